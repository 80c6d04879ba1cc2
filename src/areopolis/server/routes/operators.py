"""What operators ask: is it well, and how much does it do."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from areopolis import build
from areopolis.server.gate.addresses import is_near
from areopolis.server.gate.guard import ADDRESS
from areopolis.server.gate.refusals import Refused
from areopolis.server.tables import Tables


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    database: bool
    # Processes in which AI seats think.
    workers: bool
    version: str


@get("/health", tags=["operators"], summary="Whether the server can do its work")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Answer 200 when the database takes what is written and AI seats can think, else 503."""
    state = request.app.state
    database = await state.readiness.ready()
    workers: bool = state.tables.minds.alive() > 0
    is_well = database and workers
    said = Health("ok" if is_well else "failing", database, workers, build.version())
    return Response(said, status_code=200 if is_well else 503)


@get("/metrics", tags=["operators"], summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer in Prometheus' text format, to this machine and its own network only."""
    state = request.app.state
    if not state.settings.metrics or not is_near(request.scope["state"][ADDRESS]):
        raise Refused("not-found", 404)
    state.metrics.take_stock({**await state.store.stats(), **figures(state.tables)})
    return Response(state.metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


def figures(tables: Tables) -> dict[str, float]:
    """Return what the tables of this process count."""
    return {
        "loaded_tables": len(tables.shelved.tables),
        "minds": tables.minds.alive(),
        "minds_lost": tables.minds.lost,
        "thoughts": tables.minds.done,
        "thoughts_waiting": tables.minds.waiting(),
        "thinking_faults": tables.thinking.faults,
        "notices": tables.notices.sent,
    }


def handlers() -> list[HTTPRouteHandler]:
    """Return the routes of operators."""
    return [health, metrics]
