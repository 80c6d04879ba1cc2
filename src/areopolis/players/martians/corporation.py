"""A corporation in the modes in which reputation wins: what it has, and what that will become."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.martians.data.constants import (
    BIRTH_CONTROL,
    BOTANIST,
    CARD_KINDS,
    CO2_CONVERTER,
    DISEASE,
    ENERGY,
    FOOD,
    FREE,
    GREENHOUSES,
    GROWTH_FULL,
    HELPER_KINDS,
    HOUSING,
    HUNGER,
    INFIRMARY,
    LONG_ARM,
    MEDICAL_CARE,
    MEDICINE,
    MINERAL_KINDS,
    MOLECULAR_SENSOR,
    MONEY,
    NONE,
    PENALTY,
    PURSE,
    QUARTERS_MOST,
    SPECIALIST_KINDS,
    WEATHER_REPORT,
)
from areopolis.games.martians.rules.greenhouses import harvest_of
from areopolis.games.martians.rules.missions import is_waiting
from areopolis.games.martians.state import ColonyState
from areopolis.players.martians.clock import (
    productions_left,
    rounds_after,
    turn_time,
    turns_in_round,
    turns_left,
)
from areopolis.players.martians.colony import output
from areopolis.players.martians.styles import Style

# What one of each good will become in reputation, and how much less the next one of a kind.
GOOD: Final[tuple[float, ...]] = (0.7, 1.05, 0.75, 1.0, 1.2, 2.1, 3.2)
NEXT_GOOD: Final[tuple[float, ...]] = (1.0, 0.75, 0.75, 0.75, 0.8, 0.85, 0.85)
# Energy that a turn can use; what will be made counts a little less than what is there.
SPENT_IN_TURN: Final = 1.8
LATER: Final = 0.9
MINERAL: Final = 1.6
NEXT_MINERAL: Final = 0.8
MONEY_WORTH: Final = 0.12
MONEY_WITH_STAFF: Final = 0.4
# Goods are worth that with so many turns left.
SPENDING: Final = 3.0
# Reputation that a turn brings.
TURN: Final = 4.0
MORE_TIME: Final = 1.2
# A marker in supply; one in quarters.
MARKER: Final = 0.45
HELD: Final = 0.9
# Orders and requirements that can be paid, and those that are near.
PAYABLE: Final = 0.55
NEXT_PAYABLE: Final = 0.5
NEAR: Final = 0.3
# What a specialist, a helper and a technology give in a turn.
SPECIALIST: Final[tuple[float, ...]] = (0.25, 0.6, 0.4, 0.6, 0.35)
HELPER: Final[tuple[float, ...]] = (0.4, 0.28, 0.1)
CROP: Final = 0.16
# A food or a medicine in stock that the table waits for.
WANTED: Final = 0.3
# Tokens in the own quarters that may stay there.
OPEN_TOKEN: Final = 0.35


def expected(state: ColonyState, player: int, style: Style) -> float:
    """Return the reputation that *player* can expect in the end."""
    rules = state.rules
    left = turns_left(state, player)
    after = rounds_after(state)
    begin = rules.house[player] * PURSE
    worth = float(state.reputation[rules.house[player]])
    part = min(1.0, left / SPENDING)
    worth += part * goods(state, begin)
    worth += part * minerals(state, player)
    worth += min(1.0, left / 2.0) * style.mission * missions(state, player)
    if left:
        worth += style.building * energy(state, player, begin, left)
        worth += MORE_TIME * left * (turn_time(state, player) - 3)
        worth += TURN * after * (state.colonists(player) - 3)
        worth += MARKER * min(state.supply[player], 2 * left)
        worth -= held(state, player)
        worth += style.science * staff(state, player, begin, left)
        worth += style.science * technologies(state, player, left, after)
        worth += crops(state, player, left)
    return worth + style.service * quarters(state, player, left, after)


def energy(state: ColonyState, player: int, begin: int, left: int) -> float:
    """Return what energy will become, in stock and from installations; turns can use so much."""
    made = output(state, player, 0) * state.installations[2 * player]
    made += output(state, player, 1) * state.installations[2 * player + 1]
    total = state.stock[begin + ENERGY] + LATER * made * productions_left(state)
    useful = SPENT_IN_TURN * left
    return GOOD[ENERGY] * useful * (1.0 - exp(-total / useful))


def goods(state: ColonyState, begin: int) -> float:
    """Return what goods beside energy will become."""
    worth = 0.0
    for good in range(1, len(GOOD)):
        unit = GOOD[good]
        shrink = NEXT_GOOD[good]
        for _ in range(state.stock[begin + good]):
            worth += unit
            unit *= shrink
    return worth


def minerals(state: ColonyState, player: int) -> float:
    """Return what minerals will become."""
    begin = state.rules.house[player] * CARD_KINDS
    worth = 0.0
    unit = MINERAL
    for mineral in range(MINERAL_KINDS):
        for _ in range(state.cards[begin + mineral]):
            worth += unit
            unit *= NEXT_MINERAL
    return worth


def missions(state: ColonyState, player: int) -> float:
    """Return what orders or requirements promise beside the worth of their goods."""
    rules = state.rules
    best = 0.0
    second = 0.0
    near = 0.0
    if rules.is_competitive:
        for order in state.orders_up:
            card = rules.components.orders[order]
            gain = card.reputation + state.mission_bonus - 0.45 * len(card.cost.goods)
            if state.can_pay(player, card.cost):
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
            else:
                near = max(near, gain * nearness(state, player, card.cost.goods))
    else:
        for place, task in enumerate(rules.tasks):
            if state.requirements_done[place] >= task.times or is_waiting(state, task):
                continue
            gain = float(task.reputation + state.mission_bonus)
            if state.can_pay(player, task.cost):
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
            else:
                near = max(near, gain * nearness(state, player, task.cost.goods))
    return PAYABLE * (best + NEXT_PAYABLE * second) + NEAR * near


def nearness(state: ColonyState, player: int, asked: tuple[tuple[int, int], ...]) -> float:
    """Return which part of some goods *player* has."""
    total = 0
    there = 0
    for good, amount in asked:
        total += amount
        there += min(amount, state.has(player, good))
    return there / total if total else 0.0


def held(state: ColonyState, player: int) -> float:
    """Return what markers in quarters cost."""
    players = state.rules.players
    count = 0
    for place in range(QUARTERS_MOST):
        count += state.held[(INFIRMARY * QUARTERS_MOST + place) * players + player]
        count += state.held[(HOUSING * QUARTERS_MOST + place) * players + player]
    return HELD * count * (1.0 if count < 2 else 1.5)


def staff(state: ColonyState, player: int, begin: int, left: int) -> float:
    """Return what specialists and helpers will bring; money pays the former."""
    uses = 0.0
    for kind in range(SPECIALIST_KINDS):
        count = state.specialists[player * SPECIALIST_KINDS + kind]
        if count:
            uses += count * SPECIALIST[kind] * left
    money = state.stock[begin + MONEY]
    worth = min(uses, MONEY_WITH_STAFF * money) + MONEY_WORTH * min(money, 12)
    for kind in range(HELPER_KINDS):
        count = state.helpers[player * HELPER_KINDS + kind]
        if count:
            worth += count * HELPER[kind] * max(0, left - 1)
    return worth


def technologies(state: ColonyState, player: int, left: int, after: int) -> float:
    """Return what technologies will bring, beside energy and time."""
    own = state.technologies[player]
    worth = 0.0
    if own >> LONG_ARM & 1:
        worth += 0.08 * left
    if own >> WEATHER_REPORT & 1:
        worth += 0.02 * left
    if own >> MOLECULAR_SENSOR & 1:
        worth += 0.12 * left
    board = state.colony[state.rules.board[player]]
    share = 1.0 if state.rules.is_competitive else 0.4
    if board >> MEDICAL_CARE & 1:
        worth += share * 1.2 * after
    if board >> CO2_CONVERTER & 1:
        worth += share * 0.6 * after
    home = state.home[player] if state.rules.is_competitive else 0
    if state.is_locked(player) and after:
        count = state.growth[home]
        if not state.demand_in(home):
            count += 1
        steady = 1 if board >> BIRTH_CONTROL & 1 else 0
        wait = 0
        sure = float(count)
        while sure < GROWTH_FULL and wait < after:
            wait += 1
            sure += steady + (0.0 if wait == 1 else 0.55)
        if sure >= GROWTH_FULL:
            worth += (TURN - 0.8) * 0.7 * (after - max(1, wait) + 1)
        worth += 0.3 * count
    return worth


def crops(state: ColonyState, player: int, left: int) -> float:
    """Return what the crop on the card will bring; only where a field is open."""
    crop = harvest_of(state, player)
    gain = 1.9 * (crop.food + state.helpers[player * HELPER_KINDS + BOTANIST])
    gain += 3.0 * crop.medicine
    for good, amount in crop.cost.goods:
        gain -= GOOD[good] * amount if good < len(GOOD) else 0.0
    is_open = False
    for field in state.rules.components.fields_of[GREENHOUSES]:
        if state.field_tokens[field] == FREE:
            is_open = True
    worth = CROP * max(0.0, gain) * left
    return worth if is_open else 0.6 * worth


def quarters(state: ColonyState, player: int, left: int, after: int) -> float:
    """Return what tokens in quarters threaten, and what can still be earned by removing them."""
    now = turns_in_round(state, player)
    tokens = state.demand
    worth = 0.0
    begin = state.rules.house[player] * PURSE
    food = state.stock[begin + FOOD]
    medicine = state.stock[begin + MEDICINE]
    if now or state.active == player:
        hunger = sum(tokens[HUNGER * QUARTERS_MOST : HUNGER * QUARTERS_MOST + QUARTERS_MOST])
        disease = sum(tokens[DISEASE * QUARTERS_MOST : DISEASE * QUARTERS_MOST + QUARTERS_MOST])
        worth += WANTED * (min(food, hunger) + 1.3 * min(medicine, disease))
    if state.rules.is_competitive:
        home = state.home[player]
        if home == NONE:
            return worth
        share = OPEN_TOKEN if now else 1.0
        if after == 0:
            return worth - share * PENALTY * state.demand_in(home)
        if tokens[home]:
            return worth - share * (PENALTY + TURN * after)
        lost = 0.0
        if tokens[DISEASE * QUARTERS_MOST + home]:
            lost += HELD + 0.5
        if tokens[HUNGER * QUARTERS_MOST + home]:
            lost += HELD + 0.5 + 0.2 * tokens[HUNGER * QUARTERS_MOST + home]
        return worth - share * lost
    if after == 0:
        return worth
    share = 0.3 if now else 1.0
    for place in range(state.rules.quarters):
        if tokens[place]:
            worth -= 0.5 * share * TURN * after
            continue
        if tokens[DISEASE * QUARTERS_MOST + place]:
            worth -= 0.5 * share * HELD
        if tokens[HUNGER * QUARTERS_MOST + place]:
            worth -= 0.5 * share * HELD
    return worth
