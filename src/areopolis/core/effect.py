"""Effects: the steps of the rules that lie on the stack of a state (ADR 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES, NOTHING, TABLE, Cause
from areopolis.core.decision import Ask
from areopolis.core.reason import Reason
from areopolis.core.value import Field, Value

if TYPE_CHECKING:
    from areopolis.core.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Value, Generic[S, A]):
    """One step of the rules.

    `resolve` either acts and returns None, or changes nothing and returns the question; `answer`
    goes on. An effect is a record of ids and numbers, so that every moment can be saved.
    """

    def resolve(self, state: S, by: Cause) -> Ask | None:
        """Act, or ask."""
        raise NotImplementedError

    def answer(self, state: S, by: Cause, action: A) -> None:
        """Go on after the answer to a single decision."""
        raise NotImplementedError

    def answer_all(self, state: S, by: Cause, answers: list[A]) -> None:
        """Go on after all answers to a joint decision, in the order of its decisions."""
        raise NotImplementedError

    def touches(self) -> int:
        """Return bits for what it touches; effects that happen together and touch the same matter.

        An effect that touches nothing may happen at once, whatever else is pending.
        """
        return 0

    def touches_now(self, state: S, by: Cause) -> int:
        """Return what it can touch as things are: nothing where it can do nothing of it."""
        return self.touches()

    def is_ready(self, state: S, by: Cause) -> bool:
        """Whether it can happen now; one that is not waits for the others of its group."""
        return True

    def obstacles(self, state: S, by: Cause, seat: int, action: Action) -> list[Reason]:
        """Return why *action* of *seat*, known to the game, is not an option of this question."""
        return []


__all__ = ["CAUSES", "NOTHING", "TABLE", "A", "Cause", "Effect", "Field", "S"]
