"""The 12 research tiles (specification 4.7): two of them stand in examples of the rulebook."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.data.kinds import ResearchTile

_OURS: Final = ("name", "effect")

RESEARCH_TILES: Final = (
    ResearchTile("RT01", 2, cost(yellow=1), 10, ours=("name",)),
    ResearchTile("RT02", 2, cost(regolith=1), 8, ours=("name", "cost")),
    ResearchTile("RT03", 1, cost(ice=1), 5, ours=_OURS),
    ResearchTile("RT04", 2, cost(ice=2), 9, ours=_OURS),
    ResearchTile("RT05", 2, cost(blue=1), 11, ours=_OURS),
    ResearchTile("RT06", 2, cost(red=1), 11, ours=_OURS),
    ResearchTile("RT07", 3, cost(green=1), 14, ours=_OURS),
    ResearchTile("RT08", 3, cost(energy=1), 10, ours=_OURS),
    ResearchTile("RT09", 1, cost(water=1), 6, ours=_OURS),
    ResearchTile("RT10", 1, cost(food=1), 7, ours=_OURS),
    ResearchTile("RT11", 1, cost(medicine=1), 9, ours=_OURS),
    ResearchTile("RT12", 1, cost(different_minerals=2), 20, ours=_OURS),
)
