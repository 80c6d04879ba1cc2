"""The 8 crop tiles (specification 4.8): the count is printed, the kinds are ours."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.data.kinds import Crop, CropYield

_OURS: Final = ("name", "effect", "copies")

CROPS: Final = (
    Crop("CR1", CropYield(cost(water=1, energy=1), food=2, medicine=0), 2, _OURS),
    Crop("CR2", CropYield(cost(water=2), food=3, medicine=0), 2, _OURS),
    Crop("CR3", CropYield(cost(water=1, energy=1), food=0, medicine=1), 2, _OURS),
    Crop("CR4", CropYield(cost(water=2, energy=1), food=1, medicine=1), 2, _OURS),
)
