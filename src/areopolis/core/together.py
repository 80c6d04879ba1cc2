"""Effects that happen together: the active player orders them where the order matters."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from areopolis.core.action import Action
from areopolis.core.cause import Cause
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_PLACE, Effect
from areopolis.core.state import Frame, State
from areopolis.core.value import Field


class ResolveFirst(Action):
    """Let one of the pending effects happen first."""

    KEY: ClassVar[str] = "resolve-first"
    FORM: ClassVar[str] = "first {number}"
    FIELDS: ClassVar[tuple[Field, ...]] = (("number", "ordinal"),)

    def __init__(self, text: str, number: int) -> None:
        """Name the effect by its number in the group."""
        super().__init__(text)
        self.number = number


FIRST: Final = tuple([ResolveFirst(f"first {number + 1}", number) for number in range(60)])


class Together(Effect[State, ResolveFirst]):
    """Pending effects of one action, in their default order.

    One that touches nothing happens at once. Where two that are ready touch the same, the acting
    seat says which comes first; otherwise the first that is ready does.
    """

    KEY = "together"
    BY = BY_PLACE
    FIELDS = (("items", "frame*"), ("asks", "count"))

    def __init__(self, items: tuple[Frame, ...], asks: int = 1) -> None:
        """Without *asks* the default order is kept."""
        self.items = items
        self.asks = asks

    def resolve(self, state: State, by: Cause) -> Ask | None:
        ready: list[int] = []
        for number, (effect, cause) in enumerate(self.items):
            if effect.is_ready(state, cause):
                if not effect.touches_now(state, cause):
                    self.carry_out(state, by, number)
                    return None
                ready.append(number)
        if not self.items:
            return None
        if not ready:
            ready = [0]
        if self.asks and self.does_order_matter(state, ready):
            return Decision(by.seat, "order-effects", self.choices(ready))
        self.carry_out(state, by, ready[0])
        return None

    def does_order_matter(self, state: State, ready: list[int]) -> bool:
        """Whether two different effects touch the same."""
        touched = [self.items[n][0].touches_now(state, self.items[n][1]) for n in ready]
        for place, number in enumerate(ready):
            for later in range(place + 1, len(ready)):
                if touched[place] & touched[later] and (
                    self.items[number] != self.items[ready[later]]
                ):
                    return True
        return False

    def choices(self, ready: list[int]) -> list[Action]:
        """Offer each different effect once."""
        offered: list[Action] = []
        for place, number in enumerate(ready):
            if self.items[number] not in [self.items[earlier] for earlier in ready[:place]]:
                offered.append(FIRST[number])
        return offered

    def carry_out(self, state: State, by: Cause, number: int) -> None:
        """Let one effect happen, the others afterwards."""
        rest = self.items[:number] + self.items[number + 1 :]
        if rest:
            state.push_one(by, Together(rest, self.asks))
        effect, cause = self.items[number]
        state.push_one(cause, effect)

    def answer(self, state: State, by: Cause, action: ResolveFirst) -> None:
        self.carry_out(state, by, action.number)


def join(state: State, by: Cause, effect: Effect[Any, Any]) -> None:
    """Add an effect to those that are pending; it happens at once if it touches nothing."""
    if effect.touches() or not effect.is_ready(state, by):
        for place in range(len(state.stack) - 1, -1, -1):
            group, cause = state.stack[place]
            if isinstance(group, Together):
                joined = Together((*group.items, (effect, by)), group.asks)
                state.stack[place] = (joined, cause)
                return
    state.push_one(by, effect)
