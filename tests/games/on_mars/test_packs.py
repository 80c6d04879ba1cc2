"""An owner's pack for On Mars: the template, parts of it, and what is wrong with one."""

import copy
import tomllib
from collections.abc import Callable
from typing import Any, Final

import pytest
import tomli_w

from areopolis import BadPack
from areopolis.core.pack import Pack
from areopolis.games.on_mars.data import pack as packs
from areopolis.games.on_mars.data.table import built_in
from areopolis.games.on_mars.game import OnMars
from areopolis.games.on_mars.rulebook import Components
from kit import question, wander
from kit.on_mars import GAME

Data = dict[str, Any]
Edit = Callable[[Data], object]

FORMAT: Final = {"format": "on-mars-data/1"}
# What makes a thing of each kind what it is.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "map": ("hexes", "mine", "starts", "shelters", "research"),
    "lab": ("names", "levels", "heights", "right", "benefits", "points", "start"),
    "blueprints": ("name", "level", "building", "action"),
    "scientists": ("name", "works", "scores"),
    "contracts": ("name", "done", "failed", "building", "items", "is_delivery"),
    "missions": ("name", "deed", "needed", "crystals", "length"),
    "goals": ("name", "requirement", "reward"),
    "rewards": ("name", "count"),
    "benefits": ("name", "effect"),
    "discoveries": ("name", "effect"),
    "executive": ("name", "cost", "effect"),
    "solo_deck": ("mission", "travels", "action"),
    "first_cards": ("name", "buildings"),
    "second_cards": ("name", "task", "item"),
}
PLAIN: Final = (
    "arrows",
    "research_benefit",
    "turn_order",
    "quarters_op",
    "lss_rows",
    "shuttle",
    "colonist_tiles",
    "switches",
)
COST: Final = ("units", "crystals", "colonists")


def facts(components: Components) -> dict[str, Any]:
    """Return everything that rules can read from components."""
    found: dict[str, Any] = {name: getattr(components, name) for name in PLAIN}
    for kind, names in FACTS.items():
        things = getattr(components, kind)
        for number, thing in enumerate(things if isinstance(things, tuple) else (things,)):
            for name in names:
                found[f"{kind}[{number}].{name}"] = getattr(thing, name)
    costs = (*components.lab.costs, *[one.cost for one in components.scientists])
    found["costs"] = [[getattr(cost, name) for name in COST] for cost in costs]
    return found


RADAR = [{"effect": "use-radar"}]


def template() -> Data:
    return GAME.pack_template()


def owned(data: Data) -> OnMars:
    return OnMars(Pack("mine", data))


def rejected(edit: Edit) -> str:
    data = copy.deepcopy(template())
    edit(data)
    with pytest.raises(BadPack) as caught:
        packs.read(data)
    return caught.value.field


def test_the_template_survives_toml() -> None:
    assert tomllib.loads(tomli_w.dumps(template())) == template()


def test_the_template_read_back_has_the_same_components() -> None:
    theirs = packs.read(template())

    assert facts(theirs) == facts(built_in())
    assert packs.write(theirs) == template()


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_template_as_a_pack_gives_an_equal_game(seats: int) -> None:
    ends = []
    for game in (GAME, owned(template())):
        options = {"round_limit": 6, "first_colonists": True}
        *_, ended = wander(game.new(seats=seats, seed=seats, options=options), seed=1)
        ends.append({**ended.to_dict(), "pack": None})
    assert ends[0] == ends[1]


def test_a_complete_pack_leaves_nothing_reconstructed() -> None:
    game = owned(template())

    assert GAME.reconstructed()
    assert game.reconstructed() == ()
    assert game.new(seats=2, seed=1).record()["pack"] == game.pack_header()


@pytest.mark.parametrize("section", [name for name in template() if name != "format"])
def test_a_section_replaces_ours_and_nothing_else(section: str) -> None:
    ours = {repr(fact) for fact in GAME.reconstructed()}
    theirs = packs.read({**FORMAT, section: template()[section]})
    still = {repr(fact) for fact in packs.reconstructed(theirs)}

    assert facts(theirs) == facts(built_in())
    assert still <= ours
    assert len(ours - still) == {
        "map": 1,
        "living_quarters_op": 1,
        "shuttle": 1,
        "buildings": 5,
        "missions": 4,
        "private_goals": 1,
        "discovery": 23,
        "first_colonists": 10,
    }.get(section, 0)


