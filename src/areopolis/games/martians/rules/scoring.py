"""Reputation, ranks and winners of each mode (specification 3.14 and 3.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.outcome import Outcome, ranks_by
from areopolis.games.martians.data.constants import (
    DEAD_LEFT,
    DEMAND_LEFT,
    MARKER_KINDS,
    MONEY,
    PENALTY,
    SOURCES,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

# How a game ends; the number 0 is a game that goes on.
FULFILLED: Final = 1
FAILED: Final = 2
COLLAPSED: Final = 3
LAST_ROUND: Final = 4
ENDINGS: Final[tuple[str, ...]] = (
    "",
    "mission-fulfilled",
    "mission-failed",
    "colony-collapsed",
    "last-round",
)


def penalties(state: ColonyState, player: int) -> tuple[int, int]:
    """Return what *player* loses for tokens in the own quarters and for dead colonists."""
    left = state.demand_in(state.home[player])
    return -PENALTY * left, -PENALTY * state.dead(player)


def breakdown(state: ColonyState, seat: int) -> dict[str, int]:
    """Return the points of *seat* by source; in the cooperative mode those of the colony."""
    house = state.rules.house[seat]
    points = {
        source: state.points[house * len(SOURCES) + number] for number, source in enumerate(SOURCES)
    }
    if state.rules.is_competitive:
        points[DEMAND_LEFT], points[DEAD_LEFT] = penalties(state, seat)
    return points


def tie_break(state: ColonyState, player: int) -> tuple[int, int, int]:
    """Return what decides between equal scores: fewer dead, more money, more goods (3.14)."""
    goods = sum([state.has(player, good) for good in range(MARKER_KINDS)])
    return -state.dead(player), state.has(player, MONEY), goods


def outcome(state: ColonyState) -> Outcome:
    """Return how the game ended: for all together, or by reputation."""
    points = tuple([breakdown(state, seat) for seat in range(state.seats)])
    reason = ENDINGS[state.ending]
    everybody = tuple(range(state.seats))
    if state.rules.is_cooperative:
        if state.ending == FULFILLED:
            return Outcome((1,) * state.seats, everybody, points, reason, True, True)
        return Outcome((2,) * state.seats, (), points, reason, True, False)
    ranks = ranks_by([(sum(points[seat].values()), *tie_break(state, seat)) for seat in everybody])
    winners = tuple([seat for seat in everybody if ranks[seat] == 1])
    goal = None if state.rules.is_competitive else state.ending == FULFILLED
    return Outcome(ranks, winners, points, reason, False, goal)
