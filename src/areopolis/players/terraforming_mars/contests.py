"""Milestones and awards: who leads, what that costs, and what it denies."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.data.constants import (
    AWARD_FIRST,
    AWARD_PRICES,
    AWARD_SECOND,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    NONE,
)
from areopolis.games.terraforming_mars.rules.projects import award_value
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.terraforming_mars.outlook import Outlook

# Points that others cannot get any more.
DENIED: Final = 0.3
# What a lead is worth: shares go by this power, after what may still be added in a generation.
POWER: Final = 4.0
# What seats add to the measure of each award in a generation.
GROWTH: Final[tuple[float, ...]] = (0.7, 1.5, 0.6, 3.0, 2.0)
LEAST: Final = 0.3
# Points of others for an award count so much against the own ones.
GIVEN: Final = 0.45


def milestone_worth(look: Outlook) -> float:
    """Return what claiming a milestone gains; only three can be claimed at all."""
    return look.points(MILESTONE_POINTS * (1.0 + DENIED)) - MILESTONE_PRICE


def award_shares(state: MarsState, award: int, left: float) -> list[float]:
    """Return the points that each seat can expect of an award."""
    more = LEAST + GROWTH[award] * left
    weights: list[float] = []
    total = 0.0
    for seat in range(state.seats):
        # The production of M€ may be below zero.
        value = max(0.0, float(award_value(state, seat, award)))
        weight = float((value + more) ** POWER)
        weights.append(weight)
        total += weight
    second = AWARD_SECOND if state.seats > 2 else 0
    points: list[float] = []
    for weight in weights:
        first = weight / total
        # Whoever is often first is seldom second; the others share it.
        next_best = (1.0 - first) * first * 1.6
        points.append(AWARD_FIRST * first + second * next_best)
    return points


def award_worth(look: Outlook, award: int) -> float:
    """Return what funding an award gains: the own share, less what others get."""
    state = look.state
    shares = award_shares(state, award, look.left)
    own = shares[look.seat]
    others = sum(shares) - own
    price = AWARD_PRICES[len(state.awards) - state.awards.count(NONE)]
    return look.points(own - GIVEN * others) - price
