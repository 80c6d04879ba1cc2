"""Ctrl-C that waits: compiled rules must not be interrupted in the middle of a number.

A signal handler that raises while compiled code multiplies large integers ends the process as if
memory had run out. So the rules run with Ctrl-C noted, and it is raised when they are done.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def deferred() -> Iterator[None]:
    """Hold Ctrl-C back; raise KeyboardInterrupt at the end if it came meanwhile."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        came.append(number)

    heard = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
    if came:
        raise KeyboardInterrupt
