"""What one seat knows when it must decide."""

from __future__ import annotations

from typing import Any

from areopolis.core.decision import Decision
from areopolis.core.state import State


class Seen:
    """What one seat knows when it must decide; a player gets this and never the state.

    Views and imagined states cost time, so they are made only for players that ask.
    """

    def __init__(self, state: State, seat: int) -> None:
        """Look at *state* from *seat*, which must have something to decide."""
        self._state = state
        self.seat = seat
        self.decision: Decision = state.decision(seat)

    def view(self) -> dict[str, Any]:
        """Return what the seat may know."""
        return self._state.view(self.seat)

    def imagine(self, seed: int) -> State:
        """Return a full state that looks the same to the seat; the rest is dealt by *seed*."""
        return self._state.determinize(self.seat, seed)
