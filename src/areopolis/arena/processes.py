"""The games of a job over several processes of this machine.

A worker that dies takes no finished game along: what was under way is played again, each game
alone, and a game that kills its worker once more is a result with an error. Nothing is played in
the first process, so that Ctrl-C is heard at once and interrupts no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_int
from functools import partial
from multiprocessing.sharedctypes import RawValue
from typing import Final, NamedTuple

from areopolis.arena.match import NOBODY, Blame, Result, play
from areopolis.arena.schedule import Job, Schedule
from areopolis.core.game import Game
from areopolis.players.alarm import give_up
from areopolis.players.fault import CRASH
from areopolis.players.pool import Pool, made
from areopolis.players.registry import Maker, maker

Load = Callable[[str], Game]

DIED: Final = "the process that played it died"


class Bench(NamedTuple):
    """What a process needs to play the games of a job."""

    games: list[Game]
    makers: dict[str, Maker]
    schedule: Schedule
    # Whose player is at work, where somebody wants to know.
    thinking: c_int | None = None

    def play(self, number: int) -> Result:
        """Play the game *number*."""
        return play(self.games, self.makers, self.schedule, number, self.thinking)


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
            thinking = RawValue(c_int, NOBODY)
            alone = yield from _pooled(load, job, iter([number]), 1, thinking)
            if alone:
                yield died(job, number, thinking.value)
        suspects = []


def died(job: Job, number: int, seat: int = NOBODY) -> Result:
    """Return the game *number* as one whose process died while the player of *seat* was at work."""
    seating = Schedule(job).seating(number)
    result = Result(number, seating.setting, seating.deal, seating.lineup, error=DIED)
    if seat == NOBODY:
        return result
    faulty = tuple([int(one == seat) for one in range(len(seating.lineup))])
    return result._replace(faulty=faulty, faults=(Blame(seat, -1, CRASH, DIED),))


def _pooled(
    load: Load, job: Job, waiting: Iterator[int], jobs: int, thinking: c_int | None = None
) -> Generator[Result, None, list[int]]:
    """Yield results until all games are played or a worker dies; return the games it cost."""
    lost: list[int] = []
    with Pool(jobs, partial(_bench, load, job, thinking)) as pool:
        for number, done in pool.each(_play, waiting):
            try:
                yield done.result()
            except BrokenProcessPool:
                lost.append(number)
    return lost


def _bench(load: Load, job: Job, thinking: c_int | None) -> Bench:
    give_up()
    return bench(load, job)._replace(thinking=thinking)


def _play(number: int) -> Result:
    ready: Bench = made()
    return ready.play(number)
