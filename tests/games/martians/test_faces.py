"""Faces: what is printed on the board, cards and tiles, as clients draw it."""

from areopolis.core.pack import Pack
from areopolis.games.martians.game import Martians

FACES = Martians().faces()


def test_every_thing_of_the_box_has_a_face() -> None:
    names = Martians().vocabulary.names
    for kind, faces in FACES.items():
        if kind == "crop":
            assert list(faces) == list(names["crop"][1:]), "the basic crop is on the cards"
        elif kind != "board":
            assert list(faces) == list(names[kind]), kind


def test_a_building_shows_its_fields_and_actions() -> None:
    assert FACES["building"]["lander"]["works"] == ["research", "material", "mission"]
    fields = FACES["building"]["greenhouses"]["fields"]
    assert [FACES["field"][name]["place"] for name in fields] == list(range(1, len(fields) + 1))
    assert FACES["work"]["mine"] == {"building": "mining", "time": 1, "cost": {"energy": 1}}


def test_fields_of_the_mining_area_say_where_they_lie() -> None:
    assert FACES["spot"]["A1"]["beside"] == ["A2", "B1", "B2"]
    assert (FACES["spot"]["D7"]["row"], FACES["spot"]["D7"]["place"]) == ("D", 7)
    assert [name for name, face in FACES["spot"].items() if face["start"]] == ["C1", "D1", "E1"]
    assert [name for name, face in FACES["spot"].items() if face["machine"]] == ["C1"]


def test_an_event_shows_its_lines_and_how_long_they_hold() -> None:
    for face in FACES["happening"].values():
        assert face["effects"]
        for line in face["effects"]:
            assert line["rule"]
            assert line["until"] in ("instant", "slot", "round", "next-turn", "game")


def test_a_scenario_shows_its_requirements_by_players() -> None:
    scenario = FACES["scenario"]["S5"]

    assert scenario["requirements"] == ["S5-a", "S5-b", "S5-c"]
    assert FACES["requirement"]["S5-a"]["after"] == "site"
    assert set(FACES["requirement"]["S5-a"]["cost"]) == {"2", "3", "4"}
    assert scenario["modifiers"] == [{"rule": "site", "field": "D5"}]


def test_a_corporation_shows_its_times_and_its_crop() -> None:
    for face in FACES["corporation"].values():
        assert len(face["time"]) == 6
        assert face["crop"]["food"] or face["crop"]["medicine"]


def test_an_owners_delivery_table_is_shown() -> None:
    data = Martians().pack_template()
    data["delivery"] = {"food": 1, "medicine": 4}

    faces = Martians(Pack("mine", data)).faces()

    assert faces["board"]["delivery"]["medicine2"] == 8
    assert FACES["board"]["delivery"]["both"] == 5


def test_the_switches_change_what_they_are_about() -> None:
    options = {
        "construction_cost": "1E+1R+1M",
        "hire_time": 1,
        "delivery_rep": "1+4",
        "greenhouse_open_fields": 2,
    }
    faces = Martians().faces(options)
    greenhouses = faces["building"]["greenhouses"]["fields"]

    for work in ("build", "expand", "installation"):
        assert faces["work"][work]["cost"] == {"energy": 1, "regolith": 1, "material": 1}
    assert faces["work"]["hire"]["time"] == faces["board"]["hire"]["time"] == 1
    assert FACES["work"]["hire"]["time"] == FACES["board"]["hire"]["time"] == 0
    assert (faces["board"]["delivery"]["food"], faces["board"]["delivery"]["medicine"]) == (1, 4)
    assert [faces["field"][field]["token"] for field in greenhouses] == [None, None, "U"]
