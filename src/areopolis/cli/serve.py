"""`areopolis serve`: tables in the browser."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.text import Text

from areopolis.cli.arguments import Language, whole_number
from areopolis.cli.desk import Complaint, Desk

if TYPE_CHECKING:
    from areopolis.server.settings import Settings
    from areopolis.server.store import StoreError

Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="cli.help.serve-host")]
Port = Annotated[str | None, typer.Option("--port", metavar="N", help="cli.help.serve-port")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="FILE|URL", help="cli.help.serve-database")
]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="cli.help.serve-config")
]
Workers = Annotated[
    str | None, typer.Option("--workers", metavar="N", help="cli.help.serve-workers")
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="cli.help.serve-open")]

PORT_MOST: Final = 65535
WORKERS_MOST: Final = 256
# Without one of these a browser would be one in this terminal.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def serve(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    config: Config = None,
    workers: Workers = None,
    open_browser: Open = False,
    lang: Language = "",
) -> None:
    """Serve tables to browsers until somebody stops it."""
    # Not at the top: the other commands start twice as fast without a server.
    from areopolis.server import logs
    from areopolis.server.app import create_app
    from areopolis.server.serving import TableServer, address_of, listen, settle
    from areopolis.server.settings import BadSettings, read_settings

    desk: Desk = context.obj
    given: dict[str, Any] = {
        "host": host,
        "port": None if port is None else whole_number("--port", port, 0, PORT_MOST),
        "database": database,
        "workers": None if workers is None else whole_number("--workers", workers, 0, WORKERS_MOST),
    }
    try:
        settings = read_settings(config, os.environ, given)
        app = create_app(settings)
    except BadSettings as error:
        raise Complaint("error.serve-setting", field=error.field, why=error.why) from error
    logs.configure(settings)
    try_database(settings)
    is_fixed = port is not None or config is not None or "AREOPOLIS_PORT" in os.environ
    try:
        listening = listen(settings.host, settings.port, is_fixed)
    except OSError as error:
        place = f"{settings.host}:{settings.port}"
        why = error.strerror or str(error)
        raise Complaint("error.serve-port", place=place, why=why) from error
    address = settings.public_url or address_of(listening)

    def ready() -> None:
        settle()
        said = Text.assemble(desk.voice.say("serve.address"), " ", (address, "bold cyan"))
        desk.out.print(said, soft_wrap=True)
        desk.out.print(desk.voice.say("serve.end"), style="dim")
        if open_browser and has_browser():
            # Some browsers do not return before they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # The web server ends in good order and then raises the signal again: for us that was the end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        TableServer(app, settings, ready).run([listening])


def try_database(settings: Settings) -> None:
    """Open the database once, so that what is wrong with it is said before anything else.

    Raises:
        Complaint: it cannot be used.
    """
    from areopolis.server.store import Store, StoreError

    async def open_and_close() -> None:
        store = await Store.open(settings.database_address)
        await store.close()

    try:
        asyncio.run(open_and_close())
    except StoreError as error:
        raise complaint_of(error) from error


def complaint_of(error: StoreError) -> Complaint:
    """Return what the user has to put right."""
    from areopolis.server.store import BadDatabase, DatabaseInUse, NewerSchema

    if isinstance(error, NewerSchema):
        return Complaint("error.serve-newer", found=error.found, known=error.known)
    if isinstance(error, DatabaseInUse):
        return Complaint("error.serve-in-use", path=error.path)
    assert isinstance(error, BadDatabase), "opening a store raises nothing else"
    return Complaint("error.serve-database", place=error.url, why=error.why)


def has_browser() -> bool:
    """Whether there is a screen on which a browser can be opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(screen) for screen in SCREENS)
