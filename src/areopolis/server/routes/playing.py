"""Playing: sheets, answers, undo, votes, chat, hints."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from areopolis.server.gate import commands, wire
from areopolis.server.routes.tables import TableId
from areopolis.server.routes.visitors import (
    Asking,
    known,
    speaking_of,
    tables_of,
    visitor_of,
)
from areopolis.server.tables import advising, moderating, pinning, playing, watching
from areopolis.server.tables.draw import Viewer
from areopolis.server.tables.rights import check_look
from areopolis.server.words.language import reader_language

# How long a request may wait for news, in seconds.
WAIT_MOST = 25

Seat = Annotated[int | None, QueryParameter(ge=0, le=15)]
Version = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Moves = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
Wait = Annotated[int, QueryParameter(ge=0, le=WAIT_MOST)]
Word = Annotated[str, QueryParameter(max_length=100)]


async def viewer_of(request: Asking, seat: int | None) -> Viewer:
    """Return who looks, from where, and in which language."""
    return Viewer(await visitor_of(request), seat, reader_language(request))


@get("/api/tables/{table:str}/sheet", tags=["playing"], summary="The table as I may see it")
async def sheet(
    request: Asking,
    table: TableId,
    seat: Seat = None,
    since: Version = 0,
    at: Moves = None,
    wait: Wait = 0,
    own: FromQuery[bool] = False,
) -> wire.Sheet:
    """Answer with the whole table, now, after `at` moves, or once it is newer than `since`.

    With `own` it is seen from my seat, where one alone is mine.
    """
    tables = tables_of(request)
    viewer = await viewer_of(request, seat)
    if own and seat is None:
        viewer = await watching.at_own_seat(tables, table, viewer)
    if wait and at is None:
        return await watching.newer(tables, table, viewer, since, wait)
    return await watching.sheet(tables, table, viewer, since, at)


@get("/api/tables/{table:str}/why", tags=["playing"], summary="Why something is not possible")
async def why(
    request: Asking, table: TableId, kind: Word, name: Word, seat: Seat = None
) -> wire.Why:
    """Answer with what can and cannot be done with a thing now."""
    await speaking_of(request, table)
    return await watching.why(tables_of(request), table, await viewer_of(request, seat), kind, name)


@post("/api/tables/{table:str}/moves", tags=["playing"], summary="Answer the question")
async def play(request: Asking, table: TableId, data: JSONBody[commands.Play]) -> wire.Played:
    """Play an answer; it is committed before anybody sees it."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    return await playing.play(tables_of(request), table, visitor, data)


@post("/api/tables/{table:str}/undo", tags=["playing"], summary="Take back", status_code=200)
async def undo(
    request: Asking, table: TableId, data: JSONBody[commands.Undo]
) -> wire.Played | wire.Asked:
    """Take moves back, or ask the others whether they may be."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    return await playing.undo(tables_of(request), table, visitor, data)


@post("/api/tables/{table:str}/votes", tags=["playing"], summary="Ask all", status_code=200)
async def propose(
    request: Asking, table: TableId, data: JSONBody[commands.Propose]
) -> wire.Played | wire.Asked:
    """Ask all people at the table; whoever is alone gets it at once."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    return await playing.propose(tables_of(request), table, visitor, data)


@post("/api/tables/{table:str}/votes/{vote:int}", tags=["playing"], summary="Vote", status_code=200)
async def ballot(
    request: Asking, table: TableId, vote: FromPath[int], data: JSONBody[commands.Ballot]
) -> wire.Played:
    """Say yes or no."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    return await playing.ballot(tables_of(request), table, visitor, vote, data)


@post("/api/tables/{table:str}/chat", tags=["playing"], summary="Say something")
async def say(request: Asking, table: TableId, data: JSONBody[commands.Say]) -> wire.Played:
    """Say something at the table."""
    visitor = await known(request)
    tables = tables_of(request)
    await check_look(tables, await speaking_of(request, table), visitor, None)
    request.app.state.allowances.chat.check(visitor)
    return await playing.say(tables, table, visitor, data, await tables.store.visitor_name(visitor))


@post("/api/tables/{table:str}/plan", tags=["playing"], summary="Say what I mean to do")
async def pin(request: Asking, table: TableId, data: JSONBody[commands.Pin]) -> wire.Played:
    """Pin an intention to the plan of those who play together, or take it off."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    request.app.state.allowances.chat.check(visitor)
    return await pinning.pin(tables_of(request), table, visitor, data)


@post(
    "/api/tables/{table:str}/chat/moderation",
    tags=["playing"],
    summary="Moderate the chat",
    status_code=200,
)
async def moderate(
    request: Asking, table: TableId, data: JSONBody[commands.Moderate]
) -> wire.Played:
    """Remove a line (its owner), or let whoever has said it speak no more, or again."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    return await moderating.moderate(tables_of(request), table, visitor, data)


@post(
    "/api/tables/{table:str}/chat/report",
    tags=["playing"],
    summary="Report words",
    status_code=204,
)
async def report(request: Asking, table: TableId, data: JSONBody[commands.Report]) -> None:
    """Show lines of the chat to whoever runs the server."""
    visitor = await known(request)
    found = await speaking_of(request, table)
    await check_look(tables_of(request), found, visitor, None)
    request.app.state.allowances.chat.check(visitor)
    await moderating.report(tables_of(request), found, visitor, data)


@post("/api/tables/{table:str}/hint", tags=["playing"], summary="Ask for advice", status_code=200)
async def hint(request: Asking, table: TableId, data: JSONBody[commands.AskHint]) -> wire.Hints:
    """Answer with the best answers, where no other person plays; the log says that it was asked."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    language = reader_language(request)
    return await advising.hint(tables_of(request), table, visitor, data, language)
