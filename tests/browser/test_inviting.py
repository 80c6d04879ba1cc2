"""Invitations: what a link says before anybody sits down, on phones and desks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from areopolis.catalogues import LANGUAGES
from browser.axe import ANY, findings
from browser.house import House, Visitors, shoot
from browser.test_languages import raw_keys

GAME = "mission-red-planet"
ADA = {"holder": "me", "name": "Ada"}
OPEN = {"holder": "open"}
SIZES = ((360, 740), (1440, 900))
WIDE = "document.documentElement.scrollWidth"


def table_of(owner: Page, house: House, **more: Any) -> Any:
    """Open a table with two free seats and an AI player."""
    seats = [ADA, OPEN, {"holder": "ai", "level": "expert"}, OPEN]
    return house.open_table(owner, GAME, seats, name="Noctis club", **more)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_an_invitation_says_what_it_is_to_before_anybody_sits_down(
    visit: Visitors, house: House, width: int, height: int
) -> None:
    clock = {"kind": "bank", "seconds": 1200, "increment": 10}
    options = {"soldier_place": 2}
    created = table_of(visit(name="owner"), house, clock=clock, options=options)
    page = visit(
        f"/join#{created['keys'][0]['key']}", width=width, height=height, touch=width < 500
    )
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play")
    main = page.get_by_role("main")
    for said in (
        "Mission: Red Planet",
        "Noctis club",
        "20 minutes",
        "10 seconds",
        "two on one ship",
    ):
        expect(main).to_contain_text(said)
    seats = main.get_by_role("listitem")
    expect(seats).to_have_count(4)
    for place, said in enumerate(("Ada", "your seat", "AI · expert", "free")):
        expect(seats.nth(place)).to_contain_text(said)
    shoot(page, f"invitation-{width}")
    assert findings(page, impacts=ANY) == []
    assert page.evaluate(WIDE) <= width
    # Nobody has sat down yet.
    assert house.get(page, "/api/me")["devices"] == 0

    page.get_by_label("Your name at the table").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/table/{created['table']}")
    expect(page.get_by_role("list", name="Seats").get_by_text("Ben")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_link_of_a_spectator_says_watch(
    visit: Visitors, house: House, width: int, height: int
) -> None:
    created = table_of(visit(name="owner"), house)
    page = visit(f"/join#{created['watch_key']}", width=width, height=height)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada invites you to watch")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(page.get_by_label("Your name at the table")).to_have_count(0)
    shoot(page, f"invitation-watch-{width}")
    page.get_by_role("button", name="Watch").click()
    page.wait_for_url(f"**/table/{created['table']}")
    expect(page.get_by_text("You are watching")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_link_that_leads_nowhere_says_so_and_takes_another(
    visit: Visitors, house: House, width: int, height: int
) -> None:
    visit.expected.append("/api/keys/look")
    created = table_of(visit(name="owner"), house)
    page = visit("/join#nothing-like-a-key", width=width, height=height)
    expect(page.get_by_role("heading", level=1)).to_have_text("No seat behind this link")
    expect(page.get_by_role("alert")).to_contain_text("leads nowhere")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    shoot(page, f"invitation-nowhere-{width}")
    assert findings(page, impacts=ANY) == []

    link = f"{house.address}/join#{created['keys'][1]['key']}"
    page.get_by_label("Paste the link").fill(link)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play")


def test_whoever_comes_too_late_is_told_when_sitting_down(visit: Visitors, house: House) -> None:
    visit.expected += ["/api/keys"]
    created = table_of(visit(name="owner"), house)
    key = created["keys"][0]["key"]
    page = visit(f"/join#{key}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    house.seat_a_guest(key)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("No seat behind this link")


def test_whoever_sits_there_comes_back_by_the_same_link(visit: Visitors, house: House) -> None:
    created = table_of(visit(name="owner"), house)
    link = f"/join#{created['keys'][0]['key']}"
    page = visit(link)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(f"{house.address}/table/{created['table']}")
    page.goto(link)
    page.get_by_role("button", name="Back to your seat").click()
    expect(page).to_have_url(f"{house.address}/table/{created['table']}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_speaks_and_fits_in_every_language(
    visit: Visitors, house: House, language: str
) -> None:
    clock = {"kind": "decision", "seconds": 86_400}
    created = table_of(visit(name="owner"), house, clock=clock)
    page = visit(language=language, width=360, height=740, theme="light", name=language)
    for key in (created["keys"][0]["key"], created["watch_key"]):
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto("/")
        page.goto(f"/join#{key}")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Ada")
        shoot(page, f"invitation-{language}-{'watch' if key == created['watch_key'] else 'play'}")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert raw_keys(page) == []
            assert page.evaluate(WIDE) <= width


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_link_is_scanned_from_the_screen(
    visit: Visitors, width: int, height: int, theme: str
) -> None:
    page = visit(f"/new?game={GAME}", width=width, height=height, theme=theme)
    page.get_by_label("Who holds seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/invite/*")
    for label in ("Link for Blue", "Link to watch"):
        button = page.get_by_role("button", name=f"QR code: {label}")
        expect(button).to_have_attribute("aria-expanded", "false")
        button.click()
        expect(button).to_have_attribute("aria-expanded", "true")
        code = page.get_by_role("img", name=f"QR code: {label}")
        code.scroll_into_view_if_needed()
        box = code.bounding_box()
        assert box is not None
        assert box["width"] >= 200
        # Dark on light in every theme.
        assert code.evaluate("one => getComputedStyle(one.parentElement).backgroundColor") == (
            "rgb(255, 255, 255)"
        )
    page.evaluate("scrollTo(0, 0)")
    shoot(page, f"links-{theme}-{width}")
    assert findings(page, impacts=ANY) == []
    assert page.evaluate(WIDE) <= width
    # The server of a test listens to this computer alone, as one at home does.
    note = page.get_by_role("note")
    expect(note).to_contain_text("works only on this computer")
    expect(note).to_contain_text("areopolis serve --host 0.0.0.0")


def test_a_system_that_can_share_gets_the_link_and_what_it_is_about(visit: Visitors) -> None:
    page = visit()
    page.add_init_script("navigator.share = async (shared) => { window.shared = shared; }")
    page.goto(f"/new?game={GAME}")
    page.get_by_label("Who holds seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/invite/*")
    for label, about in (
        ("Link for Blue", "Come and play Mission: Red Planet with me!"),
        ("Link to watch", "Come and watch us play Mission: Red Planet!"),
    ):
        page.get_by_role("button", name=f"Share: {label}").click()
        shared = page.evaluate("window.shared")
        link = page.get_by_role("textbox", name=label).input_value()
        assert (shared["url"], shared["text"]) == (link, about)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_speak_and_fit_in_every_language(
    visit: Visitors, house: House, language: str
) -> None:
    page = visit(width=360, height=740, theme="light", language=language)
    created = table_of(page, house)
    page.goto("/")
    page.evaluate(
        "([table, keys, watch]) => sessionStorage.setItem("
        "'areopolis.invites.' + table, JSON.stringify({keys, watch}))",
        [created["table"], created["keys"], created["watch_key"]],
    )
    page.goto(f"/invite/{created['table']}")
    expect(page.locator("main input")).to_have_count(3)
    page.locator("main button[aria-expanded]").first.click()
    expect(page.get_by_role("img").last).to_be_visible()
    shoot(page, f"links-{language}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert raw_keys(page) == []
        assert page.evaluate(WIDE) <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_host_chooses_his_seat_by_its_colour(visit: Visitors, width: int, height: int) -> None:
    page = visit(f"/new?game={GAME}", width=width, height=height, touch=width < 500)
    mine = page.get_by_role("group", name="Your seat")
    expect(mine.get_by_role("radio")).to_have_count(3)
    mine.get_by_text("Orange").click()
    # Whoever was to sit there takes the seat that was ours.
    expect(page.get_by_label("Who holds seat 3")).to_have_value("me")
    expect(page.get_by_label("Who holds seat 1")).to_have_value("ai")
    page.get_by_label("Name at seat 3").fill("Ada")
    page.locator(".seats").scroll_into_view_if_needed()
    shoot(page, f"seats-{width}")
    assert findings(page, impacts=ANY) == []
    assert page.evaluate(WIDE) <= width
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="(you)")).to_contain_text("Orange")


def test_seats_by_lot_lead_everybody_to_his_own(visit: Visitors, house: House) -> None:
    """Whoever looks at the table when the lot is drawn sees it from the seat that is his then."""
    owner = visit(f"/new?game={GAME}", name="owner")
    owner.get_by_label("Who holds seat 2").select_option("open")
    owner.get_by_label("Name at seat 1").fill("Ada")
    owner.get_by_label("Seats by lot").check()
    expect(owner.get_by_role("group", name="Your seat")).to_have_count(0)
    owner.get_by_role("button", name="Open the table").click()
    owner.wait_for_url("**/invite/*")
    link = owner.get_by_role("textbox", name="Link of guest 1").input_value()
    owner.get_by_role("link", name="To the table").click()
    expect(owner.get_by_role("list", name="Seats").get_by_text("(you)")).to_be_visible()

    friend = visit(link, name="friend")
    expect(friend.get_by_role("main")).to_contain_text("drawn by lot when the game begins")
    friend.get_by_label("Your name at the table").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url("**/table/*")
    table = friend.url.rpartition("/")[2]
    seats = house.get(owner, f"/api/tables/{table}/sheet")["table"]["seats"]
    titles = {seat["name"]: seat["title"] for seat in seats}
    for page, name in ((owner, "Ada"), (friend, "Ben")):
        row = page.get_by_role("list", name="Seats").get_by_role("listitem")
        expect(row.filter(has_text="(you)")).to_contain_text(titles[name])
        expect(page.locator("#question-text")).to_have_text("Which mission do you keep?")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_whoever_is_invited_takes_another_free_seat(
    visit: Visitors, house: House, width: int, height: int
) -> None:
    owner = visit(f"/new?game={GAME}", name="owner")
    for number in (2, 3):
        owner.get_by_label(f"Who holds seat {number}").select_option("open")
    owner.get_by_role("button", name="Open the table").click()
    owner.wait_for_url("**/invite/*")
    link = owner.get_by_role("textbox", name="Link for Blue").input_value()
    other = owner.get_by_role("textbox", name="Link for Orange").input_value()

    page = visit(link, width=width, height=height, touch=width < 500, name="friend")
    expect(page.get_by_role("radio")).to_have_count(2)
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("your seat")
    page.get_by_role("listitem").nth(2).click()
    expect(page.get_by_role("listitem").nth(2)).to_contain_text("your seat")
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("free")
    shoot(page, f"invitation-choice-{width}")
    assert findings(page, impacts=ANY) == []
    page.get_by_label("Your name at the table").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/*")
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="Ben")).to_contain_text("Orange")

    # The link that is left leads to the seat that is left, and the host is told so.
    visit.expected.append("404 (Not Found)")
    owner.reload()
    expect(owner.get_by_role("textbox", name="Link for Blue")).to_have_value(other)
    expect(owner.get_by_role("textbox", name="Link for Orange")).to_have_count(0)
