"""Tie draws: what Lacerda does where his rules leave several options equal (4.4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.on_mars import events

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

# The odds of the numbers on the solo cards.
ODDS: Final[tuple[int, ...]] = (5, 4, 3)


def draw(state: OnMarsState, options: list[int]) -> int:
    """Return one of *options*, which stand in reading order; one alone needs no draw."""
    if len(options) == 1:
        return options[0]
    rng = state.chance()
    if len(options) > len(ODDS):
        number = rng.below(len(options))
    else:
        drawn = rng.below(sum(ODDS[: len(options)]))
        number = 0
        while drawn >= ODDS[number]:
            drawn -= ODDS[number]
            number += 1
    if state.listener is not None:
        state.listener(events.TieDrawn(len(options)))
    return options[number]
