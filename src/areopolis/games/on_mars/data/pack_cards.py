"""The cards and tiles of an owner's pack; entries stand in our order, so that saves fit."""

from __future__ import annotations

from typing import Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.games.on_mars.data.components import (
    LONG,
    SHORT,
    Benefit,
    Blueprint,
    Contract,
    Cost,
    Discovery,
    FirstColonist,
    Goal,
    Mission,
    Reward,
    Scientist,
    SoloCard,
)
from areopolis.games.on_mars.data.constants import (
    BLUEPRINTS,
    BUILDING_KINDS,
    BUILDINGS,
    COLONISTS,
    DEEDS,
    DEPOT_SPACES,
    DISCOVERIES,
    ITEMS,
    RESOURCES,
    SPACES,
)
from areopolis.games.on_mars.data.first_colonists import TASKS
from areopolis.games.on_mars.data.written import read_count, read_effects, read_requirement
from areopolis.games.on_mars.rulebook import Components

LENGTHS: Final = ("short", "long")
LETTERS: Final = ("A", "B", "C")
MOST_POINTS: Final = 50
MOST_ITEMS: Final = 9
UNITS_MOST: Final = 2
LEVELS_OF_A_KIND: Final = [1, 1, 3, 3]


def one_of(fields: Fields, name: str, allowed: tuple[str, ...]) -> int:
    """Return the place of a text among those that are allowed."""
    value = fields.text(name)
    if value not in allowed:
        raise fields.wrong(
            name,
            "{value} is not one of {allowed}",
            {"value": repr(value), "allowed": ", ".join(allowed)},
        )
    return allowed.index(value)


def read_id(table: Fields, expected: str) -> str:
    """Check that an entry is the one that stands here."""
    if table.text("id") != expected:
        raise table.wrong("id", "the entry {name} stands here", {"name": expected})
    return expected


def read_cost(fields: Fields, name: str) -> Cost:
    """Return Resources, Crystals and Colonists to pay."""
    table = fields.sub(name)
    units: list[int] = []
    for unit, resource in enumerate((*RESOURCES, "any")):
        if table.has(resource):
            units += [unit] * table.number(resource, 0, UNITS_MOST)
    if len(units) > UNITS_MOST:
        raise fields.wrong(name, "a cost has at most two Resources")
    crystals = table.number("crystal", 0, DEPOT_SPACES) if table.has("crystal") else 0
    colonists = table.number("colonists", 0, COLONISTS) if table.has("colonists") else 0
    table.done()
    return Cost(tuple(units), crystals, colonists)


def read_blueprints(fields: Fields, ours: Components) -> tuple[Blueprint, ...]:
    """Return the Blueprints: of each kind two of level 1 and two of level 3."""
    if not fields.has("blueprints"):
        return ours.blueprints
    cards: list[Blueprint] = []
    tables = fields.tables("blueprints", BLUEPRINTS)
    for table, known in zip(tables, ours.blueprints, strict=True):
        name = read_id(table, known.name)
        level = table.number("level", 1, 3)
        building = one_of(table, "building", BUILDINGS)
        action = read_effects(table, "action", ours.vocabulary, of_card=True)
        if not action:
            raise table.wrong("action", "a Blueprint has an action")
        cards.append(Blueprint(name, level, building, action))
        table.done()
    for kind in range(BUILDING_KINDS):
        levels = sorted([card.level for card in cards if card.building == kind])
        if levels != LEVELS_OF_A_KIND:
            raise fields.wrong(
                "blueprints",
                "{building}: two Blueprints of level 1 and two of level 3",
                {"building": BUILDINGS[kind]},
            )
    return tuple(cards)


def read_scientists(fields: Fields, ours: Components) -> tuple[Scientist, ...]:
    """Return the Scientists."""
    if not fields.has("scientists"):
        return ours.scientists
    found: list[Scientist] = []
    tables = fields.tables("scientists", len(ours.scientists))
    for table, known in zip(tables, ours.scientists, strict=True):
        name = read_id(table, known.name)
        cost = read_cost(table, "cost")
        works = one_of(table, "works", BUILDINGS)
        if any(one.works == works for one in found):
            raise table.wrong("works", "another Scientist works there already")
        found.append(Scientist(name, cost, works, one_of(table, "scores", BUILDINGS)))
        table.done()
    return tuple(found)


def read_contracts(fields: Fields, ours: Components) -> tuple[Contract, ...]:
    """Return the Earth Contracts: six of each type."""
    if not fields.has("contracts"):
        return ours.contracts
    found: list[Contract] = []
    numbers = {item: number for number, item in enumerate(ITEMS)}
    tables = fields.tables("contracts", len(ours.contracts))
    for table, known in zip(tables, ours.contracts, strict=True):
        name = read_id(table, known.name)
        done = table.number("done", 0, MOST_POINTS)
        failed = table.number("failed", 0, MOST_POINTS)
        if table.has("building"):
            building = one_of(table, "building", BUILDINGS)
            found.append(Contract(name, done, failed, building=building))
        else:
            items = tuple(table.counted("items", "item", numbers, MOST_ITEMS))
            if not sum(items):
                raise table.wrong("items", "something is to be delivered")
            found.append(Contract(name, done, failed, items=items))
        table.done()
    if sum([1 for card in found if card.is_delivery]) != len(found) // 2:
        raise fields.wrong("contracts", "six contracts of each type")
    return tuple(found)


