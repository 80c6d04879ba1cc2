"""Decisions: who must answer what, and which answers are legal."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from areopolis.core.action import Action
from areopolis.core.space import Space, only_answer


# Questions are asked and forgotten again at every step, and are never part of a circle (ADR 6).
@mypyc_attr(acyclic=True)
class Ask:
    """What an effect returns when it cannot go on without an answer."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision(Ask):
    """One seat must answer one question.

    `options` are the legal answers; for a composite question they are the next picks, and `space`
    describes the whole answers. Decisions are computed from the state and never saved.
    """

    def __init__(
        self, seat: int, question: str, options: Sequence[Action], space: Space | None = None
    ) -> None:
        """Ask *seat* the *question*."""
        self.seat = seat
        self.question = question
        self.options = options
        self.space = space

    def only(self) -> Action | None:
        """Return the answer that alone is legal, whole; None where there is a choice."""
        if len(self.options) != 1:
            return None
        return self.options[0] if self.space is None else only_answer(self.space)

    def __repr__(self) -> str:
        """Show seat, question and the answers."""
        texts = ", ".join([str(option) for option in self.options])
        return f"<Decision {self.seat} {self.question}: {texts}>"


def composite(seat: int, question: str, space: Space) -> Decision:
    """Ask *seat* for a whole answer out of *space*."""
    return Decision(seat, question, space.picks(()), space)


@mypyc_attr(acyclic=True)
class Joint(Ask):
    """Several seats answer at the same time; nobody sees an answer before all are in."""

    def __init__(self, decisions: list[Decision]) -> None:
        """Ask all of *decisions*, one for each seat."""
        self.decisions = decisions

    def of(self, seat: int) -> Decision | None:
        """Return what *seat* is asked; None if it is not."""
        decisions = self.decisions
        # Where everybody is asked, the place at the table leads there at once.
        if 0 <= seat < len(decisions):
            decision = decisions[seat]
            if decision.seat == seat:
                return decision
        for decision in decisions:
            if decision.seat == seat:
                return decision
        return None
