"""Composite answers: which cards to take or give up, and what to pay with."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from areopolis.core.action import Action, Pick
from areopolis.core.space import Choose, Pay
from areopolis.games.terraforming_mars.data.constants import HEAT, STEEL, TITANIUM
from areopolis.players.knowledge import LEAST, softened
from areopolis.players.terraforming_mars.outlook import Outlook

# So many M€ of difference make an answer e times as promising.
WARMTH: Final = 1.5
SURE: Final = 0.98
NO_PICK: Final = -1


def pick_weights(
    values: list[float], first: int, space: Choose, picked: int, options: Sequence[Action]
) -> list[float]:
    """Return weights of the next picks, so that each item is taken by its own merit.

    *values* are what taking an item gains, from the *first* on that may still be picked; so many
    are *picked* already. Picks come in the order of the items, so a pick also says that the items
    before it stay; what must be taken, or may not, is ranked.
    """
    least = max(0, space.least - picked)
    most = space.most - picked
    # The weakest that must be taken, and the strongest that does not fit, move the bar.
    bar = 0.0
    count = len(values)
    if 0 < least <= count or 0 < most < count:
        ranked = sorted(values, reverse=True)
        if 0 < least <= count:
            bar = min(bar, ranked[least - 1])
        if 0 < most < count:
            bar = max(bar, (ranked[most - 1] + ranked[most]) / 2.0)
    weights: list[float] = []
    passed_over = 1.0
    place = first
    for option in options:
        if not isinstance(option, Pick):
            weights.append(max(LEAST, passed_over))
            continue
        while place < option.item:
            passed_over *= 1.0 - taken(values[place - first], bar)
            place += 1
        chance = taken(values[place - first], bar)
        weights.append(max(LEAST, passed_over * chance))
        passed_over *= 1.0 - chance
        place += 1
    return weights


def first_pick(options: Sequence[Action]) -> int:
    """Return the first item that *options* pick, or `NO_PICK`."""
    for option in options:
        if isinstance(option, Pick):
            return option.item
    return NO_PICK


def taken(value: float, bar: float) -> float:
    """Return how likely an item is taken; at the bar it may be either."""
    odds = (value - bar) / WARMTH
    if odds > 4.0:
        return SURE
    return 1.0 - SURE if odds < -4.0 else 1.0 / (1.0 + exp(-odds))


def payment_weights(look: Outlook, space: Pay, options: Sequence[Action]) -> list[float]:
    """Return weights of amounts: metals go where they are accepted, and nothing is wasted."""
    values: list[float] = []
    for option in options:
        if isinstance(option, Pick):
            values.append(amount_worth(look, space, option.item, option.count))
        else:
            values.append(0.0)
    return softened(values, WARMTH)


def amount_worth(look: Outlook, space: Pay, source: int, count: int) -> float:
    """Return what is saved by paying so much of a source instead of money."""
    name = space.names[source]
    worth = space.worth[source]
    kept = 0.6 * worth
    if name == "steel":
        kept = look.stock[STEEL]
    elif name == "titanium":
        kept = look.stock[TITANIUM]
    elif name == "heat":
        kept = look.stock[HEAT]
    # Units beyond what is due are given away.
    paid = min(count * worth, space.due)
    return paid - count * kept
