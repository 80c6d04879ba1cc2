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
from areopolis.players.martians.judging import chance_of
from areopolis.players.martians.looking import INNER, WIDTH, Look
from areopolis.players.martians.steps import Remembered
from areopolis.players.martians.styles import Style
from areopolis.players.reward import victories

# So much time, or reputation, of difference makes an answer e times as promising, to a limit.
WARMTH: Final = 0.25
LEAST: Final = -9.0
# Of so many ways, one more situation is followed at a time.
WAYS_FOR_WIDTH: Final = 16
STEPS: Final = ("take-step", "use-building")


def weigh(
    state: ColonyState, seat: int, options: Sequence[Action], style: Style, certain: Remembered
) -> list[float]:
    """Return the weights of *options*, the answers to the open question of *seat*."""
    values = values_by(look_for(state, seat, style, WIDTH), state, seat, options, certain)
    best = max(values)
    return [exp(max(LEAST, (value - best) / WARMTH)) for value in values]


def ponder(
    state: ColonyState,
    seat: int,
    options: Sequence[Action],
    style: Style,
    ways: int,
    certain: Remembered,
) -> list[float]:
    """Return the colony's chance after each of *options*, following more of what may follow."""
    look = look_for(state, seat, style, max(WIDTH, ways // WAYS_FOR_WIDTH))
    values = values_by(look, state, seat, options, certain)
    found = [chance_of(state, value) for value in values]
    decide(state, seat, options, found, certain)
    return found


def decide(
    state: ColonyState,
    seat: int,
    options: Sequence[Action],
    found: list[float],
    certain: Remembered,
) -> None:
    """Put into *found* who has won where an option ends the game: nothing is left to be judged."""
    steps = certain.first.steps
    for place, option in enumerate(options):
        if steps and steps[place].is_certain:
            # The end of the game would not be.
            continue
        twin = state.clone()
        twin.apply(seat, option)
        outcome = twin.outcome
        if outcome is not None:
            found[place] = victories(outcome)[seat]


def values_of(
    state: ColonyState, seat: int, options: Sequence[Action], style: Style, width: int
) -> list[float]:
    """Return what each of *options* leads to, in time of the colony or in reputation."""
    look = look_for(state, seat, style, width)
    return values_by(look, state, seat, options, Remembered(len(options)))


def look_for(state: ColonyState, seat: int, style: Style, width: int) -> Look:
    """Return how *seat* looks at its options: for the player whose turn it is, or for itself."""
    player = state.active if state.active != NONE else seat
    return Look(state, player, style, width)


def values_by(
    look: Look, state: ColonyState, seat: int, options: Sequence[Action], certain: Remembered
) -> list[float]:
    """Return what *look* finds after each of *options*, beside what is *certain*."""
    asked = state.asked
    question = asked.question if isinstance(asked, Decision) else ""
    if question in STEPS:
        return look.values(state, options, certain.first)
    # Who judges for somebody else sees cards that are hidden.
    is_own = look.is_cooperative or look.seat == seat
    values = certain.values
    for place, option in enumerate(options):
        if not certain.is_known[place]:
            look.is_certain = is_own
            if question == "deliver":
                values[place] = look.delivery(state, option)
            elif question in INNER:
                values[place] = after(look, state, seat, option)
            else:
                values[place] = outside(look, state, seat, option)
            certain.is_known[place] = look.is_certain
    return values


def after(look: Look, state: ColonyState, seat: int, option: Action) -> float:
    """Return what a step of mining is worth, with what follows from it."""
    twin = state.clone()
    twin.apply(seat, option)
    look.settle(twin)
    look.notice(twin)
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
    look.notice(twin)
    return look.judge(twin) if not twin.over else 0.0
