"""The invariants hold at every decision of random games, and in what players imagine."""

from typing import Any

import pytest

from games.on_mars import invariants
from kit import wander
from kit.on_mars import GAME

VARIANTS: tuple[dict[str, Any], ...] = (
    {"round_limit": 20},
    {"round_limit": 20, "ship_tech": "extra_ships", "length": "long"},
    {"round_limit": 20, "ship_tech": "raise_limit", "first_colonists": True},
    {"round_limit": 20, "warehouse_crystals_pending": False, "space_oddity": True},
)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_what_always_holds(seats: int, variant: int) -> None:
    state = GAME.new(seats=seats, seed=variant, options=VARIANTS[variant])
    before = state.clone()
    for number, now in enumerate(wander(state, seed=seats)):
        invariants.holds(now)
        invariants.stays(before, now)
        before = now.clone()
        if number % 40 == 0:
            invariants.holds(now.determinize(number % seats, number))
