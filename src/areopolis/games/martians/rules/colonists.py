"""Colonist tokens on the round track (specification 3.2, 3.4 and 3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import DEAD, LIVING, LOCKED, SLOT_FIELDS, SLOTS

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def put_colonist(state: ColonyState, player: int, slot: int, token: int) -> int:
    """Put a colonist token on the first free field of *slot*; return the field from 0."""
    begin = (slot - 1) * SLOT_FIELDS
    place = state.track.index(0, begin, begin + SLOT_FIELDS)
    state.track = put(state.track, place, token + player)
    return place - begin


def free_colonist(state: ColonyState, player: int) -> None:
    """Take the unavailability token off the additional colonist token of *player*."""
    at = state.track.index(LOCKED + player)
    state.track = put(state.track, at, LIVING + player)
    if state.listener is not None:
        state.listener(events.ColonistsUnlocked(player))


def return_living(state: ColonyState) -> None:
    """Take the living colonist tokens off the round track."""
    state.track = [0 if LIVING <= token < DEAD else token for token in state.track]


def lay_dead(state: ColonyState, player: int, slots: int) -> None:
    """Put the dead colonist tokens of *player* into *slots*, which are bits."""
    state.track = [0 if token == DEAD + player else token for token in state.track]
    for slot in range(SLOTS):
        if slots >> slot & 1:
            put_colonist(state, player, slot + 1, DEAD)
    if state.listener is not None:
        state.listener(events.DeadPlaced(player, slots))


def suffocate(state: ColonyState, quarters: int) -> None:
    """Let a group of colonists of everybody concerned die for lack of oxygen (Q-H3 to Q-H5)."""
    for player in state.concerned(quarters):
        flip_colonist(state, player, quarters)


def flip_colonist(state: ColonyState, player: int, quarters: int) -> None:
    """Turn the last placed living colonist token of *player* to its skull side, if there is one.

    Everybody has put all tokens on the track by then; in a position that somebody has written, a
    token may still be in hand, and dies in the first slot that is left to it.
    """
    if not state.colonists(player):
        return
    living = [place for place, token in enumerate(state.track) if token == LIVING + player]
    if living:
        state.track = put(state.track, living[-1], DEAD + player)
    else:
        put_colonist(state, player, first_slot_left(state, player), DEAD)
    if state.listener is not None:
        state.listener(events.ColonistsDied(player, quarters))


def first_slot_left(state: ColonyState, player: int) -> int:
    """Return the first slot without a token of *player*."""
    slot = 1
    while not state.may_act(player, slot):
        slot += 1
    return slot
