"""How promising each answer is: what can be made of the turn, or of what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.games.martians.answers import BuyOff, SkipSlots
from areopolis.games.martians.data.constants import NONE
from areopolis.games.martians.state import ColonyState
from areopolis.players.martians.looking import INNER, WIDTH, Look
from areopolis.players.martians.styles import Style

# So much time, or reputation, of difference makes an answer e times as promising, to a limit.
WARMTH: Final = 0.25
LEAST: Final = -9.0
STEPS: Final = ("take-step", "use-building")


def weigh(state: ColonyState, seat: int, options: Sequence[Action], style: Style) -> list[float]:
    """Return the weights of *options*, the answers to the open question of *seat*."""
    asked = state.asked
    question = asked.question if isinstance(asked, Decision) else ""
    player = state.active if state.active != NONE else seat
    look = Look(state, player, style, WIDTH)
    if question in STEPS:
        values = look.values(state, options)
    elif question == "deliver":
        values = look.deliveries(state, options)
    elif question in INNER:
        values = [after(look, state, seat, option) for option in options]
    else:
        values = [outside(look, state, seat, option) for option in options]
    best = max(values)
    return [exp(max(LEAST, (value - best) / WARMTH)) for value in values]


def after(look: Look, state: ColonyState, seat: int, option: Action) -> float:
    """Return what a step of mining is worth, with what follows from it."""
    twin = state.clone()
    twin.apply(seat, option)
    look.settle(twin)
    return look.judge(twin)


def outside(look: Look, state: ColonyState, seat: int, option: Action) -> float:
    """Return what an answer outside a turn is worth."""
    if isinstance(option, BuyOff):
        # Energy is cheaper than oxygen at the generator, which takes time as well.
        return float(option.count)
    if isinstance(option, SkipSlots):
        # Who acts early can still be helped by the others.
        return 0.1 * option.slots
    twin = state.clone()
    twin.apply(seat, option)
    return look.judge(twin) if not twin.over else 0.0
