"""Discovery and Research tiles (specification 2.22, 2.23)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import Discovery, Effects
from areopolis.games.on_mars.data.constants import (
    BATTERY,
    BUILDING_KINDS,
    CRYSTAL,
    MINERAL,
    OXYGEN,
    PLANT,
    WATER,
)
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.constructing import ANY_BUILDING, Construct
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.gaining import Gain
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings

_COPIES: Final = ("copies",)
_AMOUNT: Final = ("copies", "amount")

RESEARCH_BENEFIT: Final[Effects] = (Develop(2, free=1, may=1),)

TILES: Final = (
    Discovery("DT01", (Develop(2, may=1),), _COPIES),
    Discovery("DT02", (UpgradeBuildings(2, may=1),), _COPIES),
    Discovery("DT03", (Construct(ANY_BUILDING, may=1),), _COPIES),
    Discovery("DT04", (Hire(scientists=1, contracts=1, may=1),), _COPIES),
    Discovery("DT05", (TakeBlueprints(2, may=1),), _COPIES),
    Discovery("DT06", (TakeItems(2, may=1),), _COPIES),
    Discovery("DT07", (Gain(CRYSTAL, 3),), _COPIES),
    Discovery("DT08", (TakeTechs(1, may=1),), _COPIES),
    *[
        Discovery(f"DT{9 + kind:02}", (Construct(kind, may=1),), _COPIES)
        for kind in range(BUILDING_KINDS)
    ],
    Discovery("DT15", (Gain(MINERAL, 3),), _AMOUNT),
    Discovery("DT16", (Gain(BATTERY, 3),), _AMOUNT),
    Discovery("DT17", (Gain(WATER, 3),), _AMOUNT),
    # That this tile shows three Plants was seen.
    Discovery("DT18", (Gain(PLANT, 3),), _COPIES),
    Discovery("DT19", (Gain(OXYGEN, 3),), _AMOUNT),
)
