"""How much is still to come: turns of each player, and productions of energy."""

from __future__ import annotations

from areopolis.games.martians.data.constants import (
    ACTION,
    DEAD,
    DNA_MODIFICATION,
    LIVING,
    LOCKED,
    SETTLEMENT,
    SLOT_FIELDS,
    SLOTS,
    TURN_TIME,
)
from areopolis.games.martians.rules.rounds import MIDDLE_SLOT
from areopolis.games.martians.state import ColonyState


def turns_in_round(state: ColonyState, player: int) -> int:
    """Return how many turns *player* still begins in this round."""
    if state.phase == SETTLEMENT:
        return 0
    now = state.slot if state.phase == ACTION else 0
    track = state.track
    turns = 0
    for slot in range(max(now, 1), SLOTS + 1):
        if slot == now and state.active == player:
            continue
        begin = (slot - 1) * SLOT_FIELDS
        is_free = True
        for place in range(begin, begin + SLOT_FIELDS):
            token = track[place]
            is_over = slot == now and token == LIVING + player
            if is_over or token == LOCKED + player or token == DEAD + player:
                is_free = False
        if is_free:
            turns += 1
    return turns


def rounds_after(state: ColonyState) -> int:
    """Return how many rounds come after this one."""
    return state.rules.rounds - max(1, state.round)


def turns_left(state: ColonyState, player: int) -> int:
    """Return how many turns *player* still begins in the game."""
    return turns_in_round(state, player) + rounds_after(state) * state.colonists(player)


def turn_time(state: ColonyState, player: int) -> int:
    """Return how much time a turn of *player* has."""
    return TURN_TIME + (state.technologies[player] >> DNA_MODIFICATION & 1)


def productions_left(state: ColonyState) -> int:
    """Return how often installations still produce: twice in a round, once in the first."""
    left = 2 * rounds_after(state)
    if state.phase == SETTLEMENT:
        return left
    if state.phase != ACTION and state.round > 1:
        return left + 2
    return left + 1 if state.slot <= MIDDLE_SLOT else left
