"""The sixteen events (specification 4.2), each in every mode in which it differs."""

from __future__ import annotations

import pytest

from areopolis.games.martians.rules.happenings import DrawEvent
from areopolis.games.martians.rules.settlement import ClearDemand
from areopolis.games.martians.state import ColonyState
from kit.asking import drive, options, question, reasons
from kit.martians import (
    BLUE,
    GAME,
    GREEN,
    RED,
    Scene,
    demand,
    goods,
    happen,
    reputation,
    scene,
)

REPUTATION = {order.name: order.reputation for order in GAME.components.orders}
MODES = ("koop1", "rw2", "rw3")


def drawn(position: Scene, card: str, first: int = RED) -> ColonyState:
    """Return what a card does now; its number begins with its round."""
    state = position.round(min(int(card[1]), 4)).next_event(card).build()
    state.round = int(card[1])
    state.first = first
    return happen(state, DrawEvent())


def test_e1_1_one_place_in_the_lander_until_the_end_of_the_round() -> None:
    state = drawn(scene().marker("blue", "lander-2"), "E1-1")
    assert reasons(state, "place lander-1") == ["single-place"]

    happen(state, ClearDemand())
    assert reasons(state, "place lander-1") == []


@pytest.mark.parametrize(("mode", "each"), [("koop1", 3), ("rw2", 1), ("rw3", 1)])
def test_e1_2_a_material_for_each_player(mode: str, each: int) -> None:
    state = drawn(scene(mode, 3), "E1-2")

    assert [goods(state, player) for player in range(3)] == [{"material": each}] * 3


def test_e1_3_an_energy_less_for_each_player_but_not_below_none() -> None:
    state = drawn(scene("rw2", 3).goods("red", energy=2).goods("blue", energy=1), "E1-3")
    assert [goods(state, player) for player in range(3)] == [{"energy": 1}, {}, {}]

    for pool, left in ((5, {"energy": 2}), (2, {})):
        assert goods(drawn(scene("koop1", 3).goods(energy=pool), "E1-3")) == left


def test_e2_1_the_first_token_goes_to_the_first_quarters_whoever_adds_it() -> None:
    position = scene("rw2", 3).goods("red", energy=1).goods("blue", energy=1)
    state = drawn(position.goods("green", energy=1), "E2-1", first=BLUE)

    assert question(state) == (BLUE, "buy-off")
    drive(state, "buy-off 1")
    assert question(state) == (GREEN, "buy-off")
    drive(state, "buy-off 0")
    drive(state, "buy-off 0")

    assert [demand(state, f"q{n}")[0] for n in (1, 2, 3)] == [1, 1, 0]
    assert goods(state, BLUE) == {}


def test_e2_2_tokens_near_the_machine_are_turned_up_and_ice_comes() -> None:
    state = drawn(scene("rw2", 2), "E2-2")

    up = {spot for spot, token in state.view(None)["mine"].items() if token}
    near = {"C1", "B1", "C2", "D1", "D2", "A1", "B2", "C3", "D3", "E1", "E2"}
    assert up == near
    assert goods(state, RED) == goods(state, BLUE) == {"ice": 1}


def test_e2_3_hiring_costs_a_money_more_until_the_end_of_the_round() -> None:
    state = drawn(scene().goods(money=2), "E2-3")
    assert reasons(state, "place education-centre-1") == ["nothing-to-do-there"]

    happen(state, ClearDemand())
    assert reasons(state, "place education-centre-1") == []


def test_e3_1_purifying_costs_an_energy_more_until_the_end_of_the_round() -> None:
    state = drawn(scene().goods(energy=2, ice=1), "E3-1")

    drive(state, "place water-treatment-1", "purify")

    assert goods(state) == {"water": 2}
    assert [effect[0] for effect in state.lasting]
    happen(state, ClearDemand())
    assert state.lasting == []


@pytest.mark.parametrize("mode", ["koop1", "rw2"])
def test_e3_2_fever_on_the_left_where_the_quarters_are_common(mode: str) -> None:
    state = drawn(scene(mode, 3), "E3-2")

    assert [demand(state, f"q{n}")[1] for n in (1, 2, 3)] == [1, 0, 0]


def test_e3_2_fever_for_all_who_lead_in_turn_order_while_tokens_last() -> None:
    leading = scene("rw3", 3).reputation("red", 9).reputation("blue", 9)
    state = drawn(leading, "E3-2")
    assert [demand(state, f"q{n}")[1] for n in (1, 2, 3)] == [1, 1, 0]

    leading = scene("rw3", 3).reputation("red", 9).reputation("blue", 9)
    state = drawn(leading.demand("q3", disease=5), "E3-2", first=BLUE)
    assert [demand(state, f"q{n}")[1] for n in (1, 2, 3)] == [0, 1, 5]


