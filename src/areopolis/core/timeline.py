"""Timelines: a game with the moments to which it can be taken back."""

from __future__ import annotations

from areopolis.core.action import Action
from areopolis.core.errors import IllegalAction
from areopolis.core.state import State


class Timeline:
    """A state and its earlier moments.

    A seat may take back its own decisions as long as nothing was revealed, no chance moved and
    nobody else decided since (law 9). `back` goes further and is for consent, replay and review.
    """

    def __init__(self, state: State) -> None:
        """Begin at *state*, which the timeline owns from now on."""
        self.state = state
        self.moments: list[tuple[int, State]] = []

    def play(self, seat: int, answer: Action | str) -> None:
        """Play like the state, and remember the moment before."""
        before = self.state.clone()
        self.state.play(seat, answer)
        self.moments.append((seat, before))

    def can_undo(self, seat: int) -> bool:
        """Whether *seat* made the last decision and it led to nothing that cannot be unseen."""
        if not self.moments or self.moments[-1][0] != seat:
            return False
        before = self.moments[-1][1]
        # A pick of a composite answer is no move yet; nothing can have come of it.
        return self.state.moves == before.moves or self.state.barrier <= before.moves

    def undo(self, seat: int) -> None:
        """Take back the last decision of *seat*.

        Raises:
            IllegalAction: it cannot be taken back.
        """
        if not self.can_undo(seat):
            raise IllegalAction("cannot-undo", {"seat": seat})
        self.back()

    def back(self) -> None:
        """Return to the moment before the last decision, whoever made it."""
        _, before = self.moments.pop()
        before.listener = self.state.listener
        self.state = before
