"""Rulings: the discovery phase, and action cards at their moments."""

import pytest

from kit import drive, listen, options, question
from kit.mission_red_planet import G, R, V, W, Y, cards, docks, found, lost, scene, zone


def test_e76_native_resistance_takes_nothing_from_a_player_who_is_not_there() -> None:
    here = scene().zone("HE", "R3 G1", discovery="D01").zone("AU", "B2")
    state = here.then("discovery-phase").build()

    assert zone(state, "HE") == "R2"
    assert zone(state, "AU") == "B2"
    assert lost(state) == "R1 G1"


def test_e77_whoever_enters_a_zone_turns_its_resource_up() -> None:
    sandstorm = scene().zone("HE", "R1", discovery="D02").then("discovery-phase").build()
    drive(sandstorm, "move HE TS")
    assert found(sandstorm) == ["TS", "HE"]

    magnet = scene().dock(1, "AU", 3, "RG").zone("HE", discovery="D03")
    assert found(magnet.then("discovery-phase").build()) == ["HE"]

    rescue = scene().lost("R1").holds(R, "A02").then("discovery-phase")
    assert found(rescue.build()) == ["PH"]


def test_e77_nothing_is_turned_up_where_nobody_enters() -> None:
    magnet = scene().dock(1, "AU", 3).zone("HE", discovery="D03")
    assert found(magnet.then("discovery-phase").build()) == []

    rescue = scene().holds(R, "A02").then("discovery-phase")
    assert found(rescue.build()) == []


def test_all_discoveries_are_turned_up_for_everybody() -> None:
    here = scene().zone("VB", discovery="D11").zone("HE", "R1", discovery="D02", seen_by=(G,))
    state = here.then("discovery-phase").build()

    for seat in (R, G, Y, None):
        zones = state.view(seat)["zones"]
        assert zones["VB"]["discovery"]["card"] == "D11"
        assert zones["HE"]["discovery"]["card"] == "D02"
        assert zones["HE"]["discovery"]["seen_by"] == [0, 1, 2, 3]


def test_discoveries_act_zone_by_zone_in_board_order() -> None:
    """The magnet of TS pulls after the resistance of VB and before the sandstorm of HE."""
    here = scene().zone("VB", "R1", discovery="D01").zone("HE", "R1", discovery="D02")
    here.zone("TS", discovery="D03").dock(1, "AU", 5, "GG")
    state = here.then("discovery-phase").build()

    assert question(state) == (R, "move-away")
    assert zone(state, "VB") == ""
    assert zone(state, "TS") == "G2"


def test_actions_are_played_before_the_discoveries_are_turned_up() -> None:
    here = scene().lost("R2").holds(R, "A02").zone("HE", discovery="D01")
    state = here.then("choose-characters").then("discovery-phase").build()
    log = listen(state)

    drive(state, *["choose pilot"] * 4)

    told = log.names()
    assert told.index("action-played") < told.index("discovery-revealed")
    assert zone(state, "PH") == "R2"


def test_a_sandstorm_asks_in_player_order() -> None:
    here = scene(6).first(R).zone("HE", "Y1 R2 V1", discovery="D02").then("discovery-phase")
    state = here.build()

    order = []
    while not state.over:
        order.append(question(state)[0])
        drive(state, "move HE TS")
    assert order == [R, V, Y]
    assert W not in order
    assert zone(state, "HE") == "R1"
    assert zone(state, "TS") == "R1 Y1 V1"


def test_e86_late_launch_drawn_in_round_ten_is_played_in_the_same_countdown() -> None:
    here = scene(3).at("round-10").event_deck("A03").first(Y)
    state = here.dock(1, "HE", 5).dock(2, "AU", 5).then("follow-counter").build()
    drive(state, "choose recruiter", "choose recruiter", "choose scientist")
    drive(state, "place dock 2", "place dock 2", "place dock 1", "place dock 1", "draw")

    assert question(state) == (R, "force-launch")
    assert options(state) == ["launch dock 1"]
    assert cards(state, R) == []
    drive(state, "launch dock 1")

    assert zone(state, "HE") == "R2"
    assert state.to_dict()["event_discard"] == ["A03"]


@pytest.mark.parametrize("stop", ["round-9", "round-1"])
def test_e86_late_launch_waits_for_round_ten(stop: str) -> None:
    here = scene(3).at(stop).holds(R, "A03").dock(1, "HE", 5, "R").then("follow-counter")
    state = here.build()
    drive(state, *["choose recruiter"] * 3)
    drive(state, *["place dock 1"] * 3)

    assert question(state)[1] == "choose-character"
    assert cards(state, R)[-1] == "A03"
    assert docks(state)[0] == "HE/5 [RRBY]"
