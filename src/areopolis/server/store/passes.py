"""Passes: further secrets of a person, who has one cookie from the beginning.

A session is the cookie of another device. A code for a device holds for minutes, one for recovery
until it is used; both are exchanged for a session, once.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from areopolis.server.store.schema import passes, visitors
from areopolis.server.store.secrets import hash_of, new_code, new_cookie, read_code

SESSION: Final = "session"
DEVICE: Final = "device"
RECOVERY: Final = "recovery"

# Ten letters are fifty bits, and nobody may try many; what is written down may be longer.
DEVICE_LETTERS: Final = 10
RECOVERY_LETTERS: Final = 30
DEVICE_SECONDS: Final = 300.0
# More devices nobody has: the oldest go.
SESSIONS_MOST: Final = 20


def new_device(connection: Connection, visitor: int) -> str:
    """Return a code by which another device becomes *visitor*; earlier ones are void."""
    return code(connection, visitor, DEVICE, DEVICE_LETTERS, time.time() + DEVICE_SECONDS)


def new_recovery(connection: Connection, visitor: int) -> str:
    """Return a code by which *visitor* comes back; earlier ones are void."""
    return code(connection, visitor, RECOVERY, RECOVERY_LETTERS, None)


def code(
    connection: Connection, visitor: int, kind: str, letters: int, expires: float | None
) -> str:
    """Return a new code of that kind, the only one that *visitor* has."""
    drop(connection, visitor, kind)
    made = new_code(letters)
    add(connection, visitor, kind, read_code(made), expires)
    return made


def redeem(connection: Connection, written: str) -> tuple[int, str] | None:
    """Exchange a code for a session; return whose it is, and its cookie."""
    known = hash_of(read_code(written))
    chosen = select(passes.c.visitor, passes.c.expires).where(
        passes.c.hash == known, passes.c.kind != SESSION
    )
    found = connection.execute(chosen).first()
    if found is None:
        return None
    # Of two who come at the same time one takes it away.
    taken = connection.execute(delete(passes).where(passes.c.hash == known))
    if taken.rowcount != 1 or (found.expires is not None and found.expires < time.time()):
        return None
    cookie = new_cookie()
    add(connection, found.visitor, SESSION, cookie, None)
    kept = select(passes.c.hash).where(mine(found.visitor, SESSION))
    newest = kept.order_by(passes.c.created.desc(), passes.c.hash).limit(SESSIONS_MOST)
    old = mine(found.visitor, SESSION) & passes.c.hash.not_in(newest.scalar_subquery())
    connection.execute(delete(passes).where(old))
    return found.visitor, cookie


def end(connection: Connection, visitor: int) -> str:
    """Void all cookies of *visitor* and all codes for devices; return a new cookie."""
    drop(connection, visitor, SESSION)
    drop(connection, visitor, DEVICE)
    cookie = new_cookie()
    known = {"cookie_hash": hash_of(cookie)}
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(**known))
    return cookie


def find(connection: Connection, cookie: str) -> int | None:
    """Return whose session *cookie* is."""
    known = (passes.c.hash == hash_of(cookie)) & (passes.c.kind == SESSION)
    return connection.scalar(select(passes.c.visitor).where(known))


def count(connection: Connection, visitor: int, kind: str) -> int:
    """Return how many passes of that kind *visitor* has."""
    counted = select(func.count()).select_from(passes).where(mine(visitor, kind))
    return connection.scalar(counted) or 0


def add(
    connection: Connection, visitor: int, kind: str, secret: str, expires: float | None
) -> None:
    """Keep what is kept of a *secret*."""
    values = {"hash": hash_of(secret), "visitor": visitor, "kind": kind, "expires": expires}
    connection.execute(insert(passes).values(**values, created=time.time()))


def drop(connection: Connection, visitor: int, kind: str) -> None:
    """Void the passes of that kind."""
    connection.execute(delete(passes).where(mine(visitor, kind)))


def mine(visitor: int, kind: str) -> ColumnElement[bool]:
    """Return the condition that a pass is of *visitor* and that kind."""
    return (passes.c.visitor == visitor) & (passes.c.kind == kind)
