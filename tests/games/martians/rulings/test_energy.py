"""Rulings of energy and of mining (specification 6, Q-E and Q-M)."""

from areopolis.games.martians.rules.production import ProduceEnergy
from kit.asking import drive, options, question, reasons
from kit.martians import BLUE, GAME, RED, cards, goods, happen, pass_turns, scene


def test_qe1_weather_changes_each_installation() -> None:
    state = scene().installed("red", wind=2).weather("W02").build()

    happen(state, ProduceEnergy())

    assert goods(state) == {"energy": 6}


def test_qe2_no_installation_makes_less_than_nothing() -> None:
    state = scene(scenario="S8").installed("red", solar=1, wind=1).weather("W10").build()

    happen(state, ProduceEnergy())

    assert goods(state) == {}


def test_qe3_nothing_is_produced_at_the_start() -> None:
    state = GAME.new(2, 1, {"mode": "rw2"})

    assert state.view(0)["players"][0]["goods"]["energy"] == 5


def test_qe4_a_new_installation_produces_in_the_middle_of_the_round() -> None:
    state = scene().goods(energy=2, material=1).weather("W01", "W03").next_event("E1-1").build()

    drive(state, "place construction-1", "install solar", "finish", "end")
    pass_turns(state, 3)

    assert state.slot == 3
    assert goods(state) == {"energy": 3}


def test_qe5_no_rtg_at_reputation_zero() -> None:
    state = scene().points("red", rtg=-2).build()

    assert reasons(state, "rtg") == ["no-reputation"]


def test_qe6_the_rtg_is_never_refilled() -> None:
    state = scene().build()
    before = state.rtg

    drive(state, "rtg", "end")
    pass_turns(state, 6)

    assert state.round == 2
    assert state.rtg == before - 1


def test_qe7_once_in_the_turn_of_each_player() -> None:
    state = scene("koop1").build()

    drive(state, "rtg", "end", "rtg")

    assert goods(state) == {"energy": 2}
    assert state.reputation == [0]


def test_qe8_modifiers_are_added_before_zero_counts() -> None:
    state = (
        scene(scenario="S8")
        .installed("red", solar=1)
        .technology("red", "solar-energy")
        .weather("W06")
        .build()
    )

    happen(state, ProduceEnergy())

    # 2 - 1 (weather) + 1 (technology) - 1 (scenario).
    assert goods(state) == {"energy": 1}


def test_qm1_the_move_is_a_must_and_mining_is_not() -> None:
    state = scene().goods(energy=1).build()

    drive(state, "place mining-1", "mine", "take nothing")
    assert question(state) == (RED, "move-machine")
    drive(state, "move D1", "take nothing")

    assert goods(state) == {}
    assert state.time == 2


def test_qm2_the_machine_moves_next_door_or_jumps_to_the_nearest() -> None:
    state = scene().goods(energy=1).only("C1", "D4", "G4").machine("C1").build()

    drive(state, "place mining-1", "mine", "take nothing")

    assert options(state) == ["move D4"]
    assert reasons(state, "move G4") == ["too-far"]


def test_qm3_the_distance_to_the_hidden_may_not_grow() -> None:
    state = scene().goods(energy=1).face_down("G4").machine("D4").build()

    drive(state, "place mining-1", "mine", "take nothing")

    assert options(state) == ["move D5", "move E3", "move E4"]


def test_qm3_next_door_all_the_same_where_every_token_leads_away() -> None:
    """Only if nothing lies next to the machine does it jump, and then not away if it can."""
    state = scene().goods(energy=1).only("D4", "D3", "D7").face_down("D7").machine("D4").build()
    drive(state, "place mining-1", "mine", "take nothing")
    assert options(state) == ["move D3"]

    apart = scene().goods(energy=1).only("D4", "D2", "D6", "D7").face_down("D7")
    state = apart.machine("D4").build()
    drive(state, "place mining-1", "mine", "take nothing")
    assert options(state) == ["move D6"]

    state = scene().goods(energy=1).only("D4", "D1", "A1", "G4").face_down("G4").build()
    state.machine = state.vocabulary.numbers["spot"]["D4"]
    drive(state, "place mining-1", "mine", "take nothing")
    assert options(state) == ["move G4"]


