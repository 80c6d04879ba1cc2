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

# How much a lead is worth: shares go by this power of the strength.
POWER: Final = 4.0
# Strength that anybody may still bring to a zone, for each round.
REINFORCEMENT: Final = 1.0
# A zone that nobody reaches produces nothing; somebody may still come, for each round.
DISCOVERED: Final = 0.2


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

    def payoff(self, zone: int) -> list[float]:
        """Return the points that each colour can expect of *zone*."""
        places = self.places
        points = [0.0] * self.colours
        if self.is_last:
            self.share(zone, self.soon, self.rounds_soon, places.soon[zone], True, points)
        else:
            self.share(zone, self.soon, self.rounds_soon, places.soon[zone], False, points)
            self.share(zone, self.later, self.rounds_later, places.later[zone], True, points)
        if places.most[zone] or places.present[zone]:
            self.score_end(zone, points)
        return points

    def share(
        self,
        zone: int,
        strength: list[float],
        rounds: float,
        prize: float,
        is_last: bool,
        points: list[float],
    ) -> None:
        """Divide a prize by strength; a narrow lead may change hands while rounds are left."""
        if prize == 0.0:
            return
        places = self.places
        rule = places.winners[zone] if is_last else MOST
        loss = places.losses[zone] if is_last else 0
        more = REINFORCEMENT * rounds
        start = zone * self.colours
        weights: list[float] = []
        total = 0.0
        present = 0.0
        highest = 0.0
        for colour in range(self.colours):
            mine = strength[start + colour]
            if loss:
                mine = max(0.0, mine - loss)
            present += mine
            weight = weigh_strength(rule, mine, more)
            weights.append(weight)
            total += weight
            highest = max(highest, weight)
        if total <= 0.0:
            return
        if not self.state.found >> zone & 1:
            prize *= 1.0 - exp(-present - DISCOVERED * rounds)
        if rule == SECOND and total > highest:
            # Alone at the top is nothing; the others race for it.
            for colour in range(self.colours):
                if weights[colour] == highest:
                    total -= 0.8 * highest
                    weights[colour] = 0.2 * highest
                    break
        for colour in range(self.colours):
            points[colour] += prize * weights[colour] / total

    def score_end(self, zone: int, points: list[float]) -> None:
        """Add what an open or known discovery gives or takes in final scoring."""
        places = self.places
        start = zone * self.colours
        more = REINFORCEMENT * self.rounds_later
        total = 0.0
        for colour in range(self.colours):
            total += weigh_strength(MOST, self.later[start + colour], more)
        for colour in range(self.colours):
            mine = self.later[start + colour]
            points[colour] += places.present[zone] * presence(mine)
            if total > 0.0 and places.most[zone]:
                points[colour] += places.most[zone] * weigh_strength(MOST, mine, more) / total


def weigh_strength(rule: int, mine: float, more: float) -> float:
    """Return the weight of a colour in the race that *rule* makes of a zone."""
    if rule == ALL_PRESENT:
        return presence(mine) + 0.1 * more
    if rule == FEWEST:
        return presence(mine) * exp(-1.5 * mine) + 0.02 * more
    strength = mine + more
    # Chances that were added and taken back may leave a trace below zero.
    return float(strength**POWER) if strength > 0.0 else 0.0


def presence(strength: float) -> float:
    """Return how likely at least one astronaut is there."""
    return strength if strength < 1.0 else 1.0
