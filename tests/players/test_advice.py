"""Hints and standings: from one seat's knowledge, with their uncertainty."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.core.errors import IllegalAction
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.advice import evaluate, hint, share

GAMES = areopolis.game_ids()


def wander(game: str, decisions: int) -> State:
    """Return a game of three after so many random decisions."""
    state = areopolis.game(game).new(3, 17)
    rng = Rng(17)
    for _ in range(decisions):
        seat = state.deciding[0]
        options = state.decision(seat).options
        state.apply(seat, options[rng.below(len(options))])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_options_the_most_tried_first(game: str) -> None:
    state = wander(game, 20)
    seat = state.deciding[0]

    hints = hint(state, seat, iterations=40, seconds=0.0)

    assert {one.action for one in hints} <= set(state.decision(seat).options)
    assert [one.tries for one in hints] == sorted([one.tries for one in hints], reverse=True)
    assert sum(one.tries for one in hints) == 40
    assert all(0 <= one.worth.low <= one.worth.mean <= one.worth.high <= 1 for one in hints)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_knows_no_more_than_the_seat(game: str) -> None:
    state = wander(game, 20)
    seat = state.deciding[0]
    twin = state.determinize(seat, 4)

    assert hint(state, seat, 30, 0.0) == hint(twin, seat, 30, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_standing_knows_no_more_than_the_seat_and_shares_all_wins(game: str) -> None:
    state = wander(game, 30)

    standing = evaluate(state, 1, games=12)

    assert standing == evaluate(state.determinize(1, 8), 1, games=12)
    assert sum(one.mean for one in standing.shares) == pytest.approx(1.0)
    assert all(one.low <= one.mean <= one.high for one in standing.scores)


def test_a_standing_of_a_game_that_is_over_is_certain() -> None:
    state = wander("mission-red-planet", 0)
    while not state.over:
        seat = state.deciding[0]
        state.apply(seat, state.decision(seat).options[0])
    assert state.outcome is not None

    standing = evaluate(state, 0, games=3)

    assert tuple(one.mean for one in standing.scores) == state.outcome.scores


def test_only_who_must_decide_gets_a_hint() -> None:
    state = wander("mission-red-planet", 8)
    idle = next(seat for seat in range(3) if seat not in state.deciding)

    with pytest.raises(IllegalAction):
        hint(state, idle, 5, 0.0)


def test_more_tries_make_an_estimate_narrower() -> None:
    few, many = share(5.0, 10), share(500.0, 1000)

    assert few.mean == many.mean
    assert many.high - many.low < few.high - few.low
