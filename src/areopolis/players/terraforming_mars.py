"""What good players of Terraforming Mars know, as an estimate of the final score.

Used where a search stops before the end of the game. Every term is a sentence about the game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.core.state import State
from areopolis.games.terraforming_mars.constants import (
    ENERGY,
    HEAT,
    KINDS,
    MC,
    OCEANS_MOST,
    OXYGEN_MOST,
    PLANTS,
    STEEL,
    TEMPERATURE_MOST,
    TITANIUM,
)
from areopolis.games.terraforming_mars.scoring import breakdown
from areopolis.games.terraforming_mars.state import MarsState

# What a unit in stock, and a step of production, is worth in M€.
STOCK: Final = (1.0, 2.0, 3.0, 1.6, 0.7, 0.8)
PRODUCTION: Final = (1.0, 1.8, 2.7, 1.9, 1.3, 0.9)
# M€ turn into points at about this price.
MC_PER_POINT: Final = 8.0
# A card in hand is worth a little more than its price.
CARD: Final = 3.5
# Steps of terraforming that a table of players makes in a generation.
PACE: Final = 3.5
# How many points ahead make a game as good as won.
SWING: Final = 12.0
KINDS_OF_STOCK: Final = (MC, STEEL, TITANIUM, PLANTS, ENERGY, HEAT)


def generations_left(state: MarsState) -> float:
    """Mars is ready after so many more generations at the usual pace."""
    steps = TEMPERATURE_MOST - state.temperature
    steps += OXYGEN_MOST - state.oxygen
    steps += OCEANS_MOST - state.oceans.bit_count()
    return steps / (PACE * max(state.seats, 2)) + 0.5


def expected_points(state: MarsState) -> list[float]:
    """Return the points that each seat can expect."""
    left = generations_left(state)
    points: list[float] = []
    for seat, parts in enumerate(breakdown(state)):
        # What the board shows counts now.
        total = float(sum(parts.values()))
        start = seat * KINDS
        money = 0.0
        for resource in KINDS_OF_STOCK:
            # Stock can still be spent, production comes again every generation.
            money += STOCK[resource] * state.stock[start + resource]
            money += PRODUCTION[resource] * state.production[start + resource] * left
        # The rating is income too.
        money += state.rating[seat] * left
        # Cards in hand are chances; more than a handful cannot be played in time.
        money += CARD * min(len(state.hands[seat]), 2 + 2 * left)
        points.append(total + money / MC_PER_POINT)
    return points


def evaluate(state: State) -> list[float]:
    """Return for each seat how likely it is to win, from the points that everybody can expect."""
    assert isinstance(state, MarsState), "a state of this game"
    points = expected_points(state)
    if state.seats == 1:
        done = state.temperature + state.oxygen + state.oceans.bit_count()
        goal = TEMPERATURE_MOST + OXYGEN_MOST + OCEANS_MOST
        return [0.8 * done / goal + 0.2 * min(points[0], 100.0) / 100.0]
    values: list[float] = []
    for seat, mine in enumerate(points):
        best = max([score for other, score in enumerate(points) if other != seat])
        values.append(1.0 / (1.0 + exp(-(mine - best) / SWING)))
    return values
