"""Foresight: what the next turns of everybody make of an answer.

Everybody answers what is best at a glance until each has had a turn and the own next one is over,
and then all places are judged; alone until the own next turn begins. All answers are followed in
the same world, so that luck meets them alike (G. Tesauro, G. Galperin: On-line Policy Improvement
using Monte-Carlo Search, 1996).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.clock import turns_left
from areopolis.players.on_mars.judging import Gauge, chances
from areopolis.players.on_mars.looking import Look
from areopolis.players.on_mars.styles import PLAIN
from areopolis.players.reward import victories

# Of so many ways, one more answer is followed into the turns of the others; one alone says nothing.
WAYS_FOR_ANSWER: Final = 200
LEAST_ANSWERS: Final = 2
# At a glance so many ways to go on are tried for each answer, and at most for all of them.
TRIES: Final = 3
ALL_TRIES: Final = 30
# A defeat is worth so much of what its points would be while turns are left.
DEFEAT: Final = 0.5


def foresee(
    state: OnMarsState,
    seat: int,
    options: Sequence[Action],
    found: list[float],
    ways: int,
    gauge: Gauge,
) -> None:
    """Follow the most promising *options*, and put the chances that come of them into *found*."""
    if ways < WAYS_FOR_ANSWER:
        return
    ranks = sorted(range(len(options)), key=found.__getitem__, reverse=True)
    followed = max(LEAST_ANSWERS, ways // WAYS_FOR_ANSWER)
    # What nobody follows is as much worse than what is followed as it looked at once.
    scale = 1.0
    for place in ranks[:followed]:
        twin = state.clone()
        twin.apply(seat, options[place])
        if state.rules.is_solo:
            play_alone(twin, state.round + 1)
        else:
            play_on(twin, state.seats + 1)
        chance = chance_at(twin, seat, gauge)
        if found[place] > 0.0:
            scale = min(scale, chance / found[place])
        found[place] = chance
    for place in ranks[followed:]:
        found[place] *= scale


def play_on(state: OnMarsState, turns: int) -> None:
    """Let everybody answer what is best at a glance until the last of so many *turns* begins."""
    left = turns
    player = state.current
    while not state.over:
        seat = state.deciding[0]
        asked = state.asked
        if isinstance(asked, Decision) and asked.question == "take-turn" and seat != player:
            player = seat
            left -= 1
            if left <= 0:
                return
        answer_at_a_glance(state, seat)


def play_alone(state: OnMarsState, last: int) -> None:
    """Answer what is best at a glance until the turn of the *last* round begins."""
    while not state.over:
        asked = state.asked
        if isinstance(asked, Decision) and asked.question == "take-turn" and state.round >= last:
            return
        answer_at_a_glance(state, state.deciding[0])


def answer_at_a_glance(state: OnMarsState, seat: int) -> None:
    """Let *seat* answer what is best at a glance."""
    options = state.decision(seat).options
    place = best_at_a_glance(state, seat, options) if len(options) > 1 else 0
    state.apply(seat, options[place])


def best_at_a_glance(state: OnMarsState, seat: int, options: Sequence[Action]) -> int:
    """Return the place of the option that a narrow look likes most."""
    look = Look(state, seat, turns_left(state, seat), PLAIN)
    tries = max(1, min(TRIES, ALL_TRIES // len(options)))
    values = [look.after(state, option, tries) for option in options]
    return values.index(max(values))


def chance_at(state: OnMarsState, seat: int, gauge: Gauge) -> float:
    """Return *seat*'s chance to win, or what it has won; alone the *gauge* reads it off points."""
    outcome = state.outcome
    if not state.rules.is_solo:
        return chances(state)[seat] if outcome is None else victories(outcome)[seat]
    if outcome is None:
        # Whoever counted the turns anew would like best what makes the game longer.
        left = max(1.0, gauge.left - 1.0)
        if state.is_last_round:
            left = turns_left(state, seat)
        return gauge.chance_with(points_alone(state, left))
    # A glance may lose what can be won: the least defeat is the best of them.
    won = victories(outcome)[seat]
    return won if won else DEFEAT * gauge.chance_with(points_alone(state, 0.0))


def points_alone(state: OnMarsState, left: float) -> float:
    """Return what a state is worth alone with so many turns *left*."""
    return Look(state, 0, left, PLAIN).judge(state)
