"""Gymnasium's own check over our environment, and what it does not look at."""

from __future__ import annotations

import json
from typing import Any

import gymnasium as gymnasium_library
import pytest
from gymnasium.utils.env_checker import check_env

from areopolis.core.action import Action
from areopolis.core.errors import IllegalAction
from areopolis.core.rng import Rng
from areopolis.envs import gymnasium
from areopolis.envs.encodings.codes import WAIT
from areopolis.players.protocol import Player, Seen
from areopolis.players.random import RandomPlayer
from envs.worlds import GAMES, TABLES


def play(env: gymnasium.Learner, seed: int) -> tuple[float, int]:
    """Play a game of random legal actions; return the last reward and the number of steps."""
    rng = Rng(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        legal = info["action_mask"].nonzero()[0]
        _, reward, terminated, truncated, info = env.step(legal[rng.below(len(legal))])
        steps += 1
        assert not truncated
        if terminated:
            return reward, steps
        assert reward == 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_check_env(name: str, seats: int) -> None:
    made = gymnasium_library.make(f"areopolis/{name}-v1", seats=seats)

    assert isinstance(made.unwrapped, gymnasium.Learner)
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_may_sit_anywhere(name: str) -> None:
    env = gymnasium.env(name, seats=3, seat=None)
    sat = set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        sat.add(info["seat"])
        assert info["seat"] in env.run.state.deciding

    assert sat == {0, 1, 2}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_won_or_lost(name: str) -> None:
    env = gymnasium.env(name, seats=2, seat=1)
    for seed in range(3):
        reward, _ = play(env, seed)
        outcome = env.run.state.outcome
        assert outcome is not None
        if outcome.winners == (0, 1):
            assert reward == 0
        else:
            assert reward == (1 if 1 in outcome.winners else -1)


def test_the_same_seed_gives_the_same_game() -> None:
    keys = set()
    for _ in range(2):
        env = gymnasium.env("mission-red-planet", seats=3)
        play(env, 11)
        keys.add(env.run.state.key())

    assert len(keys) == 1


def test_a_game_can_be_looked_at() -> None:
    env = gymnasium.env("mission-red-planet", render_mode="ansi")
    env.reset(seed=1)

    assert json.loads(env.render() or "") == env.run.state.view(None)


class Noted:
    """A player that notes the seats for which it was asked."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, seen: Seen) -> Action:
        self.seats.add(seen.seat)
        return seen.decision.options[0]


def test_opponents_sit_clockwise_from_the_learner() -> None:
    players = [Noted(), Noted()]
    play(gymnasium.env("mission-red-planet", seats=3, opponents=players, seat=1), 3)

    assert [player.seats for player in players] == [{2}, {0}]


def test_any_player_can_be_an_opponent() -> None:
    players: list[Player] = [RandomPlayer(1)]
    _, steps = play(gymnasium.env("mission-red-planet", seats=2, opponents=players), 3)

    assert steps > 10


def test_an_illegal_action_raises_where_that_was_asked_for() -> None:
    env = gymnasium.env("mission-red-planet", illegal="raise")
    env.reset(seed=1)
    before = env.run.state.key()

    with pytest.raises(IllegalAction):
        env.step(WAIT)
    assert env.run.state.key() == before


def test_an_illegal_action_is_replaced_by_the_first_legal_one() -> None:
    env = gymnasium.env("mission-red-planet")
    env.reset(seed=1)
    legal = env.action_masks().nonzero()[0]
    _, _, _, _, info = env.step(WAIT)

    assert info["replaced_by"] in legal


@pytest.mark.parametrize(
    "given", [{"seat": 2}, {"seat": -1}, {"opponents": []}, {"illegal": "ignore"}]
)
def test_what_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be|needed"):
        gymnasium.env("mission-red-planet", seats=2, **given)
