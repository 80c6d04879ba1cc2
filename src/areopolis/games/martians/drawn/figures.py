"""Prices, times, points and values of single things, by the functions that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.games.martians.data.constants import HIRE
from areopolis.games.martians.drawn.outlook import is_settled
from areopolis.games.martians.drawn.prospects import acting
from areopolis.games.martians.rules import specialists
from areopolis.games.martians.rules.greenhouses import HARVEST_RULE
from areopolis.games.martians.rules.laboratory import technology_time
from areopolis.games.martians.rules.lander import RESEARCH_RULE, research_time
from areopolis.games.martians.rules.missions import MISSION_RULE
from areopolis.games.martians.rules.placing import RULES
from areopolis.games.martians.rules.production import output_of

if TYPE_CHECKING:
    from areopolis.games.martians.data.costs import Cost
    from areopolis.games.martians.state import ColonyState


def figures(state: ColonyState, seat: int, kind: str, number: int) -> dict[str, int]:
    """Return price, time, points, value and goal of a thing for *seat*, those that it has.

    A price counts goods, money and minerals alike; the outlook says which they are. Of several
    corporations of a seat the one that acts next is meant.
    """
    if not is_settled(state):
        # Before corporations are chosen nothing has a price.
        return {}
    player = acting(state, seat)
    if kind == "order":
        order = state.rules.components.orders[number]
        cost = MISSION_RULE.with_events(state, order.cost)
        return {"price": paid(cost), "points": order.reputation + state.mission_bonus}
    if kind == "requirement":
        return requirement(state, number)
    if kind == "research":
        cost = RESEARCH_RULE.cost_of(state, number)
        return {"price": paid(cost), "time": research_time(state, player, number)}
    if kind == "technology":
        return {
            "time": technology_time(state, player, number),
            "value": int(state.is_developed(player, number)),
        }
    if kind == "work":
        return work(state, player, number)
    if kind == "specialist":
        return {
            "price": paid(specialists.COSTS[number]),
            "value": state.specialist(player, number),
        }
    return {"value": output_of(state, player, number)} if kind == "installation" else {}


def requirement(state: ColonyState, number: int) -> dict[str, int]:
    """Return the figures of a requirement of this scenario; others have none."""
    for place, task in enumerate(state.rules.tasks):
        if task.number == number:
            return {
                "price": paid(MISSION_RULE.with_events(state, task.cost)),
                "points": task.reputation + state.mission_bonus,
                "value": state.requirements_done[place],
                "goal": task.times,
            }
    return {}


def work(state: ColonyState, player: int, number: int) -> dict[str, int]:
    """Return what a kind of action costs with what events add, and the time it takes."""
    rule = RULES[number]
    cost = HARVEST_RULE.cost_of(state, player) if rule is HARVEST_RULE else rule.price(state)
    return {
        "price": paid(cost),
        "time": state.rules.hire_time if number == HIRE else rule.time,
    }


def paid(cost: Cost) -> int:
    """Return how many things a cost asks for."""
    return sum(cost.amounts)
