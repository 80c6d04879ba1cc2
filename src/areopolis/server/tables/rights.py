"""Rights: who may sit, look and change what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.server.gate.refusals import Refused
from areopolis.server.tables.table import ABANDONED, AI, OVER, Table

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


def check_seat(table: Table, visitor: int | None, seat: int) -> None:
    """Check that *visitor* holds *seat*.

    Raises:
        Refused: there is no such seat, or it is somebody else's.
    """
    if seat >= table.row.seats:
        raise Refused("no-such-seat", 404, "seat", seat=seat)
    if seat not in table.seats_of(visitor):
        raise Refused("not-your-seat", 403, "seat", seat=seat)


def check_owner(table: Table, visitor: int | None) -> None:
    """Check that the table is that of *visitor*.

    Raises:
        Refused: it is somebody else's.
    """
    if visitor is None or table.row.owner != visitor:
        raise Refused("not-the-owner", 403)


def check_open(table: Table) -> None:
    """Check that the game goes on.

    Raises:
        Refused: it is over or abandoned.
    """
    if table.status_now() in (OVER, ABANDONED):
        raise Refused("table-closed", 409)


def check_begun(table: Table) -> None:
    """Check that the game has begun.

    Raises:
        Refused: somebody has still to come.
    """
    if table.is_waiting:
        raise Refused("not-begun", 409)


def is_alone(table: Table, visitor: int | None) -> bool:
    """Whether *visitor* plays against AI players alone: whatever he does harms nobody else.

    A seat that somebody has left or has still to take is somebody else's, also while an AI player
    holds it for him, and also where it was given away since.
    """
    own = table.seats_of(visitor)
    return all(
        seat.seat in own or (seat.holder == AI and seat.visitor in (None, visitor))
        for seat in table.seats
    ) and not (table.ledger.sat - {visitor})


def check_copy(table: Table, visitor: int) -> None:
    """Check that *visitor* may have the game as it is, with all that is hidden in it.

    Raises:
        Refused: the game is not over, and others play it too.
    """
    if not table.state.over and not is_alone(table, visitor):
        raise Refused("others-play", 403, "record")


def check_voices(table: Table, visitor: int | None) -> None:
    """Check that somebody else is asked, unless *visitor* plays alone.

    Raises:
        Refused: all others are away, and may come back.
    """
    others = set(table.people()) - set(table.seats_of(visitor))
    if not others and not is_alone(table, visitor):
        raise Refused("others-away", 409)


async def check_look(tables: Tables, table: Table, visitor: int | None, seat: int | None) -> None:
    """Check that *visitor* may look at the table from *seat*, or (None) as a spectator.

    Raises:
        Refused: not from there; a table that is none of theirs is unknown to them.
    """
    if not await may_look(tables, table, visitor):
        raise Refused("unknown-table", 404)
    if seat is not None:
        check_seat(table, visitor, seat)


async def may_look(tables: Tables, table: Table, visitor: int | None) -> bool:
    """Whether *visitor* may see what spectators see."""
    if is_at(table, visitor):
        return True
    return visitor is not None and await tables.store.may_watch(table.row.id, visitor)


def is_at(table: Table, visitor: int | None) -> bool:
    """Whether *visitor* may look without having been invited."""
    row = table.row
    if row.is_public:
        return True
    if visitor is None:
        return False
    return visitor == row.owner or visitor in [seat.visitor for seat in table.seats]
