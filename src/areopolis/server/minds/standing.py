"""Standing still: a process that stops where it is, and goes on later as if nothing had been."""

from __future__ import annotations

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from areopolis.server.minds.queue import Job

# Where a system has no such signals both go on side by side.
STOP: Final[signal.Signals | None] = getattr(signal, "SIGSTOP", None)
GO_ON: Final[signal.Signals | None] = getattr(signal, "SIGCONT", None)


@contextmanager
def standing(process: Process, job: Job) -> Iterator[None]:
    """Let *process* and the time for its *job* stand."""
    clock = asyncio.get_running_loop().time
    ends = job.timer.when() if job.timer is not None else None
    left = None if ends is None else ends - clock()
    wind(job, None)
    tell(process, STOP)
    try:
        yield
    finally:
        tell(process, GO_ON)
        wind(job, None if left is None else clock() + left)


def wind(job: Job, ends: float | None) -> None:
    """Let the time for *job* end then, or not at all."""
    if job.timer is not None:
        # Whoever has answered or run out of time meanwhile has no time any more.
        with suppress(RuntimeError):
            job.timer.reschedule(ends)


def tell(process: Process, what: signal.Signals | None) -> None:
    """Send a signal to whoever is still there."""
    if what is not None:
        with suppress(ProcessLookupError):
            process.send_signal(what)
