"""The components: built in, or from an owner's data file (specification 15.3)."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack, PackWarning
from areopolis.core.pack import Reconstructed
from areopolis.core.value import Field, Value
from areopolis.games.mission_red_planet.data.actions import ACTIONS
from areopolis.games.mission_red_planet.data.characters import (
    PILOT_PLACE,
    SOLDIER_KILL,
    SOLDIER_PLACE,
    SOLDIER_TRANSFER_MOST,
)
from areopolis.games.mission_red_planet.data.components import (
    INNER,
    MOON,
    NONE,
    OUTER,
    PHASES,
    PRODUCTION_START,
    RESOURCES,
    ROUND_END,
    TRIGGERS,
    ZONE_KINDS,
    ActionCard,
    ActionRule,
    Discovery,
    DiscoveryRule,
    Mission,
    MissionRule,
    Ship,
    Zone,
)
from areopolis.games.mission_red_planet.data.discoveries import DISCOVERIES
from areopolis.games.mission_red_planet.data.missions import MISSIONS
from areopolis.games.mission_red_planet.data.ships import SHIPS
from areopolis.games.mission_red_planet.data.zones import EDGES, ZONES
from areopolis.games.mission_red_planet.rulebook import Components, both
from areopolis.games.mission_red_planet.rules.action_cards import ACTION_RULES, SHIP_FILTERS
from areopolis.games.mission_red_planet.rules.discoveries import DISCOVERY_RULES, PARITIES, TIES
from areopolis.games.mission_red_planet.rules.missions import (
    MISSION_RULES,
    MostAstronauts,
    PresenceCountTiers,
    PresenceTiers,
)

FORMAT: Final = "mrp-data/1"

ZONE_COUNTS: Final = ((OUTER, 7), (INNER, 2), (MOON, 1))
SHIP_COUNT: Final = 36
LEAST_CAPACITY: Final = 2
MOST_CAPACITY: Final = 22
# No source knows a larger ship.
MOST_PRINTED: Final = 6
LEAST_PRINTED: Final = 6
MISSION_COUNT: Final = 13
DISCOVERY_COUNT: Final = 13
ACTION_COUNT: Final = 4

# Texts that a rule's field may be.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "parity": PARITIES,
    "ties": TIES,
    "filter": SHIP_FILTERS,
}


def built_in() -> Components:
    """Return the components that come with the game."""
    return Components(
        ZONES,
        EDGES,
        SHIPS,
        MISSIONS,
        DISCOVERIES,
        ACTIONS,
        {
            "soldier_place": SOLDIER_PLACE,
            "soldier_kill": SOLDIER_KILL,
            "soldier_transfer": SOLDIER_TRANSFER_MOST,
            "pilot_place": PILOT_PLACE,
        },
    )


def reconstructed(components: Components) -> tuple[Reconstructed, ...]:
    """Return which facts of the built-in components are ours."""
    ours = [Reconstructed("ship", ship.name, "ship") for ship in components.ships if ship.ours]
    cards: list[tuple[str, tuple[str, ...]]] = []
    cards += [(card.name, card.ours) for card in components.missions]
    cards += [(card.name, card.ours) for card in components.discoveries]
    cards += [(card.name, card.ours) for card in components.actions]
    for name, facts in cards:
        ours += [Reconstructed("card", name, fact) for fact in facts]
    ours.append(Reconstructed("character", "soldier", "place"))
    ours.append(Reconstructed("character", "pilot", "place"))
    return tuple(ours)


def read(data: dict[str, Any]) -> Components:
    """Return the components of an owner's file.

    Raises:
        BadPack: a field is missing, unknown, twice there or impossible; the error names it.
    """
    fields = Fields(data, "", BadPack)
    if fields.any("format") != FORMAT:
        raise BadPack(
            "wrong-format",
            {"field": "format", "expected": FORMAT, "found": str(fields.any("format"))},
        )
    zones = _zones(fields)
    known = {zone.name: number for number, zone in enumerate(zones)}
    edges = _edges(fields, zones, known)
    ships = _ships(fields, zones, known)
    placing = _placing(fields)
    cards: set[str] = set()
    missions = tuple(
        [Mission(name, rule, (), label) for name, label, rule in _missions(fields, known, cards)]
    )
    discoveries = _discoveries(fields, known, cards)
    actions = _actions(fields, known, cards)
    fields.done()
    return Components(zones, edges, ships, missions, discoveries, actions, placing)


def warnings(components: Components) -> tuple[PackWarning, ...]:
    """Return what an owner may have mistyped: ships larger than any printed one."""
    fields = Fields({}, "", BadPack)
    return tuple(
        [
            PackWarning(
                fields.wrong(
                    f"ships[{place}].capacity",
                    "{capacity} seats; no printed ship has more than {most}",
                    {"capacity": ship.capacity, "most": MOST_PRINTED},
                )
            )
            for place, ship in enumerate(components.ships)
            if ship.capacity > MOST_PRINTED
        ]
    )


def write(components: Components) -> dict[str, Any]:
    """Return *components* as an owner's file holds them; read back, they are the same."""
    zones = components.vocabulary.names["zone"]
    placing = components.placing
    return {
        "format": FORMAT,
        "zones": [
            {"id": zone.name, "kind": zone.kind, **_labelled(zone.label)}
            for zone in components.zones
        ],
        "edges": [[zones[one], zones[other]] for one, other in components.edges],
        "ships": [
            {"id": ship.name, "capacity": ship.capacity}
            if ship.to == NONE
            else {"id": ship.name, "to": zones[ship.to], "capacity": ship.capacity}
            for ship in components.ships
        ],
        "characters": {
            "soldier": {
                "place": placing["soldier_place"],
                "kill": placing["soldier_kill"],
                "transfer_max": placing["soldier_transfer"],
            },
            "pilot": {"place": placing["pilot_place"]},
        },
        "missions": [
            {"id": card.name, **_labelled(card.label), **_written(components, card.rule)}
            for card in components.missions
        ],
        "discoveries": [
            {
                "id": card.name,
                **_labelled(card.label),
                "phase": card.phase,
                **_written(components, card.rule),
            }
            for card in components.discoveries
        ],
        "actions": [
            {
                "id": card.name,
                **_labelled(card.label),
                "trigger": card.trigger,
                **_moment(card),
                **_written(components, card.rule),
            }
            for card in components.actions
        ],
    }


