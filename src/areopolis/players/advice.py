"""Advice at the table: the best options with their estimates, and how the game stands.

Both look from one seat and know no more than it does. Estimates carry their uncertainty.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from areopolis.core.action import Action
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.levels import evaluator
from areopolis.players.protocol import Seen
from areopolis.players.search import Search

# The normal quantile of a 95 % interval.
QUANTILE: Final = 1.96
HORIZON: Final = 10


class Estimate(NamedTuple):
    """A number that was found by trying, with its 95 % interval."""

    mean: float
    low: float
    high: float


class Hint(NamedTuple):
    """An option, what it is worth (1 is a sure win), and how often it was tried."""

    action: Action
    worth: Estimate
    tries: int


class Standing(NamedTuple):
    """How the game stands: each seat's share of wins, and its score at the end."""

    shares: tuple[Estimate, ...]
    scores: tuple[Estimate, ...]
    games: int


def hint(
    state: State, seat: int, iterations: int = 0, seconds: float = 1.0, seed: int = 0
) -> tuple[Hint, ...]:
    """Return the options of *seat*, the best first.

    Raises:
        IllegalAction: *seat* has nothing to decide.
    """
    seen = Seen(state, seat)
    search = Search(seen.imagine, seat, seed, evaluator(state.game.id), HORIZON)
    search.run(iterations, seconds)
    return tuple(
        [Hint(action, share(mean * tries, tries), tries) for action, mean, tries in search.shares()]
    )


def evaluate(state: State, seat: int, games: int = 200, seed: int = 0) -> Standing:
    """Play on from what *seat* knows, *games* times at random, and count."""
    seeds = Rng(seed)
    wins = [0.0] * state.seats
    scores: list[list[int]] = [[] for _ in range(state.seats)]
    for _ in range(games):
        outcome = played_out(state.determinize(seat, seeds.next()), Dice(seeds.next()))
        for winner in outcome[0]:
            wins[winner] += 1.0 / len(outcome[0])
        for other, score in enumerate(outcome[1]):
            scores[other].append(score)
    return Standing(
        tuple([share(won, games) for won in wins]),
        tuple([average(found) for found in scores]),
        games,
    )


def played_out(state: State, dice: Dice) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Play *state* to its end at random, and return winners and scores."""
    while not state.over:
        seat = state.deciding[0]
        options = state.decision(seat).options
        state.apply(seat, options[dice.below(len(options))])
    outcome = state.outcome
    assert outcome is not None, "a game that is over has an outcome"
    return outcome.winners, outcome.scores


def share(successes: float, tries: int) -> Estimate:
    """Return a share with its interval after Wilson, which holds for few tries too."""
    mean = successes / tries
    square = QUANTILE * QUANTILE
    centre = (mean + square / (2 * tries)) / (1 + square / tries)
    spread = mean * (1 - mean) / tries + square / (4 * tries * tries)
    reach = QUANTILE * sqrt(max(spread, 0.0)) / (1 + square / tries)
    return Estimate(mean, max(0.0, centre - reach), min(1.0, centre + reach))


def average(found: list[int]) -> Estimate:
    """Return a mean with its interval."""
    mean = sum(found) / len(found)
    variance = sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1)
    reach = QUANTILE * sqrt(variance / len(found))
    return Estimate(mean, mean - reach, mean + reach)
