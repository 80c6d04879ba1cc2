"""Small parts of an owner's data file."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.core.value import Value
from areopolis.games.martians.data.constants import (
    BUILDINGS,
    DEMANDS,
    EACH,
    FIELD_TOKENS,
    GOODS,
    INSTALLATIONS,
    NONE,
    ONCE,
    TECHNOLOGIES,
    U_TOKEN,
    WORKS,
)
from areopolis.games.martians.data.costs import COST_KEYS, DIFFERENT, Cost
from areopolis.games.martians.data.kinds import DESIGNED, MIXED, PRINTED, Scale

AMOUNT_MOST: Final = 99
NUMBERS_OF_PLAYERS: Final = 3
# The names of a rule's parameters, by their kind.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "building": BUILDINGS,
    "good": GOODS,
    "demand": DEMANDS,
    "work": WORKS,
    "installation": INSTALLATIONS,
    "technology": TECHNOLOGIES,
}


def tables(fields: Fields, name: str, count: int = NONE) -> list[Fields]:
    """Return the tables of a list; *count* of them, where it is said."""
    written = fields.items(name)
    if count not in (NONE, len(written)):
        raise BadPack(
            "wrong-count", {"field": fields.at(name), "expected": count, "found": len(written)}
        )
    return [
        Fields(table, f"{fields.at(name)}[{place}]", BadPack) for place, table in enumerate(written)
    ]


def new_name(fields: Fields, names: list[str]) -> str:
    """Return the id of an entry: one word, and new in upper or lower case."""
    name = fields.text("id")
    if not name or len(name.split()) != 1 or name.split()[0] != name or name.lower() == "none":
        raise fields.wrong("id", "an id is one word")
    if name.lower() in [known.lower() for known in names]:
        raise BadPack("duplicate-field", {"field": fields.at("id"), "value": name})
    names.append(name)
    return name


def label_of(fields: Fields) -> str:
    """Return the title that the owner gives, if any."""
    return fields.text("name") if fields.has("name") else ""


def one_of(fields: Fields, name: str, allowed: tuple[str, ...]) -> str:
    """Return a text that must be one of *allowed*."""
    value = fields.text(name)
    if value not in allowed:
        raise fields.wrong(
            name,
            "{value} is not one of {allowed}",
            {"value": repr(value), "allowed": ", ".join(allowed)},
        )
    return value


def ours_of(fields: Fields, provenance: str, facts: tuple[str, ...]) -> tuple[str, ...]:
    """Return which *facts* of an entry are designed; with mixed data each entry says so."""
    own = provenance
    if fields.has("provenance") or provenance == MIXED:
        own = one_of(fields, "provenance", (DESIGNED, PRINTED))
    return () if own == PRINTED else facts


def cost_of(fields: Fields, name: str, may_differ: bool) -> Cost:
    """Return a cost; only some may ask for minerals of any colours."""
    table = fields.sub(name)
    amounts = [0] * len(COST_KEYS)
    for key in table.table:
        if key not in COST_KEYS or (key == COST_KEYS[DIFFERENT] and not may_differ):
            raise BadPack("unknown-field", {"field": table.at(str(key))})
        most = 4 if key == COST_KEYS[DIFFERENT] else AMOUNT_MOST
        amounts[COST_KEYS.index(key)] = table.number(key, 0, most)
    return Cost(tuple(amounts))


def scale_of(fields: Fields, name: str, least: int, most: int) -> Scale:
    """Return a number for two, three and four players: one value, or a list of three."""
    return as_scale(fields, fields.any(name), fields.at(name), least, most)


def as_scale(fields: Fields, value: Any, path: str, least: int, most: int) -> Scale:
    """Check that *value* at *path* is a number, or one for each number of players."""
    if not isinstance(value, list | tuple):
        number = fields.as_number(value, path, least, most)
        return (number, number, number)
    if len(value) != NUMBERS_OF_PLAYERS:
        raise BadPack(
            "wrong-count",
            {"field": path, "expected": NUMBERS_OF_PLAYERS, "found": len(value)},
        )
    two, three, four = [
        fields.as_number(one, f"{path}[{place}]", least, most) for place, one in enumerate(value)
    ]
    return (two, three, four)


def rule_of(fields: Fields, rules: tuple[type[Any], ...], spots: dict[str, int]) -> Any:
    """Read a rule: its key, and its arguments."""
    by_key: dict[str, type[Any]] = {rule.KEY: rule for rule in rules}
    kind = by_key[one_of(fields, "key", tuple(by_key))]
    written: Any = fields.any("args") if fields.has("args") else {}
    args = Fields(written, fields.at("args"), BadPack)
    values = [parameter(args, name, field_kind, spots) for name, field_kind in kind.FIELDS]
    args.done()
    return kind(*values)


def parameter(args: Fields, name: str, kind: str, spots: dict[str, int]) -> Any:
    """Return one argument of a rule."""
    if kind in NAMES:
        return NAMES[kind].index(one_of(args, name, NAMES[kind]))
    if kind == "building*":
        chosen = args.items(name)
        if not chosen:
            raise args.wrong(name, "the list must not be empty")
        known = {building: number for number, building in enumerate(BUILDINGS)}
        buildings = args.names(name, "building", known)
        for place, building in enumerate(buildings):
            if building in buildings[:place]:
                path = f"{args.at(name)}[{place}]"
                raise BadPack("duplicate-field", {"field": path, "value": chosen[place]})
        return tuple(buildings)
    if kind == "field-token":
        return FIELD_TOKENS.index(one_of(args, name, FIELD_TOKENS[U_TOKEN:]))
    if kind == "pool":
        return one_of(args, name, (EACH, ONCE)) if args.has(name) else EACH
    if kind == "spot":
        number = args.name(name, "spot", spots)
        if number == NONE:
            raise BadPack("unknown-name", {"field": args.at(name), "kind": "spot", "name": "none"})
        return number
    if kind == "scale":
        return scale_of(args, name, 0, AMOUNT_MOST)
    if kind == "change":
        return scale_of(args, name, -AMOUNT_MOST, AMOUNT_MOST)
    if kind == "flag":
        return args.flag(name)
    if kind == "number":
        return args.number(name, -AMOUNT_MOST, AMOUNT_MOST)
    return args.number(name, 1, AMOUNT_MOST)


def written_rule(rule: Value, spots: tuple[str, ...]) -> dict[str, Any]:
    """Return a rule as an owner's file holds it."""
    kind = type(rule)
    args: dict[str, Any] = {}
    for (name, field_kind), value in zip(kind.FIELDS, rule.values(), strict=True):
        if field_kind in NAMES:
            args[name] = NAMES[field_kind][value]
        elif field_kind == "building*":
            args[name] = [BUILDINGS[number] for number in value]
        elif field_kind == "field-token":
            args[name] = FIELD_TOKENS[value]
        elif field_kind == "spot":
            args[name] = spots[value]
        elif field_kind in ("scale", "change"):
            args[name] = written_scale(value)
        else:
            args[name] = value
    return {"key": kind.KEY, "args": args} if args else {"key": kind.KEY}


def written_scale(scale: Scale) -> Any:
    """Return a number, or three where they differ."""
    return scale[0] if len(set(scale)) == 1 else list(scale)
