"""Rulings of time and order (specification 6, Q-T)."""

from areopolis.games.martians.rules.happenings import DrawEvent
from areopolis.games.martians.rules.production import ProduceEnergy
from areopolis.games.martians.rules.supply import PlaceDemand
from kit.asking import drive, options, question
from kit.martians import BLUE, RED, demand, goods, happen, pass_turns, scene


def test_qt1_time_that_is_left_is_lost() -> None:
    state = scene().build()

    drive(state, "end", "end", "end")

    assert state.deciding == (RED,)
    assert state.time == 3


def test_qt2_a_player_may_do_nothing_and_deliver() -> None:
    state = scene().goods(food=1).demand("q1", hunger=1).build()

    drive(state, "end", "deliver food-q1")

    assert demand(state, "q1") == (0, 0, 0)


def test_qt3_dna_modification_works_from_the_next_turn() -> None:
    state = scene().goods(energy=1).build()

    drive(state, "place laboratory-1", "develop dna-modification")
    assert state.time == 0
    drive(state, "finish", "end", "end", "end")

    assert state.deciding == (RED,)
    assert state.time == 4


def test_qt4_two_scientists_take_two_off() -> None:
    state = scene().staff("red", "scientist", "scientist").goods(energy=1).research("RT08").build()

    drive(state, "place lander-1", "research RT08")

    assert state.time == 2


def test_qt5_no_discount_in_the_laboratory() -> None:
    state = scene().staff("red", "scientist").goods(energy=1).build()
    drive(state, "place laboratory-1", "develop long-arm")
    assert state.time == 1

    state = (
        scene(scientist_scope="research+laboratory")
        .unfinished()
        .staff("red", "scientist")
        .goods(energy=1)
        .build()
    )
    drive(state, "place laboratory-1", "develop weather-report")
    # At least one for the action, and the surcharge of the field.
    assert state.time == 1


def test_qt6_a_scientist_does_not_speed_up_regolith_research() -> None:
    state = scene().staff("red", "scientist").goods(energy=1).token_at("C1", "MT20").build()

    drive(state, "place mining-1", "mine", "take C1 2R", "move D1", "examine")

    assert state.time == 1


def test_qt7_the_marker_passes_after_slot_two_too() -> None:
    state = scene().build()

    firsts = [state.first]
    for _ in range(3):
        pass_turns(state, 2)
        firsts.append(state.first)

    assert firsts == [0, 1, 0, 1]


def test_qt8_a_fourth_slot_in_which_nobody_may_act_is_not_played() -> None:
    state = (
        scene("rw3")
        .round(2, 3)
        .track(1, "red", "blue")
        .track(2, "red", "blue")
        .track(3, "blue")
        .track(4, "red-dead", "blue-locked")
        .last_of_slot()
        .build()
    )

    drive(state, "end")

    assert state.round == 3
    assert state.first == BLUE


def test_qt9_what_was_got_works_at_once() -> None:
    state = scene().goods(energy=2, water=2).build()
    drive(state, "place greenhouses-1", "crop CR2", "harvest")
    assert goods(state)["food"] == 3

    state = scene().installed("red", solar=1).technology("red", "solar-energy").build()
    happen(state, ProduceEnergy())
    assert goods(state) == {"energy": 3}

    state = scene().round(2).colony("co2-converter").build()
    happen(state, PlaceDemand())
    assert demand(state, "q1")[0] + demand(state, "q2")[0] == 1


def test_qt10_a_solar_flare_waits_for_the_next_turn() -> None:
    state = scene("rw3").round(5, 2).track(1, "red", "blue").next_event("E5-1").build()
    happen(state, DrawEvent())

    drive(state, "end")
    assert question(state) == (BLUE, "take-step")
    assert state.time == 2
    drive(state, "end")
    while question(state)[1] != "take-step":
        drive(state, options(state)[0])
    # Blue, who has had the short turn, is first in the next slot.
    assert state.deciding == (BLUE,)
    assert state.time == 3
    drive(state, "end")
    assert state.deciding == (RED,)
    assert state.time == 2
