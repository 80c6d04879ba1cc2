"""Listening: what other servers on the same PostgreSQL have committed."""

from __future__ import annotations

import time
from threading import Event, Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DBAPIError

from areopolis.server.store.news import CHANNEL, PRESENCE, News, heard
from areopolis.server.store.schema import tables

# How long to wait for one notification before looking whether the end has come.
PATIENCE_SECONDS: Final = 0.2
RETRY_SECONDS: Final = 1.0
# Clocks of servers differ a little, and transactions take their time.
SLACK_SECONDS: Final = 120.0


class Listener(Thread):
    """Hears of commits on a connection of its own and finds a way back when it is cut."""

    def __init__(self, engine: Engine, news: News) -> None:
        """Listen on *engine* and hand what is heard to *news*."""
        super().__init__(name="store-listener", daemon=True)
        self.engine = engine
        self.news = news
        self.is_stopping = Event()
        self.is_listening = Event()
        self.heard_until = time.time()

    def stop(self) -> None:
        """Hear no more."""
        self.is_stopping.set()
        self.join()

    def run(self) -> None:
        """Listen until told to stop."""
        while not self.is_stopping.is_set():
            try:
                with self.engine.connect() as connection:
                    self.listen(connection)
            except (DBAPIError, self.engine.dialect.loaded_dbapi.Error):
                self.is_listening.clear()
                self.is_stopping.wait(RETRY_SECONDS)

    def listen(self, connection: Connection) -> None:
        """Hear notifications until the connection is cut or the end has come."""
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.execute(text(f"LISTEN {CHANNEL}"))
        connection.execute(text(f"LISTEN {PRESENCE}"))
        self.catch_up(connection)
        self.is_listening.set()
        driver: Any = connection.connection.driver_connection
        while not self.is_stopping.is_set():
            arrived = list(driver.notifies(timeout=PATIENCE_SECONDS, stop_after=1))
            self.news.spread([heard(one.payload) for one in arrived if one.channel == CHANNEL])
            for one in arrived:
                if one.channel == PRESENCE:
                    self.news.present(one.payload)
            self.heard_until = time.time()

    def catch_up(self, connection: Connection) -> None:
        """Tell of everything that may have been missed while nobody listened."""
        since = self.heard_until - SLACK_SECONDS
        chosen = select(tables.c.id, tables.c.version).where(tables.c.changed >= since)
        self.news.spread([(row.id, row.version) for row in connection.execute(chosen)])
