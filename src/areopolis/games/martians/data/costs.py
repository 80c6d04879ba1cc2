"""Costs: goods, money and minerals that something asks for."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import GOODS, MINERAL_KINDS, MINERALS, PURSE

DIFFERENT: Final = PURSE + MINERAL_KINDS
COST_KEYS: Final = (*GOODS, *MINERALS[:MINERAL_KINDS], "different_minerals")


class Cost:
    """How much of each good, of money and of each mineral; and so many minerals of any colours.

    The last are paid in minerals of which no two have the same colour.
    """

    def __init__(self, amounts: tuple[int, ...]) -> None:
        """Ask for *amounts*, in the order of `COST_KEYS`."""
        self.amounts = amounts
        self.goods = tuple([(good, amounts[good]) for good in range(PURSE) if amounts[good]])
        self.minerals = tuple(
            [
                (mineral, amounts[PURSE + mineral])
                for mineral in range(MINERAL_KINDS)
                if amounts[PURSE + mineral]
            ]
        )
        self.different = amounts[DIFFERENT]
        self.has_minerals = bool(self.minerals) or self.different > 0

    def is_nothing(self) -> bool:
        """Whether it asks for nothing at all."""
        return not any(self.amounts)

    def plus(self, good: int, amount: int) -> Cost:
        """Return the cost with *amount* more of *good*."""
        amounts = list(self.amounts)
        amounts[good] += amount
        return Cost(tuple(amounts))

    def written(self) -> dict[str, int]:
        """Return what it asks for, by name."""
        return {key: count for key, count in zip(COST_KEYS, self.amounts, strict=True) if count}


def cost(
    *,
    energy: int = 0,
    material: int = 0,
    regolith: int = 0,
    ice: int = 0,
    water: int = 0,
    food: int = 0,
    medicine: int = 0,
    money: int = 0,
    yellow: int = 0,
    blue: int = 0,
    red: int = 0,
    green: int = 0,
    different_minerals: int = 0,
) -> Cost:
    """Return the cost of what is named."""
    goods = (energy, material, regolith, ice, water, food, medicine, money)
    return Cost((*goods, yellow, blue, red, green, different_minerals))


NOTHING: Final = cost()
