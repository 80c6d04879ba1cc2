"""The queue before the minds: whoever waits has a turn, however much somebody else has asked for.

Addresses take turns, then the visitors of an address, then their jobs: a game before a hint, short
ones before long ones, one table after the other. Reviews, for which nobody sits and waits, come
after all of these, but now and then one does come; where nobody else is free it stands back again.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, OrderedDict
from typing import Any, Final, NamedTuple

# What somebody waits for comes first: a game before a hint, either before a review.
TURN: Final = 0
HINT: Final = 1
REVIEW: Final = 2

# One of so many jobs is a review where both wait.
REVIEW_EVERY: Final = 8
# Whose last turns are remembered; the oldest are forgotten first and count as new.
ASKERS_MOST: Final = 20_000


class Asker(NamedTuple):
    """For whom something is worked out: an address, a visitor of it, and one of their tables."""

    address: str = ""
    visitor: int = 0
    table: str = ""


# The server itself.
NOBODY: Final = Asker()


class Job:
    """One thing to be worked out, and whoever waits for it."""

    def __init__(
        self,
        written: bytes,
        limit: float,
        asker: Asker = NOBODY,
        priority: int = TURN,
        is_long: bool = False,
    ) -> None:
        """Wait for the result of *written*, at most *limit* seconds once it is begun."""
        self.written = written
        self.limit = limit
        self.asker = asker
        self.priority = priority
        self.is_long = is_long
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        # Runs while it is worked on.
        self.timer: asyncio.Timeout | None = None


class Queue:
    """Jobs that wait, and how many are worked on for whom."""

    def __init__(self, workers: int) -> None:
        """Hand jobs to so many *workers*.

        Where there are several, nobody has all of them for what takes long: whoever comes next
        with something short finds one that is soon free.
        """
        self.most = max(1, workers - 1)
        # By the order in which they came.
        self.jobs: dict[int, Job] = {}
        self.order = itertools.count()
        self.turn = itertools.count(1)
        # When an address, a visitor or a table last had a turn.
        self.served: OrderedDict[str | int, int] = OrderedDict()
        # Long jobs that are worked on.
        self.addresses: Counter[str] = Counter()
        self.visitors: Counter[int] = Counter()
        # Jobs since the last review.
        self.since_review = 0
        # How many workers wait for a job.
        self.idle = 0
        self.stirred = asyncio.Event()

    def put(self, job: Job) -> None:
        """Let *job* wait."""
        self.jobs[next(self.order)] = job
        self.stirred.set()

    async def get(self) -> Job:
        """Return the next job; `release` says that it is over."""
        self.idle += 1
        try:
            while (job := self.take()) is None:
                self.stirred.clear()
                await self.stirred.wait()
        finally:
            self.idle -= 1
        # Whoever left this job to us may look at the rest.
        self.stirred.set()
        return job

    async def get_urgent(self) -> Job:
        """Return the next job that is no review, as soon as nobody is free for it."""
        while self.idle or (job := self.take(is_urgent=True)) is None:
            self.stirred.clear()
            await self.stirred.wait()
        return job

    def take(self, is_urgent: bool = False) -> Job | None:
        """Return the next job, if there is one for whoever is free now; an urgent one, if so."""
        for number in [number for number, job in self.jobs.items() if job.done.done()]:
            # Nobody waits for it any more.
            del self.jobs[number]
        ready = [number for number, job in self.jobs.items() if not self._is_full(job)]
        if is_urgent:
            ready = [number for number in ready if self.jobs[number].priority != REVIEW]
        if not ready:
            return None
        is_reviews_turn = self.since_review >= REVIEW_EVERY - 1
        number = min(ready, key=lambda number: self._place(number, is_reviews_turn))
        job = self.jobs.pop(number)
        self.since_review = 0 if job.priority == REVIEW else self.since_review + 1
        if job.is_long:
            self.addresses[job.asker.address] += 1
            self.visitors[job.asker.visitor] += 1
        self._serve(job.asker)
        return job

    def release(self, job: Job) -> None:
        """Say that nobody works on *job* any more."""
        if job.is_long:
            # Nobody is remembered for nothing.
            self.addresses -= Counter([job.asker.address])
            self.visitors -= Counter([job.asker.visitor])
        self.stirred.set()

    def waiting(self) -> int:
        """Return how many jobs nobody works on yet."""
        return len([job for job in self.jobs.values() if not job.done.done()])

    def clear(self) -> None:
        """Let nobody wait any longer."""
        for job in self.jobs.values():
            job.done.cancel()
        self.jobs.clear()

    def _is_full(self, job: Job) -> bool:
        """Whether enough that takes long is worked out for whoever has asked for *job*."""
        address, visitor, _ = job.asker
        if not job.is_long or job.asker == NOBODY:
            return False
        return self.addresses[address] >= self.most or self.visitors[visitor] >= self.most

    def _place(self, number: int, is_reviews_turn: bool) -> tuple[int | bool, ...]:
        """Return what puts a job before others: the least is next."""
        job = self.jobs[number]
        address, visitor, table = job.asker
        is_review = job.priority == REVIEW
        return (
            is_review != is_reviews_turn,
            self.served.get(f"address {address}", 0),
            self.served.get(visitor, 0),
            job.priority,
            job.is_long,
            self.served.get(f"table {table}", 0),
            number,
        )

    def _serve(self, asker: Asker) -> None:
        address, visitor, table = asker
        turn = next(self.turn)
        for one in (f"address {address}", visitor, f"table {table}"):
            self.served.pop(one, None)
            self.served[one] = turn
        while len(self.served) > ASKERS_MOST:
            self.served.popitem(last=False)
