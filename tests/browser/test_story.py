"""What happened: the strip since the last turn, hints that lead to the board, the end of a game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import areopolis
from areopolis.core.seen import Seen
from areopolis.players.greedy import GreedyPlayer
from browser.house import House, Visitors, shoot, soon
from kit import short_game
from review.games import recorded

ME = {"holder": "me", "name": "Ada"}
AI = {"holder": "ai", "level": "random"}
SIZES = ((1366, 768), (360, 740))
# What seats do in the middle of a game, as far as the first seat is asked again.
MIDDLE = 40


def in_the_middle(game: str) -> dict[str, Any]:
    """Return the record of a game in which the first seat is asked after all others have acted.

    What all have answered at once is nothing that others did since.
    """
    state = short_game(game, 3, 11)
    players = [GreedyPlayer(game, seat) for seat in range(state.seats)]
    others: set[int] = set()
    while not (state.moves > MIDDLE and len(others) == 2 and list(state.deciding) == [0]):
        seat = state.deciding[0]
        is_alone = len(state.deciding) == 1
        state.play(seat, players[seat].choose(Seen(state, seat)))
        others = {*others, seat} if seat and is_alone else set()
    return state.record()


def open_record(page: Page, house: House, record: dict[str, Any]) -> None:
    """Open a table that goes on from *record*, at its first seat."""
    seats = [ME, *[AI] * (record["seats"] - 1)]
    table = house.post(page, "/api/tables/import", {"record": record, "seats": seats})["table"]
    page.goto(f"/table/{table}")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", areopolis.game_ids())
def test_whoever_is_asked_again_sees_what_the_others_did(
    visit: Visitors, house: House, game: str, width: int, height: int
) -> None:
    page = visit(width=width, height=height, touch=width < 500)
    open_record(page, house, in_the_middle(game))

    strip = page.get_by_role("region", name="Since your turn")
    expect(strip).to_be_visible()
    shoot(page, f"story-since-{game}-{width}")
    assert strip.locator("ul > li").count() >= 1
    # Not what the reader has done himself.
    own = page.locator(".seats [aria-current], .seats li").first.inner_text().split("\n")[0]
    assert own not in strip.locator(".who").all_inner_texts()
    # The log keeps its place below it.
    if width > 1000:
        expect(page.get_by_role("tab", name="Log")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", areopolis.game_ids())
def test_a_hint_leads_to_what_it_speaks_of(visit: Visitors, house: House, game: str) -> None:
    """On a phone most of the table lies behind tabs."""
    page = visit(width=360, height=740, touch=True)
    created = house.open_table(page, game, [ME, AI])
    page.goto(f"/table/{created['table']}")
    page.get_by_role("button", name="Hint").click()
    said = page.get_by_text("Look at what lights up.").or_(
        page.get_by_text("The best answer is one of these:")
    )
    expect(said).to_be_visible(timeout=soon(120))
    shoot(page, f"story-hint-{game}")

    lit = page.locator("main .is-lit:visible")
    if page.get_by_text("Look at what lights up.").count():
        expect(lit.first).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", areopolis.game_ids())
def test_the_end_leads_to_another_game_to_the_review_and_to_others(
    visit: Visitors, house: House, game: str, width: int, height: int
) -> None:
    page = visit(width=width, height=height, touch=width < 500)
    open_record(page, house, recorded(game))
    ending = page.locator(".ending")
    expect(ending).to_be_visible()
    shoot(page, f"story-end-{game}-{width}")

    assert ending.locator(".bars .segment").count() >= 1
    assert 1 <= ending.locator(".moments li").count() <= 3
    expect(ending.get_by_role("button", name="Play again with the same seats")).to_be_visible()
    ending.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to the review", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    ending.get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="Review of this game")).to_be_in_viewport()
    # A moment is shown on the board, and the way back stays in sight.
    ending.locator(".moments button").first.click()
    expect(page.locator(".replay")).to_be_in_viewport(ratio=1)
    expect(page.locator("main > .board")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
