"""PettingZoo's own tests over our environments, and what they do not look at."""

from __future__ import annotations

import json
import random
import warnings
from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.error import ResetNeeded

import areopolis
from areopolis.core.errors import BadSetup, IllegalAction, UnknownGame
from areopolis.envs import pettingzoo
from areopolis.envs.encodings.codes import WAIT
from envs.worlds import GAMES, goofspiel
from kit import short_options

with warnings.catch_warnings():
    # Its test imports one of its games in a way that it has given up itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

EVERY_TABLE = [(name, seats) for name in GAMES for seats in areopolis.game(name).seats]

# PettingZoo's games with masks are known to its test by name; it wonders about any other.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play(env: Any, seed: int) -> dict[str, float]:
    """Play random legal actions to the end and return what each agent got in all."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        legal = [int(code) for code in seen["action_mask"].nonzero()[0]]
        env.step(None if terminated or truncated else rng.choice(legal))
    return got


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_api_test(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(name, seats=seats), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_api_test_with_everyone_in_every_cycle(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(pettingzoo.env(name, everyone=True), num_cycles=200)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("everyone", [False, True])
def test_api_test_with_a_game_that_has_no_encoding_of_its_own(
    seats: int, everyone: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(pettingzoo.env(goofspiel(), seats=seats, everyone=everyone), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_seed_test(name: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(name, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_max_cycles_test(name: str, seats: int) -> None:
    """The test acts without looking at the mask, every agent in every cycle."""

    def env(max_cycles: int) -> Any:
        return pettingzoo.env(name, seats, max_cycles=max_cycles, everyone=True, illegal="replace")

    def parallel_env(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(name, seats, max_cycles=max_cycles, illegal="replace")

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("name", GAMES)
def test_parallel_api_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, illegal="replace"), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("everyone", [False, True])
def test_winners_get_what_the_others_lose(name: str, everyone: bool) -> None:
    env = pettingzoo.env(name, seats=3, options=short_options(name), everyone=everyone)
    for seed in range(2):
        got = play(env, seed)
        outcome = env.run.state.outcome
        assert outcome is not None
        if outcome.shared:
            assert len(set(got.values())) == 1
            continue
        assert sum(got.values()) == pytest.approx(0)
        best = max(got.values())
        assert [n for n, reward in enumerate(got.values()) if reward == best] == list(
            outcome.winners
        )


def test_sealed_answers_are_given_seat_by_seat() -> None:
    env = pettingzoo.env("mission-red-planet", seats=4)
    env.reset(seed=5)
    order = []
    for agent in env.agent_iter(8):
        order.append(agent)
        env.step(int(env.observe(agent)["action_mask"].nonzero()[0][0]))

    # Missions are kept by all at once, then all choose a character.
    assert order == [f"seat_{n}" for n in (0, 1, 2, 3)] * 2


def test_all_agents_act_at_once_in_a_parallel_environment() -> None:
    env = pettingzoo.parallel_env("mission-red-planet", seats=3)
    seen, _ = env.reset(seed=5)
    cycles = 0
    while env.agents:
        actions = {agent: int(seen[agent]["action_mask"].nonzero()[0][-1]) for agent in env.agents}
        if cycles < 2:
            assert WAIT not in actions.values()
        seen, rewards, _, _, _ = env.step(actions)
        cycles += 1

    assert env.unwrapped.run.state.over
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = pettingzoo.env("mission-red-planet", seats=2)
    env.reset(seed=1)
    before = env.run.state.key()

    with pytest.raises(IllegalAction):
        env.step(WAIT)
    assert env.run.state.key() == before
    assert env.agent_selection == "seat_0"


def test_who_has_nothing_to_decide_may_only_wait() -> None:
    env = pettingzoo.env("mission-red-planet", seats=2, everyone=True)
    env.reset(seed=1)
    while len(env.run.state.deciding) == 2 or env.deciding == (0, 1):
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    if env.deciding == (0,):
        env.step(int(env.observe("seat_0")["action_mask"].nonzero()[0][0]))

    with pytest.raises(IllegalAction):
        env.step(WAIT + 1)


def test_an_illegal_action_is_replaced_where_that_was_asked_for() -> None:
    env = pettingzoo.env("mission-red-planet", seats=2, illegal="replace")
    env.reset(seed=1)
    legal = env.observe("seat_0")["action_mask"].nonzero()[0]
    env.step(WAIT)

    assert env.infos["seat_0"]["replaced_by"] in legal


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_a_game_can_be_looked_at(make: Any) -> None:
    env = make("mission-red-planet", seats=2, render_mode="ansi")
    env.reset(seed=1)

    assert json.loads(env.render()) == env.unwrapped.run.state.view(None)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_without_a_mode_there_is_nothing_to_look_at(make: Any) -> None:
    env = make("mission-red-planet", seats=2)
    env.reset(seed=1)

    assert env.render_mode is None
    assert env.render() is None


@pytest.mark.parametrize("everyone", [False, True])
def test_a_game_that_is_over_or_not_dealt_must_be_reset_first(everyone: bool) -> None:
    env = pettingzoo.env("mission-red-planet", seats=2, everyone=everyone, render_mode="ansi")
    for asked in (
        lambda: env.step(1),
        lambda: env.last(),
        lambda: env.observe("seat_0"),
        lambda: env.render(),
        lambda: list(env.agent_iter()),
    ):
        with pytest.raises(ResetNeeded, match="no game was dealt: call reset before"):
            asked()
    play(env, 3)
    for asked in (lambda: env.step(None), lambda: env.last()):
        with pytest.raises(ResetNeeded, match="the game is over: call reset before"):
            asked()

    assert list(env.agent_iter()) == []
    play(env, 4)


def test_a_truncated_game_rewards_nobody() -> None:
    env = pettingzoo.env("mission-red-planet", seats=3, max_cycles=5)
    got = play(env, 3)

    assert set(got.values()) == {0.0}
    assert max(env.steps) == 5


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": "mission-red-planet", "seats": 7}, BadSetup),
        ({"game": "mission-red-planet", "options": {"pilot_place": 9}}, BadSetup),
        ({"game": "mission-red-planet", "max_cycles": 0}, ValueError),
        ({"game": "mission-red-planet", "illegal": "ignore"}, ValueError),
        ({"game": "mission-red-planet", "render_mode": "human"}, ValueError),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        pettingzoo.env(**given)
