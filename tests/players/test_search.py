"""The search and the levels: what they know, what they find, how they stop."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.levels import LEVELS, LevelPlayer, evaluator
from areopolis.players.protocol import Seen
from areopolis.players.search import Search

GAMES = areopolis.game_ids()


def wander(game: str, seats: int, seed: int, decisions: int) -> State:
    """Return a state after so many random decisions."""
    state = areopolis.game(game).new(seats, seed)
    rng = Rng(seed)
    for _ in range(decisions):
        if state.over:
            break
        seat = state.deciding[0]
        options = state.decision(seat).options
        state.apply(seat, options[rng.below(len(options))])
    return state


def search_at(state: State, seat: int, iterations: int) -> Search:
    """Return a finished search for a decision."""
    seen = Seen(state, seat)
    search = Search(seen.imagine, seat, 5, evaluator(state.game.id), 4)
    search.run(iterations, 0.0)
    return search


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [0, 7, 40, 90])
def test_states_that_look_the_same_to_a_seat_get_the_same_answer(game: str, decisions: int) -> None:
    state = wander(game, 3, 11 + decisions, decisions)
    seat = state.deciding[0]
    twin = state.determinize(seat, 99)

    chosen = [LevelPlayer("club", game, 3).choose(Seen(one, seat)) for one in (state, twin)]

    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_the_same_again_with_the_same_seed(game: str) -> None:
    state = wander(game, 2, 4, 30)
    seat = state.deciding[0]

    assert search_at(state, seat, 30).shares() == search_at(state, seat, 30).shares()


@pytest.mark.parametrize("game", GAMES)
def test_a_search_answers_legally_and_leaves_the_state_alone(game: str) -> None:
    state = wander(game, 3, 8, 25)
    seat = state.deciding[0]
    before = state.key()

    best = search_at(state, seat, 25).best()

    assert state.key() == before
    assert best in state.decision(seat).options


def test_a_search_with_more_iterations_goes_on_where_it_was() -> None:
    state = wander("mission-red-planet", 2, 4, 30)
    search = search_at(state, state.deciding[0], 20)

    search.run(15, 0.0)

    assert search.iterations == 35
    assert sum(visits for _, _, visits in search.shares()) == 35


def test_a_search_stops_when_its_seconds_are_spent() -> None:
    state = wander("mission-red-planet", 2, 4, 30)
    seen = Seen(state, state.deciding[0])
    search = Search(seen.imagine, seen.seat, 5)

    search.run(0, 0.05)

    assert 0 < search.iterations < 1_000_000


def test_a_level_does_not_think_about_a_single_option() -> None:
    for decisions in range(120):
        state = wander("mission-red-planet", 3, 2, decisions)
        seat = state.deciding[0]
        seen = Seen(state, seat)
        if len(seen.decision.options) == 1:
            player = LevelPlayer("expert", "mission-red-planet", 1)
            word = player.dice.word
            assert player.choose(seen) is seen.decision.options[0]
            assert player.dice.word == word
            return
    pytest.fail("no decision with one option was met")


@pytest.mark.parametrize("game", GAMES)
def test_an_estimate_has_a_value_between_nothing_and_certainty_for_each_seat(game: str) -> None:
    evaluate = evaluator(game)
    assert evaluate is not None
    for decisions in range(0, 120, 15):
        values = evaluate(wander(game, 4, 21, decisions))
        assert len(values) == 4
        assert all(0.0 <= value <= 1.0 for value in values)


def test_a_stronger_level_is_allowed_more() -> None:
    newcomer, club, expert = (LEVELS[name] for name in ("newcomer", "club", "expert"))

    assert newcomer.iterations < club.iterations < expert.iterations
    assert newcomer.slips > 0
    assert club.slips == expert.slips == 0


@pytest.mark.parametrize("game", GAMES)
def test_even_a_newcomer_beats_random_players_most_of_the_time(game: str) -> None:
    """Eight short games with fixed seeds; a fair share would be one half."""
    won = 0
    for number in range(8):
        state = areopolis.game(game).new(2, 50 + number)
        newcomer = LevelPlayer("newcomer", game, number)
        mine = number % 2
        rng = Rng(number)
        while not state.over:
            seat = state.deciding[0]
            options = state.decision(seat).options
            random = options[rng.below(len(options))]
            state.apply(seat, newcomer.choose(Seen(state, seat)) if seat == mine else random)
        assert state.outcome is not None
        won += state.outcome.winners == (mine,)

    assert won >= 5


@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_a_joint_decision_answers_for_its_own_seat(game: str) -> None:
    state = areopolis.game(game).new(3, 5)
    assert state.deciding == (0, 1, 2)

    for seat in (2, 1, 0):
        best = LevelPlayer("newcomer", game, seat).choose(Seen(state, seat))
        state.play(seat, best)

    assert state.moves == 3
