"""The end of a game at the terminal where people win or lose together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.core.state import State
from kit.together import COOPERATIVE, SEMI_COOPERATIVE, ended

from .conftest import Run

Saved = Callable[..., Path]


def told(run: Run, saved: Saved, state: State) -> str:
    """Return what the terminal says of a game that is over."""
    shown = run("play", "--resume", saved(state.record()), typed="\n")
    assert shown.exit_code == 0, shown.output
    return shown.stdout


def test_those_who_win_together_have_one_row_of_points_and_no_rank(run: Run, saved: Saved) -> None:
    said = told(run, saved, ended(COOPERATIVE, True))

    assert "The mission is fulfilled: all win together." in said
    assert said.count("All together ★") == 1
    assert "rank" not in said


def test_those_who_lose_together_have_no_star(run: Run, saved: Saved) -> None:
    said = told(run, saved, ended(COOPERATIVE, False))

    assert "The mission has failed: all lose together." in said
    assert "All together" in said
    assert "★" not in said


@pytest.mark.parametrize("is_done", [True, False])
def test_whoever_leads_has_the_star_whether_the_mission_failed_or_not(
    run: Run, saved: Saved, is_done: bool
) -> None:
    state = ended(SEMI_COOPERATIVE, is_done)
    said = told(run, saved, state)

    assert ("The mission is fulfilled, and" if is_done else "The mission has failed, but") in said
    assert said.count("★") == 1
    assert "rank" in said
    assert "All together" not in said


def test_many_games_of_one_side_are_one_line(run: Run) -> None:
    said = run("simulate", "martians", "--games", "20", "--jobs", "1", "--seed", "4").stdout

    assert said.count("All together") == 1
    assert "shared victories" not in said


def test_many_games_with_a_leader_tell_how_often_the_goal_was_reached(run: Run) -> None:
    mode = f"mode={SEMI_COOPERATIVE}"
    said = run("simulate", "martians", "-o", mode, "--games", "20", "--jobs", "1").stdout

    assert "All together" not in said
    assert "common goal reached:" in said
