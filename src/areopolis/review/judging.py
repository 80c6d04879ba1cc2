"""Judging one decision: what else there was, and how much of what followed was luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from areopolis.core.game import Game
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.advice import Estimate, evaluate, hint, share
from areopolis.review.course import state_at
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


class Proposal(NamedTuple):
    """What a search would answer to the decision *number*, the best first.

    A composite answer takes a search for every pick: until it is whole, *texts* are its picks.
    """

    number: int
    texts: tuple[str, ...]
    is_whole: bool


class Worth(NamedTuple):
    """The share of wins after an answer to the decision *number*.

    Without a text it is the share after what was really played and dealt.
    """

    number: int
    text: str
    worth: Estimate


def propose(
    game: Game, record: Any, number: int, picks: Sequence[str], effort: Effort, seed: int
) -> Proposal:
    """Search for answers to the decision *number*, or for the next pick after *picks*."""
    own = seed_of(seed, number)
    state, seat = state_at(game, record, number)
    is_composite = state.decision(seat).space is not None
    if is_composite:
        # What is picked is imagined: nothing that the seat cannot know takes part.
        state = state.determinize(seat, own)
        for pick in picks:
            state.play(seat, pick)
    hints = hint(state, seat, iterations=effort.iterations, seconds=0.0, seed=own)
    if not is_composite:
        return Proposal(number, tuple([one.action.text for one in hints[:OPTIONS_MOST]]), True)
    best = hints[0].action
    before = state.moves
    state.apply(seat, best)
    if state.moves == before:
        return Proposal(number, (*picks, best.text), False)
    return Proposal(number, (state.history[2].text,), True)


def weigh(game: Game, record: Any, number: int, text: str, effort: Effort, seed: int) -> Worth:
    """Estimate what *text* was worth at the decision *number*; without a text, what came of it."""
    own = seed_of(seed, number)
    state, seat = state_at(game, record, number)
    if text:
        return Worth(number, text, expected(state, seat, text, effort, own))
    after, _ = state_at(game, record, number + 1)
    return Worth(number, text, evaluate(after, seat, effort.games, own).shares[seat])


def by_worth(option: Option) -> float:
    """Order the best first."""
    return -option.worth.mean


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
