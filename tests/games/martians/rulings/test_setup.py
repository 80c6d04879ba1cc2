"""Rulings of set-up and building tokens (specification 6, Q-U)."""

import pytest

from areopolis.games.martians.data.constants import C_TOKEN, FREE, U_TOKEN
from areopolis.games.martians.rules.ending import EndCheck
from areopolis.games.martians.rules.happenings import DrawEvent
from areopolis.games.martians.state import ColonyState
from kit.asking import drive, options, question, reasons
from kit.martians import BLUE, GAME, GREEN, RED, goods, happen, reputation, scene


def new(seats: int, **options: object) -> ColonyState:
    state = GAME.new(seats, 1, options)
    assert isinstance(state, ColonyState)
    return state


def test_qu1_research_tiles_are_laid_out_and_all_mining_tokens_used() -> None:
    for seats, count in ((2, 4), (3, 5), (4, 6)):
        state = new(seats)
        assert len(state.tiles_up) == count
        assert len(state.tile_deck) == 12 - count
        assert state.present == (1 << 37) - 1


def test_qu2_the_board_is_laid_out_once() -> None:
    assert new(2).field_tokens == list(GAME.components.field_start)


def test_qu3_there_are_two_kinds_of_building_tokens() -> None:
    tokens = new(2).field_tokens

    assert tokens.count(C_TOKEN) == 4
    assert tokens.count(U_TOKEN) == 8


def test_qu4_a_construction_token_slows_an_under_construction_token_closes() -> None:
    state = scene().unfinished().goods(energy=2, material=1, water=1).build()

    assert reasons(state, "place hospital-1") == []
    assert reasons(state, "place hospital-2") == ["field-closed"]
    drive(state, "place hospital-1")
    assert state.time == 2


def test_qu5_the_surcharge_is_paid_once_per_placement() -> None:
    state = (
        scene().unfinished().technology("red", "dna-modification").time(4).goods(energy=2).build()
    )

    drive(state, "place laboratory-1", "develop weather-report")

    # One for the field, one for the technology.
    assert state.time == 2


def test_qu6_the_greenhouses_begin_closed() -> None:
    state = scene().unfinished().goods(water=2, energy=3, material=1).build()
    assert not [text for text in options(state) if "greenhouses" in text]

    drive(state, "place construction-1", "expand greenhouses-1", "finish")
    assert "place greenhouses-1" in options(state)

    opened = new(2, greenhouse_open_fields=2)
    assert opened.field_tokens[-3:] == [0, 0, U_TOKEN]


def test_qu7_nothing_is_left_to_build_or_expand() -> None:
    state = scene().goods(energy=2, material=1).build()

    drive(state, "place construction-1")

    assert options(state) == ["install solar", "install wind"]
    assert reasons(state, "build hospital-1") == ["no-construction-token"]
    assert reasons(state, "expand hospital-2") == ["not-under-construction"]


def test_qu8_a_building_can_be_expanded_before_it_is_finished() -> None:
    state = scene().unfinished().goods(energy=2, material=1).build()

    drive(state, "place construction-1", "expand hospital-2")

    assert state.field_tokens[state.vocabulary.numbers["field"]["hospital-1"]] == C_TOKEN


def test_qu9_everybody_may_use_a_field_that_somebody_has_opened() -> None:
    state = scene().unfinished().goods(energy=2, material=1).goods("blue", water=1).build()

    drive(state, "place construction-1", "expand greenhouses-1", "finish", "end")
    drive(state, "place greenhouses-1", "harvest")

    assert goods(state, BLUE) == {"food": 1}


def test_qu10_an_unavailability_token_closes_a_field() -> None:
    state = scene().goods(energy=1, material=1, water=1).build()
    state.field_tokens[state.vocabulary.numbers["field"]["hospital-1"]] = 3
    state.ask_again()

    assert reasons(state, "place hospital-1") == ["field-unavailable"]
    assert reasons(state, "place hospital-2") == []


