"""The four corporations (specification 4.4): the six technologies are printed, the rest is ours.

Each corporation has one technology that costs it a unit of time less than the others.
"""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.data.kinds import Corporation, CropYield

BASIC_CROP: Final = CropYield(cost(water=1), food=1, medicine=0)

_OURS: Final = ("name", "colour", "time", "basic-crop")

# Long arm, weather report, DNA modification, solar energy, kinetic energy, molecular sensor.
CORPORATIONS: Final = (
    Corporation("CP1", "red", (2, 1, 3, 1, 2, 2), BASIC_CROP, _OURS),
    Corporation("CP2", "blue", (2, 1, 3, 2, 1, 2), BASIC_CROP, _OURS),
    Corporation("CP3", "green", (1, 1, 3, 2, 2, 2), BASIC_CROP, _OURS),
    Corporation("CP4", "white", (2, 1, 3, 2, 2, 1), BASIC_CROP, _OURS),
)
