"""Effects of events that hold for a while (specification 4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import FREE, NONE

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def begin(state: ColonyState, event: int, line: int, field: int = NONE) -> None:
    """Let a line of an event card hold from now on."""
    state.lasting = [*state.lasting, (event, line, field)]
    refresh(state)


def expire(state: ColonyState, duration: str) -> None:
    """End the effects of this duration, and take the tokens off that they have put on fields."""
    kept: list[tuple[int, int, int]] = []
    for effect in state.lasting:
        event, line, field = effect
        if state.rules.components.events[event].effects[line].duration != duration:
            kept.append(effect)
            continue
        if field != NONE:
            state.field_tokens = put(state.field_tokens, field, FREE)
        if state.listener is not None:
            state.listener(events.EventEnded(event))
    if len(kept) < len(state.lasting):
        state.lasting = kept
        refresh(state)


def refresh(state: ColonyState) -> None:
    """Count anew what all lasting effects amount to; equal effects add up."""
    state.single = 0
    state.surcharges = ()
    state.mission_bonus = 0
    state.is_rtg_closed = False
    for event, line, _ in state.lasting:
        state.rules.components.events[event].effects[line].rule.last(state)
