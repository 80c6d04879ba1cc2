"""How much time is left: rounds until each production, and how soon docked ships fly."""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import NONE
from areopolis.games.mission_red_planet.state import MissionState

# The stops of the round counter at which zones produce; each gives one token more than the last.
PRODUCTION_STOPS: Final[tuple[int, ...]] = (5, 9, 13)
LAST_STOP: Final = 13
# Rounds from each stop of the counter on, the one at the stop included.
ROUNDS_FROM: Final[tuple[int, ...]] = (10, 9, 8, 7, 6, 5, 5, 4, 3, 2, 2, 1, 0, 0, 0, 0)
ALL_TO_COME: Final = 10

# Astronauts that board a docked ship in a round, about.
BOARDING: Final = 1.1
# Ships are destroyed or sent elsewhere now and then.
SAFE: Final = 0.92


def is_round(stop: int) -> bool:
    """Whether a round is played at *stop*."""
    return stop < LAST_STOP and ROUNDS_FROM[stop] != ROUNDS_FROM[stop + 1]


def part_left(state: MissionState) -> float:
    """Return which part of the current round is still to come, by the colours that will act."""
    if not is_round(state.stop):
        return 0.0
    if state.countdown == ALL_TO_COME:
        return 1.0
    waiting = 0
    for character in state.chosen:
        if 0 < character < state.countdown:
            waiting += 1
    return waiting / state.colours


def rounds_until(state: MissionState, stop: int) -> float:
    """Return how many rounds are left before the counter reaches *stop*."""
    here = min(state.stop, stop)
    whole = ROUNDS_FROM[here] - ROUNDS_FROM[stop]
    if whole == 0:
        return 0.0
    return whole - 1 + part_left(state) if is_round(here) else float(whole)


def landing_chance(room: int, rounds: float) -> float:
    """Return how likely a ship with so many free seats lands within so many rounds."""
    if room <= 0:
        return SAFE
    pull = BOARDING * rounds / room
    return SAFE * pull * pull / (1.0 + pull * pull)


def next_production(state: MissionState) -> int:
    """Return the number of the next production, or NONE after the last."""
    for number, stop in enumerate(PRODUCTION_STOPS):
        if state.stop <= stop:
            return number
    return NONE
