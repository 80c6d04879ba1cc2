"""Drawing: a table put on a sheet for one viewer. Pure: whatever else it needs is given."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from areopolis.core.speech import Speaker
from areopolis.core.state import State
from areopolis.server.gate import wire
from areopolis.server.shelf import game_of, is_reconstructed, speaker_of
from areopolis.server.store import SeatRow, TableRow
from areopolis.server.tables import clock as clocks
from areopolis.server.tables.hours import Hours
from areopolis.server.tables.ledger import Page, Poll
from areopolis.server.tables.plans import plan_sheet
from areopolis.server.tables.table import ABANDONED, AI, OPEN, OVER, PERSON, PLAYING, Table
from areopolis.server.words import sheets
from areopolis.server.words.language import server_words
from areopolis.server.words.lines import TABLE, Line, told_to, unpack

# What the words of a table line are made of besides the names of its seats.
SEAT: Final = "seat"
# Pages of logs that were read last, for whoever else looks at the same table.
PAGES_MOST: Final = 500


class Viewer(Struct, frozen=True):
    """Who looks: which browser, from which seat (None: a spectator), in which language."""

    visitor: int | None
    seat: int | None
    language: str


class Around(Struct, frozen=True):
    """What is no part of a table's rows: the time, and who is there."""

    now: float
    # Seconds that the table has run, by which its clocks go.
    ran: float = 0.0
    here: frozenset[int] = frozenset()
    # Seats whose people are away though the game waits for them: seconds until they are absent.
    absences: dict[int, float] = {}


def table_sheet(table: Table, viewer: Viewer, around: Around) -> wire.TableSheet:
    """Return what everybody at the table knows about it."""
    speaker = speaker_of(table.game, viewer.language, table.wordings)
    deciding = table.deciding
    seats = [
        seat_sheet(
            held,
            viewer,
            around,
            speaker,
            held.seat in deciding,
            seconds_left(table, held.seat, around.ran),
        )
        for held in table.seats
    ]
    is_lot = table.ledger.is_lot
    return header_sheet(
        table.row,
        table.seats,
        viewer,
        speaker,
        table.clock,
        tuple(seats),
        status(table),
        is_lot,
        table.rules,
    )


def row_sheet(
    row: TableRow, seats: list[SeatRow], viewer: Viewer, around: Around
) -> wire.TableSheet:
    """Return what is known about a table without its game: not who must answer."""
    speaker = speaker_of(game_of(row.game, row.pack), viewer.language)
    clock = msgspec.convert(row.clock or {}, wire.Clock)
    drawn = tuple([seat_sheet(held, viewer, around, speaker) for held in seats])
    found: Any = row.status
    return header_sheet(row, seats, viewer, speaker, clock, drawn, found)


def header_sheet(
    row: TableRow,
    seats: list[SeatRow],
    viewer: Viewer,
    speaker: Speaker,
    clock: wire.Clock,
    drawn: tuple[wire.SeatSheet, ...],
    status: wire.Status,
    is_lot: bool = False,
    rules: str = "",
) -> wire.TableSheet:
    """Return what the header of a table says, with its seats as they are *drawn*."""
    return wire.TableSheet(
        id=row.id,
        name=row.name,
        game=row.game,
        title=speaker.title(),
        status=status,
        seats=drawn,
        options=row.options,
        clock=clock,
        is_owner=row.owner == viewer.visitor,
        is_public=row.is_public,
        is_archived=row.is_archived,
        is_reconstructed=is_reconstructed(speaker.game),
        origin=origin_words(row, viewer.language),
        spectators_talk=row.spectators_talk,
        can_delete=may_delete(row, seats, viewer.visitor),
        created=row.created,
        changed=row.changed,
        by_lot=is_lot,
        rules=rules,
    )


def origin_words(row: TableRow, language: str) -> str:
    """Return where a game comes from that did not begin here; empty where it did."""
    if row.origin is None:
        return ""
    return server_words(language).text(f"origin.{row.origin['kind']}", row.origin)


