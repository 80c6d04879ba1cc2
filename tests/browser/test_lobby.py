"""The lobby: one click to a game, invitations, and what a table shows of itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import areopolis
from browser.house import House, Visitors, shoot

GAMES = areopolis.game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_to_a_game_against_ai(visit: Visitors, game: str) -> None:
    page = visit()
    page.locator(f"[data-quick={game}]").click()

    page.wait_for_url("**/table/*")
    expect(page.locator("#question-text")).to_be_visible()
    expect(page.locator("[data-answer], .answers input").first).to_be_attached()
    shoot(page, f"one-click-{game}")


def test_every_game_says_what_it_is_and_what_is_reconstructed(visit: Visitors) -> None:
    page = visit()
    card = page.locator("article").filter(has_text="Mission: Red Planet")

    expect(card).to_contain_text("In 1888, two to six mining companies")
    expect(card).to_contain_text("2–6 players")
    expect(card).to_contain_text("45–90 minutes")
    # One quiet line leads to the list; it is no headline of the start page.
    card.get_by_role("link", name="details are ours").click()
    expect(page.locator("#reconstructed")).to_be_in_viewport()


def test_a_new_table_offers_only_what_so_many_can_play_with(visit: Visitors) -> None:
    """Whoever plays alone chooses a mode; it is gone when others sit down."""
    page = visit("/new?game=martians")
    page.locator(".seats label").get_by_text("1", exact=True).click()
    page.locator("details summary").click()
    mode = page.get_by_label("How you play")
    expect(mode.locator("option")).to_have_count(2)
    mode.select_option(index=1)
    expect(mode.locator("option:checked")).to_contain_text("solo")

    page.locator(".seats label").get_by_text("3", exact=True).click()
    expect(mode.locator("option")).to_have_count(4)
    expect(mode.locator("option").filter(has_text="two corporations")).to_have_count(0)
    expect(mode.locator("option:checked")).to_contain_text("alone with one seat")


def test_my_tables_wait_in_the_lobby(visit: Visitors, house: House) -> None:
    page = visit()
    seats = [{"holder": "me"}, {"holder": "me"}]
    house.open_table(page, "mission-red-planet", seats, name="Tharsis club")
    page.reload()

    ongoing = page.get_by_role("region", name="Continue")
    expect(ongoing).to_contain_text("Tharsis club")
    expect(ongoing).to_contain_text("Your turn")
    ongoing.get_by_role("link", name="Tharsis club").click()
    page.wait_for_url("**/table/*")


def test_public_tables_are_found_by_everybody(visit: Visitors, house: House) -> None:
    owner = visit()
    seats = [{"holder": "me"}, {"holder": "me"}]
    house.open_table(owner, "mission-red-planet", seats, name="Open house", is_public=True)
    stranger = visit()

    shown = stranger.get_by_role("region", name="Public tables")
    expect(shown).to_contain_text("Open house")
    shown.get_by_role("link", name="Open house").click()
    expect(stranger.get_by_text("You are watching")).to_be_visible()


def test_a_table_for_friends_gives_links_that_seat_them(visit: Visitors) -> None:
    """The key stands behind the #, and leaves the address as soon as it is read."""
    owner = visit("/new?game=mission-red-planet", name="owner")
    owner.get_by_label("Who holds seat 2").select_option("open")
    owner.get_by_label("Name of the table").fill("Friends")
    owner.get_by_role("button", name="Open the table").click()
    owner.wait_for_url("**/invite/*")
    link = owner.get_by_role("textbox", name="Link for Blue").input_value()
    assert "/join#" in link
    shoot(owner, "invite")

    friend = visit(link, name="friend")
    expect(friend).to_have_url(f"{visit.house.address}/join")
    friend.get_by_label("Your name at the table").fill("Ania")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url("**/table/*")
    expect(friend.locator("#question-text")).to_have_text("Which mission do you keep?")

    owner.get_by_role("link", name="To the table").click()
    expect(owner.get_by_role("list", name="Seats").get_by_text("Ania")).to_be_visible()


def test_a_link_that_is_no_link_is_refused_in_words(visit: Visitors) -> None:
    visit.expected.append("/api/keys")
    page = visit("/join#nothing-like-a-key")

    expect(page.get_by_role("alert")).to_be_visible()


def test_a_new_link_unseats_whoever_held_the_seat_by_the_old_one(
    visit: Visitors, house: House
) -> None:
    owner = visit(name="owner")
    # The game has not begun: the last seat is open.
    seats = [{"holder": "me"}, {"holder": "open"}, {"holder": "open"}]
    created = house.open_table(owner, "mission-red-planet", seats)
    friend = visit(f"/join#{created['keys'][0]['key']}", name="friend")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url("**/table/*")
    expect(friend.locator("#question-text")).to_be_visible()

    owner.goto(f"/table/{created['table']}")
    owner.get_by_role("button", name="Table and settings").click()
    owner.get_by_role("button", name="Manage the table").click()
    owner.get_by_role("button", name="New link for Blue").click()
    expect(owner.get_by_role("textbox", name="Link for Blue")).to_be_visible()
    shoot(owner, "manage")

    visit.expected.append("404 (Not Found)")
    friend.reload()
    expect(friend.get_by_text("There is no such table, or it is not open to you.")).to_be_visible()


def test_tables_are_renamed_and_archived(visit: Visitors, house: House) -> None:
    page = visit()
    house.open_table(page, "mission-red-planet", [{"holder": "me"}, {"holder": "me"}])
    page.goto("/tables")
    page.get_by_role("button", name="Rename “Mission: Red Planet”").click()
    page.get_by_label("Name of the table").fill("Second try")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Second try")).to_be_visible()

    page.get_by_role("button", name="Move “Second try” to the archive").click()
    expect(page.get_by_role("region", name="Archive")).to_contain_text("Second try")
    shoot(page, "tables")
