"""The games of a job on a Ray cluster (the extra `ray`).

A task is one game. Ray plays it again when its worker dies, and only this process writes results,
once for each number; so nothing is lost and nothing counts twice.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any, Final

from areopolis.arena.match import Result
from areopolis.arena.processes import Bench, Load, bench, died
from areopolis.arena.schedule import Job
from areopolis.players.alarm import give_up

# How often a game is begun anew when its worker dies.
RETRIES: Final = 3
# So many games wait for each processor: nobody idles, and little is lost at the end.
QUEUED: Final = 2

_benches: dict[str, Bench] = {}


def play_remotely(load: Load, job: Job, number: int) -> Result:
    """Play one game in a worker, which keeps what the games of the job need."""
    key = repr(job)
    if key not in _benches:
        give_up()
        _benches.clear()
        _benches[key] = bench(load, job)
    return _benches[key].play(number)


def run(load: Load, job: Job, numbers: Iterable[int], jobs: int) -> Generator[Result, None, None]:
    """Yield the results of the games *numbers* as they end.

    The cluster is the one at RAY_ADDRESS; without it, one of *jobs* workers is begun here.
    """
    import ray

    begun = not ray.is_initialized()
    if begun:
        _join(ray, jobs)
    try:
        task = ray.remote(max_retries=RETRIES)(play_remotely)
        slots = QUEUED * max(1, int(ray.cluster_resources().get("CPU", jobs)))
        shared = (ray.put(load), ray.put(job))
        waiting = iter(numbers)
        running: dict[Any, int] = {}
        for number in islice(waiting, slots):
            running[task.remote(*shared, number)] = number
        while running:
            finished, _ = ray.wait(list(running))
            for one in finished:
                yield _result(ray, one, job, running.pop(one))
                for number in islice(waiting, 1):
                    running[task.remote(*shared, number)] = number
    finally:
        if begun:
            ray.shutdown()


def _join(ray: Any, jobs: int) -> None:
    where = os.environ.get("RAY_ADDRESS")
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    if where:
        ray.init(address=where, **quiet)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)


def _result(ray: Any, one: Any, job: Job, number: int) -> Result:
    told = ray.exceptions
    try:
        result: Result = ray.get(one)
        return result
    except (told.WorkerCrashedError, told.OutOfMemoryError, told.NodeDiedError):
        return died(job, number)
