"""Reading an owner's pack: every section may be left out; what is there replaces ours."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.on_mars.data.components import (
    DIRECTIONS,
    Cost,
    Effects,
    Executive,
    HexMap,
    Lab,
)
from areopolis.games.on_mars.data.constants import (
    BUILDINGS,
    COLONISTS,
    DEPOT_SPACES,
    LEVEL_MOST,
    SPACES,
    STACKS,
)
from areopolis.games.on_mars.data.pack_cards import (
    read_benefits,
    read_blueprints,
    read_contracts,
    read_cost,
    read_discoveries,
    read_first_cards,
    read_goals,
    read_id,
    read_missions,
    read_rewards,
    read_scientists,
    read_second_cards,
    read_solo_deck,
    read_tiles,
)
from areopolis.games.on_mars.data.switches import SWITCHES
from areopolis.games.on_mars.data.table import built_in
from areopolis.games.on_mars.data.written import read_effects
from areopolis.games.on_mars.rulebook import Components

FORMAT: Final = "on-mars-data/1"
HEXES: Final = 91
LAB_SPACES: Final = 13
LAB_LEVELS: Final = 6
TILES_PER_KIND: Final = 6
PLAYERS: Final = ("2", "3", "4")
CORNERS: Final = ("NW", "NE", "SE", "SW")
TRAVEL_SPACES: Final = 3
LEAST_ROWS: Final = 6
MOST_ROWS: Final = 9
MOST_POINTS: Final = 50


def read(data: dict[str, Any]) -> Components:
    """Return our components with an owner's data in their place.

    Raises:
        BadPack: a field is unknown, malformed or impossible; the error names it.
    """
    fields = Fields(data, "", BadPack)
    if fields.any("format") != FORMAT:
        raise BadPack(
            "wrong-format",
            {"field": "format", "expected": FORMAT, "found": str(fields.any("format"))},
        )
    ours = built_in()
    say = ours.vocabulary
    made = Components(
        map_=_map(fields.sub("map")) if fields.has("map") else ours.map,
        lab=_lab(fields.sub("lab"), say) if fields.has("lab") else ours.lab,
        arrows=_arrows(fields.sub("buildings")) if fields.has("buildings") else ours.arrows,
        blueprints=read_blueprints(fields, ours),
        scientists=read_scientists(fields, ours),
        contracts=read_contracts(fields, ours),
        missions=read_missions(fields, ours),
        goals=read_goals(fields, ours),
        rewards=read_rewards(fields, ours),
        benefits=read_benefits(fields, ours),
        discoveries=read_discoveries(fields, ours),
        research_benefit=_research(fields, ours),
        turn_order=_turn_order(fields, ours),
        executive=_executive(fields, ours),
        quarters_op=_quarters(fields, ours),
        lss_rows=_rows(fields, ours),
        shuttle=_shuttle(fields, ours),
        solo_deck=read_solo_deck(fields, ours),
        first_cards=read_first_cards(fields, ours),
        second_cards=read_second_cards(fields, ours),
        colonist_tiles=read_tiles(fields, ours),
        switches=_switches(fields, ours),
    )
    fields.done()
    return made


def _pair(fields: Fields, path: str, value: Any) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise BadPack("wrong-type", {"field": path, "expected": "q and r", "found": repr(value)})
    q, r = [fields.as_number(one, path, -20, 20) for one in value]
    return q, r


def _hexes(fields: Fields, name: str) -> tuple[tuple[int, int], ...]:
    path = fields.at(name)
    return tuple([_pair(fields, f"{path}[{n}]", one) for n, one in enumerate(fields.items(name))])


def _map(fields: Fields) -> HexMap:
    hexes = _hexes(fields, "hexes")
    if len(hexes) != HEXES or len(set(hexes)) != HEXES:
        raise fields.wrong("hexes", "there are 91 different hexes")
    mine = _pair(fields, fields.at("mine"), fields.any("mine"))
    starts = _hexes(fields, "start_buildings")
    shelters = fields.sub("shelters")
    rows = tuple([_hexes(shelters, players) for players in PLAYERS])
    shelters.done()
    research = fields.sub("research")
    corners = tuple([_hexes(research, corner) for corner in CORNERS])
    research.done()
    fields.done()
    marked = tuple([hexagon for corner in corners for hexagon in corner])
    if len(set(marked)) != 2 * len(CORNERS) or any(len(corner) != 2 for corner in corners):
        raise fields.wrong("research", "two different hexes in each corner")
    if len(starts) != STACKS - 1 or len({*starts, mine}) != STACKS:
        raise fields.wrong("start_buildings", "four different hexes besides the Mine")
    if {mine, *starts} & set(marked):
        raise fields.wrong("research", "nothing lies under a building")
    named = [("mine", (mine,)), ("start_buildings", starts), ("research", marked)]
    for players, row in zip(PLAYERS, rows, strict=True):
        is_one_each = len(row) == len(set(row)) == int(players)
        if not is_one_each or set(row) & {mine, *starts, *marked}:
            raise fields.wrong(
                f"shelters.{players}", "one hex for each player, without building or tile"
            )
        named.append((f"shelters.{players}", row))
    for name, places in named:
        if not set(places) <= set(hexes):
            raise fields.wrong(name, "the hex is not on the map")
    made = HexMap(hexes, mine, starts, rows, corners)
    reached = [0]
    for hexagon in reached:
        reached += [n for n in made.near[hexagon] if n not in reached]
    if len(reached) != HEXES:
        raise fields.wrong("hexes", "not every hex can be reached from every other")
    return made


def _lab(fields: Fields, say: Vocabulary) -> Lab:
    spaces = fields.tables("spaces", LAB_SPACES)
    names = tuple([table.text("id") for table in spaces])
    if len(set(names)) != LAB_SPACES or any(len(one.split()) != 1 for one in names):
        raise fields.wrong("spaces", "every space has an id of one word")
    known = {name: number for number, name in enumerate(names)}
    levels: list[int] = []
    heights: list[int] = []
    right: list[tuple[int, ...]] = []
    benefits: list[Effects] = []
    for table in spaces:
        levels.append(table.number("level", 1, LAB_LEVELS))
        heights.append(table.number("y", -9, 9))
        right.append(tuple(table.names("right", "lab", known)))
        benefits.append(read_effects(table, "benefit", say))
        table.done()
    for number, table in enumerate(spaces):
        if any(n < 0 or levels[n] != levels[number] + 1 for n in right[number]):
            raise table.wrong("right", "a space leads to the next column")
        if len(set(right[number])) != len(right[number]):
            raise table.wrong("right", "different spaces")
    if sorted(set(levels)) != list(range(1, LAB_LEVELS + 1)):
        raise fields.wrong("spaces", "there are six columns")
    costs = fields.sub("column_cost")
    by_level = [Cost(), *[read_cost(costs, str(level)) for level in range(2, LAB_LEVELS + 1)]]
    costs.done()
    points = tuple(fields.numbers("column_op", LAB_LEVELS, 0, MOST_POINTS))
    start = fields.required("shelter_tech", "lab", known)
    fields.done()
    return Lab(
        names,
        tuple(levels),
        tuple(heights),
        tuple(right),
        tuple(benefits),
        tuple(by_level),
        points,
        start,
    )


def _arrows(fields: Fields) -> tuple[tuple[tuple[int, ...], ...], ...]:
    known = {name: number for number, name in enumerate(DIRECTIONS)}
    kinds: list[tuple[tuple[int, ...], ...]] = []
    for kind in range(STACKS):
        name = BUILDINGS[kind]
        tiles = fields.items(name)
        if len(tiles) != TILES_PER_KIND:
            raise fields.wrong(name, "there are six tiles of each kind")
        found: list[tuple[int, ...]] = []
        for number, tile in enumerate(tiles):
            arrows = Fields({"arrows": tile}, fields.at(f"{name}[{number}]"), BadPack)
            directions = arrows.names("arrows", "direction", known)
            if len(set(directions)) != len(directions) or -1 in directions:
                raise fields.wrong(f"{name}[{number}]", "different directions")
            found.append(tuple(directions))
        kinds.append(tuple(found))
    fields.done()
    return tuple(kinds)


def _research(fields: Fields, ours: Components) -> Effects:
    if not fields.has("research_benefit"):
        return ours.research_benefit
    return read_effects(fields, "research_benefit", ours.vocabulary)


def _rows(fields: Fields, ours: Components) -> int:
    if not fields.has("lss_rows"):
        return ours.lss_rows
    return fields.number("lss_rows", LEAST_ROWS, MOST_ROWS)


def _turn_order(fields: Fields, ours: Components) -> tuple[Effects, ...]:
    if not fields.has("turn_order"):
        return ours.turn_order
    table = fields.sub("turn_order")
    found = [read_effects(table, str(n + 1), ours.vocabulary) for n in range(SPACES)]
    table.done()
    return tuple(found)


def _executive(fields: Fields, ours: Components) -> tuple[Executive, ...]:
    if not fields.has("executive"):
        return ours.executive
    found: list[Executive] = []
    tables = fields.tables("executive", DEPOT_SPACES)
    for table, known in zip(tables, ours.executive, strict=True):
        name = read_id(table, known.name)
        cost = table.number("cost", 0, DEPOT_SPACES)
        found.append(Executive(name, cost, read_effects(table, "effect", ours.vocabulary)))
        table.done()
    if sum([1 for one in found if not one.effect]) != 1:
        raise fields.wrong("executive", "one of them uses an Advanced Building")
    return tuple(found)


def _switches(fields: Fields, ours: Components) -> dict[str, Any]:
    if not fields.has("options"):
        return ours.switches
    table = fields.sub("options")
    found = dict(ours.switches)
    for name, allowed in SWITCHES.items():
        if table.has(name):
            value = table.any(name)
            if not any(value == one and type(value) is type(one) for one in allowed):
                raise table.wrong(
                    name,
                    "{value} is not one of {allowed}",
                    {"value": repr(value), "allowed": ", ".join([str(one) for one in allowed])},
                )
            found[name] = value
    table.done()
    return found


def _quarters(fields: Fields, ours: Components) -> tuple[int, ...]:
    if not fields.has("living_quarters_op"):
        return ours.quarters_op
    return tuple(fields.numbers("living_quarters_op", COLONISTS + 1, 0, MOST_POINTS))


def _shuttle(fields: Fields, ours: Components) -> tuple[int, ...]:
    if not fields.has("shuttle"):
        return ours.shuttle
    table = fields.sub("shuttle")
    found = [table.number(str(n + 1), 1, TRAVEL_SPACES) for n in range(LEVEL_MOST)]
    table.done()
    return tuple(found)
