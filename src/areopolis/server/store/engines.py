"""Connections: how each kind of database is opened, for reading and for writing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from areopolis.server.store.errors import BadDatabase

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
# Nobody waits longer than two seconds: one for those before him, one for himself.
BUSY_MILLISECONDS: Final = 1_000
READERS: Final = 4

# A commit is on the disk when it returns, whatever happens to the power. WAL alone would promise
# that only for a crash of the process.
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
    "PRAGMA foreign_keys=ON",
)


def address(database: str) -> URL:
    """Return the address of *database*: a URL, or the path of an SQLite file.

    Raises:
        BadDatabase: no database has such an address.
    """
    if "://" not in database:
        return URL.create(SQLITE, database=database)
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        # What cannot be read may hold a password anywhere.
        raise BadDatabase(database.partition(":")[0], "not a database URL") from None
    if url.drivername in ("postgres", POSTGRESQL):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in (SQLITE, POSTGRESQL):
        raise BadDatabase(shown(url), "use sqlite:///path or postgresql://user@host/name")
    if url.get_backend_name() == SQLITE and url.database in (None, "", ":memory:"):
        raise BadDatabase(shown(url), "tables must survive the process: name a file")
    return url


def writing_engine(url: URL) -> Engine:
    """Return the engine of the one thread that writes.

    Raises:
        BadDatabase: the driver is not installed, or the folder cannot be made.
    """
    engine = opened(url, 1)
    if is_sqlite(url):
        event.listen(engine, "begin", begin_immediate)
    return engine


def reading_engine(url: URL) -> Engine:
    """Return the engine of the threads that read."""
    engine = opened(url, READERS)
    if not is_sqlite(url):
        # What is read together is of one moment; SQLite's transactions always are.
        return engine.execution_options(isolation_level="REPEATABLE READ")
    event.listen(engine, "connect", forbid_writing)
    event.listen(engine, "begin", begin_deferred)
    return engine


def single_engine(url: URL) -> Engine:
    """Return an engine for one connection that stays open, to listen on."""
    return create_engine(url, poolclass=NullPool)


def opened(url: URL, connections: int) -> Engine:
    """Return an engine with at most so many connections."""
    if is_sqlite(url):
        path = Path(str(url.database))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(str(path), error.strerror or "cannot be made") from error
        arguments: dict[str, Any] = {"check_same_thread": False}
        engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args=arguments)
        event.listen(engine, "connect", prepare)
        return engine
    if "options" not in url.query:
        url = url.update_query_dict({"options": f"-c lock_timeout={BUSY_MILLISECONDS}"})
    try:
        return create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True)
    except ImportError as error:
        raise BadDatabase(shown(url), "install areopolis[postgresql] for this database") from error


def shown(url: URL) -> str:
    """Return *url* as it may be shown: without its password."""
    return url.render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    """Whether this is a file of ours, and no server."""
    return url.get_backend_name() == SQLITE


def check_whole(engine: Engine) -> None:
    """Look through an SQLite file, so that a damage is known before anybody plays on it.

    Raises:
        BadDatabase: the file is damaged.
    """
    if engine.dialect.name != SQLITE:
        return
    with engine.connect() as connection:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != "ok":
        raise BadDatabase(shown(engine.url), " ".join(found.split()))


def prepare(connection: Any, _record: Any) -> None:
    """Make an SQLite connection durable and strict; transactions are begun by us alone."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def forbid_writing(connection: Any, _record: Any) -> None:
    """Keep readers from writing: all writing goes through one thread."""
    connection.execute("PRAGMA query_only=ON")


def begin_immediate(connection: Connection) -> None:
    """Take the write lock at once, so that no transaction has to be given up in the middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_deferred(connection: Connection) -> None:
    """Read one consistent moment."""
    connection.exec_driver_sql("BEGIN")
