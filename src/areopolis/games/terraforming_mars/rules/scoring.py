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
    for award in range(len(state.awards)):
        for seat, scored in enumerate(points_of_award(state, award)):
            points[seat] += scored
    return points


def points_of_award(state: MarsState, award: int) -> list[int]:
    """Return the points of each seat for one award; none where nobody has funded it."""
    points = [0] * state.seats
    if state.awards[award] == NONE:
        return points
    values = [state.rules.award_value(state, seat, award) for seat in range(state.seats)]
    best = max(values)
    winners = [seat for seat, value in enumerate(values) if value == best]
    for seat in winners:
        points[seat] = AWARD_FIRST
    others = [value for value in values if value < best]
    if len(winners) == 1 and state.seats > 2 and others:
        for seat, value in enumerate(values):
            if value == max(others):
                points[seat] = AWARD_SECOND
    return points


def city_points(state: MarsState, seat: int) -> int:
    """Return a point for each greenery next to each own city."""
    cities = areas_in(state.cities & state.own[seat])
    return sum([(NEIGHBOURS[area] & state.greeneries).bit_count() for area in cities])


def card_points(state: MarsState, seat: int) -> int:
    """Return the points of all own cards, events included."""
    return sum([points_of(state, seat, card) for card in state.tableau[seat] + state.events[seat]])


def points_of(state: MarsState, seat: int, card: int) -> int:
    """Return the points of one card as things stand, as if *seat* had played it."""
    definition = state.cards[card]
    counted = definition.points_for
    return definition.points + (0 if counted is None else counted.of(state, seat, card))


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
