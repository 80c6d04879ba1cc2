"""How fast are random games, beside other libraries' in the same run?

`make bench` runs it interpreted and compiled. A decision is one answer of one seat; forced ones and
the small picks of composite answers count, moves of chance do not.
"""

import argparse
import random
from collections.abc import Iterator

import areopolis
from areopolis import build
from areopolis.core.game import Game
from peers import CPP, PETTINGZOO, PYTHON, peers
from timing import RUNS, SECONDS, Playout, Speed, measure_playouts, table

BESIDE = (PYTHON, PETTINGZOO, CPP)


def applied(game: Game, seats: int) -> Playout:
    """Return a playout as a search plays it: answers are taken unchecked."""

    def playout(rng: random.Random) -> int:
        pick = rng.random
        decisions = 0
        state = game.new(seats, rng.getrandbits(32))
        while not state.over:
            for seat in state.deciding:
                options = state.decision(seat).options
                state.apply(seat, options[int(pick() * len(options))])
                decisions += 1
        return decisions

    return playout


def played(game: Game, seats: int) -> Playout:
    """Return a playout as a table plays it: every answer is checked."""

    def playout(rng: random.Random) -> int:
        pick = rng.random
        decisions = 0
        state = game.new(seats, rng.getrandbits(32))
        while not state.over:
            for seat in state.deciding:
                options = state.decision(seat).options
                state.play(seat, options[int(pick() * len(options))])
                decisions += 1
        return decisions

    return playout


def ours() -> Iterator[tuple[str, Playout]]:
    """Yield the playouts of every game and seat count, and the checked ones of the middle count."""
    for name in areopolis.game_ids():
        game = areopolis.game(name)
        for seats in game.seats:
            counted = "1 seat" if seats == 1 else f"{seats} seats"
            yield f"{name}, {counted}", applied(game, seats)
        seats = min(4, game.seats[-1])
        yield f"{name}, {seats} seats, checked", played(game, seats)


def fastest(speeds: list[Speed], library: str) -> float:
    """Return the decisions per second of the fastest game of *library*."""
    return max(s.decisions_per_second for s in speeds if s.name.startswith(library))


def report(speeds: list[Speed]) -> str:
    """Return the table; a ratio is against the fastest game of that library."""
    head = ["game", "decisions/s", "games/s", "decisions/game", "spread"]
    head += [f"× {library}" for library in BESIDE]
    rows = []
    for speed in speeds:
        row = [
            speed.name,
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.{0 if speed.games_per_second >= 100 else 1}f}",
            f"{speed.decisions_per_game:.0f}",
            f"{speed.spread:.0%}",
        ]
        for library in BESIDE:
            row.append(f"{speed.decisions_per_second / fastest(speeds, library):.2f}")
        rows.append(row)
    return table(head, rows)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each run of each row")
    chosen = parser.parse_args()
    playouts = [*ours(), *peers()]
    speeds = measure_playouts(playouts, runs=chosen.runs, seconds=chosen.seconds)
    print(f"{build.description()}; medians of {chosen.runs} runs of {chosen.seconds:g} s\n")
    print(report(speeds))


if __name__ == "__main__":
    main()
