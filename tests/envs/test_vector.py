"""Vectors of games: the same games over any processes, and nothing is lost on errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from areopolis.core.errors import BadSetup, IllegalAction
from areopolis.core.rng import Rng
from areopolis.envs.run import Run
from areopolis.envs.vector import Vector
from envs.worlds import GAMES

NAME = "mission-red-planet"


def last_legal(vector: Vector) -> Any:
    """Return the last legal action of each game."""
    return vector.run.actions - 1 - vector.masks[:, ::-1].argmax(axis=1)


def history(processes: int, steps: int) -> list[bytes]:
    """Return everything that the arrays show in the course of some steps."""
    shown = []
    with Vector(NAME, games=5, processes=processes, seats=3, seed=4) as vector:
        rng = np.random.default_rng(1)
        for _ in range(steps):
            arrays = (vector.observations, vector.masks, vector.seats, vector.rewards, vector.ends)
            shown.append(b"".join(array.tobytes() for array in arrays))
            weights = vector.masks * rng.random(vector.masks.shape)
            vector.step(weights.argmax(axis=1))
    return shown


def test_processes_do_not_change_the_games() -> None:
    alone = history(0, 250)

    assert history(2, 250) == alone
    assert len(set(alone)) == len(alone)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_is_what_the_seat_to_act_sees(name: str) -> None:
    vector = Vector(name, games=2, processes=0, seats=2, seed=9)
    run = Run(name, 2)
    chances = [Rng((Rng(9).next() + n * 0xD1342543DE82EF95) & (2**64 - 1)) for n in range(2)]
    states = [run.game.new(2, chance.next(), run.options) for chance in chances]
    for _ in range(1200):
        for number, state in enumerate(states):
            seat = state.deciding[0]
            run.state = state
            assert vector.seats[number] == seat
            assert (vector.observations[number] == run.observe(seat)).all()
            assert (vector.masks[number] == run.mask(seat)).all()
        chosen = last_legal(vector)
        vector.step(chosen)
        for number, state in enumerate(states):
            run.state = state
            run.step(state.deciding[0], int(chosen[number]))
            assert bool(vector.ends[number]) == state.over
            assert list(vector.rewards[number]) == run.rewards()
            if state.over:
                states[number] = run.game.new(2, chances[number].next(), run.options)


def test_the_same_seed_deals_the_same_games() -> None:
    vector = Vector(NAME, games=3, processes=0, seed=5)
    before = vector.observations.copy()
    for _ in range(40):
        vector.step(last_legal(vector))
    assert (vector.observations != before).any()
    vector.reset(5)

    assert (vector.observations == before).all()
    assert (before[0] != before[1]).any()


def test_an_illegal_action_is_refused_and_no_game_changes() -> None:
    vector = Vector(NAME, games=3, processes=0, seed=5)
    before = vector.observations.copy()
    good = vector.masks.argmax(axis=1)
    for bad in (0, -1, vector.run.actions):
        with pytest.raises(IllegalAction, match="in game 2"):
            vector.step([*good[:2], bad])
    with pytest.raises(ValueError, match="3 actions are needed"):
        vector.step(good[:2])

    assert (vector.observations == before).all()
    vector.step(good)


def test_a_process_that_dies_is_noticed() -> None:
    vector = Vector(NAME, games=2, processes=1, seed=5)
    worker, _ = vector._workers[0]
    worker.kill()
    worker.join()

    with pytest.raises(RuntimeError, match="has ended"):
        vector.step(vector.masks.argmax(axis=1))
    vector.close()
    with pytest.raises(RuntimeError, match="closed"):
        vector.reset(1)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"games": 0}, ValueError),
        ({"games": 2, "processes": 3}, ValueError),
        ({"games": 2, "processes": 0, "seed": -1}, ValueError),
        ({"games": 2, "seats": 9}, BadSetup),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Vector(NAME, **given)
