"""The 24 Blueprints (specification 2.16); names are words, `BP01` to `BP24`."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import Blueprint
from areopolis.games.on_mars.data.constants import (
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
)
from areopolis.games.on_mars.rules.blueprints import TakeBlueprints
from areopolis.games.on_mars.rules.constructing import Construct
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.gaining import Gain, Score
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.learning import TakeTechs
from areopolis.games.on_mars.rules.moving import Move, MoveByRoverTech
from areopolis.games.on_mars.rules.producing import ProduceAgain
from areopolis.games.on_mars.rules.radar import UseRadar
from areopolis.games.on_mars.rules.resupplying import TakeItems
from areopolis.games.on_mars.rules.retrieving import Retrieve
from areopolis.games.on_mars.rules.trading import TradeResources
from areopolis.games.on_mars.rules.travelling import TravelToOrbit
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.rules.welcoming import WelcomeShips

BLUEPRINTS: Final[tuple[Blueprint, ...]] = (
    Blueprint("BP01", 1, MINE, (UpgradeBuildings(1, tech=1, teal=1),)),
    Blueprint("BP02", 1, MINE, (Construct(MINE, teal=1),)),
    Blueprint("BP03", 1, GENERATOR, (ProduceAgain(),)),
    Blueprint("BP04", 1, GENERATOR, (Construct(GENERATOR, teal=1),)),
    Blueprint("BP05", 1, WATER_EXTRACTOR, (WelcomeShips(1, private=1, teal=1),)),
    Blueprint("BP06", 1, WATER_EXTRACTOR, (Construct(WATER_EXTRACTOR, teal=1),)),
    Blueprint("BP07", 1, GREENHOUSE, (TakeItems(1, teal=1),)),
    Blueprint("BP08", 1, GREENHOUSE, (Construct(GREENHOUSE, teal=1),)),
    Blueprint("BP09", 1, OXYGEN_CONDENSER, (TakeTechs(1, teal=2),)),
    Blueprint("BP10", 1, OXYGEN_CONDENSER, (Construct(OXYGEN_CONDENSER, teal=1),)),
    Blueprint("BP11", 1, SHELTER, (Gain(CRYSTAL, 2, teal=1),)),
    Blueprint("BP12", 1, SHELTER, (Construct(SHELTER, teal=1),)),
    Blueprint("BP13", 3, MINE, (Score(2),)),
    Blueprint("BP14", 3, MINE, (Hire(scientists=0, contracts=1),)),
    Blueprint("BP15", 3, GENERATOR, (UseRadar(),)),
    Blueprint("BP16", 3, GENERATOR, (UpgradeBuildings(1, anywhere=1),)),
    Blueprint("BP17", 3, WATER_EXTRACTOR, (Develop(2, teal=1),)),
    Blueprint("BP18", 3, WATER_EXTRACTOR, (Retrieve(2, slots=0, working=1),)),
    Blueprint("BP19", 3, GREENHOUSE, (Retrieve(12, slots=1, working=0),)),
    Blueprint("BP20", 3, GREENHOUSE, (TradeResources(2),)),
    Blueprint("BP21", 3, OXYGEN_CONDENSER, (Move(bots=2, crystals=0, teal=1, as_rover=1),)),
    Blueprint("BP22", 3, OXYGEN_CONDENSER, (TravelToOrbit(),)),
    Blueprint("BP23", 3, SHELTER, (TakeBlueprints(1, teal=1),)),
    Blueprint("BP24", 3, SHELTER, (MoveByRoverTech(),)),
)
