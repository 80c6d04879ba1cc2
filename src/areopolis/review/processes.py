"""The jobs of a review over several processes of this machine."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from areopolis.core.game import Game
from areopolis.players.pool import Pool, made
from areopolis.review.reviewing import Found, Job, Reviewing, work


def run(load: Callable[[], Game], review: Reviewing, jobs: int) -> Generator[float, None, None]:
    """Do all that *review* needs, and yield how much is done.

    *load* returns the game of the record and must be importable by other processes. Whoever stops
    listening stops the processes too, in the middle of a job if need be.
    """
    worker = partial(_worker, load, review.record, review.setting, review.seed)
    with Pool(jobs, worker) as pool:
        while todo := review.jobs():
            for _, done in pool.each(_work, todo):
                review.take(done.result())
                yield review.progress


def _worker(
    load: Callable[[], Game], record: Any, setting: str, seed: int
) -> Callable[[Job], Found]:
    return partial(work, load(), record, setting=setting, seed=seed)


def _work(job: Job) -> Found:
    ready: Callable[[Job], Found] = made()
    return ready(job)
