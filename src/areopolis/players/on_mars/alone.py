"""Alone against Lacerda: what the goal still lacks, in turns, and the lead over his points."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from areopolis.games.on_mars.data.constants import (
    HANGAR_OP,
    ITEMS,
    KINDS,
    LEVEL_MOST,
    NONE,
    PROGRESS_OP,
    TECH_KINDS,
)
from areopolis.games.on_mars.rules.missions import is_contract_done
from areopolis.games.on_mars.rules.scoring import (
    points_of_blueprint,
    points_of_contract,
    scientist_points,
    so_far,
    tech_points,
    total,
)
from areopolis.games.on_mars.rules.solo_goals import TOP_LEVEL
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.clock import life_support_missing
from areopolis.players.on_mars.lately import Lately
from areopolis.players.on_mars.science import complex_chance, goal_part
from areopolis.players.on_mars.standing import expected_again
from areopolis.players.on_mars.styles import Style

# Whoever reaches any goal has won, and the first one asks for least: a level, a contract, a
# Private Goal, a Tech at the top, a lead.
GOAL_LEVEL: Final = 3
# Turns that the lines still take: a building of life support (Lacerda builds too), a development,
# a Private Goal that is not begun, the only one that is kept, none at all, an item of a contract
# that is not in stock, or is, an upgrade contract that is not begun, no contract at all.
LEVEL_TURNS: Final = 0.6
DEVELOP_TURNS: Final = 0.7
GOAL_TURNS: Final = 4.0
NO_CHOICE_TURNS: Final = 1.5
NO_GOAL_TURNS: Final = 9.0
ITEM_TURNS: Final = 0.8
STOCK_TURNS: Final = 0.2
COMPLEX_TURNS: Final = 4.5
NO_CONTRACT_TURNS: Final = 7.5
# A turn that is lacking, in points; the more are left, the less it counts.
LACK: Final = 5.0
RESERVE: Final = 6.0
SOFT: Final = 4.0
# A point in hand is worth so much more than one that is promised: Lacerda waits for nobody.
IN_HAND: Final = 1.0
# A point of Lacerda's, in own points; and a point that his next building would score.
HIS_POINT: Final = 0.5
HIS_REWARD: Final = 0.3
# What he gains in a turn.
HIS_PACE: Final = 4.5
# What makes a victory e times as likely: turns more than needed; points ahead, at the end and more
# for each turn left.
SURE_TURNS: Final = 2.0
SWING_AT_END: Final = 2.0
SWING: Final = 1.2


def worth_alone(state: OnMarsState, left: float, style: Style, lately: Lately) -> float:
    """Return what a state is worth alone: own points, his points, and what the goal lacks."""
    worth = expected_again(state, left, style, lately) + IN_HAND * in_hand(state)
    worth -= HIS_POINT * his_points(state) + HIS_REWARD * his_rewards(state)
    return worth - LACK * lack(turns_needed(state, lately), left)


def in_hand(state: OnMarsState) -> float:
    """Return the own points that nobody can take away any more."""
    points = so_far(state, 0) + PROGRESS_OP[state.progress[0].bit_count()]
    points += HANGAR_OP * state.hangar[0] + tech_points(state, 0) + scientist_points(state, 0)
    for card in state.advanced_of(0):
        points += points_of_blueprint(state, card)
    for contract, owner in enumerate(state.contract_owner):
        if owner == 0:
            points += max(0, points_of_contract(state, contract))
    return float(points)


def his_points(state: OnMarsState) -> float:
    """Return Lacerda's points after his turn of this round, whether he has taken it or not."""
    points = float(total(state, state.seats))
    return points if state.laid >> state.seats & 1 else points + HIS_PACE


def lack(needed: float, left: float) -> float:
    """Return how many turns are lacking, with a reserve; few that are lacking count in part."""
    if needed <= 0.0:
        return 0.0
    return SOFT * log(1.0 + exp((needed + RESERVE - left) / SOFT))


def turns_needed(state: OnMarsState, lately: Lately) -> float:
    """Return how many turns the lines of the first goal still take, the lead apart."""
    needed = 0.0
    if state.level < GOAL_LEVEL:
        needed += LEVEL_TURNS * life_support_missing(state, GOAL_LEVEL)
    if state.goal_done[0] == NONE:
        needed += turns_for_goal(state)
    highest = max([state.tech_level(0, tech) for tech in range(TECH_KINDS)])
    needed += DEVELOP_TURNS * (TOP_LEVEL - highest)
    return needed + turns_for_contract(state, lately)


def turns_for_goal(state: OnMarsState) -> float:
    """Return how many turns a Private Goal still takes; more of them leave a choice."""
    kept = len(state.goals[0])
    if not kept:
        return NO_GOAL_TURNS
    return GOAL_TURNS * (1.0 - sqrt(goal_part(state, 0))) + NO_CHOICE_TURNS / kept


def turns_for_contract(state: OnMarsState, lately: Lately) -> float:
    """Return how many turns the nearest contract still takes."""
    best = NO_CONTRACT_TURNS
    for contract, owner in enumerate(state.contract_owner):
        if owner == 0:
            if is_contract_done(state, contract):
                return 0.0
            card = state.rules.components.contracts[contract]
            if card.is_delivery:
                best = min(best, turns_for_delivery(state, contract, card.items))
            else:
                likely = complex_chance(state, 0, card.building, lately.map_of(state).largest)
                best = min(best, COMPLEX_TURNS * (1.0 - likely))
    return best


def turns_for_delivery(state: OnMarsState, contract: int, items: tuple[int, ...]) -> float:
    """Return how many turns a Delivery contract still takes."""
    start = contract * len(ITEMS)
    turns = 0.0
    for item, count in enumerate(items):
        missing = count - state.delivered[start + item]
        if missing:
            stock = state.storage[item] if item < KINDS else state.depot[0]
            there = min(stock, missing)
            turns += STOCK_TURNS * there + ITEM_TURNS * (missing - there)
    return turns


def his_rewards(state: OnMarsState) -> float:
    """Return what the next buildings of life support would score for Lacerda."""
    rewards = state.rules.components.rewards
    worth = 0.0
    for column, tile in enumerate(state.rewards):
        row = state.lss[column]
        if row <= state.level and row <= LEVEL_MOST:
            worth += rewards[tile].count.of(state, state.seats)
            if row == 1:
                worth += 2.0
    return worth


def chance_alone(state: OnMarsState, left: float) -> float:
    """Return the chance to reach a goal: what it lacks against the turns left, and the lead."""
    needed = turns_needed(state, Lately(0))
    in_time = 1.0 / (1.0 + exp((needed - left) / SURE_TURNS)) if needed else 1.0
    lead = total(state, 0) - his_points(state)
    return in_time / (1.0 + exp(-lead / (SWING_AT_END + SWING * left)))
