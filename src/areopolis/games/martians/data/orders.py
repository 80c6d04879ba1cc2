"""The 24 orders of the competitive mode (specification 4.6): all ours but their number.

Reputation is about (2 + value of the goods) / 1.7 by the values of specification 4.6.
"""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.data.kinds import Order

_OURS: Final = ("effect",)

ORDERS: Final = (
    Order("O01", cost(energy=3), 3, _OURS),
    Order("O02", cost(energy=5), 4, _OURS),
    Order("O03", cost(regolith=2), 3, _OURS),
    Order("O04", cost(regolith=4), 5, _OURS),
    Order("O05", cost(ice=2), 3, _OURS),
    Order("O06", cost(ice=3, energy=1), 4, _OURS),
    Order("O07", cost(water=2), 4, _OURS),
    Order("O08", cost(water=3), 5, _OURS),
    Order("O09", cost(food=2), 5, _OURS),
    Order("O10", cost(food=3), 7, _OURS),
    Order("O11", cost(medicine=1), 5, _OURS),
    Order("O12", cost(medicine=2), 8, _OURS),
    Order("O13", cost(material=2), 4, _OURS),
    Order("O14", cost(material=3), 5, _OURS),
    Order("O15", cost(food=1, medicine=1), 7, _OURS),
    Order("O16", cost(water=1, food=1), 4, _OURS),
    Order("O17", cost(regolith=1, ice=1, water=1), 4, _OURS),
    Order("O18", cost(regolith=2, material=1, energy=1), 5, _OURS),
    Order("O19", cost(yellow=1), 4, _OURS),
    Order("O20", cost(blue=1, energy=1), 4, _OURS),
    Order("O21", cost(red=1, water=1), 5, _OURS),
    Order("O22", cost(green=1), 5, _OURS),
    Order("O23", cost(different_minerals=2), 6, _OURS),
    Order("O24", cost(energy=1, regolith=1, ice=1, water=1, material=1), 6, _OURS),
)
