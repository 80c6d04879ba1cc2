"""Standard projects, milestones and awards (specification 4 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.terraforming_mars.cards.model import Effects
from areopolis.games.terraforming_mars.data.constants import (
    BUILDING,
    CITY,
    GREENERY,
    HEAT,
    KINDS,
    MC,
    NONE,
    ON_CITY,
    ON_GREENERY,
    SCIENCE,
    STEEL,
    TAG_KINDS,
    TEMPERATURE,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules.deck import SellPatents
from areopolis.games.terraforming_mars.rules.gains import Produce, Raise, RaiseRating
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.trading import PlaceColony

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class Project:
    """A standard project."""

    def __init__(self, name: str, cost: int, effects: Effects) -> None:
        self.name = name
        self.cost = cost
        self.effects = effects


SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
BUILD_COLONY: Final = 6
BUFFER_GAS: Final = 7
PROJECTS: Final[tuple[Project, ...]] = (
    Project("sell-patents", 0, (SellPatents(),)),
    Project("power-plant", 11, (Produce(energy=1),)),
    Project("asteroid", 14, (Raise(TEMPERATURE, 1),)),
    Project("aquifer", 18, (PlaceOcean(),)),
    Project("greenery", 23, (PlaceTile(GREENERY, ON_GREENERY),)),
    Project("city", 25, (PlaceTile(CITY, ON_CITY), Produce(mc=1))),
    Project("build-colony", 17, (PlaceColony(),)),
    Project("buffer-gas", 16, (RaiseRating(1),)),
)


def owned(owners: list[int]) -> int:
    """Return how many milestones have been claimed, or awards funded."""
    return len(owners) - owners.count(NONE)


# What a milestone needs, in the order of their names.
MILESTONE_GOALS: Final[tuple[int, ...]] = (35, 3, 3, 8, 16)


def milestone_value(state: MarsState, seat: int, milestone: int) -> int:
    """Return how far *seat* has come: rating, cities, greeneries, building tags, cards in hand."""
    if milestone == 0:
        return state.rating[seat]
    if milestone == 1:
        return state.cities_of(seat)
    if milestone == 2:
        return state.greeneries_of(seat)
    if milestone == 3:
        return state.tags[seat * TAG_KINDS + BUILDING]
    return len(state.hands[seat])


def award_value(state: MarsState, seat: int, award: int) -> int:
    """Return the measure of an award: tiles, M€ production, science tags, heat, metals."""
    start = seat * KINDS
    if award == 0:
        return state.own[seat].bit_count() + state.off_planet.count(seat)
    if award == 1:
        return state.production[start + MC]
    if award == 2:
        return state.tags[seat * TAG_KINDS + SCIENCE]
    if award == 3:
        return state.stock[start + HEAT]
    return state.stock[start + STEEL] + state.stock[start + TITANIUM]
