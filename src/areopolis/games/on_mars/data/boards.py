"""Turn order, executive actions, quarters and Shuttle (specification 2.9 to 2.13)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import Effects, Executive
from areopolis.games.on_mars.data.constants import MINERAL
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.gaining import BuyColonist, Gain
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings

_WAREHOUSE: Final[Effects] = (TakeItems(1, may=1),)

TURN_ORDER: Final[tuple[Effects, ...]] = (
    (),
    _WAREHOUSE,
    (TakeTechs(1, may=1),),
    (BuyColonist(),),
    (),
    _WAREHOUSE,
    (Move(bots=2),),
    (TakeBlueprints(1, may=1),),
)

EXECUTIVE: Final = (
    Executive("EX1", 4, (Develop(1, free=1),)),
    Executive("EX2", 4, (Move(rover=2, tech=1),)),
    Executive("EX3", 3, (TakeBlueprints(1),)),
    Executive("EX4", 3, (UpgradeBuildings(1),)),
    Executive("EX5", 3, (Gain(MINERAL, 1),)),
    Executive("EX6", 2, (Move(bots=2),)),
    Executive("EX7", 2, (TakeItems(1, resources_only=1),)),
    Executive("EX8", 2, ()),
)

# The points beside the highest Colonist in the Living Quarters; which row has which is ours.
QUARTERS_OP: Final = (0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21)

# The travel space on which the Shuttle lands, by Colony level from 1; levels 4 and 5 are ours.
SHUTTLE: Final = (1, 2, 3, 3, 3)