def may_delete(row: TableRow, seats: list[SeatRow], visitor: int | None) -> bool:
    """Whether a table is that of *visitor* alone: nobody else has played there, or could yet."""
    if visitor is None or row.owner != visitor:
        return False
    return row.status == OPEN or all(held.visitor in (None, visitor) for held in seats)


def status(table: Table) -> wire.Status:
    """Return the status of *table*, one of those that there are."""
    found: Any = table.status_now()
    return found  # type: ignore[no-any-return]


def seat_sheet(
    held: SeatRow,
    viewer: Viewer,
    around: Around,
    speaker: Speaker,
    is_deciding: bool = False,
    seconds: float | None = None,
) -> wire.SeatSheet:
    """Return who holds a seat."""
    holder: Any = held.holder
    colour, title = sheets.seat_names(speaker, held.seat)
    return wire.SeatSheet(
        seat=held.seat,
        colour=colour,
        title=title,
        holder=holder,
        name=level_name(held.level, viewer.language) if holder == AI else held.name,
        level=held.level,
        is_mine=holder == PERSON and viewer.visitor is not None and held.visitor == viewer.visitor,
        is_here=held.seat in around.here,
        is_deciding=is_deciding,
        is_thinking=is_deciding and holder == AI,
        seconds=seconds,
        absent_in=around.absences.get(held.seat),
        can_return=is_left(held) and held.visitor == viewer.visitor,
    )


def is_left(held: SeatRow) -> bool:
    """Whether somebody has left the seat, or was replaced, and may take it again."""
    return held.visitor is not None and held.holder != PERSON


def level_name(level: str, language: str) -> str:
    """Return what a level is called."""
    return server_words(language).name("level", level)


def seconds_left(table: Table, seat: int, ran: float) -> float | None:
    """Return the time that a person has left when the table *ran* so long; None without a clock."""
    if table.clock.kind == "none" or table.seats[seat].holder != PERSON:
        return None
    asked = asked_at(table, seat, ran, table.ledger.ran)
    return clocks.left(table.clock, bank_of(table, seat), asked, ran)


def bank_of(table: Table, seat: int) -> float:
    """Return what a seat has in its bank, without what runs now."""
    banks = table.ledger.banks
    return banks[seat] if banks else float(table.clock.seconds)


def asked_at(table: Table, seat: int, now: float, hours: Hours) -> float:
    """Return by *hours* since when a seat is waited for; *now* where it is not."""
    if seat not in table.deciding or table.row.status != PLAYING:
        return now
    return hours.asked(seat, table.asked[seat])


def sheet(
    table: Table,
    viewer: Viewer,
    around: Around,
    since: int,
    log: tuple[wire.Entry, ...] = (),
) -> wire.Sheet:
    """Return the whole table; its *log* may be long, and is worded before (see `entries`)."""
    state = table.state
    seat = viewer.seat
    seen = seen_from(table, viewer)
    speaker = speaker_of(table.game, viewer.language, table.wordings)
    outcome = state.outcome
    question = None
    header = table_sheet(table, viewer, around)
    is_open = header.status not in (OVER, ABANDONED)
    deciding = table.deciding
    if seat is not None and seat in deciding and is_open:
        question = sheets.question(state, seat, table.asked[seat], speaker)
    ledger = table.ledger
    return wire.Sheet(
        table=header,
        version=ledger.version,
        moves=len(ledger.moves),
        seat=seat,
        view=state.view(seen),
        outlook=sheets.outlook(state, seen, speaker),
        question=question,
        waiting=deciding if is_open else (),
        can_undo=seat is not None and table.can_undo(seat),
        log=log,
        log_end=ledger.log_end(since),
        votes=tuple([vote(table, poll, viewer, around, speaker) for poll in ledger.votes.values()]),
        chat=ledger.talk.newer(since),
        ending=None if outcome is None else sheets.ending(outcome, speaker),
        plan=plan_sheet(table),
    )


def seen_from(table: Table, viewer: Viewer) -> int | None:
    """Return the seat whose secrets *viewer* sees: before the game begins nobody's."""
    return None if table.is_waiting else viewer.seat


