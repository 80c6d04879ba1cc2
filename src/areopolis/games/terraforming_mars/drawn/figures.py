"""Prices, points and values of single things, by the functions that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.games.terraforming_mars.data.constants import (
    AWARD_PRICES,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    NONE,
)
from areopolis.games.terraforming_mars.rules import scoring
from areopolis.games.terraforming_mars.rules.playing import price_of
from areopolis.games.terraforming_mars.rules.projects import (
    MILESTONE_GOALS,
    award_value,
    milestone_value,
)
from areopolis.games.terraforming_mars.rules.turns import project_price

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


def figures(state: MarsState, seat: int, kind: str, number: int) -> dict[str, int]:
    """Return price, points, value and goal of a thing for *seat*, those that it has."""
    if kind == "card":
        points = {"points": scoring.points_of(state, seat, number)}
        if state.cards[number].is_corporation:
            return points
        return {"price": price_of(state, seat, number), **points}
    if kind == "project":
        return {"price": project_price(state, seat, number)}
    if kind == "milestone":
        return {
            "price": MILESTONE_PRICE,
            "points": MILESTONE_POINTS if state.milestones[number] == seat else 0,
            "value": milestone_value(state, seat, number),
            "goal": MILESTONE_GOALS[number],
        }
    return award_figures(state, seat, number) if kind == "award" else {}


def award_figures(state: MarsState, seat: int, award: int) -> dict[str, int]:
    """Return what funding an award costs while it can be funded, its value and its points."""
    found = {
        "points": scoring.points_of_award(state, award)[seat],
        "value": award_value(state, seat, award),
    }
    funded = len(state.awards) - state.awards.count(NONE)
    if state.awards[award] == NONE and funded < len(AWARD_PRICES):
        found["price"] = AWARD_PRICES[funded]
    return found
