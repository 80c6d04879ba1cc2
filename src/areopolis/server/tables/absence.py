"""Absence: when a game has waited long enough for somebody to go on without him.

He is away, the question is his, and the time that everybody can see has run out: then nobody
needs his consent to an AI player in his place. In every other case he is asked as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.server.tables.draw import asked_at
from areopolis.server.tables.table import PERSON, Table

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


def absences(tables: Tables, table: Table) -> dict[int, float]:
    """Return the seats whose people are away though the game waits for them.

    With the seconds after which they count as absent; zero or less: they do.
    """
    now = tables.clock()
    found: dict[int, float] = {}
    for seat in table.deciding:
        held = table.seats[seat]
        if held.holder != PERSON:
            continue
        away = tables.hub.away(table.row.id, held.visitor)
        if away > 0.0:
            waited = min(away, now - asked_at(table, seat, now, table.ledger.wall))
            found[seat] = tables.settings.absence_minutes * 60.0 - waited
    return found


def absent(tables: Tables, table: Table) -> frozenset[int]:
    """Return the seats whose people need not be asked any more."""
    return frozenset([seat for seat, left in absences(tables, table).items() if left <= 0.0])
