"""Refusals: what goes back when a request cannot be done, for programs and for people."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap, Receive, Scope, Send
from sqlalchemy.exc import DataError

from areopolis.core.errors import RulesError
from areopolis.server.gate import wire
from areopolis.server.store.away import is_away
from areopolis.server.words.language import reader_language, server_words

LOG: Final = logging.getLogger("areopolis.server")
# What a route puts into the state of a connection: the game whose words a rules error needs.
GAME: Final = "game"
UNDERSTOOD_BUT_IMPOSSIBLE: Final = 422
# Seconds after which it is worth asking a database again.
AWAY_SECONDS: Final = 2
INTERNAL: Final = 500

# What Litestar itself refuses, by status.
CODES: Final = {
    400: "malformed",
    401: "no-visitor",
    403: "not-yours",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
    429: "too-many",
    503: "shutting-down",
}


class Refused(Exception):
    """A request that is refused: *code* for programs, `refusal.<code>` for people."""

    def __init__(self, code: str, status: int, field: str = "", **values: Any) -> None:
        """Refuse with *status*; the sentence speaks of *field* and *values*."""
        super().__init__(code)
        self.code = code
        self.status = status
        self.field = field
        self.values = values

    def written(self, language: str) -> wire.Refusal:
        """Return the refusal as it goes out."""
        said = server_words(language).text(
            f"refusal.{self.code}", {"field": self.field, **self.values}
        )
        return wire.Refusal(self.code, said, self.status, self.field, self.values)


def of_rules(error: RulesError, game: str | None, language: str) -> wire.Refusal:
    """Return what the engine refuses, in the words of the *game*."""
    said = server_words(language, game).error(error)
    field = error.values.get("field", "")
    values = {name: plain(value) for name, value in error.values.items()}
    return wire.Refusal(error.key, said, UNDERSTOOD_BUT_IMPOSSIBLE, str(field), values)


def plain(value: object) -> object:
    """Return a value of an error as it can be sent."""
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def of_framework(error: HTTPException, language: str) -> wire.Refusal:
    """Return what Litestar refuses."""
    status = error.status_code
    code = CODES.get(status, CODES[400] if status < INTERNAL else "internal")
    field, values = faults(error.extra) if isinstance(error, ValidationException) else ("", {})
    return Refused(code, status, field, **values).written(language)


def faults(extra: object) -> tuple[str, dict[str, Any]]:
    """Return the field that did not fit, and what was wrong with it."""
    listed = extra if isinstance(extra, list) else []
    for fault in listed:
        if isinstance(fault, dict):
            return str(fault.get("key", "")), {"fault": str(fault.get("message", ""))}
    return "", {}


def refusal_of(error: Exception, connection: ASGIConnection[Any, Any, Any, Any]) -> wire.Refusal:
    """Return the refusal that *error* means to the reader at the other end of *connection*."""
    language = reader_language(connection)
    if isinstance(error, Refused):
        return error.written(language)
    if isinstance(error, RulesError):
        return of_rules(error, connection.scope["state"].get(GAME), language)
    if isinstance(error, HTTPException) and error.status_code < INTERNAL:
        return of_framework(error, language)
    if isinstance(error, RecursionError | UnicodeError | DataError):
        # A body of nothing but brackets, no text, or what the database does not take.
        return Refused(CODES[400], 400).written(language)
    if is_away(error):
        LOG.error("the database is away", extra={"why": str(error)})
        return Refused("database-away", 503, seconds=AWAY_SECONDS).written(language)
    LOG.error("internal error", exc_info=error, extra={"path": connection.scope["path"]})
    return Refused("internal", INTERNAL).written(language)


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refusal]:
    """Answer a request with what was wrong; no trace of the server's insides leaves it."""
    refusal = refusal_of(error, request)
    seconds = refusal.values.get("seconds")
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    return Response(
        refusal, status_code=refusal.status, media_type="application/json", headers=headers
    )


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request, or a socket before it is accepted, outside of any route."""
    refusal = refusal_of(refused, ASGIConnection(scope))
    body = msgspec.json.encode(refusal)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if "seconds" in refused.values:
        headers.append((b"retry-after", str(refused.values["seconds"]).encode()))
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
            return
        kind = "websocket.http.response"
    start: Any = {"type": f"{kind}.start", "status": refused.status, "headers": headers}
    await send(start)
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(end)


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: answer,
    RulesError: answer,
    HTTPException: answer,
    Exception: answer,
}
