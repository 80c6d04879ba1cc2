"""Judges who are asked for many positions at once, and weights that are for the tree alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.knowledge import Knowledge, knowledge_of
from areopolis.players.planner import Planner
from areopolis.players.protocol import Seen
from areopolis.players.race import LAP, Race
from areopolis.players.search import Search
from areopolis.players.thinker import Thinker
from players.positions import GAMES, undecided, walked

HORIZON = 4
Told = list[tuple[str, int, float, float]]


class OneByOne(Knowledge):
    """What is written about a game, asked for one position after the other."""

    PONDERS = False
    GROWS_TREE = False

    def __init__(self, game: str) -> None:
        """Know what is known about *game*."""
        self.written = knowledge_of(game)
        self.asked: list[int] = []

    def evaluate(self, state: State) -> list[float]:
        self.asked.append(1)
        return self.written.evaluate(state)

    def is_calm(self, state: State) -> bool:
        return self.written.is_calm(state)

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        return self.written.weigh(state, seat, options)


class Together(OneByOne):
    """The same, for those who ask for all at once and for nobody else."""

    def evaluate(self, state: State) -> list[float]:
        raise AssertionError("asked for one position alone")

    def evaluate_all(self, states: Sequence[State]) -> list[list[float]]:
        self.asked.append(len(states))
        return self.written.evaluate_all(states)


class Gathered(Together):
    """Gathers as many as it gets."""

    BATCH = 1000


class Eight(Together):
    """Gathers a few, as a judge on a device wants it."""

    BATCH = 8


class OfEight(OneByOne):
    """Gathers a few, and judges one after the other all the same."""

    BATCH = 8


def tried(planner: Planner, options: Sequence[Action], iterations: int) -> Told:
    """Return what a planner has tried."""
    planner.run(iterations, 0.0)
    return [(one.action.text, one.tries, one.mean, one.wins) for one in planner.tried(options)]


def race(state: State, knowledge: Knowledge, iterations: int = 24) -> Told:
    """Return what a race has tried in *state*."""
    seen = Seen(state, state.deciding[0])
    options = seen.decision.options
    return tried(Race(seen.world, seen.seat, 5, knowledge, HORIZON, options), options, iterations)


def tree(state: State, knowledge: Knowledge, iterations: int = 24) -> Told:
    """Return what a tree has tried in *state*."""
    seen = Seen(state, state.deciding[0])
    options = seen.decision.options
    return tried(Search(seen.world, seen.seat, 5, knowledge, HORIZON), options, iterations)


@pytest.mark.parametrize("game", GAMES)
def test_many_positions_are_judged_like_each_of_them(game: str) -> None:
    knowledge = knowledge_of(game)
    states = [state for state, _ in walked(game, 2, 5)[::9]]

    together = knowledge.evaluate_all(states)

    assert together == [knowledge.evaluate(state) for state in states]
    assert len({tuple(chances) for chances in together}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_race_judged_together_tries_and_finds_the_same(game: str) -> None:
    for decisions in (12, 45):
        state = undecided(game, 3, 4, decisions)
        alone, gathered = OneByOne(game), Gathered(game)

        assert race(state, gathered) == race(state, alone)
        assert sum(gathered.asked) == len(alone.asked)


def test_a_race_gathers_what_a_lap_has_to_be_judged() -> None:
    """Nobody drops out before the end of a lap, so that nothing is tried that would not be."""
    game = "terraforming-mars"
    gathered = Gathered(game)
    state = undecided(game, 3, 4, 12)
    found = race(state, gathered, 90)

    assert len(gathered.asked) <= -(-max(tries for _, tries, _, _ in found) // LAP)
    assert max(gathered.asked) == LAP * len(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_judged_at_once_or_one_by_one_tries_and_finds_the_same(game: str) -> None:
    state = undecided(game, 3, 4, 30)

    assert tree(state, Together(game)) == tree(state, OneByOne(game))
    assert tree(state, Eight(game)) == tree(state, OfEight(game))


def test_a_tree_gathers_so_many_and_none_is_pending_at_last() -> None:
    game = "mission-red-planet"
    state = undecided(game, 3, 4, 30)
    seen = Seen(state, state.deciding[0])
    eight = Eight(game)
    search = Search(seen.world, seen.seat, 5, eight, HORIZON)

    search.run(44, 0.0, settles=False)

    assert eight.asked == [8, 8, 8, 8, 8, 4]
    assert search.root.visits == search.iterations == 44
    branches = list(search.root.branches.values())
    assert sum(branch.visits for branch in branches) == 44
    while branches:
        branch = branches.pop()
        assert branch.pending == 0
        branches += [*branch.branches.values(), *branch.sealed.values()]


def test_what_is_pending_is_not_tried_by_all_at_once() -> None:
    """Eight that wait for the judge together look at several options, not eight times at one."""
    game = "mission-red-planet"
    state = undecided(game, 3, 4, 30)

    assert len(tree(state, Eight(game), 8)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_are_chosen_decision_after_decision(game: str) -> None:
    chosen: list[list[str]] = []
    for kind in (OneByOne, Together, Gathered):
        state = undecided(game, 2, 6, 20)
        thinkers = [Thinker(kind(game), HORIZON, Dice(seat)) for seat in range(2)]
        moves: list[str] = []
        while not state.over and len(moves) < 12:
            seat = state.deciding[0]
            answer = thinkers[seat].think(Seen(state, seat), 16, 0.0)
            moves.append(str(answer))
            state.play(seat, answer)
        chosen.append(moves)

    assert chosen[1] == chosen[0]
    assert chosen[2] == chosen[0]


class Hopeful(Together):
    """Promises everything from the last option, and plays on as it is written."""

    def __init__(self, game: str) -> None:
        """Count what is asked."""
        super().__init__(game)
        self.weighed = 0

    def promise(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        return [1.0] * (len(options) - 1) + [1000.0]

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        self.weighed += 1
        return super().weigh(state, seat, options)


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_goes_by_its_own_weights_and_rollouts_by_theirs(game: str) -> None:
    state = undecided(game, 2, 4, 30)
    seen = Seen(state, state.deciding[0])
    options = seen.decision.options
    hopeful = Hopeful(game)
    search = Search(seen.world, seen.seat, 5, hopeful, HORIZON)
    search.run(12, 0.0, settles=False)

    assert [search.root.branches[option.text].weight for option in options] == [
        *[1.0] * (len(options) - 1),
        1000.0,
    ]
    assert search.best(options) == options[-1]
    assert hopeful.weighed > 0
    before = hopeful.weighed
    hopeful.promise(state, seen.seat, options)
    assert hopeful.weighed == before


@pytest.mark.parametrize("game", GAMES)
def test_those_start_a_race_that_promise_something(game: str) -> None:
    state = undecided(game, 2, 4, 30)
    seen = Seen(state, state.deciding[0])
    options = seen.decision.options
    found = Race(seen.world, seen.seat, 5, Hopeful(game), HORIZON, options)

    assert [runner.action for runner in found.runners] == [options[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_promises_what_it_weighs(game: str) -> None:
    state = undecided(game, 2, 4, 30)
    seat = state.deciding[0]
    options = state.decision(seat).options
    knowledge = knowledge_of(game)

    assert knowledge.promise(state, seat, options) == knowledge.weigh(state, seat, options)
