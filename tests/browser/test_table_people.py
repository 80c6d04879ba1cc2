"""Several people: at one screen, in two browsers, and those who only watch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.house import House, Visitors, shoot
from browser.plain import asked

GAME = "mission-red-planet"


def keep_mission(page: Page) -> None:
    """Answer the first question of the game."""
    expect(page.locator("#question-text")).to_have_text("Which mission do you keep?")
    page.locator("[data-answer]").first.click()
    page.get_by_role("button", name="Confirm").click()


def two(visit: Visitors, house: House) -> tuple[Page, Page]:
    """Return the browsers of two people at one table."""
    owner = visit(name="owner")
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "open"}]
    created = house.open_table(owner, GAME, seats)
    friend = visit(name="friend")
    house.post(friend, "/api/keys", {"key": created["keys"][0]["key"], "name": "Ben"})
    for page in (owner, friend):
        page.goto(f"/table/{created['table']}")
        expect(page.locator("#question-text")).to_be_visible()
    return owner, friend


def test_between_two_people_at_one_screen_nothing_is_shown(visit: Visitors, house: House) -> None:
    page = visit()
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Ben"}]
    created = house.open_table(page, GAME, seats)
    page.goto(f"/table/{created['table']}")
    expect(page.get_by_role("heading", name="Pass the screen to Ada")).to_be_visible()
    expect(page.locator("[data-answer], [data-thing]")).to_have_count(0)
    shoot(page, "hand-over")
    page.get_by_role("button", name="Here I am").click()
    keep_mission(page)

    expect(page.get_by_role("heading", name="Pass the screen to Ben")).to_be_visible()
    expect(page.locator("[data-answer], [data-thing]")).to_have_count(0)
    page.get_by_label("We hide nothing").check()
    page.get_by_role("button", name="Here I am").click()
    keep_mission(page)
    # From now on the screen goes from seat to seat by itself.
    expect(page.locator("#question-text")).to_contain_text("Which character")


def test_what_one_person_says_the_other_reads_as_it_was_written(
    visit: Visitors, house: House
) -> None:
    owner, friend = two(visit, house)
    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Say something").fill("<b>Hello</b> & good luck")
    friend.keyboard.press("Enter")

    expect(owner.get_by_role("tab", name="Chat")).to_contain_text("1")
    owner.get_by_role("tab", name="Chat").click()
    expect(owner.get_by_role("log")).to_contain_text("<b>Hello</b> & good luck")
    expect(owner.get_by_role("log")).to_contain_text("Ben")


def test_what_was_revealed_is_taken_back_if_all_people_agree(visit: Visitors, house: House) -> None:
    owner, friend = two(visit, house)
    keep_mission(owner)
    keep_mission(friend)
    known = asked(owner)
    owner.get_by_role("button", name="Replay").click()
    owner.keyboard.press("Home")
    owner.get_by_role("button", name="Take back to here").click()

    vote = friend.get_by_role("region", name="Vote")
    expect(vote).to_be_visible()
    shoot(friend, "vote")
    vote.get_by_role("button", name="Agree", exact=True).click()
    expect(vote).to_be_hidden()
    asked(owner, known or "")
    for page in (owner, friend):
        expect(page.locator("#question-text")).to_have_text("Which mission do you keep?")


def test_a_vote_ends_with_the_first_who_disagrees(visit: Visitors, house: House) -> None:
    owner, friend = two(visit, house)
    owner.get_by_role("button", name="Table and settings").click()
    owner.get_by_role("button", name="Propose to abandon the game").click()
    friend.get_by_role("button", name="Disagree").click()
    expect(owner.get_by_role("region", name="Vote")).to_be_hidden()
    expect(owner.locator("#question-text")).to_have_text("Which mission do you keep?")


def test_a_spectator_sees_the_table_and_nothing_to_answer(visit: Visitors, house: House) -> None:
    owner = visit()
    created = house.open_table(owner, GAME, [{"holder": "me"}, {"holder": "me"}])
    watcher = visit(f"/join#{created['watch_key']}")
    watcher.get_by_role("button", name="Watch").click()
    watcher.wait_for_url("**/table/*")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.locator("#question-text")).to_contain_text("Waiting for")
    expect(watcher.locator("[data-answer]")).to_have_count(0)
