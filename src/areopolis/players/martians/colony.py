"""The colony in the cooperative modes: the time that will be left when everything is done.

All seats think for the same colony, so that there is one number for all of them: the time that
everybody together still has, less the time that survival and the scenario still take.
"""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import (
    ACTION,
    BIRTH_CONTROL,
    CHEMIST,
    CO2_CONVERTER,
    DISEASE,
    DOCTOR,
    ENERGY,
    ENGINEER,
    FOOD,
    GROWTH_FULL,
    HOUSING,
    HUNGER,
    INFIRMARY,
    KINETIC_ENERGY,
    MEDICAL_CARE,
    MEDICINE,
    MONEY,
    NONE,
    OXYGEN,
    PHARMACIST,
    QUARTERS_MOST,
    SOLAR_ENERGY,
    SPECIALIST_KINDS,
)
from areopolis.games.martians.rules.production import OUTPUT
from areopolis.games.martians.rules.rounds import MIDDLE_SLOT
from areopolis.games.martians.rules.supply import demand_change
from areopolis.games.martians.state import ColonyState
from areopolis.players.martians.chains import PLACING, Chain, work_for
from areopolis.players.martians.clock import (
    productions_left,
    rounds_after,
    turn_time,
    turns_in_round,
)
from areopolis.players.martians.mission import (
    LOST,
    add_conditions,
    add_requirements,
    needs_colonists,
    no_needs,
)
from areopolis.players.martians.styles import Style

# Time that is left over at the end of turns is lost.
USED: Final = 0.92
# A marker in supply saves a part of a rest; one in quarters must be fetched.
HELD: Final = 0.75
HELD_HOUSING: Final = 0.55
# Energy that is missing, in time: an installation makes it if it comes early, later nothing does.
ENERGY_SHORT: Final = 2.0
ENERGY_PRICE: Final = 1.0
# More is spent than the shortest way takes, most where few share what installations make; not so
# what a mission asks for, which is known.
ENERGY_MORE: Final = 1.5
ENERGY_MORE_OF_TWO: Final = 2.0
# A turn without energy is lost in part: so much is spent in one, and so much time is lost for each.
SPENT_IN_TURN: Final = 1.4
THIRST: Final = 0.55
# Energy that is left over is good for something.
ENERGY_SPARE: Final = 0.12
ENERGY_SPARE_MOST: Final = 6.0
# Products that nobody needs yet, and other goods.
FOOD_SPARE: Final = 0.3
MEDICINE_SPARE: Final = 0.5
GOODS_SPARE: Final = 0.12
# A token that is not removed yet may be forgotten; oxygen must not.
WAITING: Final = 0.12
WAITING_OXYGEN: Final = 0.6
# Energy for oxygen must be there in time.
NO_ENERGY: Final = 1.0
# Oxygen needs a placement each time.
OXYGEN_TIME: Final = 1.0 + PLACING
# Tokens that no turn of the last round can remove.
TOO_LATE: Final = 8.0
# A turn of the last round makes and brings one product, hardly two: what is more is late already.
UNMADE: Final = 1.0
# Harvests of the last round for each player, and the time that a field too few costs.
HARVESTS: Final = 0.7
CROWD: Final = 2.4
# Whether hunger and disease are served before the last round, by the number of players: it saves
# each of them a marker.
SERVED_PART: Final = 0.85
# What a specialist saves in a turn, and at most for so much money.
SAVED: Final = (0.2, 1.0, 0.5, 0.8, 0.4)
FOR_MONEY: Final = 0.4
MONEY_SPARE: Final = 0.06
MONEY_MOST: Final = 10


