"""Watching: sheets for whoever looks, drawn so that nobody else has to wait."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from areopolis.server.gate import wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.live.hub import Guest
from areopolis.server.shelf import speaker_of
from areopolis.server.tables import draw
from areopolis.server.tables.absence import absences
from areopolis.server.tables.draw import Around, Viewer
from areopolis.server.tables.ledger import Page
from areopolis.server.tables.rights import check_look, is_at
from areopolis.server.tables.table import ABANDONED, Table
from areopolis.server.words import sheets

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

# Lines of the log after which others may go on.
BREATH: Final = 100


async def sheet(
    tables: Tables, name: str, viewer: Viewer, since: int = 0, at: int | None = None
) -> wire.Sheet:
    """Return the table as *viewer* may see it, now or after *at* moves.

    Raises:
        Refused: they may not look from there.
    """
    table = await seen(tables, name, viewer, since)
    now = around(tables, table)
    if at is None:
        drawn = draw.sheet(table, viewer, now, since)
        pages = table.ledger.pages_from(drawn.log_end)
    else:
        drawn, pages = await past(tables, table, viewer, now, at)
        read = sum([page.count for page in pages if page.version <= since])
        drawn = replace(drawn, log_end=read)
    return replace(drawn, log=await log(pages, drawn.log_end, table, viewer))


def sheet_at_once(tables: Tables, name: str, viewer: Viewer, since: int) -> wire.Sheet | None:
    """Return the table as `sheet` does; None where that has to wait for something, or refuses."""
    opened = tables.shelved.tables.get(name)
    if opened is None:
        return None
    table, visitor = opened.table, viewer.visitor
    if not is_at(table, visitor) or since > table.ledger.version:
        return None
    if viewer.seat is not None and viewer.seat not in table.seats_of(visitor):
        return None
    first = table.ledger.log_end(since)
    pages = table.ledger.pages_from(first)
    if sum([page.count for page in pages]) > BREATH:
        return None
    opened.used = monotonic()
    tables.looked(table)
    found: list[wire.Entry] = []
    for page in pages:
        found += draw.entries(page, table, viewer)[max(0, first - page.first) :]
    return draw.sheet(table, viewer, around(tables, table), since, tuple(found))


async def at_own_seat(tables: Tables, name: str, viewer: Viewer) -> Viewer:
    """Return who looks from the seat that is theirs; with several they have to say which."""
    own = (await tables.get(name)).seats_of(viewer.visitor)
    return replace(viewer, seat=own[0]) if len(own) == 1 else viewer


def around(tables: Tables, table: Table) -> Around:
    """Return what is no part of the rows of *table*: the time, and who is there."""
    here = tables.hub.here(table.row.id, table.seats)
    # As a rule everybody is there for whom the game waits.
    gone = {} if here.issuperset(table.deciding) else absences(tables, table)
    return Around(*tables.moment(table), here, gone)


async def seen(tables: Tables, name: str, viewer: Viewer, since: int) -> Table:
    """Return the table if *viewer* may see it, at least as new as what they have seen elsewhere."""
    table = await tables.get(name)
    await check_look(tables, table, viewer.visitor, viewer.seat)
    if since > table.ledger.version and tables.store.listener is not None:
        await tables.renewed(name)
    tables.looked(table)
    return table


async def past(
    tables: Tables, table: Table, viewer: Viewer, now: Around, at: int
) -> tuple[wire.Sheet, list[Page]]:
    """Return the sheet after *at* moves, and the log up to there."""
    if not table.ledger.floor <= at <= len(table.ledger.moves):
        raise Refused(
            "no-such-move", 404, "at", least=table.ledger.floor, most=len(table.ledger.moves)
        )
    await tables.shelved.cover(table, at)
    at = min(at, len(table.ledger.moves))
    state = table.state_at(at)
    return draw.past_sheet(table, state, at, viewer, now), draw.pages_upto(table, at)


async def log(
    pages: list[Page], first: int, table: Table, viewer: Viewer
) -> tuple[wire.Entry, ...]:
    """Return the lines of *pages* from number *first* on."""
    found: list[wire.Entry] = []
    breath = BREATH
    for page in pages:
        lines = draw.entries(page, table, viewer)
        found += lines[max(0, first - page.first) :]
        if len(found) >= breath:
            breath += BREATH
            await asyncio.sleep(0)
    return tuple(found)


async def newer(
    tables: Tables, name: str, viewer: Viewer, since: int, seconds: float
) -> wire.Sheet:
    """Return the table once something has changed after version *since*, or the time is up."""
    table = await seen(tables, name, viewer, since)
    if table.ledger.version <= since and not tables.hub.is_closed:
        guest = Guest(viewer.visitor)
        room = tables.hub.enter(name, guest)
        try:
            async with asyncio.timeout(seconds):
                guest.news = room.news
                # Comings and goings of others are no news to whoever asks again at once.
                while room.news == guest.news:
                    guest.comings = room.comings
                    await room.wait(guest)
        except TimeoutError:
            pass
        finally:
            tables.hub.leave(name, guest)
    return await sheet(tables, name, viewer, since)


async def why(tables: Tables, name: str, viewer: Viewer, kind: str, thing: str) -> wire.Why:
    """Return what can and cannot be done with a thing now."""
    table = await tables.get(name)
    await check_look(tables, table, viewer.visitor, viewer.seat)
    seat = viewer.seat
    if seat is None or seat not in table.deciding or table.status_now() == ABANDONED:
        return wire.Why((), ())
    speaker = speaker_of(table.game, viewer.language, table.wordings)
    return sheets.why(table.state, seat, kind, thing, speaker)