def past_sheet(
    table: Table, state: State, moves: int, viewer: Viewer, around: Around
) -> wire.Sheet:
    """Return how the table looked after so many *moves*; nothing can be answered there."""
    speaker = speaker_of(table.game, viewer.language, table.wordings)
    outcome = state.outcome
    return wire.Sheet(
        table=table_sheet(table, viewer, around),
        version=table.ledger.version,
        moves=moves,
        seat=viewer.seat,
        view=state.view(seen_from(table, viewer)),
        outlook=sheets.outlook(state, seen_from(table, viewer), speaker),
        question=None,
        waiting=state.deciding,
        can_undo=False,
        log=(),
        log_end=0,
        ending=None if outcome is None else sheets.ending(outcome, speaker),
    )


def pages_upto(table: Table, moves: int) -> list[Page]:
    """Return the log as it was after so many *moves*."""
    all_moves = table.ledger.moves
    if moves >= len(all_moves):
        return list(table.ledger.pages)
    next_version = all_moves[moves].version
    return [page for page in table.ledger.pages if page.version < next_version]


def entries(page: Page, table: Table, viewer: Viewer) -> tuple[wire.Entry, ...]:
    """Return the lines of a page of the log as the viewer may know them."""
    speaker = speaker_of(table.game, viewer.language, table.wordings)
    # What everybody may know reads the same for all; each of them asks for it after a move.
    seat = None if page.is_open else seen_from(table, viewer)
    return page_entries(page, seat, viewer.language, speaker)


@lru_cache(PAGES_MOST)
def page_entries(
    page: Page, seat: int | None, language: str, speaker: Speaker
) -> tuple[wire.Entry, ...]:
    """Return the lines of *page* as *seat* (None: a spectator) may know them."""
    return tuple(
        [
            entry(line, page.first + place, page.version, seat, language, speaker, page.by)
            for place, line in enumerate(unpack(page.lines))
        ]
    )


def entry(
    line: Line,
    number: int,
    version: int,
    seat: int | None,
    language: str,
    speaker: Speaker,
    by: int | None = None,
) -> wire.Entry:
    """Return one line of the log, which an answer of *by* has brought."""
    if str(line.told["event"]).startswith(TABLE):
        return table_entry(line.told, number, version, language, speaker)
    told = told_to(line, seat, speaker.game)
    return sheets.told_entry(told, number, version, speaker, by)


def table_entry(
    told: dict[str, Any], number: int, version: int, language: str, speaker: Speaker
) -> wire.Entry:
    """Return a line about the table itself."""
    args = dict(told)
    things: tuple[wire.Thing, ...] = ()
    if SEAT in told:
        args[SEAT] = speaker.name(SEAT, told[SEAT])
        things = (wire.Thing(SEAT, SEAT, told[SEAT]),)
    if "level" in told:
        args["level"] = level_name(told["level"], language)
    key = f"log.{told['event'].removeprefix(TABLE)}"
    return wire.Entry(number, version, server_words(language).text(key, args), told, things)


def vote(table: Table, poll: Poll, viewer: Viewer, around: Around, speaker: Speaker) -> wire.Vote:
    """Return an open vote with who has still to be heard."""
    moves = table.ledger.moves
    count = 0 if poll.to is None else len(moves) - poll.to
    args = {
        "seat": speaker.seat(poll.by),
        "count": count,
        "about": "" if poll.about is None else speaker.seat(poll.about),
    }
    version = None
    if poll.to is not None:
        version = moves[poll.to - 1].version if poll.to else 0
    kind: Any = poll.kind
    return wire.Vote(
        id=poll.id,
        kind=kind,
        text=server_words(viewer.language).text(f"vote.{poll.kind}", args),
        by=poll.by,
        about=poll.about,
        version=version,
        yes=tuple(sorted(poll.yes)),
        missing=missing(
            table, poll, [seat for seat, left in around.absences.items() if left <= 0.0]
        ),
    )


def missing(table: Table, poll: Poll, absent: Container[int] = ()) -> tuple[int, ...]:
    """Return the seats of people whose consent is still needed: whoever is replaced among them.

    Only somebody who is *absent* is replaced without being asked.
    """
    return tuple(
        [
            seat
            for seat in table.people()
            if seat not in poll.yes and not (seat == poll.about and seat in absent)
        ]
    )
