"""The application: routes, store and tables put together, with a guard before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from areopolis import build
from areopolis.server import routes
from areopolis.server.gate import manual
from areopolis.server.gate.closing import Closing
from areopolis.server.gate.guard import Guard
from areopolis.server.gate.headers import Headers
from areopolis.server.gate.limits import Allowances
from areopolis.server.gate.refusals import HANDLERS
from areopolis.server.gate.watch import Watch
from areopolis.server.metrics import Metrics
from areopolis.server.routes import operators, static
from areopolis.server.routes.readiness import Readiness
from areopolis.server.routes.short import ShortWay
from areopolis.server.settings import Settings
from areopolis.server.store import Store
from areopolis.server.tables import Tables

ABOUT: Final = "How a client talks to a table. The guide with all explanations is docs/protocol.md."


def create_app(settings: Settings) -> Litestar:
    """Return the server of *settings*.

    Its state holds `settings`, `store`, `readiness`, `tables`, `metrics`, `allowances` and
    `closing`.

    Raises:
        BadSettings: one of them cannot be used.
    """
    metrics = Metrics()
    allowances = Allowances(settings.limits)
    app = Litestar(
        [
            *routes.handlers(),
            *operators.handlers(),
            *manual.handlers(),
            *static.handlers(settings.client_folder),
        ],
        state=State({"settings": settings, "metrics": metrics, "allowances": allowances}),
        lifespan=[open_store],
        exception_handlers=HANDLERS,
        # The guard measures bodies: records may be larger than the rest.
        request_max_body_size=None,
        # `logs` says what is logged and how.
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Areopolis",
            version=build.version(),
            description=ABOUT,
            path=manual.PATH,
            use_handler_docstrings=True,
            render_plugins=[manual.Manual(), manual.Document()],
        ),
    )
    protect(app)
    return app


def protect(app: Litestar) -> None:
    """Put everything before *app* that every request goes through.

    Not as middleware of Litestar: that would leave out whatever matches no route.
    """
    state = app.state
    state.closing = Closing(ShortWay(app.asgi_handler, state.settings))
    guarded = Guard(state.closing, state.settings, state.allowances)
    app.asgi_handler = Watch(Headers(guarded, state.settings), state.metrics)


@asynccontextmanager
async def open_store(app: Litestar) -> AsyncIterator[None]:
    """Hold the store open, and the tables running, as long as the application runs."""
    store = await Store.open(app.state.settings.database_address)
    try:
        app.state.store = store
        app.state.readiness = Readiness(store)
        app.state.tables = Tables(store, app.state.settings)
        await app.state.tables.start()
        try:
            yield
        finally:
            # Whoever runs the application has said goodbye to everybody already, or it is a test.
            await app.state.closing.close()
            await app.state.tables.stop()
    finally:
        await store.close()
