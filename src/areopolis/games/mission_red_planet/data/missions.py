"""The 13 missions (specification 8.1)."""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import CELERIUM, SYLVANITE, Mission
from areopolis.games.mission_red_planet.data.zones import (
    AU,
    HE,
    MS,
    MT,
    PH,
    SM,
    SS,
    TS,
    VB,
    VM,
    ZONES,
)
from areopolis.games.mission_red_planet.rules.missions import (
    AtLeastTokens,
    MostAstronauts,
    MostLost,
    MostTokens,
    PresenceCountTiers,
    PresenceTiers,
    SoleZones,
)

# The scale for astronauts in 1/2/3/4 red zones is printed; which zones are red is ours.
_RED_SCALE: Final = (1, 2, 4, 7)
_ALL_ZONES: Final = tuple(range(len(ZONES)))
_ALL_OURS: Final = ("name", "condition", "points")

MISSIONS: Final = (
    Mission("M01", PresenceTiers((TS, MT, HE, SS), _RED_SCALE), ("zones",)),
    Mission("M02", PresenceTiers((VB, AU, MS, SM), _RED_SCALE), ("name", "zones")),
    Mission("M03", PresenceTiers((VB, TS, AU, HE), _RED_SCALE), ("name", "zones")),
    Mission("M04", PresenceTiers((MT, MS, SS, VM), _RED_SCALE), ("name", "zones")),
    Mission("M05", MostAstronauts((SM, VM), 7), ("points",)),
    Mission("M06", MostAstronauts((PH,), 7), ("name", "points")),
    Mission("M07", MostTokens(CELERIUM, 6), _ALL_OURS),
    Mission("M08", MostTokens(SYLVANITE, 6), _ALL_OURS),
    Mission("M09", PresenceCountTiers((5, 6, 7), (2, 4, 7)), _ALL_OURS),
    Mission("M10", MostAstronauts(_ALL_ZONES, 6), _ALL_OURS),
    Mission("M11", MostLost(5), ("name", "points")),
    Mission("M12", SoleZones(2, 8), _ALL_OURS),
    Mission("M13", AtLeastTokens(2, 7), _ALL_OURS),
)
