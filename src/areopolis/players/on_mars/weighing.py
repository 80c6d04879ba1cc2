"""How promising each answer is: what there will be when its action is done."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from areopolis.core.action import Action
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.clock import turns_left
from areopolis.players.on_mars.looking import Look
from areopolis.players.on_mars.styles import Style

# So many points of difference make an answer e times as promising, down to a limit.
WARMTH: Final = 0.8
LEAST: Final = -9.0
# How many ways to go on are tried for each answer, and at most for all of them.
TRIES: Final = 16
ALL_TRIES: Final = 160


def weigh(state: OnMarsState, seat: int, options: Sequence[Action], style: Style) -> list[float]:
    """Return the weights of *options*, the answers to the open question of *seat*."""
    look = Look(seat, turns_left(state, seat), style)
    tries = max(1, min(TRIES, ALL_TRIES // len(options)))
    values = [look.after(state, option, tries) for option in options]
    best = max(values)
    return [exp(max(LEAST, (value - best) / WARMTH)) for value in values]