def test_qu11_tokens_off_the_board_are_counted_from_the_set_up() -> None:
    state = scene(scenario="S3", greenhouse_open_fields=3).unfinished()
    for place in (1, 2, 3):
        state.token("free", f"greenhouses-{place}")
    finished = ("hospital-1", "laboratory-1", "water-treatment-1", "education-centre-1")
    built = state.token("free", *finished).build()
    condition = built.rules.end_conditions[0]

    # Fields opened by the switch do not count.
    assert not condition.holds(built)
    for field in ("hospital-2", "laboratory-2", "water-treatment-2"):
        built.field_tokens[built.vocabulary.numbers["field"][field]] = 0
    assert condition.holds(built)


@pytest.mark.parametrize("opened", [0, 1, 3])
def test_qu11_all_tokens_off_the_board_are_enough(opened: int) -> None:
    """Four players remove eight tokens; a switch may leave only five to remove."""
    state = new(4, mode="koop1", scenario="S3", greenhouse_open_fields=opened)
    condition = state.rules.end_conditions[0]
    (_, asked), (_, unfinished) = condition.progress(state)
    lying = state.field_tokens.count(U_TOKEN)

    assert (asked, unfinished) == (4, min(8, lying))
    state.field_tokens[:] = [FREE] * len(state.field_tokens)
    assert condition.holds(state)


def test_qu11_a_token_of_an_event_is_on_the_board_again() -> None:
    state = (
        scene(scenario="S3")
        .unfinished()
        .token("free", "hospital-1", "laboratory-1", "water-treatment-1", "education-centre-1")
        .token("free", "hospital-2", "laboratory-2")
        .done(a=1, b=1)
        .round(4)
        .next_event("E4-2")
        .build()
    )

    happen(state, DrawEvent())
    assert question(state) == (RED, "close-field")
    drive(state, "close hospital-1")
    happen(state, EndCheck())

    assert state.outcome is not None
    assert state.outcome.goal is False


def test_qu12_the_tokens_change_places() -> None:
    state = (
        scene(token_effects="C=closed, U=slow")
        .unfinished()
        .time(3)
        .goods(water=1, energy=2, material=1)
        .build()
    )

    assert "field-closed" in reasons(state, "place hospital-1")
    drive(state, "place greenhouses-1", "harvest")
    assert state.time == 1
    drive(state, "finish", "place construction-1", "build hospital-1")
    assert reputation(state) == 5


def begun_by(first: int, seats: int, **chosen: object) -> ColonyState:
    """Return a game in which a seat other than the first one holds the first player marker."""
    for seed in range(100):
        state = GAME.new(seats, seed, chosen)
        assert isinstance(state, ColonyState)
        if state.first == first:
            return state
    raise AssertionError("somebody begins")


def test_corporations_then_quarters_are_chosen_in_turn_order() -> None:
    """D26 and D02: clockwise from the first player, each among what is left."""
    state = begun_by(BLUE, 3, mode="rw3", corporations="chosen")

    asked = []
    for answer in ("corporation CP4", "corporation CP1", "corporation CP2"):
        asked.append(question(state))
        drive(state, answer)
    assert asked == [(seat, "choose-corporation") for seat in (1, 2, 0)]
    assert state.corporation == [1, 3, 0]

    assert question(state) == (1, "choose-quarters")
    drive(state, "settle q3")
    assert question(state) == (2, "choose-quarters")
    assert options(state) == ["settle q1", "settle q2", "settle q4"]
    assert reasons(state, "settle q3") == ["quarters-taken"]
    drive(state, "settle q4", "settle q1")
    assert state.home == [0, 2, 3]
    assert question(state) == (1, "take-step")


def test_a_corporation_is_taken_once() -> None:
    state = begun_by(BLUE, 3, mode="koop1", corporations="chosen")
    drive(state, "corporation CP4")

    assert options(state) == ["corporation CP1", "corporation CP2", "corporation CP3"]
    assert reasons(state, "corporation CP4") == ["corporation-taken"]


def test_qk14_corporation_a_begins_alone_and_money_follows_turn_order() -> None:
    state = begun_by(GREEN, 4, mode="rw2")
    assert [state.has(player, 7) for player in range(4)] == [4, 5, 2, 3]

    for seed in range(20):
        alone = GAME.new(1, seed, {"first_player": "random"})
        assert isinstance(alone, ColonyState)
        assert alone.first == RED
