"""The jobs of a review over several processes of this machine."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from areopolis.arena.simulate import deaf, end_with_the_first
from areopolis.core.game import Game
from areopolis.review.judging import Judgement
from areopolis.review.reviewing import Job, Reviewing, work
from areopolis.review.shares import Shares


def run(load: Callable[[], Game], review: Reviewing, jobs: int) -> Iterator[float]:
    """Do all that *review* needs, and yield how much is done.

    *load* returns the game of the record and must be importable by other processes.
    """
    given = (load, review.record, review.setting, review.seed)
    # Spawned, not forked: the same everywhere, whatever threads and locks this process has.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin, initargs=given)
    try:
        while todo := review.jobs():
            with deaf():
                running = [pool.submit(_work, job) for job in todo]
            for done in as_completed(running):
                review.take(done.result())
                yield review.progress
    finally:
        pool.shutdown(cancel_futures=True)


_given: tuple[Game, Any, str, int] | None = None


def _begin(load: Callable[[], Game], record: Any, setting: str, seed: int) -> None:
    global _given
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    _given = (load(), record, setting, seed)


def _work(job: Job) -> list[Shares] | list[Judgement]:
    assert _given is not None, "the process was begun"
    game, record, setting, seed = _given
    return work(game, record, job, setting, seed)
