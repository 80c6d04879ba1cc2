"""Foresight of a corporation: what the next turns of everybody make of an answer.

Everybody takes whole turns, each the best that a narrow look finds, and then all corporations are
judged. All answers are followed in the same world, so that luck meets them alike (G. Tesauro,
G. Galperin: On-line Policy Improvement using Monte-Carlo Search, 1996).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.games.martians.answers import EndTurn
from areopolis.games.martians.state import ColonyState
from areopolis.players.martians.corporation import expected
from areopolis.players.martians.judging import chance_with, swing_of
from areopolis.players.martians.looking import WIDTH, Look
from areopolis.players.martians.steps import Remembered, Step
from areopolis.players.martians.styles import PLAIN, Style
from areopolis.players.martians.weighing import (
    STEPS,
    WAYS_FOR_WIDTH,
    decide,
    look_for,
    values_by,
    values_of,
)

# So many turns are foreseen, each with so narrow a look.
TURNS: Final = 4
NARROW: Final = 2
# Points ahead that make a seat e times as likely to win, at least: luck is spread over worlds.
SWING: Final = 4.0
# Of so many ways, one more answer is followed into the turns of the others; one alone says nothing.
WAYS_FOR_ANSWER: Final = 64
LEAST_ANSWERS: Final = 2


def compete(
    state: ColonyState,
    seat: int,
    options: Sequence[Action],
    style: Style,
    ways: int,
    certain: Remembered,
) -> list[float]:
    """Return *seat*'s chance to win after each of *options*; the most promising are foreseen."""
    look = look_for(state, seat, style, max(WIDTH, ways // WAYS_FOR_WIDTH))
    values = values_by(look, state, seat, options, certain)
    found = [chance_with(state, seat, value) for value in values]
    ranks = sorted(range(len(options)), key=values.__getitem__, reverse=True)
    followed = max(LEAST_ANSWERS, ways // WAYS_FOR_ANSWER)
    swing = max(SWING, swing_of(state))
    # What nobody follows is as much worse than what is followed as it looked at once.
    scale = 1.0
    for place in ranks[:followed]:
        chance = standing(follow(look, state, seat, options, place), seat, swing)
        scale = min(scale, chance / found[place])
        found[place] = chance
    for place in ranks[followed:]:
        found[place] *= scale
    decide(state, seat, options, found, certain)
    return found


def follow(
    look: Look, state: ColonyState, seat: int, options: Sequence[Action], place: int
) -> ColonyState:
    """Return what becomes of the option at a *place*, as *look* has found its turn to go on."""
    end = look.end(place)
    if end is not None:
        return foresee(end.clone(), TURNS)
    option = options[place]
    twin = state.clone()
    twin.apply(seat, option)
    return foresee(twin, TURNS - 1 if isinstance(option, EndTurn) else TURNS)


def foresee(state: ColonyState, turns: int) -> ColonyState:
    """Return what becomes of *state* after so many *turns* have ended; it is not kept."""
    left = turns
    while not state.over:
        asked = state.asked
        seat = state.deciding[0]
        options = state.decision(seat).options
        question = asked.question if isinstance(asked, Decision) else ""
        if question == "take-step" and left <= 0:
            return state
        if len(options) == 1:
            if isinstance(options[0], EndTurn):
                left -= 1
            state.apply(seat, options[0])
        elif question in STEPS:
            look = Look(state, state.active, PLAIN, NARROW)
            best = most(look.values(state, options, Step()))
            end = look.end(best)
            if end is not None:
                # What follows in the turn is found already.
                state = end
                continue
            if isinstance(options[best], EndTurn):
                left -= 1
            state.apply(seat, options[best])
        else:
            state.apply(seat, options[most(values_of(state, seat, options, PLAIN, NARROW))])
    return state


def most(values: list[float]) -> int:
    """Return the place of the largest value."""
    return values.index(max(values))


def standing(state: ColonyState, seat: int, swing: float) -> float:
    """Return *seat*'s chance to win, where *swing* points ahead make it e times as likely."""
    outcome = state.outcome
    points: list[float] = []
    for player in range(state.seats):
        if outcome is not None:
            points.append(float(outcome.scores[player]))
        else:
            points.append(expected(state, player, PLAIN))
    best = max(points)
    weights = [exp((mine - best) / swing) for mine in points]
    return weights[seat] / sum(weights)
