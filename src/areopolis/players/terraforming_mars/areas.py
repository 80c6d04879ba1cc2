"""Where tiles go: bonuses, oceans and cities beside, and what that denies to rivals."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.effect import NOTHING, Cause, Effect
from areopolis.games.terraforming_mars.data.board import (
    BONUS,
    CARD,
    LAND_AREAS,
    NEIGHBOURS,
    count_in,
)
from areopolis.games.terraforming_mars.data.constants import (
    CAPITAL,
    CITY,
    GREENERY,
    NONE,
    OCEAN_NEIGHBOUR_MC,
)
from areopolis.games.terraforming_mars.rules.placing import PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsNextTo
from areopolis.players.terraforming_mars.outlook import Outlook

# A point that a rival gets, compared with an own one.
RIVAL: Final = 0.4
# A free area beside an own city will carry a greenery one day.
TO_COME: Final = 0.3
# An ocean beside free land that the seat can use.
SHORE: Final = 0.5


def area_worth(look: Outlook, effect: Effect[Any, Any], by: Cause, area: int) -> float:
    """Return what it is worth to place the tile of *effect* on *area*."""
    if by.seat == NOTHING:
        # The government gets nothing; bonuses that rivals want are gone.
        return RIVAL * printed_bonus(look, area)
    worth = printed_bonus(look, area)
    around = NEIGHBOURS[area]
    worth += OCEAN_NEIGHBOUR_MC * count_in(around & look.state.oceans)
    if isinstance(effect, PlaceTile):
        if effect.tile == GREENERY:
            return worth + greenery_beside(look, around)
        if effect.tile in (CITY, CAPITAL):
            worth += city_beside(look, around)
        else:
            worth += other_beside(look, around)
        if by.card != NONE:
            points = look.state.cards[by.card].points_for
            if isinstance(points, PointsNextTo):
                beside = look.state.cities if points.cities else look.state.oceans
                worth += look.points(count_in(around & beside))
        return worth
    return worth + shore(look, around)


def printed_bonus(look: Outlook, area: int) -> float:
    """Return what is printed on *area*."""
    worth = 0.0
    for bonus in BONUS[area]:
        worth += look.card if bonus == CARD else look.stock[bonus]
    return worth


def greenery_beside(look: Outlook, around: int) -> float:
    """A greenery is a point for every city beside it, whoever owns the city."""
    state = look.state
    cities = around & state.cities
    own = count_in(cities & state.own[look.seat])
    rivals = count_in(cities & ~state.neutral) - own
    # A greenery also opens the areas around it to the next one.
    room = count_in(around & LAND_AREAS & ~state.occupied)
    return look.points(own - RIVAL * rivals) + 0.1 * room


def city_beside(look: Outlook, around: int) -> float:
    """A city is worth the greeneries beside it, and those that will come."""
    state = look.state
    now = count_in(around & state.greeneries)
    room = count_in(around & LAND_AREAS & ~state.occupied)
    later = TO_COME * min(1.0, look.left / 3.0) * room
    return look.points(now + later)


def other_beside(look: Outlook, around: int) -> float:
    """A special tile beside an own city takes the place of a greenery."""
    state = look.state
    own = count_in(around & state.cities & state.own[look.seat])
    rivals = count_in(around & state.cities) - own
    return look.points(TO_COME * (RIVAL * rivals - own))


def shore(look: Outlook, around: int) -> float:
    """An ocean pays whoever builds beside it: good where the own tiles are."""
    state = look.state
    free = around & LAND_AREAS & ~state.occupied
    own = count_in(free & state.near_own[look.seat])
    rivals = 0
    for seat in range(state.seats):
        if seat != look.seat:
            rivals += count_in(free & state.near_own[seat])
    return SHORE * (own - RIVAL * rivals)