def test_a_changed_section_changes_what_it_says_and_nothing_else() -> None:
    data = {**FORMAT, "missions": template()["missions"]}
    data["missions"][4].update(length="long", needed=[6, 8, 10])
    theirs, ours = facts(packs.read(data)), facts(built_in())

    assert {name for name in ours if ours[name] != theirs[name]} == {
        "missions[4].length",
        "missions[4].needed",
    }
    assert theirs["missions[4].needed"] == (6, 8, 10)


def test_an_empty_pack_is_our_game() -> None:
    assert facts(packs.read(dict(FORMAT))) == facts(built_in())


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        # 91 distinct hexes forming one connected map; marked hexes exist.
        (lambda d: d["map"]["hexes"].pop(), "map.hexes"),
        (lambda d: d["map"]["hexes"].__setitem__(0, [0, 0]), "map.hexes"),
        (lambda d: d["map"]["hexes"].__setitem__(0, [-20, 20]), "map.hexes"),
        (lambda d: d["map"]["hexes"].__setitem__(3, [0]), "map.hexes[3]"),
        (lambda d: d["map"].update(mine=[9, 9]), "map.mine"),
        (lambda d: d["map"]["start_buildings"].__setitem__(0, [9, 9]), "map.start_buildings"),
        (lambda d: d["map"]["start_buildings"].__setitem__(0, [0, 0]), "map.start_buildings"),
        (lambda d: d["map"]["start_buildings"].pop(), "map.start_buildings"),
        (lambda d: d["map"]["start_buildings"].append([0, 2]), "map.start_buildings"),
        # One Shelter for each player, where neither a building stands nor a tile lies.
        (lambda d: d["map"]["shelters"]["3"].pop(), "map.shelters.3"),
        (lambda d: d["map"]["shelters"].update({"2": [[0, 1], [0, 1]]}), "map.shelters.2"),
        (lambda d: d["map"]["shelters"]["2"].append([0, 1]), "map.shelters.2"),
        (lambda d: d["map"]["shelters"].update({"2": [[0, 1], [0, 0]]}), "map.shelters.2"),
        (lambda d: d["map"]["shelters"].update({"2": [[0, 1], [0, 2]]}), "map.shelters.2"),
        (lambda d: d["map"]["shelters"].update({"2": [[0, 1], [-5, 0]]}), "map.shelters.2"),
        (lambda d: d["map"]["shelters"].update({"2": [[0, 1], [9, 9]]}), "map.shelters.2"),
        (lambda d: d["map"]["shelters"].pop("4"), "map.shelters.4"),
        # Eight Research hexes, two in each corner.
        (lambda d: d["map"]["research"]["NE"].pop(), "map.research"),
        (lambda d: d["map"]["research"].update(NE=[[5, 0], [3, 2]]), "map.research"),
        (lambda d: d["map"]["research"].update(NE=[[9, 9], [3, -5]]), "map.research"),
        (lambda d: d["map"]["research"].update(NE=[[0, 2], [3, -5]]), "map.research"),
    ],
)
def test_a_map_that_cannot_be_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit) == field


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        # 13 spaces in six columns, each leads to the next one.
        (lambda d: d["lab"]["spaces"].pop(), "lab.spaces"),
        (lambda d: d["lab"]["spaces"][0].update(id="L1b"), "lab.spaces"),
        (lambda d: d["lab"]["spaces"][0].update(level=7), "lab.spaces[0].level"),
        (lambda d: d["lab"]["spaces"][0].update(right=["L3a"]), "lab.spaces[0].right"),
        (lambda d: d["lab"]["spaces"][0].update(right=["L9"]), "lab.spaces[0].right[0]"),
        (lambda d: d["lab"]["spaces"][0].update(right=["L2a", "L2a"]), "lab.spaces[0].right"),
        (lambda d: d["lab"]["spaces"][2].update(benefit="gold"), "lab.spaces[2].benefit"),
        # Only a card can hold the tile of the Radar.
        (lambda d: d["lab"]["spaces"][2].update(benefit=RADAR), "lab.spaces[2].benefit"),
        (lambda d: d["turn_order"].update({"5": RADAR}), "turn_order.5"),
        (lambda d: d["executive"][0].update(effect=RADAR), "executive[0].effect"),
        (lambda d: d["lab"]["column_cost"].pop("4"), "lab.column_cost.4"),
        (lambda d: d["lab"]["column_cost"].update({"4": {"any": 3}}), "lab.column_cost.4.any"),
        (lambda d: d["lab"]["column_op"].pop(), "lab.column_op"),
        (lambda d: d["lab"].update(shelter_tech="none"), "lab.shelter_tech"),
        (lambda d: d["living_quarters_op"].pop(), "living_quarters_op"),
        (lambda d: d["turn_order"].update({"7": "gold"}), "turn_order.7"),
        (lambda d: d["turn_order"].pop("8"), "turn_order.8"),
        (lambda d: d["turn_order"].update({"9": "nothing"}), "turn_order.9"),
        (lambda d: d.update(lss_rows=5), "lss_rows"),
        (lambda d: d["shuttle"].update({"4": 4}), "shuttle.4"),
        (lambda d: d["shuttle"].pop("5"), "shuttle.5"),
        (lambda d: d["executive"].pop(), "executive"),
        (lambda d: d["executive"][0].update(effect="nothing"), "executive"),
        # 30 building tiles, six of each kind, with different directions.
        (lambda d: d["buildings"]["mine"].pop(), "buildings.mine"),
        (lambda d: d["buildings"].pop("mine"), "buildings.mine"),
        (lambda d: d["buildings"]["mine"].__setitem__(2, ["E"]), "buildings.mine[2]"),
        (lambda d: d["buildings"]["mine"].__setitem__(2, ["N", "N"]), "buildings.mine[2]"),
        (lambda d: d["buildings"].update(shelter=[]), "buildings.shelter"),
    ],
)
def test_a_board_that_cannot_be_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit).removesuffix(".arrows[0]") == field


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda d: d.update(format="on-mars-data/2"), "format"),
        (lambda d: d.update(weather=1), "weather"),
        # 24 Blueprints: for each kind of building two of level 1 and two of level 3.
        (lambda d: d["blueprints"].pop(), "blueprints"),
        (lambda d: d["blueprints"][0].update(id="BP02"), "blueprints[0].id"),
        (lambda d: d["blueprints"][0].update(level=3), "blueprints"),
        (lambda d: d["blueprints"][0].update(level=4), "blueprints[0].level"),
        (lambda d: d["blueprints"][0].update(building="generator"), "blueprints"),
        (lambda d: d["blueprints"][0].update(action="nothing"), "blueprints[0].action"),
        (lambda d: d["scientists"][2].update(works="lab"), "scientists[2].works"),
        (lambda d: d["scientists"][2].update(cost={"gold": 1}), "scientists[2].cost.gold"),
        # Each works in a kind of its own, so that a card never holds two.
        (lambda d: d["scientists"][2].update(works="mine"), "scientists[2].works"),
        # Six contracts of each type.
        (lambda d: d["contracts"].pop(), "contracts"),
        (lambda d: d["contracts"].__setitem__(0, {**d["contracts"][6], "id": "EC01"}), "contracts"),
        (lambda d: d["contracts"][6].update(items={}), "contracts[6].items"),
        (lambda d: d["contracts"][6].update(items={"gold": 1}), "contracts[6].items.gold"),
        # Nine missions with numbers for two, three and four players.
        (lambda d: d["missions"].pop(), "missions"),
        (lambda d: d["missions"][0].update(needed=[5, 5]), "missions[0].needed"),
        (lambda d: d["missions"][0].update(needed=[0, 5, 7]), "missions[0].needed[0]"),
        (lambda d: d["missions"][0].update(counts="sleep"), "missions[0].counts"),
        (lambda d: d["missions"][1].update(counts="research-taken"), "missions[1].counts"),
        (lambda d: [one.update(length="long") for one in d["missions"]], "missions"),
        (lambda d: d["private_goals"].pop(), "private_goals"),
        (lambda d: d["private_goals"][0].update(requirement="x"), "private_goals[0].requirement"),
        (lambda d: d["private_goals"][0].pop("count"), "private_goals[0].count"),
        (lambda d: d["lss_rewards"][0].update(counts="x"), "lss_rewards[0].counts"),
        (lambda d: d["lss_benefits"].pop(), "lss_benefits"),
        # 19 Discovery tiles.
        (lambda d: d["discovery"].pop(), "discovery"),
        (lambda d: d["discovery"][0].update(effect="nothing"), "discovery[0].effect"),
        (lambda d: d["discovery"][0].update(effect=RADAR), "discovery[0].effect"),
        (lambda d: d["private_goals"][0].update(reward=RADAR), "private_goals[0].reward"),
        (lambda d: d["lss_benefits"][0].update(effect=RADAR), "lss_benefits[0].effect"),
        (lambda d: d.update(research_benefit="gold"), "research_benefit"),
        (lambda d: d.update(research_benefit=RADAR), "research_benefit"),
        # Twelve cards of Lacerda.
        (lambda d: d["solo_deck"].pop(), "solo_deck"),
        (lambda d: d["solo_deck"][0].update(mission="D"), "solo_deck[0].mission"),
        (lambda d: d["solo_deck"][0].update(action=4), "solo_deck[0].action"),
        (lambda d: d["first_colonists"]["a_cards"].pop(), "first_colonists.a_cards"),
        (lambda d: d["first_colonists"]["tiles"].__setitem__(0, 9), "first_colonists.tiles[0]"),
        (lambda d: d["first_colonists"].update(c_cards=[]), "first_colonists.c_cards"),
    ],
)
def test_a_card_that_cannot_be_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit) == field


