"""Placing tiles: where they may go, and what that gives (specification 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_EITHER, NOTHING, Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.together import join
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.answers import PlaceAt
from areopolis.games.terraforming_mars.cards.model import (
    BOARD,
    HAND,
    NO_HELP,
    Help,
    MarsEffect,
    one_by_one,
)
from areopolis.games.terraforming_mars.data.board import (
    BONUS,
    CARD,
    METAL_AREAS,
    NEIGHBOURS,
    NOCTIS_AREA,
    OCEAN_AREAS,
    RICH_AREAS,
    VOLCANIC_AREAS,
    areas_in,
    count_in,
    next_to,
)
from areopolis.games.terraforming_mars.data.constants import (
    CAPITAL,
    CITY,
    GREENERY,
    KINDS,
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
    OXYGEN,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.gains import Raise, add_oxygen
from areopolis.games.terraforming_mars.rules.helping import add_help, stocks_added
from areopolis.games.terraforming_mars.rules.lasting import OnMetalArea, OnTile, waiting_cards

if TYPE_CHECKING:
    from areopolis.core.step import Frame
    from areopolis.games.terraforming_mars.state import MarsState

OFF_PLANET: Final[tuple[str, ...]] = (ON_GANYMEDE, ON_PHOBOS)
ONE_MORE_OXYGEN: Final = Raise(OXYGEN, 1)


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
            state.listener(events.ParameterRaised(OCEANS, count_in(state.oceans)))
    elif tile == GREENERY and not state.is_final:
        add_oxygen(state, by)
    join(state, waiting_for_tile(state, by, tile, True, bool(METAL_AREAS >> area & 1)))


def collect(state: MarsState, seat: int, area: int) -> None:
    """Give *seat* the placement bonus of an area, and M€ for neighbouring oceans."""
    cards = 0
    for bonus in BONUS[area]:
        if bonus == CARD:
            cards += 1
        else:
            state.gain(seat, bonus, 1)
    oceans = count_in(NEIGHBOURS[area] & state.oceans)
    if oceans:
        state.gain(seat, MC, OCEAN_NEIGHBOUR_MC * oceans)
    if cards:
        state.take_to_hand(seat, state.draw(cards))


def waiting_for_tile(
    state: MarsState, by: Cause, tile: int, on_mars: bool, is_metal: bool
) -> list[Frame]:
    """Return what cards of all players bring when a tile is placed, the active player's first."""
    kind = CITY if tile == CAPITAL else tile
    found: list[Frame] = []
    for step in range(state.seats):
        seat = (max(by.seat, 0) + step) % state.seats
        for card in waiting_cards(state, seat, by):
            for trigger in state.cards[card].triggers:
                if isinstance(trigger, OnTile):
                    fits = (
                        trigger.tile == kind
                        and (trigger.by_anybody or seat == by.seat)
                        and (on_mars or trigger.anywhere)
                        and (trigger.own_too or card != by.card or seat != by.seat)
                    )
                else:
                    fits = isinstance(trigger, OnMetalArea) and is_metal and seat == by.seat
                if fits:
                    cause = Cause(seat, card)
                    found += [(effect, cause) for effect in trigger.then]
    return found


def promised(state: MarsState, by: Cause, tile: int, areas: int, helped: Help) -> None:
    """Add to *helped* the most that a tile on one of *areas* can bring."""
    is_metal = bool(areas & METAL_AREAS)
    add_help(state, waiting_for_tile(state, by, tile, True, is_metal), helped)
    best = [0] * KINDS
    for resource, count, rich in RICH_AREAS:
        if areas & rich:
            best[resource] = count
    for area in areas_in(areas & next_to(state.oceans)):
        oceans = count_in(NEIGHBOURS[area] & state.oceans)
        best[MC] = max(best[MC], OCEAN_NEIGHBOUR_MC * oceans)
    for resource, count in enumerate(best):
        if count:
            helped.stock[by.seat * KINDS + resource] += count


class PlaceOcean(MarsEffect[PlaceAt]):
    """Place an ocean tile on a reserved area, and raise the rating; skipped when none is left.

    *on_land*: on a free land area that is not reserved.
    """

    KEY = "place-ocean"
    BY = BY_EITHER
    FIELDS = (("on_land", "flag"),)
    RANK = ranks.OCEAN_TILES

    def __init__(self, on_land: int = 0) -> None:
        self.on_land = on_land

    def touches(self) -> int:
        return BOARD | HAND

    def touches_now(self, state: MarsState, by: Cause) -> int:
        return self.touches() | stocks_added(waiting_for_tile(state, by, OCEAN, True, False))

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not self.areas(state, by)

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        areas = self.areas(state, by)
        if areas:
            promised(state, by, OCEAN, areas, helped)

    def areas(self, state: MarsState, by: Cause) -> int:
        """Return the areas on which the ocean may be placed."""
        if count_in(state.oceans) == OCEANS_MOST:
            return 0
        if self.on_land:
            return areas_for(state, by.seat, ON_LAND)
        return OCEAN_AREAS & ~state.occupied

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.place
        areas = [offered[area] for area in areas_in(self.areas(state, by))]
        # The first player places for the government.
        seat = by.seat if by.seat != NOTHING else state.first
        return self.ask_unless_forced(state, by, Decision(seat, "place-ocean", areas))

    def answer(self, state: MarsState, by: Cause, action: PlaceAt) -> None:
        place(state, by, OCEAN, action.area)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [why_no_tile(state, seat, action.area)] if isinstance(action, PlaceAt) else []


class PlaceTile(MarsEffect[PlaceAt]):
    """Place a tile on an area of its class."""

    KEY = "place-tile"
    FIELDS = (("tile", "tile"), ("on", "area-class"))
    RANK = ranks.OTHER_PLACEMENTS

    def __init__(self, tile: int, on: str) -> None:
        self.tile = tile
        self.on = on
        self.is_off_planet = on in OFF_PLANET

    def touches(self) -> int:
        # Off the planet nothing lies next to it, and no bonus is printed.
        return 0 if self.is_off_planet else BOARD | HAND

    def touches_now(self, state: MarsState, by: Cause) -> int:
        if self.is_off_planet:
            return 0
        return self.touches() | stocks_added(waiting_for_tile(state, by, self.tile, True, True))

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        if self.is_off_planet:
            add_help(state, waiting_for_tile(state, by, self.tile, False, False), helped)
        else:
            promised(state, by, self.tile, areas_for(state, by.seat, self.on), helped)
            if self.tile == GREENERY:
                ONE_MORE_OXYGEN.promises(state, by, helped)

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if self.is_off_planet and state.off_planet[OFF_PLANET.index(self.on)] != NONE:
            return "on"
        if (self.tile, self.on) not in state.rules.placements:
            return "on"
        if self.tile in (CITY, GREENERY):
            return ""
        again = [effect for effect, _ in one_by_one(before) if effect == self]
        return "tile" if again or self.tile in state.tiles else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if self.is_off_planet:
            slot = OFF_PLANET.index(self.on)
            state.off_planet[slot] = by.seat
            if state.listener is not None:
                state.listener(events.OffPlanetCityPlaced(by.seat, slot))
            join(state, waiting_for_tile(state, by, self.tile, False, False))
            return None
        offered = state.rules.lexicon.place
        areas = [offered[area] for area in areas_in(areas_for(state, by.seat, self.on))]
        return self.ask_unless_forced(state, by, Decision(by.seat, "place-tile", areas))

    def answer(self, state: MarsState, by: Cause, action: PlaceAt) -> None:
        place(state, by, self.tile, action.area)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if self.is_off_planet or areas_for(state, by.seat, self.on):
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
