"""Stepping through saved games."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kit.mission_red_planet import Y, scene

from .conftest import Run, wandered

Saved = Callable[..., Path]


def test_the_whole_game_is_printed(run: Run, saved: Saved) -> None:
    state = wandered()
    result = run("replay", saved(state.record()), "--plain")

    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "The beginning"
    moves = [line for line in lines if f"/{state.moves}  " in line]
    assert len(moves) == state.moves
    assert "    Final scoring begins." in lines
    assert "Final scores" in result.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [("pl", "Początek"), ("de", "Der Anfang"), ("el", "Η αρχή")],
)
def test_games_are_told_in_every_language(run: Run, saved: Saved, language: str, said: str) -> None:
    result = run("replay", saved(wandered().record()), "--plain", "--lang", language)

    assert said in result.stdout
    assert "cli." not in result.stdout


def test_an_unfinished_game_has_no_scores(run: Run, saved: Saved) -> None:
    result = run("replay", saved(wandered(decisions=20).record()), "--plain")

    assert "Final scores" not in result.stdout


def headings(output: str) -> list[str]:
    """Return the numbers of the moments that were shown."""
    return [
        line.split("/")[0] if "/" in line else "0"
        for line in output.splitlines()
        if line == "The beginning" or line.partition("  ")[0].endswith("/40")
    ]


def test_steps_go_forward_back_and_to_any_move(run: Run, saved: Saved) -> None:
    path = saved(wandered(decisions=40).record())

    result = run("replay", path, typed="\n\nb\n17\ne\n\ns\nb\n9999999999\nq\n")

    assert result.exit_code == 0
    assert headings(result.stdout) == ["0", "1", "2", "1", "17", "40", "40", "0", "0", "40"]


def test_the_end_of_the_input_is_the_end(run: Run, saved: Saved) -> None:
    assert run("replay", saved(wandered(decisions=5).record()), typed="\n").exit_code == 0


def test_a_spectator_is_told_no_secrets_and_a_seat_its_own(run: Run, saved: Saved) -> None:
    path = saved(wandered(decisions=20).record())

    spectator = run("replay", path, "--plain").stdout
    blue = run("replay", path, "--plain", "--seat", "2").stdout

    assert "    Blue keeps a mission." in spectator
    assert "    Blue keeps the mission “" in blue
    assert "    Yellow keeps a mission." in blue


def test_picks_of_a_composite_answer_are_steps(run: Run, saved: Saved) -> None:
    state = scene(3).zone("PH", "Y3").then("transfer-from-moon", by=Y, most=3).build()
    state.play(0, "pick HE")

    result = run("replay", saved(state.record()), "--plain")

    assert "1/1  Yellow: Hellas" in result.stdout