def read_missions(fields: Fields, ours: Components) -> tuple[Mission, ...]:
    """Return the missions, with their numbers for two, three and four players."""
    if not fields.has("missions"):
        return ours.missions
    found: list[Mission] = []
    tables = fields.tables("missions", len(ours.missions))
    for table, known in zip(tables, ours.missions, strict=True):
        name = read_id(table, known.name)
        deed = one_of(table, "counts", DEEDS)
        if any(card.deed == deed for card in found):
            raise table.wrong("counts", "another mission counts this already")
        two, three, four = table.numbers("needed", 3, 1, MOST_POINTS)
        crystals = table.number("crystals", 0, DEPOT_SPACES)
        length = one_of(table, "length", LENGTHS)
        found.append(Mission(name, deed, (two, three, four), crystals, length))
        table.done()
    for length in (SHORT, LONG):
        if sum([1 for card in found if card.length == length]) < 2:
            raise fields.wrong("missions", "at least two missions of each length")
    return tuple(found)


def read_goals(fields: Fields, ours: Components) -> tuple[Goal, ...]:
    """Return the Private Goals."""
    if not fields.has("private_goals"):
        return ours.goals
    found: list[Goal] = []
    tables = fields.tables("private_goals", len(ours.goals))
    for table, known in zip(tables, ours.goals, strict=True):
        name = read_id(table, known.name)
        requirement = read_requirement(table, ours.vocabulary)
        found.append(Goal(name, requirement, read_effects(table, "reward", ours.vocabulary)))
        table.done()
    return tuple(found)


def read_rewards(fields: Fields, ours: Components) -> tuple[Reward, ...]:
    """Return the LSS reward tiles."""
    if not fields.has("lss_rewards"):
        return ours.rewards
    found: list[Reward] = []
    tables = fields.tables("lss_rewards", len(ours.rewards))
    for table, known in zip(tables, ours.rewards, strict=True):
        name = read_id(table, known.name)
        found.append(Reward(name, read_count(table, ours.vocabulary)))
        table.done()
    return tuple(found)


def read_benefits(fields: Fields, ours: Components) -> tuple[Benefit, ...]:
    """Return the LSS benefits."""
    if not fields.has("lss_benefits"):
        return ours.benefits
    found: list[Benefit] = []
    tables = fields.tables("lss_benefits", len(ours.benefits))
    for table, known in zip(tables, ours.benefits, strict=True):
        name = read_id(table, known.name)
        found.append(Benefit(name, read_effects(table, "effect", ours.vocabulary)))
        table.done()
    return tuple(found)


def read_discoveries(fields: Fields, ours: Components) -> tuple[Discovery, ...]:
    """Return the Discovery tiles."""
    if not fields.has("discovery"):
        return ours.discoveries
    found: list[Discovery] = []
    tables = fields.tables("discovery", DISCOVERIES)
    for table, known in zip(tables, ours.discoveries, strict=True):
        name = read_id(table, known.name)
        effects = read_effects(table, "effect", ours.vocabulary)
        if not effects:
            raise table.wrong("effect", "a tile has a benefit")
        found.append(Discovery(name, effects))
        table.done()
    return tuple(found)


def read_solo_deck(fields: Fields, ours: Components) -> tuple[SoloCard, ...]:
    """Return the cards of Lacerda."""
    if not fields.has("solo_deck"):
        return ours.solo_deck
    found: list[SoloCard] = []
    for table in fields.tables("solo_deck", len(ours.solo_deck)):
        letter = one_of(table, "mission", LETTERS)
        found.append(SoloCard(letter, table.flag("travels"), table.number("action", 1, 3)))
        table.done()
    return tuple(found)


def read_first_cards(fields: Fields, ours: Components) -> tuple[FirstColonist, ...]:
    """Return the A cards of First Colonists."""
    if not fields.has("first_colonists"):
        return ours.first_cards
    kinds = {name: number for number, name in enumerate(BUILDINGS)}
    found: list[FirstColonist] = []
    tables = fields.sub("first_colonists").tables("a_cards", len(ours.first_cards))
    for table, known in zip(tables, ours.first_cards, strict=True):
        name = read_id(table, known.name)
        buildings = tuple(table.names("buildings", "building", kinds))
        if not buildings or -1 in buildings:
            raise table.wrong("buildings", "the list must not be empty")
        found.append(FirstColonist(name, buildings))
        table.done()
    return tuple(found)


def read_second_cards(fields: Fields, ours: Components) -> tuple[FirstColonist, ...]:
    """Return the B cards of First Colonists."""
    if not fields.has("first_colonists"):
        return ours.second_cards
    found: list[FirstColonist] = []
    tables = fields.sub("first_colonists").tables("b_cards", len(ours.second_cards))
    for table, known in zip(tables, ours.second_cards, strict=True):
        name = read_id(table, known.name)
        task = one_of(table, "task", TASKS)
        found.append(FirstColonist(name, task=task, item=one_of(table, "item", ITEMS)))
        table.done()
    return tuple(found)


def read_tiles(fields: Fields, ours: Components) -> tuple[int, ...]:
    """Return the turn-order spaces on the First Colonist tiles."""
    if not fields.has("first_colonists"):
        return ours.colonist_tiles
    table = fields.sub("first_colonists")
    tiles = table.numbers("tiles", len(ours.colonist_tiles), 1, SPACES)
    if len(set(tiles)) != len(tiles):
        raise table.wrong("tiles", "different spaces")
    for known in table.table:
        if known not in ("tiles", "a_cards", "b_cards"):
            raise BadPack("unknown-field", {"field": table.at(str(known))})
    return tuple([n - 1 for n in tiles])
