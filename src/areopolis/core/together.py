"""Effects that happen together: the active player orders them where the order matters."""

from __future__ import annotations

from typing import ClassVar, Final

from areopolis.core.action import Action
from areopolis.core.cause import Cause
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_PLACE, PART, WITHIN, Before, Effect
from areopolis.core.state import State
from areopolis.core.step import Frame, Step
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


# When the acting seat is asked for an order.
NEVER: Final = 0
WHERE_IT_MATTERS: Final = 1
ALWAYS: Final = 2


class Together(Effect[State, ResolveFirst]):
    """Pending effects of one action, in their default order.

    The first that is ready happens, unless another that is ready touches the same: then the acting
    seat says which of those comes first. What is not ready waits for the others.
    """

    KEY = "together"
    BY = BY_PLACE
    AFTER = WITHIN
    FIELDS = (("items", "frame*"), ("asks", "count"))

    def __init__(self, items: tuple[Frame, ...], asks: int = WHERE_IT_MATTERS) -> None:
        """*asks*: NEVER keeps the default order, ALWAYS leaves every order to the seat."""
        self.items = items
        self.asks = asks

    def misfit(self, state: State, by: Cause, before: Before) -> str:
        for number, (effect, cause) in enumerate(self.items):
            if effect.LEVEL != PART or effect.AFTER not in (None, WITHIN):
                return f"items[{number}].effect"
            others = [*self.items[:number], *self.items[number + 1 :], *before]
            field = effect.misfit(state, cause, others)
            if field:
                return f"items[{number}].{field}"
        return ""

    def resolve(self, state: State, by: Cause) -> Ask | None:
        if len(self.items) < 2:
            # Nothing else is pending: whatever it waited for did not come, and it may do nothing.
            if self.items:
                self.carry_out(state, by, 0)
            return None
        ready = [n for n, (effect, cause) in enumerate(self.items) if effect.is_ready(state, cause)]
        if not ready:
            # Whatever it waited for did not come: it may do nothing.
            ready = [0]
        if self.asks == ALWAYS:
            open_to_all = self.choices(ready)
            if len(open_to_all) > 1:
                return Decision(by.seat, "order-effects", open_to_all)
        elif self.asks and len(ready) > 1:
            touched = [self.items[n][0].touches_now(state, self.items[n][1]) for n in ready]
            disputed = self.disputed(ready, touched)
            if ready[0] in disputed:
                if 0 not in touched:
                    return Decision(by.seat, "order-effects", self.choices(disputed))
                # Nothing can come between this and the others, so it need not wait for an answer.
                ready = [ready[touched.index(0)]]
        self.carry_out(state, by, ready[0])
        return None

    def disputed(self, ready: list[int], touched: list[int]) -> list[int]:
        """Return those of the *ready* ones that touch what a different one touches."""
        found: list[int] = []
        for place, number in enumerate(ready):
            for other, bits in enumerate(touched):
                if touched[place] & bits and self.items[number] != self.items[ready[other]]:
                    found.append(number)
                    break
        return found

    def choices(self, numbers: list[int]) -> list[Action]:
        """Offer each different effect once."""
        offered: list[Action] = []
        for place, number in enumerate(numbers):
            if self.items[number] not in [self.items[earlier] for earlier in numbers[:place]]:
                offered.append(FIRST[number])
        return offered

    def carry_out(self, state: State, by: Cause, number: int) -> None:
        """Let one effect happen, the others afterwards."""
        rest = self.items[:number] + self.items[number + 1 :]
        # Where every order is asked for, what arises on the way must find a group.
        if rest or self.asks == ALWAYS:
            state.push_one(by, Together(rest, self.asks))
        effect, cause = self.items[number]
        state.push_one(cause, effect)

    def answer(self, state: State, by: Cause, action: ResolveFirst) -> None:
        self.carry_out(state, by, action.number)

    def with_one_more(self, frame: Frame) -> Together:
        """Return the group with one effect more, after those of its rank."""
        rank = frame[0].rank()
        place = len(self.items)
        while place and self.items[place - 1][0].rank() > rank:
            place -= 1
        return Together((*self.items[:place], frame, *self.items[place:]), self.asks)


def in_default_order(frames: list[Frame]) -> list[Frame]:
    """Return *frames* by their rank; those of one rank keep their order."""
    ordered: list[Frame] = []
    ranks: list[int] = []
    for frame in frames:
        rank = frame[0].rank()
        place = len(ranks)
        while place and ranks[place - 1] > rank:
            place -= 1
        ordered.insert(place, frame)
        ranks.insert(place, rank)
    return ordered


def pending_group(state: State) -> Step | None:
    """Return the innermost group of pending effects on the stack, if there is one."""
    step = state.top
    while step is not None and not isinstance(step.effect, Together):
        step = step.below
    return step


def join(state: State, frames: list[Frame]) -> None:
    """Add *frames* to what is pending; one that touches nothing happens at once."""
    at_once: list[Frame] = []
    for frame in frames:
        effect, by = frame
        pending = pending_group(state)
        if pending is not None:
            group = pending.effect
            assert isinstance(group, Together), "a group of pending effects"
            if group.asks == ALWAYS or effect.touches() or not effect.is_ready(state, by):
                replace(state, pending, group.with_one_more(frame))
                continue
        at_once.append(frame)
    for effect, by in at_once[::-1]:
        state.push_one(by, effect)


def replace(state: State, pending: Step, group: Together) -> None:
    """Put *group* in the place of the one that is *pending*."""
    above: list[Step] = []
    step = state.next_step()
    while step is not pending:
        above.append(step)
        assert step.below is not None, "a group that is pending"
        step = step.below
    state.top = Step(group, pending.by, pending.below)
    for step in above[::-1]:
        state.push_one(step.by, step.effect)
