"""Rewards where people win or lose together: one for all, and never by comparing them."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest

from areopolis.core.state import State
from areopolis.envs import openspiel
from areopolis.envs.pettingzoo import env as turns
from areopolis.envs.run import Run, rewards_of
from kit.together import COMPETITIVE, COOPERATIVE, SEMI_COOPERATIVE, ended


def rewards(state: State) -> list[float]:
    assert state.outcome is not None
    return rewards_of(state.outcome, state.seats)


def test_all_who_win_together_get_the_same_and_as_much_as_winning_is_worth() -> None:
    assert rewards(ended(COOPERATIVE, True)) == [1.0, 1.0, 1.0]


def test_all_who_lose_together_lose_the_same() -> None:
    assert rewards(ended(COOPERATIVE, False)) == [-1.0, -1.0, -1.0]


@pytest.mark.parametrize("is_done", [True, False])
def test_whoever_leads_wins_also_when_the_common_goal_is_missed(is_done: bool) -> None:
    state = ended(SEMI_COOPERATIVE, is_done)
    outcome = state.outcome
    assert outcome is not None

    assert outcome.goal is is_done
    assert len(outcome.winners) == 1
    assert sum(rewards(state)) == pytest.approx(0)
    assert rewards(state)[outcome.winners[0]] == 1.0


def run_of(mode: str) -> Run:
    return Run("martians", 3, {"mode": mode})


@pytest.mark.parametrize(
    ("mode", "utility"),
    [
        (COOPERATIVE, pyspiel.GameType.Utility.IDENTICAL),
        (SEMI_COOPERATIVE, pyspiel.GameType.Utility.GENERAL_SUM),
        (COMPETITIVE, pyspiel.GameType.Utility.GENERAL_SUM),
    ],
)
def test_openspiel_is_told_that_utilities_are_identical_where_all_share(
    mode: str, utility: Any
) -> None:
    assert openspiel.utility_of(run_of(mode)) == utility


def test_its_own_test_of_identical_utilities_passes(capfd: pytest.CaptureFixture[str]) -> None:
    name = openspiel.short_name("martians")
    if name not in pyspiel.registered_names():
        openspiel.register("martians")
    game = pyspiel.load_game(name, {"players": 3, "mode": COOPERATIVE})

    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)

    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL


def test_whoever_plays_alone_for_a_common_goal_shares_it_with_nobody_else() -> None:
    assert openspiel.utility_of(Run("martians", 1)) == pyspiel.GameType.Utility.IDENTICAL


def test_pettingzoo_gives_all_agents_the_common_reward() -> None:
    env = turns("martians", seats=3)
    env.reset(seed=3)
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.argmax()))

    found = set(env.rewards.values())

    assert len(found) == 1
    assert found <= {1.0, -1.0}
