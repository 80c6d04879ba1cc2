"""The ten zones in board order, and which of them touch."""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import INNER, MOON, OUTER, Zone

VB: Final = 0
TS: Final = 1
MT: Final = 2
AU: Final = 3
HE: Final = 4
MS: Final = 5
SS: Final = 6
SM: Final = 7
VM: Final = 8
PH: Final = 9

ZONES: Final = (
    Zone("VB", OUTER),
    Zone("TS", OUTER),
    Zone("MT", OUTER),
    Zone("AU", OUTER),
    Zone("HE", OUTER),
    Zone("MS", OUTER),
    Zone("SS", OUTER),
    Zone("SM", INNER),
    Zone("VM", INNER),
    Zone("PH", MOON),
)

# Ours: no source gives the borders. The outer zones form a ring in the order in which they lie
# around Syrtis Major on classical maps of Mars; the two inner zones halve the centre
# (specification 7.3).
EDGES: Final = (
    (VB, TS),
    (TS, MT),
    (MT, AU),
    (AU, HE),
    (HE, MS),
    (MS, SS),
    (SS, VB),
    (SM, VB),
    (SM, TS),
    (SM, MT),
    (SM, AU),
    (VM, VB),
    (VM, SS),
    (VM, MS),
    (VM, HE),
    (SM, VM),
)
