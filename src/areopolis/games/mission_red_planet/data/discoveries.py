"""The 13 discoveries (specification 8.2)."""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import (
    DISCOVERY,
    FINAL,
    ICE,
    PRODUCTION,
    Discovery,
)
from areopolis.games.mission_red_planet.rules.discoveries import (
    DIVIDE,
    EVEN,
    ODD,
    AdjacentBonus,
    EachLoses,
    EachMovesAdjacent,
    NoProduction,
    OwnBonus,
    ParityWins,
    PointsMost,
    PointsPresent,
    ProduceOther,
    PullFromDocked,
    SecondWins,
)

_ALL_OURS: Final = ("name", "phase", "effect")

DISCOVERIES: Final = (
    Discovery("D01", DISCOVERY, EachLoses(1), ("phase", "effect")),
    Discovery("D02", DISCOVERY, EachMovesAdjacent(1), _ALL_OURS),
    Discovery("D03", DISCOVERY, PullFromDocked(), _ALL_OURS),
    Discovery("D04", PRODUCTION, AdjacentBonus(1), ("effect",)),
    Discovery("D05", PRODUCTION, NoProduction(), ("zone",)),
    Discovery("D06", PRODUCTION, ParityWins(EVEN), ("effect",)),
    Discovery("D07", PRODUCTION, ParityWins(ODD), ("effect",)),
    Discovery("D08", PRODUCTION, SecondWins()),
    Discovery("D09", PRODUCTION, ProduceOther(ICE), ("name", "phase")),
    Discovery("D10", PRODUCTION, OwnBonus(2), ("name", "amount")),
    Discovery("D11", FINAL, PointsPresent(3), _ALL_OURS),
    Discovery("D12", FINAL, PointsMost(6, DIVIDE), _ALL_OURS),
    Discovery("D13", FINAL, PointsPresent(-3), _ALL_OURS),
)
