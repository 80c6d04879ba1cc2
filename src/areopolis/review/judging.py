"""Judging one decision: what else there was, and how much of what followed was luck."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from areopolis.core.game import Game
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.advice import Estimate, evaluate, hint, share
from areopolis.review.course import walk
from areopolis.review.shares import seed_of

# Options that are shown beside the one that was played.
OPTIONS_MOST: Final = 3


class Option(NamedTuple):
    """An answer with its estimated share of wins."""

    text: str
    worth: Estimate


class Judgement(NamedTuple):
    """One decision: the share of wins before and after, better answers, and luck.

    *expected* is the share after the same answer with everything dealt anew that the seat could
    not know; what the real share is above or below it came by luck.
    """

    number: int
    seat: int
    text: str
    before: Estimate
    after: Estimate
    expected: Estimate
    # What was played and what the expert considered, the best first.
    options: tuple[Option, ...]

    @property
    def luck(self) -> float:
        """How much more than expected came of it."""
        return self.after.mean - self.expected.mean


class Effort(NamedTuple):
    """How much is tried: iterations of a search, playouts of an estimate, new deals."""

    iterations: int
    games: int
    deals: int


def judge(game: Game, record: Any, number: int, effort: Effort, seed: int) -> Judgement:
    """Judge the decision *number* of a recorded game."""
    own = seed_of(seed, number)
    at: State | None = None
    seat = -1
    text = ""
    for state, by, said in walk(game, record):
        if at is None and state.moves == number:
            at, seat, text = state.clone(), by, said
        elif at is not None:
            return judged(at, seat, text, state, effort, own)
    raise IndexError(number)


def judged(
    at: State, seat: int, text: str, next_state: State, effort: Effort, seed: int
) -> Judgement:
    """Judge *text* of *seat* in the state *at*, which led to *next_state*."""
    found = expected(at, seat, text, effort, seed)
    options = [Option(text, found)]
    for other in suggestions(at, seat, effort, seed):
        if other != text:
            options.append(Option(other, expected(at, seat, other, effort, seed)))
    options.sort(key=by_worth)
    return Judgement(
        at.moves,
        seat,
        text,
        evaluate(at, seat, effort.games, seed).shares[seat],
        evaluate(next_state, seat, effort.games, seed).shares[seat],
        found,
        tuple(options),
    )


def by_worth(option: Option) -> float:
    """Order the best first."""
    return -option.worth.mean


def suggestions(at: State, seat: int, effort: Effort, seed: int) -> list[str]:
    """Return what a search would answer, the best first; of composite answers the best one."""
    if at.decision(seat).space is not None:
        return [whole_answer(at, seat, effort, seed)]
    hints = hint(at, seat, iterations=effort.iterations, seconds=0.0, seed=seed)
    return [one.action.text for one in hints[:OPTIONS_MOST]]


def whole_answer(at: State, seat: int, effort: Effort, seed: int) -> str:
    """Return a composite answer, pick by pick as the search likes them."""
    # What is picked is imagined: nothing that the seat cannot know takes part.
    state = at.determinize(seat, seed)
    made = len(state.made())
    while len(state.made()) == made:
        hints = hint(state, seat, iterations=effort.iterations, seconds=0.0, seed=seed)
        state.apply(seat, hints[0].action)
    return state.made()[made][1].text


def expected(at: State, seat: int, text: str, effort: Effort, seed: int) -> Estimate:
    """Return the share of wins after an answer in other deals that look the same to *seat*."""
    rng = Rng(seed)
    each = max(1, effort.games // effort.deals)
    won = 0.0
    for _ in range(effort.deals):
        twin = at.determinize(seat, rng.next())
        twin.play(seat, text)
        won += each * evaluate(twin, seat, each, rng.next()).shares[seat].mean
    return share(won, each * effort.deals)
