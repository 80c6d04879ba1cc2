"""What the results of a job say: by player, by seat, by what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from areopolis.arena.match import Result
from areopolis.arena.statistics import Share, Spread, quantile, spread, wilson

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
    that k seats share counts 1/k for each. *fair* is the share that equals would have.
    """

    name: str
    games: int
    wins: float
    share: Share
    fair: float
    scores: Spread
    times: Times
    faulty: int


class Tally(NamedTuple):
    """The games of one setting."""

    setting: int
    games: int
    players: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    decisions: Spread
    shared: int
    unwon: int


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
    )


def standing(name: str, chairs: Sequence[tuple[Result, int]]) -> Standing:
    """Return how the *chairs* (a game and a seat of it) fared together."""
    wins = sum([1 / len(game.winners) for game, seat in chairs if seat in game.winners])
    return Standing(
        name,
        len(chairs),
        wins,
        wilson(wins, len(chairs)),
        sum([1 / len(game.lineup) for game, _ in chairs]) / len(chairs),
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
