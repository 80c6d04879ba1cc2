"""The components in use as the data file of an owner, to be edited (specification 9.4)."""

from __future__ import annotations

from typing import Any

from areopolis.games.martians.data.components import Components
from areopolis.games.martians.data.constants import (
    FIELD_TOKENS,
    FREE,
    HELPERS,
    MINERALS,
    OWN_TECHNOLOGIES,
    SPECIALISTS,
    TECHNOLOGIES,
)
from areopolis.games.martians.data.costs import COST_KEYS, Cost
from areopolis.games.martians.data.kinds import (
    DESIGNED,
    MIXED,
    PRINTED,
    CropYield,
    Requirement,
    Scenario,
)
from areopolis.games.martians.data.pack_fields import written_rule, written_scale


def write(components: Components) -> dict[str, Any]:
    """Return *components* as an owner's file holds them; read back, they are the same."""
    spots = components.mining_map.fields
    document: dict[str, Any] = {"meta": dict(components.meta)}
    if components.switches:
        document["switches"] = dict(components.switches)
    document["building"] = [
        {
            "id": one.name,
            "fields": len(one.tokens),
            "tokens": [FIELD_TOKENS[token] if token != FREE else "" for token in one.tokens],
        }
        for one in components.buildings
    ]
    document["weather"] = [
        {
            "id": one.name,
            **_labelled(one.label),
            "solar": one.output[0],
            "wind": one.output[1],
            "start": one.is_start,
        }
        for one in components.weather
    ]
    document["event"] = [
        {
            "id": one.name,
            **_labelled(one.label),
            "round": one.round,
            "effects": [
                {**written_rule(effect.rule, spots), "duration": effect.duration}
                for effect in one.effects
            ],
        }
        for one in components.events
    ]
    document["regolith"] = [
        {"id": one.name, "mineral": MINERALS[one.mineral], "copies": one.copies}
        for one in components.regolith
    ]
    document["corporation"] = [
        {
            "id": one.name,
            **_labelled(one.label),
            "colour": one.colour,
            "tech_time": dict(
                zip(TECHNOLOGIES[:OWN_TECHNOLOGIES], one.technology_time, strict=True)
            ),
            "basic_crop": _harvest(one.basic_crop),
        }
        for one in components.corporations
    ]
    document["specialist"] = _copies(SPECIALISTS, components.specialist_copies)
    document["helper"] = _copies(HELPERS, components.helper_copies)
    document["order"] = [
        {
            "id": one.name,
            **_labelled(one.label),
            "cost": one.cost.written(),
            "rep": one.reputation,
        }
        for one in components.orders
    ]
    document["research"] = [
        {
            "id": one.name,
            **_labelled(one.label),
            "time": one.time,
            "cost": one.cost.written(),
            "money": one.money,
            "symbol": one.symbol,
        }
        for one in components.tiles
    ]
    document["crop"] = [
        {"id": one.name, **_labelled(one.label), **_harvest(one.harvest), "copies": one.copies}
        for one in components.crops
    ]
    document["mining_token"] = [
        {"id": one.name, "regolith": one.regolith, "ice": one.ice, "copies": one.copies}
        for one in components.mining_tokens
    ]
    document["mining_map"] = {
        "fields": list(spots),
        "edges": [[spots[one], spots[other]] for one, other in components.mining_map.edges],
        "start": [spots[spot] for spot in components.mining_map.start],
    }
    document["scenario"] = [_scenario(one, spots) for one in components.scenarios]
    delivery = components.delivery
    document["delivery"] = {
        "food": delivery.food,
        "medicine": delivery.medicine,
        "pairs": dict(zip(("food2", "both", "medicine2"), delivery.pairs, strict=True)),
    }
    _mark(document, components)
    return document


def _mark(document: dict[str, Any], components: Components) -> None:
    """Say where each entry comes from, as far as the file as a whole does not say it."""
    shared = components.shared_ours
    designed: tuple[tuple[str, list[bool]], ...] = (
        ("building", [bool(one.ours) for one in components.buildings]),
        ("weather", [bool(one.ours) for one in components.weather]),
        ("event", [bool(one.ours) for one in components.events]),
        ("regolith", [bool(one.ours) for one in components.regolith]),
        ("corporation", [bool(one.ours) for one in components.corporations]),
        ("specialist", [name in shared for name in SPECIALISTS]),
        ("order", [bool(one.ours) for one in components.orders]),
        ("research", [bool(one.ours) for one in components.tiles]),
        ("crop", [bool(one.ours) for one in components.crops]),
        ("mining_token", [bool(one.ours) for one in components.mining_tokens]),
        ("scenario", [bool(one.ours) for one in components.scenarios]),
    )
    whole = components.meta["provenance"]
    entries: list[tuple[dict[str, Any], bool]] = [
        (document["mining_map"], "mining-map" in shared),
        (document["delivery"], "delivery" in shared),
    ]
    for name, are_designed in designed:
        entries += zip(document[name], are_designed, strict=True)
    if whole == MIXED:
        # How many helpers there are is printed, whatever a file says of them.
        entries += [(one, False) for one in document["helper"]]
    for entry, is_designed in entries:
        own = DESIGNED if is_designed else PRINTED
        if own != whole:
            entry["provenance"] = own


def _labelled(label: str) -> dict[str, str]:
    return {"name": label} if label else {}


def _copies(names: tuple[str, ...], copies: tuple[int, ...]) -> list[dict[str, Any]]:
    return [{"id": name, "copies": count} for name, count in zip(names, copies, strict=True)]


def _harvest(harvest: CropYield) -> dict[str, Any]:
    gain = {"food": harvest.food, "medicine": harvest.medicine}
    return {
        "cost": harvest.cost.written(),
        "yield": {name: count for name, count in gain.items() if count},
    }


def _scenario(scenario: Scenario, spots: tuple[str, ...]) -> dict[str, Any]:
    return {
        "id": scenario.name,
        **_labelled(scenario.label),
        "level": scenario.level,
        "rounds": written_scale(scenario.rounds),
        "modifiers": [written_rule(one, spots) for one in scenario.modifiers],
        "requirements": [_requirement(one) for one in scenario.requirements],
        "end_conditions": [written_rule(one, spots) for one in scenario.end_conditions],
    }


def _requirement(requirement: Requirement) -> dict[str, Any]:
    written: dict[str, Any] = {
        "id": requirement.name,
        **_labelled(requirement.label),
        "cost": _costs(requirement.cost),
        "rep": written_scale(requirement.reputation),
    }
    if requirement.times != (1, 1, 1):
        written["times"] = written_scale(requirement.times)
    if requirement.after:
        written["after"] = requirement.after
    return written


def _costs(costs: tuple[Cost, Cost, Cost]) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for number, key in enumerate(COST_KEYS):
        two, three, four = [cost.amounts[number] for cost in costs]
        if two or three or four:
            written[key] = written_scale((two, three, four))
    return written
