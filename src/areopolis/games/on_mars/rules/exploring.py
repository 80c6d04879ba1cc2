"""The Exploration space: two Discovery tiles face up, refilled from the stack (R-096, R-321)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import NONE

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def replace_tile(state: OnMarsState, number: int) -> None:
    """Reveal the next Discovery tile where one has left the Exploration space."""
    tile = NONE
    if state.discovery_stack:
        state.reveal()
        tile = state.discovery_stack[-1]
        state.discovery_stack = state.discovery_stack[:-1]
    state.exploration = put(state.exploration, number, tile)
    if tile != NONE and state.listener is not None:
        state.listener(events.TileRevealed(tile, number))
