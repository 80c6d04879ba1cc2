"""The games of a job over several processes of this machine.

A worker that dies takes no finished game along: what was under way is played again, each game
alone, and a game that kills its worker once more is a result with an error. Nothing is played in
the first process, so that Ctrl-C is heard at once and interrupts no rules.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from os import _exit
from typing import Final, NamedTuple

from areopolis.arena.match import Result, play
from areopolis.arena.schedule import Job, Schedule
from areopolis.arena.simulate import deaf, end_with_the_first
from areopolis.core.game import Game
from areopolis.players.alarm import give_up
from areopolis.players.registry import Maker, maker

Load = Callable[[str], Game]

DIED: Final = "the process that played it died"


class Bench(NamedTuple):
    """What a process needs to play the games of a job."""

    games: list[Game]
    makers: dict[str, Maker]
    schedule: Schedule

    def play(self, number: int) -> Result:
        """Play the game *number*."""
        return play(self.games, self.makers, self.schedule, number)


def bench(load: Load, job: Job) -> Bench:
    """Make ready what the games of *job* need; *load* returns a game by its id."""
    return Bench(
        [load(setting.game) for setting in job.settings],
        {name: maker(name, job.limit) for name in job.players},
        Schedule(job),
    )


def run(load: Load, job: Job, numbers: Iterable[int], jobs: int) -> Generator[Result, None, None]:
    """Yield the results of the games *numbers* as they end.

    *load* must be importable by other processes. Whoever stops listening stops the processes too,
    in the middle of a game if need be.
    """
    waiting = iter(numbers)
    suspects: list[int] = []
    while True:
        lost = yield from _pooled(load, job, waiting, jobs)
        suspects += lost
        if not lost:
            return
        for number in suspects:
            alone = yield from _pooled(load, job, iter([number]), 1)
            if alone:
                seating = Schedule(job).seating(number)
                yield Result(number, seating.setting, seating.deal, seating.lineup, error=DIED)
        suspects = []


def _pooled(
    load: Load, job: Job, waiting: Iterator[int], jobs: int
) -> Generator[Result, None, list[int]]:
    """Yield results until all games are played or a worker dies; return the games it cost."""
    # Spawned, not forked: the same everywhere, whatever threads and locks this process has.
    context = get_context("spawn")
    stopped = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(load, job, stopped))
    running: dict[Future[Result], int] = {}
    lost: list[int] = []
    done = False
    try:
        with deaf():
            for number in islice(waiting, 2 * jobs):
                running[pool.submit(_play, number)] = number
        while running:
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in finished:
                number = running.pop(one)
                try:
                    yield one.result()
                except BrokenProcessPool:
                    lost.append(number)
            if not lost:
                _refill(pool, running, lost, islice(waiting, len(finished)))
        done = True
    finally:
        if not done:
            stopped.set()
        pool.shutdown(cancel_futures=True)
    return lost


def _refill(
    pool: ProcessPoolExecutor,
    running: dict[Future[Result], int],
    lost: list[int],
    numbers: Iterable[int],
) -> None:
    for number in numbers:
        try:
            running[pool.submit(_play, number)] = number
        except BrokenProcessPool:
            lost.append(number)


_bench: Bench | None = None


def _begin(load: Load, job: Job, stopped: Event) -> None:
    global _bench
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    threading.Thread(target=_end_when, args=(stopped.wait,), daemon=True).start()
    give_up()
    _bench = bench(load, job)


def _end_when(stopped: Callable[[], bool]) -> None:
    """Leave a game at once when nobody waits for it any more; a search may take its time."""
    stopped()
    _exit(1)


def _play(number: int) -> Result:
    assert _bench is not None, "the process was begun"
    return _bench.play(number)