def _labelled(label: str) -> dict[str, str]:
    return {"name": label} if label else {}


def _moment(card: ActionCard) -> dict[str, int]:
    if card.trigger == ROUND_END:
        return {"round": card.moment}
    return {"phase": card.moment} if card.trigger == PRODUCTION_START else {}


def _written(components: Components, rule: Value) -> dict[str, Any]:
    """Return the rule of a card: its name, and its parameters."""
    vocabulary = components.vocabulary
    written: dict[str, Any] = {"rule": rule.KEY}
    for (name, kind), value in zip(rule.FIELDS, rule.values(), strict=True):
        shown = vocabulary.name(kind, value)
        written[name] = list(shown) if isinstance(shown, tuple) else shown
    return written


def _tables(fields: Fields, name: str, count: int) -> list[Fields]:
    tables = fields.items(name)
    if len(tables) != count:
        raise BadPack(
            "wrong-count", {"field": fields.at(name), "expected": count, "found": len(tables)}
        )
    return [Fields(table, f"{name}[{place}]", BadPack) for place, table in enumerate(tables)]


def _new_name(fields: Fields, names: set[str]) -> str:
    """Return the id of an entry, which must be one word and new."""
    name = fields.text("id")
    if not name or len(name.split()) != 1 or name == "none":
        raise fields.wrong("id", "an id is one word")
    if name in names:
        raise BadPack("duplicate-field", {"field": fields.at("id"), "value": name})
    names.add(name)
    return name


def _label(fields: Fields) -> str:
    return fields.text("name") if fields.has("name") else ""


