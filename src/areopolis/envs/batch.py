"""Batches: the games that one process steps together, written into the arrays of a vector."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from areopolis.envs.rows import Rows
from areopolis.envs.run import Run, rewards_of
from areopolis.envs.sitting import Setup, Sitting


class Batch:
    """The games whose numbers begin at *first*, one for each of *rows*."""

    def __init__(self, setup: Setup, run: Run, rows: Rows, first: int) -> None:
        """Write into *rows*."""
        self.run = run
        self.rows = rows
        self.sittings = [Sitting(setup, run, first + row) for row in range(len(rows.seats))]
        columns = setup.columns(run)
        self.stretches = [
            (rows.observations, columns.narrow_stretches),
            (rows.wide, columns.wide_stretches),
        ]
        # Observations are written here first, all numbers alike, and then copied all at once.
        self.seen = np.zeros((len(self.sittings), run.size), np.int16)
        self.views = [row.data for row in self.seen]
        self.marks = rows.masks.reshape(-1).data

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        rows = self.rows
        rows.ends[:] = 0
        rows.rewards[:] = 0
        rows.scores[:] = 0
        for sitting in self.sittings:
            sitting.begin(seed)
        self._show()

    def step(self) -> None:
        """Take the action of each game; one that ends is dealt anew."""
        rows = self.rows
        if rows.ends.any():
            rows.ends[:] = 0
            rows.rewards[:] = 0
            rows.scores[:] = 0
        codes: list[int] = rows.actions.tolist()
        for row, code in enumerate(codes):
            sitting = self.sittings[row]
            if sitting.take(code):
                self._end(row, sitting)
        self._show()

    def leave(self) -> None:
        """Let the players of all games put away what they have opened."""
        for sitting in self.sittings:
            sitting.leave()

    def _end(self, row: int, sitting: Sitting) -> None:
        rows = self.rows
        outcome = sitting.state.outcome
        assert outcome is not None, "a game that is over has an outcome"
        rows.rewards[row] = rewards_of(outcome, self.run.seats)
        rows.scores[row] = outcome.scores
        rows.ends[row] = 1
        sitting.deal()

    def _show(self) -> None:
        """Write what whoever acts in each game sees and may do."""
        rows, encoding, codes = self.rows, self.run.encoding, self.run.codes
        self.seen.fill(0)
        rows.masks.fill(0)
        seats: list[int] = []
        start = 0
        for sitting, view in zip(self.sittings, self.views, strict=True):
            state = sitting.state
            seat = state.deciding[0]
            seats.append(seat)
            encoding.write(state, seat, view)
            codes.mark(state.decision(seat), self.marks, start)
            start += self.run.actions
        rows.seats[:] = seats
        for array, parts in self.stretches:
            for part in parts:
                columns = slice(part.at, part.at + part.stop - part.start)
                array[:, columns] = self.seen[:, part.start : part.stop]


@contextmanager
def held_garbage() -> Iterator[None]:
    """Collect no garbage meanwhile: games leave none, and looking for it takes time."""
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_collecting:
            gc.enable()
