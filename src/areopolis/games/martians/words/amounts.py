"""Goods and numbers as phrases: "2 food and 1 medicine"."""

from __future__ import annotations

from areopolis.core.phrase import Phrase
from areopolis.games.martians.answers import MIXES
from areopolis.games.martians.data.constants import FOOD, GOODS, ICE, MEDICINE, REGOLITH
from areopolis.games.martians.data.costs import COST_KEYS, Cost
from areopolis.games.martians.data.kinds import CropYield, Scale


def amount(key: str, count: int) -> Phrase:
    """Return so much of a good, of money or of a mineral."""
    return Phrase(f"amount.{key}", ((("count", "count"), count),))


def cost_phrases(cost: Cost) -> list[Phrase]:
    """Return everything that *cost* asks for."""
    return [amount(key, count) for key, count in zip(COST_KEYS, cost.amounts, strict=True) if count]


def scaled_cost(costs: tuple[Cost, Cost, Cost]) -> list[Phrase]:
    """Return what is asked for with two, three and four players."""
    said: list[Phrase] = []
    for number, key in enumerate(COST_KEYS):
        counts = (costs[0].amounts[number], costs[1].amounts[number], costs[2].amounts[number])
        if any(counts):
            said.append(scaled(key, counts))
    return said


def scaled(key: str, counts: Scale) -> Phrase:
    """Return an amount that may depend on the number of players."""
    if len(set(counts)) == 1:
        return amount(key, counts[0])
    return Phrase(f"scale.{key}", ((("counts", "count*"), counts),))


def mix_phrases(mix: int) -> list[Phrase]:
    """Return the goods of a mix from a mining token."""
    regolith, ice = MIXES[mix]
    return shown_goods(regolith, ice)


def shown_goods(regolith: int, ice: int) -> list[Phrase]:
    """Return so much regolith and ice."""
    pairs = ((REGOLITH, regolith), (ICE, ice))
    return [amount(GOODS[good], count) for good, count in pairs if count]


def harvest_phrases(harvest: CropYield) -> list[Phrase]:
    """Return what a harvest gives."""
    pairs = ((FOOD, harvest.food), (MEDICINE, harvest.medicine))
    return [amount(GOODS[good], count) for good, count in pairs if count]


def signed(number: int) -> str:
    """Return a change with its sign."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")
