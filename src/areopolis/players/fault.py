"""What can be wrong with the answer of a player."""

from __future__ import annotations

from typing import Final

CRASH: Final = "crash"
GARBAGE: Final = "garbage"
ILLEGAL: Final = "illegal"
LATE: Final = "late"
KINDS: Final = (CRASH, GARBAGE, ILLEGAL, LATE)

# What a player said is told in part: it may have said very much.
SAID_MOST: Final = 200


class Fault(Exception):
    """An answer that cannot be used, and what was said instead of one."""

    def __init__(self, kind: str, said: str = "") -> None:
        """Blame the player for one of `KINDS`."""
        super().__init__(f"{kind}: {said}")
        self.kind = kind
        self.said = said[:SAID_MOST]
