"""Simulating from the command line: the same figures whatever the number of processes."""

import json
from typing import Any

import pytest

from .conftest import Run

GAME = "mission-red-planet"


def figures(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("simulate", GAME, "--json", "--seed", 5, *arguments)
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_the_number_of_processes_changes_nothing_but_the_time(run: Run) -> None:
    one = figures(run, "--seats", "all", "--games", 40, "--jobs", 1)
    two = figures(run, "--seats", "all", "--games", 40, "--jobs", 2)

    assert one.pop("timing")["jobs"] == 1
    assert two.pop("timing")["jobs"] == 2
    assert one == two


def test_all_seat_counts_share_the_games(run: Run) -> None:
    told = figures(run, "--seats", "all", "--games", 12, "--jobs", 1)

    assert told["games"] == 12
    assert [table["seats"] for table in told["tables"]] == [2, 3, 4, 5, 6]
    assert [table["games"] for table in told["tables"]] == [3, 3, 2, 2, 2]
    assert told["errors"] == []


def test_shares_add_up_and_lie_in_their_intervals(run: Run) -> None:
    (table,) = figures(run, "--seats", 4, "--games", 30, "--jobs", 1)["tables"]

    assert sum([seat["share"] for seat in table["by_seat"]]) == pytest.approx(1, abs=1e-4)
    assert all(
        0 <= seat["share_low"] <= seat["share"] <= seat["share_high"] <= 1
        for seat in table["by_seat"]
    )
    scores = table["scores"]
    assert scores["least"] <= scores["lower"] <= scores["median"] <= scores["upper"]
    assert table["decisions"]["least"] > 50


def test_options_of_the_rules_reach_the_games(run: Run) -> None:
    usual = figures(run, "--games", 6, "--jobs", 1)
    other = figures(run, "--games", 6, "--jobs", 1, "--option", "pilot_place=1")

    assert other["options"]["pilot_place"] == 1
    assert other["digest"] != usual["digest"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "12 games, no errors"),
        ("pl", "partie: 12, bez błędów"),
        ("de", "12 Partien, keine Fehler"),
        ("el", "12 παρτίδες, κανένα σφάλμα"),
    ],
)
def test_the_tables_are_in_the_language_of_the_reader(run: Run, language: str, said: str) -> None:
    result = run("simulate", GAME, "--games", 12, "--jobs", 1, "--seed", 1, "--lang", language)

    assert result.exit_code == 0
    assert said in result.stdout
    assert "cli." not in result.stdout
    assert max([len(line) for line in result.stdout.splitlines()]) <= 80


def test_shared_and_lost_games_are_counted(run: Run) -> None:
    told = figures(run, "--seats", 2, "--games", 60, "--jobs", 1)

    assert told["tables"][0]["without_winner"] > 0
    shares = sum([seat["share"] for seat in told["tables"][0]["by_seat"]])
    assert shares == pytest.approx(1 - told["tables"][0]["without_winner"] / 60, abs=1e-4)
