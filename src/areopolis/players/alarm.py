"""A limit to thinking: who takes longer is interrupted.

A signal handler that raises may end the process: compiled numbers must not be interrupted. So a
thread watches the clock and lets the interpreter raise the exception between two steps of Python.
Code that never comes back to Python cannot be stopped that way, and while it runs no other thread
may; a process that plays nothing but games is ended by the system then (`give_up`).
"""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Final, TypeVar

Answer = TypeVar("Answer")

# How often the clock is looked at, in seconds.
TICK: Final = 0.02
# A player may catch whatever it likes; it is told again so many seconds later.
AGAIN: Final = 0.5
# Whoever is so many seconds over the limit will never come back.
HOPELESS: Final = 5.0


class Overtime(BaseException):
    """The time is up; no ordinary error, so that `except Exception` does not swallow it."""


class Watch:
    """Who thinks at this moment, and when to tell it that its time is up."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.lock = threading.Lock()
        # By thread: when it is told next.
        self.thinking: dict[int, float] = {}
        self.is_running = False
        self.may_give_up = False

    def begin(self, seconds: float) -> None:
        """Give this thread so many *seconds*."""
        with self.lock:
            self.thinking[threading.get_ident()] = monotonic() + seconds
            if not self.is_running:
                self.is_running = True
                threading.Thread(target=self.run, daemon=True).start()

    def end(self) -> None:
        """Leave this thread alone from now on."""
        thread = threading.get_ident()
        with self.lock:
            self.thinking.pop(thread, None)
            _raise_in(thread, None)

    def run(self) -> None:
        """Look at the clock for ever."""
        while True:
            sleep(TICK)
            with self.lock:
                now = monotonic()
                for thread, end in list(self.thinking.items()):
                    if now > end:
                        self.thinking[thread] = now + AGAIN
                        _raise_in(thread, Overtime)


_watch: Final = Watch()


def limited(think: Callable[[], Answer], seconds: float) -> Answer:
    """Return what *think* returns.

    Raises:
        Overtime: it did not within so many *seconds*.
    """
    _watch.begin(seconds)
    try:
        return think()
    finally:
        while True:
            try:
                _watch.end()
                break
            except Overtime:
                # The bell rang while it was being put away.
                continue


def give_up() -> None:
    """Let this process end when somebody thinks for ever; only for processes that can be lost."""
    _watch.may_give_up = hasattr(signal, "setitimer")


@contextmanager
def lifeline(seconds: float) -> Iterator[None]:
    """End this process if it may be lost and the work takes hopelessly more than *seconds*.

    The timer is the system's, which needs no step of Python to end a process.
    """
    if not _watch.may_give_up:
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds + HOPELESS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
