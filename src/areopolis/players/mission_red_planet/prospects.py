"""What a change on the board is worth to one colour: own gains less what rivals gain."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.mission_red_planet.data.components import NONE
from areopolis.games.mission_red_planet.rules.scoring import token_points
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.mission_red_planet.goals import expected, zones_of
from areopolis.players.mission_red_planet.races import Races
from areopolis.players.mission_red_planet.styles import Style

# What all rivals' gains together count against an own one.
RIVALRY: Final = 0.75
# A rival so many points behind the best counts a third.
BEHIND: Final = 8.0
# A forced ship flies, whatever its room.
FORCED: Final = 0.9


class Prospects:
    """The races seen by one colour; options are tried on them and taken back."""

    def __init__(self, state: MissionState, colour: int, style: Style) -> None:
        """Judge for *colour*; the seat that holds it thinks."""
        self.state = state
        self.colour = colour
        self.seat = state.controller(colour)
        self.races = Races(state, self.seat)
        self.has_goals = bool(state.kept[self.seat]) and colour < state.seats
        self.interest = interests(state, self.seat, style)
        # Where astronauts change what the own missions are worth.
        self.goal_zones = zones_of(state, self.seat) if self.has_goals else 0
        self.goals_now = expected(state, self.races, self.seat) if self.has_goals else 0.0
        # What each zone is worth as things are, found when it is asked for.
        self.values_now: list[float | None] = [None] * state.zones()

    def value(self, zone: int) -> float:
        """Return what *zone* is worth."""
        return self.races.payoff(zone, self.interest)

    def now(self, zone: int) -> float:
        """Return what *zone* is worth as things are."""
        known = self.values_now[zone]
        if known is None:
            known = self.value(zone)
            self.values_now[zone] = known
        return known

    def goals(self, zone: int, other: int = NONE) -> float:
        """Return what the own missions are worth after something has changed in *zone*."""
        if self.goal_zones >> zone & 1 or (other != NONE and self.goal_zones >> other & 1):
            return expected(self.state, self.races, self.seat)
        return self.goals_now

    def change(self, zone: int, colour: int, soon: float, later: float) -> float:
        """Return what more strength of *colour* in *zone* is worth."""
        before = self.now(zone) + self.goals_now
        self.races.add(zone, colour, soon, later)
        after = self.value(zone) + self.goals(zone)
        self.races.add(zone, colour, -soon, -later)
        return after - before

    def move(self, origin: int, zone: int) -> float:
        """Return what an own step from one zone to another is worth."""
        races, colour = self.races, self.colour
        before = self.now(origin) + self.now(zone) + self.goals_now
        races.add(origin, colour, -1.0, -1.0)
        races.add(zone, colour, 1.0, 1.0)
        after = self.value(origin) + self.value(zone) + self.goals(zone, origin)
        races.add(origin, colour, 1.0, 1.0)
        races.add(zone, colour, -1.0, -1.0)
        return after - before

    def swap(self, zone: int, victim: int, soon: float, later: float) -> float:
        """Return what it is worth to put an own astronaut in the place of a rival's."""
        races, colour = self.races, self.colour
        before = self.now(zone) + self.goals_now
        races.add(zone, victim, -soon, -later)
        races.add(zone, colour, soon, later)
        after = self.value(zone) + self.goals(zone)
        races.add(zone, victim, soon, later)
        races.add(zone, colour, -soon, -later)
        return after - before

    def board(self, ship: int, count: int, is_forced: bool) -> float:
        """Return what boarding is worth: the own seats, and that the ship fills for everybody."""
        zone = self.state.destination(ship)
        if zone == NONE:
            return self.best_destination(ship, count, is_forced)
        return self.board_to(ship, zone, count, is_forced)

    def board_to(self, ship: int, zone: int, count: int, is_forced: bool) -> float:
        """Return what boarding a ship to *zone* is worth."""
        races = self.races
        room = self.room(ship)
        old_soon, old_later = races.chances(room)
        soon, later = races.chances(room - count)
        if is_forced:
            soon, later = max(soon, FORCED), max(later, FORCED)
        before = self.now(zone) + self.goals_now
        races.carry(ship, zone, soon - old_soon, later - old_later)
        races.add(zone, self.colour, soon * count, later * count)
        after = self.value(zone) + self.goals(zone)
        races.add(zone, self.colour, -soon * count, -later * count)
        races.carry(ship, zone, old_soon - soon, old_later - later)
        return after - before

    def best_destination(self, ship: int, count: int, is_forced: bool) -> float:
        """Return what boarding a ship without destination is worth: the boarder will choose."""
        best = 0.0
        for zone, left in enumerate(self.state.sign_supply):
            if left:
                best = max(best, self.board_to(ship, zone, count, is_forced))
        return best

    def launch(self, ship: int) -> float:
        """Return what it is worth that a docked ship flies now."""
        zone = self.state.destination(ship)
        if zone == NONE or not self.state.aboard[ship]:
            return 0.0
        soon, later = self.races.chances(self.room(ship))
        return self.crew_change(ship, zone, 1.0 - soon, 1.0 - later)

    def destroy(self, ship: int) -> float:
        """Return what the loss of a docked ship with everybody aboard is worth."""
        zone = self.state.destination(ship)
        if zone == NONE or not self.state.aboard[ship]:
            return 0.0
        soon, later = self.races.chances(self.room(ship))
        return self.crew_change(ship, zone, -soon, -later)

    def crew_change(self, ship: int, zone: int, soon: float, later: float) -> float:
        """Return what a change of the chances of a crew is worth."""
        before = self.now(zone) + self.goals_now
        self.races.carry(ship, zone, soon, later)
        after = self.value(zone) + self.goals(zone)
        self.races.carry(ship, zone, -soon, -later)
        return after - before

    def redirect(self, ship: int, zone: int) -> float:
        """Return what it is worth that *ship* goes to *zone* instead."""
        origin = self.state.destination(ship)
        if origin == zone:
            return 0.0
        soon, later = self.flying(ship)
        races = self.races
        before = self.now(zone) + self.goals_now
        if origin != NONE:
            before += self.now(origin)
        races.carry(ship, origin, -soon, -later)
        races.carry(ship, zone, soon, later)
        after = self.value(zone) + self.goals(zone, origin)
        if origin != NONE:
            after += self.value(origin)
        races.carry(ship, zone, -soon, -later)
        races.carry(ship, origin, soon, later)
        return after - before

    def flying(self, ship: int) -> tuple[float, float]:
        """Return how likely *ship* lands in time; a launched one does."""
        if ship in self.state.launched:
            return 1.0, 1.0
        return self.races.chances(self.room(ship))

    def room(self, ship: int) -> int:
        """Return the free seats of *ship*."""
        return self.state.rules.capacity[ship] - self.state.aboard[ship]


def interests(state: MissionState, seat: int, style: Style) -> list[float]:
    """Return what a point of each colour is worth to *seat*; rivals who lead weigh more.

    Points of a neutral colour that the seat only moves are worth nothing to it.
    """
    points = [float(token_points(state, other)) for other in range(state.colours)]
    best = max(points)
    weights = [exp((mine - best) / BEHIND) for mine in points]
    total = sum(weights) - weights[seat]
    rivalry = RIVALRY * style.rivalry
    interest = [-rivalry * weight / total for weight in weights]
    interest[seat] = 1.0
    return interest
