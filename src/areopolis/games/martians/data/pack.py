"""The components of an owner's data file, read and checked (specification 9.4)."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.core.pack import Reconstructed
from areopolis.games.martians.data.components import Components
from areopolis.games.martians.data.constants import MINERALS, SPECIALISTS
from areopolis.games.martians.data.kinds import (
    DESIGNED,
    MIXED,
    PRINTED,
    DeliveryTable,
)
from areopolis.games.martians.data.pack_board import BoardPack
from areopolis.games.martians.data.pack_cards import CardPack
from areopolis.games.martians.data.pack_fields import one_of, ours_of, tables
from areopolis.games.martians.data.pack_scenarios import ScenarioPack

DELIVERY_SUM: Final = 5
POINTS_MOST: Final = 99
PROVENANCES: Final = (DESIGNED, PRINTED, MIXED)


def read(data: dict[str, Any], options: dict[str, tuple[Any, ...]]) -> Components:
    """Return the components of an owner's file; *options* are what its switches may be.

    Raises:
        BadPack: a field is missing, unknown, twice there or impossible; the error names it.
    """
    fields = Fields(data, "", BadPack)
    meta = _meta(fields)
    switches = _switches(fields, options)
    provenance = meta["provenance"]
    board = BoardPack(fields, provenance)
    buildings = board.buildings()
    mining_map = board.mining_map()
    tokens = board.mining_tokens()
    spots = {name: number for number, name in enumerate(mining_map.fields)}
    cards = CardPack(fields, provenance)
    events = cards.events()
    orders = cards.orders()
    components = Components(
        buildings,
        cards.weather(),
        events,
        cards.regolith(),
        cards.corporations(),
        cards.specialists(),
        cards.helpers(),
        orders,
        cards.tiles(),
        cards.crops(),
        tokens,
        mining_map,
        ScenarioPack(fields, provenance, spots, [order.name for order in orders]).scenarios(),
        _delivery(fields),
        switches,
        meta,
        shared_ours(fields, provenance),
    )
    fields.done()
    return components


def _meta(fields: Fields) -> dict[str, str]:
    table = fields.sub("meta")
    meta = {"name": table.text("name"), "version": table.text("version")}
    meta["provenance"] = one_of(table, "provenance", PROVENANCES)
    table.done()
    return meta


def _switches(fields: Fields, options: dict[str, tuple[Any, ...]]) -> dict[str, Any]:
    """Read new defaults of rules options."""
    if not fields.has("switches"):
        return {}
    table = fields.sub("switches")
    switches: dict[str, Any] = {}
    for name in table.table:
        if name not in options:
            raise BadPack("unknown-field", {"field": table.at(str(name))})
        value = table.any(name)
        if not [one for one in options[name] if one == value and type(one) is type(value)]:
            allowed = ", ".join([str(one) for one in options[name]])
            raise table.wrong(
                name, "{value} is not one of {allowed}", {"value": value, "allowed": allowed}
            )
        switches[name] = value
    return switches


def _delivery(fields: Fields) -> DeliveryTable:
    """Read the reputation for products; one of each is printed to be worth five."""
    table = fields.sub("delivery")
    food = table.number("food", 0, POINTS_MOST)
    medicine = table.number("medicine", 0, POINTS_MOST)
    pairs: tuple[int, int, int] | None = None
    if table.has("pairs"):
        written = table.sub("pairs")
        names = ("food2", "both", "medicine2")
        two_food, both, two_medicine = [written.number(name, 0, POINTS_MOST) for name in names]
        written.done()
        pairs = (two_food, both, two_medicine)
    if table.has("provenance"):
        one_of(table, "provenance", (DESIGNED, PRINTED))
    table.done()
    delivery = DeliveryTable(food, medicine, pairs)
    if delivery.points(1, 1) != DELIVERY_SUM:
        name = "food" if pairs is None else "pairs"
        raise table.wrong(name, "a food and a medicine give {sum}", {"sum": DELIVERY_SUM})
    return delivery


def shared_ours(fields: Fields, provenance: str) -> tuple[str, ...]:
    """Return what is ours beside cards and tiles; the solo mode and tie-breaks are always ours.

    How many events a round has is designed as soon as one of them is.
    """
    ours: list[str] = []
    for table, name in (("mining_map", "mining-map"), ("delivery", "delivery")):
        ours += ours_of(fields.sub(table), provenance, (name,))
    if [one for one in tables(fields, "event") if ours_of(one, provenance, ("effect",))]:
        ours.append("event-stacks")
    for one in tables(fields, "specialist"):
        ours += ours_of(one, provenance, (one.text("id"),))
    return (*ours, "solo", "tie-break")


def labels(components: Components) -> dict[str, str]:
    """Return the titles that an owner gives, by the keys of their words."""
    groups: tuple[tuple[str, list[tuple[str, str]]], ...] = (
        ("weather", [(one.name, one.label) for one in components.weather]),
        ("happening", [(one.name, one.label) for one in components.events]),
        ("corporation", [(one.name, one.label) for one in components.corporations]),
        ("order", [(one.name, one.label) for one in components.orders]),
        ("research", [(one.name, one.label) for one in components.tiles]),
        ("crop", [(one.name, one.label) for one in components.crops]),
        ("scenario", [(one.name, one.label) for one in components.scenarios]),
        (
            "requirement",
            [
                (f"{scenario.name}-{one.name}", one.label)
                for scenario in components.scenarios
                for one in scenario.requirements
            ],
        ),
    )
    return {f"{kind}.{name}": label for kind, entries in groups for name, label in entries if label}


def reconstructed(components: Components) -> tuple[Reconstructed, ...]:
    """Return which facts of the components in use are ours."""
    found: list[Reconstructed] = []
    groups: tuple[tuple[str, list[tuple[str, tuple[str, ...]]]], ...] = (
        ("building", [(one.name, one.ours) for one in components.buildings]),
        ("weather", [(one.name, one.ours) for one in components.weather]),
        ("happening", [(one.name, one.ours) for one in components.events]),
        ("mineral", [(MINERALS[one.mineral], one.ours) for one in components.regolith]),
        ("corporation", [(one.name, one.ours) for one in components.corporations]),
        ("order", [(one.name, one.ours) for one in components.orders]),
        ("research", [(one.name, one.ours) for one in components.tiles]),
        ("crop", [(one.name, one.ours) for one in components.crops]),
        ("token", [(one.name, one.ours) for one in components.mining_tokens]),
        ("scenario", [(one.name, one.ours) for one in components.scenarios]),
    )
    for kind, entries in groups:
        for name, facts in entries:
            found += [Reconstructed(kind, name, fact) for fact in facts]
    for fact in components.shared_ours:
        if fact in SPECIALISTS:
            found.append(Reconstructed("specialist", fact, "copies"))
        else:
            found.append(Reconstructed("part", fact, "all"))
    return tuple(found)
