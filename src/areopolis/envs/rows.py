"""Rows: the arrays of a vector of games, and the memory that its processes share."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from areopolis.envs.columns import Columns
from areopolis.envs.run import Run

# Memory is locked by pages, and every array begins where a processor reads it best.
PAGE: Final = 4096
LINE: Final = 64


class Rows(NamedTuple):
    """Arrays with a row for each game.

    `wide` has those numbers of the observations that are no bytes, where the others are.
    """

    observations: npt.NDArray[Any]
    wide: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    scores: npt.NDArray[np.int32]
    ends: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]

    def part(self, first: int, last: int) -> Rows:
        """Return the rows from *first* until before *last*."""
        arrays: list[Any] = [array[first:last] for array in self]
        return Rows(*arrays)


class Plan:
    """Where each array lies in one block of memory."""

    def __init__(self, games: int, run: Run, columns: Columns) -> None:
        """Make room for so many *games*."""
        self.shapes: list[tuple[tuple[int, ...], Any]] = [
            ((games, len(columns.observations)), columns.type),
            ((games, len(columns.wide)), np.int16),
            ((games, run.actions), np.int8),
            ((games,), np.int64),
            ((games, run.seats), np.float32),
            ((games, run.seats), np.int32),
            ((games,), np.int8),
            ((games,), np.int64),
        ]
        self.starts: list[int] = []
        self.size = 0
        for shape, kind in self.shapes:
            self.starts.append(self.size)
            bytes_needed = int(np.prod(shape)) * np.dtype(kind).itemsize
            self.size += bytes_needed + -bytes_needed % LINE

    def rows(self, block: npt.NDArray[np.uint8]) -> Rows:
        """Return the arrays in *block*."""
        arrays: list[Any] = []
        for start, (shape, kind) in zip(self.starts, self.shapes, strict=True):
            count = int(np.prod(shape))
            arrays.append(np.frombuffer(block.data, kind, count, start).reshape(shape))
        return Rows(*arrays)


class Memory(NamedTuple):
    """A block of memory that all processes of a vector see."""

    held: Any
    start: int
    size: int

    def block(self) -> npt.NDArray[np.uint8]:
        """Return the block as bytes."""
        held: Any = self.held.buf if isinstance(self.held, SharedMemory) else self.held
        whole = np.frombuffer(held, np.uint8)
        return whole[self.start : self.start + self.size]


def own_memory(size: int) -> Memory:
    """Return memory that goes with the last process that holds it; it begins with a page."""
    held = RawArray("b", size + PAGE)
    address: int = np.frombuffer(held, np.uint8).ctypes.data
    return Memory(held, -address % PAGE, size)


def given_memory(held: Any, size: int, is_shared: bool) -> Memory:
    """Return the memory of a caller: a `SharedMemory`, or any buffer if it *is_shared* by nobody.

    Raises:
        ValueError: it is too small, other processes cannot see it, or nobody may write into it.
    """
    if is_shared and not isinstance(held, SharedMemory):
        raise ValueError("other processes see only memory that is a SharedMemory")
    memory = Memory(held, 0, size)
    block = memory.block()
    if len(block) < size:
        raise ValueError(f"the memory needs {size} bytes and has {len(block)}")
    if not block.flags.writeable:
        raise ValueError("nobody may write into the memory")
    return memory
