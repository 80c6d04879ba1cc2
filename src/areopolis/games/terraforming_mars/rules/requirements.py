"""What must hold before a card is played (specification 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.cards.model import Requirement
from areopolis.games.terraforming_mars.data.constants import (
    FLOATER,
    KINDS,
    OXYGEN,
    TAG_KINDS,
    TEMPERATURE,
    TEMPERATURE_START,
    TEMPERATURE_STEP,
)

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


def shown(parameter: int, steps: int) -> int:
    """Return the printed value of a parameter that stands at *steps*."""
    return TEMPERATURE_START + TEMPERATURE_STEP * steps if parameter == TEMPERATURE else steps


class AtLeast(Requirement):
    """A global parameter has reached a value; offsets make it easier. The value is in steps."""

    KEY = "at-least"
    FIELDS = (("parameter", "parameter"), ("steps", "count"))

    def __init__(self, parameter: int, steps: int) -> None:
        self.parameter = parameter
        self.steps = steps

    def is_met(self, state: MarsState, seat: int) -> bool:
        now = state.parameter(self.parameter)
        return now + state.offset[seat] + state.next_offset[seat] >= self.steps

    def lack(self, state: MarsState, seat: int) -> Reason:
        now = state.parameter(self.parameter)
        return _off("needs-at-least", self.parameter, self.steps, now)


class AtMost(Requirement):
    """A global parameter has not passed a value; offsets make it easier. The value is in steps."""

    KEY = "at-most"
    FIELDS = (("parameter", "parameter"), ("steps", "count"))

    def __init__(self, parameter: int, steps: int) -> None:
        self.parameter = parameter
        self.steps = steps

    def is_met(self, state: MarsState, seat: int) -> bool:
        now = state.parameter(self.parameter)
        return now - state.offset[seat] - state.next_offset[seat] <= self.steps

    def lack(self, state: MarsState, seat: int) -> Reason:
        now = state.parameter(self.parameter)
        return _off("needs-at-most", self.parameter, self.steps, now)


def _off(key: str, parameter: int, steps: int, now: int) -> Reason:
    return Reason(
        key,
        (
            (("parameter", "parameter"), parameter),
            (("needed", "number"), shown(parameter, steps)),
            (("now", "number"), shown(parameter, now)),
        ),
    )


def warmer(degrees: int) -> AtLeast:
    """Require at least so many degrees."""
    return AtLeast(TEMPERATURE, (degrees - TEMPERATURE_START) // TEMPERATURE_STEP)


def colder(degrees: int) -> AtMost:
    """Require at most so many degrees."""
    return AtMost(TEMPERATURE, (degrees - TEMPERATURE_START) // TEMPERATURE_STEP)


def oxygen(percent: int) -> AtLeast:
    """Require at least so much oxygen."""
    return AtLeast(OXYGEN, percent)


def oxygen_below(percent: int) -> AtMost:
    """Require at most so much oxygen."""
    return AtMost(OXYGEN, percent)


class HasTags(Requirement):
    """Own tags in play; the card itself does not help."""

    KEY = "has-tags"
    FIELDS = (("tag", "tag"), ("count", "count"))

    def __init__(self, tag: int, count: int) -> None:
        self.tag = tag
        self.count = count

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.tags[seat * TAG_KINDS + self.tag] >= self.count

    def lack(self, state: MarsState, seat: int) -> Reason:
        now = state.tags[seat * TAG_KINDS + self.tag]
        return Reason(
            "needs-tags",
            (
                (("tag", "tag"), self.tag),
                (("needed", "number"), self.count),
                (("now", "number"), now),
            ),
        )


class Produces(Requirement):
    """Own production of a resource."""

    KEY = "produces"
    FIELDS = (("resource", "resource"),)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.production[seat * KINDS + self.resource] >= 1

    def lack(self, state: MarsState, seat: int) -> Reason:
        return Reason("needs-production", ((("resource", "resource"), self.resource),))


def _not_so(key: str, needed: int, now: int) -> Reason:
    return Reason(key, ((("needed", "number"), needed), (("now", "number"), now)))


class OwnGreeneries(Requirement):
    """Own greenery tiles."""

    KEY = "own-greeneries"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.greeneries_of(seat) >= self.count

    def lack(self, state: MarsState, seat: int) -> Reason:
        return _not_so("needs-greeneries", self.count, state.greeneries_of(seat))


class CitiesInPlay(Requirement):
    """City tiles of anybody, anywhere."""

    KEY = "cities-in-play"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.cities_in_play() >= self.count

    def lack(self, state: MarsState, seat: int) -> Reason:
        return _not_so("needs-cities-in-play", self.count, state.cities_in_play())


class OwnCities(Requirement):
    """Own city tiles, anywhere."""

    KEY = "own-cities"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.cities_of(seat) >= self.count

    def lack(self, state: MarsState, seat: int) -> Reason:
        return _not_so("needs-cities", self.count, state.cities_of(seat))


class OwnColonies(Requirement):
    """Own colonies on all tiles."""

    KEY = "own-colonies"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.colonies_of(seat) >= self.count

    def lack(self, state: MarsState, seat: int) -> Reason:
        return _not_so("needs-colonies", self.count, state.colonies_of(seat))


class AtMostColonies(Requirement):
    """Not more own colonies than so many."""

    KEY = "at-most-colonies"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.colonies_of(seat) <= self.count

    def lack(self, state: MarsState, seat: int) -> Reason:
        return _not_so("needs-fewer-colonies", self.count, state.colonies_of(seat))


class OwnFloaters(Requirement):
    """Floaters on own cards."""

    KEY = "own-floaters"
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def is_met(self, state: MarsState, seat: int) -> bool:
        return state.resources_of(seat, FLOATER) >= self.count

    def lack(self, state: MarsState, seat: int) -> Reason:
        return _not_so("needs-floaters", self.count, state.resources_of(seat, FLOATER))


class RatingRaised(Requirement):
    """The own terraform rating was raised in this generation."""

    KEY = "rating-raised"

    def is_met(self, state: MarsState, seat: int) -> bool:
        return bool(state.rated >> seat & 1)

    def lack(self, state: MarsState, seat: int) -> Reason:
        return Reason("rating-not-raised")


REQUIREMENTS: Final = (
    AtLeast,
    AtMost,
    HasTags,
    Produces,
    OwnGreeneries,
    CitiesInPlay,
    OwnCities,
    OwnColonies,
    AtMostColonies,
    OwnFloaters,
    RatingRaised,
)
