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
    left = turns_left(state, 0)
    if state.rules.is_cooperative:
        turns = left * state.rules.players
        spare = slack(state, PLAIN) - LOSS * turns
        swing = SPARE_AT_END + SPARE * turns
        chance = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -spare / swing))))
        return [chance] * state.seats
    points = [expected(state, seat, PLAIN) for seat in range(state.seats)]
    swing = SWING_AT_END + SWING * (left + rounds_after(state))
    best = max(points)
    weights = [exp((mine - best) / swing) for mine in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]
