"""Players for the seats of vectors that do not learn; other processes find them here."""

from __future__ import annotations

import gc
import time
from pathlib import Path

from areopolis.core.action import Action
from areopolis.core.seen import Seen
from kit.patience import patience


class First:
    """Takes the first option."""

    def __init__(self, game: str, seed: int) -> None:
        """Need nothing."""

    def choose(self, seen: Seen) -> Action:
        """Return the first option."""
        return seen.decision.options[0]


class Careful(First):
    """Refuses to play where garbage may be looked for meanwhile."""

    def choose(self, seen: Seen) -> Action:
        """Return the first option, if nobody collects garbage."""
        if gc.isenabled():
            raise RuntimeError("garbage is collected while games are stepped")
        return super().choose(seen)


class Waiting(First):
    """Does not answer before a file is there."""

    def __init__(self, game: str, seed: int, sign: Path) -> None:
        """Wait for *sign*."""
        self.sign = sign

    def choose(self, seen: Seen) -> Action:
        """Return the first option as soon as the sign is there."""
        end = time.monotonic() + patience()
        while not self.sign.exists():
            if time.monotonic() > end:
                raise RuntimeError("the sign never came")
            time.sleep(0.01)
        return super().choose(seen)


class Closing(First):
    """Says in a file that it was put away."""

    def __init__(self, game: str, seed: int, note: Path) -> None:
        """Write into *note*."""
        self.note = note

    def close(self) -> None:
        """Write a line."""
        with self.note.open("a") as file:
            file.write("closed\n")


class Broken(First):
    """Cannot answer."""

    def choose(self, seen: Seen) -> Action:
        """Raise an error."""
        raise LookupError("no idea")
