"""How many turns a seat has left: missions and levels that are missing, at the table's pace."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import LEVEL_MOST, NONE
from areopolis.games.on_mars.rules.status import REMAINING_LEVEL
from areopolis.games.on_mars.state import OnMarsState

# Deeds of missions, and buildings of life support, that one place does in a round.
PACE: Final = 0.25
# A mission that hardly anybody can contribute to is slower than its number says.
LONGEST: Final = 25.0
# What Lacerda's cards add in a round from the second pass through his deck on.
CARD: Final = 0.6


def turns_left(state: OnMarsState, seat: int) -> float:
    """Return how many turns *seat* has after this one."""
    has_turn = state.current != seat and not state.laid >> seat & 1
    if state.is_last_round:
        return 1.0 if has_turn else 0.0
    rounds = min(LONGEST, rounds_for(state, deeds_left(state)))
    if not state.rules.is_space_oddity:
        rounds += 1.0
    if state.rules.round_limit:
        rounds = min(rounds, float(state.rules.round_limit - state.round))
    return rounds + 1.0 if has_turn else rounds


def rounds_for(state: OnMarsState, deeds: float) -> float:
    """Return how many rounds so many *deeds* take; Lacerda's cards do some in his second pass."""
    pace = PACE * state.rules.places
    if not state.rules.is_solo:
        return deeds / pace
    before = 0 if state.reshuffles else len(state.solo_deck)
    if deeds <= pace * before:
        return deeds / pace
    return before + (deeds - pace * before) / (pace + CARD)


def deeds_left(state: OnMarsState) -> float:
    """Return how many deeds are missing until the end of the game is triggered."""
    if not state.remaining:
        return 0.0
    waits: list[int] = []
    for letter, mission in enumerate(state.missions):
        if mission != NONE and state.mission_left[letter]:
            waits.append(state.mission_left[letter])
    # A level needs a building of each kind of life support; those below it come before.
    for level in range(max(state.level + 1, REMAINING_LEVEL), LEVEL_MOST + 1):
        waits.append(life_support_missing(state, level))
    waits.sort()
    needed = waits[: state.remaining]
    # Levels are counted from where the Colony stands, so that they contain one another in part;
    # all that is done goes on at the same time.
    return 0.5 * sum(needed) + 0.5 * max(needed) if needed else 0.0


def life_support_missing(state: OnMarsState, level: int) -> int:
    """Return how many buildings of life support a level of the Colony still needs."""
    missing = 0
    for row in state.lss:
        if row < level:
            missing += level - row
    return missing
