"""What pending effects can still bring, so that a loss may wait for it (specification 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.together import Together, pending_group
from areopolis.games.terraforming_mars.cards.model import Help, MarsEffect

if TYPE_CHECKING:
    from areopolis.core.step import Frame
    from areopolis.games.terraforming_mars.state import MarsState


def help_from(state: MarsState, frames: list[Frame]) -> Help:
    """Return the most that *frames* can bring together."""
    helped = Help()
    add_help(state, frames, helped)
    return helped


def add_help(state: MarsState, frames: list[Frame], helped: Help) -> None:
    """Add to *helped* the most that *frames* can bring together."""
    for effect, cause in frames:
        if isinstance(effect, MarsEffect):
            effect.promises(state, cause, helped)


def stocks_added(frames: list[Frame]) -> int:
    """Return the stocks that *frames* add to, as bits."""
    bits = 0
    for effect, cause in frames:
        if isinstance(effect, MarsEffect):
            bits |= effect.adds_to(cause.seat)
    return bits


def waiting(state: MarsState) -> bool:
    """Whether a pending effect is not possible yet."""
    pending = pending_group(state)
    if pending is None:
        return False
    group = pending.effect
    assert isinstance(group, Together), "a group of pending effects"
    for effect, cause in group.items:
        if isinstance(effect, MarsEffect) and effect.hinders(state, cause) is not None:
            return True
    return False


def strands(state: MarsState, chosen: list[Frame]) -> bool:
    """Whether a pending effect would stay impossible if *chosen* came now.

    Nobody may choose what leaves a loss behind that cannot be paid.
    """
    pending = pending_group(state)
    assert pending is not None, "a group is pending"
    group = pending.effect
    assert isinstance(group, Together), "a group of pending effects"
    helped = help_from(state, [*group.items, *chosen])
    for effect, cause in group.items:
        if isinstance(effect, MarsEffect) and effect.hinders(state, cause, helped) is not None:
            return True
    return False
