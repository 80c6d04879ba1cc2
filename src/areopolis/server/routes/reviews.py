"""Reviews of finished games, links to them, and rehearsals of a turn."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from areopolis.server.gate import commands, wire
from areopolis.server.routes.playing import viewer_of
from areopolis.server.routes.tables import TableId
from areopolis.server.routes.visitors import Asking, known, speaking_of, tables_of, visitor_of
from areopolis.server.tables import rehearsing, reviews, sharing
from areopolis.server.tables.rights import check_look
from areopolis.server.words.language import reader_language

Setting = Annotated[str, QueryParameter(pattern="^(glance|quick|deep)$")]


@post("/api/tables/{table:str}/review", tags=["reviews"], summary="Begin a review", status_code=202)
async def begin_review(
    request: Asking, table: TableId, data: JSONBody[commands.Review]
) -> wire.ReviewSheet:
    """Begin the review of a game that is over; the answer says how far it is."""
    visitor = await known(request)
    tables = tables_of(request)
    found = await speaking_of(request, table)
    await check_look(tables, found, visitor, None)
    await reviews.begin(tables, found, data.setting, visitor)
    return await reviews.sheet(tables, found, data.setting, reader_language(request))


@get("/api/tables/{table:str}/review", tags=["reviews"], summary="A review, or how far it is")
async def review(request: Asking, table: TableId, setting: Setting = "quick") -> wire.ReviewSheet:
    """Answer with a review in the reader's language, or with its progress."""
    tables = tables_of(request)
    found = await speaking_of(request, table)
    await check_look(tables, found, await visitor_of(request), None)
    return await reviews.sheet(tables, found, setting, reader_language(request))


@get("/api/tables/{table:str}/review/page", tags=["reviews"], summary="A review as one page")
async def review_page(request: Asking, table: TableId, setting: Setting = "quick") -> Response[str]:
    """Answer with a file that needs nothing else."""
    tables = tables_of(request)
    found = await speaking_of(request, table)
    await check_look(tables, found, await visitor_of(request), None)
    written = await reviews.page(tables, found, setting, reader_language(request))
    name = f"areopolis-review-{table}.html"
    return Response(
        written,
        media_type=MediaType.HTML,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/tables/{table:str}/share", tags=["reviews"], summary="Share a game", status_code=200)
async def share(request: Asking, table: TableId) -> wire.Shared:
    """Answer with the key by which anybody may look at a game that is over."""
    visitor = await known(request)
    tables = tables_of(request)
    found = await speaking_of(request, table)
    await check_look(tables, found, visitor, None)
    return await sharing.share(tables, found)


@post("/api/tables/{table:str}/rehearsal", tags=["playing"], summary="Try a turn", status_code=200)
async def rehearse(
    request: Asking, table: TableId, data: JSONBody[commands.Rehearse]
) -> wire.Rehearsed:
    """Try answers on a copy that knows no more than the seat; nothing is played."""
    visitor = await known(request)
    tables = tables_of(request)
    found = await speaking_of(request, table)
    await check_look(tables, found, visitor, data.seat)
    return rehearsing.tried(found, await viewer_of(request, data.seat), data)
