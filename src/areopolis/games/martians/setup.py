"""Set-up, step by step (specification 2)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    BY_TABLE,
    CAUSES,
    A,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.answers import ChooseCorporation, ChooseQuarters
from areopolis.games.martians.data.constants import (
    ENERGY,
    ENERGY_EACH,
    EVENT_STACKS,
    GROWTH_FULL,
    LAID_OUT,
    MATERIAL,
    MONEY,
    NONE,
    OXYGEN,
    PLAYERS_LEAST,
    PURSE,
    QUARTERS_MOST,
    REPUTATION_START,
    SOURCES,
    START,
)
from areopolis.games.martians.rules.goals import placed_at_setup, rtg_at_setup
from areopolis.games.martians.rules.ground import turn_up
from areopolis.games.martians.rules.rounds import PlayRound
from areopolis.games.martians.rules.supply import (
    deal,
    lay_out_helper,
    lay_out_order,
    lay_out_specialist,
    lay_out_tile,
)
from areopolis.games.martians.state import ColonyState

MATERIAL_EACH: Final = 1
FIRST_MONEY: Final = 2


def laid_out(state: ColonyState) -> int:
    """Return how many things are laid out of each kind."""
    return LAID_OUT[state.rules.players - PLAYERS_LEAST]


class Preparing(Effect[ColonyState, A]):
    """A step of the set-up, after which the first round begins."""

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "effect" if state.phase else ""


class ChooseFirstPlayer(Preparing[Action]):
    """Give somebody the first player marker."""

    KEY = "choose-first-player"
    BY = BY_TABLE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if state.rules.is_first_random:
            state.first = state.chance().below(state.rules.players)
        if state.listener is not None:
            state.listener(events.FirstPlayerSet(state.first))
        order = state.turn_order()
        for player in order[::-1]:
            if state.rules.is_competitive:
                state.push_one(CAUSES[player], MarkQuarters())
        for player in order[::-1]:
            state.push_one(CAUSES[player], TakeCorporation())
        return None


class LayOutBoard(Preparing[Action]):
    """Prepare the buildings, the generator and the piles, and lay out what lies face up."""

    KEY = "lay-out-board"
    BY = BY_TABLE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        components = state.rules.components
        rng = state.chance()
        state.field_tokens = placed_at_setup(state.rules)
        state.rtg = rtg_at_setup(state.rules)
        state.weather = components.start_weather
        state.weather_deck = [n for n in range(len(components.weather)) if n != state.weather]
        rng.shuffle(state.weather_deck)
        state.specialist_deck = copies(components.specialist_copies)
        rng.shuffle(state.specialist_deck)
        state.helper_deck = copies(tuple([state.rules.players] * len(components.helper_copies)))
        rng.shuffle(state.helper_deck)
        state.tile_deck = list(range(len(components.tiles)))
        rng.shuffle(state.tile_deck)
        state.regolith_deck = copies(components.regolith_copies)
        rng.shuffle(state.regolith_deck)
        for stack in range(EVENT_STACKS):
            numbers = [n for n, card in enumerate(components.events) if card.round == stack + 1]
            rng.shuffle(numbers)
            state.event_decks = put(state.event_decks, stack, tuple(numbers))
        if state.rules.is_competitive:
            state.order_deck = list(range(len(components.orders)))
            rng.shuffle(state.order_deck)
        for _ in range(laid_out(state)):
            lay_out_specialist(state)
        for _ in range(laid_out(state)):
            lay_out_helper(state)
        for _ in range(laid_out(state)):
            lay_out_tile(state)
        for _ in range(laid_out(state)):
            lay_out_order(state)
        return None


def copies(counts: tuple[int, ...]) -> list[int]:
    """Return each kind as often as there are copies of it."""
    found: list[int] = []
    for kind, count in enumerate(counts):
        found += [kind] * count
    return found


class LayOutMine(Preparing[Action]):
    """Mix the mining tokens; three lie face up, the machine on the topmost of them."""

    KEY = "lay-out-mine"
    BY = BY_TABLE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        components = state.rules.components
        state.tokens = copies(tuple([token.copies for token in components.mining_tokens]))
        state.chance().shuffle(state.tokens)
        state.present = (1 << len(state.tokens)) - 1
        start = components.mining_map.start
        for spot in start:
            turn_up(state, spot)
        state.machine = start[0]
        site = state.rules.site
        if site != NONE and components.within[site][1] >> state.machine & 1:
            state.is_site_reached = True
        return None


def are_goods_dealt(before: Before) -> bool:
    """Whether goods would be dealt before a step of the set-up that must come earlier."""
    return bool([1 for effect, _ in before if isinstance(effect, DealGoods)])


class TakeCorporation(Preparing[ChooseCorporation]):
    """Take a corporation card: dealt, or chosen from those left."""

    KEY = "take-corporation"
    BY = BY_PLACE

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        if state.phase or not state.present:
            return "effect"
        is_new = state.corporation[by.seat] == NONE and (self, by) not in before
        return "" if is_new and not are_goods_dealt(before) else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        left = self.left(state)
        if not state.rules.chooses_corporations:
            self.take(state, by.seat, left[state.chance().below(len(left))])
            return None
        corporation = state.rules.lexicon.corporation
        return Decision(
            state.controller(by.seat), "choose-corporation", [corporation[n] for n in left]
        )

    def left(self, state: ColonyState) -> list[int]:
        """Return the cards that nobody has."""
        cards = range(len(state.rules.components.corporations))
        return [card for card in cards if card not in state.corporation]

    def take(self, state: ColonyState, player: int, card: int) -> None:
        """Give a card to *player*."""
        state.corporation = put(state.corporation, player, card)
        if state.listener is not None:
            state.listener(events.CorporationTaken(player, card))

    def answer(self, state: ColonyState, by: Cause, action: ChooseCorporation) -> None:
        self.take(state, by.seat, action.corporation)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("corporation-taken")] if isinstance(action, ChooseCorporation) else []


class MarkQuarters(Preparing[ChooseQuarters]):
    """Choose the quarters to keep until the end of the game; the competitive mode only."""

    KEY = "mark-quarters"
    BY = BY_PLACE

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        if state.phase or not state.present or not state.rules.is_competitive:
            return "effect"
        is_new = state.home[by.seat] == NONE and (self, by) not in before
        return "" if is_new and not are_goods_dealt(before) else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        settle = state.rules.lexicon.settle
        free = [settle[n] for n in range(QUARTERS_MOST) if n not in state.home]
        return Decision(state.controller(by.seat), "choose-quarters", free)

    def answer(self, state: ColonyState, by: Cause, action: ChooseQuarters) -> None:
        state.home = put(state.home, by.seat, action.quarters)
        if state.listener is not None:
            state.listener(events.QuartersChosen(by.seat, action.quarters))

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("quarters-taken")] if isinstance(action, ChooseQuarters) else []


class DealGoods(Preparing[Action]):
    """Give out energy, material, money and reputation; put the first oxygen tokens down."""

    KEY = "deal-goods"
    BY = BY_TABLE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        for place, player in enumerate(state.turn_order()):
            begin = state.rules.house[player] * PURSE
            state.stock[begin + ENERGY] += ENERGY_EACH
            state.stock[begin + MATERIAL] += MATERIAL_EACH
            state.stock[begin + MONEY] += FIRST_MONEY + place
        for house in range(state.rules.households):
            state.reputation[house] = REPUTATION_START
            state.points[house * len(SOURCES) + START] = REPUTATION_START
        if state.rules.is_competitive:
            for player in state.turn_order():
                state.place_demand(OXYGEN, state.home[player], 1)
        else:
            deal(state, OXYGEN, state.rules.players)
        growth = min(state.rules.growth_start, GROWTH_FULL)
        for quarters in state.quarters_in_play():
            state.growth = put(state.growth, quarters, growth)
        return None


SETUP: Final = (
    LayOutBoard(),
    LayOutMine(),
    ChooseFirstPlayer(),
    DealGoods(),
    PlayRound(),
)

SETUP_EFFECTS: Final = (
    LayOutBoard,
    LayOutMine,
    ChooseFirstPlayer,
    TakeCorporation,
    MarkQuarters,
    DealGoods,
)
