"""The worked scenarios that are examples of the rulebook (specification 7, TS01 to TS08)."""

from areopolis.games.martians.rules.production import ProduceEnergy
from areopolis.games.martians.rules.supply import ReturnColonists
from kit.asking import drive, options, question
from kit.martians import BLUE, RED, cards, demand, goods, happen, reputation, scene


def test_ts01_two_solar_plants_with_solar_energy_make_six() -> None:
    state = (
        scene().installed("blue", solar=2).technology("blue", "solar-energy").weather("W02").build()
    )

    happen(state, ProduceEnergy())

    assert goods(state, BLUE) == {"energy": 6}


def test_ts02_one_solar_and_one_wind_plant_make_five_in_a_breeze() -> None:
    state = scene().installed("red", solar=1, wind=1).weather("W02").build()

    happen(state, ProduceEnergy())

    assert goods(state, RED) == {"energy": 5}


def test_ts03_tokens_fill_the_slots_from_the_left() -> None:
    state = scene().track(4, "red-locked", "blue-locked").build()

    drive(state, "end")
    assert state.view(None)["track"][0] == [{"colour": "red", "is": "living"}, None]
    drive(state, "end")
    assert state.view(None)["track"][0] == [
        {"colour": "red", "is": "living"},
        {"colour": "blue", "is": "living"},
    ]
    assert state.slot == 2
    drive(state, "end")
    assert state.to_dict()["track"][1] == ["blue", "none", "none", "none"]


def test_ts04_one_medicine_and_one_food_give_five_and_a_third_product_is_refused() -> None:
    state = scene().goods(medicine=1, food=2).demand("q1", disease=1, hunger=2).build()

    drive(state, "end")
    assert question(state) == (RED, "deliver")
    assert not [text for text in options(state) if text.count("-q") > 2]
    drive(state, "deliver food-q1 medicine-q1")

    assert demand(state, "q1") == (0, 0, 1)
    assert reputation(state) == 2 + 5
    assert goods(state) == {"food": 1}


def test_ts05_research_and_material_with_one_marker() -> None:
    state = scene().time(3).goods(regolith=1).research("RT02").build()

    drive(state, "place lander-1", "research RT02", "material 1")

    assert state.time == 0
    assert goods(state) == {"money": 8, "material": 1}
    assert state.tiles_up == []
    assert state.supply[RED] == 2


def test_ts06_mining_with_the_molecular_sensor() -> None:
    state = (
        scene()
        .time(3)
        .goods(energy=1)
        .technology("red", "molecular-sensor")
        .token_at("C1", "MT20")
        .build()
    )

    drive(state, "place mining-1", "mine", "take C1 2R", "move D1", "examine")

    assert state.time == 1
    assert goods(state) == {"regolith": 2}
    assert sum(cards(state).values()) == 3
    assert "C1" not in state.view(RED)["mine"]
    assert state.view(BLUE)["players"][RED]["minerals"] is None
    assert state.view(BLUE)["players"][RED]["cards"] == 3
    assert state.view(RED)["players"][RED]["minerals"] == cards(state)


def test_ts07_research_with_a_mineral() -> None:
    state = scene().time(3).cards(yellow=1).research("RT01").build()

    drive(state, "place lander-1", "research RT01")

    assert state.time == 1
    assert goods(state) == {"money": 10}
    assert cards(state) == {}
    assert state.regolith_discard[0] == 1


def test_ts08_a_dead_token_moves_to_another_slot() -> None:
    state = scene("rw3").round(2).track(1, "red").track(2, "red-dead").track(3, "red").build()

    happen(state, ReturnColonists())
    assert question(state) == (RED, "lay-dead")
    drive(state, "skip 3")

    assert [state.may_act(RED, slot) for slot in (1, 2, 3, 4)] == [True, True, False, False]
    assert state.dead(RED) == 1
