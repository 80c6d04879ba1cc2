"""What a seat could do if its turn began now, what it takes, and what stands against the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import MIX_NAMES, Work
from areopolis.games.martians.data.constants import (
    COLOURS,
    DISEASE,
    FOOD,
    HIRE,
    HUNGER,
    INFIRMARY,
    INSTALLATIONS,
    MEDICINE,
    NONE,
    OXYGEN,
    QUARTERS,
    SPECIALIST_KINDS,
    SPECIALISTS,
    STAFF,
    TECHNOLOGIES,
    WORKS,
    ZONES,
)
from areopolis.games.martians.rules import free_steps, specialists
from areopolis.games.martians.rules.greenhouses import HARVEST_RULE, harvest_of
from areopolis.games.martians.rules.laboratory import technology_time
from areopolis.games.martians.rules.lander import RESEARCH_RULE, research_time
from areopolis.games.martians.rules.mining import MINE_RULE, destinations, mixes_at, within_reach
from areopolis.games.martians.rules.missions import MISSION_RULE
from areopolis.games.martians.rules.placing import RULES, offer_fields, why_no_place
from areopolis.games.martians.rules.turns import has_turn_left, turn_time, why_no_rest
from areopolis.games.martians.rules.works import targets

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

Outlook = dict[str, Any]


def prospects(state: ColonyState, seat: int) -> Outlook:
    """Return what the corporation of *seat* that acts next can do, with prices and why not.

    On the turn of another it is what it could do if its turn began now: one plans ahead. Actions
    of buildings are judged as if the marker stood there.
    """
    player = acting(state, seat)
    if state.active != player:
        state = at_turn_of(state, player)
    return {
        "colour": COLOURS[player],
        "time": state.time,
        "fields": fields(state, player),
        "rest": first(why_no_rest(state, player)),
        "rtg": first(free_steps.why_no_rtg(state, player)),
        "works": works(state, player),
        "ways": ways(state, player),
        "specialists": staff(state, player),
        "recover": recovery(state, player),
        "mining": mining(state, player),
        "deliver": deliveries(state, player),
    }


def acting(state: ColonyState, seat: int) -> int:
    """Return the corporation of *seat* that acts or will act next; alone one has two."""
    own = [player for player in state.turn_order() if state.controller(player) == seat]
    if state.active in own:
        return state.active
    for player in own:
        if state.slot and has_turn_left(state, player):
            return player
    return own[0]


def at_turn_of(state: ColonyState, player: int) -> ColonyState:
    """Return the state as it were if the turn of *player* began now."""
    twin = state.clone()
    twin.active = player
    twin.time = turn_time(twin, player)
    twin.rtg_used = False
    twin.used = [0] * SPECIALIST_KINDS
    twin.mined = 0
    return twin


def first(found: list[Reason]) -> Reason | None:
    """Return the first reason; None where nothing stands against it."""
    return found[0] if found else None


def fields(state: ColonyState, player: int) -> Outlook:
    """Return for every action field the time that placing takes, and why not."""
    offered: list[Action] = []
    if state.supply[player]:
        offer_fields(state, player, offered)
    place = state.rules.lexicon.place
    return {
        name: {
            "time": int(state.field_tokens[field] == state.rules.slowing),
            "against": None if place[field] in offered else why_no_place(state, player, field)[0],
        }
        for field, name in enumerate(state.vocabulary.names["field"])
    }


def works(state: ColonyState, player: int) -> Outlook:
    """Return for every kind of action its cost with what events add, and whether it can be done."""
    found: Outlook = {}
    for work, rule in enumerate(RULES):
        time = state.rules.hire_time if work == HIRE else rule.time
        cost = rule.price(state)
        if rule is HARVEST_RULE:
            cost = HARVEST_RULE.cost_of(state, player)
        found[WORKS[work]] = {
            "time": time,
            "cost": cost.written(),
            "can": rule.can(state, player, state.time),
        }
    harvest = found[WORKS[HARVEST_RULE.work]]
    harvest["food"] = HARVEST_RULE.food(state, player)
    harvest["medicine"] = harvest_of(state, player).medicine
    return found


def ways(state: ColonyState, player: int) -> Outlook:
    """Return every thing that an action of a building can be done with: price, gain, why not."""
    rules = state.rules
    lexicon = rules.lexicon
    names = state.vocabulary.names
    found: Outlook = {
        "quarters": {
            QUARTERS[n]: way(state, player, [lexicon.oxygen[n]]) for n in state.quarters_in_play()
        },
        "build": fields_of(state, player, list(lexicon.build), "no-construction-token"),
        "expand": fields_of(state, player, list(lexicon.expand), "not-under-construction"),
        "installation": {
            name: way(state, player, [lexicon.install[n]]) for n, name in enumerate(INSTALLATIONS)
        },
        "technology": {
            name: {
                "time": technology_time(state, player, n),
                "cost": RULES[lexicon.develop[n].work].price(state).written(),
                **way(state, player, [lexicon.develop[n]]),
            }
            for n, name in enumerate(TECHNOLOGIES)
        },
        "crop": {
            name: way(state, player, [lexicon.crop[n]]) for n, name in enumerate(names["crop"]) if n
        },
        "staff": {name: way(state, player, [lexicon.hire[n]]) for n, name in enumerate(STAFF)},
    }
    found["research"] = {
        names["research"][tile]: {
            "time": research_time(state, player, tile),
            "cost": RESEARCH_RULE.cost_of(state, tile).written(),
            "money": rules.components.tiles[tile].money,
            **way(state, player, list(lexicon.research[tile])),
        }
        for tile in state.tiles_up
    }
    found["order"] = {
        names["order"][order]: {
            "cost": MISSION_RULE.with_events(state, rules.components.orders[order].cost).written(),
            "points": rules.components.orders[order].reputation + state.mission_bonus,
            **way(state, player, list(lexicon.order[order])),
        }
        for order in state.orders_up
    }
    found["requirement"] = {
        names["requirement"][task.number]: way(
            state, player, list(lexicon.requirement[task.number])
        )
        for task in rules.tasks
    }
    return found


def way(state: ColonyState, player: int, actions: list[Work]) -> Outlook:
    """Return why none of *actions*, ways to do the same, can be done; None where one can."""
    against: Reason | None = None
    for number, action in enumerate(actions):
        found = RULES[action.work].hindrances(state, player, action)
        if not found:
            return {"against": None}
        # Ways differ in the minerals that are paid; the first one says what else is missing.
        if not number:
            against = found[0]
    return {"against": against}


def fields_of(state: ColonyState, player: int, actions: list[Work], absent: str) -> Outlook:
    """Return the fields with a token that an action removes, and why it cannot be."""
    found: Outlook = {}
    for field, action in enumerate(actions):
        against = RULES[action.work].hindrances(state, player, action)
        if absent not in [reason.key for reason in against]:
            found[state.vocabulary.names["field"][field]] = {"against": first(against)}
    return found


def staff(state: ColonyState, player: int) -> Outlook:
    """Return the own specialists: their cost, how many are not used yet, and why not."""
    lexicon = state.rules.lexicon
    found: Outlook = {}
    for kind, name in enumerate(SPECIALISTS):
        if not state.specialist(player, kind):
            continue
        uses: list[Action] = [lexicon.use[kind]]
        if specialists.REMOVED_KIND[kind] != NONE:
            uses = list(lexicon.use_in[kind])
        reasons = [specialists.hindrances(state, player, use) for use in uses]
        found[name] = {
            "cost": specialists.COSTS[kind].written(),
            "left": state.specialist(player, kind) - state.used[kind],
            "against": None if [] in reasons else reasons[0][0],
        }
    return found


def recovery(state: ColonyState, player: int) -> list[Outlook]:
    """Return the own markers in quarters: what each costs to take back, and why not."""
    lexicon = state.rules.lexicon
    found: list[Outlook] = []
    for zone, name in enumerate(ZONES):
        for quarters in state.quarters_in_play():
            if state.in_zone(player, zone, quarters):
                action = lexicon.recover[zone][quarters]
                is_ill = zone == INFIRMARY
                found.append(
                    {
                        "zone": name,
                        "quarters": QUARTERS[quarters],
                        "time": int(is_ill),
                        "money": 0 if is_ill else state.fines[quarters],
                        "against": first(free_steps.hindrances(state, player, action)),
                    }
                )
    return found


def mining(state: ColonyState, player: int) -> Outlook:
    """Return where the machine can move, and what can be mined before it does."""
    names = state.vocabulary.names["spot"]
    is_possible = MINE_RULE.is_possible(state, player)
    spots = destinations(state) if is_possible else 0
    return {
        "moves": [name for n, name in enumerate(names) if spots >> n & 1],
        "before": {
            names[spot]: [MIX_NAMES[mix] for mix in mixes_at(state, player, spot)]
            for spot in within_reach(state, player, True)
            if state.face_up >> spot & 1
        },
    }


def deliveries(state: ColonyState, player: int) -> Outlook:
    """Return where food and medicine are needed, and the quarters from which oxygen can go."""
    return {
        "food": {
            "have": state.has(player, FOOD),
            "quarters": [QUARTERS[n] for n in targets(state, player, HUNGER)],
        },
        "medicine": {
            "have": state.has(player, MEDICINE),
            "quarters": [QUARTERS[n] for n in targets(state, player, DISEASE)],
        },
        "oxygen": [QUARTERS[n] for n in targets(state, player, OXYGEN)],
    }
