"""Rulings: what must be done, as far as it is possible."""

import pytest

from kit import drive, options, question
from kit.mission_red_planet import (
    G,
    R,
    Y,
    docks,
    hand,
    launched,
    lost,
    scene,
    supply,
    zone,
)


@pytest.mark.parametrize("number", [9, 7, 6, 5, 4, 3, 2, 1])
def test_e01_no_effect_can_be_declined(number: int) -> None:
    here = scene().dock(1, "SM", 5, "G").dock(2, "VM", 5).zone("PH", "R3 G1").zone("HE", "R1 B1")
    state = here.zone("VB", discovery="D05").resolving(R, number).build()

    asked = []
    while not state.over:
        asked.append(question(state)[1])
        assert not {"stop", "done", "pass"} & set(options(state))
        first_pick = options(state)[0]
        drive(state, "transfer HE" if first_pick.startswith("pick") else first_pick)
    assert asked


def test_e01_up_to_three_moves_may_be_declined() -> None:
    state = scene().zone("HE", "R1").resolving(R, 8).build()

    assert "stop" in options(state)
    drive(state, "stop")

    assert zone(state, "HE") == "R1"
    assert state.over


def test_e02_an_effect_is_carried_out_as_far_as_possible() -> None:
    state = scene().dock(1, "HE", 3, "GB").event_deck("M01").resolving(R, 7).build()

    drive(state, "place dock 1")

    assert docks(state)[0] == "HE/3 [RGB]"
    assert question(state) == (R, "draw-or-look")


def test_e03_the_travel_agent_places_three_or_nobody() -> None:
    state = scene().dock(1, "HE", 4, "GB").dock(2, "AU", 4, "GB").resolving(R, 3).build()

    assert state.over
    assert docks(state)[:2] == ["HE/4 [GB]", "AU/4 [GB]"]
    assert supply(state, R) == 22


def test_e03_the_travel_agent_must_place_three_where_he_can() -> None:
    state = scene().dock(1, "HE", 4, "G").dock(2, "AU", 4, "GB").resolving(R, 3).build()

    assert options(state) == ["place dock 1"]
    drive(state, "place dock 1")

    assert launched(state) == ["HE/4 [RRRG]"]


def test_e06_without_room_the_other_parts_are_still_done() -> None:
    here = scene().launched("HE", 3, "GGB").zone("AU", "G1")

    state = here.played(R, 5).resolving(R, 9).build()
    assert len(hand(state, R)) == 9
    assert supply(state, R) == 22

    state = scene().zone("AU", "G1").resolving(R, 2).build()
    assert question(state) == (R, "kill-astronaut")

    state = scene().launched("HE", 3, "GGB").resolving(R, 1).build()
    assert question(state) == (R, "redirect-ship")


def test_e07_docks_stay_empty_until_the_dock_step() -> None:
    here = scene().dock(1, "HE", 3).chose(G, 5).chose(R, 3).chose(Y, 1)
    state = here.then("countdown").rest_of_round().build()

    drive(state, "place dock 1", "destroy dock 1")

    assert supply(state, R) == supply(state, Y) == 22
    assert question(state)[1] == "choose-character"
    assert "-" not in docks(state)


def test_e07_a_later_character_finds_no_ship_after_the_last_one_launched() -> None:
    here = scene().dock(1, "HE", 3, "BB").zone("AU", "B1").chose(G, 6).chose(R, 2)
    state = here.then("countdown").build()

    drive(state, "place dock 1")

    assert launched(state) == ["HE/3 [GBB]"]
    assert question(state) == (R, "kill-astronaut")
    assert supply(state, R) == 22


def test_e08_with_an_empty_supply_as_many_are_placed_as_there_are() -> None:
    here = scene().dock(1, "SM", 5).dock(2, "VM", 5).event_deck("M01")

    state = here.supply(R, 1).resolving(R, 7).build()
    drive(state, "place dock 1")
    assert question(state) == (R, "draw-or-look")
    assert supply(state, R) == 0

    state = scene().dock(1, "SM", 5).dock(2, "VM", 5).supply(R, 1).resolving(R, 6).build()
    drive(state, "place dock 2")
    assert question(state) == (R, "force-launch")

    state = scene().dock(1, "SM", 5).supply(R, 0).resolving(R, 5).build()
    assert question(state) == (R, "destroy-ship")


def test_e08_a_travel_agent_with_fewer_than_three_astronauts_is_skipped() -> None:
    state = scene().dock(1, "SM", 5).supply(R, 2).resolving(R, 3).build()

    assert state.over
    assert supply(state, R) == 2


def test_e08_a_femme_fatale_who_placed_her_last_astronaut_cannot_replace() -> None:
    here = scene().dock(1, "SM", 5).zone("HE", "R1 G1").supply(R, 1)
    state = here.resolving(R, 4).build()

    drive(state, "place dock 1")

    assert state.over
    assert zone(state, "HE") == "R1 G1"
    assert "G" not in lost(state)
