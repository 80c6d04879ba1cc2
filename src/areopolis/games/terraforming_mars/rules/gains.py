"""Stock, production, rating and parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import BY_EITHER, NOTHING, Cause
from areopolis.core.reason import Reason
from areopolis.core.together import join
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.cards.model import (
    NO_HELP,
    STOCKS,
    Count,
    Help,
    MarsEffect,
)
from areopolis.games.terraforming_mars.data.constants import (
    FLEETS_MOST,
    HEAT,
    HEAT_BONUS_STEPS,
    KINDS,
    LEAST_MC_PRODUCTION,
    MC,
    OCEAN_BONUS_STEP,
    OXYGEN,
    OXYGEN_MOST,
    RESOURCES,
    TEMPERATURE,
    TEMPERATURE_BONUS_AT_OXYGEN,
    TEMPERATURE_MOST,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.requirements import shown

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

BY_RESOURCE: Final = tuple([(name, "points") for name in RESOURCES])


def least_production(resource: int) -> int:
    """Return how low a production may be."""
    return LEAST_MC_PRODUCTION if resource == MC else 0


class Produce(MarsEffect[Action]):
    """Change own productions; a loss must be possible in full, and waits until it is."""

    KEY = "produce"
    FIELDS = BY_RESOURCE
    FORMER = ("helped",)
    RANK = ranks.OWN_PRODUCTION

    def __init__(
        self,
        mc: int = 0,
        steel: int = 0,
        titanium: int = 0,
        plants: int = 0,
        energy: int = 0,
        heat: int = 0,
    ) -> None:
        self.mc = mc
        self.steel = steel
        self.titanium = titanium
        self.plants = plants
        self.energy = energy
        self.heat = heat
        self.changes = tuple(
            [
                (resource, change)
                for resource, change in enumerate((mc, steel, titanium, plants, energy, heat))
                if change
            ]
        )
        self.losses = tuple(
            [(resource, -change) for resource, change in self.changes if change < 0]
        )

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        for resource, change in self.changes:
            state.produce(by.seat, resource, change)
        return None

    def is_in_full(self) -> bool:
        return bool(self.losses)

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        for resource, change in self.changes:
            helped.production[by.seat * KINDS + resource] += max(0, change)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        for resource, loss in self.losses:
            place = by.seat * KINDS + resource
            now = state.production[place]
            needed = least_production(resource) + loss - helped.production[place]
            if now < needed:
                return Reason(
                    "production-too-low",
                    (
                        (("resource", "resource"), resource),
                        (("needed", "number"), needed),
                        (("now", "number"), now),
                    ),
                )
        return None


class ProducePer(MarsEffect[Action]):
    """Raise an own production by a count."""

    KEY = "produce-per"
    FIELDS = (("resource", "resource"), ("count", "value"))
    RANK = ranks.OWN_PRODUCTION

    def __init__(self, resource: int, count: Count) -> None:
        self.resource = resource
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.produce(by.seat, self.resource, self.count.of(state, by))
        return None

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        helped.production[by.seat * KINDS + self.resource] += self.count.of(state, by)


class Gain(MarsEffect[Action]):
    """Add to the own stock."""

    KEY = "gain"
    FIELDS = BY_RESOURCE
    RANK = ranks.STOCK

    def __init__(
        self,
        mc: int = 0,
        steel: int = 0,
        titanium: int = 0,
        plants: int = 0,
        energy: int = 0,
        heat: int = 0,
    ) -> None:
        self.mc = mc
        self.steel = steel
        self.titanium = titanium
        self.plants = plants
        self.energy = energy
        self.heat = heat
        self.gains = tuple(
            [
                (resource, count)
                for resource, count in enumerate((mc, steel, titanium, plants, energy, heat))
                if count
            ]
        )

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        for resource, count in self.gains:
            state.gain(by.seat, resource, count)
        return None

    def adds_to(self, seat: int) -> int:
        bits = 0
        for resource, _ in self.gains:
            bits |= STOCKS << seat * KINDS + resource
        return bits

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        for resource, count in self.gains:
            helped.stock[by.seat * KINDS + resource] += count


class GainPer(MarsEffect[Action]):
    """Add a count to the own stock."""

    KEY = "gain-per"
    FIELDS = (("resource", "resource"), ("count", "value"))
    RANK = ranks.STOCK

    def __init__(self, resource: int, count: Count) -> None:
        self.resource = resource
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.gain(by.seat, self.resource, self.count.of(state, by))
        return None

    def adds_to(self, seat: int) -> int:
        return STOCKS << seat * KINDS + self.resource

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        helped.stock[by.seat * KINDS + self.resource] += self.count.of(state, by)


class RaiseRating(MarsEffect[Action]):
    """Raise the own terraform rating."""

    KEY = "raise-rating"
    FIELDS = (("count", "count"),)
    RANK = ranks.RATING

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.raise_rating(by.seat, self.count)
        return None


class RaiseRatingPer(MarsEffect[Action]):
    """Raise the own terraform rating by a count."""

    KEY = "raise-rating-per"
    FIELDS = (("count", "value"),)
    RANK = ranks.RATING

    def __init__(self, count: Count) -> None:
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.raise_rating(by.seat, self.count.of(state, by))
        return None


class Raise(MarsEffect[Action]):
    """Raise temperature or oxygen by so many steps, each with its rating and bonus (rules 6)."""

    KEY = "raise"
    BY = BY_EITHER
    FIELDS = (("parameter", "parameter"), ("steps", "count"))
    RANK = ranks.PARAMETERS

    def __init__(self, parameter: int, steps: int) -> None:
        self.parameter = parameter
        self.steps = steps

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        for _ in range(self.steps):
            if self.parameter == TEMPERATURE:
                warm_up(state, by)
            else:
                add_oxygen(state, by)
        return None

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        if self.parameter == TEMPERATURE:
            return state.temperature == TEMPERATURE_MOST
        return state.oxygen == OXYGEN_MOST

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        warmer = self.steps if self.parameter == TEMPERATURE else 0
        oxygen = state.oxygen
        if not warmer and oxygen < TEMPERATURE_BONUS_AT_OXYGEN <= oxygen + self.steps:
            warmer = 1
        for step in range(state.temperature + 1, state.temperature + warmer + 1):
            if step in HEAT_BONUS_STEPS:
                helped.production[by.seat * KINDS + HEAT] += 1
            elif step == OCEAN_BONUS_STEP:
                state.rules.place_ocean.promises(state, by, helped)


def warm_up(state: MarsState, by: Cause) -> None:
    """Raise the temperature by one step, unless it is at its goal."""
    if state.temperature == TEMPERATURE_MOST:
        return
    state.temperature += 1
    _tell(state, TEMPERATURE, state.temperature)
    state.raise_rating(by.seat, 1)
    if state.temperature in HEAT_BONUS_STEPS and by.seat != NOTHING:
        state.produce(by.seat, HEAT, 1)
    if state.temperature == OCEAN_BONUS_STEP:
        join(state, [(state.rules.place_ocean, by)])


def add_oxygen(state: MarsState, by: Cause) -> None:
    """Raise the oxygen by one step, unless it is at its goal."""
    if state.oxygen == OXYGEN_MOST:
        return
    state.oxygen += 1
    _tell(state, OXYGEN, state.oxygen)
    state.raise_rating(by.seat, 1)
    if state.oxygen == TEMPERATURE_BONUS_AT_OXYGEN:
        warm_up(state, by)


def _tell(state: MarsState, parameter: int, steps: int) -> None:
    if state.listener is not None:
        state.listener(events.ParameterRaised(parameter, shown(parameter, steps)))


class GainFleet(MarsEffect[Action]):
    """Get a trade fleet, usable at once."""

    KEY = "gain-fleet"
    RANK = ranks.ON_THIS_CARD

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if state.fleets[by.seat] < FLEETS_MOST:
            state.fleets[by.seat] += 1
            if state.listener is not None:
                state.listener(events.FleetGained(by.seat))
        return None


class EaseNextCard(MarsEffect[Action]):
    """The next card of this generation costs less, or may be off by so many steps."""

    KEY = "ease-next-card"
    FIELDS = (("discount", "count"), ("offset", "count"))
    RANK = ranks.ON_THIS_CARD

    def __init__(self, discount: int = 0, offset: int = 0) -> None:
        self.discount = discount
        self.offset = offset

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.next_discount[by.seat] += self.discount
        state.next_offset[by.seat] += self.offset
        return None


GAIN_EFFECTS: Final = (
    Produce,
    ProducePer,
    Gain,
    GainPer,
    RaiseRating,
    RaiseRatingPer,
    Raise,
    GainFleet,
    EaseNextCard,
)
