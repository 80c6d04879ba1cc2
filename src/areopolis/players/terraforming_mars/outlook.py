"""What things are worth now, in M€: how long the game will last decides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from areopolis.games.terraforming_mars.cards.model import Trigger
from areopolis.games.terraforming_mars.data.board import count_in
from areopolis.games.terraforming_mars.data.constants import (
    ENERGY,
    HEAT_PER_TEMPERATURE,
    KINDS,
    OCEANS_MOST,
    OXYGEN_MOST,
    SOLO_GENERATIONS,
    STEEL,
    TEMPERATURE_MOST,
    TITANIUM,
)
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.terraforming_mars.goals import are_open, step_worth
from areopolis.players.terraforming_mars.styles import Style

# Steps of terraforming in each generation to come: of the table, of each seat, and more with every
# generation that has built an engine. Measured in games that the knowledge played.
PACE_OF_TABLE: Final = 1.7
PACE_OF_SEAT: Final = 0.5
TABLE_GROWS: Final = 0.1
SEAT_GROWS: Final = 0.075
GROWN_AFTER: Final = 8
# A point costs this many M€ while an engine can still be built, and more as the end comes near,
# when money can buy nothing else.
POINT: Final = 6.2
POINT_AT_END: Final = 16.0
POINT_DECAY: Final = 2.0
# Money now can be invested: income of later generations counts less.
INTEREST: Final = 0.06
# A step of terraforming also brings the end nearer, for everybody.
TERRAFORMING: Final = 0.92
# Alone: what a point, a step, and a step in the last generation are worth.
ALONE_POINT: Final = 1.5
ALONE_STEP: Final = 8.0
ALONE_AT_END: Final = 18.0
ALONE_DECAY: Final = 0.5
# Metal is less free than money, and a heap of it waits for cards that never come.
STEEL_IN_USE: Final = 0.9
TITANIUM_IN_USE: Final = 0.92
HEAP: Final = 0.05
# What the placement of a tile brings besides: bonuses, oceans beside it.
BONUS: Final = 3.0
# Part of the plants and the heat that is left over in the end.
IN_TIME: Final = 0.85
# Energy is heat in the next generation, and pays trades and actions before.
POWER_OF_ENERGY: Final = 0.6
TRADES_PAID: Final = 3
ENERGY_FOR_TRADE: Final = 1.3
# A card that is drawn, not bought.
CARD: Final = 3.6
# Milestones in the order of their names.
TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3


@mypyc_attr(acyclic=True)
class Triggered:
    """What a trigger of an own card in play gives each time a card sets it off."""

    def __init__(self, trigger: Trigger, number: int, worth: float) -> None:
        """*number* is the card on which the trigger stands."""
        self.trigger = trigger
        self.number = number
        self.worth = worth


@mypyc_attr(acyclic=True)
class Outlook:
    """Generations to come, and prices in M€ for one seat."""

    def __init__(self, state: MarsState, seat: int, style: Style) -> None:
        """Look ahead from *state* for *seat*."""
        self.state = state
        self.seat = seat
        self.style = style
        oceans = count_in(state.oceans)
        self.left = generations_after(state, oceans)
        left = self.left
        # Generations of income, less what waiting costs.
        self.income = left / (1.0 + INTEREST * left)
        self.point = (POINT + POINT_AT_END / (1.0 + POINT_DECAY * left)) * style.points
        self.is_warm = state.temperature >= TEMPERATURE_MOST
        self.is_airy = state.oxygen >= OXYGEN_MOST
        self.is_wet = oceans >= OCEANS_MOST
        has_milestones = are_open(state)
        # A step of the rating is a point, and income every generation.
        self.rating = TERRAFORMING * (self.point / style.points + self.income) * style.rating
        if has_milestones:
            self.rating += step_worth(state, seat, TERRAFORMER, self.point)
        # A step of a parameter is a step of the rating; alone, it is what the game is about.
        self.step = self.rating
        if state.seats == 1:
            self.play_alone()
        self.city_step = 0.0
        self.building_step = 0.0
        self.greenery = self.point + BONUS
        if has_milestones:
            self.city_step = step_worth(state, seat, MAYOR, self.point)
            self.building_step = step_worth(state, seat, BUILDER, self.point)
            self.greenery += step_worth(state, seat, GARDENER, self.point)
        if not self.is_airy:
            self.greenery += self.step
        self.ocean = 0.0 if self.is_wet else self.step + BONUS
        self.card = CARD * min(1.0, 0.25 + 0.35 * left)
        heat = 0.1
        if not self.is_warm:
            heat = IN_TIME * self.step / HEAT_PER_TEMPERATURE
        if state.heat_as_mc >> seat & 1:
            heat = max(heat, 0.95)
        steel = STEEL_IN_USE / (1.0 + HEAP * state.stock[seat * KINDS + STEEL])
        steel *= state.steel_value[seat]
        titanium = TITANIUM_IN_USE / (1.0 + HEAP * state.stock[seat * KINDS + TITANIUM])
        titanium *= state.titanium_value[seat]
        plants = IN_TIME * self.greenery / state.greenery_price[seat]
        # By resource: M€, steel, titanium, plants, energy, heat.
        self.stock = [1.0, steel, titanium, plants, heat, heat]
        self.production = self.productions(steel, titanium, heat)
        # Found when it is asked for: what a trade with each colony tile brings, and its bonus; what
        # own cards in play give when a card is played.
        self.trades: list[float | None] | None = None
        self.bonuses: list[float | None] | None = None
        self.triggers: list[Triggered] | None = None

    def play_alone(self) -> None:
        """Alone, points decide nothing: the goal is all parameters, or a rating."""
        goal = ALONE_STEP + ALONE_AT_END / (1.0 + ALONE_DECAY * self.left)
        self.point = ALONE_POINT
        self.step = goal + self.income
        self.rating = self.step if self.state.rules.is_rating_goal else self.income

    def productions(self, steel: float, titanium: float, heat: float) -> list[float]:
        """Return what a step of each production is worth.

        What comes later raises the rating later: its income is counted half.
        """
        state, seat = self.state, self.seat
        income = self.income * self.style.engine
        later = 0.5 * self.income
        greenery = self.greenery if self.is_airy else self.greenery - later
        # Plants of the last production still become greeneries.
        plants = IN_TIME * greenery / state.greenery_price[seat] * (income + 0.6)
        if not self.is_warm:
            heat -= IN_TIME * later / HEAT_PER_TEMPERATURE
        energy = heat * POWER_OF_ENERGY + 0.3
        if state.rules.has_colonies and state.production[seat * KINDS + ENERGY] < TRADES_PAID:
            energy += ENERGY_FOR_TRADE * self.style.trading
        return [income, steel * income, titanium * income, plants, energy * income, heat * income]

    def points(self, count: float) -> float:
        """Return the price of so many points."""
        return self.point * count


def steps_left(state: MarsState) -> int:
    """Return how many steps of terraforming are left."""
    return steps_after(state, count_in(state.oceans))


def steps_after(state: MarsState, oceans: int) -> int:
    """Return how many steps of terraforming are left when so many *oceans* have been counted."""
    done = state.temperature + state.oxygen + oceans
    return TEMPERATURE_MOST + OXYGEN_MOST + OCEANS_MOST - done


def generations_left(state: MarsState) -> float:
    """Return how many more generations will be played after this one."""
    return generations_after(state, count_in(state.oceans))


def generations_after(state: MarsState, oceans: int) -> float:
    """Return how many more generations will be played when so many *oceans* have been counted."""
    if state.seats == 1:
        return float(max(0, SOLO_GENERATIONS - state.generation))
    steps = steps_after(state, oceans)
    grown = min(GROWN_AFTER, state.generation)
    pace = PACE_OF_TABLE + TABLE_GROWS * grown
    pace += state.seats * (PACE_OF_SEAT + SEAT_GROWS * grown)
    if state.rules.has_government:
        pace += 1.0
    # Part of the present generation is still to come.
    return max(0.0, steps / pace - 0.5)
