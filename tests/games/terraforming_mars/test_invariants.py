"""The invariants hold at every decision of random games, and in what players imagine."""

from typing import Any

import pytest

from games.terraforming_mars import invariants
from kit import wander
from kit.terraforming_mars import GAME

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"corporate_era": False, "draft": True, "corporation_deal": "one_colonies"},
    {"colonies": False, "initial_draft": True, "draft": True},
    {"beginner_corporations": True, "world_government": True, "effect_order": "default"},
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
