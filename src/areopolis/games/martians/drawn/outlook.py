"""What follows from a view by the rules: what comes next, how far the mission is, what it pays.

Nothing here is a rule: every number and every reason comes from the function that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.games.martians.data.constants import (
    COLOURS,
    DEMANDS,
    DISEASE,
    HOUSING,
    HUNGER,
    INSTALLATIONS,
    OXYGEN,
    QUARTERS,
    QUARTERS_MOST,
)
from areopolis.games.martians.drawn.prospects import prospects
from areopolis.games.martians.rulebook import AFTER_SITE, AT_ONCE
from areopolis.games.martians.rules import scoring
from areopolis.games.martians.rules.missions import MISSION_RULE, is_waiting
from areopolis.games.martians.rules.production import energy_of, output_of
from areopolis.games.martians.rules.rounds import MIDDLE_SLOT
from areopolis.games.martians.rules.supply import DEMAND, demand_change
from areopolis.games.martians.rules.turns import turn_time

if TYPE_CHECKING:
    from areopolis.games.martians.rulebook import Task
    from areopolis.games.martians.state import ColonyState

Outlook = dict[str, Any]


def outlook(state: ColonyState, seat: int | None) -> Outlook:
    """Return what everybody can expect, and for *seat* what it could do."""
    players = range(state.rules.players)
    seen: Outlook = {
        "points": [scoring.breakdown(state, player) for player in range(state.rules.households)]
        if not state.rules.is_competitive or is_settled(state)
        else [],
        "settlement": {QUARTERS[n]: settlement(state, n) for n in state.quarters_in_play()},
        "next_demand": next_demand(state),
        "energy": {COLOURS[player]: energy(state, player) for player in players},
        "turn_time": {COLOURS[player]: turn_time(state, player) for player in players},
        "next_event": next_event(state),
        "lasting": [lasting(state, effect) for effect in state.lasting],
        "mission": mission(state),
        "delivery": delivery(state),
    }
    if seat is not None and is_settled(state):
        seen["own"] = prospects(state, seat)
    return seen


def is_settled(state: ColonyState) -> bool:
    """Whether corporations and quarters are chosen."""
    if [1 for card in state.corporation if card < 0]:
        return False
    return not state.rules.is_competitive or not [1 for home in state.home if home < 0]


def settlement(state: ColonyState, quarters: int) -> Outlook:
    """Return what the tokens that lie in *quarters* now would do in the settlement."""
    hunger = state.demand[HUNGER * QUARTERS_MOST + quarters]
    disease = state.demand[DISEASE * QUARTERS_MOST + quarters]
    kills = state.demand[OXYGEN * QUARTERS_MOST + quarters] > 0
    ill: list[int] = []
    hungry: list[int] = []
    for player in state.concerned(quarters) if not kills else []:
        # Whoever has no marker outside quarters gives none.
        outside = state.supply[player] + len(state.fields_with(player))
        if disease and outside:
            ill.append(player)
        if hunger and outside > int(disease > 0):
            hungry.append(player)
    is_fined = bool(hungry) or (not kills and state.is_zone_held(HOUSING, quarters))
    return {
        "kills": kills,
        "infirmary": [COLOURS[player] for player in ill],
        "housing": [COLOURS[player] for player in hungry],
        "fines": hunger if is_fined else 0,
        "grows": state.rules.has_natural_growth and not state.demand_in(quarters),
    }


def next_demand(state: ColonyState) -> Outlook | None:
    """Return the tokens of the next supply phase as things stand; None after the last one."""
    if state.round >= state.rules.rounds:
        return None
    twin = state.clone()
    twin.round += 1
    if state.rules.is_competitive:
        return {
            COLOURS[player]: {
                demand: max(0, DEMAND[kind] + demand_change(twin, player, kind))
                for kind, demand in enumerate(DEMANDS)
            }
            for player in range(state.rules.players)
        }
    players = state.rules.players
    return {
        demand: max(0, players * DEMAND[kind] + demand_change(twin, 0, kind))
        for kind, demand in enumerate(DEMANDS)
    }


def energy(state: ColonyState, player: int) -> Outlook:
    """Return what the installations of *player* make in this weather, each and in all."""
    shown: Outlook = {
        name: output_of(state, player, number) for number, name in enumerate(INSTALLATIONS)
    }
    shown["all"] = energy_of(state, player)
    return shown


def next_event(state: ColonyState) -> str | None:
    """Return when weather, event and production come next: in this round, or with the next one."""
    if state.slot and state.slot <= MIDDLE_SLOT:
        return "middle"
    return "round" if state.round < state.rules.rounds else None


def lasting(state: ColonyState, effect: tuple[int, int, int]) -> Outlook:
    """Return an effect that holds: its card and line, and how many slots it still holds for."""
    event, line, _ = effect
    card = state.rules.components.events[event]
    return {"event": card.name, "line": line, "until": card.effects[line].duration}


def mission(state: ColonyState) -> Outlook | None:
    """Return how far the scenario is; None where there is none."""
    rules = state.rules
    if rules.is_competitive:
        return None
    return {
        "requirements": {
            state.vocabulary.name("requirement", task.number): task_outlook(state, place, task)
            for place, task in enumerate(rules.tasks)
        },
        "end_conditions": [
            {
                "condition": type(condition).KEY,
                "met": condition.holds(state),
                "progress": [list(pair) for pair in condition.progress(state)],
            }
            for condition in rules.end_conditions
        ],
        "demand_left": sum(state.demand),
        "rounds_left": rules.rounds - state.round,
    }


def task_outlook(state: ColonyState, place: int, task: Task) -> Outlook:
    """Return how often a requirement is still due, what it costs and gives, and after what."""
    after = None
    if task.after == AFTER_SITE:
        after = "site"
    elif task.after != AT_ONCE:
        after = state.vocabulary.name("requirement", task.after)
    return {
        "left": task.times - state.requirements_done[place],
        "cost": MISSION_RULE.with_events(state, task.cost).written(),
        "points": task.reputation + state.mission_bonus,
        "after": after,
        "waits": is_waiting(state, task),
    }


def delivery(state: ColonyState) -> Outlook:
    """Return the reputation for delivered products with the options of this game."""
    table = state.rules.delivery
    return {
        "food": table.food,
        "medicine": table.medicine,
        "food2": table.pairs[0],
        "both": table.pairs[1],
        "medicine2": table.pairs[2],
    }
