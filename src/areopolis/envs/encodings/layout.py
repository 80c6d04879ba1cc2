"""Layouts: which numbers of an observation mean what."""

from __future__ import annotations

from typing import Final

# The axis of a single number.
COUNT: Final = "count"


class Piece:
    """A named part of an observation: a block of numbers with named axes and bounds."""

    def __init__(
        self,
        name: str,
        start: int,
        shape: tuple[int, ...],
        axes: tuple[str, ...],
        least: int,
        most: int,
    ) -> None:
        """Stand at *start*, with rows first; *axes* say what each axis runs over."""
        self.name = name
        self.start = start
        self.shape = shape
        self.axes = axes
        self.least = least
        self.most = most
        self.size = 1
        for length in shape:
            self.size *= length

    def to_dict(self) -> dict[str, object]:
        """Return the piece for documents."""
        return {
            "name": self.name,
            "start": self.start,
            "shape": list(self.shape),
            "axes": list(self.axes),
            "least": self.least,
            "most": self.most,
        }


class Layout:
    """The pieces of an observation, one behind the other, and the names along their axes."""

    def __init__(self) -> None:
        """Begin without any piece."""
        self.pieces: list[Piece] = []
        self.axes: dict[str, tuple[str, ...]] = {COUNT: (COUNT,)}
        # Of axes that run over seats: rows with the place of each seat in its fixed order.
        self.seated: dict[str, list[tuple[int, ...]]] = {}
        self.size = 0

    def name(self, axis: str, names: tuple[str, ...]) -> None:
        """Let *axis* run over *names*, in their order."""
        assert self.axes.get(axis, names) == names, f"two axes are called {axis}"
        self.axes[axis] = names

    def seat(self, axis: str, rows: list[tuple[int, ...]]) -> None:
        """Say that *axis* runs over seats: each of *rows* has the place of every seat."""
        self.seated[axis] = rows

    def add(self, name: str, axes: tuple[str, ...], most: int = 1, least: int = 0) -> int:
        """Append a piece that runs over named axes and return where it starts."""
        shape = tuple([len(self.axes[axis]) for axis in axes])
        piece = Piece(name, self.size, shape, axes, least, most)
        self.pieces.append(piece)
        self.size += piece.size
        return piece.start
