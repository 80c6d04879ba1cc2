"""Worked scenarios of markers, buildings and their actions (specification 7)."""

from typing import Any

from kit.asking import drive, options, question, reasons, refuses
from kit.martians import BLUE, RED, demand, goods, reputation, scene


def test_ts09_moxie_rest_moxie() -> None:
    state = scene().time(3).goods(energy=3).demand("q1", oxygen=2).build()

    drive(state, "place moxie-1", "oxygen q1", "rest", "place moxie-1", "oxygen q1")

    assert state.time == 0
    assert goods(state) == {"energy": 1}
    assert demand(state, "q1") == (0, 0, 0)
    assert reputation(state) == 2 + 4


def test_ts10_moxie_again_without_rest_is_illegal() -> None:
    state = scene().time(3).goods(energy=3).demand("q1", oxygen=2).build()

    drive(state, "place moxie-1", "oxygen q1")

    assert refuses(state, "oxygen q1")
    assert reasons(state, "place moxie-2") == ["own-marker-there"]


def test_ts11_three_constructions_with_one_marker() -> None:
    state = scene().unfinished().time(3).goods(energy=6, material=3).build()

    drive(
        state, "place construction-1", "build hospital-1", "expand greenhouses-1", "install solar"
    )

    assert state.time == 0
    assert goods(state) == {}
    assert reputation(state) == 2 + 6
    fields = state.to_dict()["fields"]
    assert fields["hospital-1"]["token"] == fields["greenhouses-1"]["token"] == "free"
    assert state.installations == [1, 0, 0, 0]


def test_ts12_medicine_on_a_construction_field_takes_two() -> None:
    state = scene().unfinished().time(2).goods(energy=1, material=1, water=1).build()

    drive(state, "place hospital-1", "medicine")

    assert state.time == 0
    assert goods(state) == {"medicine": 1}


def test_ts13_medicine_on_a_construction_field_with_one_time_is_illegal() -> None:
    state = scene().unfinished().time(1).goods(energy=1, material=1, water=1).build()

    assert reasons(state, "place hospital-1") == ["nothing-to-do-there"]


def test_ts14_nothing_is_free_in_the_water_treatment() -> None:
    state = scene().unfinished().goods(energy=5, ice=5).marker("blue", "water-treatment-1").build()

    assert not [text for text in options(state) if "water-treatment" in text]
    assert reasons(state, "place water-treatment-1") == ["field-occupied"]
    assert reasons(state, "place water-treatment-2") == ["field-closed"]


def test_ts15_a_colony_technology_on_the_construction_field_needs_four() -> None:
    state = scene().unfinished().time(3).goods(energy=1).build()

    drive(state, "place laboratory-1")

    assert reasons(state, "develop co2-converter") == ["short-of-time"]


def test_ts16_a_scientist_helps_in_the_laboratory_only_by_the_switch() -> None:
    def position(**switches: Any) -> list[str]:
        state = (
            scene(**switches).unfinished().time(3).goods(energy=1).staff("red", "scientist").build()
        )
        drive(state, "place laboratory-1")
        return reasons(state, "develop co2-converter")

    assert position() == ["short-of-time"]
    assert position(scientist_scope="research+laboratory") == []
    state = (
        scene(scientist_scope="research+laboratory")
        .unfinished()
        .time(3)
        .goods(energy=1)
        .staff("red", "scientist")
        .build()
    )
    drive(state, "place laboratory-1", "develop co2-converter")
    assert state.time == 0
    assert state.view(None)["colony"]["technologies"] == ["co2-converter"]


def test_ts17_dna_modification_gives_the_fourth_unit_of_time() -> None:
    state = (
        scene().unfinished().technology("red", "dna-modification").time(4).goods(energy=1).build()
    )

    drive(state, "place laboratory-1", "develop co2-converter")

    assert state.time == 0


def test_ts18_two_scientists_make_three_time_one() -> None:
    state = (
        scene(seats=2)
        .time(1)
        .staff("red", "scientist", "scientist")
        .cards(green=1)
        .research("RT07")
        .build()
    )

    drive(state, "place lander-1", "research RT07")

    assert state.time == 0
    assert goods(state) == {"money": 14}


