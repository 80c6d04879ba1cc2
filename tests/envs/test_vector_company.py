"""Vectors with players at some seats, forced moves skipped, scores, and garbage left alone."""

from __future__ import annotations

import gc
import weakref
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.envs import worker
from areopolis.envs.batch import held_garbage
from areopolis.envs.run import Run, rewards_of
from areopolis.envs.sitting import STRIDE
from areopolis.envs.vector import Vector
from areopolis.players.registry import maker
from envs.company import Broken, Careful, Closing, First
from envs.worlds import GAMES
from kit import short_options

NAME = "mission-red-planet"


def last_legal(vector: Vector) -> Any:
    """Return the last legal action of each game."""
    return vector.run.actions - 1 - vector.masks[:, ::-1].argmax(axis=1)


def any_legal(vector: Vector, rng: np.random.Generator) -> Any:
    """Return a random legal action of each game."""
    return (vector.masks * rng.random(vector.masks.shape)).argmax(axis=1)


def deals(seed: int, number: int) -> Rng:
    """Return the generator of the deals of the game *number*."""
    return Rng((Rng(seed).next() + number * STRIDE) & (2**64 - 1))


def lead(state: State, learners: set[int]) -> None:
    """Let all others take their first option until a learner is asked."""
    while not state.over and state.deciding[0] not in learners:
        seat = state.deciding[0]
        state.apply(seat, state.decision(seat).options[0])


@pytest.mark.parametrize("name", GAMES)
def test_players_answer_for_their_seats(name: str) -> None:
    options = short_options(name)
    run = Run(name, 3, options)
    vector = Vector(
        name, 1, 0, 3, options, seed=9, players={0: First, 2: First}, turn_players=False
    )
    chance = deals(9, 0)
    state = run.game.new(3, chance.next(), run.options)
    lead(state, {1})
    ended = 0
    for _ in range(250):
        assert list(vector.seats) == [1]
        assert (vector.observations[0] == run.observe_in(state, 1)).all()
        chosen = last_legal(vector)
        vector.step(chosen)
        state.apply(1, run.codes.option(state.decision(1), int(chosen[0])))
        lead(state, {1})
        assert bool(vector.ends[0]) == state.over
        if state.over:
            ended += 1
            assert state.outcome is not None
            assert list(vector.rewards[0]) == rewards_of(state.outcome, 3)
            assert list(vector.scores[0]) == list(state.outcome.scores)
            state = run.game.new(3, chance.next(), run.options)
            lead(state, {1})
    assert ended or name == "terraforming-mars"


@pytest.mark.parametrize("name", GAMES)
def test_scores_stand_beside_the_rewards_of_a_game_that_has_ended(name: str) -> None:
    options = short_options(name)
    run = Run(name, 2, options)
    vector = Vector(name, 2, 0, 2, options, seed=6)
    chances = [deals(6, number) for number in range(2)]
    states = [run.game.new(2, chance.next(), run.options) for chance in chances]
    rng = np.random.default_rng(3)
    ended = 0
    while ended < 2:
        chosen = any_legal(vector, rng)
        vector.step(chosen)
        for number, state in enumerate(states):
            seat = state.deciding[0]
            state.apply(seat, run.codes.option(state.decision(seat), int(chosen[number])))
            outcome = state.outcome
            expected = [0, 0] if outcome is None else list(outcome.scores)
            assert list(vector.scores[number]) == expected
            if outcome is not None:
                ended += 1
                states[number] = run.game.new(2, chances[number].next(), run.options)


def test_who_plays_together_scores_and_is_rewarded_together() -> None:
    vector = Vector("martians", games=4, processes=0, seats=3, seed=2)
    rng = np.random.default_rng(1)
    met: set[int] = set()
    while len(met) < 4:
        vector.step(any_legal(vector, rng))
        for number in np.flatnonzero(vector.ends):
            met.add(int(number))
            assert len(set(vector.rewards[number].tolist())) == 1
            assert abs(vector.rewards[number, 0]) == 1
            assert len(set(vector.scores[number].tolist())) == 1


