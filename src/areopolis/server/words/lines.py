"""Lines of the log: everything that was told, and who may know all of it.

They are written into the journal with the move they belong to, so a log is never worked out again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from areopolis.core.event import EVERYBODY, Event
from areopolis.core.game import Game
from areopolis.core.vocabulary import Vocabulary

# What happens to the table and not in the game: an undo, a seat that was taken.
TABLE: Final = "table-"
HIDDEN: Final = "-hidden"


class Line(Struct, frozen=True, array_like=True):
    """One fact, complete; *knowers* has the bits of the seats that may know all of it."""

    told: dict[str, Any]
    knowers: int = EVERYBODY


_decoder: Final = msgspec.json.Decoder(tuple[Line, ...])


def heard(events: Iterable[Event], vocabulary: Vocabulary) -> tuple[Line, ...]:
    """Return the lines of *events*, with everything that is in them."""
    lines: list[Line] = []
    for event in events:
        kind = type(event)
        told: dict[str, Any] = {"event": kind.KEY}
        for (field, field_kind), value in zip(kind.FIELDS, event.values(), strict=True):
            told[field] = vocabulary.name(field_kind, value)
        lines.append(Line(told, event.knowers if kind.SECRET else EVERYBODY))
    return tuple(lines)


def table_line(event: str, **told: Any) -> Line:
    """Return a line about the table itself; everybody may know it."""
    return Line({"event": TABLE + event, **told})


def told_to(line: Line, seat: int | None, game: Game) -> dict[str, Any]:
    """Return what *seat* (None: a spectator) learns of *line*, as `Event.told` says it."""
    knowers = line.knowers
    if knowers == EVERYBODY or (seat is not None and knowers >> seat & 1):
        return line.told
    key = str(line.told["event"])
    secret = game.events()[key].SECRET
    open_part = {name: value for name, value in line.told.items() if name not in secret}
    open_part["event"] = key + HIDDEN
    return open_part


def pack(lines: tuple[Line, ...]) -> bytes:
    """Return *lines* in few bytes: a table in memory has thousands of them."""
    return msgspec.json.encode(lines) if lines else b""


def unpack(packed: bytes) -> tuple[Line, ...]:
    """Return the lines that were packed."""
    return _decoder.decode(packed) if packed else ()


def read_lines(data: Any) -> tuple[Line, ...]:
    """Return the lines in the data of a row."""
    written = data.get("lines", ()) if isinstance(data, dict) else ()
    return msgspec.convert(written, tuple[Line, ...])
