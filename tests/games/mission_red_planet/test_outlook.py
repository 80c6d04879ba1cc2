"""Outlook: parts of characters, majorities and points as things stand, as the rules say them."""

from typing import Any

from areopolis.core.state import State
from kit.mission_red_planet import G, R, Y, scene


def seen(state: State, seat: int | None = None) -> dict[str, Any]:
    return state.game.outlook(state, seat)


def test_whoever_has_the_most_leads_and_ties_share() -> None:
    leaders = seen(scene().zone("VB", "R2 G1").zone("TS", "R1 G1").build())["leaders"]

    assert leaders["VB"] == ["orange"]
    assert sorted(leaders["TS"]) == ["green", "orange"]
    assert leaders["PH"] == []


def test_a_seat_sees_what_its_missions_give_now() -> None:
    state = scene().zone("TS", "R1").zone("MT", "R1 G3").holds(R, "M01").holds(G, "M10").build()

    assert seen(state, R)["missions"] == {"M01": 2}
    assert seen(state, G)["missions"] == {"M10": 6}
    assert seen(state, Y)["missions"] == {}
    assert "missions" not in seen(state)


def test_points_are_those_that_everybody_can_count() -> None:
    state = scene().purse(R, ice=2, celerium=1).holds(R, "M07").build()

    points = seen(state)["points"]

    assert points["orange"] == {"tokens": 5, "ice-monopoly": 9, "discoveries": 0}
    assert sum(points["green"].values()) == 0


def test_characters_have_the_parts_of_the_options_in_force() -> None:
    usual = seen(scene().build())["characters"]
    other = seen(scene(soldier_place=2, pilot_place=1).build())["characters"]

    assert usual["explorer"] == [["place-astronauts", 1], ["make-moves", 3]]
    assert usual["recruiter"] == [["place-astronauts", 1], ["take-characters-back", 1]]
    assert usual["soldier"][0] == ["place-astronauts", 1]
    assert usual["soldier"][1:] == [["kill-astronaut", 1], ["transfer-from-moon", 3]]
    assert other["soldier"][0] == ["place-together", 2]
    assert other["pilot"][0] == ["place-astronauts", 1]
    assert len(usual) == 9


def test_the_next_production_is_the_one_that_the_counter_comes_to() -> None:
    state = scene().build()
    first = seen(state.game.new(seats=3, seed=1))["next_production"]

    assert first == 1
    assert seen(scene().scoring().build())["next_production"] is None
