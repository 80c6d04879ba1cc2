"""The components that come with the game."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.buildings import BUILDING_FIELDS
from areopolis.games.martians.data.components import Components
from areopolis.games.martians.data.constants import SPECIALISTS
from areopolis.games.martians.data.corporations import CORPORATIONS
from areopolis.games.martians.data.crops import CROPS
from areopolis.games.martians.data.delivery import DELIVERY_TABLE
from areopolis.games.martians.data.events import EVENT_CARDS
from areopolis.games.martians.data.kinds import DESIGNED
from areopolis.games.martians.data.mining import MINING_MAP, MINING_TOKENS
from areopolis.games.martians.data.orders import ORDERS
from areopolis.games.martians.data.regolith import REGOLITH_CARDS
from areopolis.games.martians.data.research import RESEARCH_TILES
from areopolis.games.martians.data.scenarios import SCENARIOS
from areopolis.games.martians.data.staff import HELPER_COPIES, SPECIALIST_COPIES
from areopolis.games.martians.data.weather import WEATHER

# What is ours of the game as a whole (specification 9.3).
SHARED_OURS: Final = (
    "mining-map",
    "delivery",
    "event-stacks",
    *SPECIALISTS,
    "solo",
    "tie-break",
)


def built_in() -> Components:
    """Return the components that come with the game."""
    return Components(
        BUILDING_FIELDS,
        WEATHER,
        EVENT_CARDS,
        REGOLITH_CARDS,
        CORPORATIONS,
        SPECIALIST_COPIES,
        HELPER_COPIES,
        ORDERS,
        RESEARCH_TILES,
        CROPS,
        MINING_TOKENS,
        MINING_MAP,
        SCENARIOS,
        DELIVERY_TABLE,
        {},
        {"name": "areopolis", "version": "1", "provenance": DESIGNED},
        SHARED_OURS,
    )
