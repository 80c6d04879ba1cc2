"""All cards, in one table: projects by their number, then corporations."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.effect import Effect
from areopolis.games.terraforming_mars.cards import (
    colonies_c01_c25,
    colonies_c26_c49,
    corporations,
    projects_001_025,
    projects_026_050,
    projects_051_075,
    projects_076_100,
    projects_101_125,
    projects_126_150,
    projects_151_175,
    projects_176_200,
    projects_201_208,
)
from areopolis.games.terraforming_mars.cards.model import Card

CARDS: Final[tuple[Card, ...]] = (
    *projects_001_025.CARDS,
    *projects_026_050.CARDS,
    *projects_051_075.CARDS,
    *projects_076_100.CARDS,
    *projects_101_125.CARDS,
    *projects_126_150.CARDS,
    *projects_151_175.CARDS,
    *projects_176_200.CARDS,
    *projects_201_208.CARDS,
    *colonies_c01_c25.CARDS,
    *colonies_c26_c49.CARDS,
    *corporations.CARDS,
)
BEGINNER: Final = next(number for number, card in enumerate(CARDS) if card.is_beginner)

# Effects that only one card has.
CARD_EFFECTS: Final[tuple[type[Effect[Any, Any]], ...]] = (
    projects_001_025.RevealTop,
    projects_051_075.ClaimArea,
    projects_051_075.MaybeSwapCard,
    projects_051_075.AddToPlayed,
    projects_076_100.CopyProduction,
    projects_151_175.ConvertHeatProduction,
    projects_176_200.RobNeighbours,
    projects_176_200.ExchangeStock,
    colonies_c01_c25.MoveMarkers,
    colonies_c01_c25.MoveMarkerDown,
    colonies_c01_c25.NeedHere,
    colonies_c26_c49.TakeOwnBonuses,
    colonies_c26_c49.TakeBonus,
    colonies_c26_c49.TradeForFree,
    colonies_c26_c49.ExchangeHere,
    corporations.LayColonyTile,
    projects_176_200.FloodArea,
    corporations.ProduceForNeutralCities,
)
