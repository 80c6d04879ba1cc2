"""The colours in one zone: how strong each is, and how a prize is divided among them."""

from __future__ import annotations

from math import cos, exp, pi
from typing import Final

from mypy_extensions import mypyc_attr

from areopolis.players.mission_red_planet.places import (
    ALL_PRESENT,
    EVEN_WINS,
    FEWEST,
    MOST,
    SECOND,
)

# Strength that anybody may still bring to a zone, for each round.
REINFORCEMENT: Final = 1.0
# Who is likely to be first gets little where the second wins.
NOT_FIRST: Final = 0.8


@mypyc_attr(acyclic=True)
class Side:
    """One colour in one zone: its strength at the next production and at the end."""

    def __init__(self, count: float, interest: float) -> None:
        """Start with those who stand there; *interest* is what a point of the colour is worth."""
        self.soon = count
        self.later = count
        self.interest = interest
        # As things are, while something else is tried.
        self.soon_now = count
        self.later_now = count
        # The weight in the race that was divided last, and the points that the zone will give.
        self.weight = 0.0
        self.points = 0.0


def divided(rule: int, loss: int, sides: list[Side], is_soon: bool, rounds: float) -> float:
    """Divide a prize of 1 by strength, and return the parts of all colours times their interest.

    A narrow lead may change hands while rounds are left; *loss* is what each colour will lose.
    """
    total = 0.0
    worth = 0.0
    if rule == MOST and not loss:
        # What `weigh_sides` does, for nearly all races there are.
        more = REINFORCEMENT * rounds
        for side in sides:
            strength = (side.soon if is_soon else side.later) + more
            square = strength * strength
            total += square * square
            worth += square * square * side.interest
    else:
        total = weigh_sides(rule, loss, sides, is_soon, rounds)
        for side in sides:
            worth += side.weight * side.interest
    return worth / total if total > 0.0 else 0.0


def share_out(
    prize: float, rule: int, loss: int, sides: list[Side], is_soon: bool, rounds: float
) -> None:
    """Divide *prize* by strength, and add to the points of each colour."""
    total = weigh_sides(rule, loss, sides, is_soon, rounds)
    if total > 0.0:
        for side in sides:
            side.points += prize * (side.weight / total)


def weigh_sides(rule: int, loss: int, sides: list[Side], is_soon: bool, rounds: float) -> float:
    """Find the weight of each colour in the race that *rule* makes of a zone; return their sum."""
    more = REINFORCEMENT * rounds
    total = 0.0
    first = sides[0]
    for side in sides:
        strength = side.soon if is_soon else side.later
        mine = max(0.0, strength - loss) if loss else strength
        side.weight = weigh_strength(rule, mine, more)
        total += side.weight
        if side.weight > first.weight:
            first = side
    if rule == SECOND and total > first.weight:
        # Alone at the top is nothing; the others race for it.
        total -= first.weight * NOT_FIRST
        first.weight -= first.weight * NOT_FIRST
    return total


def weigh_strength(rule: int, mine: float, more: float) -> float:
    """Return the weight of a colour in the race that *rule* makes of a zone."""
    if rule == ALL_PRESENT:
        return presence(mine) + 0.1 * more
    if rule == FEWEST:
        return presence(mine) * exp(-1.5 * mine) + 0.02 * more
    strength = mine + more
    # The fourth power: a lead of one counts much among few, and little among many.
    square = strength * strength
    if rule >= EVEN_WINS:
        return square * square * parity_chance(rule, mine, more)
    return square * square


def parity_chance(rule: int, mine: float, more: float) -> float:
    """Return how likely the number of a colour will be even, or odd, as the ground wants it."""
    # 1 at even numbers, -1 at odd ones; the more may still come, the less it says.
    evenness = cos(pi * mine) / (1.0 + more)
    return 0.5 + 0.5 * (evenness if rule == EVEN_WINS else -evenness)


def presence(strength: float) -> float:
    """Return how likely at least one astronaut is there."""
    return strength if strength < 1.0 else 1.0
