"""Missions and contracts (3.10).

What is gained may complete a contract (D-T8), a completed contract may count for a mission
(R-156), and a mission gives Crystals, which are gained in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Chosen
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask, composite
from areopolis.core.effect import Cause
from areopolis.core.sharing import put
from areopolis.core.space import Choose
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import DELIVER
from areopolis.games.on_mars.data.constants import (
    CONTRACT_COMPLETED,
    CONTRACT_COMPLEX,
    CRYSTAL,
    ITEMS,
    NONE,
    SHELTER,
)
from areopolis.games.on_mars.rules.base import ColonyEffect

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
    reward(state, place, state.rules.components.missions[mission].crystals)
    if not left:
        if state.listener is not None:
            state.listener(events.MissionCompleted(mission))
        move_remaining(state)


def reward(state: OnMarsState, place: int, crystals: int) -> None:
    """Let Crystals of a mission come after the benefit of the deed, which may need room (R-013).

    Who counts a deed does so before the benefit is given: then they wait behind it.
    """
    if state.is_automa(place):
        receive(state, CAUSES[place], CRYSTAL, crystals)
    elif crystals:
        state.push_one(CAUSES[place], DeliverGained(CRYSTAL, crystals))


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


def wanted(state: OnMarsState, place: int, item: int) -> list[tuple[int, int]]:
    """Return the Delivery contracts of *place* that still need an item, and how many."""
    found: list[tuple[int, int]] = []
    for contract, owner in enumerate(state.contract_owner):
        if owner == place:
            card = state.rules.components.contracts[contract]
            need = card.items[item] - state.delivered[contract * len(ITEMS) + item]
            if card.is_delivery and need > 0:
                found.append((contract, need))
    return found


def receive(state: OnMarsState, by: Cause, item: int, count: int) -> None:
    """Let the acting place gain items: into Storage or pending, or onto contracts as it likes."""
    if not count:
        return
    if state.is_automa(by.seat):
        if item == CRYSTAL:
            state.store(by.seat, item, count)
    elif wanted(state, by.seat, item):
        state.push_one(by, DeliverGained(item, count))
    else:
        state.store(by.seat, item, count)


def put_on_contract(state: OnMarsState, place: int, contract: int, item: int, count: int) -> None:
    """Lay items on a contract, where they stay."""
    at = contract * len(ITEMS) + item
    state.delivered = put(state.delivered, at, state.delivered[at] + count)
    if state.listener is not None:
        state.listener(events.Delivered(place, contract, item, count))
    check_contracts(state)


class DeliverGained(ColonyEffect[Chosen]):
    """Put gained items directly onto contracts, as many as one likes; the rest is stored (D-T8)."""

    KEY = "deliver-gained"
    FIELDS = (("item", "item"), ("count", "count"))

    def __init__(self, item: int, count: int) -> None:
        self.item = item
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        contracts = wanted(state, by.seat, self.item)
        if not contracts:
            self.keep(state, by.seat, self.count)
            return None
        names = state.vocabulary.names["contract"]
        space = Choose(
            DELIVER,
            "contract",
            tuple([names[contract] for contract, _ in contracts]),
            tuple([contract for contract, _ in contracts]),
            tuple([min(need, self.count) for _, need in contracts]),
            self.least(state, by.seat),
            min(self.count, sum([need for _, need in contracts])),
        )
        return composite(by.seat, "deliver-gained", space)

    def least(self, state: OnMarsState, place: int) -> int:
        """Return how many must go onto contracts: none, for a gain may be lost."""
        return 0

    def keep(self, state: OnMarsState, place: int, count: int) -> None:
        """Put what goes onto no contract where it belongs."""
        state.store(place, self.item, count)

    def answer(self, state: OnMarsState, by: Cause, action: Chosen) -> None:
        left = self.count - len(action.items)
        if left:
            self.keep(state, by.seat, left)
        for contract in sorted(set(action.items)):
            put_on_contract(state, by.seat, contract, self.item, action.items.count(contract))


MISSION_EFFECTS: Final = (DeliverGained,)
