"""Visitors: browsers that have been here before."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select, update

from areopolis.server.store import passes
from areopolis.server.store.schema import visitors
from areopolis.server.store.secrets import hash_of, new_cookie


def find(connection: Connection, cookie: str) -> int | None:
    """Return who holds *cookie*."""
    first = select(visitors.c.id).where(visitors.c.cookie_hash == hash_of(cookie))
    found = connection.scalar(first)
    return passes.find(connection, cookie) if found is None else found


def add(connection: Connection) -> tuple[int, str]:
    """Return a new visitor and the cookie that only its browser keeps."""
    cookie = new_cookie()
    added = connection.execute(
        insert(visitors).values(cookie_hash=hash_of(cookie), name="", created=time.time())
    )
    key = added.inserted_primary_key
    assert key is not None, "one row was added"
    return int(key[0]), cookie


def name_of(connection: Connection, visitor: int) -> str:
    """Return how *visitor* wants to be called; empty where nothing was said."""
    return connection.scalar(select(visitors.c.name).where(visitors.c.id == visitor)) or ""


def rename(connection: Connection, visitor: int, name: str) -> None:
    """Call *visitor* so from now on."""
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))
