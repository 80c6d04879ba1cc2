"""Faces: what is printed on things, as data that a client can draw."""

import json

import areopolis

GAME = areopolis.game("terraforming-mars")
FACES = GAME.faces()


def test_every_thing_that_is_drawn_has_a_face() -> None:
    for kind in ("card", "area", "colony", "project", "milestone", "award", "parameter"):
        assert list(FACES[kind]) == list(GAME.vocabulary.names[kind])


def test_faces_are_plain_data() -> None:
    assert json.loads(json.dumps(FACES)) == FACES


def test_a_card_shows_cost_kind_tags_and_parts() -> None:
    zoo = FACES["card"]["C24"]

    assert (zoo["cost"], zoo["type"], zoo["set"]) == (12, "active", "colonies")
    assert (zoo["tags"], zoo["holds"]) == (["animal", "building"], "animal")
    assert zoo["parts"][0] == {"part": "requirement", "icons": [["cities-in-play", 2]]}


def test_an_area_shows_its_place_reserve_and_bonus() -> None:
    assert FACES["area"]["1-2"] == {
        "x": 6,
        "row": 1,
        "reserved": "ocean",
        "bonus": ["steel", "steel"],
    }
    assert FACES["area"]["5-3"]["reserved"] == "noctis-city"
    assert FACES["area"]["3-1"] == {"x": 2, "row": 3, "reserved": "volcanic", "bonus": ["card"]}


def test_a_colony_tile_shows_its_track() -> None:
    luna = FACES["colony"]["luna"]

    assert luna["income"][3] == [["mc", 7]]
    assert (luna["build"], luna["bonus"]) == ([["production", "mc", 2]], [["mc", 2]])
    assert FACES["colony"]["titan"]["needs"] == "floater"


def test_tracks_show_their_steps_and_bonuses() -> None:
    temperature = FACES["parameter"]["temperature"]

    assert (temperature["steps"][0], temperature["steps"][-1]) == (-30, 8)
    assert temperature["bonuses"] == {
        "-24": [["production", "heat", 1]],
        "-20": [["production", "heat", 1]],
        "0": [["place-ocean", 0]],
    }
    assert FACES["parameter"]["oxygen"]["bonuses"] == {"8": [["raise", "temperature", 1]]}
    assert FACES["parameter"]["oceans"]["steps"] == list(range(10))