def test_ts19_a_scientist_never_makes_research_free() -> None:
    state = scene().time(1).staff("red", "scientist").goods(ice=1).research("RT03").build()

    drive(state, "place lander-1", "research RT03")

    assert state.time == 0


def test_ts20_the_rtg_gives_one_energy_in_a_turn() -> None:
    state = scene("koop1").build()
    stock = state.rtg

    drive(state, "rtg")

    assert goods(state) == {"energy": 1}
    assert reputation(state) == 1
    assert state.rtg == stock - 1 == 3
    assert reasons(state, "rtg") == ["rtg-used"]


def test_ts21_no_rtg_without_satisfaction() -> None:
    state = scene("koop1").points("red", rtg=-2).build()

    assert reasons(state, "rtg") == ["no-reputation"]


def test_ts22_a_third_installation_is_illegal_and_plants_are_stacked() -> None:
    state = (
        scene()
        .goods(energy=4, material=2)
        .installed("red", solar=2)
        .token("C", "hospital-1")
        .build()
    )
    drive(state, "place construction-1")
    assert reasons(state, "install wind") == ["installations-full"]

    state = scene().goods("blue", energy=4, material=2).installed("red", solar=2).build()
    drive(state, "end", "place construction-1", "install solar")
    assert state.installations == [2, 0, 1, 0]


def test_ts33_recover_and_act_in_one_turn() -> None:
    state = (
        scene()
        .held("red", "infirmary", "q1", 3)
        .time(3)
        .goods(energy=1)
        .demand("q1", oxygen=1)
        .build()
    )

    drive(state, "recover infirmary q1", "place moxie-1", "oxygen q1")

    assert state.time == 1


def test_ts34_rest_brings_back_markers_from_buildings_only() -> None:
    state = scene().held("red", "infirmary", "q1").marker("red", "moxie-1", "lander-2").build()

    drive(state, "rest")

    assert state.supply[RED] == 2
    assert state.time == 2
    assert state.in_zone(RED, 0, 0) == 1


def test_ts35_no_delivery_without_a_hunger_token() -> None:
    state = scene().goods(food=2).build()

    drive(state, "end")

    assert question(state) == (BLUE, "take-step")


def test_ts36_the_engineer_works_once_in_a_turn() -> None:
    state = scene().staff("red", "engineer").goods(money=4, energy=2).demand("q2", oxygen=2).build()

    drive(state, "use engineer q2")

    assert state.time == 3
    assert demand(state, "q2") == (1, 0, 0)
    assert reputation(state) == 3
    assert reasons(state, "use engineer q2") == ["already-used"]


def test_ts37_the_doctor_treats_two_quarters() -> None:
    state = (
        scene()
        .staff("red", "doctor")
        .goods(money=4, medicine=1)
        .demand("q1", disease=1)
        .demand("q2", disease=1)
        .build()
    )

    drive(state, "use doctor q1 q2")

    assert demand(state, "q1") == demand(state, "q2") == (0, 0, 0)
    assert reputation(state) == 4
    assert goods(state) == {}


def test_ts38_the_pharmacist_makes_medicine() -> None:
    state = scene().staff("red", "pharmacist").goods(money=4, material=1, water=1).build()

    drive(state, "use pharmacist")

    assert goods(state) == {"medicine": 1}


def test_ts39_the_chemist_makes_water() -> None:
    state = scene().staff("red", "chemist").goods(money=2, energy=1, ice=1).build()

    drive(state, "use chemist")

    assert goods(state) == {"water": 1}


def test_ts40_a_botanist_adds_a_food_to_soy() -> None:
    state = scene().staff("red", "botanist").crop("red", "CR2").goods(water=2).build()

    drive(state, "place greenhouses-1", "harvest")

    assert goods(state) == {"food": 4}


def test_ts41_a_botanist_adds_a_food_to_herbs() -> None:
    state = scene().staff("red", "botanist").crop("red", "CR3").goods(water=1, energy=1).build()

    drive(state, "place greenhouses-1", "harvest")

    assert goods(state) == {"medicine": 1, "food": 1}


