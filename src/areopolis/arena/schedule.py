"""Which games are played: who sits where, and with which deal.

Every game has a number, and its number alone decides its chance, so the results depend neither on
how the games are spread over processes nor on how often a run was stopped. Deals come first in the
order: more deals only add games at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

from areopolis.players.seeds import derived

Lineup = tuple[str, ...]


class Setting(NamedTuple):
    """What is played: a game with its rules, for so many seats.

    Where *shared* says so, the seats are one side, and it is teams that play.
    """

    game: str
    rules_version: int
    pack: dict[str, str] | None
    seats: int
    options: dict[str, Any]
    shared: bool = False


class Job(NamedTuple):
    """A whole run: every lineup of *players* plays every setting, *deals* times in each rotation.

    A team sits down once for each deal: it has no rivals whom another order of seats could favour.

    *limit* is how many seconds a player has for an answer.
    """

    settings: tuple[Setting, ...]
    players: tuple[str, ...]
    deals: int
    seed: int
    limit: float


class Seating(NamedTuple):
    """One game of a job: its number, the setting's place, the deal, and the player of each seat."""

    number: int
    setting: int
    deal: int
    lineup: Lineup


class Schedule:
    """The games of a job, by their numbers."""

    def __init__(self, job: Job) -> None:
        """Lay out one deal; the others are alike."""
        self.job = job
        self.one_deal: list[tuple[int, Lineup]] = [
            (place, rotated)
            for place, setting in enumerate(job.settings)
            for rotated in seatings(job.players, setting)
        ]

    def __len__(self) -> int:
        """Return how many games there are."""
        return self.job.deals * len(self.one_deal)

    def seating(self, number: int) -> Seating:
        """Return who sits where in the game *number*."""
        deal, place = divmod(number, len(self.one_deal))
        setting, lineup = self.one_deal[place]
        return Seating(number, setting, deal, lineup)

    def deal_seed(self, seating: Seating) -> int:
        """Return the seed of a game: the same in all rotations of a deal (duplicate deals)."""
        return derived(self.job.seed, "deal", seating.deal)

    def player_seed(self, seating: Seating, seat: int) -> int:
        """Return the seed of a player; nothing of the deal can be told from it."""
        return derived(self.job.seed, f"seat {seat}", seating.number)

    def substitute_seed(self, seating: Seating, seat: int) -> int:
        """Return the seed of whoever stands in for a player that fails."""
        return derived(self.job.seed, f"substitute {seat}", seating.number)


def seatings(players: Sequence[str], setting: Setting) -> list[Lineup]:
    """Return who sits where in the games of one deal."""
    if setting.shared:
        return teams(players, setting.seats)
    return [rotated for lineup in lineups(players, setting.seats) for rotated in rotations(lineup)]


def teams(players: Sequence[str], seats: int) -> list[Lineup]:
    """Return who plays together: one team of all, or every mixture, teams of one kind included."""
    if len(players) == seats:
        return [tuple(players)]
    names = list(dict.fromkeys(players))
    if len(names) >= seats:
        return list(combinations(names, seats))
    return list(combinations_with_replacement(names, seats))


def lineups(players: Sequence[str], seats: int) -> list[Lineup]:
    """Return who meets whom: a match if there is a player for each seat, else a round robin.

    With more players than seats, all choices of different players; with fewer, all mixtures in
    which at least two of them meet.
    """
    if len(players) == seats:
        return [tuple(players)]
    names = list(dict.fromkeys(players))
    if len(names) >= seats:
        return list(combinations(names, seats))
    mixed = combinations_with_replacement(names, seats)
    return [lineup for lineup in mixed if len(set(lineup)) > 1 or len(names) == 1]


def rotations(lineup: Lineup) -> list[Lineup]:
    """Return all rotations of *lineup* that differ."""
    turned = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    return list(dict.fromkeys(turned))
