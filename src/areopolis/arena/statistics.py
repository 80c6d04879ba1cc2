"""What many results say: shares with their intervals, distributions, length."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from areopolis.arena.simulate import Played
from areopolis.players.advice import share


class Share(NamedTuple):
    """A share of games, and the interval that holds the true one with 95 % confidence."""

    share: float
    low: float
    high: float


class Spread(NamedTuple):
    """How numbers are distributed."""

    mean: float
    deviation: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class SeatSummary(NamedTuple):
    """How one seat fared."""

    wins: float
    share: Share
    score: Spread


class Summary(NamedTuple):
    """All games of one seat count; a victory that k seats share counts 1/k for each of them.

    Where the seats are one side, *together* tells how they fared, and a victory is everybody's;
    *goals* how often a goal for all was reached, where there was one.
    """

    seats: int
    games: int
    by_seat: tuple[SeatSummary, ...]
    scores: Spread
    winning_scores: Spread
    decisions: Spread
    shared: int
    unwon: int
    together: SeatSummary | None = None
    goals: Share | None = None


def wilson(wins: float, games: int) -> Share:
    """Return the share of *wins* with Wilson's interval; without games anything may be true."""
    return Share(*share(wins, games)) if games else Share(0.0, 0.0, 1.0)


def won(winners: Sequence[int], seat: int, shared: bool) -> float:
    """Return how much of the victory is that of *seat*: all of it where all are one side."""
    if seat not in winners:
        return 0.0
    return 1.0 if shared else 1 / len(winners)


def goals_of(goals: Sequence[bool | None]) -> Share | None:
    """Return how often a goal for all was reached, by those games that had one."""
    known = [goal for goal in goals if goal is not None]
    return wilson(sum(known), len(known)) if known else None


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return the value below which *part* of the *ordered* values lie, between two if need be."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def spread(values: Sequence[float]) -> Spread:
    """Return how *values* are distributed; zeros where there are none."""
    if not values:
        return Spread(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    ordered = sorted(values)
    mean = sum(ordered) / len(ordered)
    square = sum([(value - mean) ** 2 for value in ordered])
    deviation = sqrt(square / (len(ordered) - 1)) if len(ordered) > 1 else 0.0
    lower, median, upper = (quantile(ordered, part) for part in (0.25, 0.5, 0.75))
    return Spread(mean, deviation, ordered[0], lower, median, upper, ordered[-1])


def summarize(results: Sequence[Played]) -> list[Summary]:
    """Return one summary for each seat count, of the games without error."""
    good = sorted([result for result in results if not result.error])
    counts = sorted({result.seats for result in good})
    return [_summary(seats, [one for one in good if one.seats == seats]) for seats in counts]


def _summary(seats: int, games: list[Played]) -> Summary:
    by_seat: list[SeatSummary] = []
    for seat in range(seats):
        wins = sum([won(game.winners, seat, game.shared) for game in games])
        scores = spread([game.scores[seat] for game in games])
        by_seat.append(SeatSummary(wins, wilson(wins, len(games)), scores))
    return Summary(
        seats,
        len(games),
        tuple(by_seat),
        spread([score for game in games for score in game.scores]),
        spread([game.scores[game.winners[0]] for game in games if game.winners]),
        spread([game.decisions for game in games]),
        len([game for game in games if len(game.winners) > 1]),
        len([game for game in games if not game.winners]),
        # One of them speaks for all.
        by_seat[0] if games[0].shared else None,
        goals_of([game.goal for game in games]),
    )


def digest(results: Sequence[Played]) -> str:
    """Return a hash of all results without records, to compare runs on other machines or builds."""
    told = repr([tuple(result[:7]) for result in sorted(results, key=lambda one: one.number)])
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()
