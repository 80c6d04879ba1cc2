"""Ratings of players from games of any number of seats.

After R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking (2011), the
Plackett-Luce model, as the package openskill has it (the extra `arena`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from areopolis.arena.match import Result
from areopolis.players.advice import QUANTILE

# Players of the arena do not learn or tire, so nothing is added to the uncertainty between games.
TAU: Final = 0.0


class Rating(NamedTuple):
    """How strong a player is, and the interval that holds its strength with 95 % confidence."""

    player: str
    games: int
    rating: float
    low: float
    high: float


def ratings(results: Sequence[Result]) -> list[Rating]:
    """Return the ratings of all players in *results*, the strongest first.

    A player on several seats of one game moves by the mean of what its seats would. Games without
    rivals or without end say nothing about strength.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=TAU)
    known = {name: model.rating(name=name) for one in results for name in one.lineup}
    games = dict.fromkeys(known, 0)
    for result in sorted(results, key=lambda one: one.number):
        names = dict.fromkeys(result.lineup)
        if result.error or len(names) < 2:
            continue
        teams = [[model.rating(known[name].mu, known[name].sigma)] for name in result.lineup]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for name in names:
            own = [team[0] for team, sat in zip(rated, result.lineup, strict=True) if sat == name]
            known[name].mu = sum([one.mu for one in own]) / len(own)
            known[name].sigma = sum([one.sigma for one in own]) / len(own)
            games[name] += 1
    told = [
        Rating(
            name, games[name], one.mu, one.mu - QUANTILE * one.sigma, one.mu + QUANTILE * one.sigma
        )
        for name, one in known.items()
    ]
    return sorted(told, key=lambda rating: -rating.rating)
