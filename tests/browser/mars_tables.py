"""Tables of Terraforming Mars that go on from a position."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from areopolis.core.state import State
from browser.drawn_tables import table_from
from browser.house import House
from kit.terraforming_mars import GREEN, RED, Scene, scene

GAME: Final = "terraforming-mars"


def begun(page: Page, house: House, state: State, friend: Page | None = None) -> str:
    """Return a table that goes on from *state*, *page* at its first seat.

    The second is that of a *friend*; guests without a browser take the rest.
    """
    return table_from(page, house, GAME, state.record(), state.seats, friend)


def late() -> Scene:
    """Return a late generation in which everything can be done in one turn."""
    return (
        scene(mc=60)
        .corporation(RED, "mining-guild")
        .corporation(GREEN, "teractor")
        .production(RED, energy=1)
        .stock(RED, steel=6, titanium=2, plants=9, energy=5, heat=9)
        .hand(RED, "016", "078", "110", "184")
        .tableau(RED, "033", resources=3)
        .tableau(GREEN, "035", resources=2)
        .rating(RED, 36)
        .parameters(temperature=-6, oxygen=6)
        .tile("3-3", "city", RED)
        .tile("3-4", "greenery", RED)
        .tile("7-3", "city", GREEN)
        .tile("1-2", "ocean")
        .colony("luna", marker=4, owners=(GREEN,))
        .colony("europa", marker=2)
        .colony("triton", marker=3, owners=(RED, GREEN))
        .colony("titan", marker="asleep")
        .colony("ceres", marker=1)
    )
