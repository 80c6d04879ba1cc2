"""What helps to decide and to understand: rehearsals, hints, and the review of a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.axe import findings
from browser.house import House, Visitors, shoot, soon
from review.games import recorded

MISSION = "mission-red-planet"
ME = {"holder": "me"}
AI = {"holder": "ai", "level": "random"}
# By how much the document is higher than the window.
HEIGHT = "document.documentElement.scrollHeight - innerHeight"
# Letters are at least so high, in pixels.
LEGIBLE = 11


def at_table(visit: Visitors, house: House) -> Page:
    """Return a page at a new table against an AI player that has answered; we have not."""
    page = visit()
    created = house.open_table(page, MISSION, [ME, AI])
    page.goto(f"/table/{created['table']}")
    expect(page.locator("[data-answer]").first).to_be_attached()
    sheet = f"/api/tables/{created['table']}/sheet?seat=0"
    while house.get(page, sheet)["table"]["seats"][1]["is_deciding"]:
        page.wait_for_timeout(20)
    return page


def moves(page: Page, house: House) -> int:
    """Return how many moves were made at the table of *page*."""
    table = page.url.rpartition("/")[2]
    return int(house.get(page, f"/api/tables/{table}/sheet?seat=0")["moves"])


def test_a_turn_is_tried_out_and_discarded(visit: Visitors, house: House) -> None:
    page = at_table(visit, house)
    before = moves(page, house)
    question = page.locator("#question-text").inner_text()

    page.get_by_role("button", name="Try it out").click()
    page.locator("[data-answer]").first.click()
    page.get_by_role("button", name="Confirm").click()

    trying = page.get_by_role("region", name="Trying out")
    expect(trying.locator("li")).to_have_count(1)
    shoot(page, "rehearsal")
    assert moves(page, house) == before
    trying.get_by_role("button", name="Discard").click()
    expect(trying).to_have_count(0)
    expect(page.locator("#question-text")).to_have_text(question)
    assert moves(page, house) == before


def test_a_turn_that_was_tried_out_is_played(visit: Visitors, house: House) -> None:
    page = at_table(visit, house)
    before = moves(page, house)
    page.get_by_role("button", name="Try it out").click()
    page.locator("[data-answer]").first.click()
    page.get_by_role("button", name="Confirm").click()
    trying = page.get_by_role("region", name="Trying out")
    expect(trying.locator("li")).to_have_count(1)

    trying.get_by_role("button", name="Play it for real").click()

    expect(trying).to_have_count(0)
    page.wait_for_function(
        """async (before) => {
            const table = location.pathname.split('/').at(-1);
            const answer = await fetch(`/api/tables/${table}/sheet?seat=0`);
            return (await answer.json()).moves > before;
        }""",
        arg=before,
    )


def test_help_grows(visit: Visitors, house: House) -> None:
    page = at_table(visit, house)

    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Look at what lights up.")).to_be_visible(timeout=soon(60))
    page.get_by_role("button", name="More help").click()
    expect(page.get_by_text("The best answer is one of these:")).to_be_visible()
    page.get_by_role("button", name="More help").click()
    expect(page.get_by_text("estimated share of wins")).to_be_visible()
    expect(page.get_by_text("Scores to expect at the end")).to_be_visible()
    expect(page.get_by_role("button", name="More help")).to_have_count(0)
    # Everybody who reads the game later learns of it.
    expect(page.get_by_role("log").or_(page.locator(".side"))).to_contain_text("asked for advice")


def test_no_hints_where_people_play(visit: Visitors, house: House) -> None:
    page = visit()
    created = house.open_table(page, MISSION, [ME, ME])
    page.goto(f"/table/{created['table']}")

    page.get_by_role("button").first.wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_reviewed_beside_its_replay(visit: Visitors, house: House) -> None:
    page = visit()
    body = {"record": recorded(MISSION), "seats": [ME, AI]}
    table = house.post(page, "/api/tables/import", body)["table"]
    page.goto(f"/table/{table}")

    expect(page.get_by_text("The quick review is ready within two minutes")).to_be_visible()
    page.get_by_role("button", name="Review quickly").click()
    turning = page.locator(".turning article")
    expect(turning).to_have_count(6, timeout=soon(180))
    shoot(page, "review")
    assert findings(page) == []
    turning.first.get_by_role("button", name="Show this moment on the board").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page.locator(".turning .is-shown")).to_have_count(1)
    stands_beside_the_board(page)
    page.get_by_role("tab", name="Points, as if the game ended there").click()
    expect(page.get_by_role("img", name="Points, as if the game ended there")).to_be_visible()
    assert page.get_by_role("link", name="Take the review home as a page").get_attribute("href")

    # A stranger opens the link, sees the same review, and plays on from a turning point.
    page.get_by_role("button", name="Share this game").click()
    link = page.get_by_label("Link to the review", exact=True).input_value()
    fits_a_phone(visit, link)
    stranger = visit(name="Zoe")
    stranger.goto(link)
    expect(stranger.locator(".turning article")).to_have_count(6)
    expect(stranger).to_have_url(re.compile(rf"/table/{table}#review$"))
    expect(stranger.get_by_role("button", name="Review quickly")).to_have_count(0)
    expect(stranger.get_by_role("heading", name="Review of this game")).to_be_in_viewport()
    # Beside the board there is room for both.
    expect(stranger.locator("main > .board, .ending").first).to_be_in_viewport()
    shoot(stranger, "review-shared")
    turning = stranger.locator(".turning article")
    turning.first.get_by_role("button", name="Play on from here").click()
    stranger.get_by_label("Who holds seat 2").select_option("ai")
    shoot(stranger, "review-play-on")
    stranger.get_by_role("button", name="Open the new table").click()
    expect(stranger).not_to_have_url(re.compile(table))
    expect(stranger.locator("#question-text")).not_to_have_text("The game is over.")


def stands_beside_the_board(page: Page) -> None:
    """See that board, replay and review are in sight together, and the replay stays there."""
    board, review, bar = [page.locator(part) for part in ("main > .board", "#review", ".replay")]
    drawn, said = board.bounding_box(), review.bounding_box()
    assert drawn is not None
    assert said is not None
    assert drawn["x"] + drawn["width"] <= said["x"] + 1
    expect(board).to_be_in_viewport()
    expect(bar).to_be_in_viewport(ratio=1)
    page.evaluate("document.querySelector('main').scrollTo(0, 100000)")
    expect(bar).to_be_in_viewport(ratio=1)
    assert page.evaluate(HEIGHT) <= 0


def fits_a_phone(visit: Visitors, link: str) -> None:
    """Look at the review behind *link* on a phone."""
    page = visit(width=360, height=740, touch=True)
    page.goto(link)
    expect(page.locator(".turning article")).to_have_count(6)
    width = page.evaluate("document.querySelector('main').scrollWidth")
    shoot(page, "review-phone")
    assert findings(page) == []
    assert width <= 360
    letters = page.locator("#review figure text").first.bounding_box()
    assert letters is not None
    assert letters["height"] >= LEGIBLE
    # The board comes before what is said about it, with the bar above it.
    page.get_by_role("button", name="Show this moment on the board").first.tap()
    bar, board = page.locator(".replay"), page.locator("main > .board")
    expect(bar).to_be_in_viewport(ratio=1)
    expect(board).to_be_in_viewport(ratio=0.2)
    shoot(page, "review-phone-shown")
    page.evaluate("document.querySelector('main').scrollTo(0, 100000)")
    expect(bar).to_be_in_viewport(ratio=1)
    assert page.evaluate(HEIGHT) <= 0
