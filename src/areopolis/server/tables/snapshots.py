"""Snapshots: where a game stood, so that nothing before has to be played again."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from areopolis.core.state import State

# So many moves are played again at most, some sealed answers apart.
EVERY: Final = 50


class Snapshot(Struct, frozen=True):
    """A position after some moves; *mark* names the very moves."""

    moves: int
    mark: str
    # The ids of the open questions by seat.
    asked: dict[int, int]
    position: dict[str, Any]


_decoder: Final = msgspec.json.Decoder(Snapshot)


def write(moves: int, mark: str, asked: dict[int, int], state: State) -> bytes:
    """Return the snapshot of *state*."""
    return msgspec.json.encode(Snapshot(moves, mark, asked, state.to_dict()))


def read(written: bytes) -> Snapshot:
    """Return a snapshot that was written."""
    return _decoder.decode(written)
