"""Majority races: who stands where, who will arrive, and what that is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.mission_red_planet.components import NONE
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.mission_red_planet.clock import (
    LAST_STOP,
    PRODUCTION_STOPS,
    landing_chance,
    next_production,
    rounds_until,
)
from areopolis.players.mission_red_planet.places import (
    ALL_PRESENT,
    FEWEST,
    MOST,
    SECOND,
    Places,
)

# Strength that anybody may still bring to a zone, for each round.
REINFORCEMENT: Final = 1.0
# A zone that nobody reaches produces nothing; somebody may still come, for each round.
DISCOVERED: Final = 0.2
# Who is likely to be first gets little where the second wins.
NOT_FIRST: Final = 0.8
# The races of a zone: the next production, those after it, and points at the end.
SOON: Final = 0
LATER: Final = 1
PRESENT: Final = 2
RACES: Final = 4


class Races:
    """The strength of each colour in each zone, at the next production and at the end."""

    def __init__(self, state: MissionState, seat: int) -> None:
        """Count what stands there and what will probably arrive; *seat* as for `Places`."""
        self.state = state
        self.colours = state.colours
        self.places = Places(state, seat)
        number = next_production(state)
        is_last = number == NONE or number == len(PRODUCTION_STOPS) - 1
        self.rounds_soon = 0.0
        if number != NONE:
            self.rounds_soon = rounds_until(state, PRODUCTION_STOPS[number])
        self.rounds_later = rounds_until(state, LAST_STOP)
        self.is_last = is_last
        # What the last race has given each colour to go by.
        self.weights = [0.0] * state.colours
        self.soon = [float(count) for count in state.astronauts]
        self.later = self.soon[:]
        for ship in state.launched:
            self.carry(ship, state.destination(ship), 1.0, 1.0)
        for ship in state.docks:
            if ship != NONE and state.aboard[ship]:
                soon, later = self.chances(state.rules.capacity[ship] - state.aboard[ship])
                self.carry(ship, state.destination(ship), soon, later)
                for zone, pulls in enumerate(self.places.pulls):
                    if pulls:
                        self.carry(ship, zone, 1.0 - soon if is_last else 0.0, 1.0 - later)

    def chances(self, room: int) -> tuple[float, float]:
        """Return how likely a ship with so much room lands before the next, and the last, race."""
        soon = landing_chance(room, self.rounds_soon)
        later = soon if self.is_last else landing_chance(room, self.rounds_later)
        return soon, later

    def carry(self, ship: int, zone: int, soon: float, later: float) -> None:
        """Add the crew of *ship* to *zone*, with these chances; negative ones take it away."""
        if zone == NONE:
            return
        colours = self.colours
        for colour in range(colours):
            count = self.state.crew[ship * colours + colour]
            if count:
                self.soon[zone * colours + colour] += soon * count
                self.later[zone * colours + colour] += later * count

    def add(self, zone: int, colour: int, soon: float, later: float) -> None:
        """Add strength of *colour* in *zone*."""
        self.soon[zone * self.colours + colour] += soon
        self.later[zone * self.colours + colour] += later

    def payoff(self, zone: int, interest: list[float]) -> float:
        """Return the points that all colours can expect of *zone*, each times its interest."""
        worth = 0.0
        for race in range(RACES):
            part = self.run(race, zone)
            if part != 0.0:
                for colour in range(self.colours):
                    worth += part * self.weights[colour] * interest[colour]
        return worth

    def share(self, zone: int, points: list[float]) -> None:
        """Add the points that each colour can expect of *zone*."""
        for race in range(RACES):
            part = self.run(race, zone)
            if part != 0.0:
                for colour in range(self.colours):
                    points[colour] += part * self.weights[colour]

    def run(self, race: int, zone: int) -> float:
        """Set the weights of all colours in one of the races, and return the prize of a weight."""
        places = self.places
        if race == SOON:
            prize = places.soon[zone]
            return self.divide(zone, self.soon, self.rounds_soon, prize) if prize != 0.0 else 0.0
        if race == LATER:
            prize = 0.0 if self.is_last else places.later[zone]
            return self.divide(zone, self.later, self.rounds_later, prize) if prize != 0.0 else 0.0
        start = zone * self.colours
        if race == PRESENT:
            if places.present[zone] != 0.0:
                for colour in range(self.colours):
                    self.weights[colour] = presence(self.later[start + colour])
            return places.present[zone]
        if places.most[zone] == 0.0:
            return 0.0
        more = REINFORCEMENT * self.rounds_later
        total = 0.0
        for colour in range(self.colours):
            weight = weigh_strength(MOST, self.later[start + colour], more)
            self.weights[colour] = weight
            total += weight
        return places.most[zone] / total if total > 0.0 else 0.0

    def divide(self, zone: int, strength: list[float], rounds: float, prize: float) -> float:
        """Divide a prize by strength; a narrow lead may change hands while rounds are left."""
        places = self.places
        is_last = self.is_last or strength is self.later
        rule = places.winners[zone] if is_last else MOST
        loss = places.losses[zone] if is_last else 0
        more = REINFORCEMENT * rounds
        start = zone * self.colours
        total = 0.0
        present = 0.0
        highest = 0.0
        first = 0
        for colour in range(self.colours):
            mine = strength[start + colour]
            if loss:
                mine = max(0.0, mine - loss)
            present += mine
            weight = weigh_strength(rule, mine, more)
            self.weights[colour] = weight
            total += weight
            if weight > highest:
                highest = weight
                first = colour
        if total <= 0.0:
            return 0.0
        if rule == SECOND and total > highest:
            # Alone at the top is nothing; the others race for it.
            self.weights[first] = highest * (1.0 - NOT_FIRST)
            total -= highest * NOT_FIRST
        if not self.state.found >> zone & 1:
            prize *= 1.0 - exp(-present - DISCOVERED * rounds)
        return prize / total


def weigh_strength(rule: int, mine: float, more: float) -> float:
    """Return the weight of a colour in the race that *rule* makes of a zone."""
    if rule == ALL_PRESENT:
        return presence(mine) + 0.1 * more
    if rule == FEWEST:
        return presence(mine) * exp(-1.5 * mine) + 0.02 * more
    strength = mine + more
    # The fourth power: a lead of one counts much among few, and little among many.
    square = strength * strength
    return square * square


def presence(strength: float) -> float:
    """Return how likely at least one astronaut is there."""
    return strength if strength < 1.0 else 1.0
