"""The same job on a local Ray of two workers, one of which is killed."""

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.exceptions import NodeDiedError, OutOfMemoryError, WorkerCrashedError

from areopolis.arena import cluster
from areopolis.arena.match import Result
from areopolis.arena.processes import died
from areopolis.arena.schedule import Job, Schedule

from .stable import LOAD, job, trickster
from .test_match import played, without_times


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Ray warns of what it will change one day and closes some of its files late."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def results(one: Job) -> list[Result]:
    numbers = range(len(Schedule(one)))
    found = [without_times(result) for result in cluster.run(LOAD, one, numbers, 2)]
    return sorted(found, key=lambda result: result.number)


def test_a_killed_worker_loses_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    once = (
        f"number == 5 and not os.path.exists({str(marker)!r}) "
        f"and (open({str(marker)!r}, 'w').close(), os.kill(os.getppid(), signal.SIGKILL))"
    )
    one = job(trickster(tmp_path, "once", once), "random", deals=4)

    found = results(one)

    assert marker.exists()
    assert found == [without_times(result) for result in played(one, list(range(8)))]


def test_games_whose_workers_always_die_are_results_with_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However Ray tells of it: killed, out of memory, or the whole machine gone."""
    errors = [WorkerCrashedError(), OutOfMemoryError("too large"), NodeDiedError("gone")]

    def dead(_: object) -> None:
        raise errors.pop()

    monkeypatch.setattr(ray, "get", dead)
    one = job("random", "random", deals=3)

    assert results(one) == [died(one, number) for number in range(3)]