def _zones(fields: Fields) -> tuple[Zone, ...]:
    names: set[str] = set()
    zones: list[Zone] = []
    for table in _tables(fields, "zones", sum([count for _, count in ZONE_COUNTS])):
        zones.append(
            Zone(_new_name(table, names), _one_of(table, "kind", ZONE_KINDS), _label(table))
        )
        table.done()
    for kind, count in ZONE_COUNTS:
        found = len([zone for zone in zones if zone.kind == kind])
        if found != count:
            raise fields.wrong(
                "zones",
                "{found} {kind} zones, there must be {count}",
                {"found": found, "kind": kind, "count": count},
            )
    return tuple(zones)


def _one_of(fields: Fields, name: str, allowed: tuple[str, ...]) -> str:
    value = fields.text(name)
    if value not in allowed:
        raise fields.wrong(
            name,
            "{value} is not one of {allowed}",
            {"value": repr(value), "allowed": ", ".join(allowed)},
        )
    return value


def _edges(
    fields: Fields, zones: tuple[Zone, ...], known: dict[str, int]
) -> tuple[tuple[int, int], ...]:
    edges: list[tuple[int, int]] = []
    for place, edge in enumerate(fields.items("edges")):
        path = f"edges[{place}]"
        if not isinstance(edge, list) or len(edge) != 2:
            raise BadPack("wrong-type", {"field": path, "expected": "two zones", "found": edge})
        one, other = [fields.as_name(zone, path, "zone", known) for zone in edge]
        if one == other or NONE in (one, other):
            raise BadPack("inconsistent", {"field": path, "why": "an edge joins two zones"})
        if MOON in (zones[one].kind, zones[other].kind):
            raise BadPack("inconsistent", {"field": path, "why": "the moon is adjacent to nothing"})
        if (one, other) in both(tuple(edges)):
            raise BadPack("duplicate-field", {"field": path, "value": " - ".join(edge)})
        edges.append((one, other))
    reached = [0 if zones[0].kind != MOON else 1]
    for zone in reached:
        reached += [b for a, b in both(tuple(edges)) if a == zone and b not in reached]
    if len(set(reached)) != len(zones) - 1:
        raise fields.wrong("edges", "not every zone of Mars can be reached from every other")
    return tuple(edges)


def _ships(fields: Fields, zones: tuple[Zone, ...], known: dict[str, int]) -> tuple[Ship, ...]:
    names: set[str] = set()
    ships: list[Ship] = []
    for table in _tables(fields, "ships", SHIP_COUNT):
        name = _new_name(table, names)
        to = table.name("to", "zone", known) if table.has("to") else NONE
        ships.append(Ship(name, to, table.number("capacity", LEAST_CAPACITY, MOST_CAPACITY), False))
        table.done()
    printed = [ship for ship in ships if ship.to != NONE]
    if not [ship for ship in printed if zones[ship.to].kind == MOON]:
        raise fields.wrong("ships", "at least one ship goes to the moon")
    if len(printed) < LEAST_PRINTED:
        raise fields.wrong(
            "ships", "at least {least} ships have a printed destination", {"least": LEAST_PRINTED}
        )
    return tuple(ships)


def _placing(fields: Fields) -> dict[str, int]:
    placing = dict(built_in_placing())
    if fields.has("characters"):
        characters = fields.sub("characters")
        if characters.has("soldier"):
            soldier = characters.sub("soldier")
            placing["soldier_place"] = soldier.number("place", 1, 3)
            placing["soldier_kill"] = soldier.number("kill", 0, 3)
            placing["soldier_transfer"] = soldier.number("transfer_max", 1, 22)
            soldier.done()
        if characters.has("pilot"):
            pilot = characters.sub("pilot")
            placing["pilot_place"] = pilot.number("place", 1, 3)
            pilot.done()
        characters.done()
    return placing


def built_in_placing() -> dict[str, int]:
    """Return the numbers of the characters that come with the game."""
    return built_in().placing


