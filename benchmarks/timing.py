"""Timing that stands a noisy machine: warm-up, several runs in turn, medians, and the spread.

What is compared is measured in turns within one process run, so that a slow minute of the machine
hits everybody alike, and in seconds of the processor, so that other processes hardly count.
"""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

RUNS = 5
SECONDS = 1.0

# Random bits for a pick of one among some: so many that no answer is preferred.
PICK = 30
# A game of random answers is at its end by then, or need not have one: On Mars ends by deeds that
# chance may never do.
LONGEST = 5_000

Playout = Callable[[random.Random], int]
"""Plays one game to its end at random and returns how many decisions were taken."""

Call = Callable[[], object]
"""Does once what is to be timed."""


@dataclass(frozen=True)
class Speed:
    """Medians over the runs of one kind of playout; *spread* is how far apart the runs lie."""

    name: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    spread: float


def spread(values: Sequence[float]) -> float:
    """Return the distance of the highest from the lowest value, as a share of the median."""
    return (max(values) - min(values)) / statistics.median(values)


def play_for(playout: Playout, seconds: float) -> tuple[float, float, float]:
    """Play whole games for *seconds*; every run plays the same games."""
    rng = random.Random(7)
    games = decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        decisions += playout(rng)
        games += 1
    return decisions / elapsed, games / elapsed, decisions / games


def speed(name: str, results: Sequence[tuple[float, float, float]]) -> Speed:
    """Return the medians of *results*."""
    decisions, games, length = (statistics.median(column) for column in zip(*results, strict=True))
    return Speed(name, decisions, games, length, spread([result[0] for result in results]))


def measure_playouts(
    playouts: Sequence[tuple[str, Playout]], *, runs: int = RUNS, seconds: float = SECONDS
) -> list[Speed]:
    """Measure all *playouts*, one run of each after the other."""
    for _, playout in playouts:
        playout(random.Random(1))
    found: list[list[tuple[float, float, float]]] = [[] for _ in playouts]
    for _ in range(runs):
        for results, (_, playout) in zip(found, playouts, strict=True):
            results.append(play_for(playout, seconds))
    return [speed(name, results) for (name, _), results in zip(playouts, found, strict=True)]


def measure_calls(
    calls: dict[str, list[Call]], *, runs: int = RUNS, seconds: float = SECONDS / 5
) -> dict[str, float]:
    """Return the median microseconds of one call of each kind, over all its *calls* alike."""
    found: dict[str, list[float]] = {name: [] for name in calls}
    for number in range(runs + 1):
        for name, made in calls.items():
            rounds = 0
            start = time.process_time()
            while (elapsed := time.process_time() - start) < seconds:
                for call in made:
                    call()
                rounds += 1
            if number:  # the first run warms up
                found[name].append(elapsed / (rounds * len(made)) * 1e6)
    return {name: statistics.median(values) for name, values in found.items()}


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table; the first column is text, the others are figures."""
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    shown = [
        [cell.ljust(width) if not column else cell.rjust(width) for column, (cell, width) in cells]
        for cells in ([*enumerate(zip(line, widths, strict=True))] for line in lines)
    ]
    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return "\n".join("| " + " | ".join(line) + " |" for line in [shown[0], rule, *shown[1:]])
