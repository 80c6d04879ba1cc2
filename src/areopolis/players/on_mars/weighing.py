"""How promising each answer is: what there will be when its action is done."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from areopolis.core.action import Action
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.certain import Certain
from areopolis.players.on_mars.clock import turns_left
from areopolis.players.on_mars.foresight import foresee
from areopolis.players.on_mars.judging import Gauge, chances
from areopolis.players.on_mars.looking import Look
from areopolis.players.on_mars.styles import Style
from areopolis.players.reward import victories

# So many points of difference make an answer e times as promising, down to a limit.
WARMTH: Final = 0.8
LEAST: Final = -9.0
# At a glance so many ways to go on are tried for each answer, and at most for all of them.
TRIES: Final = 8
ALL_TRIES: Final = 80
# With so many seats at most an answer is followed into the turns of the others.
FORESEEN_SEATS: Final = 2


def weigh(
    state: OnMarsState, seat: int, options: Sequence[Action], style: Style, certain: Certain
) -> list[float]:
    """Return the weights of *options*, the answers to the open question of *seat*."""
    look = Look(state, seat, turns_left(state, seat), style)
    tries = max(1, min(TRIES, ALL_TRIES // len(options)))
    values = certain.values
    for place, option in enumerate(options):
        if not certain.is_known[place]:
            look.is_certain = True
            values[place] = look.after(state, option, tries)
            certain.is_known[place] = look.is_certain
    best = max(values)
    return [exp(max(LEAST, (value - best) / WARMTH)) for value in values]


def ponder(
    state: OnMarsState,
    seat: int,
    options: Sequence[Action],
    style: Style,
    ways: int,
    certain: Certain,
) -> list[float]:
    """Return the chance to win after each of *options*; so many *ways* to go on are tried."""
    left = turns_left(state, seat)
    look = Look(state, seat, left, style)
    tries = max(1, ways // len(options))
    gauge = Gauge(look.judge(state), chances(state)[seat], left)
    found: list[float] = []
    for place, option in enumerate(options):
        if not certain.is_known[place]:
            look.is_certain = True
            twin = state.clone()
            twin.apply(seat, option)
            outcome = look.end_of(twin)
            if outcome is not None:
                found.append(victories(outcome)[seat])
                continue
            certain.values[place] = look.best(twin, tries)
            certain.is_known[place] = look.is_certain
        found.append(gauge.chance_with(certain.values[place]))
    # What several rivals do in a round drowns what an answer changes.
    if state.seats <= FORESEEN_SEATS:
        foresee(state, seat, options, found, ways, gauge)
    return found