def slack(state: ColonyState, style: Style) -> float:
    """Return the time that is left when all that must be done is done; below 0 is too late."""
    rules = state.rules
    players = rules.players
    after = rounds_after(state)
    everybody = list(range(players))
    time = 0.0
    now = 0
    turns: list[int] = []
    for player in everybody:
        here = turns_in_round(state, player)
        left = here + after * state.colonists(player)
        now += here
        turns.append(left)
        time += left * turn_time(state, player)
    # Whoever acts can still deliver.
    handing = now + 1 if state.active != NONE else now
    needs = no_needs()
    work = add_requirements(state, needs) / style.mission
    asked = needs[ENERGY]
    work += add_conditions(state, needs)
    work += demand(state, needs, now, handing, after, style)
    chain = Chain(state, everybody)
    made = work_for(chain, needs, state.stock, 0)
    work += made.time
    # In the last round everybody wants to harvest.
    work += CROWD * max(0.0, HARVESTS * players - chain.harvest_fields - 1.0)
    # Energy: what there is, what is made, and what the generator gives.
    rtg = 0 if state.is_rtg_closed else min(state.rtg, sum(turns), state.reputation[0])
    more = ENERGY_MORE_OF_TWO if players == 2 else ENERGY_MORE
    wanted = asked + more * (made.energy - asked)
    short = wanted - state.stock[ENERGY] - production(state) - rtg
    if short > 0.0:
        work += short * energy_price(state)
    else:
        work -= ENERGY_SPARE * min(ENERGY_SPARE_MOST, -short)
    work += THIRST * max(0.0, SPENT_IN_TURN * until_production(state, now) - state.stock[ENERGY])
    work -= spare(made.spare, after)
    work += markers(state, turns)
    work -= style.science * staff(state, turns)
    work -= growth(state, turns, after)
    return USED * time - work


def demand(
    state: ColonyState, needs: list[float], now: int, handing: int, after: int, style: Style
) -> float:
    """Add what quarters need to *needs*; return the time for oxygen and for what is neglected.

    *now* turns begin in this round, *handing* can still deliver, *after* rounds follow.
    """
    tokens = state.demand
    oxygen = disease = hunger = 0
    breathless = sick = hungry = 0
    for place in range(QUARTERS_MOST):
        if tokens[place]:
            oxygen += tokens[place]
            breathless += 1
        if tokens[DISEASE * QUARTERS_MOST + place]:
            disease += tokens[DISEASE * QUARTERS_MOST + place]
            sick += 1
        if tokens[HUNGER * QUARTERS_MOST + place]:
            hunger += tokens[HUNGER * QUARTERS_MOST + place]
            hungry += 1
    players = state.rules.players
    work = oxygen * (OXYGEN_TIME + WAITING_OXYGEN) + WAITING * (disease + hunger)
    needs[ENERGY] += oxygen
    if oxygen > state.stock[ENERGY]:
        work += NO_ENERGY * (oxygen - state.stock[ENERGY])
    carried = 2 * handing
    if after == 0:
        needs[FOOD] += hunger
        needs[MEDICINE] += disease
        if oxygen > now:
            work += TOO_LATE * (oxygen - now) * (1.0 if oxygen > 2 * now else 0.3)
        if hunger + disease > carried:
            work += TOO_LATE * (hunger + disease - carried)
        have = min(hunger, state.stock[FOOD]) + min(disease, state.stock[MEDICINE])
        work += UNMADE * max(0, hunger + disease - have - handing)
        if handing > now:
            # The last delivery brings what there is.
            work += TOO_LATE * max(0, hunger + disease - min(2, have) - 2 * now)
        return work
    if oxygen > now:
        # A turn less in each round for everybody, and less to care for.
        loss = after * (3.0 * players - 2.0)
        work += breathless * loss * (1.0 if oxygen > 2 * now else 0.3)
    marker = HELD * SERVED_PART * players * style.service
    if now:
        needs[FOOD] += min(hunger, carried)
        needs[MEDICINE] += min(disease, carried)
        if hunger + disease > carried:
            work += 0.5 * marker * (hunger + disease - carried)
    else:
        work += marker * (sick + hungry)
        if handing:
            have = min(hunger, state.stock[FOOD]) + min(disease, state.stock[MEDICINE])
            work -= 0.5 * marker * min(2, have)
    # Later rounds; before the last one hunger and disease may be borne, if that is cheaper.
    later = after * max(0, players + demand_change(state, 0, OXYGEN))
    work += OXYGEN_TIME * later
    needs[ENERGY] += later
    sickness = max(0, players + demand_change(state, 0, DISEASE) + more_later(state))
    food = max(0, 2 * players + demand_change(state, 0, HUNGER))
    part = 1.0 + (after - 1) * borne(players)
    needs[MEDICINE] += sickness * part
    needs[FOOD] += food * part
    work += (after - 1) * (1.0 - borne(players)) * marker * 2.0 * players * 0.6
    return work


def borne(players: int) -> float:
    """Return which part of hunger and disease is served before the last round."""
    return 0.3 if players == 2 else 0.55 if players == 3 else 0.75


