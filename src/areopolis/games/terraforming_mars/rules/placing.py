"""Placing tiles: where they may go, and what that gives (specification 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_EITHER, NOTHING, Cause
from areopolis.core.reason import Reason
from areopolis.core.together import join
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.answers import PlaceAt
from areopolis.games.terraforming_mars.cards.model import BOARD, HAND, Effects, MarsEffect
from areopolis.games.terraforming_mars.data.board import (
    BONUS,
    CARD,
    METAL_AREAS,
    NEIGHBOURS,
    NOCTIS_AREA,
    OCEAN_AREAS,
    VOLCANIC_AREAS,
    areas_in,
)
from areopolis.games.terraforming_mars.data.constants import (
    CAPITAL,
    CITY,
    GREENERY,
    MC,
    NEXT_TO_2_CITIES,
    NEXT_TO_CITY,
    NEXT_TO_GREENERY,
    NONE,
    OCEAN,
    OCEAN_NEIGHBOUR_MC,
    OCEANS,
    OCEANS_MOST,
    ON_CITY,
    ON_GANYMEDE,
    ON_GREENERY,
    ON_ISOLATED,
    ON_LAND,
    ON_METAL,
    ON_METAL_NEXT_TO_OWN,
    ON_NOCTIS,
    ON_OCEAN,
    ON_PHOBOS,
    ON_VOLCANIC,
)
from areopolis.games.terraforming_mars.rules.gains import add_oxygen
from areopolis.games.terraforming_mars.rules.lasting import OnMetalArea, OnTile

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

OFF_PLANET: Final[tuple[str, ...]] = (ON_GANYMEDE, ON_PHOBOS)


def areas_for(state: MarsState, seat: int, on: str) -> int:
    """Return the areas of class *on* where *seat* may place a tile, as bits."""
    land = state.free_land(seat)
    if on == ON_CITY:
        return land & ~state.near_city
    if on == ON_GREENERY:
        return land & state.near_own[seat] or land
    if on == ON_LAND:
        return land
    if on == ON_OCEAN:
        return OCEAN_AREAS & ~state.occupied
    if on == ON_ISOLATED:
        return land & ~state.near_tile
    if on == ON_VOLCANIC:
        return land & VOLCANIC_AREAS
    if on == ON_NOCTIS:
        return NOCTIS_AREA & ~state.occupied
    if on == NEXT_TO_GREENERY:
        return land & state.near_greenery
    if on == NEXT_TO_CITY:
        return land & state.near_city
    if on == NEXT_TO_2_CITIES:
        found = 0
        for area in areas_in(land & state.near_city):
            if (NEIGHBOURS[area] & state.cities).bit_count() >= 2:
                found |= 1 << area
        return found
    if on == ON_METAL:
        return land & METAL_AREAS
    assert on == ON_METAL_NEXT_TO_OWN, on
    return land & METAL_AREAS & state.near_own[seat]


def place(state: MarsState, by: Cause, tile: int, area: int) -> None:
    """Put a tile on an area: bonuses first, then parameters, then what others wait for."""
    state.put_tile(by.seat, tile, area)
    if by.seat != NOTHING:
        collect(state, by.seat, area)
    if tile == OCEAN:
        state.raise_rating(by.seat, 1)
        if state.listener is not None:
            state.listener(events.ParameterRaised(OCEANS, state.oceans.bit_count()))
    elif tile == GREENERY and not state.is_final:
        add_oxygen(state, by)
    fire_tile(state, by, tile, True, area)


def collect(state: MarsState, seat: int, area: int) -> None:
    """Give *seat* the placement bonus of an area, and M€ for neighbouring oceans."""
    cards = 0
    for bonus in BONUS[area]:
        if bonus == CARD:
            cards += 1
        else:
            state.gain(seat, bonus, 1)
    oceans = (NEIGHBOURS[area] & state.oceans).bit_count()
    if oceans:
        state.gain(seat, MC, OCEAN_NEIGHBOUR_MC * oceans)
    if cards:
        state.take_to_hand(seat, state.draw(cards))


def fire_tile(state: MarsState, by: Cause, tile: int, on_mars: bool, area: int) -> None:
    """Let every card act that waits for this tile."""
    kind = CITY if tile == CAPITAL else tile
    is_metal = on_mars and bool(METAL_AREAS >> area & 1)
    for step in range(state.seats):
        seat = (max(by.seat, 0) + step) % state.seats
        for card in state.triggers[seat]:
            for trigger in state.cards[card].triggers:
                if isinstance(trigger, OnTile):
                    if (
                        trigger.tile == kind
                        and (trigger.by_anybody or seat == by.seat)
                        and (on_mars or trigger.anywhere)
                        and (trigger.own_too or card != by.card or seat != by.seat)
                    ):
                        fire(state, seat, card, trigger.then)
                elif isinstance(trigger, OnMetalArea) and is_metal and seat == by.seat:
                    fire(state, seat, card, trigger.then)


def fire(state: MarsState, seat: int, card: int, then: Effects) -> None:
    """Let the effects of a trigger happen for the owner of its card."""
    by = Cause(seat, card)
    for effect in then[::-1]:
        join(state, by, effect)


class PlaceOcean(MarsEffect[PlaceAt]):
    """Place an ocean tile on a reserved area, and raise the rating; skipped when none is left.

    *on_land*: on a free land area that is not reserved.
    """

    KEY = "place-ocean"
    BY = BY_EITHER
    FIELDS = (("on_land", "count"),)

    def __init__(self, on_land: int = 0) -> None:
        self.on_land = on_land

    def touches(self) -> int:
        return BOARD | HAND

    def touches_now(self, state: MarsState, by: Cause) -> int:
        return self.touches() if self.areas(state, by) else 0

    def areas(self, state: MarsState, by: Cause) -> int:
        """Return the areas on which the ocean may be placed."""
        if state.oceans.bit_count() == OCEANS_MOST:
            return 0
        if self.on_land:
            return areas_for(state, by.seat, ON_LAND)
        return OCEAN_AREAS & ~state.occupied

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        areas = self.areas(state, by)
        if not areas:
            return None
        offered = state.rules.lexicon.place
        # The first player places for the government.
        seat = by.seat if by.seat != NOTHING else state.first
        return Decision(seat, "place-ocean", [offered[area] for area in areas_in(areas)])

    def answer(self, state: MarsState, by: Cause, action: PlaceAt) -> None:
        place(state, by, OCEAN, action.area)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [why_no_tile(state, seat, action.area)] if isinstance(action, PlaceAt) else []


class PlaceTile(MarsEffect[PlaceAt]):
    """Place a tile on an area of its class."""

    KEY = "place-tile"
    FIELDS = (("tile", "tile"), ("on", "area-class"))

    def __init__(self, tile: int, on: str) -> None:
        self.tile = tile
        self.on = on

    def touches(self) -> int:
        # Off the planet nothing lies next to it, and no bonus is printed.
        return 0 if self.on in OFF_PLANET else BOARD | HAND

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if self.on in OFF_PLANET:
            slot = OFF_PLANET.index(self.on)
            state.off_planet[slot] = by.seat
            if state.listener is not None:
                state.listener(events.OffPlanetCityPlaced(by.seat, slot))
            fire_tile(state, by, self.tile, False, NONE)
            return None
        offered = state.rules.lexicon.place
        areas = areas_in(areas_for(state, by.seat, self.on))
        if not areas:
            return None
        return Decision(by.seat, "place-tile", [offered[area] for area in areas])

    def answer(self, state: MarsState, by: Cause, action: PlaceAt) -> None:
        place(state, by, self.tile, action.area)

    def hinders(self, state: MarsState, by: Cause) -> Reason | None:
        if self.on in OFF_PLANET or areas_for(state, by.seat, self.on):
            return None
        return Reason("no-area", ((("on", "area-class"), self.on),))

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [why_no_tile(state, seat, action.area)] if isinstance(action, PlaceAt) else []


def why_no_tile(state: MarsState, seat: int, area: int) -> Reason:
    """Return why no tile of the asked kind may go on *area*."""
    bit = 1 << area
    if state.occupied & bit:
        return Reason("area-occupied")
    for other, claims in enumerate(state.claimed):
        if other != seat and claims & bit:
            return Reason("area-claimed", ((("seat", "seat"), other),))
    if (OCEAN_AREAS | NOCTIS_AREA) & bit:
        return Reason("area-reserved")
    if state.near_city & bit:
        return Reason("area-next-to-city")
    return Reason("area-not-allowed")


PLACING_EFFECTS: Final = (
    PlaceOcean,
    PlaceTile,
)
