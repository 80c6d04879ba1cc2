"""The Exploration space: two Discovery tiles face up, refilled from the stack (R-096, R-321)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import NONE

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def replace_tile(state: OnMarsState, number: int) -> None:
    """Reveal the next Discovery tile where one has left the Exploration space."""
    state.exploration[number] = NONE
    if state.discovery_stack:
        state.reveal()
        state.exploration[number] = state.discovery_stack.pop()
        if state.listener is not None:
            state.listener(events.TileRevealed(state.exploration[number], number))
