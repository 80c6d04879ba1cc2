"""A room: a thread in which somebody thinks who may never come back.

Whoever sleeps or waits for the network cannot be interrupted, but can be left alone.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from areopolis.players.alarm import Overtime, lifeline, limited
from areopolis.players.fault import Fault, blame, late

Answer = TypeVar("Answer")

# Whoever has been interrupted gets so many seconds to come back; then it is left alone.
GRACE: Final = 1.0


class Room:
    """Does all thinking of one player in one thread; its errors and exits end nothing else."""

    def __init__(self) -> None:
        """Wait for questions."""
        self.questions: SimpleQueue[tuple[Callable[[], Any], float] | None] = SimpleQueue()
        self.answers: SimpleQueue[Any] = SimpleQueue()
        self.left: Fault | None = None
        threading.Thread(target=self._run, daemon=True).start()

    def ask(self, think: Callable[[], Answer], seconds: float) -> Answer:
        """Return what *think* returns.

        Raises:
            Fault: it raised something, or did not end within so many *seconds*. Where it did not
                even end when interrupted, nothing is asked in this room any more.
        """
        if self.left is not None:
            raise self.left.with_traceback(None)
        self.questions.put((think, seconds))
        try:
            with lifeline(seconds):
                answer = self.answers.get(timeout=seconds + GRACE)
        except Empty:
            fault = late(seconds)
            self.leave(fault)
            raise fault from None
        if isinstance(answer, Fault):
            raise answer
        told: Answer = answer
        return told

    def leave(self, fault: Fault) -> None:
        """Ask nothing here any more: whoever does hears of *fault*."""
        self.left = fault
        self.close()

    def close(self) -> None:
        """Let the thread end as soon as it has nothing to think about."""
        self.questions.put(None)

    def _run(self) -> None:
        while (question := self.questions.get()) is not None:
            try:
                self.answers.put(attempt(*question))
            except BaseException as error:
                self.answers.put(blame(error))


def attempt(think: Callable[[], Answer], seconds: float) -> Answer:
    """Return what *think* returns, here and now.

    Raises:
        Fault: it raised an error, or was interrupted after so many *seconds*.
    """
    try:
        return limited(think, seconds)
    except Overtime:
        raise late(seconds) from None
    except Exception as error:
        raise blame(error) from None
