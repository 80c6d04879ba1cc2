"""Worked scenarios of mining (specification 7)."""

from kit.asking import drive, options, question, reasons
from kit.martians import RED, goods, scene


def test_ts42_a_geologist_may_take_a_third_good() -> None:
    state = scene().goods(energy=1).staff("red", "geologist").token_at("C1", "MT21").build()
    drive(state, "place mining-1", "mine")
    assert options(state) == ["take C1 2R", "take C1 1R1I", "take C1 2R1I", "take nothing"]

    state = scene().goods(energy=1).staff("red", "geologist").token_at("C1", "MT20").build()
    drive(state, "place mining-1", "mine")
    assert options(state) == ["take C1 2R", "take nothing"]


def test_ts43_the_first_move_from_c1() -> None:
    state = scene().goods(energy=1).build()
    up = {spot for spot, token in state.view(None)["mine"].items() if token}
    assert up == {"C1", "D1", "E1"}

    drive(state, "place mining-1", "mine", "take nothing")
    assert options(state) == ["move B1", "move C2", "move D1", "move D2"]
    drive(state, "move D1")

    now = {spot for spot, token in state.view(None)["mine"].items() if token}
    assert now - up == {"D2"}


def test_ts44_not_away_from_the_tokens_face_down() -> None:
    state = (
        scene()
        .goods(energy=1)
        .face_down("A4", "B5", "C6", "D7", "E6", "F5", "G4")
        .machine("D4")
        .build()
    )

    drive(state, "place mining-1", "mine", "take nothing")

    assert options(state) == ["move C3", "move C4", "move D5", "move E3", "move E4"]
    assert reasons(state, "move D3") == ["away-from-hidden"]


def test_ts45_the_long_arm_mines_beside_the_machine() -> None:
    state = (
        scene()
        .goods(energy=1)
        .technology("red", "long-arm")
        .machine("D2")
        .token_at("D3", "MT30")
        .build()
    )

    drive(state, "place mining-1", "mine", "take D3 2R", "move E2")

    assert goods(state) == {"regolith": 2}
    assert "D3" not in state.view(None)["mine"]
    assert "D2" in state.view(None)["mine"]


def test_ts73_after_the_move_the_long_arm_reaches_what_was_turned_up() -> None:
    state = scene().goods(energy=1).technology("red", "long-arm").build()

    drive(state, "place mining-1", "mine", "take nothing", "move D2")

    assert question(state) == (RED, "mine-after")
    up = {spot for spot, token in state.view(None)["mine"].items() if token}
    assert {"D2", "C2", "D3", "E2"} <= up
    offered = {text.split()[1] for text in options(state)} - {"nothing"}
    assert offered == {"D2", "C1", "C2", "D1", "D3", "E1", "E2"}


def test_ts74_no_research_without_cards() -> None:
    state = (
        scene()
        .goods(energy=1)
        .technology("red", "molecular-sensor")
        .token_at("C1", "MT20")
        .no_deck(discards=False)
        .build()
    )

    drive(state, "place mining-1", "mine", "take C1 2R", "move D1")

    assert question(state) == (RED, "take-step")


def test_ts78_two_geologists_on_the_richest_token() -> None:
    state = (
        scene()
        .goods(energy=1)
        .staff("red", "geologist", "geologist")
        .token_at("C1", "MT22")
        .build()
    )

    drive(state, "place mining-1", "mine")

    taken = [text.split()[2] for text in options(state)[:-1]]
    assert taken == ["2R", "1R1I", "2I", "2R1I", "1R2I", "2R2I"]
