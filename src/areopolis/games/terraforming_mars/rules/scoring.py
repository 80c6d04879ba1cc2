"""The end of the game and scoring (specification 10 and 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.outcome import Outcome, ranks_by
from areopolis.games.terraforming_mars.data.board import NEIGHBOURS, areas_in
from areopolis.games.terraforming_mars.data.constants import (
    AWARD_FIRST,
    AWARD_SECOND,
    KINDS,
    MC,
    MILESTONE_POINTS,
    NONE,
    SOLO_RATING_GOAL,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


def award_points(state: MarsState) -> list[int]:
    """Return the points of each seat for funded awards; two players have no second place."""
    points = [0] * state.seats
    for award, funder in enumerate(state.awards):
        if funder == NONE:
            continue
        values = [state.rules.award_value(state, seat, award) for seat in range(state.seats)]
        best = max(values)
        winners = [seat for seat, value in enumerate(values) if value == best]
        for seat in winners:
            points[seat] += AWARD_FIRST
        others = [value for value in values if value < best]
        if len(winners) == 1 and state.seats > 2 and others:
            for seat, value in enumerate(values):
                if value == max(others):
                    points[seat] += AWARD_SECOND
    return points


def city_points(state: MarsState, seat: int) -> int:
    """Return a point for each greenery next to each own city."""
    cities = areas_in(state.cities & state.own[seat])
    return sum([(NEIGHBOURS[area] & state.greeneries).bit_count() for area in cities])


def card_points(state: MarsState, seat: int) -> int:
    """Return the points of all own cards, events included."""
    scored = 0
    for card in state.tableau[seat] + state.events[seat]:
        definition = state.cards[card]
        scored += definition.points
        if definition.points_for is not None:
            scored += definition.points_for.of(state, seat, card)
    return scored


def breakdown(state: MarsState) -> tuple[dict[str, int], ...]:
    """Return the points of each seat by source."""
    awards = award_points(state)
    return tuple(
        [
            {
                "rating": state.rating[seat],
                "milestones": MILESTONE_POINTS * state.milestones.count(seat),
                "awards": awards[seat],
                "greeneries": state.greeneries_of(seat),
                "cities": city_points(state, seat),
                "cards": card_points(state, seat),
            }
            for seat in range(state.seats)
        ]
    )


def outcome(state: MarsState) -> Outcome:
    """Return ranks and winners: most points, then most M€, else shared; solo, the goal decides."""
    points = breakdown(state)
    if state.is_solo():
        if state.rules.is_rating_goal:
            won = state.rating[0] >= SOLO_RATING_GOAL
        else:
            won = state.is_terraformed()
        if won:
            return Outcome((1,), (0,), points, "goal-reached")
        return Outcome((2,), (), points, "goal-missed")
    order = [
        (sum(points[seat].values()), state.stock[seat * KINDS + MC]) for seat in range(state.seats)
    ]
    ranks = ranks_by([(total, money) for total, money in order])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    return Outcome(ranks, winners, points, "most-points" if len(winners) == 1 else "shared-victory")
