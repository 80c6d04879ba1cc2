"""Advice at the table: the best options with their estimates, and how the game stands.

Both look from one seat and know no more than it does. Estimates carry their uncertainty.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from areopolis.core.action import Action
from areopolis.core.outcome import Outcome
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.knowledge import Knowledge, knowledge_of
from areopolis.players.parallel import Crew
from areopolis.players.planner import check_limits
from areopolis.players.planning import planner
from areopolis.players.protocol import Seen
from areopolis.players.race import Race
from areopolis.players.reward import victories
from areopolis.players.rollout import play_one

# The normal quantile of a 95 % interval.
QUANTILE: Final = 1.959963984540054
# Where there is nothing to choose, so many tries tell at once how it stands.
FORCED: Final = 20


class Estimate(NamedTuple):
    """A number that was found by trying, with its 95 % interval."""

    mean: float
    low: float
    high: float


class Hint(NamedTuple):
    """An option, its estimated share of wins, and how often it was tried."""

    action: Action
    worth: Estimate
    tries: int


class Standing(NamedTuple):
    """How the game stands: each seat's share of wins, and its score at the end.

    *goal* is how often a common goal is reached; None where the game sets none.
    """

    shares: tuple[Estimate, ...]
    scores: tuple[Estimate, ...]
    games: int
    goal: Estimate | None = None


def hint(
    state: State,
    seat: int,
    iterations: int = 0,
    seconds: float = 1.0,
    seed: int = 0,
    crew: Crew | None = None,
) -> tuple[Hint, ...]:
    """Return what *seat* may answer and was tried, the best first; a *crew* searches together.

    An only option is not searched: a few tries tell what the position is worth.

    Raises:
        IllegalAction: *seat* has nothing to decide.
        ValueError: neither *iterations* nor *seconds* limit the search.
    """
    check_limits(iterations, seconds)
    seen = Seen(state, seat)
    options = seen.decision.options
    knowledge = knowledge_of(state.game.id)
    if len(options) == 1:
        # A tree has no branches where nobody chooses.
        race = Race(seen.world, seat, seed, knowledge, knowledge.HORIZON, options)
        race.run(min(iterations or FORCED, FORCED), seconds, settles=False)
        tried = race.tried(options)
    elif crew is None:
        search = planner(seen, knowledge, knowledge.HORIZON, seed)
        search.run(iterations, seconds, settles=False)
        tried = search.tried(options)
    else:
        tried = crew.search(seen, iterations, seconds, seed)
    return tuple([Hint(one.action, share(one.wins, one.tries), one.tries) for one in tried])


def evaluate(state: State, seat: int | None, games: int = 200, seed: int = 0) -> Standing:
    """Play on from what *seat* knows, *games* times as good players would, and count.

    Without a seat it is told what could be told by who sees what any seat sees, but not what comes.

    Raises:
        ValueError: there are no *games* to count.
    """
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    knowledge = knowledge_of(state.game.id)
    seeds = Rng(seed)
    wins = [0.0] * state.seats
    scores: list[list[int]] = [[] for _ in range(state.seats)]
    goals: list[bool] = []
    for _ in range(games):
        world = seen_by(state, seat, seeds.next())
        outcome = played_out(world, knowledge, Dice(seeds.next()))
        for other, won in enumerate(victories(outcome)):
            wins[other] += won
        for other, score in enumerate(outcome.scores):
            scores[other].append(score)
        if outcome.goal is not None:
            goals.append(outcome.goal)
    return Standing(
        tuple([share(won, games) for won in wins]),
        tuple([average(found) for found in scores]),
        games,
        share(sum(goals), games) if goals else None,
    )


def seen_by(state: State, seat: int | None, seed: int) -> State:
    """Return a world as *seat* can imagine it; without a seat, who sees what any seat sees."""
    return state.foreseen(seed) if seat is None else state.imagined(seat, seed)


def played_out(state: State, knowledge: Knowledge, dice: Dice) -> Outcome:
    """Play *state* to its end, and return how it ended."""
    while not state.over:
        play_one(state, knowledge, dice, knowledge.GUIDES, knowledge.IS_FIRM)
    outcome = state.outcome
    assert outcome is not None, "a game that is over has an outcome"
    return outcome


def share(successes: float, tries: int) -> Estimate:
    """Return a share with its interval after Wilson, which holds for few tries too."""
    mean = successes / tries
    square = QUANTILE * QUANTILE
    centre = (mean + square / (2 * tries)) / (1 + square / tries)
    spread = mean * (1 - mean) / tries + square / (4 * tries * tries)
    reach = QUANTILE * sqrt(max(spread, 0.0)) / (1 + square / tries)
    # Rounding must not put a share of nothing or all outside its interval.
    return Estimate(mean, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach)))


def average(found: Sequence[float]) -> Estimate:
    """Return a mean with its interval."""
    mean = sum(found) / len(found)
    variance = sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1)
    reach = QUANTILE * sqrt(variance / len(found))
    return Estimate(mean, mean - reach, mean + reach)
