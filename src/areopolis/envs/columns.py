"""Columns: where the numbers of an observation stand in the arrays of a vector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from areopolis.envs.encodings.layout import Layout, Piece

# How a vector writes observations: all numbers alike, or counts as bytes and the rest apart.
FLOAT32: Final = "float32"
UINT8: Final = "uint8"
BYTE_MOST: Final = 255


class Stretch(NamedTuple):
    """Numbers of an observation that stand side by side in an array too."""

    start: int
    stop: int
    # The first column.
    at: int


class Columns:
    """Which number of an observation each column holds.

    As "float32" all numbers stand in one array, in their order. As "uint8" those are bytes that
    are counts by the bounds of their piece, from 0 to 255; the others stand in a second array.
    """

    def __init__(self, layout: Layout, numbers: str) -> None:
        """Write what is laid out as *numbers*.

        Raises:
            ValueError: numbers are not written so.
        """
        if numbers not in (FLOAT32, UINT8):
            raise ValueError(f"numbers must be {FLOAT32!r} or {UINT8!r}, not {numbers!r}")
        self.numbers = numbers
        self.type: Any = np.float32 if numbers == FLOAT32 else np.uint8
        is_split = numbers == UINT8
        narrow = [piece for piece in layout.pieces if not is_split or is_byte(piece)]
        wide = [piece for piece in layout.pieces if is_split and not is_byte(piece)]
        # The number of the observation that each column of the two arrays holds.
        self.observations = numbers_of(narrow)
        self.wide = numbers_of(wide)
        self.narrow_stretches = stretches(narrow)
        self.wide_stretches = stretches(wide)

    def own_first(self, tables: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """Return index tables for both arrays, from *tables* for whole observations."""
        return turned(self.observations, tables), turned(self.wide, tables)


def is_byte(piece: Piece) -> bool:
    """Whether all numbers of *piece* are counts that fit into a byte."""
    return piece.least >= 0 and piece.most <= BYTE_MOST


def numbers_of(pieces: Sequence[Piece]) -> npt.NDArray[np.int64]:
    """Return which numbers of an observation *pieces* hold, in their order."""
    found = [np.arange(piece.start, piece.start + piece.size) for piece in pieces]
    return np.concatenate([np.zeros(0, np.int64), *found])


def stretches(pieces: Sequence[Piece]) -> list[Stretch]:
    """Return *pieces* put together where they lie side by side."""
    found: list[Stretch] = []
    at = 0
    for piece in pieces:
        if found and found[-1].stop == piece.start:
            found[-1] = found[-1]._replace(stop=piece.start + piece.size)
        else:
            found.append(Stretch(piece.start, piece.start + piece.size, at))
        at += piece.size
    return found


def turned(held: npt.NDArray[np.int64], tables: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return *tables* of whole observations for an array that holds some of their numbers."""
    columns = np.zeros(tables.shape[1], np.int64)
    columns[held] = np.arange(len(held))
    return columns[tables[:, held]]