@pytest.mark.parametrize("name", GAMES)
def test_forced_moves_are_skipped_and_nothing_else(name: str) -> None:
    """What is shown is what is shown without skipping, less the rows with one legal action."""
    options = short_options(name)
    plain = Vector(name, 1, 0, 2, options, seed=5)
    skipping = Vector(name, 1, 0, 2, options, seed=5, skip_forced=True)
    rng = np.random.default_rng(4)
    forced = 0
    for _ in range(250):
        # What the last choice and the forced moves after it have ended.
        ended = [(plain.ends[0], plain.rewards[0].tolist(), plain.scores[0].tolist())]
        while plain.masks.sum() == 1:
            forced += 1
            plain.step(last_legal(plain))
            ended.append((plain.ends[0], plain.rewards[0].tolist(), plain.scores[0].tolist()))
        told = (skipping.ends[0], skipping.rewards[0].tolist(), skipping.scores[0].tolist())
        assert told == max(ended, key=lambda end: end[0])
        assert skipping.masks.sum() > 1
        assert skipping.seats[0] == plain.seats[0]
        assert (skipping.observations == plain.observations).all()
        assert (skipping.masks == plain.masks).all()
        chosen = any_legal(plain, rng)
        plain.step(chosen)
        skipping.step(chosen)
    assert forced


def test_players_of_ours_play_within_the_processes() -> None:
    players = {1: maker("greedy", 10), 2: maker("random", 10)}
    shown = []
    for processes in (0, 2):
        with Vector(NAME, 4, processes, 3, seed=1, players=players, skip_forced=True) as games:
            rows = []
            for _ in range(40):
                games.step(last_legal(games))
                assert (games.seats == 0).all()
                rows.append(games.observations.tobytes() + games.rewards.tobytes())
            shown.append(rows)

    assert shown[0] == shown[1]


def test_players_move_on_from_game_to_game_where_they_shall() -> None:
    """The learner holds one seat in each game, and in the course of time every seat."""
    vector = Vector(NAME, 4, 0, 3, seed=1, players={1: First, 2: First}, turn_players=True)
    held = [{int(seat)} for seat in vector.seats]
    met: set[int] = set()
    for _ in range(600):
        vector.step(last_legal(vector))
        for number in range(4):
            if vector.ends[number]:
                assert len(held[number]) == 1
                met |= held[number]
                held[number] = set()
            held[number].add(int(vector.seats[number]))

    assert met == {0, 1, 2}


def test_players_are_put_away_after_each_game_and_in_the_end(tmp_path: Path) -> None:
    note = tmp_path / "note"
    with Vector(NAME, 1, 1, 2, players={1: partial(Closing, note=note)}) as games:
        ended = 0
        while not ended:
            games.step(last_legal(games))
            ended += int(games.ends[0])

    assert note.read_text().splitlines() == ["closed", "closed"]


def test_a_player_that_breaks_is_named() -> None:
    with pytest.raises(RuntimeError, match="LookupError: no idea"):
        Vector(NAME, 1, 1, 2, players={0: Broken})


@pytest.mark.parametrize("processes", [0, 1])
def test_no_garbage_is_looked_for_while_games_are_stepped(processes: int) -> None:
    assert gc.isenabled()
    with Vector(NAME, 2, processes, 2, players={1: Careful}) as games:
        for _ in range(30):
            games.step(last_legal(games))
            assert gc.isenabled()


@pytest.mark.parametrize(
    ("steps", "is_idle", "is_found"),
    [
        (worker.PAUSE - 1, True, False),
        (worker.PAUSE, False, False),
        (worker.PAUSE, True, True),
        (worker.LONGEST, False, True),
    ],
)
def test_what_players_leave_is_found_between_steps(
    steps: int, is_idle: bool, is_found: bool
) -> None:
    """A process looks for garbage when it has nothing else to do, and at last in any case."""
    with held_garbage():
        circle = First(NAME, 1)
        circle.__dict__["itself"] = circle
        left = weakref.ref(circle)
        del circle

        assert worker.sweep(steps, is_idle) == (0 if is_found else steps)
        assert (left() is None) == is_found


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ({2: First}, "a player's seat is between 0 and 1, not 2"),
        ({-1: First}, "a player's seat is between 0 and 1, not -1"),
        ({0: First, 1: First}, "nobody learns"),
        ({0: "club"}, "an opponent is what makes a player"),
    ],
)
def test_players_that_cannot_sit_there_are_refused(players: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Vector(NAME, 1, 0, 2, players=players)
