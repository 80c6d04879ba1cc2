"""Moderating: what an owner does about words at his table, and what reaches the operator."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.store import ReportRow
from areopolis.server.tables.ledger import MODERATE
from areopolis.server.tables.moves import row_of
from areopolis.server.tables.opened import Opened
from areopolis.server.tables.rights import check_owner
from areopolis.server.tables.table import Table
from areopolis.server.tables.talk import REMOVE
from areopolis.server.words.clean import clean

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

LOG: Final = logging.getLogger("areopolis.server")


def check_speech(table: Table, visitor: int, seat: int | None) -> None:
    """Check that *visitor* may speak here.

    Raises:
        Refused: the owner has taken his word, or spectators do not speak here.
    """
    if visitor in table.ledger.talk.muted:
        raise Refused("muted", 403)
    if seat is None and not table.row.spectators_talk and visitor != table.row.owner:
        raise Refused("spectators-silent", 403)


async def moderate(
    tables: Tables, name: str, visitor: int, command: commands.Moderate
) -> wire.Played:
    """Remove a line, or let whoever has said it speak no more, or again.

    Raises:
        Refused: the table is somebody else's, or there is no such line, or it is one's own.
    """

    async def step(opened: Opened) -> wire.Played:
        table = opened.table
        check_owner(table, visitor)
        said = table.ledger.talk.find(command.line)
        is_about_somebody = command.action != REMOVE
        if said is None or (is_about_somebody and said.visitor in (None, visitor)):
            raise Refused("no-such-line", 404, "line")
        data = {"line": command.line, "who": said.visitor}
        row = row_of(MODERATE, None, tables.clock(), data, (), text=command.action)
        return wire.Played(await tables.commit(opened, [row]))

    return await tables.shelved.change(name, step)


async def report(tables: Tables, table: Table, visitor: int, command: commands.Report) -> None:
    """Keep for the operator what somebody complains about, with the lines as they were said.

    Raises:
        Refused: there are no such lines.
    """
    lines = [
        wire.Reported(said.row.at, said.row.seat, name_of(said.row.data), clean(said.row.text))
        for number in command.lines
        if (said := table.ledger.talk.find(number)) is not None
    ]
    if not lines:
        raise Refused("no-such-line", 404, "lines")
    row = ReportRow(
        table_id=table.row.id,
        visitor=visitor,
        at=tables.clock(),
        text=clean(command.text),
        lines=msgspec.to_builtins(lines),
    )
    await tables.store.add_report(row)
    # What was said is private: `areopolis reports` shows it.
    LOG.warning("words were reported", extra={"table": table.row.id, "lines": len(lines)})


def name_of(data: object) -> str:
    """Return the name under which a line was said."""
    return clean(str(data.get("name", ""))) if isinstance(data, dict) else ""
