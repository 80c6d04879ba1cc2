"""Sharing a finished game: a link by which anybody may look at it, its replay and its review.

Its key is signed by the server, so that nothing is kept of it, and everybody who shares the game
hands out the same one. A new key for spectators voids it.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from areopolis.server.gate import wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.tables.records import sealing_key
from areopolis.server.tables.table import Table

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

SIGNATURE_BYTES: Final = 20
PURPOSE: Final = b"areopolis-share"
BETWEEN: Final = "."


async def share(tables: Tables, table: Table) -> wire.Shared:
    """Return the key of a finished game.

    Raises:
        Refused: the game is not over.
    """
    if not table.state.over:
        raise Refused("not-over", 409)
    return wire.Shared(await signed(tables, table.row.id))


async def let_look(tables: Tables, key: str, visitor: int) -> str | None:
    """Let *visitor* look at the game that *key* shares, and return its table."""
    table = await shared_by(tables, key)
    if table is not None:
        await tables.store.let_watch(table, visitor)
    return table


async def shared_by(tables: Tables, key: str) -> str | None:
    """Return the table whose game *key* shares; None where it shares none."""
    table = key.partition(BETWEEN)[0]
    if not compare_digest(key.encode(), (await signed(tables, table)).encode()):
        return None
    return None if await tables.store.table(table) is None else table


async def signed(tables: Tables, table: str) -> str:
    """Return the key that shares *table*."""
    text = f"{table} {await tables.store.watch_hash(table)}".encode()
    secret = await sealing_key(tables.store)
    digest = blake2b(text, digest_size=SIGNATURE_BYTES, key=secret, person=PURPOSE).digest()
    return table + BETWEEN + urlsafe_b64encode(digest).decode().rstrip("=")
