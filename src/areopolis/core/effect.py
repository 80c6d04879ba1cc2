"""Effects: the steps of the rules that lie on the stack of a state (ADR 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES, NOTHING, TABLE, Cause
from areopolis.core.decision import Ask, Decision
from areopolis.core.reason import Reason
from areopolis.core.value import Field, Value

if TYPE_CHECKING:
    from areopolis.core.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)

# Who does a step: the table itself, one of the seats, any place at the table (also one that a rule
# holds, such as a neutral colour), or sometimes a place and sometimes the table.
BY_TABLE: Final = "table"
BY_SEAT: Final = "seat"
BY_PLACE: Final = "place"
BY_EITHER: Final = "either"

# How large a unit of play a step is; one of the whole game lies at the bottom of the stack.
PART: Final = 0
PREPARING: Final = 1
TURN: Final = 2
PHASE: Final = 3
GAME: Final = 4

# For `AFTER`: nothing larger than the step itself happens before it.
WITHIN: Final[tuple[str, ...]] = ("*",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Value, Generic[S, A]):
    """One step of the rules.

    `resolve` either acts and returns None, or changes nothing and returns the question; `answer`
    goes on. An effect is a record of ids and numbers, so that every moment can be saved.

    What stands below says where it can lie on the stack, and is read by positions only.
    """

    # Who does it; and whether it is the doing of a card, which then must be named.
    BY: ClassVar[str] = ""
    OF_CARD: ClassVar[bool] = False
    # Its unit of play; a part with which the game begins is a step of the setup, done once.
    LEVEL: ClassVar[int] = PART
    # The only steps of its own level that may happen before it, and none of a higher one, because
    # it relies on what has just been done; None: it can be done whenever its time comes.
    AFTER: ClassVar[tuple[str, ...] | None] = None
    # Fields that may name nothing.
    OPTIONAL: ClassVar[tuple[str, ...]] = ()

    def resolve(self, state: S, by: Cause) -> Ask | None:
        """Act, or ask."""
        raise NotImplementedError

    def answer(self, state: S, by: Cause, action: A) -> None:
        """Go on after the answer to a single decision."""
        raise NotImplementedError

    def answer_all(self, state: S, by: Cause, answers: list[A]) -> None:
        """Go on after all answers to a joint decision, in the order of its decisions."""
        raise NotImplementedError

    def ask_unless_forced(self, state: S, by: Cause, decision: Decision) -> Ask | None:
        """Return the question, or go on at once where it leaves one answer; none: nothing happens.

        A game in which such a question would tell nobody anything asks through this.
        """
        if not decision.options:
            return None
        only: Any = decision.only()
        if only is None:
            return decision
        self.answer(state, by, only)
        return None

    def rank(self) -> int:
        """Return its place in the default order of effects that happen together, lowest first."""
        return 0

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

    def misfit(self, state: S, by: Cause, before: Before) -> str:
        """Return the field that cannot be so in this position, or an empty text.

        *before* are the steps above it, the next one first.
        """
        return ""


# The steps that happen before another, the next one first.
Before = list[tuple[Effect[Any, Any], Cause]]

__all__ = [
    "BY_EITHER",
    "BY_PLACE",
    "BY_SEAT",
    "BY_TABLE",
    "CAUSES",
    "GAME",
    "NOTHING",
    "PART",
    "PHASE",
    "PREPARING",
    "TABLE",
    "TURN",
    "WITHIN",
    "A",
    "Before",
    "Cause",
    "Effect",
    "Field",
    "S",
]
