"""The short way of a move: past what a framework does for any request, to the same route.

Whatever does not fit takes the usual way, which says what is wrong with it.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from areopolis.server.gate import commands
from areopolis.server.gate.connections import answer_straight
from areopolis.server.gate.headers import NO_STORE, always, written
from areopolis.server.gate.refusals import answer
from areopolis.server.gate.watch import REQUEST, REQUEST_ID, STATUS
from areopolis.server.routes.playing import play
from areopolis.server.settings import Settings

MOVES: Final = re.compile(r"/api/tables/([^/]{1,40})/moves")
# By which metrics know the route.
TEMPLATE: Final = "/api/tables/{table}/moves"
CREATED: Final = 201
STATUS_LINE: Final = b"HTTP/1.1 201 Created\r\n"

_decoder: Final = msgspec.json.Decoder(commands.Play)


class ShortWay:
    """Takes moves, and leaves everything else to the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Stand before *app*."""
        self.app = app
        # What stands after the length of an answer, in the order of the usual way.
        self.headers = written([*always(settings), NO_STORE]) + REQUEST_ID + b": "

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a move, or pass the request on."""
        is_change = scope["type"] == ScopeType.HTTP and scope["method"] == "POST"
        found = MOVES.fullmatch(scope["path"]) if is_change else None
        if found is None:
            await self.app(scope, receive, send)
            return
        body = await whole(receive)
        if body is None:
            return
        try:
            data = _decoder.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            await self.app(scope, again(body, receive), send)
            return
        known: Any = scope
        known["path_template"] = TEMPLATE
        request: Request[Any, Any, Any] = Request(known, receive, send)
        try:
            played = msgspec.json.encode(await play.fn(request, found[1], data))
        except Exception as error:
            refusal = answer(request, error).to_asgi_response(app=None, request=request)
            await refusal(scope, receive, send)
            return
        length = str(len(played)).encode()
        state = scope["state"]
        said = b"content-type: application/json\r\ncontent-length: %b\r\n%b%b\r\n" % (
            length,
            self.headers,
            state[REQUEST].encode(),
        )
        if answer_straight(scope, STATUS_LINE, said, played):
            state[STATUS] = CREATED
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": CREATED, "headers": headers})
        await send({"type": "http.response.body", "body": played, "more_body": False})


async def whole(receive: Receive) -> bytes | None:
    """Return the body of a request; None where whoever has asked has gone."""
    parts: list[bytes] = []
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message["body"])
        if not message.get("more_body"):
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """Return *receive* as it was before the *body* was read."""
    is_read = False

    async def receive_again() -> Any:
        nonlocal is_read
        if is_read:
            return await receive()
        is_read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
