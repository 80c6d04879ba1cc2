"""Steps: effects as they lie on the stack of a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from areopolis.core.cause import TABLE, Cause
from areopolis.core.effect import Effect

# A step without what lies below it.
Frame = tuple[Effect[Any, Any], Cause]


# No step is ever part of a circle, and as one ends the next begins (ADR 6).
@mypyc_attr(acyclic=True, free_list_len=1)
class Step:
    """An effect that is still to happen, by whose doing, and what happens after it.

    A step never changes, so that all copies of a state share one stack.
    """

    def __init__(self, effect: Effect[Any, Any], by: Cause, below: Step | None) -> None:
        """Lay *effect* on top of *below*."""
        self.effect = effect
        self.by = by
        self.below = below


class Course:
    """Effects that the table, or a place at it, carries out one after the other, again and again.

    Steps never change: while a course is laid on what it was laid on the last time, its steps are
    the same ones.
    """

    def __init__(self, *effects: Effect[Any, Any], by: Cause = TABLE) -> None:
        """Let *by* carry out *effects* in their order."""
        self.effects = effects
        self.by = by
        self.laid: tuple[Step | None, Step | None] = (None, None)

    def on(self, below: Step | None) -> Step | None:
        """Return the top of the course laid on *below*."""
        before, top = self.laid
        if top is None or before is not below:
            top = below
            for number in range(len(self.effects) - 1, -1, -1):
                top = Step(self.effects[number], self.by, top)
            self.laid = (below, top)
        return top


def stacked(frames: Sequence[Frame]) -> Step | None:
    """Return the top of a stack of *frames*, the next to happen last."""
    top: Step | None = None
    for effect, by in frames:
        top = Step(effect, by, top)
    return top


def frames_of(top: Step | None) -> tuple[Frame, ...]:
    """Return what lies on the stack below *top*, the next to happen last."""
    frames: list[Frame] = []
    while top is not None:
        frames.append((top.effect, top.by))
        top = top.below
    frames.reverse()
    return tuple(frames)
