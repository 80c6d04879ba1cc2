"""Rulings of fields and placements (specification 6, Q-F)."""

from kit.asking import drive, options, question, reasons, refuses
from kit.martians import BLUE, RED, scene


def test_qf1_one_marker_on_a_field_but_by_the_switch() -> None:
    state = scene().marker("blue", "moxie-1").goods(energy=1).demand("q1", oxygen=1).build()
    assert reasons(state, "place moxie-1") == ["field-occupied"]
    assert "place moxie-2" in options(state)

    state = (
        scene(field_occupancy="unlimited")
        .marker("blue", "moxie-1")
        .goods(energy=1)
        .demand("q1", oxygen=1)
        .build()
    )
    assert "place moxie-1" in options(state)
    drive(state, "place moxie-1", "oxygen q1")
    assert state.field_markers[0] == 0b11


def test_qf2_no_second_marker_in_a_building() -> None:
    state = scene().marker("red", "lander-1").build()

    assert reasons(state, "place lander-2") == ["own-marker-there"]


def test_qf3_a_marker_stays_for_rounds() -> None:
    state = scene().marker("red", "lander-1").build()

    for _ in range(7):
        drive(state, "end")

    assert state.round == 2
    assert state.fields_with(RED) == [state.vocabulary.numbers["field"]["lander-1"]]


def test_qf4_an_action_once_with_a_marker() -> None:
    state = scene().goods(ice=2, energy=2).research("RT03").build()

    drive(state, "place lander-1", "research RT03")

    assert reasons(state, "research RT03") == ["already-done"]


def test_qf5_rest_and_enter_again_in_one_turn() -> None:
    state = scene().build()

    drive(state, "place lander-1", "material 1", "finish", "rest", "place lander-1", "material 1")

    assert state.has(RED, 1) == 2


def test_qf6_no_rest_without_a_marker_on_the_board() -> None:
    state = scene().build()

    assert reasons(state, "rest") == ["no-marker-on-board"]


def test_qf6_rest_takes_a_unit_of_time() -> None:
    state = scene().marker("red", "lander-1").time(0).build()

    assert "rest" not in options(state)
    assert reasons(state, "rest") == ["short-of-time"]


def test_qf7_free_steps_after_the_first_action_and_not_inside_one() -> None:
    state = scene().goods(energy=1).build()
    drive(state, "place lander-1")
    assert reasons(state, "rtg") == ["act-first"]
    drive(state, "material 1", "rtg")
    assert question(state) == (RED, "use-building")

    state = scene().goods(energy=1).build()
    drive(state, "place mining-1", "mine")
    assert refuses(state, "rtg")


def test_qf7_no_marker_no_rest_and_no_end_before_the_placement_is_finished() -> None:
    state = scene().goods(energy=1).build()
    drive(state, "place lander-1", "material 1")

    for step in ("place moxie-1", "rest", "end"):
        assert reasons(state, step) == ["finish-first"]


def test_qf8_one_payable_action_is_enough_to_place() -> None:
    state = scene().goods(energy=1).crop("red", "CR2").build()

    assert reasons(state, "place greenhouses-1") == []
    drive(state, "place greenhouses-1")
    assert reasons(state, "harvest") == ["short-of-good"]


def test_qf9_a_single_place_keeps_the_other_conditions() -> None:
    state = scene().event("E1-1").token("U", "lander-1").build()

    assert reasons(state, "place lander-1") == ["field-closed"]
    assert reasons(state, "place lander-2") == []


def test_qf10_a_placement_ends_by_finish_or_when_all_is_done() -> None:
    state = scene().goods(energy=1, ice=1).build()
    drive(state, "place water-treatment-1", "purify")
    assert question(state) == (RED, "take-step")

    state = scene().time(1).build()
    drive(state, "place lander-1", "material 1")
    # What cannot be paid keeps it open.
    assert question(state) == (RED, "use-building")
    drive(state, "finish")
    assert question(state) == (RED, "take-step")

    state = scene().goods(energy=1).token_at("C1", "MT02").build()
    drive(state, "place mining-1", "mine", "take C1 2I", "move D1")
    # No regolith, no research.
    assert question(state) == (RED, "take-step")


def test_qf11_like_fields_are_offered_once() -> None:
    state = scene().unfinished().token("free", "hospital-2").build()
    state.stock[0] = state.stock[1] = 5
    state.stock[4] = 1
    state.ask_again()

    offered = [text for text in options(state) if "hospital" in text or "moxie" in text]
    assert offered == ["place hospital-1", "place hospital-2"]
    assert [text for text in options(state) if "construction" in text] == ["place construction-1"]
    assert reasons(state, "place construction-2") == ["field-alike"]
    drive(state, "place construction-1")
    assert [text for text in options(state) if "greenhouses" in text] == ["expand greenhouses-1"]
    assert reasons(state, "expand greenhouses-2") == ["field-alike"]


def test_qf12_only_the_delivery_follows_the_end_of_a_turn() -> None:
    state = scene().goods(food=1, energy=1).demand("q1", hunger=1, oxygen=1).build()

    drive(state, "end")

    assert options(state) == ["deliver nothing", "deliver food-q1"]
    drive(state, "deliver nothing")
    assert question(state) == (BLUE, "take-step")
