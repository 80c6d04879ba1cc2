"""The 16 Private Goals (specification 2.20)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import Effects, Goal
from areopolis.games.on_mars.data.constants import MINERAL
from areopolis.games.on_mars.rules.developing import Develop
from areopolis.games.on_mars.rules.gaining import AddColonists, Gain, GainAny, SomeCrystals
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.moving import Move
from areopolis.games.on_mars.rules.requirements import (
    AdvancedBuildings,
    AdvancedInComplex,
    ColonistsAtHome,
    ColonyLevel,
    DevelopedTechs,
    DiscoveriesTaken,
    LargeComplexes,
    MinesWorked,
    OwnBlueprints,
    OwnTechs,
    ProgressCubes,
    ResearchTaken,
    SameResources,
    ScienceDone,
    SheltersBuilt,
    ShipsInHangar,
)
from areopolis.games.on_mars.rules.retrieving import Retrieve
from areopolis.games.on_mars.rules.travelling import TravelAcross
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.rules.welcoming import WelcomeShips

# Every goal offers this or its own reward.
DEVELOP: Final[Effects] = (Develop(2, free=1, may=1),)

GOALS: Final = (
    Goal("PG01", OwnBlueprints(4), (UpgradeBuildings(2, free=1, may=1),)),
    Goal("PG02", AdvancedBuildings(3), (GainAny(3),)),
    Goal("PG03", MinesWorked(3), (Gain(MINERAL, 3),)),
    Goal("PG04", DiscoveriesTaken(3), (Move(rover=5, tech=1),)),
    Goal("PG05", AdvancedInComplex(4), (AddColonists(2),)),
    Goal("PG06", SameResources(4), (Hire(scientists=0, contracts=1, free=1, may=1),)),
    Goal("PG07", SheltersBuilt(3), (AddColonists(2),)),
    Goal("PG08", ColonyLevel(3), (Move(rover=5, tech=1),)),
    Goal("PG09", ColonistsAtHome(7), (WelcomeShips(1, free=1),)),
    Goal("PG10", OwnTechs(5), (Retrieve(2, slots=1, working=1, may=1),)),
    Goal("PG11", ShipsInHangar(3), (TravelAcross(),)),
    Goal("PG12", ResearchTaken(2), (Hire(scientists=1, contracts=0, free=1, may=1),)),
    Goal("PG13", ScienceDone(), (Hire(scientists=0, contracts=1, free=1, may=1),)),
    # The card shows three spaces of the laboratory; which is not known.
    Goal("PG14", DevelopedTechs(3, 4), (SomeCrystals(3),), ("spaces",)),
    Goal("PG15", ProgressCubes(3), (Retrieve(2, slots=1, working=1, may=1),)),
    Goal("PG16", LargeComplexes(2), (UpgradeBuildings(2, free=1, may=1),)),
)
