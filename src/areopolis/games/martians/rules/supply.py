"""The supply phase, step by step (specification 3.2)."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    BY_TABLE,
    CAUSES,
    PHASE,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.core.sharing import add
from areopolis.games.martians import events
from areopolis.games.martians.answers import SkipSlots
from areopolis.games.martians.data.constants import (
    BIRTH_CONTROL,
    CO2_CONVERTER,
    DEMANDS,
    DISEASE,
    GROWTH_FULL,
    HUNGER,
    MEDICAL_CARE,
    OXYGEN,
    SLOTS,
    SPECIALIST_KINDS,
    SUPPLY,
)
from areopolis.games.martians.rules.colonists import free_colonist, lay_dead, return_living
from areopolis.games.martians.rules.happenings import DrawEvent, RevealWeather
from areopolis.games.martians.rules.production import ProduceEnergy
from areopolis.games.martians.state import ColonyState

# Demand for one player; a colony needs as much for each of its players.
DEMAND: Final[tuple[int, ...]] = (1, 1, 2)
NEW_TILES: Final = 2
NEW_ORDERS: Final = 2


class CheckPopulation(Effect[ColonyState, Action]):
    """Birth control adds a growth token; three of them bring the additional colonists."""

    KEY = "check-population"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        state.phase = SUPPLY
        if state.rules.is_competitive:
            for player in state.turn_order():
                home = state.home[player]
                if state.is_developed(player, BIRTH_CONTROL):
                    add_growth(state, home)
                if state.growth[home] == GROWTH_FULL:
                    unlock(state, player)
            return None
        if state.is_developed(0, BIRTH_CONTROL):
            grow_fullest(state)
        if max(state.growth) == GROWTH_FULL:
            for player in state.turn_order():
                unlock(state, player)
        return None


def add_growth(state: ColonyState, quarters: int) -> None:
    """Add a growth token to *quarters*, unless it holds three."""
    if state.growth[quarters] < GROWTH_FULL:
        state.growth = add(state.growth, quarters, 1)
        if state.listener is not None:
            state.listener(events.GrowthAdded(quarters))


def grow_fullest(state: ColonyState) -> None:
    """Add a growth token where the most lie, but not three; the leftmost of equals."""
    fullest = -1
    for quarters in state.quarters_in_play():
        count = state.growth[quarters]
        if count < GROWTH_FULL and (fullest < 0 or count > state.growth[fullest]):
            fullest = quarters
    if fullest >= 0:
        add_growth(state, fullest)


def unlock(state: ColonyState, player: int) -> None:
    """Take the unavailability token off the additional colonist token of *player*, once."""
    if state.is_locked(player):
        free_colonist(state, player)


class PlaceDemand(Effect[ColonyState, Action]):
    """Put oxygen, disease and hunger tokens into the quarters, each kind dealt from the left."""

    KEY = "place-demand"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if state.rules.is_competitive:
            for player in state.turn_order():
                for kind in range(len(DEMANDS)):
                    count = max(0, DEMAND[kind] + demand_change(state, player, kind))
                    state.place_demand(kind, state.home[player], count)
            return None
        for kind in range(len(DEMANDS)):
            count = state.rules.players * DEMAND[kind] + demand_change(state, 0, kind)
            deal(state, kind, count)
        return None


def demand_change(state: ColonyState, player: int, kind: int) -> int:
    """Return what technologies, growth, deaths and the scenario change in the demand.

    In the common modes this is asked of any player, since all of it is the same for everybody.
    """
    change = 0
    if kind == OXYGEN and state.is_developed(player, CO2_CONVERTER):
        change -= 1
    if kind == DISEASE and state.is_developed(player, MEDICAL_CARE):
        change -= 1
    if kind in (OXYGEN, HUNGER):
        change += int(not state.is_locked(player)) - state.dead(player)
    for token, amount, from_round in state.rules.more_demand:
        if token == kind and state.round >= from_round:
            change += amount
    return change


def deal(state: ColonyState, kind: int, count: int) -> None:
    """Deal *count* tokens of a kind from the leftmost quarters, one by one, as far as there are."""
    count = max(0, min(count, state.demand_left(kind)))
    quarters = state.rules.quarters
    for place in range(quarters):
        share = (count + quarters - 1 - place) // quarters
        if share:
            state.place_demand(kind, place, share)


class Refill(Effect[ColonyState, Action]):
    """Lay out a specialist, a helper, two research tiles and, where there are any, two orders."""

    KEY = "refill"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        lay_out_specialist(state)
        lay_out_helper(state)
        for _ in range(NEW_TILES):
            lay_out_tile(state)
        for _ in range(NEW_ORDERS):
            lay_out_order(state)
        return None


def lay_out_specialist(state: ColonyState) -> None:
    """Turn up a specialist, if there is one."""
    if state.specialist_deck:
        kind = state.specialist_deck[-1]
        state.specialist_deck = state.specialist_deck[:-1]
        state.specialists_up = add(state.specialists_up, kind, 1)
        state.reveal()
        if state.listener is not None:
            state.listener(events.StaffArrived(kind))


def lay_out_helper(state: ColonyState) -> None:
    """Turn up a helper, if there is one."""
    if state.helper_deck:
        kind = state.helper_deck[-1]
        state.helper_deck = state.helper_deck[:-1]
        state.helpers_up = add(state.helpers_up, kind, 1)
        state.reveal()
        if state.listener is not None:
            state.listener(events.StaffArrived(SPECIALIST_KINDS + kind))


def lay_out_tile(state: ColonyState) -> None:
    """Turn up a research tile, if there is one."""
    if state.tile_deck:
        tile = state.tile_deck[-1]
        state.tile_deck = state.tile_deck[:-1]
        state.tiles_up = [*state.tiles_up, tile]
        state.reveal()
        if state.listener is not None:
            state.listener(events.TileArrived(tile))


def lay_out_order(state: ColonyState) -> None:
    """Turn up an order, if there is one."""
    if state.order_deck:
        order = state.order_deck[-1]
        state.order_deck = state.order_deck[:-1]
        state.orders_up = [*state.orders_up, order]
        state.reveal()
        if state.listener is not None:
            state.listener(events.OrderArrived(order))


class ReturnColonists(Effect[ColonyState, Action]):
    """The living colonist tokens come back; the owners of dead ones say where these lie."""

    KEY = "return-colonists"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        return_living(state)
        order = state.turn_order()
        for player in order[::-1]:
            if state.dead(player):
                state.push_one(CAUSES[player], LayDead())
        return None


class LayDead(Effect[ColonyState, SkipSlots]):
    """The owner says in which slots the dead colonist tokens lie this round (Q-H17)."""

    KEY = "lay-dead"
    BY = BY_PLACE
    LEVEL = PHASE

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        """Owners of dead tokens lay them one after the other, and nothing comes in between."""
        if [effect for effect, _ in before if effect.KEY != self.KEY]:
            return "effect"
        return "" if self.slot_sets(state, by.seat) else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        sets = self.slot_sets(state, by.seat)
        if len(sets) == 1:
            lay_dead(state, by.seat, sets[0])
            return None
        skip = state.rules.lexicon.skip
        return Decision(state.controller(by.seat), "lay-dead", [skip[bits - 1] for bits in sets])

    def slot_sets(self, state: ColonyState, player: int) -> list[int]:
        """Return the sets of unlocked slots with one slot for each dead token, as bits."""
        unlocked = SLOTS - 1 if state.is_locked(player) else SLOTS
        dead = state.dead(player)
        return [bits for bits in range(1, 1 << unlocked) if bits.bit_count() == dead]

    def answer(self, state: ColonyState, by: Cause, action: SkipSlots) -> None:
        lay_dead(state, by.seat, action.slots)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, SkipSlots):
            return []
        dead = state.dead(by.seat)
        if action.slots.bit_count() != dead:
            return [Reason("one-slot-for-each-dead", ((("count", "count"), dead),))]
        return [Reason("slot-is-locked")]


SUPPLY_STEPS: Final[tuple[Effect[Any, Any], ...]] = (
    CheckPopulation(),
    PlaceDemand(),
    RevealWeather(),
    DrawEvent(),
    Refill(),
    ProduceEnergy(),
    ReturnColonists(),
)

SUPPLY_EFFECTS: Final = (CheckPopulation, PlaceDemand, Refill, ReturnColonists, LayDead)
