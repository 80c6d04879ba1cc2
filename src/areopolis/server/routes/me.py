"""Me: this person's devices and codes, without an address, without a password."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.routes.visitors import (
    COOKIE,
    Asking,
    address_of,
    cookie_of,
    known,
    tables_of,
    visitor_of,
)
from areopolis.server.store.passes import DEVICE_SECONDS
from areopolis.server.tables import retention

NOBODY: Final = wire.Me("", 0, False)


@get("/api/me", tags=["me"], summary="What this server knows of me")
async def me(request: Asking) -> wire.Me:
    """Answer with my name, how many devices are mine, and whether I have a recovery code."""
    visitor = await visitor_of(request)
    if visitor is None:
        return NOBODY
    store = request.app.state.store
    sessions, has_recovery = await store.passes_of(visitor)
    return wire.Me(await store.visitor_name(visitor), sessions, has_recovery)


@post("/api/me/device", tags=["me"], summary="A code for another device", status_code=200)
async def device(request: Asking) -> wire.Code:
    """Answer with a code by which another device becomes mine too; it holds for minutes."""
    code = await request.app.state.store.new_device_code(await known(request))
    return wire.Code(code, DEVICE_SECONDS)


@post("/api/me/recovery", tags=["me"], summary="A code to come back by", status_code=200)
async def recovery(request: Asking) -> wire.Code:
    """Answer with a code by which I come back without my cookie; it is shown this once."""
    return wire.Code(await request.app.state.store.new_recovery_code(await known(request)), None)


@post("/api/me/come", tags=["me"], summary="Come with a code", status_code=200)
async def come(request: Asking, data: JSONBody[commands.Come]) -> Response[wire.Me]:
    """Let this browser become whoever has the code; the code is used up."""
    state = request.app.state
    state.allowances.keys.check(address_of(request))
    present = await visitor_of(request)
    if present is not None and not data.replace and await state.store.tables_of(present, 1):
        # Else somebody could make others leave their own seats by handing them his code.
        raise Refused("browser-has-tables", 409, "replace")
    found = await state.store.redeem_code(data.code)
    if found is None:
        raise Refused("unknown-code", 404, "code")
    visitor, secret = found
    sessions, has_recovery = await state.store.passes_of(visitor)
    name = await state.store.visitor_name(visitor)
    cookie = cookie_of(state.settings, secret)
    return Response(wire.Me(name, sessions, has_recovery), status_code=200, cookies=[cookie])


@post("/api/me/end", tags=["me"], summary="End my sessions", status_code=200)
async def end(request: Asking, data: JSONBody[commands.EndSessions]) -> Response[wire.Me]:
    """Void all cookies of mine; this browser gets a new one, unless it shall be forgotten too."""
    visitor = await known(request)
    tables = tables_of(request)
    secret = await tables.store.end_sessions(visitor)
    tables.unknow(visitor)
    if data.here:
        return unknown()
    sessions, has_recovery = await tables.store.passes_of(visitor)
    left = wire.Me(await tables.store.visitor_name(visitor), sessions, has_recovery)
    cookie = cookie_of(request.app.state.settings, secret)
    return Response(left, status_code=200, cookies=[cookie])


@delete("/api/me", tags=["me"], summary="Delete everything of mine", status_code=200)
async def forget(request: Asking) -> Response[wire.Me]:
    """Delete my own tables, and my name and words elsewhere; nobody knows this browser then."""
    await retention.forget(tables_of(request), await known(request))
    return unknown()


def unknown() -> Response[wire.Me]:
    """Return the answer to a browser that nobody knows any more."""
    answer = Response(NOBODY, status_code=200)
    answer.delete_cookie(COOKIE)
    return answer
