"""Causes: who acts, and by which card."""

from __future__ import annotations

from typing import Final

from areopolis.core.value import Value

NOTHING: Final = -1


class Cause(Value):
    """Who acts, and by which card; NOTHING where no card is behind it.

    The acting seat may be one that a rule holds, a neutral colour or an automa.
    """

    FIELDS = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: int, card: int = NOTHING) -> None:
        """Let *seat* act by *card*."""
        self.seat = seat
        self.card = card


CAUSES: Final = tuple([Cause(seat) for seat in range(8)])
TABLE: Final = Cause(NOTHING)
