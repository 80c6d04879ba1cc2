"""The live route: a socket for whoever looks at a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import QueryParameter

from areopolis.server.live.socket import Line
from areopolis.server.routes.tables import TableId
from areopolis.server.routes.visitors import COOKIE, tables_of, visitor_of
from areopolis.server.tables.draw import Viewer
from areopolis.server.words.language import reader_language


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> None:
    """Push the table to a browser."""
    viewer = Viewer(await visitor_of(socket), seat, reader_language(socket))
    cookie = socket.cookies.get(COOKIE, "")
    await socket.accept()
    await Line(socket, tables_of(socket), table, viewer, cookie).run(since)
