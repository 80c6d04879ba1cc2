"""What is printed: enough for a client to draw any board and any card."""

import json

import areopolis
from areopolis.core.pack import Pack
from areopolis.games.mission_red_planet.game import MissionRedPlanet

GAME = areopolis.game("mission-red-planet")
FACES = GAME.faces()


def test_every_thing_with_a_face_has_a_name() -> None:
    for kind, things in FACES.items():
        known = GAME.vocabulary.names.get(kind, ("ice-monopoly",))
        assert set(things) <= set(known), kind


def test_the_mission_open_to_everybody_shows_its_points() -> None:
    assert FACES["global-mission"] == {"ice-monopoly": {"points": 9}}


def test_everything_that_is_drawn_has_a_face() -> None:
    for kind in ("zone", "ship", "card", "resource"):
        assert list(FACES[kind]) == list(GAME.vocabulary.names[kind])
    assert len(FACES["character"]) == 9


def test_faces_are_plain_data() -> None:
    assert json.loads(json.dumps(FACES)) == FACES


def test_zones_touch_each_other() -> None:
    """The map of the rules: Hellas touches one zone only, the moon nothing."""
    zones = FACES["zone"]
    for name, face in zones.items():
        for other in face["touches"]:
            assert name in zones[other]["touches"]
    assert sorted(zones["VB"]["touches"]) == ["AU", "MS", "SM", "TS", "VM"]
    assert zones["HE"]["touches"] == ["TS"]
    assert zones["PH"] == {"kind": "moon", "touches": []}


def test_a_ship_shows_its_seats_and_where_it_goes() -> None:
    assert FACES["ship"]["S01"] == {"capacity": 3, "to": "VB"}
    assert FACES["ship"]["S36"] == {"capacity": 6, "to": None}


def test_a_card_shows_its_kind_and_when_it_acts() -> None:
    assert FACES["card"]["M05"] == {"kind": "mission"}
    assert FACES["card"]["D09"] == {"kind": "discovery", "phase": "P3"}
    assert FACES["card"]["A03"]["trigger"] == "round_end_before_landing"


def test_an_owners_board_has_borders_of_its_own() -> None:
    data = MissionRedPlanet().pack_template()
    data["edges"].remove(["TS", "VB"])

    faces = MissionRedPlanet(Pack("mine", data)).faces()

    assert "TS" not in faces["zone"]["VB"]["touches"]
    assert "TS" in FACES["zone"]["VB"]["touches"]
