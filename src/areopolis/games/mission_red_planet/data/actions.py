"""The four action cards (specification 8.3)."""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import (
    DISCOVERY_START,
    FINAL_START,
    ICE,
    PRODUCTION_START,
    ROUND_END,
    ActionCard,
)
from areopolis.games.mission_red_planet.data.zones import PH
from areopolis.games.mission_red_planet.rules.action_cards import (
    OWN,
    ExtraMoves,
    ForceLaunchOf,
    GainTokens,
    ReturnLost,
)

_ALL_OURS: Final = ("name", "trigger", "effect")

ACTIONS: Final = (
    ActionCard("A01", FINAL_START, 0, GainTokens(ICE, 2), ("trigger", "amount")),
    ActionCard("A02", DISCOVERY_START, 0, ReturnLost(2, PH), _ALL_OURS),
    ActionCard("A03", ROUND_END, 10, ForceLaunchOf(OWN), _ALL_OURS),
    ActionCard("A04", PRODUCTION_START, 3, ExtraMoves(3), ("name", "trigger", "amount")),
)
