"""A little application: what stands before every request is real, what answers is not."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody

from areopolis.core.errors import IllegalAction
from areopolis.server.app import protect
from areopolis.server.gate.guard import ADDRESS
from areopolis.server.gate.limits import Allowances
from areopolis.server.gate.refusals import GAME, HANDLERS, Refused
from areopolis.server.metrics import Metrics
from areopolis.server.settings import Settings

ORIGIN = "http://tables.test"


@get("/api/who")
async def who(request: Request[Any, Any, Any]) -> dict[str, str]:
    return {"address": request.scope["state"][ADDRESS]}


@get("/api/wait")
async def wait() -> None:
    await asyncio.sleep(60)


@post("/api/echo")
async def echo(data: JSONBody[dict[str, int]]) -> dict[str, int]:
    return data


@post("/api/tables/import")
async def bring(data: JSONBody[dict[str, str]]) -> int:
    return len(data["record"])


@get("/api/number")
async def number(seat: FromQuery[int]) -> int:
    return seat


@get("/api/refused")
async def refused() -> None:
    raise Refused("too-many", 429, seconds=7)


@get("/api/illegal")
async def illegal(request: Request[Any, Any, Any]) -> None:
    request.scope["state"][GAME] = "mission-red-planet"
    raise IllegalAction("illegal-action", {"action": "jump", "seat": 0, "question": "q"})


@get("/api/broken")
async def broken() -> None:
    raise ValueError("the secret is 42")


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_json({"type": "hello"})
    while True:
        await socket.receive_text()


def little(settings: Settings | None = None) -> Litestar:
    """Return the little application."""
    settings = settings or Settings()
    state = {
        "settings": settings,
        "metrics": Metrics(),
        "allowances": Allowances(settings.limits),
    }
    app = Litestar(
        [who, wait, echo, bring, number, refused, illegal, broken, live],
        state=State(state),
        exception_handlers=HANDLERS,
        request_max_body_size=None,
        logging_config=None,
        openapi_config=None,
    )
    protect(app)
    return app


def client(app: Litestar, address: str = "192.0.2.7") -> httpx.AsyncClient:
    """Return a client at *address*; nothing goes through a network."""
    transport = httpx.ASGITransport(app, client=(address, 5000))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url=ORIGIN)


def ask(
    app: Litestar, method: str, path: str, address: str = "192.0.2.7", **extra: Any
) -> httpx.Response:
    """Ask *app* one thing and return its answer."""

    async def asked() -> httpx.Response:
        async with client(app, address) as one:
            return await one.request(method, path, **extra)

    return asyncio.run(asked())