def test_qm4_the_machine_may_stand_on_an_empty_field() -> None:
    state = scene().goods(energy=2).token_at("D1", "MT20").build()
    drive(state, "place mining-1", "mine", "take nothing", "move D1", "take D1 2R")
    drive(state, "finish", "rest", "place mining-1", "mine")

    # Nothing lies under the machine, so it has to move first.
    assert question(state) == (RED, "move-machine")


def test_qm5_nothing_beside_the_start_is_turned_up() -> None:
    state = scene().build()

    assert [spot for spot, token in state.view(None)["mine"].items() if token] == ["C1", "D1", "E1"]


def test_qm6_no_research_without_regolith() -> None:
    state = scene().goods(energy=1).token_at("C1", "MT12").build()

    drive(state, "place mining-1")
    assert reasons(state, "examine") == ["no-regolith-mined"]
    drive(state, "mine", "take C1 2I", "move D1")

    assert question(state) == (RED, "take-step")


def test_qm6_regolith_of_an_earlier_placement_opens_no_new_one() -> None:
    """Research only extends a mining; what a marker mined before is no action for the next."""
    state = scene().goods(energy=1).token_at("C1", "MT20").build()

    drive(state, "place mining-1", "mine", "take C1 2R", "move D1", "finish", "rest")

    assert "place mining-1" not in options(state)
    assert reasons(state, "place mining-1") == ["nothing-to-do-there"]


def test_qm7_regolith_by_the_long_arm_counts_for_research() -> None:
    state = scene().goods(energy=1).technology("red", "long-arm").token_at("D1", "MT20").build()

    drive(state, "place mining-1", "mine", "take D1 2R", "move C2", "examine")

    assert sum(cards(state).values()) == 2


def test_qm8_the_discards_become_the_deck() -> None:
    state = scene().goods(energy=1).token_at("C1", "MT20").no_deck(discards=True).build()

    drive(state, "place mining-1", "mine", "take C1 2R", "move D1", "examine")

    assert sum(cards(state).values()) == 2
    assert len(state.regolith_deck) == 16
    assert not any(state.regolith_discard)


def test_qm9_the_long_arm_reaches_no_token_face_down() -> None:
    state = (
        scene()
        .goods(energy=1)
        .technology("red", "long-arm")
        .token_at("C1", "MT20")
        .token_at("D1", "MT02")
        .build()
    )

    drive(state, "place mining-1", "mine")

    assert options(state) == ["take C1 2R", "take D1 2I", "take nothing"]
    assert reasons(state, "take D2 2R") == ["token-out-of-reach"]


def test_qm9_the_only_other_token_must_stay_for_the_move() -> None:
    state = (
        scene()
        .goods(energy=1)
        .technology("red", "long-arm")
        .only("C1", "D1")
        .token_at("C1", "MT20")
        .build()
    )

    drive(state, "place mining-1", "mine")

    assert options(state) == ["take C1 2R", "take nothing"]
    assert reasons(state, "take D1 2R") == ["token-out-of-reach"]


def test_qm10_what_the_move_shows_is_known_before_the_second_question() -> None:
    state = scene().goods(energy=1).build()

    drive(state, "place mining-1", "mine", "take nothing", "move B1")

    assert question(state) == (RED, "mine-after")
    assert state.view(BLUE)["mine"]["A1"] is not None


def test_qm11_no_cards_anywhere_no_research() -> None:
    state = scene().goods(energy=1).token_at("C1", "MT20").no_deck(discards=False).build()

    drive(state, "place mining-1", "mine", "take C1 2R", "move D1")

    assert question(state) == (RED, "take-step")


def test_qm12_the_site_is_reached_for_good() -> None:
    state = scene(scenario="S5").goods(energy=2).machine("D3").face_up().build()
    assert not state.is_site_reached

    drive(state, "place mining-1", "mine", "take nothing", "move D4", "take nothing")
    assert state.is_site_reached
    drive(state, "rest", "place mining-1", "mine", "take nothing", "move D3", "take nothing")
    assert state.is_site_reached


def test_qm12_a_field_passed_in_a_jump_does_not_count() -> None:
    state = scene(scenario="S5").goods(energy=1).only("D1", "A4").machine("D1").build()

    drive(state, "place mining-1", "mine", "take nothing", "move A4", "take nothing")

    assert not state.is_site_reached
