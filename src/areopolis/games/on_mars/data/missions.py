"""The nine missions (specification 2.19)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import LONG, SHORT, Mission
from areopolis.games.on_mars.data.constants import (
    ADVANCED_PLACED,
    BLUEPRINT_TAKEN,
    BOT_PLACED,
    CONTRACT_COMPLETED,
    CUBE_PLACED,
    DISCOVERY_TAKEN,
    RESEARCH_TAKEN,
    SCIENTIST_TAKEN,
    TECH_TAKEN,
)

_CLASS: Final = ("length",)

MISSIONS: Final = (
    Mission("MI1", RESEARCH_TAKEN, (5, 5, 7), 2, LONG),
    Mission("MI2", BLUEPRINT_TAKEN, (10, 10, 13), 1, SHORT),
    Mission("MI3", ADVANCED_PLACED, (8, 8, 10), 1, LONG),
    Mission("MI4", BOT_PLACED, (3, 4, 5), 2, SHORT),
    Mission("MI5", DISCOVERY_TAKEN, (5, 7, 9), 1, SHORT, _CLASS),
    Mission("MI6", TECH_TAKEN, (7, 11, 12), 1, SHORT, _CLASS),
    Mission("MI7", CUBE_PLACED, (8, 11, 14), 1, LONG, _CLASS),
    Mission("MI8", SCIENTIST_TAKEN, (4, 4, 5), 2, SHORT),
    Mission("MI9", CONTRACT_COMPLETED, (2, 2, 3), 1, LONG, _CLASS),
)
# The variant First Colonists plays these, on the places A, B, C (specification 4.3).
FIRST_COLONISTS_MISSIONS: Final = (1, 7, 0)
