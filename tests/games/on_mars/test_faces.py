"""What is printed: enough for a client to draw boards, cards and tiles."""

import json

from areopolis.core.pack import Pack
from areopolis.games.on_mars.game import OnMars
from kit.on_mars import GAME

FACES = GAME.faces()
DRAWN = (
    "hex",
    "building",
    "tech",
    "lab",
    "grid",
    "main-action",
    "space",
    "executive",
    "card",
    "scientist",
    "contract",
    "mission",
    "goal",
    "solo-card",
    "colonist",
    "ground",
    "reward",
    "benefit",
)


def test_everything_that_is_drawn_has_a_face() -> None:
    for kind in DRAWN:
        assert list(FACES[kind]) == list(GAME.vocabulary.names[kind]), kind
    assert set(FACES) - set(DRAWN) == {"board"}


def test_faces_are_plain_data() -> None:
    assert json.loads(json.dumps(FACES)) == FACES


def test_a_hex_shows_its_mark_and_whose_shelter_begins_there() -> None:
    hexes = FACES["hex"]

    assert hexes["0,0"] == {"q": 0, "r": 0, "mark": "mine", "shelters": {}}
    assert hexes["0,-1"]["shelters"] == {"2": "blue", "3": "blue"}
    assert hexes["-2,3"]["shelters"] == {"4": "yellow"}
    marks = [face["mark"] for face in hexes.values()]
    assert (marks.count("start"), marks.count("research")) == (4, 8)


def test_a_building_shows_its_place_in_the_chain() -> None:
    buildings = FACES["building"]

    assert buildings["mine"]["cost"] == {"colonists": 1}
    assert (buildings["greenhouse"]["cost"], buildings["greenhouse"]["gives"]) == (
        {"water": 1},
        "plant",
    )
    assert [name for name, face in buildings.items() if face["life_support"]] == [
        "generator",
        "water-extractor",
        "greenhouse",
        "oxygen-condenser",
    ]
    assert [len(face["arrows"]) for face in buildings.values()] == [6, 6, 6, 6, 6, 0]


def test_the_laboratory_leads_to_the_right() -> None:
    lab = FACES["lab"]

    for face in lab.values():
        assert {lab[name]["level"] for name in face["right"]} <= {face["level"] + 1}
    assert [face["points"] for face in lab.values() if not face["right"]] == [9]
    assert lab["L1b"]["icons"] == [{"effect": "gain", "item": "crystal", "count": 1}]
    assert lab["L1b"]["cost"] == {}


def test_the_grid_is_the_dearer_the_higher() -> None:
    costs = [face["cost"] for face in FACES["grid"].values()]

    assert costs[0] == {"battery": 1, "any": 1}
    assert costs[3] == {"battery": 1}
    assert costs[7] == {}


def test_an_action_shows_its_side_and_slots() -> None:
    actions = FACES["main-action"]

    assert actions["resupply"] == {"side": "orbit", "slots": 0, "slots_of_each": False}
    assert actions["construct"] == {"side": "colony", "slots": 3, "slots_of_each": False}
    assert actions["hire"] == {"side": "colony", "slots": 1, "slots_of_each": True}


def test_a_card_shows_level_building_gift_and_action() -> None:
    assert FACES["card"]["BP02"] == {
        "level": 1,
        "building": "mine",
        "gives": "mineral",
        "points": 3,
        "icons": [{"effect": "construct", "kind": "mine", "teal": 1}],
    }
    assert FACES["card"]["BP24"]["points"] == 5


def test_science_shows_what_it_costs_and_asks_for() -> None:
    assert FACES["scientist"]["geologist"] == {
        "cost": {"colonists": 2},
        "works": "mine",
        "scores": "generator",
    }
    assert FACES["contract"]["EC07"]["items"] == {"mineral": 4}
    assert FACES["contract"]["EC01"]["building"] == "mine"


def test_a_mission_shows_its_numbers_by_players() -> None:
    assert FACES["mission"]["MI1"] == {
        "deed": "research-taken",
        "needed": {"2": 5, "3": 5, "4": 7},
        "crystals": 2,
        "length": "long",
    }


def test_tiles_show_what_they_give() -> None:
    ground = FACES["ground"]

    assert [face["type"] for face in ground.values()].count("research") == 4
    assert ground["crystal"] == {"type": "crystal", "icons": []}
    assert FACES["reward"]["LR2"]["icons"] == [{"counts": "by-ships", "points": 2}]
    assert FACES["executive"]["EX8"] == {"space": "8", "cost": 2, "icons": []}


def test_an_owners_board_has_points_of_its_own() -> None:
    data = OnMars().pack_template()
    data["living_quarters_op"][3] = 4

    faces = OnMars(Pack("mine", data)).faces()

    assert faces["board"]["quarters"]["points"][3] == 4
    assert FACES["board"]["quarters"]["points"][3] == 3
