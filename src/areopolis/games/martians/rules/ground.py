"""The mining area and what is drawn from it (specification 3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.event import EVERYBODY
from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.answers import MIXES
from areopolis.games.martians.data.constants import (
    CARD_KINDS,
    ICE,
    NONE,
    PURSE,
    REGOLITH,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def turn_up(state: ColonyState, spot: int) -> None:
    """Turn the mining token of *spot* up."""
    if state.present >> spot & 1 and not state.face_up >> spot & 1:
        state.face_up |= 1 << spot
        state.reveal()
        if state.listener is not None:
            state.listener(events.TokenTurned(spot, state.tokens[spot]))


def move_machine(state: ColonyState, player: int, spot: int) -> None:
    """Move the mining machine; it may have reached the site of the scenario (Q-M12)."""
    state.machine = spot
    site = state.rules.site
    if site != NONE and state.rules.components.within[site][1] >> spot & 1:
        state.is_site_reached = True
    if state.listener is not None:
        state.listener(events.MachineMoved(player, spot))


def mine(state: ColonyState, player: int, spot: int, mix: int) -> None:
    """Take a mix of goods from the token of *spot*, which leaves the board."""
    regolith, ice = MIXES[mix]
    state.present &= ~(1 << spot)
    state.face_up &= ~(1 << spot)
    state.tokens = put(state.tokens, spot, NONE)
    state.mined = regolith
    begin = state.rules.house[player] * PURSE
    state.stock[begin + REGOLITH] += regolith
    state.stock[begin + ICE] += ice
    if state.listener is not None:
        state.listener(events.TokenMined(player, spot, mix))


def draw_regolith(state: ColonyState, player: int, count: int) -> None:
    """Draw regolith cards, as far as there are any; the discards become the deck (Q-M8)."""
    begin = state.rules.house[player] * CARD_KINDS
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.regolith_deck and not shuffle_regolith(state):
            break
        kind = state.regolith_deck[-1]
        state.regolith_deck = state.regolith_deck[:-1]
        state.cards[begin + kind] += 1
        drawn.append(kind)
    state.reveal()
    if state.listener is not None:
        knowers = EVERYBODY if state.rules.is_cooperative else 1 << player
        state.listener(events.CardsDrawn(player, len(drawn), tuple(sorted(drawn)), knowers=knowers))


def shuffle_regolith(state: ColonyState) -> bool:
    """Make the discards the regolith deck; return whether there were any."""
    cards = state.regolith_deck[:]
    for kind, count in enumerate(state.regolith_discard):
        cards += [kind] * count
    state.chance().shuffle(cards)
    state.regolith_deck = cards
    state.regolith_discard = [0] * len(state.regolith_discard)
    if state.listener is not None and state.regolith_deck:
        state.listener(events.RegolithShuffled(len(state.regolith_deck)))
    return bool(state.regolith_deck)
