"""Rulings of cards, stacks and options (specification 6, Q-K)."""

import pytest

from areopolis import BadSetup
from areopolis.games.martians.data.constants import BARREN
from areopolis.games.martians.rules.happenings import DrawEvent, RevealWeather
from areopolis.games.martians.rules.supply import PlaceDemand, Refill
from areopolis.games.martians.state import ColonyState
from kit.asking import drive, options, question, reasons
from kit.martians import BLUE, GAME, RED, cards, demand, goods, happen, reputation, scene


def new(seats: int, **chosen: object) -> ColonyState:
    state = GAME.new(seats, 1, chosen)
    assert isinstance(state, ColonyState)
    return state


def test_qk1_event_stacks() -> None:
    assert [len(stack) for stack in new(2).event_decks] == [3, 3, 3, 3, 4]


def test_qk2_two_refills_of_helpers_for_two_players() -> None:
    state = new(2)

    counts = []
    for _ in range(4):
        counts.append(sum(state.helpers_up))
        happen(state, Refill())

    assert counts == [4, 5, 6, 6]


def test_qk3_research_tiles_run_out() -> None:
    state = new(4)

    for _ in range(4):
        happen(state, Refill())

    assert len(state.tiles_up) == 12
    assert state.tile_deck == []


def test_qk4_orders_run_out() -> None:
    state = scene("rw3").orders("O01").goods(energy=3).build()
    state.order_deck.clear()

    drive(state, "place lander-1", "mission O01")
    happen(state, Refill())

    assert state.orders_up == []


def test_qk4_two_orders_come_with_every_supply_phase_of_the_competitive_mode() -> None:
    state = scene("rw3", 3).build()
    happen(state, Refill())
    assert len(state.orders_up) == 5 + 2

    state = happen(scene("rw2", 3).build(), Refill())
    assert state.orders_up == []


def test_qk5_a_colony_technology_is_developed_once_for_all() -> None:
    state = scene().goods(energy=1).goods("blue", energy=1).build()

    drive(state, "place laboratory-1", "develop co2-converter", "finish", "end")
    drive(state, "place laboratory-2")

    assert reasons(state, "develop co2-converter") == ["already-developed"]


def test_qk6_player_markers_are_no_limit() -> None:
    technologies = GAME.vocabulary.names["technology"]
    state = (
        scene("rw3")
        .technology("red", *technologies[:6])
        .colony(*technologies[6:8], board=RED)
        .installed("red", solar=2)
        .goods(energy=1)
        .build()
    )

    drive(state, "place laboratory-1", "develop birth-control")

    assert len(state.view(None)["players"][RED]["technologies"]) == 9


def test_qk7_medical_care_is_one_technology() -> None:
    assert "medical-care" in GAME.vocabulary.names["technology"]
    assert len(GAME.vocabulary.names["technology"]) == 9


def test_qk8_the_round_marker_moves_to_the_next_stack() -> None:
    state = scene().round(1, 3).last_of_slot().build()

    drive(state, "end")

    assert state.round == 2
    assert state.vocabulary.name("happening", state.events_past[-1]).startswith("E2")


def test_qk9_the_weather_report_is_open_in_the_cooperative_mode() -> None:
    state = scene("koop1").technology("blue", "weather-report").weather("W01", "W07").build()

    for seat in (None, RED, BLUE):
        assert state.view(seat)["next_weather"] == "W07"


def test_qk10_no_change_to_the_same_crop() -> None:
    state = scene().crop("red", "CR2").goods(energy=1).build()

    drive(state, "place greenhouses-1")

    assert reasons(state, "crop CR2") == ["same-crop"]
    assert reasons(state, "crop CR0") == ["no-way-back"]
    drive(state, "crop CR1")
    assert state.crops_left == [1, 2, 2, 2]


def test_qk11_harvest_on_a_field_that_another_has_opened() -> None:
    state = scene("rw3").unfinished().goods(energy=2, material=1).goods("blue", water=1).build()

    drive(state, "place construction-1", "expand greenhouses-1", "finish", "end")
    drive(state, "place greenhouses-1", "harvest")

    assert goods(state, BLUE) == {"food": 1}


def test_qk12_a_requirement_is_done_once_or_so_often_as_it_says() -> None:
    state = scene().goods(water=4).done(a=1).build()
    drive(state, "place lander-1")
    assert reasons(state, "mission S1-a") == ["requirement-done"]

    state = scene("rw2", 3, scenario="S7").goods(medicine=2, water=6).build()
    drive(state, "place lander-1", "mission S7-a", "finish", "rest")
    drive(state, "place lander-1", "mission S7-a")
    assert state.requirements_done == [2]
    assert reputation(state) == 2 + 8


def test_qk13_a_requirement_is_paid_by_one_player() -> None:
    state = scene(scenario="S2").goods(regolith=2).goods("blue", regolith=4).build()

    drive(state, "place lander-1")

    assert reasons(state, "mission S2-c") == ["short-of-good"]


