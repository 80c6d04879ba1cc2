"""Who will win: the colony if its time suffices; else whoever can expect most reputation."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.martians.state import ColonyState
from areopolis.players.martians.clock import rounds_after, turns_left
from areopolis.players.martians.colony import slack
from areopolis.players.martians.corporation import expected
from areopolis.players.martians.styles import PLAIN

# Time that makes a colony e times as likely to succeed: at the end, and more for each turn left.
SPARE_AT_END: Final = 1.0
SPARE: Final = 0.22
# Time that a colony finds it has lost, for each turn left.
LOSS: Final = 0.08
# Points ahead that make a seat e times as likely to win.
SWING_AT_END: Final = 1.5
SWING: Final = 0.3


def chances(state: ColonyState) -> list[float]:
    """Return each seat's chance to win; in the cooperative modes all have the colony's."""
    if state.rules.is_cooperative:
        return [chance_of(state, slack(state, PLAIN))] * state.seats
    points = [expected(state, seat, PLAIN) for seat in range(state.seats)]
    swing = swing_of(state)
    best = max(points)
    weights = [exp((mine - best) / swing) for mine in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def chance_of(state: ColonyState, spare: float) -> float:
    """Return the chance of a colony that can *spare* so much time."""
    turns = turns_left(state, 0) * state.rules.players
    return likely((spare - LOSS * turns) / (SPARE_AT_END + SPARE * turns))


def chance_with(state: ColonyState, player: int, points: float) -> float:
    """Return the chance of *player* to win with so many *points* in the end."""
    others = [expected(state, seat, PLAIN) for seat in range(state.seats) if seat != player]
    # Of several rivals one may do better than expected.
    return likely((points - max(others)) / swing_of(state)) / (0.5 + 0.5 * len(others))


def swing_of(state: ColonyState) -> float:
    """Return the points ahead that make a seat e times as likely to win."""
    return SWING_AT_END + SWING * (turns_left(state, 0) + rounds_after(state))


def likely(lead: float) -> float:
    """Return a chance from 0 to 1."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead))))
