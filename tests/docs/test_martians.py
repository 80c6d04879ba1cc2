"""The pages on Martians name everything that there is, as it is."""

from __future__ import annotations

import re

import areopolis
from areopolis.catalogues import words
from areopolis.core.value import Value
from areopolis.games.martians.answers import ANSWERS
from areopolis.games.martians.data import constants
from areopolis.games.martians.data.costs import Cost
from areopolis.games.martians.game import Martians
from areopolis.games.martians.rules import scoring
from areopolis.games.martians.rules.event_rules import EVENT_RULES
from areopolis.games.martians.rules.goals import END_CONDITIONS, MODIFIERS
from areopolis.games.martians.rules.placing import RULES as WORK_RULES
from areopolis.games.martians.rules.specialists import COSTS
from areopolis.games.martians.state import ColonyState
from docs.pages import coded, named, read, rows, section
from games.martians.test_every_ruling_has_a_test import COUNTS

RULES = "docs/games/martians.md"
# Costs are written with these words; what stands in several colours has a word behind it.
SIGNS = {"$": "money", "minerals of different colours": "different_minerals"}


def game() -> Martians:
    made = areopolis.game("martians")
    assert isinstance(made, Martians)
    return made


def number(cell: str) -> int:
    """Return a number with its sign."""
    return int(cell.replace("\N{MINUS SIGN}", "-"))


def paid(cell: str) -> dict[str, int]:
    """Return the cost that *cell* says: "2 energy, 1 yellow mineral"."""
    found: dict[str, int] = {}
    for part in cell.split(", ") if cell != "nothing" else []:
        count, _, what = part.partition(" ")
        found[SIGNS.get(what, what.removesuffix(" mineral"))] = int(count)
    return found


def asked(costs: tuple[Cost, Cost, Cost]) -> dict[str, str]:
    """Return a cost for two, three and four players as the page writes its numbers."""
    written = [cost.written() for cost in costs]
    keys = dict.fromkeys([key for cost in written for key in cost])
    counts = {key: [cost.get(key, 0) for cost in written] for key in keys}
    return {key: scaled(tuple(many)) for key, many in counts.items()}


def scaled(many: tuple[int, ...]) -> str:
    """Return one number, or three where they differ."""
    return str(many[0]) if len(set(many)) == 1 else "/".join(map(str, many))


def test_the_rules_have_every_ruling_with_its_source() -> None:
    listed = rows(section(RULES, "Rulings"), r"Q-[A-Z]\d+")
    known = [
        f"Q-{kind[1].upper()}{place}"
        for kind, count in COUNTS.items()
        for place in range(1, count + 1)
        if kind != "ts"
    ]

    assert sorted(listed) == sorted(known)
    assert [id for id, cells in listed.items() if len(cells) != 3] == []
    assert [id for id, cells in listed.items() if not re.search(r"\[(S|R|P:)", cells[-1])] == []


def test_every_source_that_is_cited_is_listed() -> None:
    known = set(rows(section(RULES, "Sources"), r"[a-z -]+"))
    cited = {
        name
        for found in re.findall(r"P: ([a-z, -]+)", read(RULES))
        for name in found.strip(", ").split(", ")
        if name != "x"
    }

    assert cited
    assert cited <= known


def test_the_rules_list_fields_and_actions() -> None:
    fields = named(section(RULES, "Set-up"))
    signs = {constants.FREE: "–", constants.C_TOKEN: "C", constants.U_TOKEN: "U"}
    for building in game().components.buildings:
        count, tokens = fields[building.name]
        assert int(count) == len(building.tokens)
        shown = ", ".join([signs[token] for token in building.tokens])
        assert tokens == (shown if any(building.tokens) else "none")
    works = named(section(RULES, "Buildings"))
    assert tuple(works) == constants.WORKS
    printed = ("build", "expand", "installation")
    for place, (name, cells) in enumerate(works.items()):
        rule = WORK_RULES[place]
        if name in printed:
            assert paid(cells[2]) == {"energy": 2, "material": 1}
        elif not cells[2].startswith("of "):
            assert paid(cells[2]) == rule.cost.written(), name
    staff = named(section(RULES, "Staff and technologies"))
    assert [paid(staff[name][0]) for name in constants.SPECIALISTS] == [
        cost.written() for cost in COSTS
    ]
    assert set(constants.STAFF) <= set(staff)
    assert set(constants.TECHNOLOGIES) <= set(coded(section(RULES, "Staff and technologies")))


def test_the_rules_list_weather_and_events() -> None:
    components, english = game().components, words("martians", "en")
    weather = rows(section(RULES, "Weather and events"), r"W\d\d")
    assert {
        id: (cells[0], number(cells[1]), number(cells[2])) for id, cells in weather.items()
    } == {
        card.name: (english.name("weather", card.name), *card.output) for card in components.weather
    }
    listed = rows(section(RULES, "Weather and events"), r"E\d-\d")
    assert {id: (int(cells[0]), cells[1]) for id, cells in listed.items()} == {
        card.name: (card.round, english.name("happening", card.name)) for card in components.events
    }


