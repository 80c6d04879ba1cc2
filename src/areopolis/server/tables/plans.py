"""Plans: what people who play together mean to do. Everybody sees it, and it binds nobody.

An intention is a thing of the game, so that nobody can write a text on the table of others, and
everybody reads it in a language of his own. It is a row of the journal, but none of the record.
"""

from __future__ import annotations

from areopolis.server.gate import wire
from areopolis.server.tables.ledger import Pinned
from areopolis.server.tables.table import ABANDONED, OVER, Table


def plan_sheet(table: Table) -> wire.Plan | None:
    """Return the plan of a game that goes on; None where nobody plans."""
    if table.is_waiting or table.status_now() in (OVER, ABANDONED):
        return None
    kinds = table.game.planned(table.state)
    if not kinds:
        return None
    return wire.Plan(kinds, tuple([wire.Intention(*pinned) for pinned in pinned_now(table)]))


def pinned_now(table: Table) -> list[Pinned]:
    """Return what is pinned, oldest first: until its seat has decided and others go on."""
    ledger = table.ledger
    return [
        pinned
        for pinned, moves in ledger.pins.items()
        if not ledger.has_gone_on(pinned[0], moves)
        and (pinned[0] in table.deciding or ledger.last_move_of(pinned[0]) < moves)
    ]
