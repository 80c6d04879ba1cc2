"""Tables: opened, listed, changed; who sits where."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import FromQuery, JSONBody, PathParameter

from areopolis.server.gate import commands, wire
from areopolis.server.routes.visitors import (
    Asking,
    address_of,
    check_new_table,
    in_words_of,
    known,
    speaking_of,
    tables_of,
    visitor_of,
    welcome,
)
from areopolis.server.store import TableRow
from areopolis.server.tables import creating, draw, inviting, listing, retention, seating
from areopolis.server.tables.draw import Around, Viewer
from areopolis.server.tables.rights import check_look
from areopolis.server.words.language import reader_language

# A list shows so many tables at most.
LIST_MOST = 100

TableId = Annotated[str, PathParameter(max_length=40)]


@post("/api/tables", tags=["tables"], summary="Open a table")
async def create(request: Asking, data: JSONBody[commands.NewTable]) -> Response[wire.Created]:
    """Open a table for a new game; the answer has the keys of its open seats."""
    in_words_of(request, data.game)
    visitor = await welcome(request)
    check_new_table(request, visitor.id)
    created = await creating.create(tables_of(request), visitor.id, visitor.name, data)
    return Response(created, status_code=201, cookies=visitor.cookies)


@get("/api/tables", tags=["tables"], summary="My tables, or public ones")
async def listed(request: Asking, public: FromQuery[bool] = False) -> list[wire.TableSheet]:
    """Answer with the tables that I own or sit at, or with those that everybody may watch."""
    tables = tables_of(request)
    visitor = await visitor_of(request)
    rows: list[TableRow] = []
    if public:
        rows = await tables.store.public_tables(LIST_MOST)
    elif visitor is not None:
        rows = await tables.store.tables_of(visitor, LIST_MOST)
    return await listing.listed(tables, rows, Viewer(visitor, None, reader_language(request)))


@patch("/api/tables/{table:str}", tags=["tables"], summary="Change a table")
async def change(
    request: Asking, table: TableId, data: JSONBody[commands.Change]
) -> wire.TableSheet:
    """Change its name and who may see it (its owner), or my name and notices (whoever sits)."""
    visitor = await known(request)
    tables = tables_of(request)
    found = await speaking_of(request, table)
    await check_look(tables, found, visitor, None)
    await seating.change(tables, table, visitor, data)
    around = Around(*tables.moment(found), tables.hub.here(table, found.seats))
    viewer = Viewer(visitor, None, reader_language(request))
    return draw.table_sheet(await tables.get(table), viewer, around)


@delete("/api/tables/{table:str}", tags=["tables"], summary="Delete a table")
async def drop(request: Asking, table: TableId) -> None:
    """Delete a table of my own with its journal, where nobody else has played."""
    visitor = await known(request)
    found = await speaking_of(request, table)
    await check_look(tables_of(request), found, visitor, None)
    await retention.delete(tables_of(request), table, visitor)


@post("/api/keys", tags=["tables"], summary="Exchange a key for a seat", status_code=200)
async def redeem(request: Asking, data: JSONBody[commands.Redeem]) -> Response[wire.Seated]:
    """Take the seat, or the place among spectators, to which a secret link leads."""
    request.app.state.allowances.keys.check(address_of(request))
    visitor = await welcome(request)
    seated = await seating.redeem(tables_of(request), visitor.id, visitor.name, data)
    return Response(seated, status_code=200, cookies=visitor.cookies)


@post("/api/keys/look", tags=["tables"], summary="Read an invitation", status_code=200)
async def look(request: Asking, data: JSONBody[commands.Look]) -> wire.Invitation:
    """Answer with the table to which a secret link leads; nobody is seated, and gets no cookie."""
    request.app.state.allowances.keys.check(address_of(request))
    viewer = Viewer(await visitor_of(request), None, reader_language(request))
    return await inviting.invitation(tables_of(request), viewer, data.key)


@post("/api/tables/{table:str}/keys", tags=["tables"], summary="Issue a key anew")
async def reissue(
    request: Asking, table: TableId, data: JSONBody[commands.Reissue]
) -> wire.SeatKey:
    """Void the key of a seat, or of spectators, and whoever came by it; answer with a new one."""
    visitor = await known(request)
    found = await speaking_of(request, table)
    await check_look(tables_of(request), found, visitor, None)
    return await seating.reissue(tables_of(request), table, visitor, data.seat)


@post("/api/tables/{table:str}/leave", tags=["tables"], summary="Leave a seat", status_code=200)
async def leave(request: Asking, table: TableId, data: JSONBody[commands.Leave]) -> wire.Played:
    """Give a seat up; the game waits."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    return await seating.leave(tables_of(request), table, visitor, data.seat)


@post("/api/tables/{table:str}/return", tags=["tables"], summary="Come back", status_code=200)
async def come_back(request: Asking, table: TableId, data: JSONBody[commands.Leave]) -> wire.Played:
    """Take a seat again that this browser has left."""
    visitor = await known(request)
    await check_look(tables_of(request), await speaking_of(request, table), visitor, None)
    return await seating.come_back(tables_of(request), table, visitor, data.seat)


@get("/api/push", tags=["notices"], summary="The key for Web Push")
async def push_key(request: Asking) -> wire.PushKey:
    """Answer with the server's public key."""
    return key_of(request)


def key_of(request: Asking) -> wire.PushKey:
    """Return the key with which notices are signed."""
    keys = tables_of(request).notices.keys
    return wire.PushKey("" if keys is None else keys.public)


@post("/api/push", tags=["notices"], summary="Tell this browser of its turns", status_code=200)
async def subscribe(request: Asking, data: JSONBody[commands.Subscribe]) -> Response[wire.PushKey]:
    """Send notices to this browser from now on, signed with the key in the answer."""
    visitor = await welcome(request)
    store = request.app.state.store
    known_here = [row.endpoint for row in await store.pushes(visitor.id)]
    if data.endpoint not in known_here:
        # The browsers of long ago are gone; a new one is not refused for their sake.
        for endpoint in known_here[request.app.state.settings.limits.push_endpoints - 1 :]:
            await store.drop_push(endpoint)
    await store.add_push(visitor.id, data.endpoint, data.keys.p256dh, data.keys.auth)
    return Response(key_of(request), status_code=200, cookies=visitor.cookies)


@delete("/api/push", tags=["notices"], summary="Tell this browser nothing any more")
async def unsubscribe(request: Asking, data: JSONBody[commands.Unsubscribe]) -> None:
    """Forget where notices were sent."""
    visitor = await known(request)
    store = request.app.state.store
    if data.endpoint in [row.endpoint for row in await store.pushes(visitor)]:
        await store.drop_push(data.endpoint)
