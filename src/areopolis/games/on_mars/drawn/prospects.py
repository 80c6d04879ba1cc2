"""What a seat could do if its turn began now, and what stands against the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.reason import Reason
from areopolis.games.on_mars.data.constants import (
    ACTIONS,
    BUILDING_KINDS,
    BUILDINGS,
    COLOURS,
    CRYSTAL,
    ITEMS,
    KINDS,
    NONE,
    SLOT_OF,
    SLOTTED,
)
from areopolis.games.on_mars.rules.ending import store_pending
from areopolis.games.on_mars.rules.executive import (
    building_cost,
    is_open_to,
    why_no_building,
    why_no_executive,
)
from areopolis.games.on_mars.rules.goals import why_no_goal
from areopolis.games.on_mars.rules.producing import producers
from areopolis.games.on_mars.rules.sites import why_not_constructed
from areopolis.games.on_mars.rules.slots import extra_cost, leaving
from areopolis.games.on_mars.rules.turns import why_no_main

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

Outlook = dict[str, Any]


def prospects(state: OnMarsState, seat: int) -> Outlook:
    """Return why not for every action of *seat*, its production, and how far its goals are.

    On the turn of another it is what *seat* could do if it were asked next: one plans ahead.
    """
    if seat not in state.spaces:
        # Before the first turn-order space is chosen nobody has a side.
        return {}
    if state.current != seat:
        state = at_turn_of(state, seat)
    return {
        "main": {name: why_no_main(state, seat, n) for n, name in enumerate(ACTIONS)},
        "slots": slots(state, seat),
        "construct": {
            BUILDINGS[kind]: why_not_constructed(state, seat, kind, 0, state.quarters[seat] - 1)
            for kind in range(BUILDING_KINDS)
        },
        "executive": executive(state, seat),
        "buildings": buildings(state, seat),
        "scientists": scientists(state, seat),
        "goals": goals(state, seat),
        "production": production(state, seat),
        # How many Ships may leave the Depot before the Colony rises.
        "ships": max(0, state.level - state.ships_removed(seat)),
    }


def at_turn_of(state: OnMarsState, seat: int) -> OnMarsState:
    """Return the state as it were if the turn of *seat* began now."""
    twin = state.clone()
    twin.current = seat
    twin.main_done = 0
    twin.executive_done = 0
    twin.gained = 0
    store_pending(twin, seat)
    return twin


def slots(state: OnMarsState, seat: int) -> Outlook:
    """Return the extra cost of a red Colonist, and whose Colonists would leave full slots."""
    return {
        ACTIONS[action]: {
            "cost": extra_cost(state, seat, SLOT_OF[action]),
            "leaving": [COLOURS[place] for place in leaving(state, SLOT_OF[action])],
        }
        for action in SLOTTED
    }


def executive(state: OnMarsState, seat: int) -> dict[str, Reason | None]:
    """Return why not for every space of the Depot.

    Nothing stands against the use of an Advanced Building if there is one to be paid for.
    """
    cost = building_cost(state)
    found: dict[str, Reason | None] = {}
    for number, one in enumerate(state.rules.components.executive):
        reason = why_no_executive(state, seat, number)
        if not one.effect:
            for card in state.advanced_of(seat):
                if not is_open_to(state, seat, card):
                    against = why_no_building(state, seat, card, cost)
                    reason = None if against is None else reason
        found[one.name] = reason
    return found


def buildings(state: OnMarsState, seat: int) -> Outlook:
    """Return for each Advanced Building that is open to *seat* its Crystals, and why not."""
    names = state.vocabulary.names["card"]
    found: Outlook = {}
    for card, hexagon in enumerate(state.built_at):
        is_free = is_open_to(state, seat, card)
        if hexagon != NONE and (is_free or state.card_owner[card] == seat):
            cost = 0 if is_free else building_cost(state)
            against = why_no_building(state, seat, card, cost)
            found[names[card]] = {"cost": cost, "against": against}
    return found


def scientists(state: OnMarsState, seat: int) -> Outlook:
    """Return for each Scientist of *seat* why he cannot move to a built Blueprint of his kind."""
    components = state.rules.components
    return {
        one.name: {
            card.name: why_no_building(state, seat, n, 0, scientist)
            for n, card in enumerate(components.blueprints)
            if state.built_at[n] != NONE and card.building == one.works
        }
        for scientist, one in enumerate(components.scientists)
        if state.scientist_owner[scientist] == seat
    }


def goals(state: OnMarsState, seat: int) -> Outlook:
    """Return how far the Private Goals in hand have come."""
    components = state.rules.components
    return {
        components.goals[goal].name: {
            "now": components.goals[goal].requirement.now(state, seat),
            "needed": components.goals[goal].requirement.needed(),
            "against": why_no_goal(state, seat, goal),
        }
        for goal in state.goals[seat]
    }


def production(state: OnMarsState, seat: int) -> dict[str, dict[str, int]]:
    """Return what a journey to Orbit would produce, and how much of it there is room for."""
    made = [0] * len(ITEMS)
    for hexagon in producers(state, seat):
        made[state.kind_at(hexagon)] += 1
    found: dict[str, dict[str, int]] = {}
    for item, count in enumerate(made):
        if count:
            room = count
            if item != CRYSTAL:
                room = state.limit(seat) - state.storage[seat * KINDS + item]
            found[ITEMS[item]] = {"made": count, "kept": min(count, room)}
    return found
