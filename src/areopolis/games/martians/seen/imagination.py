"""Dealing anew what one seat cannot know (specification 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.rng import Rng
from areopolis.core.shuffling import shuffle
from areopolis.games.martians.data.constants import CARD_KINDS
from areopolis.games.martians.seen.view import knows_hand, knows_weather

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def imagine(state: ColonyState, seat: int, rng: Rng) -> None:
    """Deal everything anew that *seat* cannot know; what it knows stays as it is.

    What is hidden is put in order before it is dealt, so that the deal tells nothing about it.
    """
    _deal_weather(state, seat, rng)
    _deal_mine(state, rng)
    _deal_hands(state, seat, rng)
    state.specialist_deck = _mixed(state.specialist_deck, rng)
    state.helper_deck = _mixed(state.helper_deck, rng)
    state.tile_deck = _mixed(state.tile_deck, rng)
    state.order_deck = _mixed(state.order_deck, rng)
    state.event_decks = [tuple(_mixed(list(stack), rng)) for stack in state.event_decks]


def _mixed(cards: list[int], rng: Rng) -> list[int]:
    found = sorted(cards)
    if len(found) > 1:
        shuffle(found, rng)
    return found


def _deal_weather(state: ColonyState, seat: int, rng: Rng) -> None:
    """Mix the weather deck, below the top card if *seat* knows it."""
    deck = state.weather_deck
    if knows_weather(state, seat) and deck:
        state.weather_deck = [*_mixed(deck[:-1], rng), deck[-1]]
    else:
        state.weather_deck = _mixed(deck, rng)


def _deal_mine(state: ColonyState, rng: Rng) -> None:
    """Mix the mining tokens that lie face down."""
    hidden = state.present & ~state.face_up
    spots = [spot for spot in range(len(state.tokens)) if hidden >> spot & 1]
    mixed = _mixed([state.tokens[spot] for spot in spots], rng)
    tokens = state.tokens[:]
    for spot, token in zip(spots, mixed, strict=True):
        tokens[spot] = token
    state.tokens = tokens


def _deal_hands(state: ColonyState, seat: int, rng: Rng) -> None:
    """Deal deck and hidden hands of regolith cards anew; everybody keeps as many as before."""
    cards = state.regolith_deck[:]
    hidden: list[int] = []
    sizes: list[int] = []
    for house in range(state.rules.households):
        begin = house * CARD_KINDS
        size = sum(state.cards[begin : begin + CARD_KINDS])
        if size and not knows_hand(state, house, seat):
            hidden.append(begin)
            sizes.append(size)
            for kind in range(CARD_KINDS):
                cards += [kind] * state.cards[begin + kind]
                state.cards[begin + kind] = 0
    cards = _mixed(cards, rng)
    for begin, size in zip(hidden, sizes, strict=True):
        for _ in range(size):
            state.cards[begin + cards.pop()] += 1
    state.regolith_deck = cards
