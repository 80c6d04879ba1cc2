"""Games over processes: the same results however they are spread and whoever dies."""

import multiprocessing
from pathlib import Path

import pytest

from areopolis.arena.match import Blame, Result
from areopolis.arena.processes import DIED, run
from areopolis.arena.schedule import Job, Schedule

from .stable import LOAD, job, trickster
from .test_match import played, without_times


def results(one: Job, jobs: int) -> list[Result]:
    numbers = range(len(Schedule(one)))
    found = [without_times(result) for result in run(LOAD, one, numbers, jobs)]
    return sorted(found, key=lambda result: result.number)


def test_the_number_of_processes_changes_nothing() -> None:
    one = job("random", "random", "newcomer", deals=2)
    here = [without_times(result) for result in played(one, list(range(6)))]

    assert results(one, 1) == here
    assert results(one, 2) == here


def test_whoever_stops_listening_stops_the_processes() -> None:
    running = run(LOAD, job("expert", "expert", deals=50), range(50), 2)
    quick = run(LOAD, job("random", "random", deals=500), range(500), 2)
    assert next(quick)

    quick.close()
    running.close()

    assert multiprocessing.active_children() == []


def test_a_worker_that_is_killed_costs_no_game(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    once = (
        f"number == 5 and not os.path.exists({str(marker)!r}) "
        f"and (open({str(marker)!r}, 'w').close(), os.kill(os.getppid(), signal.SIGKILL))"
    )
    one = job(trickster(tmp_path, "once", once), "random", deals=4)

    found = results(one, 2)

    assert marker.exists()
    assert [result.number for result in found] == list(range(8))
    assert [result.error for result in found] == [""] * 8
    assert found == results(one, 1)


def test_a_game_that_always_kills_its_worker_is_a_result_with_an_error(tmp_path: Path) -> None:
    """The killer sits in the games of a round robin in which it meets somebody."""
    always = "number == 5 and os.kill(os.getppid(), signal.SIGKILL)"
    killer = trickster(tmp_path, "always", always)
    one = job(killer, "random", "newcomer", deals=1, seats=2)

    found = results(one, 2)

    assert [result.number for result in found] == list(range(6))
    assert [result.error for result in found] == [
        DIED if killer in result.lineup else "" for result in found
    ]


@pytest.fixture
def odd_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install two players that never come back: one sleeps, one lets no other thread run."""
    (tmp_path / "odd_players.py").write_text(
        "import time\n"
        "from collections import deque\n"
        "from itertools import repeat\n"
        "class Asleep:\n"
        "    def __init__(self, game, seed): pass\n"
        "    def choose(self, seen): time.sleep(600)\n"
        "class Clinging(Asleep):\n"
        "    def choose(self, seen): deque(repeat(0), maxlen=0)\n",
        "utf-8",
    )
    about = tmp_path / "odd_players-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Name: odd-players\nVersion: 1.0\n", "utf-8")
    points = "[areopolis.players]\nasleep = odd_players:Asleep\nclinging = odd_players:Clinging\n"
    about.joinpath("entry_points.txt").write_text(points, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_a_player_that_never_comes_back_voids_no_game(odd_players: None) -> None:
    (result,) = run(LOAD, job("random", "asleep", deals=1, limit=1.0), [0], 1)

    assert (result.error, result.faulty[0]) == ("", 0)
    assert result.faulty[1] > 5
    assert result.faults[0] == Blame(1, result.faults[0].moves, "late", "more than 1 s")


def test_whoever_was_thinking_when_the_process_died_is_named(odd_players: None) -> None:
    """What lets no other thread run cannot be interrupted; the system ends its process."""
    (result,) = run(LOAD, job("random", "clinging", deals=1, limit=1.0), [0], 1)

    assert (result.error, result.faulty) == (DIED, (0, 1))
    assert result.faults == (Blame(1, -1, "crash", DIED),)
