"""What people do at a table: answer, take back, vote, talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from areopolis.core.errors import IllegalAction
from areopolis.players.levels import SUBSTITUTE
from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.store import Repeated, Row
from areopolis.server.tables.absence import absent
from areopolis.server.tables.draw import missing
from areopolis.server.tables.hours import Moment
from areopolis.server.tables.ledger import ABANDON, BALLOT, CHAT, SEAT, VOTE, Poll
from areopolis.server.tables.moderating import check_speech
from areopolis.server.tables.moves import colour, play_row, retract_row, row_of, undo_row
from areopolis.server.tables.opened import Opened
from areopolis.server.tables.rights import check_begun, check_open, check_seat, check_voices
from areopolis.server.tables.table import ABANDONED, AI, PERSON, Table
from areopolis.server.words.clean import clean
from areopolis.server.words.lines import Line, table_line

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


async def play(
    tables: Tables, name: str, visitor: int | None, command: commands.Play
) -> wire.Played:
    """Play an answer; the same nonce twice is the same answer.

    Raises:
        Refused: it is not their seat, or not the question of now.
        RulesError: it is no legal answer.
    """
    # Two seats may happen to choose the same one.
    nonce = f"{command.seat}:{command.nonce}"

    async def step(opened: Opened) -> wire.Played:
        table = opened.table
        check_seat(table, visitor, command.seat)
        known = table.ledger.nonces.get(nonce)
        if known is not None:
            return wire.Played(known)
        check_open(table)
        check_begun(table)
        if table.asked.get(command.seat) != command.question:
            raise Refused("stale-question", 409, "question")
        made = table.make(command.seat, command.text)
        row = play_row(table, made, tables.moment(table), nonce)
        return wire.Played(await tables.commit(opened, [row], made))

    try:
        return await tables.shelved.change(name, step)
    except Repeated as repeated:
        return wire.Played(repeated.number)


async def undo(
    tables: Tables, name: str, visitor: int | None, command: commands.Undo
) -> wire.Played | wire.Asked:
    """Take moves back: at once where that is free or nobody has to be asked, else by a vote.

    Raises:
        Refused: it is not their seat, the table has moved on, or all others are away.
        IllegalAction: there is nothing to take back.
    """
    seat = command.seat

    async def step(opened: Opened) -> wire.Played | wire.Asked:
        table = opened.table
        check_seat(table, visitor, seat)
        if table.row.status == ABANDONED:
            raise Refused("table-closed", 409)
        check_begun(table)
        if table.ledger.changed_since(command.version):
            raise Refused("stale-version", 409, "version")
        now = tables.moment(table)
        if command.to is None and table.can_retract(seat):
            return wire.Played(await tables.commit(opened, [retract_row(table, seat, now)]))
        to = command.to if command.to is not None else table.ledger.last_move_of(seat)
        if not table.ledger.floor <= to < len(table.ledger.moves):
            raise IllegalAction("cannot-undo", {"seat": seat})
        if table.is_free(seat, to):
            return wire.Played(
                await tables.commit(opened, [undo_row(table, seat, to, now, None, True)])
            )
        check_voices(table, visitor)
        return await propose_in(tables, opened, visitor, seat, "undo", None, to)

    return await tables.shelved.change(name, step)


async def propose(
    tables: Tables, name: str, visitor: int | None, command: commands.Propose
) -> wire.Played | wire.Asked:
    """Ask all people at the table for something.

    Raises:
        Refused: it is not their seat, or it cannot be asked for.
    """

    async def step(opened: Opened) -> wire.Played | wire.Asked:
        table = opened.table
        check_seat(table, visitor, command.seat)
        check_open(table)
        about = command.about
        if command.kind == "abandon":
            about = None
        elif about is None or about >= table.row.seats or table.seats[about].holder == AI:
            raise Refused("nobody-to-replace", 422, "about")
        return await propose_in(tables, opened, visitor, command.seat, command.kind, about, None)

    return await tables.shelved.change(name, step)


async def propose_in(
    tables: Tables,
    opened: Opened,
    visitor: int | None,
    seat: int,
    kind: str,
    about: int | None,
    to: int | None,
) -> wire.Played | wire.Asked:
    """Open a vote, or do at once what nobody else has to agree to."""
    table = opened.table
    now = tables.moment(table)
    yes = table.seats_of(visitor)
    gone = absent(tables, table)
    for poll in table.ledger.votes.values():
        if (poll.kind, poll.about) == (kind, about):
            if missing(table, poll, gone):
                raise Refused("vote-open", 409, vote=poll.id)
            # Whoever was asked has let the time run out.
            rows, seats = carried(table, poll, now, poll.id)
            return wire.Played(await tables.commit(opened, rows, seats=seats))
    poll = Poll(table.ledger.version + 1, kind, seat, about, to, set(yes))
    if not missing(table, poll, gone):
        rows, seats = carried(table, poll, now, None)
        return wire.Played(await tables.commit(opened, rows, seats=seats))
    data = {"about": about, "to": to, "yes": list(yes)}
    row = row_of(VOTE, seat, now.at, data, (), text=kind)
    return wire.Asked(await tables.commit(opened, [row]))


async def ballot(
    tables: Tables, name: str, visitor: int | None, vote: int, command: commands.Ballot
) -> wire.Played:
    """Give a voice for all seats of a visitor; the last yes carries the vote, one no ends it.

    Raises:
        Refused: it is not their seat, there is no such vote, or the game has ended.
    """

    async def step(opened: Opened) -> wire.Played:
        table = opened.table
        check_seat(table, visitor, command.seat)
        poll = table.ledger.votes.get(vote)
        if poll is None or poll.kind != "undo":
            # What ended the game can be taken back; nothing else is voted on after it.
            check_open(table)
        if poll is None:
            raise Refused("no-such-vote", 404)
        now = tables.moment(table)
        own = table.seats_of(visitor)
        data = {"vote": vote, "yes": command.yes, "seats": list(own)}
        rows = [row_of(BALLOT, command.seat, now.at, data, ())]
        seats: dict[int, dict[str, Any]] = {}
        after = Poll(poll.id, poll.kind, poll.by, poll.about, poll.to, poll.yes | set(own))
        if command.yes and not missing(table, after, absent(tables, table)):
            more, seats = carried(table, after, now, vote)
            rows += more
        return wire.Played(await tables.commit(opened, rows, seats=seats))

    return await tables.shelved.change(name, step)


def carried(
    table: Table, poll: Poll, now: Moment, vote: int | None
) -> tuple[list[Row], dict[int, dict[str, Any]]]:
    """Return the rows of what everybody has agreed to, and what changes about seats."""
    data: dict[str, Any] = {} if vote is None else {"vote": vote}
    by = colour(table, poll.by)
    if poll.kind == "undo":
        assert poll.to is not None, "an undo goes somewhere"
        return [undo_row(table, poll.by, poll.to, now, vote, False)], {}
    if poll.kind == "abandon":
        return [row_of(ABANDON, poll.by, now.at, data, (table_line("abandoned", seat=by),))], {}
    assert poll.about is not None, "somebody is replaced"
    lines: Sequence[Line] = [
        table_line("replaced", seat=colour(table, poll.about), level=SUBSTITUTE)
    ]
    # It stays theirs: they may watch, and take it again.
    held = {"holder": AI, "level": SUBSTITUTE, "style": ""}
    return [row_of(SEAT, poll.about, now.at, data, tuple(lines))], {poll.about: held}


async def say(
    tables: Tables, name: str, visitor: int, command: commands.Say, called: str
) -> wire.Played:
    """Say something at the table, as whoever holds the seat or as a spectator."""
    text = clean(command.text)
    if not text:
        raise Refused("nothing-said", 422, "text")

    async def step(opened: Opened) -> wire.Played:
        table = opened.table
        seat = command.seat
        known = called
        if seat is not None:
            check_seat(table, visitor, seat)
            assert table.seats[seat].holder == PERSON, "whoever speaks is a person"
            known = table.seats[seat].name or called
        check_speech(table, visitor, seat)
        data = {"name": clean(known), "by": visitor}
        row = row_of(CHAT, seat, tables.clock(), data, (), text=text)
        return wire.Played(await tables.commit(opened, [row]))

    return await tables.shelved.change(name, step)
