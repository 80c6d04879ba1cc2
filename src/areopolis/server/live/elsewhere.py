"""Elsewhere: who looks at tables through other servers on the same database, as they tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# Seconds between two words of a server about its tables, and after which it counts as gone.
EVERY: Final = 10.0
HOLDS: Final = 35.0
# A word has room for so many people.
PEOPLE_MOST: Final = 500
NOBODY: Final[frozenset[int]] = frozenset()


class Elsewhere:
    """What other servers have said."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin without having heard of anybody; *clock* only runs."""
        self.clock = clock
        # By table and server: who is there, and when that was said.
        self.said: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    def hear(self, table: str, server: str, visitors: frozenset[int]) -> frozenset[int]:
        """Take in who looks at *table* through *server*; return who has come or gone there."""
        known = self.said.setdefault(table, {})
        before, _ = known.pop(server, (frozenset(), 0.0))
        if visitors:
            known[server] = visitors, self.clock()
        elif not known:
            del self.said[table]
        return before ^ visitors

    def at(self, table: str) -> frozenset[int]:
        """Return who looks at *table* through other servers."""
        if table not in self.said:
            return NOBODY
        oldest = self.clock() - HOLDS
        words = self.said[table].values()
        return frozenset([one for visitors, then in words if then >= oldest for one in visitors])


def written(server: str, table: str, visitors: frozenset[int]) -> str:
    """Return what a server says about who is at *table*."""
    return f"{server} {table} {','.join([str(one) for one in sorted(visitors)[:PEOPLE_MOST]])}"


def read(payload: str) -> tuple[str, str, frozenset[int]]:
    """Return the server, the table and the visitors of what was said."""
    server, table, visitors = payload.split(" ")
    return server, table, frozenset([int(one) for one in visitors.split(",") if one])
