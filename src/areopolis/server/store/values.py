"""Values of the server itself, and where browsers want their notices."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, text

from areopolis.server.store.rows import PushRow
from areopolis.server.store.schema import pushes, server_values

PUSH_COLUMNS: Final = [pushes.c[name] for name in PushRow.__struct_fields__]


def find(connection: Connection, name: str) -> str | None:
    """Return the value of that name."""
    return connection.scalar(select(server_values.c.value).where(server_values.c.name == name))


def put(connection: Connection, name: str, value: str) -> None:
    """Keep *value* under *name* from now on."""
    connection.execute(delete(server_values).where(server_values.c.name == name))
    connection.execute(insert(server_values).values(name=name, value=value))


def first(connection: Connection, name: str, value: str) -> str:
    """Return the value of that name; *value* becomes it where there was none.

    Of two servers that start at the same time one is first, and both get its value.
    """
    add = "INSERT INTO server_values (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
    connection.execute(text(add), {"name": name, "value": value})
    found = find(connection, name)
    assert found is not None, "somebody has put it there"
    return found


def add_push(connection: Connection, visitor: int, endpoint: str, p256dh: str, auth: str) -> None:
    """Send notices for *visitor* to *endpoint* too; a browser that subscribes anew replaces it."""
    drop_push(connection, endpoint)
    connection.execute(
        insert(pushes).values(endpoint=endpoint, visitor=visitor, p256dh=p256dh, auth=auth)
    )


def pushes_of(connection: Connection, visitor: int) -> list[PushRow]:
    """Return where *visitor* wants notices."""
    chosen = select(*PUSH_COLUMNS).where(pushes.c.visitor == visitor).order_by(pushes.c.endpoint)
    return [PushRow(**row) for row in connection.execute(chosen).mappings()]


def drop_push(connection: Connection, endpoint: str) -> None:
    """Send nothing to *endpoint* any more."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
