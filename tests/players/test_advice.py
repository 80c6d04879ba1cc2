"""Hints and standings: from one seat's knowledge, with their uncertainty."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.core.errors import IllegalAction
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.advice import FORCED, evaluate, hint, share
from areopolis.players.knowledge import knowledge_of
from players import positions

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
    state = positions.undecided(game, 3, 17, 20)
    seat = state.deciding[0]

    hints = hint(state, seat, iterations=40, seconds=0.0)

    assert {one.action for one in hints} <= set(state.decision(seat).options)
    assert [one.tries for one in hints] == sorted([one.tries for one in hints], reverse=True)
    # Who ponders looks at several ways to go on in one try.
    assert 0 < sum(one.tries for one in hints) <= 40
    assert sum(one.tries for one in hints) == 40 or knowledge_of(game).PONDERS
    assert all(0 <= one.worth.low <= one.worth.mean <= one.worth.high <= 1 for one in hints)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_knows_no_more_than_the_seat(game: str) -> None:
    state = wander(game, 20)
    seat = state.deciding[0]
    twin = state.determinize(seat, 4)

    assert hint(state, seat, 30, 0.0) == hint(twin, seat, 30, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_standing_knows_no_more_than_the_seat_and_shares_all_wins(game: str) -> None:
    state = positions.contest(game, 3, 17, 30)

    standing = evaluate(state, 1, games=12)

    assert standing == evaluate(state.determinize(1, 8), 1, games=12)
    assert sum(one.mean for one in standing.shares) == pytest.approx(1.0)
    assert all(one.low <= one.mean <= one.high for one in standing.scores)


@pytest.mark.parametrize("game", GAMES)
def test_who_sees_everything_does_not_know_what_comes(game: str) -> None:
    """Players who never hesitate would otherwise play one and the same game again and again."""
    state = positions.contest(game, 3, 17, 30)

    standing = evaluate(state, None, games=12)

    assert all(one.low < one.mean < one.high for one in standing.scores)
    assert sum(one.mean for one in standing.shares) == pytest.approx(1.0)


def test_those_who_win_or_lose_together_have_the_same_share() -> None:
    standing = evaluate(positions.wander("martians", 3, 17, 30), 1, games=6)

    assert len({one.mean for one in standing.shares}) == 1
    assert len({one.mean for one in standing.scores}) == 1


def test_a_standing_of_a_game_that_is_over_is_certain() -> None:
    state = wander("mission-red-planet", 0)
    while not state.over:
        seat = state.deciding[0]
        state.apply(seat, state.decision(seat).options[0])
    assert state.outcome is not None

    standing = evaluate(state, 0, games=3)

    assert tuple(one.mean for one in standing.scores) == state.outcome.scores


def end_of(state: State, seat: int, text: str, seed: int) -> tuple[int, ...] | None:
    """Return who wins when *seat* answers in an imagined world; None if it goes on."""
    world = state.imagined(seat, seed)
    world.play(seat, text)
    return None if world.outcome is None else world.outcome.winners


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_at_the_last_choice_counts_wins_and_nothing_else(game: str) -> None:
    """By how much somebody wins or loses does not make it a victory."""
    found: set[float] = set()
    choices = 0
    for seed in range(40):
        state = positions.contest(game, 2, seed, 100_000)
        seat = state.deciding[0]
        choices += len(state.decision(seat).options) > 1
        for one in hint(state, seat, 24, 0.0):
            ends = {end_of(state, seat, one.action.text, world) for world in range(30)}
            if None not in ends and len(ends) == 1:
                (winners,) = ends
                assert winners is not None
                share = (seat in winners) / max(1, len(winners))
                assert one.worth.mean == pytest.approx(share)
                found.add(share)
        if choices > 1 and {0.0, 1.0} <= found:
            return
    pytest.fail("nobody was sure to win, or to lose, at a last choice")


@pytest.mark.parametrize("game", GAMES)
def test_the_only_option_is_hinted_at_once_with_what_the_position_is_worth(game: str) -> None:
    state = areopolis.game(game).new(2, 5)
    rng = Rng(5)
    while len(state.decision(state.deciding[0]).options) > 1:
        options = state.decision(state.deciding[0]).options
        state.apply(state.deciding[0], options[rng.below(len(options))])
    seat = state.deciding[0]

    (only,) = hint(state, seat, iterations=1_000_000, seconds=0.0)

    assert only.action is state.decision(seat).options[0]
    assert 0 < only.worth.mean < 1
    assert only.tries == FORCED
    assert hint(state, seat, iterations=2)[0].tries == 2
    assert hint(state, seat, seconds=60.0)[0].tries == FORCED


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-1, 1.0), (5, -1.0)])
def test_a_hint_without_a_limit_is_refused(iterations: int, seconds: float) -> None:
    state = wander("mission-red-planet", 20)

    with pytest.raises(ValueError, match="iterations"):
        hint(state, state.deciding[0], iterations, seconds)


def test_a_standing_of_no_games_is_refused() -> None:
    for games in (0, -3):
        with pytest.raises(ValueError, match="games"):
            evaluate(wander("mission-red-planet", 20), 0, games)


def test_only_who_must_decide_gets_a_hint() -> None:
    state = wander("mission-red-planet", 8)
    idle = next(seat for seat in range(3) if seat not in state.deciding)

    with pytest.raises(IllegalAction):
        hint(state, idle, 5, 0.0)


def test_more_tries_make_an_estimate_narrower() -> None:
    few, many = share(5.0, 10), share(500.0, 1000)

    assert few.mean == many.mean
    assert many.high - many.low < few.high - few.low
