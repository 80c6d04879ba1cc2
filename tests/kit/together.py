"""Games in which people win or lose together, from their last round on."""

from __future__ import annotations

from random import Random
from typing import Final

from areopolis.core.state import State
from kit.martians import GAME, scene

COOPERATIVE: Final = "koop1"
SEMI_COOPERATIVE: Final = "rw2"
COMPETITIVE: Final = "rw3"
# The requirements of the first scenario.
MISSION: Final = {"a": 1, "b": 1, "c": 1}


def last_round(mode: str, is_done: bool, seats: int = 3, seed: int = 1) -> State:
    """Return a position late in the last round; the mission is done already, or out of reach."""
    position = scene(mode, seats, seed).round(4, 3)
    if is_done:
        position.done(**MISSION)
    return GAME.from_dict(position.build().to_dict())


def ended(mode: str, is_done: bool, seats: int = 3, seed: int = 1) -> State:
    """Return that game at its end, played at random."""
    return played_out(last_round(mode, is_done, seats, seed), seed)


def played_out(state: State, seed: int = 1) -> State:
    """Play at random to the end."""
    dice = Random(seed)
    while not state.over:
        seat = state.deciding[0]
        state.apply(seat, dice.choice(state.decision(seat).options))
    return state
