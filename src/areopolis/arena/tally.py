"""What the results of a job say: by player, by seat, by what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from areopolis.arena.match import Result
from areopolis.arena.schedule import Lineup
from areopolis.arena.statistics import Share, Spread, goals_of, quantile, spread, wilson, won

SLOW: Final = 0.95


class Times(NamedTuple):
    """How long decisions took, in milliseconds."""

    decisions: int
    median: float
    slow: float
    most: float


class Standing(NamedTuple):
    """How a player, a seat or a thing that was played fared.

    *games* counts seats: a player on three seats of a game has played it three times. A victory
    that k seats share counts 1/k for each; where the whole table is one side, all of it for each.
    *fair* is the share that equals would have; those who play for one side have none to beat.
    """

    name: str
    games: int
    wins: float
    share: Share
    fair: float | None
    scores: Spread
    times: Times
    faulty: int


class Tally(NamedTuple):
    """The games of one setting.

    *teams* are there where the seats were one side, *goals* where there was a goal for all.
    """

    setting: int
    games: int
    players: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    decisions: Spread
    shared: int
    unwon: int
    teams: tuple[Standing, ...] = ()
    goals: Share | None = None


def tallies(results: Sequence[Result]) -> list[Tally]:
    """Return one tally for each setting, of the games without error."""
    good = [result for result in results if not result.error]
    places = sorted({result.setting for result in good})
    return [_tally(place, [one for one in good if one.setting == place]) for place in places]


def _tally(setting: int, games: list[Result]) -> Tally:
    chairs = [(game, seat) for game in games for seat in range(len(game.lineup))]
    names = sorted({name for game in games for name in game.lineup})
    players = [standing(name, [c for c in chairs if c[0].lineup[c[1]] == name]) for name in names]
    return Tally(
        setting,
        len(games),
        tuple(sorted(players, key=lambda one: -one.share.share)),
        tuple(
            [
                standing(str(seat), [c for c in chairs if c[1] == seat])
                for seat in range(len(games[0].lineup))
            ]
        ),
        spread([game.decisions for game in games]),
        len([game for game in games if len(game.winners) > 1]),
        len([game for game in games if not game.winners]),
        tuple(sorted(_teams(games), key=lambda one: -one.share.share)),
        goals_of([game.goal for game in games]),
    )


def _teams(games: Sequence[Result]) -> list[Standing]:
    """Return how each team fared: a game that it played counts once, whoever sat where."""
    played: dict[str, list[Result]] = {}
    for game in games:
        if game.shared:
            played.setdefault(team_of(game.lineup), []).append(game)
    return [_team(name, own) for name, own in played.items()]


def _team(name: str, games: Sequence[Result]) -> Standing:
    wins = len([game for game in games if game.winners])
    return Standing(
        name,
        len(games),
        wins,
        wilson(wins, len(games)),
        None,
        spread([max(game.scores) for game in games]),
        times([one for game in games for taken in game.times for one in taken]),
        sum([sum(game.faulty) for game in games]),
    )


def team_of(lineup: Lineup) -> str:
    """Return what a team is called: its members, each with how many they are."""
    counts = {name: lineup.count(name) for name in sorted(lineup)}
    return ", ".join(
        [
            name if count == 1 else f"{count} \N{MULTIPLICATION SIGN} {name}"
            for name, count in counts.items()
        ]
    )


def standing(name: str, chairs: Sequence[tuple[Result, int]]) -> Standing:
    """Return how the *chairs* (a game and a seat of it) fared together."""
    wins = sum([won(game.winners, seat, game.shared) for game, seat in chairs])
    is_shared = any(game.shared for game, _ in chairs)
    return Standing(
        name,
        len(chairs),
        wins,
        wilson(wins, len(chairs)),
        None if is_shared else sum([1 / len(game.lineup) for game, _ in chairs]) / len(chairs),
        spread([game.scores[seat] for game, seat in chairs]),
        times([one for game, seat in chairs for one in game.times[seat]]),
        sum([game.faulty[seat] for game, seat in chairs]),
    )


def times(taken: Sequence[float]) -> Times:
    """Return how *taken* milliseconds are distributed."""
    if not taken:
        return Times(0, 0.0, 0.0, 0.0)
    ordered = sorted(taken)
    return Times(len(ordered), quantile(ordered, 0.5), quantile(ordered, SLOW), ordered[-1])


def balance(results: Sequence[Result]) -> dict[str, list[Standing]]:
    """Return how each thing that seats played fared, by its kind; the most successful first.

    The results are those of one setting.
    """
    chairs: dict[str, dict[str, list[tuple[Result, int]]]] = {}
    for game in results:
        if game.error:
            continue
        for seat, told in enumerate(game.facts):
            for kind, names in told.items():
                for name in dict.fromkeys(names):
                    chairs.setdefault(kind, {}).setdefault(name, []).append((game, seat))
    return {
        kind: sorted(
            [standing(name, sat) for name, sat in by_name.items()],
            key=lambda one: (-one.share.share, one.name),
        )
        for kind, by_name in sorted(chairs.items())
    }
