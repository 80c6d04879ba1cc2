"""Vectors: many games over several processes, stepped together through shared arrays."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from areopolis.core.errors import IllegalAction
from areopolis.envs.rows import Batch, Rows, Setup, Shared, shared_memory

STEP: Final = -1
CLOSE: Final = -2
# Any other message is a seed to deal all games anew.

DONE: Final = ""


class Vector:
    """Many games of one kind; each array has a row for each game.

    `seats` tells who must act in each game, `observations` and `masks` what that seat sees and may
    do. A game that has ended in the last step has a 1 in `ends` and its `rewards` by seat; the
    other rows are those of the next game already.
    """

    def __init__(
        self,
        game: str,
        games: int,
        processes: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        pack: str | os.PathLike[str] | None = None,
    ) -> None:
        """Deal *games* and spread them over *processes*; with 0 they stay in this one.

        Raises:
            UnknownGame, BadPack, BadSetup: as in `areopolis.game` and `Game.new`.
        """
        if games < 1 or not 0 <= processes <= games:
            raise ValueError(f"{games} games cannot be spread over {processes} processes")
        setup = Setup(game, seats, options, pack)
        self.run = setup.run()
        self.games = games
        shared = shared_memory(games, self.run)
        self.rows = Rows(shared, games)
        self.observations = self.rows.observations
        self.masks = self.rows.masks
        self.seats = self.rows.seats
        self.rewards = self.rows.rewards
        self.ends = self.rows.ends
        self._numbers = np.arange(games)
        self._own = Batch(self.run, self.rows, 0, games) if not processes else None
        self._workers: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        bounds = [games * part // max(1, processes) for part in range(processes + 1)]
        for first, last in pairwise(bounds):
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=work, args=(theirs, setup, shared, games, first, last), daemon=True
            )
            worker.start()
            theirs.close()
            self._workers.append((worker, ours))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same *seed* gives the same games over any processes."""
        if seed < 0:
            raise ValueError(f"a seed is a whole number from 0 on, not {seed}")
        self._tell(seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action in each game.

        Raises:
            IllegalAction: one of them is not legal; no game has changed.
        """
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} actions are needed, not {chosen.shape}")
        legal = (chosen >= 0) & (chosen < self.run.actions)
        legal[legal] = self.masks[self._numbers[legal], chosen[legal]] == 1
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(
                "illegal-action",
                {
                    "action": f"{chosen[number]} in game {number}",
                    "seat": int(self.seats[number]),
                    "question": "action_mask",
                },
            )
        self.rows.actions[:] = chosen
        self._tell(STEP)

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        workers, self._workers = self._workers, []
        self._own = None
        for worker, connection in workers:
            with suppress(OSError):  # it may have ended already
                connection.send(CLOSE)
            worker.join()
            connection.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _tell(self, message: int) -> None:
        if self._own is not None:
            carry_out(self._own, message)
            return
        if not self._workers:
            raise RuntimeError("the vector is closed")
        for _, connection in self._workers:
            with suppress(OSError):  # what has ended is heard of below
                connection.send(message)
        failed = [said for _, connection in self._workers if (said := heard(connection)) != DONE]
        if failed:
            self.close()
            raise RuntimeError(failed[0])


def heard(connection: Connection) -> str:
    """Return what a process says when it has done its part."""
    try:
        said: str = connection.recv()
    except (EOFError, OSError):
        return "a process of the vector has ended"
    return said


def carry_out(batch: Batch, message: int) -> None:
    """Do what *message* says."""
    if message == STEP:
        batch.step()
    else:
        batch.reset(message)


def work(
    connection: Connection, setup: Setup, shared: Shared, games: int, first: int, last: int
) -> None:
    """Step the games of one process until the vector is closed or gone."""
    batch = Batch(setup.run(), Rows(shared, games), first, last)
    while True:
        try:
            message: int = connection.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if message == CLOSE:
            return
        try:
            carry_out(batch, message)
        except Exception as error:
            connection.send(f"{type(error).__name__}: {error}")
            return
        connection.send(DONE)
