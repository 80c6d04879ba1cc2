"""The other side of a vector: what a process of it does."""

from __future__ import annotations

import gc
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from areopolis.envs.batch import Batch
from areopolis.envs.rows import Memory, Plan
from areopolis.envs.sitting import Setup

# What a process is told, with a number: a group to step, or a seed to deal all games by.
STEP: Final = 0
RESET: Final = 1
CLOSE: Final = 2

DONE: Final = ""

# Garbage is looked for after so many steps when there is nothing else to do, and after so many in
# any case: games leave none, but players may.
PAUSE: Final = 500
LONGEST: Final = 20_000


class Part(NamedTuple):
    """What belongs to one process: in each group the games from one number to another."""

    setup: Setup
    memory: Memory
    games: int
    bounds: list[tuple[int, int]]

    def batches(self) -> list[Batch]:
        """Return its games, by group."""
        run = self.setup.run()
        plan = Plan(self.games, run, self.setup.columns(run))
        rows = plan.rows(self.memory.block())
        return [
            Batch(self.setup, run, rows.part(first, last), first) for first, last in self.bounds
        ]


def heard(connection: Connection) -> str:
    """Return what a process says when it has done its part."""
    try:
        said: str = connection.recv()
    except (EOFError, OSError):
        return "a process of the vector has ended"
    return said


def carry_out(batches: list[Batch], what: int, number: int) -> None:
    """Do what was told."""
    if what == STEP:
        batches[number].step()
    else:
        for batch in batches:
            batch.reset(number)


def work(connection: Connection, part: Part) -> None:
    """Step the games of one process until the vector is closed or gone."""
    batches = part.batches()
    # Whatever is there now stays, and nothing is looked for while games are stepped.
    gc.disable()
    gc.freeze()
    steps = 0
    while True:
        try:
            what, number = connection.recv()
        except (EOFError, KeyboardInterrupt):
            break
        if what == CLOSE:
            break
        try:
            carry_out(batches, what, number)
        except Exception as error:
            connection.send(f"{type(error).__name__}: {error}")
            return
        connection.send(DONE)
        steps = sweep(steps + 1, not connection.poll())
    for batch in batches:
        batch.leave()


def sweep(steps: int, is_idle: bool) -> int:
    """Look for garbage if it is time; return after how many *steps* nobody has looked then."""
    if steps >= LONGEST or (steps >= PAUSE and is_idle):
        gc.collect()
        return 0
    return steps