def test_ts46_change_of_crops_and_harvest_with_one_marker() -> None:
    state = scene().time(3).goods(energy=1, water=2).build()

    drive(state, "place greenhouses-1", "crop CR2", "harvest")

    assert state.time == 1
    assert goods(state) == {"food": 3}
    assert state.supply[RED] == 2


def test_ts47_both_herbs_tiles_are_taken() -> None:
    state = (
        scene("rw2", 3).crop("blue", "CR3").crop("green", "CR3").goods(energy=1, water=1).build()
    )

    drive(state, "place greenhouses-1")

    assert reasons(state, "crop CR3") == ["crop-not-in-stock"]


def test_ts48_hiring_takes_no_time() -> None:
    state = (
        scene()
        .time(0)
        .goods(money=2)
        .laid_out("geologist")
        .marker("red", "lander-1", "mining-1")
        .build()
    )

    drive(state, "place education-centre-1", "hire geologist")

    assert goods(state) == {}
    assert state.helper(RED, 1) == 1


def test_ts49_hiring_on_the_construction_field_takes_one_time() -> None:
    state = scene().unfinished().time(0).goods(money=2).build()

    assert reasons(state, "place education-centre-1") == ["nothing-to-do-there"]


def test_ts50_two_specialists_are_the_most() -> None:
    state = (
        scene()
        .staff("red", "chemist", "doctor")
        .laid_out("engineer")
        .laid_out("botanist")
        .goods(money=2)
        .build()
    )

    drive(state, "place education-centre-1")

    assert reasons(state, "hire engineer") == ["staff-full"]
    assert reasons(state, "hire botanist") == []


def test_ts51_an_order_is_replaced_at_once() -> None:
    state = scene("rw3").orders("O09").goods(food=2).time(1).build()

    drive(state, "place lander-1", "mission O09")

    assert reputation(state) == 2 + 5
    assert len(state.orders_up) == 1
    assert state.vocabulary.name("order*", state.orders_up) != ["O09"]


def test_ts61_the_lander_has_a_single_place() -> None:
    state = scene().event("E1-1").marker("blue", "lander-1").build()
    assert reasons(state, "place lander-2") == ["single-place"]

    state = scene().event("E1-1").build()
    assert reasons(state, "place lander-1") == []


def test_ts62_the_old_base_must_be_reached_first() -> None:
    state = scene(scenario="S5").goods(regolith=2, energy=2, material=1).build()

    drive(state, "place lander-1")

    assert reasons(state, "mission S5-a") == ["site-not-reached"]


def test_ts75_who_was_just_hired_works_at_once() -> None:
    state = (
        scene().time(2).goods(money=4, energy=1).demand("q1", oxygen=1).laid_out("engineer").build()
    )

    drive(state, "place education-centre-1", "hire engineer", "use engineer q1")

    assert state.time == 2
    assert goods(state) == {}
    assert demand(state, "q1") == (0, 0, 0)
    assert reputation(state) == 3


def test_ts79_the_doctor_in_one_quarters_by_the_switch() -> None:
    state = (
        scene(doctor_targets="one")
        .staff("red", "doctor")
        .goods(money=4, medicine=1)
        .demand("q1", disease=1)
        .demand("q2", disease=1)
        .build()
    )

    used = [text for text in options(state) if text.startswith("use doctor")]
    assert used == ["use doctor q1", "use doctor q2"]
    assert reasons(state, "use doctor q1 q2") == ["one-quarters-only"]
    drive(state, "use doctor q2")
    assert reputation(state) == 3


def test_ts84_free_steps_come_after_the_first_action() -> None:
    state = (
        scene()
        .staff("red", "engineer")
        .goods(energy=1, money=2)
        .demand("q1", oxygen=1)
        .demand("q2", oxygen=1)
        .build()
    )

    drive(state, "place moxie-1")
    assert options(state) == ["oxygen q1", "oxygen q2"]
    assert reasons(state, "use engineer q1") == ["act-first"]
    drive(state, "oxygen q1")
    assert question(state) == (RED, "take-step")
    assert state.time == 2
    assert reasons(state, "use engineer q2") == ["short-of-good"]
