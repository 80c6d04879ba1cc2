"""Contributions to the shared missions, and contracts that complete themselves (3.10, R-156)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import (
    CONTRACT_COMPLETED,
    CONTRACT_COMPLEX,
    ITEMS,
    NONE,
    SHELTER,
)

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def contribute(state: OnMarsState, place: int, deed: int) -> None:
    """Count one deed of *place* for the open mission that it belongs to."""
    missions = state.rules.components.missions
    for letter, mission in enumerate(state.missions):
        if mission != NONE and missions[mission].deed == deed and state.mission_left[letter]:
            advance_mission(state, place, letter)
            return


def advance_mission(state: OnMarsState, place: int, letter: int) -> None:
    """Move the tracker of a mission one down; *place* gains its Crystals."""
    mission = state.missions[letter]
    left = state.mission_left[letter] - 1
    state.mission_left = put(state.mission_left, letter, left)
    if state.listener is not None:
        state.listener(events.MissionAdvanced(place, mission, left))
    gain_crystals(state, place, state.rules.components.missions[mission].crystals)
    if not left:
        if state.listener is not None:
            state.listener(events.MissionCompleted(mission))
        move_remaining(state)


def gain_crystals(state: OnMarsState, place: int, count: int) -> None:
    """Put Crystals into the pending area; a contract that wants them may get them later (R-020)."""
    state.store(place, len(ITEMS) - 1, count)


def move_remaining(state: OnMarsState) -> None:
    """Move the Remaining Missions marker; off its track the end is triggered (R-159)."""
    if state.remaining:
        state.remaining -= 1
        if state.listener is not None:
            state.listener(events.RemainingMoved(state.remaining))


def is_contract_done(state: OnMarsState, contract: int) -> bool:
    """Whether the condition of a contract holds for its owner now (R-156)."""
    owner = state.contract_owner[contract]
    card = state.rules.components.contracts[contract]
    if state.is_automa(owner):
        return True
    if card.is_delivery:
        start = contract * len(ITEMS)
        return tuple(state.delivered[start : start + len(ITEMS)]) == card.items
    for blueprint in state.advanced_of(owner):
        hexagon = state.built_at[blueprint]
        kind = min(state.building[hexagon], SHELTER)
        if kind == card.building and state.size_at(hexagon) >= CONTRACT_COMPLEX:
            return True
    return False


def check_contracts(state: OnMarsState) -> None:
    """Count every contract whose condition holds for the first time (R-156, R-327)."""
    for contract, owner in enumerate(state.contract_owner):
        if (
            owner != NONE
            and not state.completed >> contract & 1
            and is_contract_done(state, contract)
        ):
            state.completed |= 1 << contract
            if state.listener is not None:
                state.listener(events.ContractCompleted(owner, contract))
            contribute(state, owner, CONTRACT_COMPLETED)