def test_the_rules_list_orders_research_and_crops() -> None:
    components = game().components
    orders = rows(section(RULES, "Orders and research"), r"O\d\d")
    assert {id: (paid(cells[0]), int(cells[1])) for id, cells in orders.items()} == {
        order.name: (order.cost.written(), order.reputation) for order in components.orders
    }
    tiles = rows(section(RULES, "Orders and research"), r"RT\d\d")
    assert {id: (int(cells[1]), paid(cells[2]), int(cells[3])) for id, cells in tiles.items()} == {
        tile.name: (tile.time, tile.cost.written(), tile.money) for tile in components.tiles
    }
    crops = rows(section(RULES, "Crops"), r"CR[1-9]")
    assert {id: (paid(cells[1]), paid(cells[2]), int(cells[3])) for id, cells in crops.items()} == {
        crop.name: (
            crop.harvest.cost.written(),
            {
                name: count
                for name, count in (
                    ("food", crop.harvest.food),
                    ("medicine", crop.harvest.medicine),
                )
                if count
            },
            crop.copies,
        )
        for crop in components.crops
    }


def test_the_rules_list_tokens_cards_and_corporations() -> None:
    components = game().components
    tokens = rows(section(RULES, "Mining"), r"MT\d\d")
    assert {id: tuple(map(int, cells[:3])) for id, cells in tokens.items()} == {
        token.name: (token.regolith, token.ice, token.copies) for token in components.mining_tokens
    }
    cards = rows(section(RULES, "Mining"), r"RG-.")
    assert {id: int(cells[1]) for id, cells in cards.items()} == {
        card.name: card.copies for card in components.regolith
    }
    listed = rows(section(RULES, "Corporations"), r"CP\d")
    assert {id: (cells[1], tuple(map(int, cells[2:8]))) for id, cells in listed.items()} == {
        card.name: (card.colour, card.technology_time) for card in components.corporations
    }


def test_the_rules_list_the_scenarios_with_their_numbers() -> None:
    """Whoever balances the scenarios says so on the page."""
    english = words("martians", "en")
    listed = rows(section(RULES, "Scenarios"), r"S\d")
    for scenario in game().components.scenarios:
        title, level, _, requirements, conditions = listed[scenario.name]
        assert (title, level) == (english.name("scenario", scenario.name), scenario.level)
        assert (conditions == "none") == (not scenario.end_conditions)
        parts = requirements.split("; ")
        assert len(parts) == len(scenario.requirements)
        for part, one in zip(parts, scenario.requirements, strict=True):
            costs, _, rest = part.removeprefix(f"{one.name}) ").partition(" → ")
            said = {}
            for cost in costs.split(", "):
                many, _, what = cost.partition(" ")
                said[SIGNS.get(what, what.removesuffix(" mineral"))] = many
            assert said == asked(one.cost), (scenario.name, one.name)
            assert rest.split(",")[0] == scaled(one.reputation)
            if set(one.times) != {1}:
                assert f"{scaled(one.times)} times" in rest


def test_the_rules_name_every_source_of_points() -> None:
    state = game().new(seats=2, seed=7, options={"mode": "rw3"})
    while len(state.deciding) and state.view(0)["phase"] == "setup":
        state.play(state.deciding[0], state.decision(state.deciding[0]).options[0])
    assert isinstance(state, ColonyState)

    listed = coded(section(RULES, "The end").partition("| source |")[2])
    assert listed == list(scoring.breakdown(state, 0))


def test_the_rules_list_every_option_with_its_values() -> None:
    listed = named(section(RULES, "Options"))
    options = game().option_values()

    assert list(listed) == list(options)
    for name, values in options.items():
        written = [str(value).lower() for value in values]
        assert [value.lower() for value in coded(listed[name][0])] == written


def test_the_notation_has_every_question_and_every_form() -> None:
    listed = named(section(RULES, "Notation"))
    written = {form for cells in listed.values() for form in coded(cells[0])}

    assert list(listed) == list(game().questions())
    for answer in ANSWERS:
        if not any(kind.endswith("*") for _, kind in answer.FIELDS):
            assert answer.FORM in written, answer.FORM


def test_the_notation_gives_examples_that_are_actions() -> None:
    for cells in named(section(RULES, "Notation")).values():
        (example,) = coded(cells[1])
        assert game().vocabulary.action(example), example


def test_the_positions_page_has_every_field() -> None:
    page = section("docs/positions.md", "Martians")
    listed = set(coded(page)) | set(coded(section("docs/positions.md", "What every game has")))
    document = game().new(seats=2, seed=7).to_dict()
    parts = [document["turn"], *document["households"], *document["players"].values()]
    parts += [*document["fields"].values(), *document["quarters"].values()]
    found = set(document).union(*parts)
    assert found - listed == set()


def test_the_pack_page_has_every_section_and_rule() -> None:
    page = section("docs/packs.md", "The file of Martians")
    listed = named(page)

    assert set(game().pack_template()) - {"switches"} <= set(coded(page))
    rules: list[type[Value]] = [*EVENT_RULES, *MODIFIERS, *END_CONDITIONS]
    for rule in rules:
        assert coded(listed[rule.KEY][0]) == [name for name, _ in rule.FIELDS], rule.KEY


def test_the_page_says_plainly_that_nearly_all_cards_are_ours() -> None:
    assert "Nearly all cards and tiles are designed by us" in read(RULES)
    kinds = {fact.kind for fact in game().reconstructed()}
    assert {"weather", "happening", "order", "research", "crop", "scenario"} <= kinds
