"""The eight scenarios (specification 4.12): all ours; the printed ones are unknown.

Numbers are for two, three and four players.
"""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import DISEASE, MEDICAL_CARE, SOLAR
from areopolis.games.martians.data.costs import NOTHING, cost
from areopolis.games.martians.data.kinds import Requirement, Scenario
from areopolis.games.martians.data.mining import MINING_MAP
from areopolis.games.martians.rules.goals import (
    ChangeOutput,
    ChangeRtg,
    ColonyTechnologies,
    CorporationTechnologies,
    ExtraColonists,
    GrowthStart,
    Installations,
    MoreDemand,
    NoDeaths,
    Site,
    TechnologyDeveloped,
    TokensRemoved,
)

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
LEVELS: Final = (EASY, MEDIUM, HARD)

_OURS: Final = ("name", "effect")
_OLD_BASE: Final = MINING_MAP.fields.index("D5")

SCENARIOS: Final = (
    Scenario(
        "S1",
        EASY,
        (
            Requirement("a", (cost(water=1), cost(water=2), cost(water=2)), (4, 4, 4)),
            Requirement("b", (cost(food=1), cost(food=1), cost(food=1)), (4, 4, 4)),
            Requirement("c", (cost(medicine=1), cost(medicine=1), cost(medicine=1)), (5, 5, 5)),
        ),
        modifiers=(ChangeRtg((0, 6, 4)), GrowthStart((2, 0, 0))),
        ours=_OURS,
    ),
    Scenario(
        "S2",
        EASY,
        (
            Requirement("a", (cost(energy=5), cost(energy=16), cost(energy=24)), (4, 4, 4)),
            Requirement("b", (cost(material=2), cost(material=8), cost(material=10)), (4, 4, 4)),
            Requirement(
                "c",
                (cost(regolith=4, water=0), cost(regolith=10, water=0), cost(regolith=10, water=3)),
                (4, 4, 4),
            ),
        ),
        end_conditions=(Installations((3, 6, 7), True),),
        ours=_OURS,
    ),
    Scenario(
        "S3",
        MEDIUM,
        (
            Requirement(
                "a",
                (cost(regolith=4, water=0), cost(regolith=7, water=0), cost(regolith=10, water=8)),
                (4, 4, 4),
            ),
            Requirement(
                "b",
                (cost(material=3, food=0), cost(material=6, food=0), cost(material=10, food=3)),
                (3, 3, 3),
            ),
        ),
        end_conditions=(TokensRemoved((4, 4, 4), (2, 8, 8)),),
        ours=_OURS,
    ),
    Scenario(
        "S4",
        MEDIUM,
        (
            Requirement("a", (cost(yellow=1), cost(yellow=1), cost(yellow=1)), (4, 4, 4)),
            Requirement("b", (cost(blue=1), cost(blue=1), cost(blue=1)), (4, 4, 4)),
            Requirement("c", (NOTHING, cost(red=1), cost(red=1)), (4, 4, 4)),
            Requirement("d", (NOTHING, NOTHING, cost(green=1)), (5, 5, 5)),
        ),
        end_conditions=(ColonyTechnologies((1, 1, 2)), CorporationTechnologies((2, 1, 4))),
        ours=_OURS,
    ),
    Scenario(
        "S5",
        MEDIUM,
        (
            Requirement(
                "a",
                (
                    cost(regolith=2, energy=2, material=1),
                    cost(regolith=2, energy=2, material=1),
                    cost(regolith=2, energy=2, material=1),
                ),
                (5, 5, 5),
                after="site",
            ),
            Requirement(
                "b", (cost(energy=4), cost(energy=8), cost(energy=9)), (4, 4, 4), after="a"
            ),
            Requirement(
                "c",
                (cost(water=2, medicine=1), cost(water=4, medicine=2), cost(water=2, medicine=2)),
                (6, 6, 6),
            ),
        ),
        modifiers=(Site(_OLD_BASE),),
        ours=_OURS,
    ),
    Scenario(
        "S6",
        MEDIUM,
        (
            Requirement("a", (cost(food=2), cost(food=5), cost(food=4)), (4, 4, 4)),
            Requirement("b", (cost(medicine=1), cost(medicine=2), cost(medicine=2)), (5, 5, 5)),
            Requirement("c", (cost(water=3), cost(water=4), cost(water=5)), (4, 4, 4)),
        ),
        modifiers=(GrowthStart((2, 1, 1)),),
        end_conditions=(ExtraColonists(), NoDeaths()),
        ours=_OURS,
    ),
    Scenario(
        "S7",
        HARD,
        (
            Requirement(
                "a",
                (
                    cost(water=2, medicine=1, energy=3),
                    cost(water=3, medicine=1, energy=0),
                    cost(water=2, medicine=1, energy=1),
                ),
                (4, 4, 4),
                times=(2, 4, 5),
            ),
        ),
        modifiers=(MoreDemand(DISEASE, (1, 1, 1), (3, 3, 4)),),
        end_conditions=(TechnologyDeveloped(MEDICAL_CARE),),
        ours=_OURS,
    ),
    Scenario(
        "S8",
        HARD,
        (
            Requirement("a", (cost(energy=8), cost(energy=15), cost(energy=26)), (4, 4, 4)),
            Requirement(
                "b",
                (
                    cost(regolith=4, material=2),
                    cost(regolith=9, material=6),
                    cost(regolith=10, material=10),
                ),
                (5, 5, 5),
            ),
            Requirement(
                "c",
                (cost(food=5, water=0), cost(food=7, water=0), cost(food=8, water=5)),
                (5, 5, 5),
            ),
        ),
        modifiers=(ChangeOutput(SOLAR, (-1, -1, -1)), ChangeRtg((-2, -2, -2))),
        end_conditions=(Installations((3, 6, 8), False),),
        ours=_OURS,
    ),
)
