"""Which side is the place to be: how much can be done there."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import (
    COLONY,
    HIRE_SLOT,
    KINDS,
    LARGE_COMPLEX,
    MINERAL,
    NONE,
    OXYGEN,
    PLANT,
    TECH_KINDS,
    WATER,
)
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.sites import Sites
from areopolis.players.on_mars.surface import Surface

# Something that can be done on the side where one is, in points; so many are enough.
DEED: Final = 1.0
DEEDS_MOST: Final = 4.0
NEXT_DEED: Final = 0.6
# Without hands at home little can be done.
HANDS: Final[tuple[float, ...]] = (0.3, 0.7, 0.9, 1.0)
# What can be done in the Colony besides constructing, upgrading and welcoming.
HIRING: Final = 0.6
ROAMING: Final = 0.4
# What can be done in Orbit; whoever has enough Blueprints builds them first.
RESUPPLYING: Final = 0.5
LEARNING: Final = 0.8
OBTAINING: Final = 0.9
UNBUILT_MOST: Final = 3
# The spaces of the Laboratory on which new Tech tiles are put.
FIRST_SPACE: Final = 0
SECOND_SPACE: Final = 1


def worth_of_side(state: OnMarsState, place: int, map_: Surface, sites: Sites) -> float:
    """Return how much can be done on the side where *place* is."""
    # At the very beginning nobody is anywhere.
    if place not in state.spaces:
        return 0.0
    if state.side_of(place) == COLONY:
        deeds = deeds_in_colony(state, place, map_, sites)
    else:
        deeds = deeds_in_orbit(state, place)
    hands = HANDS[min(state.quarters[place], len(HANDS) - 1)]
    return DEED * hands * min(deeds, DEEDS_MOST)


def deeds_in_colony(state: OnMarsState, place: int, map_: Surface, sites: Sites) -> float:
    """Return how many things *place* could do in the Colony now."""
    storage = state.storage
    start = place * KINDS
    minerals = storage[start + MINERAL]
    deeds = ROAMING
    if sites.payable:
        deeds += 1.0 if sites.payable == 1 else 1.0 + NEXT_DEED
    if minerals and can_upgrade(state, place, map_):
        deeds += 1.0
    goods = min(storage[start + WATER], 1) + min(storage[start + PLANT], 1) + minerals
    if goods > 1 and state.ships_removed(place) < state.level:
        deeds += 1.0
    if not state.slots[HIRE_SLOT * state.rules.places + place]:
        deeds += HIRING
    return deeds


def can_upgrade(state: OnMarsState, place: int, map_: Surface) -> bool:
    """Whether a Blueprint of *place* fits in the zone of a Bot."""
    for card, owner in enumerate(state.card_owner):
        if owner == place and state.built_at[card] == NONE:
            blueprint = state.rules.blueprints[card]
            needed = 1 if blueprint.level == 1 else LARGE_COMPLEX
            if map_.within[blueprint.building] >= needed:
                return True
    return False


def deeds_in_orbit(state: OnMarsState, place: int) -> float:
    """Return how many things *place* could do in Orbit now."""
    deeds = RESUPPLYING
    storage = state.storage
    start = place * KINDS
    unbuilt = 0
    for card, owner in enumerate(state.card_owner):
        if owner == place and state.built_at[card] == NONE:
            unbuilt += 1
    if unbuilt < UNBUILT_MOST and state.markers(place):
        deeds += OBTAINING
    first = place * TECH_KINDS
    lab = state.lab[first : first + TECH_KINDS]
    if NONE in lab and (FIRST_SPACE not in lab or SECOND_SPACE not in lab):
        deeds += LEARNING
    fuel = storage[start + OXYGEN] + storage[start + MINERAL]
    if fuel:
        deeds += 1.0 if fuel > 1 else NEXT_DEED
    return deeds
