"""Shares of wins over the course of a game, each curve by what one onlooker knows throughout.

An estimate that is made now with this seat's knowledge and now with that one's jumps with whoever
decides. So there is a curve for who sees everything, and one for each seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from areopolis.core.game import Game
from areopolis.core.onlooker import ALL_SEEING
from areopolis.core.outcome import Outcome
from areopolis.core.rng import Rng
from areopolis.players.advice import Estimate, evaluate
from areopolis.players.reward import victories
from areopolis.review.course import Moment, walk


class Shares(NamedTuple):
    """How likely each seat was to win before the decision *number*, and the points to expect.

    *knower* is the seat by whose knowledge it is told; *goal* is the share of games in which a
    common goal is reached.
    """

    number: int
    knower: int
    shares: tuple[Estimate, ...]
    scores: tuple[Estimate, ...]
    goal: Estimate | None


def worth_asking(moments: Sequence[Moment], most: int) -> tuple[int, ...]:
    """Return the numbers of at most *most* decisions, evenly spread; those without choice are none.

    The first decision and the last one always belong to them.
    """
    return spread_over([one.number for one in moments if one.seat >= 0 and not one.is_forced], most)


def spread_over(numbers: Sequence[int], most: int) -> tuple[int, ...]:
    """Return at most *most* of *numbers*, evenly spread, the first and the last among them."""
    if len(numbers) <= most:
        return tuple(numbers)
    if most < 2:
        return tuple(numbers[:most])
    step = (len(numbers) - 1) / (most - 1)
    return tuple(dict.fromkeys([numbers[round(place * step)] for place in range(most)]))


def shares(
    game: Game, record: Any, numbers: Sequence[int], knower: int, games: int, seed: int
) -> Iterator[Shares]:
    """Yield the estimates before the decisions *numbers*, each from *games* tries.

    All of them use the same chance, so that a curve moves by what happened and not by other dice.
    """
    wanted = set(numbers)
    onlooker = None if knower == ALL_SEEING else knower
    for state, seat, _ in walk(game, record):
        if seat >= 0 and state.moves in wanted:
            found = evaluate(state, onlooker, games, seed)
            yield Shares(state.moves, knower, found.shares, found.scores, found.goal)


def at_the_end(number: int, knower: int, outcome: Outcome) -> Shares:
    """Return where every curve ends: at the result, which nobody has to estimate."""
    return Shares(
        number,
        knower,
        tuple([certain(won) for won in victories(outcome)]),
        tuple([certain(score) for score in outcome.scores]),
        None if outcome.goal is None else certain(float(outcome.goal)),
    )


def certain(value: float) -> Estimate:
    """Return what is known."""
    return Estimate(value, value, value)


def seed_of(seed: int, number: int) -> int:
    """Return the seed for one decision of a review."""
    rng = Rng(seed)
    return rng.next() ^ Rng(number).next()
