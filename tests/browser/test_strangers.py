"""People who do not know each other: words that nobody has to read, and a person's own devices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import ANY, findings
from browser.house import House, Visitors, shoot
from browser.test_table_people import GAME, two

RUDE = "You play like a rover without wheels"


def said(page: Page, text: str = RUDE) -> None:
    """Let the person at *page* say something."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(text)


def menu(page: Page, name: str) -> Locator:
    """Open what can be done about the last line of *name*."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name=f"What to do about the words of {name}").last.click()
    return page.get_by_role("log")


def code_after(page: Page, button: str) -> str:
    """Return the code that *button* shows, not one that was shown before."""
    shown = page.get_by_role("status").locator("code")
    before = shown.all_inner_texts()
    page.get_by_role("button", name=button).click()
    expect(shown).to_be_visible()
    for text in before:
        expect(shown).not_to_have_text(text)
    return shown.inner_text()


def test_who_hides_somebodys_words_reads_them_no_more_and_others_do(
    visit: Visitors, house: House
) -> None:
    owner, friend = two(visit, house)
    said(friend)
    words = menu(owner, "Ben")
    shoot(owner, "chat-menu")
    words.get_by_role("button", name="Hide their words").click()
    expect(words).not_to_contain_text(RUDE)
    expect(friend.get_by_role("log")).to_contain_text(RUDE)

    said(friend, "And another thing")
    owner.reload()
    expect(owner.locator("#question-text")).to_be_visible()
    words = menu(owner, "Ben")
    expect(words).not_to_contain_text("And another thing")
    words.get_by_role("button", name="Show their words again").click()
    expect(words).to_contain_text("And another thing")


def test_an_owner_removes_a_line_and_mutes_for_everybody(visit: Visitors, house: House) -> None:
    visit.expected.append("403 (Forbidden)")
    owner, friend = two(visit, house)
    said(friend)
    words = menu(owner, "Ben")
    words.get_by_role("button", name="Remove this line").click()
    for page in (owner, friend):
        expect(page.get_by_role("log")).not_to_contain_text(RUDE)

    menu(owner, "Ben").get_by_role("button", name="Let them speak no more").click()
    menu(owner, "Ben")
    expect(owner.get_by_role("button", name="Let them speak again")).to_be_visible()
    friend.get_by_label("Say something").fill("May I?")
    friend.keyboard.press("Enter")
    expect(friend.get_by_text("does not let you speak here")).to_be_visible()
    # What could not be said is not lost.
    expect(friend.get_by_label("Say something")).to_have_value("May I?")

    owner.get_by_role("button", name="Let them speak again").click()
    said(friend, "Thank you")
    expect(owner.get_by_role("log")).to_contain_text("Thank you")


def test_who_is_no_owner_can_report_and_nothing_else(visit: Visitors, house: House) -> None:
    owner, friend = two(visit, house)
    said(owner)
    words = menu(friend, "Ada")
    expect(words.get_by_role("button", name="Remove this line")).to_have_count(0)
    words.get_by_role("button", name="Report to the operator").click()
    expect(friend.get_by_text("Reported:")).to_be_visible()
    expect(friend.get_by_role("log")).to_contain_text(RUDE)


def test_an_owner_lets_spectators_only_watch(visit: Visitors, house: House) -> None:
    owner = visit(name="owner")
    created = house.open_table(owner, GAME, [{"holder": "me"}, {"holder": "me"}])
    watcher = visit(f"/join#{created['watch_key']}", name="watcher")
    watcher.get_by_role("button", name="Watch").click()
    watcher.wait_for_url("**/table/*")
    said(watcher, "Good luck to all")

    owner.goto(f"/table/{created['table']}")
    owner.get_by_role("button", name="Here I am").click()
    owner.get_by_role("button", name="Table and settings").click()
    owner.get_by_role("button", name="Manage the table").click()
    box = owner.get_by_label("Spectators may speak in the chat")
    box.uncheck()
    expect(watcher.get_by_label("Say something")).to_be_hidden()
    expect(watcher.get_by_text("Spectators only watch here.")).to_be_visible()


def test_another_device_and_a_lost_cookie_come_back_by_a_code(
    visit: Visitors, house: House
) -> None:
    page = visit(name="first")
    house.open_table(page, GAME, [{"holder": "me"}, {"holder": "me"}], name="Evening")
    page.goto("/settings")
    recovery = code_after(page, "A recovery code")
    device = code_after(page, "A code for another device")
    shoot(page, "devices")
    for code in (device, recovery):
        other = visit("/settings", name="other")
        other.get_by_label("I have a code").fill(code.lower())
        other.get_by_role("button", name="Come with this code").click()
        expect(other.get_by_text("This browser is yours now.")).to_be_visible()
        other.goto("/tables")
        expect(other.get_by_role("link", name="Evening")).to_be_visible()
    visit.expected.append("404 (Not Found)")
    late = visit("/settings", name="late")
    late.get_by_label("I have a code").fill(device)
    late.get_by_role("button", name="Come with this code").click()
    expect(late.get_by_text("This code leads nowhere")).to_be_visible()
    page.reload()
    expect(page.get_by_text("3 devices are yours.")).to_be_visible()

    page.get_by_role("button", name="End my sessions on all other devices").click()
    expect(page.get_by_text("Only this browser knows your secret now.")).to_be_visible()
    expect(page.get_by_text("1 device is yours.")).to_be_visible()
    other.reload()
    expect(other.get_by_role("link", name="Evening")).to_have_count(0)
    page.goto("/tables")
    expect(page.get_by_role("link", name="Evening")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
def test_a_scanned_code_is_filled_in_and_waits_for_the_button(
    visit: Visitors, house: House, width: int, height: int
) -> None:
    page = visit(name="first", width=width, height=height)
    house.open_table(page, GAME, [{"holder": "me"}, {"holder": "me"}], name="Evening")
    page.goto("/settings")
    code = code_after(page, "A code for another device")
    expect(page.get_by_role("img", name="QR code for the other device")).to_be_visible()
    shoot(page, f"device-{width}")
    assert findings(page, impacts=ANY) == []

    other = visit(f"/settings#code={code}", name="other", width=width, height=height)
    expect(other.get_by_label("I have a code")).to_have_value(code)
    # The address and the history forget it, and nothing has happened yet.
    expect(other).to_have_url(f"{house.address}/settings")
    expect(other.get_by_text("only if it is your own")).to_be_in_viewport()
    assert house.get(other, "/api/me")["devices"] == 0
    shoot(other, f"device-scanned-{width}")
    assert findings(other, impacts=ANY) == []
    other.get_by_role("button", name="Come with this code").click()
    expect(other.get_by_text("This browser is yours now.")).to_be_visible()
    expect(other.get_by_text("2 devices are yours.")).to_be_visible()


def test_a_code_does_not_take_ones_own_tables_unasked(visit: Visitors, house: House) -> None:
    visit.expected.append("409 (Conflict)")
    page = visit(name="first")
    house.open_table(page, GAME, [{"holder": "me"}, {"holder": "me"}], name="Hers")
    page.goto("/settings")
    code = code_after(page, "A code for another device")
    other = visit(name="other")
    house.open_table(other, GAME, [{"holder": "me"}, {"holder": "me"}], name="His")
    other.goto("/settings")
    other.get_by_label("I have a code").fill(code)
    other.get_by_role("button", name="Come with this code").click()
    expect(other.get_by_role("alert")).to_contain_text("tables of its own")
    shoot(other, "code-doubt")
    other.get_by_role("button", name="Give up what this browser holds").click()
    expect(other.get_by_text("This browser is yours now.")).to_be_visible()
    other.goto("/tables")
    expect(other.get_by_role("link", name="Hers")).to_be_visible()
    expect(other.get_by_role("link", name="His")).to_have_count(0)


def test_ones_own_table_is_deleted_after_a_question(visit: Visitors, house: House) -> None:
    page = visit()
    for name in ("Kept", "Doomed"):
        house.open_table(page, GAME, [{"holder": "me"}, {"holder": "me"}], name=name)
    page.goto("/tables")
    page.get_by_role("button", name="Delete: Doomed").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("link", name="Doomed")).to_be_visible()
    page.get_by_role("button", name="Delete: Doomed").click()
    shoot(page, "delete-table")
    page.get_by_role("button", name="Delete the table").click()
    expect(page.get_by_role("link", name="Doomed")).to_have_count(0)
    expect(page.get_by_role("link", name="Kept")).to_be_visible()


def test_who_deletes_himself_is_unknown_then(visit: Visitors, house: House) -> None:
    page = visit()
    house.open_table(page, GAME, [{"holder": "me"}, {"holder": "me"}], name="Evening")
    page.goto("/settings")
    page.get_by_role("button", name="Delete everything of mine").click()
    shoot(page, "forget")
    page.get_by_role("dialog").get_by_role("button", name="Delete everything of mine").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
    expect(page.get_by_text("This server does not know you yet")).to_be_visible()
    page.goto("/tables")
    expect(page.get_by_role("link", name="Evening")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "el"])
@pytest.mark.parametrize("width", [1440, 360])
def test_what_is_ones_own_fits_into_the_page(
    visit: Visitors, house: House, language: str, width: int
) -> None:
    page = visit(width=width, language=language, name=language)
    house.open_table(page, GAME, [{"holder": "me"}, {"holder": "me"}])
    page.goto("/settings")
    own = page.locator("section", has=page.locator("#me"))
    own.get_by_role("button").nth(1).click()
    expect(own.locator("code")).to_be_visible()
    own.scroll_into_view_if_needed()
    shoot(page, f"me-{language}-{width}")
    inside = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert inside
