"""Judging one decision: what else there was, what the answer gave away, and what was luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from areopolis.core.game import Game
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.advice import QUANTILE, Estimate, evaluate, hint, played_out, share
from areopolis.players.dice import Dice
from areopolis.players.knowledge import knowledge_of
from areopolis.players.reward import victories
from areopolis.review.course import state_at
from areopolis.review.shares import seed_of

# Options that are shown beside the one that was played.
OPTIONS_MOST: Final = 3
# What a good player does by habit, in place of an answer.
HABIT: Final = ""


class Option(NamedTuple):
    """An answer with its estimated share of wins."""

    text: str
    worth: Estimate


class Judgement(NamedTuple):
    """One decision: the share of wins before and after, other answers, and luck.

    *expected* is the share after the same answer with everything dealt anew that the seat could
    not know; what the real share is above or below it came by luck. *given_away* is how much more
    the best answer was worth, in the same deals.
    """

    number: int
    seat: int
    text: str
    before: Estimate
    after: Estimate
    expected: Estimate
    # What was played and what the expert considered, the best first.
    options: tuple[Option, ...]
    given_away: Estimate

    @property
    def luck(self) -> float:
        """How much more than expected came of it."""
        return self.after.mean - self.expected.mean


class Effort(NamedTuple):
    """How much is tried: iterations of a search, and playouts of an estimate, each a new deal."""

    iterations: int
    games: int


class Screened(NamedTuple):
    """A first look at the decision *number*: the share before it, and what it seems to give away.

    The answer is compared with what a good player would have done by habit, in the same deals.
    """

    number: int
    before: Estimate
    given_away: Estimate


class Proposal(NamedTuple):
    """What a search would answer to the decision *number*, the best first.

    A composite answer takes a search for every pick: until it is whole, *texts* are its picks.
    """

    number: int
    texts: tuple[str, ...]
    is_whole: bool


class Worth(NamedTuple):
    """The share of wins after an answer to the decision *number*, and what came of each deal.

    Without a text it is the share after what was really played and dealt, and has no deals.
    """

    number: int
    text: str
    worth: Estimate
    wins: tuple[float, ...] = ()


def screen(game: Game, record: Any, number: int, played: str, games: int, seed: int) -> Screened:
    """Compare what was played at the decision *number* with what good players do by habit."""
    state, seat = state_at(game, record, number)
    own = seed_of(seed, number)
    habit = wins_after(state, seat, HABIT, games, own)
    mine = wins_after(state, seat, played, games, own)
    return Screened(number, share(sum(habit), games), difference(habit, mine))


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
        wins = wins_after(state, seat, text, effort.games, own)
        return Worth(number, text, share(sum(wins), effort.games), tuple(wins))
    after, _ = state_at(game, record, number + 1)
    return Worth(number, text, evaluate(after, seat, effort.games, own).shares[seat])


def by_worth(option: Option) -> float:
    """Order the best first."""
    return -option.worth.mean


def wins_after(at: State, seat: int, text: str, games: int, seed: int) -> list[float]:
    """Return what *seat* wins after an answer, in so many deals that look the same to it.

    The same seed deals the same, so that answers can be compared deal by deal.
    """
    knowledge = knowledge_of(at.game.id)
    seeds = Rng(seed)
    wins: list[float] = []
    for _ in range(games):
        world = at.imagined(seat, seeds.next())
        if text:
            world.play(seat, text)
        wins.append(victories(played_out(world, knowledge, Dice(seeds.next())))[seat])
    return wins


def difference(better: Sequence[float], worse: Sequence[float]) -> Estimate:
    """Return how much more *better* is worth, deal by deal, with its 95 % interval.

    One deal more than was tried, which could have differed, keeps few tries from looking certain.
    """
    found = [one - other for one, other in zip(better, worse, strict=True)]
    mean = sum(found) / len(found)
    variance = (sum([(one - mean) ** 2 for one in found]) + 1) / len(found)
    reach = QUANTILE * sqrt(variance / len(found))
    return Estimate(mean, max(-1.0, mean - reach), min(1.0, mean + reach))
