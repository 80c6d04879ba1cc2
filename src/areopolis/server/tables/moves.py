"""Rows of moves: what is written into the journal, clocks included."""

from __future__ import annotations

from typing import Any

import msgspec

from areopolis.server.store import Row
from areopolis.server.tables import clock as clocks
from areopolis.server.tables.draw import asked_at, bank_of
from areopolis.server.tables.hours import Moment
from areopolis.server.tables.ledger import PLAY, RETRACT, SEAT, UNDO
from areopolis.server.tables.table import PERSON, Made, Table
from areopolis.server.words.lines import Line, table_line


def play_row(
    table: Table, made: Made, now: Moment, nonce: str | None = None, by: str | None = None
) -> Row:
    """Return the row of a move; *by* says who has decided where it was not the person."""
    seat = made.seat
    lines = made.lines
    data: dict[str, Any] = {"free": made.is_free}
    if made.state.over:
        data["ends"] = True
    if by is not None:
        data["by"] = by
    if by in ("clock", "substitute"):
        lines = (table_line(by, seat=colour(table, seat)), *lines)
    if table.clock.kind == "bank":
        banks = all_banks(table)
        if table.seats[seat].holder == PERSON:
            asked = clock_began(table, seat, now)
            banks[seat] = clocks.after_answer(table.clock, banks[seat], asked, now.ran)
        data["banks"] = banks
    return row_of(PLAY, seat, now.at, data, lines, text=made.text, nonce=nonce)


def retract_row(table: Table, seat: int, now: Moment) -> Row:
    """Return the row of a sealed answer that is taken back."""
    data: dict[str, Any] = {}
    if table.clock.kind == "bank":
        banks = all_banks(table)
        banks[seat] = clocks.after_retract(table.clock, banks[seat])
        data["banks"] = banks
    return row_of(RETRACT, seat, now.at, data, ())


def undo_row(table: Table, seat: int, to: int, now: Moment, vote: int | None, free: bool) -> Row:
    """Return the row that goes back to *to* moves; what was agreed to is said in the log."""
    data: dict[str, Any] = {"to": to}
    lines: tuple[Line, ...] = ()
    if vote is not None:
        data["vote"] = vote
    if not free:
        count = len(table.ledger.moves) - to
        lines = (table_line("undone", seat=colour(table, seat), count=count),)
    if table.clock.kind == "bank":
        banks = all_banks(table)
        for other in table.state.deciding:
            if table.seats[other].holder == PERSON:
                banks[other] = clocks.after_undo(
                    table.clock, banks[other], clock_began(table, other, now), now.ran
                )
        data["banks"] = banks
    return row_of(UNDO, seat, now.at, data, lines)


def left_row(table: Table, seat: int, now: Moment) -> Row:
    """Return the row of a seat that is given up; whoever sits there next has no more time."""
    line = table_line("left", seat=colour(table, seat), name=table.seats[seat].name)
    data: dict[str, Any] = {}
    asked = clock_began(table, seat, now)
    if table.clock.kind == "bank":
        banks = all_banks(table)
        banks[seat] = clocks.after_undo(table.clock, banks[seat], asked, now.ran)
        data["banks"] = banks
    elif table.clock.kind == "decision":
        data["spent"] = now.ran - asked
    return row_of(SEAT, seat, now.at, data, (line,))


def clock_began(table: Table, seat: int, now: Moment) -> float:
    """Return how long the table had run when the clock of a seat began; now where it stands."""
    return asked_at(table, seat, now.ran, table.ledger.ran)


def row_of(
    kind: str,
    seat: int | None,
    now: float,
    data: dict[str, Any],
    lines: tuple[Line, ...],
    text: str = "",
    nonce: str | None = None,
) -> Row:
    """Return a row with the lines that it adds to the log."""
    if lines:
        data = {**data, "lines": msgspec.to_builtins(lines)}
    return Row(kind=kind, seat=seat, text=text, data=data or None, nonce=nonce, at=now)


def all_banks(table: Table) -> list[float]:
    """Return what every seat has in its bank."""
    return [bank_of(table, seat) for seat in range(table.row.seats)]


def colour(table: Table, seat: int) -> str:
    """Return the id of a seat at the table."""
    return str(table.game.vocabulary.name("seat", seat))