def test_an_owners_rules_are_the_defaults_of_the_options() -> None:
    data = {**FORMAT, "options": {"ship_tech": "off", "warehouse_crystals_pending": False}}
    game = owned(data)

    assert game.options()["ship_tech"].default == "off"
    assert set(game.options()["ship_tech"].allowed) == set(GAME.options()["ship_tech"].allowed)
    state = game.new(seats=2, seed=1, options={"ship_tech": "raise_limit"})
    options = state.record()["options"]
    assert options["ship_tech"] == "raise_limit"
    assert options["shuttle_level4"] == "space3"
    assert options["warehouse_crystals_pending"] is False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ship_tech", "none"),
        ("shuttle_level4", 3),
        ("warehouse_crystals_pending", 1),
        ("length", "long"),
    ],
)
def test_a_rule_that_cannot_be_is_named(name: str, value: Any) -> None:
    assert rejected(lambda d: d["options"].update({name: value})) == f"options.{name}"


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ({"effect": "dance"}, "effect"),
        ({"effect": "gain", "item": "gold", "count": 1}, "item"),
        ({"effect": "gain", "item": "water"}, "count"),
        ({"effect": "gain", "item": "water", "count": -1}, "count"),
        ({"effect": "gain", "item": "water", "count": 21}, "count"),
        ({"effect": "gain", "item": "water", "count": 1, "teal": -1}, "teal"),
        ({"effect": "gain", "item": "water", "count": 1, "colour": "red"}, "colour"),
    ],
)
def test_an_effect_that_cannot_be_is_named(effect: Data, field: str) -> None:
    found = rejected(lambda d: d["discovery"][3].update(effect=[effect]))
    assert found == f"discovery[3].effect[0].{field}"


def test_an_effect_that_waits_behind_another_can_be_saved() -> None:
    """Of two effects of a space the second waits while the first asks."""
    both = [
        {"effect": "take-blueprints", "count": 1, "may": True},
        {"effect": "move", "bots": 2, "crystals": 1},
    ]
    game = owned({**FORMAT, "turn_order": {**template()["turn_order"], "5": both}})
    state = game.new(seats=2, seed=1)
    state.play(state.deciding[0], "space 5")

    assert question(state)[1] == "take-blueprint"
    assert game.from_dict(state.to_dict()).to_dict() == state.to_dict()


def test_r180_an_elevator_anywhere_else_leads_nobody_to_where_he_is() -> None:
    orbit = [{"effect": "travel-to-orbit"}]
    game = owned({**FORMAT, "turn_order": {**template()["turn_order"], "1": orbit}})
    state = game.new(seats=2, seed=1)
    first = state.deciding[0]
    state.play(first, "space 1")

    assert question(state)[0] != first
