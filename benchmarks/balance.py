"""How hard is a game for those who play it well? Teams of one player, over an option and seats.

A cell is the share of games that the goal of all was reached in, or, where nobody plays for all,
how often each seat won; with Wilson's 95 % intervals. Players think by iterations and never by the
clock, so that the same seed plays the same games on any machine. What was taken is counted, so that
things show that nobody wants.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import NamedTuple

import areopolis
from areopolis.arena.statistics import Share, wilson, won
from areopolis.core.game import Game
from areopolis.core.seen import Seen
from areopolis.players.levels import LEVELS, LevelPlayer


class Job(NamedTuple):
    """One game that a team is to play."""

    value: object
    seats: int
    seed: int


class Played(NamedTuple):
    """How one game ended, and how often each action was taken in it; a process can send it."""

    goal: bool | None
    # What part of the victory each seat has.
    wins: list[float]
    taken: Counter[str]


@dataclass
class Cell:
    """The games of one value of the option with one number of seats."""

    games: int = 0
    goals: int = 0
    wins: list[float] = field(default_factory=list)
    is_common: bool = False

    def learn(self, result: Played) -> None:
        """Count one game."""
        self.games += 1
        self.is_common = result.goal is not None
        self.goals += bool(result.goal)
        self.wins = self.wins or [0.0] * len(result.wins)
        for seat, part in enumerate(result.wins):
            self.wins[seat] += part

    def text(self) -> str:
        """Return the shares of the cell."""
        if self.is_common:
            return percent(wilson(self.goals, self.games))
        return ", ".join([percent(wilson(wins, self.games)) for wins in self.wins])


def percent(share: Share) -> str:
    """Return a share with its interval."""
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


class Team:
    """Players of one level, who play any game of one kind."""

    def __init__(self, asked: argparse.Namespace) -> None:
        """Open the game that was asked for."""
        self.game: Game = areopolis.game(asked.game, asked.pack)
        self.option: str = asked.option
        self.fixed: dict[str, object] = dict([text.split("=", 1) for text in asked.fixed])
        self.level: str = asked.level

    def play(self, job: Job) -> Played:
        """Play one game of a team, and count which actions were taken."""
        options = {**self.fixed, self.option: job.value}
        state = self.game.new(job.seats, job.seed, options)
        players = [
            LevelPlayer(self.level, self.game.id, 31 * job.seed + seat, timed=False)
            for seat in range(job.seats)
        ]
        taken: Counter[str] = Counter()
        while not state.over:
            seat = state.deciding[0]
            action = players[seat].choose(Seen(state, seat))
            taken[action.text] += 1
            state.apply(seat, action)
        outcome = state.outcome
        assert outcome is not None, "the game was played to its end"
        wins = [won(outcome.winners, seat, outcome.shared) for seat in range(job.seats)]
        return Played(outcome.goal, wins, taken)


# The team of this process.
_TEAMS: list[Team] = []


def gather(asked: argparse.Namespace) -> None:
    """Open the game once in this process."""
    _TEAMS.append(Team(asked))


def play(job: Job) -> Played:
    """Play one game in this process."""
    return _TEAMS[0].play(job)


def played(asked: argparse.Namespace, jobs: list[Job]) -> Iterator[Played]:
    """Play all games, in their order, on as many processes as were asked for."""
    if asked.jobs == 1:
        yield from map(Team(asked).play, jobs)
        return
    with get_context("spawn").Pool(asked.jobs, partial(gather, asked)) as pool:
        yield from pool.imap(play, jobs)


def main() -> None:
    """Print the table, line by line, and what was taken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("option", help="the option whose values are compared")
    parser.add_argument("--values", nargs="*", help="only these values of it")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; default: all")
    parser.add_argument("--level", choices=sorted(LEVELS), default="club")
    parser.add_argument("--games", type=int, default=200, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--with", dest="fixed", nargs="*", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--count", nargs="*", default=[], help="count actions that begin so")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--pack", help="an owner's data in place of what is built in")
    asked = parser.parse_args()
    game = areopolis.game(asked.game, asked.pack)
    seats = asked.seats or list(game.seats)
    seeds = range(asked.seed, asked.seed + asked.games)
    values = asked.values or game.option_values()[asked.option]
    jobs = [Job(value, count, seed) for value in values for count in seats for seed in seeds]
    results = played(asked, jobs)
    taken: Counter[str] = Counter()
    print("|", " | ".join([asked.option, *[str(count) for count in seats]]), "|")
    print("|---" * (1 + len(seats)) + "|")
    for value in values:
        row = [str(value)]
        for _ in seats:
            cell = Cell()
            for result in islice(results, asked.games):
                cell.learn(result)
                taken += result.taken
            row.append(cell.text())
        print("|", " | ".join(row), "|", flush=True)
    for prefix in asked.count:
        print(f"\n{prefix}: how often in all games")
        for text, times in sorted(taken.items(), key=lambda item: -item[1]):
            if text.startswith(prefix):
                print(f"  {times:6d}  {text}")


if __name__ == "__main__":
    main()
