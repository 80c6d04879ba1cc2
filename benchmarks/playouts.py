"""How fast are random games, beside other libraries' in the same run?

`make bench` runs it interpreted and compiled. A decision is one answer of one seat; forced ones and
the small picks of composite answers count, moves of chance do not. Ours and the peers are played by
the same loop, which names the methods of a game once and picks among the answers in one way.
"""

import argparse
import random
from collections.abc import Iterator, Sequence

import areopolis
from areopolis import build
from areopolis.core.game import Game
from peers import CPP, PETTINGZOO, PYTHON, peers
from timing import LONGEST, PICK, RUNS, SECONDS, Playout, Speed, measure_playouts, table

BESIDE = (PYTHON, PETTINGZOO, CPP)


def applied(game: Game, seats: int) -> Playout:
    """Return a playout as a search plays it: answers are taken unchecked."""

    def playout(rng: random.Random) -> int:
        bits = rng.getrandbits
        decisions = 0
        state = game.new(seats, bits(32))
        decision, apply = state.decision, state.apply
        while not state.over and decisions < LONGEST:
            for seat in state.deciding:
                options = decision(seat).options
                apply(seat, options[bits(PICK) % len(options)])
                decisions += 1
        return decisions

    return playout


def played(game: Game, seats: int) -> Playout:
    """Return a playout as a table plays it: every answer is checked."""

    def playout(rng: random.Random) -> int:
        bits = rng.getrandbits
        decisions = 0
        state = game.new(seats, bits(32))
        decision, play = state.decision, state.play
        while not state.over and decisions < LONGEST:
            for seat in state.deciding:
                options = decision(seat).options
                play(seat, options[bits(PICK) % len(options)])
                decisions += 1
        return decisions

    return playout


def ours(games: Sequence[str]) -> Iterator[tuple[str, Playout]]:
    """Yield the playouts of *games* by seat count, and the checked ones of the middle count."""
    for name in games:
        game = areopolis.game(name)
        for seats in game.seats:
            counted = "1 seat" if seats == 1 else f"{seats} seats"
            yield f"{name}, {counted}", applied(game, seats)
        seats = min(4, game.seats[-1])
        yield f"{name}, {seats} seats, checked", played(game, seats)


def fastest(speeds: list[Speed], library: str) -> float:
    """Return the decisions per second of the fastest game of *library*."""
    return max(s.decisions_per_second for s in speeds if s.name.startswith(library))


def report(speeds: list[Speed], beside: Sequence[str]) -> str:
    """Return the table; a ratio is against the fastest game of a library *beside* ours."""
    head = ["game", "decisions/s", "games/s", "decisions/game", "spread"]
    head += [f"× {library}" for library in beside]
    rows = []
    for speed in speeds:
        row = [
            speed.name,
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.{0 if speed.games_per_second >= 100 else 1}f}",
            f"{speed.decisions_per_game:.0f}",
            f"{speed.spread:.0%}",
        ]
        for library in beside:
            row.append(f"{speed.decisions_per_second / fastest(speeds, library):.2f}")
        rows.append(row)
    return table(head, rows)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=areopolis.game_ids(), help="ids; all games")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each run of each row")
    parser.add_argument("--alone", action="store_true", help="without the other libraries")
    chosen = parser.parse_args()
    playouts = [*ours(chosen.games)]
    if not chosen.alone:
        playouts += peers()
    speeds = measure_playouts(playouts, runs=chosen.runs, seconds=chosen.seconds)
    print(f"{build.description()}; medians of {chosen.runs} runs of {chosen.seconds:g} s\n")
    print(report(speeds, () if chosen.alone else BESIDE))


if __name__ == "__main__":
    main()
