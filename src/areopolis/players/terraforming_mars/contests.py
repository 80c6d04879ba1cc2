"""Milestones and awards: who leads, what that costs, and what it denies."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.data.constants import (
    AWARD_FIRST,
    AWARD_PRICES,
    AWARD_SECOND,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
)
from areopolis.games.terraforming_mars.rules.projects import award_value, owned
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.terraforming_mars.outlook import Outlook

# Points that others cannot get any more.
DENIED: Final = 0.3
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
    weights = [strength(state, seat, award, more) for seat in range(state.seats)]
    total = 0.0
    for weight in weights:
        total += weight
    second = AWARD_SECOND if state.seats > 2 else 0
    return [share(weight / total, second) for weight in weights]


def strength(state: MarsState, seat: int, award: int, more: float) -> float:
    """Return how a seat weighs in the race for an award, in which so much *more* may come.

    Shares go by the fourth power: a lead is worth much.
    """
    # The production of M€ may be below zero.
    measure = float(max(0, award_value(state, seat, award))) + more
    return measure * measure * measure * measure


def share(first: float, second: int) -> float:
    """Return the points of a seat that is *first* with this chance."""
    # Whoever is often first is seldom second; the others share it.
    return AWARD_FIRST * first + second * ((1.0 - first) * first * 1.6)


def award_worth(look: Outlook, award: int) -> float:
    """Return what funding an award gains: the own share, less what others get."""
    shares = award_shares(look.state, award, look.left)
    own = shares[look.seat]
    others = -own
    for points in shares:
        others += points
    return look.points(own - GIVEN * others) - AWARD_PRICES[owned(look.state.awards)]
