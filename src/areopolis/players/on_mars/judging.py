"""Who will win: points that everybody can expect, the surer the fewer turns are left."""

from __future__ import annotations

from math import exp, log
from typing import Final

from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.alone import chance_alone
from areopolis.players.on_mars.clock import turns_left
from areopolis.players.on_mars.standing import expected
from areopolis.players.on_mars.styles import PLAIN

# Points ahead that make a seat e times as likely to win: at the end, and more for each turn left.
SWING_AT_END: Final = 2.0
SWING: Final = 0.9
SWING_UNTIL: Final = 12.0
# Chances that are judged stay within these.
LEAST_CHANCE: Final = 0.02
MOST_CHANCE: Final = 0.98


def chances(state: OnMarsState) -> list[float]:
    """Return each seat's chance to win."""
    left = turns_left(state, 0)
    if state.rules.is_solo:
        return [chance_alone(state, left)]
    points = [expected(state, seat, turns_left(state, seat), PLAIN) for seat in range(state.seats)]
    swing = swing_of(left)
    best = max(points)
    weights = [exp((mine - best) / swing) for mine in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def swing_of(left: float) -> float:
    """Return how many points ahead make a seat e times as likely to win."""
    return SWING_AT_END + SWING * min(left, SWING_UNTIL)


class Gauge:
    """Reads a chance to win off points that can be expected, from how a place stands now."""

    def __init__(self, now: float, chance: float, left: float) -> None:
        """So many points can be expected *now*, which is worth a *chance*."""
        likely = max(LEAST_CHANCE, min(MOST_CHANCE, chance))
        self.now = now
        self.left = left
        self.odds = log(likely / (1.0 - likely))
        self.swing = swing_of(left)

    def chance_with(self, points: float) -> float:
        """Return the chance of a place that can expect so many *points*."""
        gain = (points - self.now) / self.swing
        return 1.0 / (1.0 + exp(-self.odds - gain))
