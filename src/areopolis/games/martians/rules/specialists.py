"""Specialists: each card once in the owner's turn (specification 3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.martians import events
from areopolis.games.martians.answers import UseInQuarters, UseSpecialist, UseTwice
from areopolis.games.martians.data.constants import (
    DISEASE,
    DOCTOR,
    HUNGER,
    MEDICINE,
    NONE,
    OXYGEN,
    QUARTERS_MOST,
    SPECIALIST_KINDS,
    STAFF_WORK,
    WATER,
)
from areopolis.games.martians.data.costs import Cost, cost
from areopolis.games.martians.rules.works import short_of, targets, why_no_target

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

# Dietician, engineer, pharmacist, doctor, chemist.
COSTS: Final[tuple[Cost, ...]] = (
    cost(money=2, food=1),
    cost(money=2, energy=1),
    cost(money=4, material=1, water=1),
    cost(money=4, medicine=1),
    cost(money=2, energy=1, ice=1),
)
# The kind of token that a specialist removes, and the good that the others make.
REMOVED_KIND: Final[tuple[int, ...]] = (HUNGER, OXYGEN, NONE, DISEASE, NONE)
MADE_GOOD: Final[tuple[int, ...]] = (NONE, NONE, MEDICINE, NONE, WATER)


def is_ready(state: ColonyState, player: int, kind: int) -> bool:
    """Whether *player* has a specialist of a kind that was not used in this turn (Q-P3)."""
    return state.specialists[player * SPECIALIST_KINDS + kind] > state.used[kind]


def offer(state: ColonyState, player: int, options: list[Action]) -> None:
    """Add every way in which *player* can use a specialist now."""
    lexicon = state.rules.lexicon
    begin = player * SPECIALIST_KINDS
    for kind in range(SPECIALIST_KINDS):
        if state.specialists[begin + kind] <= state.used[kind]:
            continue
        if not state.can_pay(player, COSTS[kind]):
            continue
        if MADE_GOOD[kind] != NONE:
            if state.room(MADE_GOOD[kind], 1):
                options.append(lexicon.use[kind])
            continue
        found = targets(state, player, REMOVED_KIND[kind])
        for quarters in found:
            options.append(lexicon.use_in[kind][quarters])
        if kind == DOCTOR:
            for place, quarters in enumerate(found):
                for other in found[place:]:
                    if not why_no_pair(state, quarters, other):
                        options.append(lexicon.use_twice[quarters][other - quarters])


def why_no_pair(state: ColonyState, quarters: int, other: int) -> list[Reason]:
    """Return why the Doctor cannot treat these two together (Q-P2)."""
    if quarters != other:
        return [Reason("one-quarters-only")] if state.rules.doctor_in_one else []
    if state.demand[DISEASE * QUARTERS_MOST + quarters] < 2:
        return [Reason("no-such-token", ((("demand", "demand"), DISEASE),))]
    return []


def use(state: ColonyState, player: int, action: Action) -> None:
    """Pay the specialist and do what the card says."""
    if isinstance(action, UseSpecialist):
        begin(state, player, action.specialist)
        state.gain(player, MADE_GOOD[action.specialist], 1)
    elif isinstance(action, UseInQuarters):
        begin(state, player, action.specialist)
        state.remove_demand(player, REMOVED_KIND[action.specialist], action.quarters)
        state.earn(player, STAFF_WORK, 1)
    else:
        assert isinstance(action, UseTwice), "a way to use a specialist"
        begin(state, player, action.specialist)
        state.remove_demand(player, DISEASE, action.quarters)
        state.remove_demand(player, DISEASE, action.other)
        state.earn(player, STAFF_WORK, 2)


def begin(state: ColonyState, player: int, kind: int) -> None:
    """Note that a specialist is used, and pay."""
    state.used[kind] += 1
    if state.listener is not None:
        state.listener(events.SpecialistUsed(player, kind))
    state.pay(player, COSTS[kind])


def hindrances(state: ColonyState, player: int, action: Action) -> list[Reason]:
    """Return why *player* cannot use a specialist in this way."""
    if not isinstance(action, UseSpecialist | UseInQuarters | UseTwice):
        return []
    kind = action.specialist
    if not state.specialist(player, kind):
        return [Reason("not-hired")]
    if not is_ready(state, player, kind):
        return [Reason("already-used")]
    found = short_of(state, player, COSTS[kind])
    if isinstance(action, UseSpecialist):
        if MADE_GOOD[kind] == NONE:
            found.append(Reason("needs-a-target"))
        elif not state.room(MADE_GOOD[kind], 1):
            found.append(Reason("box-is-empty", ((("good", "good"), MADE_GOOD[kind]),)))
        return found
    if REMOVED_KIND[kind] == NONE:
        return [*found, Reason("needs-no-target")]
    found += why_no_target(state, player, REMOVED_KIND[kind], action.quarters)
    if isinstance(action, UseTwice) and not found:
        found += why_no_target(state, player, DISEASE, action.other)
        found += why_no_pair(state, action.quarters, action.other)
    return found
