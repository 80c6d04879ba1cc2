"""The laboratory of a player board (specification 2.8)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import Cost, Effects, Lab
from areopolis.games.on_mars.data.constants import ANY, CRYSTAL, MINERAL, OXYGEN
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.gaining import Gain
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings

_WAREHOUSE: Final[Effects] = (TakeItems(1, may=1),)
_BOTS: Final[Effects] = (Move(bots=2),)
_NONE: Final[Effects] = ()

LAB: Final = Lab(
    names=(
        "L1a",
        "L1b",
        "L2a",
        "L2b",
        "L2c",
        "L3a",
        "L3b",
        "L4a",
        "L4b",
        "L4c",
        "L5a",
        "L5b",
        "L6",
    ),
    levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6),
    heights=(0, 2, -1, 1, 3, 0, 2, -1, 1, 3, 0, 2, 1),
    right=(
        (2, 3),
        (3, 4),
        (5,),
        (5, 6),
        (6,),
        (7, 8),
        (8, 9),
        (10,),
        (10, 11),
        (11,),
        (12,),
        (12,),
        (),
    ),
    benefits=(
        _WAREHOUSE,
        (Gain(CRYSTAL, 1),),
        _NONE,
        _NONE,
        _NONE,
        (Gain(MINERAL, 1),),
        _BOTS,
        _NONE,
        _NONE,
        _NONE,
        (UpgradeBuildings(1, tech=1, teal=1, may=1),),
        (TakeBlueprints(1, teal=1, may=1),),
        _NONE,
    ),
    # Moving a tile into column 1 costs what the grid says.
    costs=(
        Cost(),
        Cost(units=(ANY,)),
        Cost(units=(OXYGEN,)),
        Cost(units=(OXYGEN,)),
        Cost(units=(OXYGEN, ANY)),
        Cost(units=(OXYGEN,), crystals=1),
    ),
    points=(1, 2, 3, 4, 5, 9),
    start=3,
)
