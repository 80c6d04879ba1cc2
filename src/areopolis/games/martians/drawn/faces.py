"""What is printed on the board, cards and tiles, for clients that draw them; JSON-able."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.value import Value
from areopolis.games.martians.data.components import Components
from areopolis.games.martians.data.constants import (
    BUILDINGS,
    COLOURS,
    FIELD_TOKENS,
    FREE,
    GREENHOUSES,
    HELPERS,
    HIRE,
    MARKERS,
    MINERALS,
    OWN_TECHNOLOGIES,
    REPUTATION_START,
    SLOTS,
    SPECIALISTS,
    TECHNOLOGIES,
    TURN_TIME,
    WORKS,
    WORKS_OF,
)
from areopolis.games.martians.data.kinds import CropYield, EventCard, Requirement, Scenario
from areopolis.games.martians.data.pack_fields import written_rule
from areopolis.games.martians.rulebook import CONSTRUCTION_COSTS, DELIVERY_TABLES
from areopolis.games.martians.rules.education import HIRE_RULE
from areopolis.games.martians.rules.laboratory import COLONY_TIME
from areopolis.games.martians.rules.placing import RULES
from areopolis.games.martians.rules.specialists import COSTS
from areopolis.games.martians.words.texts import CONSTRUCTIONS, requirement_of

Face = dict[str, Any]
PLAYERS: Final = ("2", "3", "4")


def faces(components: Components, options: dict[str, Any]) -> dict[str, dict[str, Face]]:
    """Return what is printed on every thing, by kind and name, where *options* do not change it."""
    return {
        "building": {name: building_face(components, n) for n, name in enumerate(BUILDINGS)},
        "work": {name: work_face(n, options) for n, name in enumerate(WORKS)},
        "field": field_faces(components, options),
        "spot": {
            name: spot_face(components, n) for n, name in enumerate(components.mining_map.fields)
        },
        "token": {
            one.name: {"regolith": one.regolith, "ice": one.ice, "copies": one.copies}
            for one in components.mining_tokens
        },
        "technology": {
            name: {
                "own": n < OWN_TECHNOLOGIES,
                "time": None if n < OWN_TECHNOLOGIES else COLONY_TIME,
            }
            for n, name in enumerate(TECHNOLOGIES)
        },
        "specialist": {
            name: {"cost": COSTS[n].written(), "copies": components.specialist_copies[n]}
            for n, name in enumerate(SPECIALISTS)
        },
        "helper": {name: {"copies": components.helper_copies[n]} for n, name in enumerate(HELPERS)},
        **card_faces(components),
        "board": board_faces(components, options),
    }


def card_faces(components: Components) -> dict[str, dict[str, Face]]:
    """Return what is printed on cards and tiles, by kind and name."""
    requirements = components.vocabulary.names["requirement"]
    return {
        "weather": {
            one.name: {"solar": one.output[0], "wind": one.output[1], "start": one.is_start}
            for one in components.weather
        },
        "happening": {one.name: event_face(components, one) for one in components.events},
        "mineral": {
            name: {"copies": components.regolith_copies[n]} for n, name in enumerate(MINERALS)
        },
        "corporation": {
            one.name: {
                "colour": one.colour,
                "time": dict(
                    zip(TECHNOLOGIES[:OWN_TECHNOLOGIES], one.technology_time, strict=True)
                ),
                "crop": harvest_face(one.basic_crop),
            }
            for one in components.corporations
        },
        "order": {
            one.name: {"cost": one.cost.written(), "points": one.reputation}
            for one in components.orders
        },
        "research": {
            one.name: {
                "time": one.time,
                "cost": one.cost.written(),
                "money": one.money,
                "symbol": one.symbol,
            }
            for one in components.tiles
        },
        "crop": {
            one.name: {**harvest_face(one.harvest), "copies": one.copies}
            for one in components.crops
        },
        "scenario": {
            one.name: scenario_face(components, n) for n, one in enumerate(components.scenarios)
        },
        "requirement": {
            name: requirement_face(requirement_of(components, n))
            for n, name in enumerate(requirements)
        },
    }


def building_face(components: Components, building: int) -> Face:
    """Return a building: its action fields from the left, and what can be done there."""
    return {
        "fields": [components.field_names[field] for field in components.fields_of[building]],
        "works": [WORKS[work] for work in WORKS_OF[building]],
    }


def work_face(work: int, options: dict[str, Any]) -> Face:
    """Return an action: its building, and the time and cost that are the same for all its ways."""
    building = [work in works for works in WORKS_OF].index(True)
    rule = RULES[work]
    time, cost = rule.time, rule.cost
    if work in CONSTRUCTIONS:
        cost = CONSTRUCTION_COSTS[str(options["construction_cost"])]
    elif work == HIRE:
        time = int(options["hire_time"])
    return {"building": BUILDINGS[building], "time": time, "cost": cost.written()}


def field_faces(components: Components, options: dict[str, Any]) -> dict[str, Face]:
    """Return all action fields; some of the greenhouses may begin without a token."""
    found = {name: field_face(components, n) for n, name in enumerate(components.field_names)}
    greenhouses = components.fields_of[GREENHOUSES]
    for field in greenhouses[: int(options["greenhouse_open_fields"])]:
        found[components.field_names[field]]["token"] = None
    return found


def field_face(components: Components, field: int) -> Face:
    """Return an action field: its building, its place there, and the token of the set-up."""
    building = components.building_of[field]
    token = components.field_start[field]
    return {
        "building": BUILDINGS[building],
        "place": field - components.fields_of[building][0] + 1,
        "token": None if token == FREE else FIELD_TOKENS[token],
    }


def spot_face(components: Components, spot: int) -> Face:
    """Return a field of the mining area: its row and place where its name says them, as in "C4"."""
    names = components.mining_map.fields
    name = names[spot]
    is_placed = name[1:].isdecimal() and name[0].isalpha()
    beside = components.beside[spot]
    return {
        "row": name[0] if is_placed else None,
        "place": int(name[1:]) if is_placed else None,
        "beside": [other for n, other in enumerate(names) if beside >> n & 1],
        "start": spot in components.mining_map.start,
        "machine": spot == components.mining_map.start[0],
    }


def event_face(components: Components, card: EventCard) -> Face:
    """Return an event card: the round of its stack, and its lines with how long they hold."""
    return {
        "round": card.round,
        "effects": [
            {**rule_face(components, line.rule), "until": line.duration} for line in card.effects
        ],
    }


def rule_face(components: Components, rule: Value) -> Face:
    """Return a rule of a card: its key, then its parameters."""
    written = written_rule(rule, components.mining_map.fields)
    return {"rule": written["key"], **written.get("args", {})}


def harvest_face(harvest: CropYield) -> Face:
    """Return a crop: what a harvest costs, and gives."""
    return {
        "cost": harvest.cost.written(),
        "food": harvest.food,
        "medicine": harvest.medicine,
    }


def scenario_face(components: Components, number: int) -> Face:
    """Return a scenario: its level, rounds, changes, requirements and end conditions."""
    scenario: Scenario = components.scenarios[number]
    first = components.first_requirement[number]
    names = components.vocabulary.names["requirement"]
    return {
        "level": scenario.level,
        "rounds": dict(zip(PLAYERS, scenario.rounds, strict=True)),
        "modifiers": [rule_face(components, one) for one in scenario.modifiers],
        "requirements": list(names[first : first + len(scenario.requirements)]),
        "end_conditions": [rule_face(components, one) for one in scenario.end_conditions],
    }


def requirement_face(requirement: Requirement) -> Face:
    """Return a requirement: cost, reputation and how often, by the number of players."""
    return {
        "cost": {
            players: cost.written() for players, cost in zip(PLAYERS, requirement.cost, strict=True)
        },
        "points": dict(zip(PLAYERS, requirement.reputation, strict=True)),
        "times": dict(zip(PLAYERS, requirement.times, strict=True)),
        "after": requirement.after or None,
    }


def board_faces(components: Components, options: dict[str, Any]) -> dict[str, Face]:
    """Return what is printed once: the delivery table, the round track, and what all begin with."""
    table = DELIVERY_TABLES.get(str(options["delivery_rep"]), components.delivery)
    return {
        "delivery": {
            "food": table.food,
            "medicine": table.medicine,
            "food2": table.pairs[0],
            "both": table.pairs[1],
            "medicine2": table.pairs[2],
        },
        "track": {"slots": SLOTS, "colours": list(COLOURS)},
        "turn": {"time": TURN_TIME, "markers": MARKERS, "reputation": REPUTATION_START},
        "hire": {"cost": HIRE_RULE.cost.written(), "time": int(options["hire_time"])},
    }
