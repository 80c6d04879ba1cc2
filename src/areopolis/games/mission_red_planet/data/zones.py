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

# Read from photographs of a printed board (specification 7.3). Tritonis Sinus runs round Hellas,
# so that Hellas touches nothing else.
EDGES: Final = (
    (HE, TS),
    (AU, TS),
    (AU, VB),
    (TS, VB),
    (TS, SM),
    (TS, VM),
    (TS, MT),
    (SM, VB),
    (SM, VM),
    (VM, VB),
    (VM, MT),
    (VM, SS),
    (VM, MS),
    (MT, SS),
    (SS, MS),
    (MS, VB),
)
