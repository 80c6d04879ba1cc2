"""Pinning: somebody says which thing of the game he means to use, or no longer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.tables.ledger import PIN
from areopolis.server.tables.moves import row_of
from areopolis.server.tables.opened import Opened
from areopolis.server.tables.plans import pinned_now
from areopolis.server.tables.rights import check_begun, check_open, check_seat
from areopolis.server.tables.table import Table

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

# More things than these are no plan for one turn.
PINS_MOST: Final = 3


async def pin(tables: Tables, name: str, visitor: int | None, command: commands.Pin) -> wire.Played:
    """Pin an intention, or take it off; what is so already changes nothing.

    Raises:
        Refused: it is not their seat, nobody plans here, or it is no such thing.
    """
    pinned = (command.seat, command.kind, command.name)

    async def step(opened: Opened) -> wire.Played:
        table = opened.table
        check_seat(table, visitor, command.seat)
        check_open(table)
        check_begun(table)
        check_thing(table, command.kind, command.name)
        now = pinned_now(table)
        if (pinned in now) is command.on:
            return wire.Played(table.ledger.version)
        if command.on and len([one for one in now if one[0] == command.seat]) >= PINS_MOST:
            raise Refused("plan-full", 409, most=PINS_MOST)
        data = {"kind": command.kind, "name": command.name, "on": command.on}
        row = row_of(PIN, command.seat, tables.clock(), data, ())
        return wire.Played(await tables.commit(opened, [row]))

    return await tables.shelved.change(name, step)


def check_thing(table: Table, kind: str, name: str) -> None:
    """Check that the game has this thing, and that somebody can mean to use it.

    Raises:
        Refused: it has not, or nobody at this table plans.
    """
    kinds = table.game.planned(table.state)
    if not kinds:
        raise Refused("nobody-plans", 409)
    if kind not in kinds or name not in table.game.vocabulary.names[kind]:
        raise Refused("no-such-thing", 422, "name")
