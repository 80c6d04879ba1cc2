"""What one seat knows when it must decide."""

from __future__ import annotations

from typing import Any

from areopolis.core.decision import Decision
from areopolis.core.event import Event
from areopolis.core.state import State


class Seen:
    """What one seat knows when it must decide; a player gets this and never the state.

    Views, the record and imagined states cost time, so they are made only for players that ask.
    """

    def __init__(self, state: State, seat: int) -> None:
        """Look at *state* from *seat*, which must have something to decide."""
        self._state = state
        self.seat = seat
        self.decision: Decision = state.decision(seat)

    def view(self) -> dict[str, Any]:
        """Return what the seat may know."""
        return self._state.view(self.seat)

    def events(self) -> list[dict[str, Any]]:
        """Return the record: what the seat was told so far, the oldest first.

        It begins where the history does; a position that was set up or imagined has none.
        """
        heard: list[Event] = []
        self._state.retell(heard.append)
        say = self._state.vocabulary
        return [event.told(self.seat, say) for event in heard]

    def imagine(self, seed: int) -> State:
        """Return a full state that looks the same to the seat; the rest is dealt by *seed*."""
        return self._state.determinize(self.seat, seed)

    def world(self, seed: int) -> State:
        """Return what `imagine` does, sooner, for a search: a state that is never saved."""
        return self._state.imagined(self.seat, seed)

    @property
    def moves(self) -> int:
        """How many moves were made at the table."""
        return self._state.moves

    def is_alone_since(self, moves: int) -> bool:
        """Whether after so many *moves* only this seat has moved, and nobody learnt anything."""
        state = self._state
        if not state.barrier <= moves <= state.moves:
            return False
        made = state.history
        for _ in range(state.moves - moves):
            if made[1] != self.seat:
                return False
            made = made[0]
        return True
