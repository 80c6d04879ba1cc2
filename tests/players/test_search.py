"""The search: what it finds, how it stops, and that it leaves the table alone."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.core.state import State
from areopolis.players.knowledge import TO_THE_END, Untaught, knowledge_of
from areopolis.players.protocol import Seen
from areopolis.players.search import RIPE, Search
from core.tables import buying, table
from players.positions import GAMES, undecided, wander


def search_at(state: State, seat: int, iterations: int, settles: bool = False) -> Search:
    """Return a finished search for a decision."""
    search = Search(Seen(state, seat).world, seat, 5, knowledge_of(state.game.id), 4)
    search.run(iterations, 0.0, settles)
    return search


def shares(search: Search, state: State, seat: int) -> list[tuple[str, int, float]]:
    """Return what a search has tried."""
    return [
        (one.action.text, one.tries, one.mean) for one in search.tried(state.decision(seat).options)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_the_same_again_with_the_same_seed(game: str) -> None:
    state = undecided(game, 2, 4, 30)
    seat = state.deciding[0]

    first, second = (shares(search_at(state, seat, 30), state, seat) for _ in range(2))

    assert first == second
    assert sum(tries for _, tries, _ in first) == 30


@pytest.mark.parametrize("game", GAMES)
def test_a_search_answers_legally_and_leaves_the_state_alone(game: str) -> None:
    state = undecided(game, 3, 8, 25)
    seat = state.deciding[0]
    before = state.key()

    best = search_at(state, seat, 25).best(state.decision(seat).options)

    assert state.key() == before
    assert best in state.decision(seat).options


def test_a_search_with_more_iterations_goes_on_where_it_was() -> None:
    state = undecided("mission-red-planet", 2, 4, 30)
    seat = state.deciding[0]
    search = search_at(state, seat, 20)

    search.run(35, 0.0, settles=False)

    assert search.iterations == 35
    assert sum(tries for _, tries, _ in shares(search, state, seat)) == 35


def test_a_search_stops_when_its_seconds_are_spent() -> None:
    state = undecided("mission-red-planet", 2, 4, 30)
    seen = Seen(state, state.deciding[0])
    search = Search(seen.world, seen.seat, 5, Untaught(), TO_THE_END)

    search.run(1_000_000, 0.05)

    assert 0 < search.iterations < 1_000_000


def test_a_search_stops_when_no_other_option_can_come_first() -> None:
    """Whoever may take everything or nothing, once and for all, need not think for long."""
    state = undecided("mission-red-planet", 2, 4, 30)
    seat = state.deciding[0]

    settled = search_at(state, seat, 400, settles=True)
    patient = search_at(state, seat, 400, settles=False)

    options = state.decision(seat).options
    assert settled.iterations < patient.iterations == 400
    assert settled.best(options) == patient.best(options)


def test_an_early_stop_never_changes_the_answer() -> None:
    for game in GAMES:
        for decisions in range(10, 100, 30):
            state = undecided(game, 3, 31 + decisions, decisions)
            seat = state.deciding[0]
            options = state.decision(seat).options
            answers = [search_at(state, seat, 60, settles) for settles in (True, False)]
            assert answers[0].best(options) == answers[1].best(options)


def begins_jointly(game: str) -> bool:
    """Whether everybody answers the first question of *game* at the same time."""
    return len(areopolis.game(game).new(3, 5).deciding) > 1


def test_some_games_begin_jointly() -> None:
    assert [name for name in GAMES if begins_jointly(name)]


@pytest.mark.parametrize("game", [name for name in GAMES if begins_jointly(name)])
def test_a_search_of_a_joint_decision_answers_for_its_own_seat(game: str) -> None:
    state = areopolis.game(game).new(3, 5)
    assert state.deciding == (0, 1, 2)

    for seat in (2, 1, 0):
        search = search_at(state, seat, 12)
        options = state.decision(seat).options
        assert {text for text, _, _ in shares(search, state, seat)} <= {o.text for o in options}
        state.play(seat, search.best(options))

    assert state.moves == 3


def test_what_others_have_sealed_does_not_change_what_is_thought() -> None:
    """Who has answered is known, what is not; the search lets everybody answer again."""
    found = []
    for place in (0, 1):
        state = areopolis.game("mission-red-planet").new(3, 5)
        state.play(0, state.decision(0).options[place])
        found.append(shares(search_at(state, 2, 20), state, 2))

    assert found[0] == found[1]


def test_nobody_answers_what_is_still_sealed() -> None:
    """Bids at the bazaar: what others try is remembered apart from the own bid."""
    state = table(seats=3)
    seen = Seen(state, 1)
    search = Search(seen.world, 1, 5, Untaught(), TO_THE_END)

    search.run(60, 0.0, settles=False)

    assert set(search.root.sealed) == {0, 2}
    tried = sum(branch.visits for branch in search.root.branches.values())
    others = sum(branch.visits for branch in search.root.sealed[0].branches.values())
    assert tried == 60
    # Below a bid that was hardly tried there is no tree yet: the others just play on.
    assert others == sum(max(0, b.visits - RIPE) for b in search.root.branches.values())


def test_a_game_without_knowledge_is_searched_to_its_end() -> None:
    state = buying(table(seats=2, seed=3))
    search = Search(Seen(state, 0).world, 0, 5, Untaught(), TO_THE_END)

    search.run(80, 0.0)

    assert search.best(state.decision(0).options) in state.decision(0).options
    assert 0.0 < search.root.branches["buy card"].mean() < 1.0


def test_wandering_stops_before_the_end() -> None:
    assert not wander("mission-red-planet", 2, 1, 100_000).over
