"""The pages on Mission: Red Planet name everything that there is, as it is."""

from __future__ import annotations

import re

import areopolis
from areopolis.core.action import Done, Pick
from areopolis.games.mission_red_planet.answers import ANSWERS
from areopolis.games.mission_red_planet.game import MissionRedPlanet
from areopolis.games.mission_red_planet.rules.action_cards import ACTION_RULES
from areopolis.games.mission_red_planet.rules.discoveries import DISCOVERY_RULES
from areopolis.games.mission_red_planet.rules.missions import MISSION_RULES
from docs.pages import coded, read, rows, section

RULES = "docs/games/mission-red-planet.md"


def game() -> MissionRedPlanet:
    made = areopolis.game("mission-red-planet")
    assert isinstance(made, MissionRedPlanet)
    return made


def test_the_rules_have_every_ruling_with_its_source() -> None:
    rulings = rows(read(RULES), r"E-\d\d")

    assert list(rulings) == [f"E-{number:02}" for number in range(1, 94)]
    assert [id for id, cells in rulings.items() if not re.search(r"\[(S|R|P:)", cells[-1])] == []
    assert [id for id, cells in rulings.items() if len(cells) != 3] == []


def test_the_rules_list_the_zones_as_they_touch() -> None:
    components = game().components
    names = [zone.name for zone in components.zones]
    listed = rows(section(RULES, "The map"), "[A-Z]{2}")

    assert list(listed) == names
    for number, (_, kind, touches) in enumerate(listed.values()):
        neighbours = [names[other] for other in components.adjacent[number]]
        assert kind == components.zones[number].kind
        assert sorted(touches.split(", ")) == (sorted(neighbours) or ["nothing"])


def test_the_rules_list_every_card() -> None:
    components = game().components
    listed = rows(read(RULES), r"[MDA]\d\d")

    assert list(listed) == [
        *[card.name for card in components.missions],
        *[card.name for card in components.discoveries],
        *[card.name for card in components.actions],
    ]
    for card in components.discoveries:
        assert listed[card.name][1] == card.phase


def test_the_rules_mark_a_card_as_ours_where_the_data_does() -> None:
    components = game().components
    listed = rows(read(RULES), r"[MDA]\d\d")
    ours = {card.name: card.ours for card in components.missions}
    ours |= {card.name: card.ours for card in components.discoveries}
    ours |= {card.name: card.ours for card in components.actions}

    assert {name: "[R]" in cells[-1] for name, cells in listed.items()} == {
        name: bool(facts) for name, facts in ours.items()
    }


def test_the_rules_list_the_ships() -> None:
    components = game().components
    titles = {cells[0]: id for id, cells in rows(section(RULES, "The map"), "[A-Z]{2}").items()}
    zones = [zone.name for zone in components.zones]
    listed: list[tuple[str, int, bool]] = []
    table = list(rows(section(RULES, "Ships"), ".+").items())[2:]
    for title, (_, capacities) in table:
        for capacity in capacities.split(", "):
            to = titles.get(title, "none")
            listed.append((to, int(capacity.strip("*")), not capacity.startswith("*")))

    assert listed == [
        (zones[ship.to] if ship.to >= 0 else "none", ship.capacity, ship.ours)
        for ship in components.ships
    ]


def test_the_rules_list_every_option_with_its_values() -> None:
    listed = rows(read(RULES), r"`\w+`")
    options = game().option_values()

    assert list(listed) == [f"`{name}`" for name in options]
    for name, values in options.items():
        written = [str(value).lower() for value in values]
        assert [value.strip('"') for value in coded(listed[f"`{name}`"][0])] == written


def test_the_notation_page_has_every_question_and_every_form() -> None:
    listed = rows(section("docs/notation.md", "Mission: Red Planet"), r"`[\w-]+`")
    forms = {kind.FORM for kind in ANSWERS}
    written = [form for cells in listed.values() for form in coded(cells[0])]

    assert list(listed) == [f"`{question}`" for question in game().questions()]
    assert forms <= set(written)
    assert Done.FORM in written
    assert Pick.KEY in written[written.index("pick {zone}")]


def test_the_notation_page_gives_examples_that_are_actions() -> None:
    vocabulary = game().vocabulary
    questions = rows(section("docs/notation.md", "Mission: Red Planet"), r"`[\w-]+`")
    for cells in questions.values():
        (example,) = coded(cells[1])
        first = example.split()[0]
        assert vocabulary.action(example) or first in vocabulary.composite, example


def test_the_pack_page_has_every_rule_with_its_parameters() -> None:
    ours, _, _ = read("docs/packs.md").partition("\n## The file: `on-mars-data/1`")
    listed = rows(ours, r"`\w+`")
    for rule in (*MISSION_RULES, *DISCOVERY_RULES, *ACTION_RULES):
        parameters = [name for name, _ in rule.FIELDS]
        assert coded(listed[f"`{rule.KEY}`"][0]) == parameters, rule.KEY


def test_the_positions_page_has_every_field() -> None:
    page = read("docs/positions.md")
    listed = set(coded(page))
    document = game().new(seats=2, seed=7).to_dict()
    fields = list(document)
    for name in ("zones", "colours"):
        for inner in document[name].values():
            fields += list(inner)
    fields += [field for player in document["players"] for field in player]
    fields += [field for ship in document["docks"] for field in ship]

    assert sorted({field for field in fields if field not in listed}) == []
