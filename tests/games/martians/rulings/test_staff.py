"""Rulings of specialists and helpers, and of deliveries (specification 6, Q-P and Q-D)."""

from kit.asking import drive, options, question, reasons
from kit.martians import BLUE, RED, demand, goods, pass_turns, reputation, scene


def test_qp1_no_target_no_use() -> None:
    state = scene().staff("red", "engineer").goods(money=2, energy=1).build()

    assert reasons(state, "use engineer q1") == ["no-such-token"]
    assert reasons(state, "place moxie-1") == ["nothing-to-do-there"]


def test_qp2_the_doctor_treats_one_or_two_tokens_anywhere() -> None:
    state = (
        scene()
        .staff("red", "doctor")
        .goods(money=4, medicine=1)
        .demand("q1", disease=2)
        .demand("q2", disease=1)
        .build()
    )

    used = [text for text in options(state) if text.startswith("use doctor")]
    assert used == ["use doctor q1", "use doctor q2", "use doctor q1 q1", "use doctor q1 q2"]
    drive(state, "use doctor q1 q1")
    assert demand(state, "q1") == (0, 0, 0)
    assert reputation(state) == 4


def test_qp3_two_equal_specialists_work_once_each() -> None:
    state = (
        scene()
        .staff("red", "engineer", "engineer")
        .goods(money=6, energy=3)
        .demand("q1", oxygen=3)
        .build()
    )

    drive(state, "use engineer q1", "use engineer q1")

    assert reasons(state, "use engineer q1") == ["already-used"]
    assert reputation(state) == 4


def test_qp4_staff_cannot_be_dismissed() -> None:
    state = scene().staff("red", "chemist", "chemist").laid_out("doctor").goods(money=2).build()

    drive(state, "place education-centre-1")

    assert reasons(state, "hire doctor") == ["staff-full"]


def test_qp5_the_dietician_does_not_count_as_a_delivery() -> None:
    state = scene().staff("red", "dietician").goods(money=2, food=3).demand("q1", hunger=3).build()

    drive(state, "use dietician q1", "end", "deliver food-q1 food-q1")

    assert demand(state, "q1") == (0, 0, 0)
    assert reputation(state) == 2 + 1 + 4


def test_qp6_a_botanist_adds_food_to_any_crop() -> None:
    state = scene().staff("red", "botanist", "botanist").crop("red", "CR3").goods(water=1, energy=1)
    built = state.build()

    drive(built, "place greenhouses-1", "harvest")

    assert goods(built) == {"medicine": 1, "food": 2}


def test_qp7_a_geologist_finds_no_third_good_where_there_is_none() -> None:
    state = scene().staff("red", "geologist").goods(energy=1).token_at("C1", "MT11").build()

    drive(state, "place mining-1", "mine")

    assert options(state) == ["take C1 1R1I", "take nothing"]


def test_qd1_two_products_are_the_most() -> None:
    state = scene().goods(food=5, medicine=5).demand("q1", hunger=3, disease=3).build()

    drive(state, "end")

    assert max(text.count("-q") for text in options(state)) == 2


def test_qd2_a_delivery_needs_its_token() -> None:
    state = scene().goods(food=1, medicine=1).demand("q1", hunger=1).build()

    drive(state, "end")

    assert options(state) == ["deliver nothing", "deliver food-q1"]
    assert reasons(state, "deliver medicine-q1") == ["no-such-token"]


def test_qd3_any_quarters_may_be_an_opponents() -> None:
    state = scene("rw3").goods(food=1).demand("q2", hunger=1).build()

    drive(state, "end", "deliver food-q2")

    assert demand(state, "q2") == (0, 0, 0)
    assert reputation(state, RED) == 4
    assert reputation(state, BLUE) == 2


def test_qd4_no_delivery_in_a_slot_without_a_turn() -> None:
    state = (
        scene("rw3", 2)
        .round(2)
        .track(2, "blue-dead")
        .goods("blue", food=1)
        .demand("q2", hunger=1)
        .build()
    )

    pass_turns(state, 2)
    assert state.slot == 2
    assert state.deciding == (RED,)
    drive(state, "end")
    assert state.slot == 3
    assert demand(state, "q2")[2] == 1


def test_qd5_a_single_food_is_worth_two_and_medicine_three() -> None:
    for switch, food, medicine in (("data", 2, 3), ("1+4", 1, 4), ("3+2", 3, 2)):
        for text, points in (("food", food), ("medicine", medicine)):
            state = (
                scene(delivery_rep=switch)
                .goods(food=1, medicine=1)
                .demand("q1", hunger=1, disease=1)
                .build()
            )
            drive(state, "end", f"deliver {text}-q1")
            assert reputation(state) == 2 + points


def test_qd6_own_quarters_only_covers_everything_that_removes_tokens() -> None:
    state = (
        scene("rw3", rw3_own_quarters_only=True)
        .staff("red", "engineer", "doctor")
        .goods(food=1, medicine=2, money=8, energy=3)
        .demand("q2", hunger=1, disease=1, oxygen=1)
        .build()
    )

    assert reasons(state, "use engineer q2") == ["not-own-quarters"]
    assert reasons(state, "use doctor q2") == ["not-own-quarters"]
    assert reasons(state, "place moxie-1") == ["nothing-to-do-there"]
    drive(state, "end")
    assert question(state) == (BLUE, "take-step")

    state = (
        scene("rw3", rw3_own_quarters_only=True)
        .staff("red", "dietician")
        .goods(food=1, money=2)
        .demand("q2", hunger=1)
        .build()
    )
    assert reasons(state, "use dietician q2") == ["not-own-quarters"]


def test_qd2_two_products_need_two_tokens() -> None:
    state = scene().goods(food=2, medicine=1).demand("q1", hunger=1, disease=1).build()

    drive(state, "end")

    assert options(state) == [
        "deliver nothing",
        "deliver food-q1",
        "deliver medicine-q1",
        "deliver food-q1 medicine-q1",
    ]
    assert reasons(state, "deliver food-q1 food-q1") == ["no-such-token"]
