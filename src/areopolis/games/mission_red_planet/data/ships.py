"""The 36 ships: three for each zone, six without destination.

The number of ships and the range of capacities are known, and seven ships are confirmed by the
picture of the printed setup or a photograph; the rest is ours (specification 6.4).
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
    (SM, (3, 4, 5)),
    (VM, (3, 4, 5)),
    (PH, (3, 4, 5)),
    (NONE, (2, 3, 4, 4, 5, 6)),
)
# Of the two unknown ships with four seats only one has been seen.
_CONFIRMED: Final = ("S02", "S05", "S07", "S22", "S24", "S26", "S33")


def _ships() -> tuple[Ship, ...]:
    ships: list[Ship] = []
    for to, capacities in _ROWS:
        for capacity in capacities:
            name = f"S{len(ships) + 1:02}"
            ships.append(Ship(name, to, capacity, name not in _CONFIRMED))
    return tuple(ships)


SHIPS: Final = _ships()
