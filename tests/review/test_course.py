"""The course of a game: its decisions, and the points at each of them."""

import pytest

import areopolis
from areopolis.core.errors import BadRecord
from areopolis.review.course import course, state_at, walk
from review.games import game_of, recorded


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_course_has_every_move_and_the_end(name: str) -> None:
    record = recorded(name)

    moments = course(game_of(record), record)

    assert [f"{one.seat} {one.text}" for one in moments[:-1]] == record["moves"]
    assert [one.number for one in moments] == list(range(len(record["moves"]) + 1))
    assert (moments[-1].seat, moments[-1].text) == (-1, "")


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_the_last_points_are_those_of_the_outcome(name: str) -> None:
    record = recorded(name)
    game = game_of(record)

    outcome = game.replay(record).outcome

    assert outcome is not None
    assert course(game, record)[-1].points == outcome.breakdown


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_decision_without_choice_is_marked(name: str) -> None:
    record = recorded(name)
    game = game_of(record)

    marked = {one.number for one in course(game, record) if one.is_forced}

    seen = {
        state.moves
        for state, seat, _ in walk(game, record)
        if seat >= 0 and len(state.decision(seat).options) == 1
    }
    assert marked == seen


def test_the_state_at_a_move_is_the_one_that_was_there() -> None:
    record = recorded("mission-red-planet")
    game = game_of(record)

    state, seat = state_at(game, record, 10)

    assert state.record()["moves"] == record["moves"][:10]
    assert record["moves"][10].startswith(f"{seat} ")


def test_there_is_no_state_after_the_end() -> None:
    record = recorded("mission-red-planet")

    with pytest.raises(IndexError):
        state_at(game_of(record), record, len(record["moves"]) + 1)


def test_a_damaged_record_is_refused_before_anything_is_shown() -> None:
    record = {**recorded("mission-red-planet"), "seed": 6}

    with pytest.raises(BadRecord):
        course(areopolis.game("mission-red-planet"), record)
