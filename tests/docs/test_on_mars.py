"""The pages on On Mars name everything that there is, as it is."""

from __future__ import annotations

import re
from typing import Any

import areopolis
from areopolis.catalogues import words
from areopolis.core.game import Game
from areopolis.core.value import Value
from areopolis.games.on_mars.answers import ANSWERS, COMPOSITE
from areopolis.games.on_mars.data import constants
from areopolis.games.on_mars.data.components import Cost
from areopolis.games.on_mars.data.pack_cards import LENGTHS, LETTERS
from areopolis.games.on_mars.data.written import NAMED, PRIMITIVES, REMEMBERED
from areopolis.games.on_mars.game import OnMars
from areopolis.games.on_mars.rules import scoring
from areopolis.games.on_mars.rules.requirements import REQUIREMENTS
from areopolis.games.on_mars.rules.rewards import COUNTS
from areopolis.games.on_mars.rules.solo_goals import LINES
from areopolis.games.on_mars.state import OnMarsState
from docs.pages import ROOT, coded, named, read, rows, section
from games.on_mars.test_every_ruling_has_a_test import RULINGS

RULES = "docs/games/on-mars.md"


def game() -> OnMars:
    made = areopolis.game("on-mars")
    assert isinstance(made, OnMars)
    return made


def numbers(text: str) -> list[int]:
    """Return the numbers in *text*."""
    return [int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", text)]


def kind(title: str) -> str:
    """Return the id of a building by its title."""
    return title.lower().replace(" ", "-")


def is_ours(cells: list[str]) -> bool:
    """Whether the marks of a row say that something in it is ours."""
    return "[R]" in cells[-1]


def test_the_rules_have_every_ruling_with_its_source() -> None:
    listed = rows(section(RULES, "Rulings"), r"R-\d{3}")

    assert list(listed) == [f"R-{number:03}" for number in RULINGS]
    assert [id for id, cells in listed.items() if not re.search(r"\[(S|R|P:)", cells[-1])] == []
    assert [id for id, cells in listed.items() if len(cells) != 3] == []


def test_every_source_that_is_cited_is_listed() -> None:
    text = read(RULES)
    listed = rows(section(RULES, "Sources"), r"[A-Z0-9, ]+")
    known = {name for cell in listed for name in cell.split(", ")}
    cited = {name for found in re.findall(r"P: ([A-Z0-9, ]+)", text) for name in found.split(", ")}

    assert cited - {""} <= known
    assert known <= cited


def test_the_rules_show_the_map() -> None:
    hexes = game().components.map
    shown = rows(section(RULES, "The map"), r"q|r from|r to")
    columns = zip(*[[numbers(cell)[0] for cell in cells] for cells in shown.values()], strict=True)
    marked = rows(section(RULES, "The map"), r"the .+|Research.+|Shelters.+")
    names = {what: coded(cells[0]) for what, cells in marked.items()}

    assert hexes.hexes == tuple([(q, r) for q, low, high in columns for r in range(low, high + 1)])
    found = list(names.values())
    assert found[0] == [hexes.names[hexes.mine]]
    assert found[1] == [hexes.names[n] for n in hexes.starts]
    assert found[2] == [hexes.names[n] for corner in hexes.research for n in corner]
    assert found[3:] == [[hexes.names[n] for n in row] for row in hexes.shelters]


def test_the_rules_list_the_turn_order_spaces() -> None:
    listed = rows(section(RULES, "Setup"), r"\d")

    assert [cells[0] for cells in listed.values()] == ["orbit"] * 4 + ["colony"] * 4
    empty = [cells[1] == "none" for cells in listed.values()]
    assert empty == [not effects for effects in game().components.turn_order]


def test_the_rules_list_the_laboratory() -> None:
    lab = game().components.lab
    spaces = rows(section(RULES, "Technologies"), r"L\d\w?")
    columns = rows(section(RULES, "Technologies"), r"\d")

    assert tuple(spaces) == lab.names
    for number, (level, leads, benefit, _) in enumerate(spaces.values()):
        assert int(level) == lab.levels[number]
        right = [lab.names[other] for other in lab.right[number]]
        assert leads == (", ".join(right) or "nothing")
        assert (benefit == "none") == (not lab.benefits[number])
    assert tuple([int(cells[1]) for cells in columns.values()]) == lab.points
    assert [cells[0] for cells in columns.values()][1:] == [paid(cost) for cost in lab.costs[1:]]


def paid(cost: Cost) -> str:
    """Return a cost in the words of the page."""
    units = [(*constants.RESOURCES, "any Resource")[unit] for unit in cost.units]
    parts = [one if one.startswith("any") else one.capitalize() for one in units]
    return " and ".join([*parts, *["a Crystal"] * cost.crystals])


def test_the_rules_list_actions_buildings_and_techs() -> None:
    orbit = named(section(RULES, "Actions in Orbit"))
    colony = named(section(RULES, "Actions in the Colony"))
    listed = {**orbit, **colony}

    assert tuple(listed) == constants.ACTIONS
    for number, cells in enumerate(listed.values()):
        assert cells[0].startswith("red") == (number in constants.SLOTTED)
    buildings = named(section(RULES, "Constructing"))
    assert tuple(buildings) == constants.BUILDINGS
    supports = [n for n, cells in enumerate(buildings.values()) if cells[2] == "yes"]
    assert tuple(supports) == constants.LSS_KINDS
    techs = coded(section(RULES, "Technologies"))
    assert set(constants.TECHS) <= set(techs)


def test_the_rules_list_executive_actions_benefits_and_rewards() -> None:
    components = game().components
    listed = rows(section(RULES, "Executive actions"), r"EX\d")
    chart = section(RULES, "Life support and levels")

    assert {name: int(cells[0]) for name, cells in listed.items()} == {
        one.name: one.cost for one in components.executive
    }
    assert list(rows(chart, r"LB\d")) == [one.name for one in components.benefits]
    rewards = rows(chart, r"LR\d")
    assert {name: numbers(cells[0])[0] for name, cells in rewards.items()} == {
        one.name: one.count.values()[0] for one in components.rewards
    }
    landing = [numbers(cells[3])[0] for cells in rows(chart, r"\d").values()]
    assert tuple(landing) == components.shuttle


def test_the_rules_list_every_card() -> None:
    components = game().components
    english = words("on-mars", "en")
    text = read(RULES)

    blueprints = rows(section(RULES, "Blueprints"), r"BP\d\d")
    assert {id: (cells[0], int(cells[1]), kind(cells[2])) for id, cells in blueprints.items()} == {
        card.name: (
            english.name("card", card.name),
            card.level,
            constants.BUILDINGS[card.building],
        )
        for card in components.blueprints
    }
    scientists = named(section(RULES, "Scientists and contracts"))
    assert {id: (kind(cells[1]), kind(cells[2])) for id, cells in scientists.items()} == {
        one.name: (constants.BUILDINGS[one.works], constants.BUILDINGS[one.scores])
        for one in components.scientists
    }
    contracts = rows(text, r"EC\d\d")
    for card in components.contracts:
        asks, done, failed, _ = contracts[card.name]
        assert (int(done), numbers(failed)) == (card.done, [-card.failed])
        if not card.is_delivery:
            assert kind(asks) == constants.BUILDINGS[card.building]
            continue
        items = {name.lower(): int(count) for count, name in re.findall(r"(\d) (\w+)", asks)}
        assert items == {constants.ITEMS[n]: count for n, count in enumerate(card.items) if count}
    missions = rows(text, r"MI\d")
    assert {
        id: (tuple(numbers(cells[1])), int(cells[2]), cells[3]) for id, cells in missions.items()
    } == {
        card.name: (card.needed, card.crystals, LENGTHS[card.length])
        for card in components.missions
    }
    goals = rows(text, r"PG\d\d")
    assert list(goals) == [card.name for card in components.goals]
    for goal in components.goals:
        values = goal.requirement.values()
        assert not values or values[0] in numbers(goals[goal.name][0]), goal.name


def test_the_rules_list_tiles_and_first_colonists() -> None:
    components = game().components
    tiles = rows(section(RULES, "Tiles of the map"), r"DT\d\d")
    cards = rows(section(RULES, "Variants"), r"FC[AB]\d")

    assert list(tiles) == [tile.name for tile in components.discoveries]
    ours = [*components.first_cards, *components.second_cards]
    assert list(cards) == [card.name for card in ours]
    for card in components.first_cards:
        said = [kind(one) for one in cards[card.name][0].split(", ")]
        assert said == [constants.BUILDINGS[n] for n in card.buildings]
    for card in components.second_cards:
        assert cards[card.name][0].endswith(f": {constants.ITEMS[card.item].capitalize()}")
    marked = [(tile.name, tiles[tile.name], tile.ours) for tile in components.discoveries]
    marked += [(card.name, cards[card.name], card.ours) for card in ours]
    missions, goals = rows(read(RULES), r"MI\d"), rows(read(RULES), r"PG\d\d")
    marked += [(card.name, missions[card.name], card.ours) for card in components.missions]
    marked += [(card.name, goals[card.name], card.ours) for card in components.goals]
    for name, cells, facts in marked:
        assert is_ours(cells) == bool(facts), name


def test_the_rules_tell_of_lacerda() -> None:
    listed: list[tuple[str, bool, int]] = []
    for cells in rows(section(RULES, "Alone against Lacerda"), r"\d+, .+").values():
        letters, travels, actions = [cell.split(", ") for cell in cells[:3]]
        for letter, travel, action in zip(letters, travels, actions, strict=True):
            listed.append((letter, travel == "yes", int(action)))

    assert listed == [
        (LETTERS[card.mission], card.travels, card.action) for card in game().components.solo_deck
    ]
    goals = named(section(RULES, "Alone against Lacerda"))
    assert {name: numbers(cells[0])[-1] for name, cells in goals.items()} == {
        name: dict(lines)["lead"] for name, lines in LINES.items()
    }


def test_the_rules_name_every_source_of_points() -> None:
    state = game().new(seats=2, seed=7)

    assert isinstance(state, OnMarsState)
    listed = named(section(RULES, "The end"))
    assert list(listed) == list(scoring.breakdown(state, 0))
    points = dict(zip(*[iter(numbers(listed["colonists"][0])[4:])] * 2, strict=False))
    table = game().components.quarters_op
    assert {number: table[number] for number in points.values()} == {
        number: worth for worth, number in points.items()
    }


def test_the_rules_list_every_option_with_its_values() -> None:
    listed = named(section(RULES, "Options"))
    options = game().option_values()

    assert list(listed) == list(options)
    for name, values in options.items():
        written = [str(value).lower() for value in values]
        assert [value.strip('"') for value in coded(listed[name][0])] == written


def test_the_notation_has_every_question_and_every_form() -> None:
    listed = named(section(RULES, "Notation"))
    written = [form for cells in listed.values() for form in coded(cells[0])]

    assert list(listed) == list(game().questions())
    assert {answer.FORM for answer in ANSWERS} <= set(written)
    assert set(COMPOSITE) <= set(written)


def test_the_notation_gives_examples_that_are_actions() -> None:
    vocabulary = game().vocabulary
    for cells in named(section(RULES, "Notation")).values():
        (example,) = coded(cells[1])
        assert vocabulary.action(example) or example.split()[0] in vocabulary.composite, example


def fields_of(document: Any) -> set[str]:
    """Return the fields of a position, and of the tables in it that have fixed ones."""
    found = set(document)
    parts = [document["turn"], document["shuttle"], document["lacerda"]]
    parts += [*document["missions"], *document["players"], *document["compensations"]]
    parts += [*document["map"].values(), *document["lss"].values()]
    for player in document["players"]:
        parts += [*player["blueprints"].values(), *player["contracts"].values()]
    for part in parts:
        found |= set(part)
    return found


def test_the_positions_page_has_every_field() -> None:
    page = section("docs/positions.md", "On Mars")
    listed = set(coded(page)) | set(coded(section("docs/positions.md", "What every game has")))
    state, seen = game().new(seats=2, seed=7, options={"first_colonists": True}), set[str]()
    while not state.over and state.moves < 600:
        seen |= fields_of(state.to_dict())
        seat = state.deciding[0]
        options = state.decision(seat).options
        state.play(seat, options[state.moves % len(options)])

    assert {"tile", "items", "card", "owner"} <= seen
    assert seen - listed == set()


def test_the_pack_page_has_every_section_effect_and_count() -> None:
    page = section("docs/packs.md", "The file: `on-mars-data/1`")
    listed = named(page)

    assert set(game().pack_template()) <= set(listed)
    values: list[type[Value]] = [*PRIMITIVES, *REQUIREMENTS, *COUNTS]
    for value in values:
        said = [name for name, _ in value.FIELDS if name not in REMEMBERED]
        assert coded(listed[value.KEY][0]) == said, value.KEY
    assert {f'"{name}"' for name in NAMED} <= set(coded(page))


def test_the_example_pack_replaces_what_it_has() -> None:
    packed = areopolis.game("on-mars", pack=ROOT / "examples" / "on-mars.toml")

    gone = facts(game()) - facts(packed)
    assert gone == {("board", "quarters", "rows"), ("board", "shuttle", "levels")}


def facts(made: Game) -> set[tuple[str, str, str]]:
    """Return what is ours about the components of a game."""
    return {(fact.kind, fact.name, fact.what) for fact in made.reconstructed()}
