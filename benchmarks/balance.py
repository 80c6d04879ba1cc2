"""How hard is a game for those who play it well? Teams of one player, over an option and seats.

A cell is the share of games that the goal of all was reached in, or, where nobody plays for all,
how often each seat won; with Wilson's 95 % intervals. Players think by iterations and never by the
clock, so that the same seed plays the same games on any machine. What was taken is counted, so that
things show that nobody wants.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field

import areopolis
from areopolis.arena.statistics import Share, wilson, won
from areopolis.core.game import Game
from areopolis.core.outcome import Outcome
from areopolis.core.seen import Seen
from areopolis.players.levels import LEVELS, LevelPlayer


@dataclass
class Cell:
    """The games of one value of the option with one number of seats."""

    games: int = 0
    goals: int = 0
    wins: list[float] = field(default_factory=list)
    is_common: bool = False

    def learn(self, outcome: Outcome, seats: int) -> None:
        """Count one game."""
        self.games += 1
        self.is_common = outcome.goal is not None
        self.goals += bool(outcome.goal)
        self.wins = self.wins or [0.0] * seats
        for seat in range(seats):
            self.wins[seat] += won(outcome.winners, seat, outcome.shared)

    def text(self) -> str:
        """Return the shares of the cell."""
        if self.is_common:
            return percent(wilson(self.goals, self.games))
        return ", ".join([percent(wilson(wins, self.games)) for wins in self.wins])


def percent(share: Share) -> str:
    """Return a share with its interval."""
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def play(
    game: Game, seats: int, seed: int, options: dict[str, object], level: str, taken: Counter[str]
) -> Outcome:
    """Play one game of a team, and count which actions were taken."""
    state = game.new(seats, seed, options)
    players = [LevelPlayer(level, game.id, 31 * seed + seat, timed=False) for seat in range(seats)]
    while not state.over:
        seat = state.deciding[0]
        action = players[seat].choose(Seen(state, seat))
        taken[action.text] += 1
        state.apply(seat, action)
    assert state.outcome is not None, "the game was played to its end"
    return state.outcome


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
    asked = parser.parse_args()
    game = areopolis.game(asked.game)
    seats = asked.seats or list(game.seats)
    fixed: dict[str, object] = dict([text.split("=", 1) for text in asked.fixed])
    taken: Counter[str] = Counter()
    print("|", " | ".join([asked.option, *[str(count) for count in seats]]), "|")
    print("|---" * (1 + len(seats)) + "|")
    for value in asked.values or game.option_values()[asked.option]:
        row = [str(value)]
        for count in seats:
            cell = Cell()
            for number in range(asked.games):
                options = {**fixed, asked.option: value}
                outcome = play(game, count, asked.seed + number, options, asked.level, taken)
                cell.learn(outcome, count)
            row.append(cell.text())
        print("|", " | ".join(row), "|", flush=True)
    for prefix in asked.count:
        print(f"\n{prefix}: how often in all games")
        for text, times in sorted(taken.items(), key=lambda item: -item[1]):
            if text.startswith(prefix):
                print(f"  {times:6d}  {text}")


if __name__ == "__main__":
    main()
