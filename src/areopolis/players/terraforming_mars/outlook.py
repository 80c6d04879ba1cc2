"""What things are worth now, in M€: how long the game will last decides."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.constants import (
    ENERGY,
    HEAT,
    HEAT_PER_TEMPERATURE,
    KINDS,
    MC,
    OCEANS_MOST,
    OXYGEN_MOST,
    PLANTS,
    SOLO_GENERATIONS,
    STEEL,
    TEMPERATURE_MOST,
    TITANIUM,
)
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.terraforming_mars.styles import Style

# Steps of terraforming in a generation: of each seat, and more with every generation played.
PACE: Final = 0.75
PACE_GROWS: Final = 0.055
# A point costs this many M€ while an engine can still be built, and more as the end comes near.
POINT: Final = 7.2
POINT_AT_END: Final = 7.0
# Metal is less free than money.
STEEL_IN_USE: Final = 0.85
TITANIUM_IN_USE: Final = 0.88
# What the placement of a tile brings besides: bonuses, oceans beside it.
BONUS: Final = 3.0
# Part of the plants and the heat that is left over in the end.
IN_TIME: Final = 0.85
# Energy is heat in the next generation, and pays trades and actions before.
POWER_OF_ENERGY: Final = 0.6
TRADES_PAID: Final = 3
ENERGY_FOR_TRADE: Final = 1.6
# A card that is drawn, not bought.
CARD: Final = 3.6


class Outlook:
    """Generations to come, and prices in M€ for one seat."""

    def __init__(self, state: MarsState, seat: int, style: Style) -> None:
        """Look ahead from *state* for *seat*."""
        self.state = state
        self.seat = seat
        self.style = style
        self.left = generations_left(state)
        left = self.left
        self.point = (POINT + POINT_AT_END / (1.0 + left)) * style.points
        self.is_warm = state.temperature >= TEMPERATURE_MOST
        self.is_airy = state.oxygen >= OXYGEN_MOST
        self.is_wet = state.oceans.bit_count() >= OCEANS_MOST
        # A step of the rating is a point, and income every generation.
        self.rating = (self.point / style.points + left) * style.rating
        self.greenery = self.point + BONUS
        if not self.is_airy:
            self.greenery += self.rating
        self.ocean = 0.0 if self.is_wet else self.rating + BONUS
        self.card = CARD * min(1.0, 0.25 + 0.35 * left)
        heat = 0.1
        if not self.is_warm:
            heat = IN_TIME * self.rating / HEAT_PER_TEMPERATURE
        start = seat * KINDS
        self.stock = [0.0] * KINDS
        self.stock[MC] = 1.0
        self.stock[STEEL] = STEEL_IN_USE * state.steel_value[seat]
        self.stock[TITANIUM] = TITANIUM_IN_USE * state.titanium_value[seat]
        self.stock[PLANTS] = IN_TIME * self.greenery / state.greenery_price[seat]
        self.stock[HEAT] = max(heat, 0.95) if state.heat_as_mc >> seat & 1 else heat
        self.stock[ENERGY] = self.stock[HEAT]
        self.production = [worth * left * style.engine for worth in self.stock]
        energy = self.stock[HEAT] * POWER_OF_ENERGY + 0.2
        if state.rules.has_colonies and state.production[start + ENERGY] < TRADES_PAID:
            energy += ENERGY_FOR_TRADE * style.trading
        self.production[ENERGY] = energy * left * style.engine
        # Plants and heat of the last production still count.
        self.production[PLANTS] += 0.5 * self.stock[PLANTS]

    def points(self, count: float) -> float:
        """Return the price of so many points."""
        return self.point * count


def steps_left(state: MarsState) -> int:
    """Return how many steps of terraforming are left."""
    done = state.temperature + state.oxygen + state.oceans.bit_count()
    return TEMPERATURE_MOST + OXYGEN_MOST + OCEANS_MOST - done


def generations_left(state: MarsState) -> float:
    """Return how many more generations will be played after this one."""
    if state.seats == 1:
        return float(max(0, SOLO_GENERATIONS - state.generation))
    steps = steps_left(state)
    pace = state.seats * (PACE + PACE_GROWS * state.generation)
    if state.rules.has_government:
        pace += 1.0
    # Part of the present generation is still to come.
    return max(0.0, steps / pace - 0.5)
