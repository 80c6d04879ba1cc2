"""Rows: what a vector of games shares between processes, and the games of one process."""

from __future__ import annotations

import os
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from areopolis.core.rng import WORD, Rng
from areopolis.core.state import State
from areopolis.envs.run import Run

# Any odd number far from a power of two: neighbouring games get seeds far apart.
STRIDE: Final = 0xD1342543DE82EF95


class Setup(NamedTuple):
    """What is played."""

    game: str
    seats: int | None
    options: dict[str, Any] | None
    pack: str | os.PathLike[str] | None

    def run(self) -> Run:
        """Return a run of it."""
        return Run(self.game, self.seats, self.options, self.pack)


class Shared(NamedTuple):
    """Memory that all processes see."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    ends: Any
    actions: Any


def shared_memory(games: int, run: Run) -> Shared:
    """Return memory for so many games; it goes with the last process that holds it."""
    return Shared(
        RawArray("f", games * run.size),
        RawArray("b", games * run.actions),
        RawArray("q", games),
        RawArray("f", games * run.seats),
        RawArray("b", games),
        RawArray("q", games),
    )


class Rows:
    """Arrays over shared memory with a row for each game."""

    def __init__(self, shared: Shared, games: int) -> None:
        """Look at *shared*."""
        self.observations: npt.NDArray[np.float32] = np.frombuffer(
            shared.observations, np.float32
        ).reshape(games, -1)
        self.masks: npt.NDArray[np.int8] = np.frombuffer(shared.masks, np.int8).reshape(games, -1)
        self.seats: npt.NDArray[np.int64] = np.frombuffer(shared.seats, np.int64)
        self.rewards: npt.NDArray[np.float32] = np.frombuffer(shared.rewards, np.float32).reshape(
            games, -1
        )
        self.ends: npt.NDArray[np.int8] = np.frombuffer(shared.ends, np.int8)
        self.actions: npt.NDArray[np.int64] = np.frombuffer(shared.actions, np.int64)


class Batch:
    """The games of one process: those from *first* until before *last*."""

    def __init__(self, run: Run, rows: Rows, first: int, last: int) -> None:
        """Write into *rows*."""
        self.run = run
        self.rows = rows
        self.numbers = range(first, last)
        self.states: dict[int, State] = {}
        self.chances: dict[int, Rng] = {}

    def reset(self, seed: int) -> None:
        """Deal all games anew; the number of a game and *seed* decide all its deals."""
        start = Rng(seed).next()
        for number in self.numbers:
            self.chances[number] = Rng((start + number * STRIDE) & WORD)
            self.rows.ends[number] = 0
            self.rows.rewards[number] = 0
            self._deal(number)
            self._write(number)

    def step(self) -> None:
        """Take the action of each game; one that ends is dealt anew."""
        run, rows = self.run, self.rows
        for number, code in zip(self.numbers, self._actions(), strict=True):
            state = self.states[number]
            run.state = state
            run.step(state.deciding[0], code)
            if state.over:
                rows.rewards[number] = run.rewards()
                rows.ends[number] = 1
                self._deal(number)
            elif rows.ends[number]:
                rows.rewards[number] = 0
                rows.ends[number] = 0
            self._write(number)

    def _actions(self) -> list[int]:
        chosen: list[int] = self.rows.actions[self.numbers.start : self.numbers.stop].tolist()
        return chosen

    def _deal(self, number: int) -> None:
        self.run.begin(self.chances[number].next())
        self.states[number] = self.run.state

    def _write(self, number: int) -> None:
        run, rows = self.run, self.rows
        run.state = self.states[number]
        seat = run.state.deciding[0]
        rows.seats[number] = seat
        rows.observations[number] = run.observe(seat)
        mask = rows.masks[number]
        mask[:] = 0
        mask[run.codes.legal(run.state.decision(seat))] = 1
