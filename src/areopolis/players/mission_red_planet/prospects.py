"""What a change on the board is worth to one colour: own gains less what rivals gain."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from areopolis.games.mission_red_planet.data.components import NONE
from areopolis.games.mission_red_planet.rules.scoring import token_points
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.mission_red_planet.goals import Goal, goals_of, of_mission
from areopolis.players.mission_red_planet.races import Race, Races
from areopolis.players.mission_red_planet.styles import Style

# What all rivals' gains together count against an own one.
RIVALRY: Final = 0.75
# A rival so many points behind the best counts a third.
BEHIND: Final = 8.0
# A forced ship flies, whatever its room.
FORCED: Final = 0.9


@mypyc_attr(acyclic=True)
class Prospects:
    """The races seen by one colour; options are tried on them and taken back."""

    def __init__(self, state: MissionState, colour: int, style: Style) -> None:
        """Judge for *colour*; the seat that holds it thinks."""
        self.state = state
        self.colour = colour
        self.seat = state.controller(colour)
        self.races = Races(state, self.seat, interests(state, self.seat, style))
        self.goals: list[Goal] = []
        if colour < state.seats:
            self.goals = goals_of(state, self.races, self.seat)
        # Where astronauts change what the own missions are worth, and what that is as things are.
        self.goal_zones = 0
        self.goals_now = 0.0
        for goal in self.goals:
            self.goal_zones |= goal.zones
            self.goals_now += goal.now

    def goals_after(self, zones: int) -> float:
        """Return what the own missions are worth after something has changed in *zones* (bits)."""
        if not self.goal_zones & zones:
            return self.goals_now
        points = 0.0
        for goal in self.goals:
            if goal.zones & zones:
                points += of_mission(goal.rule, self.state, self.races, self.seat)
            else:
                points += goal.now
        return points

    def gain(self, race: Race) -> float:
        """Return what a change in *race* that was tried is worth, and take it back."""
        after = race.payoff() + self.goals_after(race.bit)
        race.back()
        return after - (race.now() + self.goals_now)

    def change(self, zone: int, colour: int, soon: float, later: float) -> float:
        """Return what more strength of *colour* in *zone* is worth."""
        race = self.races.at(zone)
        race.add(colour, soon, later)
        return self.gain(race)

    def move(self, origin: int, zone: int) -> float:
        """Return what an own step from one zone to another is worth."""
        here, there, colour = self.races.at(origin), self.races.at(zone), self.colour
        goals = self.goals_now
        if self.goal_zones & (here.bit | there.bit):
            here.add(colour, -1.0, -1.0)
            there.add(colour, 1.0, 1.0)
            goals = self.goals_after(here.bit | there.bit)
            here.back()
            there.back()
        after = here.left(colour) + there.joined(colour) + goals
        return after - (here.now() + there.now() + self.goals_now)

    def swap(self, zone: int, victim: int, soon: float, later: float) -> float:
        """Return what it is worth to put an own astronaut in the place of a rival's."""
        race = self.races.at(zone)
        race.add(victim, -soon, -later)
        race.add(self.colour, soon, later)
        return self.gain(race)

    def board(self, ship: int, count: int, is_forced: bool) -> float:
        """Return what boarding is worth: the own seats, and that the ship fills for everybody.

        Who boards a ship without destination will choose the best one.
        """
        room = self.room(ship)
        old_soon, old_later = self.races.chances(room)
        soon, later = self.races.chances(room - count)
        if is_forced:
            soon, later = max(soon, FORCED), max(later, FORCED)
        zone = self.state.destination(ship)
        if zone != NONE:
            race = self.races.at(zone)
            race.carry(self.state, ship, soon - old_soon, later - old_later)
            race.add(self.colour, soon * count, later * count)
            return self.gain(race)
        best = 0.0
        for zone, left in enumerate(self.state.sign_supply):
            if left:
                race = self.races.at(zone)
                race.carry(self.state, ship, soon - old_soon, later - old_later)
                race.add(self.colour, soon * count, later * count)
                best = max(best, self.gain(race))
        return best

    def launch(self, ship: int) -> float:
        """Return what it is worth that a docked ship flies now."""
        zone = self.state.destination(ship)
        if zone == NONE or not self.state.aboard[ship]:
            return 0.0
        soon, later = self.races.chances(self.room(ship))
        race = self.races.at(zone)
        race.carry(self.state, ship, 1.0 - soon, 1.0 - later)
        return self.gain(race)

    def destroy(self, ship: int) -> float:
        """Return what the loss of a docked ship with everybody aboard is worth."""
        zone = self.state.destination(ship)
        if zone == NONE or not self.state.aboard[ship]:
            return 0.0
        soon, later = self.races.chances(self.room(ship))
        race = self.races.at(zone)
        race.carry(self.state, ship, -soon, -later)
        return self.gain(race)

    def redirect(self, ship: int, zone: int) -> float:
        """Return what it is worth that *ship* goes to *zone* instead."""
        state = self.state
        origin = state.destination(ship)
        if origin == zone:
            return 0.0
        soon, later = self.flying(ship)
        there = self.races.at(zone)
        there.carry(state, ship, soon, later)
        if origin == NONE:
            return self.gain(there)
        here = self.races.at(origin)
        here.carry(state, ship, -soon, -later)
        after = there.payoff() + self.goals_after(there.bit | here.bit) + here.payoff()
        there.back()
        here.back()
        return after - (there.now() + self.goals_now + here.now())

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
    points = [token_points(state, other) for other in range(state.colours)]
    best = points[0]
    for mine in points:
        if mine > best:
            best = mine
    weights = [exp(float(mine - best) / BEHIND) for mine in points]
    total = 0.0
    for weight in weights:
        total += weight
    total -= weights[seat]
    rivalry = RIVALRY * style.rivalry
    interest = [-rivalry * weight / total for weight in weights]
    interest[seat] = 1.0
    return interest