@pytest.mark.parametrize(("mode", "each"), [("koop1", 6), ("rw2", 2), ("rw3", 2)])
def test_e3_3_two_money_for_each_player(mode: str, each: int) -> None:
    state = drawn(scene(mode, 3), "E3-3")

    assert [goods(state, player) for player in range(3)] == [{"money": each}] * 3


def test_e4_1_a_food_less_for_each_player_or_one_of_the_pool() -> None:
    state = drawn(scene("rw3", 3).goods("red", food=2).goods("blue", food=1), "E4-1")
    assert [goods(state, player) for player in range(3)] == [{"food": 1}, {}, {}]

    assert goods(drawn(scene("koop1", 3).goods(food=3), "E4-1")) == {"food": 2}


def test_e4_2_the_first_player_closes_an_open_free_field_of_five_buildings() -> None:
    position = scene().marker("blue", "hospital-1").token("C", "laboratory-1")
    state = drawn(position, "E4-2", first=BLUE)

    assert question(state) == (BLUE, "close-field")
    assert options(state) == [
        "close hospital-2",
        "close water-treatment-1",
        "close education-centre-1",
        "close laboratory-2",
        "close greenhouses-1",
    ]
    drive(state, "close hospital-2")
    assert "field-closed" in reasons(state, "place hospital-2")


def test_e4_2_nothing_happens_without_a_token_in_the_box() -> None:
    fields = [f"{building}-{n}" for building in ("moxie", "mining") for n in (1, 2, 3, 4)]
    state = drawn(scene().token("U", *fields[:7]), "E4-2")
    assert question(state) == (RED, "close-field")

    state = drawn(scene().token("U", *fields), "E4-2")
    assert question(state) == (RED, "take-step")


@pytest.mark.parametrize("mode", MODES)
def test_e4_3_two_reputation_for_each_player_or_in_all(mode: str) -> None:
    state = drawn(scene(mode, 3), "E4-3")

    assert [reputation(state, player) for player in range(3)] == [4, 4, 4]
    assert state.points[6] == 2


def test_e5_1_a_unit_of_time_less_in_the_next_turn_but_at_least_one() -> None:
    position = scene("rw3").technology("blue", "dna-modification")
    state = drawn(position, "E5-1")
    assert state.time == 3
    drive(state, "end")
    assert (state.active, state.time) == (BLUE, 3)

    # Equal effects add up; one unit is left all the same.
    state = drawn(scene("rw3"), "E5-1")
    state.time_change = [-1, -5]
    drive(state, "end")
    assert (state.active, state.time) == (BLUE, 1)
    assert state.time_change[BLUE] == 0


def test_e5_2_every_order_gives_a_reputation_more_to_the_end_of_the_game() -> None:
    position = scene("rw3").goods(energy=3)
    position.doc["orders"], position.doc["order_deck"] = (["O01"], ["O02"])
    state = drawn(position, "E5-2")
    before = reputation(state)

    drive(state, "place lander-1", "mission O01")

    assert reputation(state) == before + REPUTATION["O01"] + 1
    assert state.points[5] == REPUTATION["O01"] + 1
    happen(state, ClearDemand())
    assert state.mission_bonus == 1


def test_e5_2_holds_for_the_requirements_of_a_longer_scenario_too() -> None:
    state = scene("rw2").goods(medicine=9).event("E5-2").build()
    before = reputation(state)

    drive(state, "place lander-1", "mission S1-c")

    assert reputation(state) == before + state.rules.tasks[2].reputation + 1


def test_e5_3_the_generator_is_closed_to_the_end_of_the_game() -> None:
    state = drawn(scene("rw3"), "E5-3")
    assert reasons(state, "rtg") == ["rtg-closed"]

    happen(state, ClearDemand())
    assert reasons(state, "rtg") == ["rtg-closed"]


def test_e5_4_an_inspection_rewards_own_quarters_without_a_need() -> None:
    state = drawn(scene("rw3", 3).demand("q2", hunger=1), "E5-4")

    assert [reputation(state, player) for player in range(3)] == [5, 2, 5]


@pytest.mark.parametrize("mode", ["koop1", "rw2"])
def test_e5_4_an_inspection_of_common_quarters_is_for_all_or_nobody(mode: str) -> None:
    state = drawn(scene(mode, 3), "E5-4")
    assert [reputation(state, player) for player in range(3)] == [5, 5, 5]

    state = drawn(scene(mode, 3).demand("q2", hunger=1), "E5-4")
    assert [reputation(state, player) for player in range(3)] == [2, 2, 2]
