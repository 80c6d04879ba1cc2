"""Whole games of every other game at the plain table, by somebody who clicks on legal answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import areopolis
from browser.house import House, Visitors, shoot
from browser.plain import Clicker, show_plain
from kit import short_options

# The first game is played by keyboard alone (test_plain_keyboard.py).
OTHERS = areopolis.game_ids()[1:]


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_is_played_at_the_plain_table(
    visit: Visitors, house: House, game: str
) -> None:
    page = visit("/settings")
    show_plain(page, game)
    alone = areopolis.game(game).seats[0] == 1
    seats = [{"holder": "me"}] + ([] if alone else [{"holder": "ai", "level": "newcomer"}])
    created = house.open_table(page, game, seats, options=short_options(game))
    page.goto(f"/table/{created['table']}")
    clicker = Clicker(page, 7)
    clicker.play()

    assert clicker.answered > 20
    expect(page.locator(".ending table")).to_be_visible()
    expect(page.locator("#question-text")).to_have_text("The game is over.")
    shoot(page, f"plain-end-{game}")
