"""Talk: what was said at a table, and what its owner has done about it; pure."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from areopolis.server.gate.wire import ChatLine
from areopolis.server.store import Row
from areopolis.server.words.clean import clean

REMOVE: Final = "remove"
MUTE: Final = "mute"
UNMUTE: Final = "unmute"
BAN: Final = "ban"

# Older lines stay in the journal only.
LINES_MOST: Final = 200


class Said(Struct):
    """One line, who has said it, and since which version it is as it is."""

    row: Row
    visitor: int | None
    author: int
    version: int
    is_removed: bool = False


class Talk:
    """The lines of a table."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self.lines: list[Said] = []
        # Who may not speak here.
        self.muted: set[int] = set()
        # By visitor: the number of the first line, by which others know who has said what.
        self.authors: dict[int, int] = {}

    def say(self, row: Row, data: dict[str, Any]) -> None:
        """Take in a line."""
        visitor = data.get("by")
        author = row.number if visitor is None else self.authors.setdefault(visitor, row.number)
        # Whoever has deleted himself has deleted his words.
        self.lines.append(Said(row, visitor, author, row.number, "gone" in data))
        del self.lines[:-LINES_MOST]

    def move(self, seating: list[int], now: int) -> None:
        """Let the lines of everybody be those of the seat to which he has moved."""
        for said in self.lines:
            if said.row.seat is not None:
                said.row = replace(said.row, seat=seating[said.row.seat])
                said.version = now

    def moderate(self, row: Row, data: dict[str, Any]) -> None:
        """Take in what the owner has done."""
        visitor = data.get("who")
        if row.text == UNMUTE:
            self.muted.discard(visitor)
        elif row.text in (MUTE, BAN) and visitor is not None:
            self.muted.add(visitor)
        for said in self.lines:
            is_same = visitor is not None and said.visitor == visitor
            if said.row.number == data["line"] or (is_same and row.text != REMOVE):
                said.version = row.number
                if row.text in (REMOVE, BAN) and (is_same or row.text == REMOVE):
                    said.is_removed = True

    def find(self, number: int) -> Said | None:
        """Return the line of that number, if it is still there."""
        for said in self.lines:
            if said.row.number == number:
                return said
        return None

    def newer(self, since: int) -> tuple[ChatLine, ...]:
        """Return the lines that were said or changed after version *since*."""
        return tuple([self._line(said) for said in self.lines if said.version > since])

    def _line(self, said: Said) -> ChatLine:
        row = said.row
        # Earlier releases have kept what was said as it was.
        text = "" if said.is_removed else clean(row.text)
        name = clean(str((row.data or {}).get("name", "")))
        is_muted = said.visitor in self.muted
        return ChatLine(
            row.number, row.at, name, row.seat, text, said.author, said.is_removed, is_muted
        )
