"""Alone against Lacerda: the lines of the goal decide, and points only by the lead."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.on_mars.data.constants import BUILDING_KINDS, NONE, TECH_KINDS
from areopolis.games.on_mars.rules.missions import is_contract_done
from areopolis.games.on_mars.rules.scoring import total
from areopolis.games.on_mars.rules.solo_goals import TOP_LEVEL
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.clock import life_support_missing
from areopolis.players.on_mars.science import complex_chance, delivery_chance, goal_part
from areopolis.players.on_mars.standing import expected
from areopolis.players.on_mars.styles import Style
from areopolis.players.on_mars.surface import Surface

# A whole line of the goal in points. Whoever reaches any goal has won, and the first one asks for
# least: a level, a contract, a Private Goal, a Tech at the top, a lead.
LINE: Final = 14.0
GOAL_LEVEL: Final = 3
LINES: Final = 5
# What is begun counts so much less than what is done.
BEGUN: Final = 0.7
# A Private Goal that is kept can still be completed.
GOAL_KEPT: Final = 0.4
# The lead is sure with so many points.
SURE_LEAD: Final = 15.0
# A line takes so many turns, and one too many makes a victory so much less likely.
TURNS_FOR_LINE: Final = 7.0
SURE_LINES: Final = 2.5


def worth_alone(state: OnMarsState, left: float, style: Style) -> float:
    """Return what a state is worth alone: own points, and what is reached of the goal."""
    return expected(state, 0, left, style) + LINE * lines_reached(state, left)


def lines_reached(state: OnMarsState, left: float) -> float:
    """Return how many lines of the first goal are reached, those begun in part."""
    hope = BEGUN if left > 0.0 else 0.0
    lead = total(state, 0) - total(state, state.seats)
    reached = max(0.0, min(1.0, 0.5 + lead / (2.0 * SURE_LEAD)))
    missing = life_support_missing(state, GOAL_LEVEL)
    reached += 1.0 if state.level >= GOAL_LEVEL else hope * (1.0 - missing / 8.0)
    if state.goal_done[0] != NONE:
        reached += 1.0
    elif state.goals[0]:
        reached += hope * (GOAL_KEPT + (1.0 - GOAL_KEPT) * goal_part(state, 0))
    reached += contract_part(state, hope)
    highest = max([state.tech_level(0, tech) for tech in range(TECH_KINDS)])
    reached += 1.0 if highest == TOP_LEVEL else hope * highest / TOP_LEVEL
    return reached


def contract_part(state: OnMarsState, hope: float) -> float:
    """Return how near the nearest contract is to be done."""
    best = 0.0
    largest = [0] * BUILDING_KINDS
    for contract, owner in enumerate(state.contract_owner):
        if owner == 0:
            if is_contract_done(state, contract):
                return 1.0
            card = state.rules.components.contracts[contract]
            if card.is_delivery:
                likely = delivery_chance(state, 0, contract, card.items)
            else:
                if not best:
                    largest = Surface(state, 0).largest
                likely = complex_chance(state, 0, card.building, largest)
            best = max(best, likely)
    return hope * best


def chance_alone(state: OnMarsState, left: float) -> float:
    """Return the chance to reach a goal: what is missing, against the turns that are left."""
    missing = LINES - lines_reached(state, left)
    return 1.0 / (1.0 + exp(SURE_LINES * (missing - left / TURNS_FOR_LINE - 0.3)))
