"""Ratings of players from games of any number of seats.

After R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking (2011), the
Plackett-Luce model, as the package openskill has it (the extra `arena`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from areopolis.arena.match import Result
from areopolis.arena.tally import team_of
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


class TeamRatings(NamedTuple):
    """How strong teams are, the strongest first, and how hard each setting was for them."""

    teams: list[Rating]
    settings: dict[int, Rating]


def ratings(results: Sequence[Result]) -> list[Rating]:
    """Return the ratings of all players in *results*, the strongest first.

    A player on several seats of one game moves by the mean of what its seats would. Games without
    rivals or without end say nothing about strength; those who win or lose together are no rivals.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=TAU)
    known = {name: model.rating(name=name) for one in results for name in one.lineup}
    games = dict.fromkeys(known, 0)
    for result in sorted(results, key=lambda one: one.number):
        names = dict.fromkeys(result.lineup)
        if result.error or result.shared or len(names) < 2:
            continue
        teams = [[model.rating(known[name].mu, known[name].sigma)] for name in result.lineup]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for name in names:
            own = [team[0] for team, sat in zip(rated, result.lineup, strict=True) if sat == name]
            known[name].mu = sum([one.mu for one in own]) / len(own)
            known[name].sigma = sum([one.sigma for one in own]) / len(own)
            games[name] += 1
    told = [_rating(name, games[name], one.mu, one.sigma) for name, one in known.items()]
    return sorted(told, key=lambda rating: -rating.rating)


def team_ratings(results: Sequence[Result]) -> TeamRatings:
    """Return how strong the teams are against the settings, and how hard those are for them.

    In every game that a table plays as one side its team meets the setting, and one of them wins;
    the members of a team are never compared.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=TAU)
    good = [one for one in results if one.shared and not one.error]
    teams = {team_of(one.lineup): model.rating() for one in good}
    settings = {one.setting: model.rating() for one in good}
    games: list[str | int] = []
    for result in sorted(good, key=lambda one: one.number):
        team = team_of(result.lineup)
        ranks = [1.0, 2.0] if result.winners else [2.0, 1.0]
        sides = [[teams[team]], [settings[result.setting]]]
        (teams[team],), (settings[result.setting],) = model.rate(sides, ranks=ranks)
        games += [team, result.setting]
    strong = [_rating(name, games.count(name), one.mu, one.sigma) for name, one in teams.items()]
    hard = {
        place: _rating(str(place), games.count(place), one.mu, one.sigma)
        for place, one in settings.items()
    }
    return TeamRatings(sorted(strong, key=lambda rating: -rating.rating), hard)


def _rating(name: str, games: int, mu: float, sigma: float) -> Rating:
    return Rating(name, games, mu, mu - QUANTILE * sigma, mu + QUANTILE * sigma)
