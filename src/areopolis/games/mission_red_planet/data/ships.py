"""The 36 ships: three for each zone, six without destination.

The number of ships and the range of capacities are known, and four ships are confirmed by the
picture of the printed setup; the rest is ours (specification 6.4).
"""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import NONE, Ship
from areopolis.games.mission_red_planet.data.zones import AU, HE, MS, MT, PH, SM, SS, TS, VB, VM

_ROWS: Final = (
    (VB, (3, 4, 5)),
    (TS, (3, 4, 5)),
    (MT, (3, 4, 5)),
    (AU, (3, 4, 5)),
    (HE, (3, 4, 5)),
    (MS, (3, 4, 5)),
    (SS, (3, 4, 5)),
    (SM, (4, 5, 6)),
    (VM, (4, 5, 6)),
    (PH, (2, 3, 4)),
    (NONE, (2, 3, 3, 4, 4, 5)),
)
_CONFIRMED: Final = ((VB, 4), (MT, 3), (SM, 5), (VM, 4))


def _ships() -> tuple[Ship, ...]:
    ships: list[Ship] = []
    for to, capacities in _ROWS:
        for capacity in capacities:
            name = f"S{len(ships) + 1:02}"
            ships.append(Ship(name, to, capacity, (to, capacity) not in _CONFIRMED))
    return tuple(ships)


SHIPS: Final = _ships()
