"""LSS benefits and reward tiles (specification 2.21)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import Benefit, Reward
from areopolis.games.on_mars.data.constants import CRYSTAL, MINERAL
from areopolis.games.on_mars.rules.gaining import Gain
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.retrieving import Retrieve
from areopolis.games.on_mars.rules.rewards import (
    ByAdvanced,
    ByBots,
    ByColonists,
    ByDiscoveries,
    ByHighestTech,
    ByMines,
    ByShelters,
    ByShips,
)

ROWS: Final = 6

BENEFITS: Final = (
    Benefit("LB1", (Move(bots=2),)),
    Benefit("LB2", (Retrieve(1, slots=1, working=1, may=1),)),
    Benefit("LB3", (Gain(CRYSTAL, 1),)),
    Benefit("LB4", (Gain(MINERAL, 1),)),
)

REWARD_TILES: Final = (
    Reward("LR1", ByHighestTech(1)),
    Reward("LR2", ByShips(2)),
    Reward("LR3", ByAdvanced(2)),
    Reward("LR4", ByMines(2)),
    Reward("LR5", ByBots(2)),
    Reward("LR6", ByDiscoveries(2)),
    Reward("LR7", ByShelters(2)),
    Reward("LR8", ByColonists(1)),
)
