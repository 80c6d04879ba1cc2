"""Which way of thinking a game is best played with."""

from __future__ import annotations

from areopolis.core.seen import Seen
from areopolis.players.branch import Branch
from areopolis.players.knowledge import Knowledge
from areopolis.players.planner import Planner
from areopolis.players.pondering import Pondering
from areopolis.players.race import Race
from areopolis.players.search import Search


def planner(
    seen: Seen, knowledge: Knowledge, horizon: int, seed: int, known: Branch | None = None
) -> Planner:
    """Return a planner for what is *seen*, which goes on with what is *known* if it can."""
    options = seen.decision.options
    if knowledge.PONDERS:
        return Pondering(seen.world, seen.seat, seed, knowledge, horizon, options)
    if knowledge.GROWS_TREE:
        return Search(seen.world, seen.seat, seed, knowledge, horizon, known)
    return Race(seen.world, seen.seat, seed, knowledge, horizon, options)
