"""Effects, counts and requirements as an owner's pack writes them (specification 2.26)."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.core.value import Value
from areopolis.core.vocabulary import FLAG, Vocabulary
from areopolis.games.on_mars.data.components import Cost, Count, Effects, Requirement
from areopolis.games.on_mars.data.constants import CRYSTAL, MINERAL, NONE, RESOURCES
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.constructing import Construct
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.gaining import (
    AddColonists,
    BuyColonist,
    Gain,
    GainAny,
    Score,
    SomeCrystals,
)
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.moving import Move, MoveByRoverTech
from areopolis.games.on_mars.rules.producing import ProduceAgain
from areopolis.games.on_mars.rules.radar import UseRadar
from areopolis.games.on_mars.rules.requirements import REQUIREMENTS
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.retrieving import Retrieve
from areopolis.games.on_mars.rules.rewards import COUNTS
from areopolis.games.on_mars.rules.trading import TradeResources
from areopolis.games.on_mars.rules.travelling import TravelAcross, TravelToOrbit
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.rules.welcoming import WelcomeShips

# What a card, a tile or a space can do.
PRIMITIVES: Final[tuple[type[ColonyEffect[Any]], ...]] = (
    Gain,
    GainAny,
    SomeCrystals,
    AddColonists,
    BuyColonist,
    Score,
    TakeItems,
    TakeTechs,
    Develop,
    TakeBlueprints,
    Move,
    MoveByRoverTech,
    Construct,
    UpgradeBuildings,
    WelcomeShips,
    Hire,
    Retrieve,
    ProduceAgain,
    TradeResources,
    UseRadar,
    TravelToOrbit,
    TravelAcross,
)

# Short names of what is printed on boards.
NAMED: Final[dict[str, Effects]] = {
    "nothing": (),
    "warehouse": (TakeItems(1, may=1),),
    "tech": (TakeTechs(1, may=1),),
    "colonist_for_water_or_plant": (BuyColonist(),),
    "bots2": (Move(bots=2),),
    "blueprint": (TakeBlueprints(1, may=1),),
    "crystal": (Gain(CRYSTAL, 1),),
    "mineral": (Gain(MINERAL, 1),),
    "develop_free": (Develop(1, free=1),),
    "develop2_free": (Develop(2, free=1, may=1),),
}

NUMBER_MOST: Final = 20
# Fields without which a record would do nothing.
NEEDED: Final = ("count", "points")
# What an effect remembers from one of its steps to the next, and how it begins: not for packs.
REMEMBERED: Final = {"boosters": NONE, "raised": 0}
# What a cost is made of besides Crystals and Colonists.
UNITS: Final = (*RESOURCES, "any")


def write_effects(effects: Effects, vocabulary: Vocabulary) -> Any:
    """Return effects by their short name, or as tables."""
    for name, known in NAMED.items():
        if known == effects:
            return name
    return [write_value(effect, "effect", vocabulary) for effect in effects]


def write_value(value: Value, key: str, vocabulary: Vocabulary) -> dict[str, Any]:
    """Return a record as a table: its name under *key*, and fields that are not 0 or false."""
    written: dict[str, Any] = {key: value.KEY}
    for (name, kind), one in zip(value.FIELDS, value.values(), strict=True):
        shown = vocabulary.name(kind, one)
        if shown != 0 and name not in REMEMBERED:
            written[name] = shown
    return written


def write_cost(cost: Cost) -> dict[str, int]:
    """Return how much of what is to be paid."""
    written = {UNITS[unit]: cost.units.count(unit) for unit in sorted(set(cost.units))}
    if cost.crystals:
        written["crystal"] = cost.crystals
    if cost.colonists:
        written["colonists"] = cost.colonists
    return written


def read_effects(
    fields: Fields, name: str, vocabulary: Vocabulary, of_card: bool = False
) -> Effects:
    """Return the effects of a field: a short name, or a list of tables."""
    value = fields.any(name)
    if isinstance(value, str):
        if value not in NAMED:
            raise fields.wrong(
                name,
                "{value} is not one of {allowed}",
                {"value": repr(value), "allowed": ", ".join(NAMED)},
            )
        return NAMED[value]
    kinds = {kind.KEY: kind for kind in PRIMITIVES}
    effects: list[ColonyEffect[Any]] = []
    for table in fields.tables(name):
        effects.append(read_value(table, "effect", kinds, vocabulary))
        table.done()
    if not of_card and any(isinstance(effect, UseRadar) for effect in effects):
        raise fields.wrong(name, "only a Blueprint can hold a tile")
    return tuple(effects)


def read_value(
    fields: Fields, key: str, kinds: dict[str, type[Any]], vocabulary: Vocabulary
) -> Any:
    """Return the record of a table; most fields may be left out: 0 or false."""
    name = fields.text(key)
    if name not in kinds:
        raise fields.wrong(
            key,
            "{value} is not one of {allowed}",
            {"value": repr(name), "allowed": ", ".join(kinds)},
        )
    values: list[int] = []
    for field, kind in kinds[name].FIELDS:
        if kind in vocabulary.names:
            values.append(fields.required(field, kind, vocabulary.numbers[kind]))
        elif field in REMEMBERED:
            values.append(REMEMBERED[field])
        elif field in NEEDED:
            values.append(fields.number(field, 1, NUMBER_MOST))
        elif not fields.has(field):
            values.append(0)
        elif kind == FLAG:
            values.append(int(fields.flag(field)))
        else:
            values.append(fields.number(field, 0, NUMBER_MOST))
    return kinds[name](*values)


def read_requirement(fields: Fields, vocabulary: Vocabulary) -> Requirement:
    """Return the requirement of a Private Goal."""
    found = read_value(fields, "requirement", {kind.KEY: kind for kind in REQUIREMENTS}, vocabulary)
    if not isinstance(found, Requirement):
        raise BadPack("missing-field", {"field": fields.at("requirement")})
    return found


def read_count(fields: Fields, vocabulary: Vocabulary) -> Count:
    """Return what a reward tile counts."""
    found = read_value(fields, "counts", {kind.KEY: kind for kind in COUNTS}, vocabulary)
    if not isinstance(found, Count):
        raise BadPack("missing-field", {"field": fields.at("counts")})
    return found