def more_later(state: ColonyState) -> int:
    """Return how much more disease a scenario brings in the last round than now."""
    more = 0
    for token, amount, from_round in state.rules.more_demand:
        if token == DISEASE and state.round < from_round:
            more += amount
    return more


def production(state: ColonyState) -> float:
    """Return the energy that installations will still make, in mean weather."""
    left = productions_left(state)
    energy = 0.0
    for player in range(state.rules.players):
        energy += output(state, player, 0) * state.installations[2 * player]
        energy += output(state, player, 1) * state.installations[2 * player + 1]
    return energy * left


def output(state: ColonyState, player: int, kind: int) -> float:
    """Return what an installation of a kind makes for *player* in mean weather."""
    technology = SOLAR_ENERGY if kind == 0 else KINETIC_ENERGY
    made = OUTPUT - 0.1 + (state.technologies[player] >> technology & 1)
    return max(0.0, made + state.rules.output_change[kind])


def until_production(state: ColonyState, now: int) -> int:
    """Return how many turns begin before energy is produced again; *now* begin in this round."""
    if state.phase == ACTION and state.slot <= MIDDLE_SLOT:
        return max(0, now - state.rules.players)
    return now


def energy_price(state: ColonyState) -> float:
    """Return what a missing energy costs: more when no installation pays any more."""
    return ENERGY_PRICE if productions_left(state) > 2 else ENERGY_SHORT


def spare(goods: list[float], after: int) -> float:
    """Return what goods that nobody needs yet are good for."""
    part = 1.0 if after else 0.1
    worth = FOOD_SPARE * min(3.0, goods[FOOD]) + MEDICINE_SPARE * min(2.0, goods[MEDICINE])
    for good in range(1, FOOD):
        worth += GOODS_SPARE * min(2.0, goods[good])
    return part * worth


def markers(state: ColonyState, turns: list[int]) -> float:
    """Return the time that markers in quarters will take, less what those in supply save."""
    players = state.rules.players
    work = 0.0
    for player in range(players):
        if turns[player] == 0:
            continue
        work -= PLACING * min(state.supply[player], 2 * turns[player])
    for place in range(QUARTERS_MOST):
        begin = (INFIRMARY * QUARTERS_MOST + place) * players
        other = (HOUSING * QUARTERS_MOST + place) * players
        for player in range(players):
            if turns[player]:
                work += HELD * state.held[begin + player]
                work += HELD_HOUSING * state.held[other + player]
    return work


def staff(state: ColonyState, turns: list[int]) -> float:
    """Return the time that specialists will save, as far as money goes."""
    saved = 0.0
    for player in range(state.rules.players):
        begin = player * SPECIALIST_KINDS
        for kind in (ENGINEER, PHARMACIST, DOCTOR, CHEMIST):
            count = state.specialists[begin + kind]
            if count:
                saved += count * SAVED[kind] * min(turns[player], 5)
    money = state.stock[MONEY]
    return min(saved, FOR_MONEY * money) + MONEY_SPARE * min(money, MONEY_MOST)


def growth(state: ColonyState, turns: list[int], after: int) -> float:
    """Return the time that technologies of the board and growing quarters will give."""
    board = state.colony[0]
    gained = 0.0
    if board >> MEDICAL_CARE & 1:
        gained += 0.3 * after
    if board >> CO2_CONVERTER & 1:
        gained += 0.1 * after
    if after == 0:
        return gained - (LOST if needs_colonists(state) else 0.0)
    if not state.is_locked(0):
        return gained
    most = 0
    for place in range(state.rules.quarters):
        count = state.growth[place]
        # A clean quarters grows at the settlement.
        if count < GROWTH_FULL and not state.demand_in(place):
            count += 1
        most = max(most, count)
    steady = 1 if board >> BIRTH_CONTROL & 1 else 0
    wait = 0
    sure = float(most)
    while sure < GROWTH_FULL and wait < after:
        wait += 1
        sure += steady + (0.0 if wait == 1 else 0.5)
    rounds = after - max(1, wait) + 1
    if sure < GROWTH_FULL:
        gained += 0.4 * sure
        if needs_colonists(state):
            gained -= 3.0 * (GROWTH_FULL - sure) / max(1, after)
            if GROWTH_FULL - most > 2 * after:
                gained -= LOST
        return gained
    players = state.rules.players
    return gained + rounds * (2.2 * players - 2.5) + 0.3 * sure
