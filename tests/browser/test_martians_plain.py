"""Martians at the plain table: a whole game in each mode in which several sit at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.house import House, Visitors, shoot
from browser.plain import Clicker, show_plain
from kit import sampling

GAME = "martians"


# Whole games in a browser take their time: each run plays one mode, another with every commit.
MODES = sampling.some(["koop1", "rw2", "rw3"], 1, "modes at the plain table")


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_played_in_every_mode(visit: Visitors, house: House, mode: str) -> None:
    """Alone it is played by the test of all games (test_plain_scripted.py)."""
    page = visit("/settings", width=1280)
    show_plain(page, GAME)
    seats = [{"holder": "me"}, {"holder": "ai", "level": "random"}]
    created = house.open_table(page, GAME, seats, options={"mode": mode})
    page.goto(f"/table/{created['table']}")
    expect(page.locator("[data-question]")).to_be_visible()
    shoot(page, f"plain-{GAME}-{mode}")
    clicker = Clicker(page, 7)
    clicker.play()

    assert clicker.answered > 10
    expect(page.locator(".ending table")).to_be_visible()
    expect(page.locator("#question-text")).to_have_text("The game is over.")
    shoot(page, f"plain-end-{GAME}-{mode}")
    page.set_viewport_size({"width": 360, "height": 780})
    expect(page.locator(".ending table")).to_be_visible()
    shoot(page, f"plain-end-{GAME}-{mode}-phone")
