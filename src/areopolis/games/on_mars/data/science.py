"""Scientists and Earth Contracts (specification 2.17, 2.18)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import Contract, Cost, Scientist
from areopolis.games.on_mars.data.constants import (
    BATTERY,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    SHELTER,
    WATER,
    WATER_EXTRACTOR,
)

SCIENTISTS: Final[tuple[Scientist, ...]] = (
    Scientist("geologist", Cost(colonists=2), MINE, GENERATOR),
    Scientist("rnd-engineer", Cost(units=(MINERAL, MINERAL)), GENERATOR, WATER_EXTRACTOR),
    Scientist("hydrologist", Cost(units=(BATTERY, BATTERY)), WATER_EXTRACTOR, GREENHOUSE),
    Scientist("biochemist", Cost(units=(WATER, WATER)), GREENHOUSE, OXYGEN_CONDENSER),
    Scientist("geochemist", Cost(units=(PLANT, PLANT)), OXYGEN_CONDENSER, SHELTER),
    Scientist("systems-engineer", Cost(units=(OXYGEN, OXYGEN)), SHELTER, MINE),
)

CONTRACT_COST: Final = Cost(crystals=1)

# Items in the order mineral, battery, water, plant, oxygen, crystal.
CONTRACTS: Final[tuple[Contract, ...]] = (
    Contract("EC01", 12, 6, building=MINE),
    Contract("EC02", 12, 6, building=GENERATOR),
    Contract("EC03", 12, 6, building=WATER_EXTRACTOR),
    Contract("EC04", 12, 6, building=GREENHOUSE),
    Contract("EC05", 12, 6, building=OXYGEN_CONDENSER),
    Contract("EC06", 12, 6, building=SHELTER),
    Contract("EC07", 9, 4, items=(4, 0, 0, 0, 0, 0)),
    Contract("EC08", 9, 4, items=(2, 3, 0, 0, 0, 0)),
    Contract("EC09", 9, 4, items=(2, 0, 3, 0, 0, 0)),
    Contract("EC10", 9, 4, items=(2, 0, 0, 0, 3, 0)),
    Contract("EC11", 9, 4, items=(2, 0, 0, 3, 0, 0)),
    Contract("EC12", 9, 4, items=(2, 0, 0, 0, 0, 3)),
)
