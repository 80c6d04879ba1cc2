"""Gymnasium's own check over our environment, and what it does not look at."""

from __future__ import annotations

import json
from typing import Any

import gymnasium as gymnasium_library
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from areopolis.core.action import Action
from areopolis.core.errors import IllegalAction
from areopolis.core.rng import Rng
from areopolis.envs import gymnasium
from areopolis.envs.encodings.codes import WAIT
from areopolis.players.protocol import Player, Seen
from areopolis.players.random import RandomPlayer
from areopolis.players.registry import maker
from envs.worlds import GAMES, TABLES, goofspiel
from kit import short_options


def fresh(game: str, seed: int) -> Player:
    """Make a random player, as anybody's own maker would."""
    return RandomPlayer(seed)


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


def test_check_env_with_a_game_that_has_no_encoding_of_its_own() -> None:
    check_env(gymnasium.env(goofspiel(), seats=3), skip_render_check=True)


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
    env = gymnasium.env(name, seats=2, options=short_options(name), seat=1)
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


@pytest.mark.parametrize(
    "opponents", [[maker("random", 5)] * 2, [maker("club", 5), fresh], [fresh, fresh]]
)
def test_the_same_seed_gives_the_same_game_against_chosen_players(opponents: list[Any]) -> None:
    env = gymnasium.env("mission-red-planet", seats=3, opponents=opponents)
    keys = []
    for seed in (7, 7, 8):
        play(env, seed)
        keys.append(env.run.state.key())

    assert keys[0] == keys[1] != keys[2]


def test_a_game_can_be_looked_at() -> None:
    env = gymnasium.env("mission-red-planet", render_mode="ansi")
    env.reset(seed=1)

    assert json.loads(env.render() or "") == env.run.state.view(None)


def test_without_a_mode_there_is_nothing_to_look_at() -> None:
    env = gymnasium.env("mission-red-planet")
    env.reset(seed=1)

    assert env.render() is None


class Noted:
    """A player that notes the seats for which it was asked, and whether it was sent away."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.is_closed = False

    def choose(self, seen: Seen) -> Action:
        self.seats.add(seen.seat)
        return seen.decision.options[0]

    def close(self) -> None:
        self.is_closed = True


def test_opponents_sit_clockwise_from_the_learner() -> None:
    players = [Noted(), Noted()]
    makers = [lambda game, seed, player=player: player for player in players]
    play(gymnasium.env("mission-red-planet", seats=3, opponents=makers, seat=1), 3)

    assert [player.seats for player in players] == [{2}, {0}]


def test_opponents_are_made_anew_for_each_game_and_closed_after_it() -> None:
    made: list[Noted] = []
    told = set()

    def make(game: str, seed: int) -> Player:
        told.add((game, seed))
        made.append(Noted())
        return made[-1]

    env = gymnasium.env("mission-red-planet", seats=2, opponents=[make])
    assert made == []
    env.reset(seed=7)
    env.reset()
    assert [player.is_closed for player in made] == [True, False]
    env.close()

    assert made[1].is_closed
    assert len(told) == 2
    assert {game for game, _ in told} == {"mission-red-planet"}


@pytest.mark.parametrize(
    ("opponent", "said"),
    [
        ("club", r"not 'club'; areopolis.players.registry.maker\(name, seconds\) finds one"),
        (RandomPlayer(1), r"\(game, seed\) -> player, not <"),
        (None, r"\(game, seed\) -> player, not None"),
    ],
)
def test_what_is_no_opponent_is_refused_by_name(opponent: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        gymnasium.env("mission-red-planet", seats=2, opponents=[opponent])


def test_a_game_that_is_over_or_not_dealt_must_be_reset_first() -> None:
    env = gymnasium.env("mission-red-planet", seats=2, render_mode="ansi")
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(1)
    with pytest.raises(ResetNeeded, match="call reset before render"):
        env.render()
    play(env, 3)
    with pytest.raises(ResetNeeded, match="the game is over: call reset before step"):
        env.step(1)

    assert env.render() is not None
    play(env, 4)


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
    "given",
    [
        {"seat": 2},
        {"seat": -1},
        {"opponents": []},
        {"illegal": "ignore"},
        {"render_mode": "human"},
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be|needed"):
        gymnasium.env("mission-red-planet", seats=2, **given)
