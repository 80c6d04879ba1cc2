"""Majority races: who stands where, who will arrive, and what that is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from areopolis.games.mission_red_planet.data.components import NONE
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.mission_red_planet.clock import (
    LAST_STOP,
    PRODUCTION_STOPS,
    landing_chance,
    rounds_until,
)
from areopolis.players.mission_red_planet.places import MOST, Place, Places
from areopolis.players.mission_red_planet.sides import Side, divided, presence, share_out

# A zone that nobody reaches produces nothing; somebody may still come, for each round.
DISCOVERED: Final = 0.2


@mypyc_attr(acyclic=True)
class Race:
    """The race for one zone; changes are tried on it and taken back."""

    def __init__(
        self, zone: int, place: Place, sides: list[Side], is_found: bool, races: Races
    ) -> None:
        """Colours race for the prizes of *place*, in as many rounds as *races* says."""
        self.place = place
        # By colour.
        self.sides = sides
        self.is_found = is_found
        self.bit = 1 << zone
        self.is_last = races.is_last
        self.rounds_soon = races.rounds_soon
        self.rounds_later = races.rounds_later
        # What it is worth as things are, and with an own astronaut more or less.
        self.has_now = False
        self.worth_now = 0.0
        self.has_joined = False
        self.worth_joined = 0.0
        self.has_left = False
        self.worth_left = 0.0

    def add(self, colour: int, soon: float, later: float) -> None:
        """Add strength of *colour*."""
        side = self.sides[colour]
        side.soon += soon
        side.later += later

    def carry(self, state: MissionState, ship: int, soon: float, later: float) -> None:
        """Add the crew of *ship*, with these chances; negative ones take it away."""
        if state.aboard[ship]:
            place = ship * len(self.sides)
            for side in self.sides:
                count = state.crew[place]
                if count:
                    side.soon += soon * count
                    side.later += later * count
                place += 1

    def settle(self) -> None:
        """Take what stands there now as what things are."""
        for side in self.sides:
            side.soon_now = side.soon
            side.later_now = side.later

    def back(self) -> None:
        """Take back what was tried."""
        for side in self.sides:
            side.soon = side.soon_now
            side.later = side.later_now

    def now(self) -> float:
        """Return what the zone is worth as things are."""
        if not self.has_now:
            self.worth_now = self.payoff()
            self.has_now = True
        return self.worth_now

    def joined(self, colour: int) -> float:
        """Return what the zone is worth with one more of *colour*, who is the same every time."""
        if not self.has_joined:
            self.add(colour, 1.0, 1.0)
            self.worth_joined = self.payoff()
            self.has_joined = True
            self.back()
        return self.worth_joined

    def left(self, colour: int) -> float:
        """Return what the zone is worth with one less of *colour*, who is the same every time."""
        if not self.has_left:
            self.add(colour, -1.0, -1.0)
            self.worth_left = self.payoff()
            self.has_left = True
            self.back()
        return self.worth_left

    def payoff(self) -> float:
        """Return the points that all colours can expect here, each times its interest.

        These are four races: for the next production, for those after it, and for the points at the
        end of who is there and of who has the most astronauts.
        """
        place, sides = self.place, self.sides
        worth = 0.0
        if place.soon != 0.0:
            prize = place.soon * self.reached_soon()
            rule = place.winners if self.is_last else MOST
            loss = place.losses if self.is_last else 0
            worth += prize * divided(rule, loss, sides, True, self.rounds_soon)
        if place.later != 0.0 and not self.is_last:
            prize = place.later * self.reached_later()
            worth += prize * divided(place.winners, place.losses, sides, False, self.rounds_later)
        if place.present != 0.0:
            there = 0.0
            for side in sides:
                there += presence(side.later) * side.interest
            worth += place.present * there
        if place.most != 0.0:
            worth += place.most * divided(MOST, 0, sides, False, self.rounds_later)
        return worth

    def add_points(self, points: list[float]) -> None:
        """Add to the *points* of each colour what it can expect here: its part of the same races.

        Who sees all colours alike asks here once, instead of `payoff` for each.
        """
        place, sides = self.place, self.sides
        for side in sides:
            side.points = 0.0
        if place.soon != 0.0:
            prize = place.soon * self.reached_soon()
            rule = place.winners if self.is_last else MOST
            loss = place.losses if self.is_last else 0
            share_out(prize, rule, loss, sides, True, self.rounds_soon)
        if place.later != 0.0 and not self.is_last:
            prize = place.later * self.reached_later()
            share_out(prize, place.winners, place.losses, sides, False, self.rounds_later)
        if place.present != 0.0:
            for side in sides:
                side.points += place.present * presence(side.later)
        if place.most != 0.0:
            share_out(place.most, MOST, 0, sides, False, self.rounds_later)
        for colour, side in enumerate(sides):
            if side.points != 0.0:
                points[colour] = points[colour] + side.points

    def reached_soon(self) -> float:
        """Return how likely somebody comes in time to produce soon; before that nobody gains."""
        if self.is_found:
            return 1.0
        present = 0.0
        for side in self.sides:
            present += side.soon
        return 1.0 - exp(-present - DISCOVERED * self.rounds_soon)

    def reached_later(self) -> float:
        """Return how likely somebody comes before the end."""
        if self.is_found:
            return 1.0
        present = 0.0
        for side in self.sides:
            present += side.later
        return 1.0 - exp(-present - DISCOVERED * self.rounds_later)


@mypyc_attr(acyclic=True)
class Races:
    """The races for all zones: what stands there, and what will probably arrive."""

    def __init__(self, state: MissionState, seat: int, interest: list[float]) -> None:
        """See what *seat* may see, as in `Places`; *interest* is what points of colours count."""
        self.state = state
        self.interest = interest
        self.places = Places(state, seat)
        number = self.places.number
        self.is_last = number == NONE or self.places.is_last()
        self.rounds_soon = 0.0
        if number != NONE:
            self.rounds_soon = rounds_until(state, PRODUCTION_STOPS[number])
        self.rounds_later = rounds_until(state, LAST_STOP)
        # By zone, found when it is asked for.
        self.found: list[Race | None] = [None] * state.zones()

    def at(self, zone: int) -> Race:
        """Return the race for *zone*."""
        known = self.found[zone]
        if known is None:
            known = self.begin(zone)
            self.found[zone] = known
        return known

    def begin(self, zone: int) -> Race:
        """Count what stands in *zone* and what will probably arrive."""
        state = self.state
        place = self.places.at[zone]
        here = zone * state.colours
        sides = [
            Side(float(state.astronauts[here + colour]), self.interest[colour])
            for colour in range(state.colours)
        ]
        race = Race(zone, place, sides, bool(state.found >> zone & 1), self)
        for ship in state.launched:
            if state.destination(ship) == zone:
                race.carry(state, ship, 1.0, 1.0)
        for ship in state.docks:
            if ship == NONE or not state.aboard[ship]:
                continue
            goes_there = state.destination(ship) == zone
            if goes_there or place.pulls:
                soon, later = self.chances(state.rules.capacity[ship] - state.aboard[ship])
                if goes_there:
                    race.carry(state, ship, soon, later)
                if place.pulls:
                    race.carry(state, ship, 1.0 - soon if self.is_last else 0.0, 1.0 - later)
        race.settle()
        return race

    def chances(self, room: int) -> tuple[float, float]:
        """Return how likely a ship with so much room lands before the next, and the last, race."""
        soon = landing_chance(room, self.rounds_soon)
        later = soon if self.is_last else landing_chance(room, self.rounds_later)
        return soon, later
