"""A limit to thinking: who takes longer is interrupted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# A player may catch whatever it likes; it is told again so many seconds later.
AGAIN: Final = 0.5


class Overtime(BaseException):
    """The time is up; no ordinary error, so that `except Exception` does not swallow it."""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise `Overtime` in the block after so many *seconds*.

    Only the main thread of a process can be interrupted, and compiled code only when it is done;
    whoever uses this looks at the clock as well.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(
        signal, "setitimer"
    ):
        yield
        return
    armed = [True]

    def ring(number: int, frame: FrameType | None) -> None:
        if armed[0]:
            raise Overtime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        armed[0] = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
