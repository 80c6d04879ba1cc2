"""Do learner and games wait for each other, and what does another core bring?

The learner takes as long for a step of all games as the games do. Whoever steps them in one group
waits for the games, and then the games wait for it; in two groups the games of one are stepped
while it chooses for the other. It stands for one on a device of its own: it draws legal actions and
then only waits, until its time is over; with --device cuda it is a network on a GPU, which needs
PyTorch. Steps are counted by the clock, and what the games do alone without counting the choosing.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

import areopolis
from areopolis import build
from areopolis.envs.rows import Rows
from areopolis.envs.vector import Vector
from timing import table

SEATS = 4
# Games of each process: enough that a step takes longer than telling the processes to make it.
ROWS = 64
# How often chances are drawn for the actions; drawing them each time would take the learner's time.
DRAWN = 7
HIDDEN = 1024

Actions = npt.NDArray[np.int64]
Choose = Callable[[Rows], Actions]


class Chance:
    """Takes any legal action, at once."""

    def __init__(self, games: Vector) -> None:
        """Draw chances for all actions of *games*."""
        rng = np.random.default_rng(7)
        shape = (DRAWN, *games.masks.shape)
        self.drawn = rng.integers(1, 128, shape, np.int8)
        self.turn = 0

    def choose(self, rows: Rows) -> Actions:
        """Return a legal action for each game."""
        self.turn = (self.turn + 1) % DRAWN
        chances = rows.masks * self.drawn[self.turn, : len(rows.seats)]
        chosen: Actions = chances.argmax(axis=1)
        return chosen


class Waiting:
    """A learner that takes its time for a step of all games, and needs no processor for it."""

    def __init__(self, games: Vector, seconds: float) -> None:
        """Take so many *seconds*, in proportion for a part of *games*."""
        self.chance = Chance(games)
        self.seconds = seconds / games.games

    def choose(self, rows: Rows) -> Actions:
        """Return any legal actions when the time is over."""
        end = time.perf_counter() + self.seconds * len(rows.seats)
        chosen = self.chance.choose(rows)
        time.sleep(max(0.0, end - time.perf_counter()))
        return chosen


class Network:
    """A learner on a GPU: a network that looks at what everybody sees, as deep as it has time."""

    def __init__(self, games: Vector, seconds: float) -> None:
        """Lock the memory of *games* for the device, and grow until a step takes *seconds*."""
        self.torch: Any = import_module("torch")
        self.memory = games.memory
        self.lock(True)
        size = games.observations.shape[1] + games.wide.shape[1]
        kind = {"device": "cuda", "dtype": self.torch.bfloat16}
        self.first = self.torch.randn(size, HIDDEN, **kind) / size**0.5
        self.layer = self.torch.randn(HIDDEN, HIDDEN, **kind) / HIDDEN**0.5
        self.last = self.torch.randn(HIDDEN, games.run.actions, **kind) / HIDDEN**0.5
        self.layers = 0
        rows = games.wait(0)
        share = seconds * len(rows.seats) / games.games
        self.timed(rows)
        least = self.timed(rows)
        self.layers = 200
        self.timed(rows)
        each = (self.timed(rows) - least) / 200
        self.layers = max(0, round((share - least) / each))

    def lock(self, is_locked: bool) -> None:
        """Lock the memory, so that the device reads it without the processor, or unlock it."""
        cuda = self.torch.cuda.cudart()
        address = self.memory.ctypes.data
        if is_locked:
            failed = cuda.cudaHostRegister(address, self.memory.nbytes, 0)
        else:
            failed = cuda.cudaHostUnregister(address)
        assert int(failed) == 0, f"the memory cannot be locked: {failed}"

    def timed(self, rows: Rows) -> float:
        """Return how many seconds a choice takes."""
        spent: list[float] = []
        for _ in range(9):
            start = time.perf_counter()
            self.choose(rows)
            spent.append(time.perf_counter() - start)
        return statistics.median(spent)

    def choose(self, rows: Rows) -> Actions:
        """Return what the network likes, drawn by its chances."""
        torch = self.torch
        with torch.no_grad():
            parts = [torch.from_numpy(array) for array in (rows.observations, rows.wide)]
            seen = [part.to("cuda", non_blocking=True).to(torch.bfloat16) for part in parts]
            legal = torch.from_numpy(rows.masks).to("cuda", non_blocking=True)
            hidden = torch.relu(torch.cat(seen, 1) @ self.first)
            for _ in range(self.layers):
                hidden = torch.relu(hidden @ self.layer)
            chances = (hidden @ self.last).float()
            chances += torch.empty_like(chances).exponential_().log_().neg_()
            chosen: Actions = chances.masked_fill(legal == 0, -torch.inf).argmax(1).cpu().numpy()
        return chosen


def vector(name: str, processes: int, rows: int, groups: int) -> Vector:
    """Return the games that are measured."""
    seats = min(SEATS, areopolis.game(name).seats[-1])
    count = rows * max(1, processes)
    return Vector(name, count, processes, seats, seed=7, groups=groups, numbers="uint8")


def stepped_alone(name: str, processes: int, rows: int, seconds: float) -> float:
    """Return how many seconds a step of all games takes when only that is counted."""
    with vector(name, processes, rows, 1) as games:
        chance = Chance(games)
        spent: list[float] = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            chosen = chance.choose(games.rows)
            start = time.perf_counter()
            games.step(chosen)
            spent.append(time.perf_counter() - start)
    # The games are young in the first steps, which are quick.
    return statistics.mean(spent[len(spent) // 10 :])


def steps_with(games: Vector, choose: Choose, seconds: float) -> float:
    """Return steps per second when *choose* chooses for one group after the other."""
    groups = range(games.groups)
    for _ in range(5):
        for group in groups:
            games.send(choose(games.wait(group)), group)
    rounds = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for group in groups:
            games.send(choose(games.wait(group)), group)
        rounds += 1
    return rounds * games.games / spent


def measured(name: str, processes: int, rows: int, seconds: float, device: str) -> list[float]:
    """Return steps per second: the games alone, and with a learner in one group and in two."""
    took = stepped_alone(name, processes, rows, seconds)
    found = [rows * max(1, processes) / took]
    for groups in (1, 2):
        with vector(name, processes, rows, groups) as games:
            learner = Network(games, took) if device else Waiting(games, took)
            found.append(steps_with(games, learner.choose, seconds))
            if isinstance(learner, Network):
                learner.lock(False)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--rows", type=int, default=ROWS, help="games of each process")
    parser.add_argument("--games", nargs="*", default=areopolis.game_ids())
    parser.add_argument("--processes", type=int, nargs="*", help="1 and all processors unless said")
    parser.add_argument("--device", default="", help="cuda: the learner is a network there")
    chosen = parser.parse_args()
    cores = os.cpu_count() or 1
    counts = chosen.processes or sorted({1, cores})
    print(f"{build.description()}; {cores} processors; {chosen.rows} games for each process;")
    print(f"medians of {chosen.runs} runs of {chosen.seconds:g} s; steps/s\n")
    lines: list[list[str]] = []
    for name in chosen.games:
        single = 0.0
        for processes in counts:
            runs = [
                measured(name, processes, chosen.rows, chosen.seconds, chosen.device)
                for _ in range(chosen.runs)
            ]
            alone, one, two = [statistics.median(column) for column in zip(*runs, strict=True)]
            single = single or alone / processes
            lines.append(
                [
                    f"{name}, {processes} process{'' if processes == 1 else 'es'}",
                    *[f"{figure:,.0f}" for figure in (alone, one, two)],
                    f"{two / one:.2f}",
                    f"{alone / processes / single:.0%}",
                ]
            )
    head = ["games", "alone", "one group", "two groups", "two ÷ one", "of each process"]
    print(table(head, lines))


if __name__ == "__main__":
    main()
