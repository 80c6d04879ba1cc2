"""Patience: how long tests wait for what must come.

As long as anything moves, however slow the machine is. Where nothing has moved for a long while a
test gives up, so that a fault ends a run instead of holding it up for ever; that while is longer
where many programs share the machine.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")

# Seconds without any move, on a machine that has a core for each of its programs.
STILL: Final = 120.0
# Seconds between two looks.
PAUSE: Final = 0.02


def slowness() -> float:
    """Return how many programs share a core now."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def patience(seconds: float = STILL) -> float:
    """Return a limit for something that takes far less than *seconds* on an idle machine."""
    return seconds * slowness()


class Patience:
    """Runs out when nothing has moved for long."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin to wait."""
        self.clock = clock
        self.moved: object = None
        self.waited = 0.0
        self.looked = clock()

    def look(self, moved: object = None) -> None:
        """Note how far things are now; whenever that is different the waiting begins anew.

        Raises:
            AssertionError: nothing has moved for long.
        """
        now = self.clock()
        self.waited += (now - self.looked) / slowness()
        self.looked = now
        if moved != self.moved:
            self.moved, self.waited = moved, 0.0
        assert self.waited < STILL, f"nothing moves any more: {moved!r}"


def until(is_there: Callable[[], T], moved: Callable[[], object] = lambda: None) -> T:
    """Wait until *is_there* says something true, and return it; *moved* tells how far things are.

    Raises:
        AssertionError: nothing has moved for long.
    """
    waiting = Patience()
    while not (found := is_there()):
        waiting.look(moved())
        time.sleep(PAUSE)
    return found


async def until_so(is_so: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait until *is_so*, and let everything else go on meanwhile.

    Raises:
        AssertionError: nothing has moved for long.
    """
    waiting = Patience()
    while True:
        said = is_so()
        if await said if isinstance(said, Awaitable) else said:
            return
        waiting.look()
        await asyncio.sleep(PAUSE)


async def finished(work: Awaitable[T], moved: Callable[[], object] = lambda: None) -> T:
    """Return what *work* returns, as long as *moved* shows that it goes on.

    Raises:
        AssertionError: nothing has moved for long.
    """
    waiting = Patience()
    task = asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait({task}, timeout=1.0))[0]:
            waiting.look(moved())
        return task.result()
    finally:
        task.cancel()
