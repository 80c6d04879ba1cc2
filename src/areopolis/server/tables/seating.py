"""Seating: who takes a seat, leaves it, comes back, and who hands out keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.notices.addresses import BadAddress
from areopolis.server.notices.notices import Wishes
from areopolis.server.store.keys import SeatGone, SeatTaken, SecondSeat
from areopolis.server.tables.ledger import SEAT
from areopolis.server.tables.moves import colour, left_row, row_of
from areopolis.server.tables.opened import Opened
from areopolis.server.tables.rights import check_owner, check_seat
from areopolis.server.tables.sharing import let_look
from areopolis.server.tables.table import AI, OPEN, PERSON, Table
from areopolis.server.words.clean import clean
from areopolis.server.words.lines import table_line

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


async def redeem(
    tables: Tables, visitor: int, called: str, command: commands.Redeem
) -> wire.Seated:
    """Exchange a key for a seat.

    Raises:
        Refused: it leads nowhere, or to a second seat in a game that has begun, or the seat that
            was chosen is not free any more.
    """
    name = clean(command.name) or called
    try:
        found = await tables.store.redeem(command.key, visitor, name, command.seat)
    except SeatGone:
        raise Refused("seat-gone", 409, "seat") from None
    except SecondSeat:
        raise Refused("second-seat", 409, "key") from None
    if found is None:
        shared = await let_look(tables, command.key, visitor)
        if shared is None:
            raise Refused("unknown-key", 404, "key")
        return wire.Seated(shared, None)
    name, seat = found
    if seat is not None:
        await tables.renewed(name)
        await note(tables, name, seat, visitor)
        seat = place_of(await tables.get(name), seat, visitor)
    return wire.Seated(name, seat)


def place_of(table: Table, seat: int, visitor: int) -> int:
    """Return where *visitor* sits who took *seat*: the lot may have led elsewhere since."""
    own = table.seats_of(visitor)
    return seat if seat in own or not own else own[0]


async def note(tables: Tables, name: str, seat: int, visitor: int) -> None:
    """Say in the log that a seat was taken, unless the same person comes by the same key again."""

    async def step(opened: Opened) -> None:
        table = opened.table
        # Somebody who came at the same moment may have let the game begin.
        place = place_of(table, seat, visitor)
        if table.ledger.sitting.get(place) == visitor:
            return
        line = table_line("joined", seat=colour(table, place), name=table.seats[place].name)
        row = row_of(SEAT, place, tables.clock(), {"sits": visitor}, (line,))
        await tables.commit(opened, [row])

    await tables.shelved.change(name, step)


async def leave(tables: Tables, name: str, visitor: int | None, seat: int) -> wire.Played:
    """Give a seat up; the same browser may come back, another one needs a new key."""

    async def step(opened: Opened) -> wire.Played:
        table = opened.table
        check_seat(table, visitor, seat)
        row = left_row(table, seat, tables.moment(table))
        # Who has left is remembered.
        return wire.Played(await tables.commit(opened, [row], seats={seat: {"holder": OPEN}}))

    return await tables.shelved.change(name, step)


async def come_back(tables: Tables, name: str, visitor: int | None, seat: int) -> wire.Played:
    """Take a seat again that was left, or that an AI player holds in one's place.

    Raises:
        Refused: it was not theirs, or somebody else has it now.
    """

    async def step(opened: Opened) -> wire.Played:
        table = opened.table
        if seat >= table.row.seats:
            raise Refused("no-such-seat", 404, "seat", seat=seat)
        held = table.seats[seat]
        if visitor is None or held.visitor != visitor:
            raise Refused("not-your-seat", 403, "seat", seat=seat)
        if held.holder == PERSON:
            return wire.Played(table.ledger.version)
        line = table_line("joined", seat=colour(table, seat), name=held.name)
        row = row_of(SEAT, seat, tables.clock(), {"sits": visitor}, (line,))
        again = {"holder": PERSON, "level": "", "style": ""}
        return wire.Played(await tables.commit(opened, [row], seats={seat: again}))

    return await tables.shelved.change(name, step)


async def reissue(tables: Tables, name: str, visitor: int | None, seat: int | None) -> wire.SeatKey:
    """Return a new key of a seat, or (None) of spectators; the old one is void.

    Whoever sits there loses the seat as long as the game has not begun.

    Raises:
        Refused: the table is not theirs, an AI player has the seat, or the game has begun and
            somebody sits there.
    """

    async def step(opened: Opened) -> None:
        table = opened.table
        check_owner(table, visitor)
        if seat is None:
            return
        if seat >= table.row.seats:
            raise Refused("no-such-seat", 404, "seat", seat=seat)
        if table.seats[seat].holder == AI:
            raise Refused("seat-of-ai", 422, "seat", seat=seat)
        if table.seats[seat].holder == PERSON and table.row.status == OPEN:
            row = left_row(table, seat, tables.moment(table))
            nobody = {"holder": OPEN, "visitor": None, "name": ""}
            await tables.commit(opened, [row], seats={seat: nobody})

    await tables.shelved.change(name, step)
    try:
        key = await tables.store.issue_key(name, seat)
    except SeatTaken:
        # Else an owner could look at anybody's cards: the others vote on who is replaced.
        raise Refused("seat-taken", 409, "seat", seat=seat) from None
    await tables.renewed(name)
    return wire.SeatKey(seat, key)


async def change(tables: Tables, name: str, visitor: int, command: commands.Change) -> None:
    """Change what an owner may change about a table, and what somebody seated may about himself.

    Raises:
        Refused: it is not theirs to change.
    """
    table = await tables.get(name)
    fields: dict[str, Any] = {
        field: value
        for field in ("name", "is_public", "is_archived", "spectators_talk")
        if (value := getattr(command, field)) is not None
    }
    if command.name is not None:
        fields["name"] = clean(command.name)
    my_name = None if command.my_name is None else clean(command.my_name)
    own = table.seats_of(visitor)
    if fields:
        check_owner(table, visitor)
    if (my_name is not None or command.notices is not None) and not own:
        raise Refused("not-your-seat", 403, "seat", seat="")
    if command.notices is not None:
        wishes = Wishes(command.notices.push, command.notices.webhook)
        try:
            await tables.notices.wish(name, visitor, wishes)
        except BadAddress:
            raise Refused("bad-webhook", 422, "webhook") from None
    if my_name is not None:
        await tables.store.rename_visitor(visitor, my_name)
        for seat in own:
            await tables.store.update_seat(name, seat, name=my_name)
    if fields:
        await tables.store.update_table(name, **fields)
    if fields or my_name is not None:
        await tables.renewed(name)
