"""Prices, points and values of single things, by the functions that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.on_mars.data.constants import (
    CONTRACT_COMPLEX,
    ITEMS,
    MINE,
    NONE,
    SLOT_OF,
    SLOTTED,
)
from areopolis.games.on_mars.rules import scoring
from areopolis.games.on_mars.rules.executive import building_cost, is_open_to
from areopolis.games.on_mars.rules.hiring import CONTRACT_CRYSTALS
from areopolis.games.on_mars.rules.learning import grid_cost
from areopolis.games.on_mars.rules.sites import COSTS
from areopolis.games.on_mars.rules.slots import extra_cost
from areopolis.games.on_mars.rules.welcoming import SHIP_COST

if TYPE_CHECKING:
    from areopolis.games.on_mars.data.components import Cost
    from areopolis.games.on_mars.state import OnMarsState

# A Mine is not paid with Resources: a Colonist builds it.
COLONIST_OF_MINE: Final = 1


def figures(state: OnMarsState, seat: int, kind: str, number: int) -> dict[str, int]:
    """Return price, points, value and goal of a thing for *seat*, those that it has.

    A price counts Resources, Crystals and Colonists alike; the faces say which they are.
    """
    if kind in ("card", "scientist", "contract", "tech"):
        return owned(state, seat, kind, number)
    if kind == "building":
        return {"price": COLONIST_OF_MINE if number == MINE else len(COSTS[number])}
    if kind == "depot":
        return {"price": len(SHIP_COST)}
    if kind == "grid":
        return {"price": len(grid_cost(number))}
    if kind == "main-action" and number in SLOTTED:
        return {"price": extra_cost(state, seat, SLOT_OF[number])}
    return aims(state, seat, kind, number)


def owned(state: OnMarsState, seat: int, kind: str, number: int) -> dict[str, int]:
    """Return the figures of what a seat can have: Blueprints, Scientists, contracts, Tech."""
    if kind == "card":
        return blueprint(state, seat, number)
    if kind == "scientist":
        cost = state.rules.components.scientists[number].cost
        return {"price": paid(cost), "points": scoring.points_of_scientist(state, number)}
    if kind == "contract":
        return contract(state, seat, number)
    lab = state.rules.lab
    level = state.tech_level(seat, number)
    found = {
        "points": lab.points[level - 1] if level else 0,
        "value": level,
        "goal": len(lab.points),
    }
    if 0 < level < len(lab.costs):
        # That of the next column; into the first one a tile comes from the grid.
        found["price"] = paid(lab.costs[level])
    return found


def aims(state: OnMarsState, seat: int, kind: str, number: int) -> dict[str, int]:
    """Return how far *seat* has come with a goal or reward, and everybody with a mission."""
    components = state.rules.components
    if kind == "goal":
        needs = components.goals[number].requirement
        return {"value": needs.now(state, seat), "goal": needs.needed()}
    if kind == "reward":
        return {"value": components.rewards[number].count.of(state, seat)}
    if kind == "mission" and number in state.missions:
        needed = components.missions[number].needed[state.rules.places - 2]
        left = state.mission_left[state.missions.index(number)]
        return {"value": needed - left, "goal": needed}
    return {}


def blueprint(state: OnMarsState, seat: int, card: int) -> dict[str, int]:
    """Return the points of an own Blueprint, and the Crystals for using one that is built."""
    is_own = state.card_owner[card] == seat
    found = {"points": scoring.points_of_blueprint(state, card) if is_own else 0}
    if state.built_at[card] != NONE:
        if is_open_to(state, seat, card):
            found["price"] = 0
        elif is_own:
            found["price"] = building_cost(state)
    return found


def contract(state: OnMarsState, seat: int, number: int) -> dict[str, int]:
    """Return the price of a contract, or how far its owner has come with it."""
    card = state.rules.components.contracts[number]
    owner = state.contract_owner[number]
    if owner == NONE:
        return {"price": CONTRACT_CRYSTALS}
    if owner != seat:
        return {}
    points = scoring.points_of_contract(state, number)
    if card.is_delivery:
        start = number * len(ITEMS)
        come = sum(state.delivered[start : start + len(ITEMS)])
        return {"points": points, "value": come, "goal": sum(card.items)}
    sizes = [
        state.size_at(state.built_at[blueprint])
        for blueprint in state.advanced_of(owner)
        if state.rules.blueprints[blueprint].building == card.building
    ]
    return {"points": points, "value": max(sizes, default=0), "goal": CONTRACT_COMPLEX}


def paid(cost: Cost) -> int:
    """Return how many things a cost asks for."""
    return len(cost.units) + cost.crystals + cost.colonists