def test_qk14_one_seat_answers_for_two_corporations() -> None:
    state = new(1)

    assert state.deciding == (0,)
    assert state.active == RED
    state.play(0, "end")
    assert state.deciding == (0,)
    assert state.active == BLUE


def test_qk15_without_a_tile_the_basic_crop_is_harvested() -> None:
    state = scene().goods(water=1).build()

    drive(state, "place greenhouses-1", "harvest")

    assert goods(state) == {"food": 1}


def test_qk16_stacks_that_run_out() -> None:
    state = scene().weather("W02").build()
    state.weather_deck.clear()
    happen(state, RevealWeather())
    assert len(state.weather_deck) == 8
    assert state.vocabulary.name("weather", state.weather) != "W02"

    state.event_decks[0] = ()
    drawn = len(state.events_past)
    happen(state, DrawEvent())
    assert len(state.events_past) == drawn

    state.specialist_deck.clear()
    up = sum(state.specialists_up)
    happen(state, Refill())
    assert sum(state.specialists_up) == up


def test_qk17_a_question_without_an_answer_is_skipped() -> None:
    state = scene().round(4).next_event("E4-2").unfinished().build()

    happen(state, DrawEvent())

    # Every field has its token, so none can be closed.
    assert question(state) == (RED, "take-step")


def test_qk18_goods_are_limited_by_the_box() -> None:
    state = scene(finite_goods=True).goods("blue", water=7).goods(energy=1, ice=1).build()
    drive(state, "place water-treatment-1", "purify")
    assert goods(state) == {"water": 1}

    state = scene(finite_goods=True).goods("blue", water=8).goods(energy=1, ice=1).build()
    assert reasons(state, "place water-treatment-1") == ["nothing-to-do-there"]

    state = (
        scene(finite_goods=True)
        .goods("blue", regolith=9)
        .goods(energy=1)
        .token_at("C1", "MT30")
        .build()
    )
    drive(state, "place mining-1", "mine")
    assert options(state) == ["take C1 1R", "take nothing"]

    state = (
        scene(finite_goods=True)
        .goods("blue", regolith=10)
        .goods(energy=1)
        .token_at("C1", "MT30")
        .build()
    )
    drive(state, "place mining-1", "mine")
    assert question(state) == (RED, "move-machine")


def test_qk18_a_harvest_needs_a_marker_of_something_it_gives() -> None:
    """Mixed garden: food or medicine is enough, and the gain is cut kind by kind."""
    full = scene(finite_goods=True).crop("red", "CR4").goods(water=2, energy=1)
    state = full.goods("blue", food=8, medicine=4).build()
    drive(state, "place greenhouses-1", "harvest")
    assert goods(state) == {"medicine": 1}

    full = scene(finite_goods=True).crop("red", "CR4").goods(water=2, energy=1)
    state = full.goods("blue", food=8, medicine=5).build()
    drive(state, "place greenhouses-1")
    assert reasons(state, "harvest") == ["box-is-empty"]


def test_qk19_the_hull_leak_with_an_empty_box() -> None:
    state = (
        scene("rw2", 2)
        .round(2)
        .goods("red", energy=1)
        .goods("blue", energy=1)
        .demand("q1", oxygen=7)
        .next_event("E2-1")
        .build()
    )

    happen(state, DrawEvent())
    assert question(state) == (RED, "buy-off")
    drive(state, "buy-off 0")

    # The last token is down, so blue neither pays nor adds.
    assert question(state) == (RED, "take-step")
    assert demand(state, "q1")[0] == 8
    assert goods(state, BLUE) == {"energy": 1}


def test_qk19_without_energy_the_token_is_added_unasked() -> None:
    state = scene("rw3").round(2).goods("blue", energy=1).next_event("E2-1").build()

    happen(state, DrawEvent())

    assert question(state) == (BLUE, "buy-off")
    assert demand(state, "q1")[0] == 1
    drive(state, "buy-off 1")
    assert demand(state, "q2")[0] == 0
    assert goods(state, BLUE) == {}


def test_qk20_a_barren_sample_can_be_discarded() -> None:
    state = scene().cards(barren=1).build()

    drive(state, "discard barren")

    assert cards(state) == {}
    assert state.regolith_discard[BARREN] == 1
    assert reasons(state, "discard barren") == ["no-barren-sample"]


def test_qk21_modes_and_seats() -> None:
    assert new(1).rules.mode == "solo"
    assert new(3).rules.mode == "koop1"
    for seats, mode in ((1, "koop1"), (1, "rw2"), (2, "solo"), (4, "solo")):
        with pytest.raises(BadSetup, match="mode"):
            GAME.new(seats, 1, {"mode": mode})


def test_qk22_options_without_effect_are_no_error() -> None:
    state = new(2, mode="rw3", scenario="S5", quarters_in_play=4)
    assert state.rules.tasks == ()
    assert state.rules.rounds == 5

    state = new(2, mode="rw2", rw3_own_quarters_only=True)
    happen(state, PlaceDemand())
    assert not state.rules.own_quarters_only
