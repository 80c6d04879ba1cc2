"""Rehearsals: a seat tries answers on a copy that knows no more than the seat does.

The copy is imagined from what the seat may know (law 8), so nothing hidden can show in it. Where an
answer would turn something up or leave it to chance, the rehearsal ends before that: what would
come of it is not known, and an imagined card must not look like a promise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from areopolis.core.event import Event
from areopolis.core.state import State

# What is imagined is never shown, so any deal will do; always the same one is easy to test.
DEAL: Final = 0

End = Literal["", "unknown", "others", "over"]


class Rehearsal(NamedTuple):
    """What the answers lead to: the state, how many of them show in it, and why it ends there.

    After an answer whose result is *unknown* the state is the one before it.
    """

    state: State
    shown: int
    events: tuple[Event, ...]
    end: End


def rehearse(state: State, seat: int, texts: Sequence[str]) -> Rehearsal:
    """Try *texts* one after the other for *seat*; *state* stays as it is.

    Raises:
        IllegalAction, UnknownNotation, AmbiguousNotation: an answer is not possible there.
    """
    copy = state.determinize(seat, DEAL)
    events: list[Event] = []
    for place, text in enumerate(texts):
        before = copy.clone()
        told = len(events)
        copy.listener = events.append
        copy.play(seat, text)
        if copy.barrier > before.moves:
            return Rehearsal(before, place, tuple(events[:told]), "unknown")
    copy.listener = None
    return Rehearsal(copy, len(texts), tuple(events), ended(copy, seat))


def ended(state: State, seat: int) -> End:
    """Return why *seat* cannot go on now."""
    if state.over:
        return "over"
    return "" if seat in state.deciding else "others"
