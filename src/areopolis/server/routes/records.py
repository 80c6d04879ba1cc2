"""Records: a game as a file, taken home and brought back, and games that fork."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from areopolis.server.gate import commands, wire
from areopolis.server.routes.tables import TableId
from areopolis.server.routes.visitors import (
    Asking,
    check_new_table,
    in_words_of,
    known,
    speaking_of,
    tables_of,
    visitor_of,
    welcome,
)
from areopolis.server.tables import creating
from areopolis.server.tables.records import record_of, seal, sealing_key
from areopolis.server.tables.rights import check_look


@get("/api/tables/{table:str}/record", tags=["records"], summary="The record as a file")
async def record(request: Asking, table: TableId) -> Response[dict[str, Any]]:
    """Answer with the record: plain once the game is over, sealed before."""
    tables = tables_of(request)
    found = await speaking_of(request, table)
    await check_look(tables, found, await visitor_of(request), None)
    written = record_of(found)
    if not found.state.over:
        sealed = seal(written, await sealing_key(tables.store), table)
        written = msgspec.to_builtins(sealed)
    name = f"areopolis-{found.row.game}-{table}.json"
    return Response(
        written,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/tables/import", tags=["records"], summary="Go on with a record")
async def bring(request: Asking, data: JSONBody[commands.Import]) -> Response[wire.Created]:
    """Open a table that goes on with a record."""
    in_words_of(request, data.record.get("game"))
    visitor = await welcome(request)
    check_new_table(request, visitor.id)
    created = await creating.import_record(tables_of(request), visitor.id, visitor.name, data)
    return Response(created, status_code=201, cookies=visitor.cookies)


@post("/api/tables/{table:str}/fork", tags=["records"], summary="Play on from any moment")
async def fork(request: Asking, table: TableId, data: JSONBody[commands.Fork]) -> wire.Created:
    """Open a table that begins where this one stood after so many moves."""
    visitor = await known(request)
    tables = tables_of(request)
    await speaking_of(request, table)
    check_new_table(request, visitor)
    called = await tables.store.visitor_name(visitor)
    return await creating.fork(tables, visitor, called, table, data)
