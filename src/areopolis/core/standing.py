"""Whether every step of a stack can stand where it stands.

What a class of effects says of itself (`LEVEL`, `AFTER`, `misfit`) is checked here, step by step in
the order in which they happen, and what lies open must have a step that takes it up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from areopolis.core.document import Fields
from areopolis.core.effect import GAME, NOTHING, PART, PREPARING, WITHIN

if TYPE_CHECKING:
    from areopolis.core.effect import Effect
    from areopolis.core.state import State
    from areopolis.core.step import Frame


class LooseEnd(NamedTuple):
    """Something that lies open, such as cards on offer, and the steps that take it up."""

    field: str
    keys: tuple[str, ...]
    # Whose it is, where that matters; a step of the table takes up everybody's.
    place: int = NOTHING
    # By which card it is taken up, where that matters.
    card: int = NOTHING
    # What the step is about, where that matters: a field of it, and its number there.
    about: tuple[str, int] | None = None


def check_standing(state: State, fields: Fields) -> None:
    """Check the stack of *state* as it was written in *fields*.

    Raises:
        BadPosition: a step cannot stand there, or something is left over; the error names it.
    """
    # When each step of the setup happens.
    order = {effect.KEY: number for number, effect in enumerate(state.game.setup())}
    stack = state.stack
    before: list[Frame] = []
    for number in range(len(stack) - 1, -1, -1):
        frame = stack[number]
        is_high = frame[0].LEVEL == GAME and number > 0
        if is_high or not _can_come_after(frame, before, order):
            raise fields.wrong(f"stack[{number}].effect", "this cannot stand here")
        field = frame[0].misfit(state, frame[1], before)
        if field:
            raise fields.wrong(f"stack[{number}].{field}", "this cannot happen here")
        before.append(frame)
    if _has_gap(before, order):
        raise fields.wrong("stack", "a step of the setup is missing")
    # In a game that is over nothing waits any more.
    for end in state.loose_ends() if stack else []:
        if not _is_taken_up(end, stack):
            raise fields.wrong(end.field, "no step takes this up")
    state.check(fields)


def level_of(frame: Frame, order: dict[str, int]) -> int:
    """Return the unit of play of a step; what the game begins with is the setup."""
    effect = frame[0]
    return PREPARING if effect.LEVEL == PART and effect.KEY in order else effect.LEVEL


def _can_come_after(frame: Frame, before: list[Frame], order: dict[str, int]) -> bool:
    """Whether a step can still happen when those *before* it have."""
    effect = frame[0]
    level = level_of(frame, order)
    after = effect.AFTER
    if after is None:
        if level != PREPARING:
            return True
        after = WITHIN
    for earlier in before:
        other = level_of(earlier, order)
        key = earlier[0].KEY
        if other > level:
            return False
        if other == level and after != WITHIN and key not in after:
            return False
        # The setup goes through its steps once, one after the other.
        if level == PREPARING and order.get(key, -1) >= order.get(effect.KEY, len(order)):
            return False
    return True


def _has_gap(steps: list[Frame], order: dict[str, int]) -> bool:
    """Whether a step of the setup is missing between others; it may be over early."""
    numbers = [order[effect.KEY] for effect, _ in steps if effect.KEY in order]
    return bool(numbers) and numbers[-1] - numbers[0] >= len(numbers)


def _is_taken_up(end: LooseEnd, stack: tuple[Frame, ...]) -> bool:
    """Whether some step on the stack takes up what lies open."""
    for effect, by in stack:
        if effect.KEY in end.keys and _is_about(effect, end.about):
            is_for_all = NOTHING in (by.seat, end.place)
            if (is_for_all or by.seat == end.place) and end.card in (NOTHING, by.card):
                return True
    return False


def _is_about(effect: Effect[Any, Any], about: tuple[str, int] | None) -> bool:
    """Whether a step is about what lies open."""
    return about is None or getattr(effect, about[0]) == about[1]
