"""What views of all games have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.core.decision import Decision
from areopolis.core.effect import NOTHING

if TYPE_CHECKING:
    from areopolis.core.state import State


def decision_view(state: State, seat: int | None) -> dict[str, Any] | None:
    """Return what is asked now, as *seat* may see it.

    Everybody learns the question of a single decision; its options only who must answer. Who has
    answered a question to several sees the own answer while the others still think.
    """
    asked = state.asked
    if asked is None:
        return None
    step = state.next_step()
    effect, by = step.effect, step.by
    shown: dict[str, Any] = {"effect": type(effect).KEY}
    if isinstance(asked, Decision):
        shown["question"] = asked.question
    if seat is None:
        return shown
    answer = state.sealed[seat]
    if answer is not None:
        shown["answer"] = answer.text
    if seat not in state.deciding:
        return shown
    decision = state.decision(seat)
    shown["question"] = decision.question
    shown["args"] = state.vocabulary.args(effect)
    if by.seat != NOTHING:
        shown["by"] = state.vocabulary.name("seat", by.seat)
    if by.card != NOTHING:
        shown["card"] = state.vocabulary.name("card", by.card)
    shown["options"] = [option.text for option in decision.options]
    if decision.space is not None:
        shown["space"] = decision.space.describe()
        shown["picked"] = [pick.text for pick in state.picked[seat]]
    return shown
