"""Shares of wins over the course of a game, as whoever decides could estimate them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from areopolis.core.game import Game
from areopolis.core.rng import Rng
from areopolis.players.advice import Estimate, evaluate
from areopolis.review.course import Moment, walk


class Shares(NamedTuple):
    """How likely each seat was to win before the decision *number*, and the points to expect."""

    number: int
    shares: tuple[Estimate, ...]
    scores: tuple[Estimate, ...]


def worth_asking(moments: Sequence[Moment], most: int) -> tuple[int, ...]:
    """Return the numbers of at most *most* decisions, evenly spread; those without choice are none.

    The first decision and the last one always belong to them.
    """
    free = [moment.number for moment in moments if moment.seat >= 0 and not moment.is_forced]
    if len(free) <= most:
        return tuple(free)
    step = (len(free) - 1) / (most - 1)
    return tuple(dict.fromkeys([free[round(place * step)] for place in range(most)]))


def shares(
    game: Game, record: Any, numbers: Sequence[int], games: int, seed: int
) -> Iterator[Shares]:
    """Yield the estimates before the decisions *numbers*, each from *games* tries.

    Every number has a seed of its own, so it does not matter which process asks for which.
    """
    wanted = set(numbers)
    for state, seat, _ in walk(game, record):
        if seat >= 0 and state.moves in wanted:
            standing = evaluate(state, seat, games, seed_of(seed, state.moves))
            yield Shares(state.moves, standing.shares, standing.scores)


def seed_of(seed: int, number: int) -> int:
    """Return the seed for one decision of a review."""
    rng = Rng(seed)
    return rng.next() ^ Rng(number).next()
