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
        # Half a character can be said but not written down.
        told = said[:SAID_MOST].encode("utf-8", "backslashreplace").decode()
        super().__init__(f"{kind}: {told}")
        self.kind = kind
        self.said = told


def late(seconds: float) -> Fault:
    """Return the fault of whoever took more than so many *seconds*."""
    return Fault(LATE, f"more than {seconds:g} s")


def blame(error: BaseException) -> Fault:
    """Return *error* as a fault of who raised it; only a plain `Fault` is taken at its word."""
    if type(error) is Fault:
        return error
    kind = type(error).__name__
    try:
        return Fault(CRASH, f"{kind}: {error}")
    except BaseException:
        # Its words are code of the player, too.
        return Fault(CRASH, kind)


def shown(answer: object) -> str:
    """Return how *answer* looks, or at least what it is."""
    try:
        return repr(answer)
    except Exception:
        return type(answer).__name__
