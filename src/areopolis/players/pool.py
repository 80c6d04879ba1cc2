"""Pools: processes that work for this one.

They are deaf to Ctrl-C, since only the first process decides when to stop, and end when it ends,
however that comes about.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")

# So many items for each process are handed out: nobody idles, and few are lost.
AHEAD: Final = 2


class Pool:
    """Processes for a `with`; whoever leaves it by an error does not wait for their work."""

    def __init__(self, processes: int, make: Callable[[], object] | None = None) -> None:
        """Hold so many *processes*, which start with the first work; each calls *make* once."""
        self.processes = processes
        # Spawned, not forked: the same everywhere, whatever threads and locks this process has.
        context = get_context("spawn")
        # Nothing is said on this line: that it ends is the sign to stop. An event would wait for
        # processes that were killed while they waited for it.
        self.far_end, self.line = context.Pipe(duplex=False)
        given = (self.far_end, make)
        self.executor = ProcessPoolExecutor(processes, context, initializer=_begin, initargs=given)

    def __enter__(self) -> Pool:
        """Use the pool."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Let the processes end, at once where something went wrong."""
        if kind is None:
            self.executor.shutdown(cancel_futures=True)
        self.stop()

    def stop(self) -> None:
        """End the processes in the middle of what they do."""
        self.line.close()
        self.executor.shutdown(cancel_futures=True)
        self.far_end.close()

    def each(
        self, work: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[Item, Future[Done]]]:
        """Yield each item with what comes of it, as soon as it is done.

        When a process dies, what was under way comes to a `BrokenProcessPool`, and no more items
        are taken.
        """
        waiting = iter(items)
        with deaf():
            first = islice(waiting, AHEAD * self.processes)
            running = {self._submit(work, item): item for item in first}
        while running:
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in finished:
                yield running.pop(one), one
            if not any(isinstance(one.exception(), BrokenProcessPool) for one in finished):
                for item in islice(waiting, len(finished)):
                    running[self._submit(work, item)] = item

    def all(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Iterator[Done]:
        """Yield what comes of all items, in their order."""
        with deaf():
            return self.executor.map(work, items)

    def _submit(self, work: Callable[[Item], Done], item: Item) -> Future[Done]:
        try:
            return self.executor.submit(work, item)
        except BrokenProcessPool as error:
            failed: Future[Done] = Future()
            failed.set_exception(error)
            return failed


_made: object = None


def made() -> Any:
    """Return what this process made when it began."""
    return _made


@contextmanager
def deaf() -> Iterator[None]:
    """Start processes deaf to Ctrl-C; other threads than the first never hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _begin(line: Connection, make: Callable[[], object] | None) -> None:
    global _made
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a player prints must not get between the lines of the first process.
    os.dup2(2, 1)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()
    if make is not None:
        _made = make()


def _end_with(line: Connection) -> None:
    """Leave everything when *line* ends: the first process has stopped, or was killed."""
    line.poll(None)
    os._exit(1)