def _rule(fields: Fields, rules: tuple[type[Any], ...], known: dict[str, int]) -> Any:
    """Read the rule of a card: its name, and its parameters."""
    by_key: dict[str, type[Any]] = {rule.KEY: rule for rule in rules}
    kind = by_key[_one_of(fields, "rule", tuple(by_key))]
    values = [_parameter(fields, field, known) for field in kind.FIELDS]
    return kind(*values)


def _parameter(fields: Fields, field: Field, known: dict[str, int]) -> Any:
    name, kind = field
    if kind == "zone*":
        if fields.has(name) and fields.any(name) == "all":
            return tuple(known.values())
        return tuple(_some(fields, name, fields.names(name, "zone", known)))
    if kind == "count*":
        size = len(fields.items(name))
        return tuple(_some(fields, name, fields.numbers(name, size, 0, 100)))
    if kind == "zone":
        return fields.name(name, "zone", known)
    if kind == "resource":
        return RESOURCES.index(_one_of(fields, name, RESOURCES))
    if kind == "key":
        return _one_of(fields, name, WORDS[name])
    if kind == "points":
        return fields.number(name, -100, 100)
    return fields.number(name, 0, 100)


def _some(fields: Fields, name: str, values: list[int]) -> list[int]:
    if not values or NONE in values:
        raise fields.wrong(name, "the list must not be empty")
    return values


def _missions(
    fields: Fields, known: dict[str, int], cards: set[str]
) -> list[tuple[str, str, MissionRule]]:
    missions: list[tuple[str, str, MissionRule]] = []
    for table in _tables(fields, "missions", MISSION_COUNT):
        name, label = _new_name(table, cards), _label(table)
        rule: MissionRule = _rule(table, MISSION_RULES, known)
        _check_tiers(table, rule)
        table.done()
        missions.append((name, label, rule))
    return missions


def _check_tiers(fields: Fields, rule: MissionRule) -> None:
    """A scale rises, and has as many points as zones or thresholds; a zone is named once."""
    if isinstance(rule, PresenceTiers | MostAstronauts) and len(set(rule.zones)) < len(rule.zones):
        raise fields.wrong("zones", "each zone stands there once")
    if isinstance(rule, PresenceTiers) and len(rule.zones) != len(rule.points):
        raise fields.wrong("points", "as many points as zones")
    if isinstance(rule, PresenceCountTiers):
        if len(rule.thresholds) != len(rule.points):
            raise fields.wrong("points", "as many points as thresholds")
        if list(rule.thresholds) != sorted(set(rule.thresholds)):
            raise fields.wrong("thresholds", "each is higher than the one before")


def _discoveries(fields: Fields, known: dict[str, int], cards: set[str]) -> tuple[Discovery, ...]:
    discoveries: list[Discovery] = []
    for table in _tables(fields, "discoveries", DISCOVERY_COUNT):
        name, label = _new_name(table, cards), _label(table)
        phase = _one_of(table, "phase", PHASES)
        rule: DiscoveryRule = _rule(table, DISCOVERY_RULES, known)
        if phase not in type(rule).PHASES:
            raise table.wrong(
                "phase",
                "{rule} acts in {phases}",
                {"rule": rule.KEY, "phases": ", ".join(type(rule).PHASES)},
            )
        table.done()
        discoveries.append(Discovery(name, phase, rule, (), label))
    return tuple(discoveries)


def _actions(fields: Fields, known: dict[str, int], cards: set[str]) -> tuple[ActionCard, ...]:
    actions: list[ActionCard] = []
    for table in _tables(fields, "actions", ACTION_COUNT):
        name, label = _new_name(table, cards), _label(table)
        trigger = _one_of(table, "trigger", TRIGGERS)
        moment = 0
        if trigger == ROUND_END:
            moment = table.number("round", 1, 10)
        elif trigger == PRODUCTION_START:
            moment = table.number("phase", 1, 3)
        rule: ActionRule = _rule(table, ACTION_RULES, known)
        table.done()
        actions.append(ActionCard(name, trigger, moment, rule, (), label))
    return tuple(actions)
