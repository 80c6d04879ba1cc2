"""Worked scenarios: astronauts replaced, killed, moved, and characters taken back."""

import pytest

from kit import drive, listen, options, question, refuses
from kit.mission_red_planet import (
    B,
    G,
    R,
    docks,
    found,
    hand,
    launched,
    lost,
    scene,
    supply,
    zone,
)


def test_t19_the_femme_fatale_takes_the_place_of_another_colour_in_an_inner_zone() -> None:
    state = scene().dock(1, "HE", 3).zone("SM", "R1 G3").supply(R, 5).resolving(R, 4).build()

    drive(state, "place dock 1", "replace green in SM")

    assert "G1" in lost(state).split()
    assert zone(state, "SM") == "R2 G2"
    assert supply(state, R) == 3


def test_t20_the_astronaut_just_placed_lets_the_femme_fatale_replace_aboard() -> None:
    state = scene().dock(1, "HE", 3, "GB").resolving(R, 4).build()

    drive(state, "place dock 1")
    assert docks(state)[0] == "HE/3 [RGB]"
    drive(state, "replace green aboard S13")

    assert launched(state) == ["HE/3 [RRB]"]
    assert lost(state) == "G1"


def test_t21_a_femme_fatale_without_room_and_without_astronauts_does_nothing() -> None:
    state = scene().zone("SM", "G2 B1").launched("HE", 3, "GGB").resolving(R, 4).build()

    assert state.over
    assert supply(state, R) == 22
    assert lost(state) == ""


def test_t22_a_soldier_cannot_kill_in_the_inner_zones_and_only_places() -> None:
    here = scene().dock(1, "HE", 3).zone("SM", "G2").zone("VM", "B1")
    state = here.resolving(R, 2).build()

    drive(state, "place dock 1")

    assert state.over
    assert docks(state)[0] == "HE/3 [R]"
    assert (zone(state, "SM"), zone(state, "VM"), lost(state)) == ("G2", "B1", "")


def test_t23_a_soldier_must_kill_his_own_astronaut_where_no_other_can_be_killed() -> None:
    state = scene().zone("HE", "R1").resolving(R, 2).build()

    assert options(state) == ["kill orange in HE"]
    drive(state, "kill orange in HE")

    assert zone(state, "HE") == ""
    assert lost(state) == "R1"


def test_t24_transferred_astronauts_move_together_before_resources_are_turned_up() -> None:
    state = scene().zone("PH", "R2 G1").resolving(R, 2).build()
    log = listen(state)

    drive(state, "kill green in PH", "transfer SM HE")

    assert zone(state, "PH") == ""
    assert zone(state, "SM") == zone(state, "HE") == "R1"
    assert found(state) == ["HE", "SM", "PH"]
    assert log.names()[-4:] == ["astronaut-moved"] * 2 + ["resource-found"] * 2


def test_t25_a_soldier_on_phobos_must_transfer_one_two_or_three() -> None:
    here = scene().zone("PH", "R3").zone("HE", "G1").resolving(R, 2).build()
    drive(here, "kill green in HE")

    assert question(here) == (R, "transfer-from-moon")
    assert refuses(here, "transfer nothing")
    assert "done" not in options(here)
    for text, left in (("transfer HE", "R2"), ("transfer HE HE", "R1"), ("transfer HE SM VB", "")):
        state = here.clone()
        state.play(R, text)
        assert zone(state, "PH") == left
    assert refuses(here, "transfer HE SM VB VB")


def test_t26_one_astronaut_makes_three_moves_and_finds_each_resource_on_entering() -> None:
    state = scene().zone("AU", "R1").resolving(R, 8).build()
    log = listen(state)

    assert options(state) == ["move AU VB", "move AU TS", "stop"]
    drive(state, "move AU TS")
    assert found(state) == ["TS", "AU"]
    drive(state, "move TS MT")
    assert found(state) == ["TS", "MT", "AU"]
    drive(state, "move MT SS")

    assert zone(state, "SS") == "R1"
    assert found(state) == ["TS", "MT", "AU", "SS"]
    assert log.names() == ["astronaut-moved", "resource-found"] * 3
    assert state.over


def test_t27_an_explorer_whose_astronauts_are_on_phobos_cannot_move() -> None:
    state = scene().zone("PH", "R1").resolving(R, 8).build()

    assert state.over
    assert zone(state, "PH") == "R1"


@pytest.mark.parametrize("earlier", [(3, 7, 1), ()])
def test_t28_the_recruiter_brings_back_all_nine_characters(earlier: tuple[int, ...]) -> None:
    state = scene().played(R, *earlier).played(G, 5).resolving(R, 9).build()

    assert len(hand(state, R)) == 9
    assert len(hand(state, G)) == 8
    assert len(hand(state, B)) == 9
