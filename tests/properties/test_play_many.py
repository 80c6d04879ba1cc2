"""The program that plays very many games: each runs here once, and what breaks is found."""

from __future__ import annotations

import pytest

from conformance.cases import every_game
from kit import sampling
from properties import play_many


@pytest.mark.parametrize("name", every_game())
def test_games_with_any_options_end_and_are_scored_alike(name: str) -> None:
    first = sampling.seed(f"play many {name}") // play_many.WATCHED * play_many.WATCHED

    assert play_many.run(name, first, sampling.often(2)) == 0


def test_a_game_that_breaks_is_said_with_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play_many, "DECISIONS_MOST", 3)
    (name, *_) = every_game()

    assert play_many.run(name, 40, 2) == 2
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == [f"{name} 40", f"{name} 41", name]
    assert said[0].endswith("AssertionError: the game does not end")
