"""Majority races: who stands where, who will arrive, and what that is worth."""

from __future__ import annotations

from math import cos, exp, pi
from typing import Final

from areopolis.games.mission_red_planet.data.components import NONE
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
    EVEN_WINS,
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
        # By zone, then by colour.
        self.soon = standing(state)
        self.later = [strengths[:] for strengths in self.soon]
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
        first = ship * self.colours
        for colour in range(self.colours):
            count = self.state.crew[first + colour]
            if count:
                self.add(zone, colour, soon * count, later * count)

    def add(self, zone: int, colour: int, soon: float, later: float) -> None:
        """Add strength of *colour* in *zone*."""
        strengths = self.soon[zone]
        strengths[colour] = strengths[colour] + soon
        strengths = self.later[zone]
        strengths[colour] = strengths[colour] + later

    def payoff(self, zone: int, interest: list[float]) -> float:
        """Return the points that all colours can expect of *zone*, each times its interest.

        These are four races: for the next production, for those after it, and for the points at the
        end of who is there and of who has the most astronauts.
        """
        places = self.places
        worth = 0.0
        if places.soon[zone] != 0.0:
            prize = places.soon[zone] * self.reached(zone, self.soon[zone], self.rounds_soon)
            rule = places.winners[zone] if self.is_last else MOST
            loss = places.losses[zone] if self.is_last else 0
            worth += prize * divided(rule, loss, self.soon[zone], self.rounds_soon, interest)
        later = self.later[zone]
        if places.later[zone] != 0.0 and not self.is_last:
            prize = places.later[zone] * self.reached(zone, later, self.rounds_later)
            rule, loss = places.winners[zone], places.losses[zone]
            worth += prize * divided(rule, loss, later, self.rounds_later, interest)
        if places.present[zone] != 0.0:
            there = 0.0
            for colour, mine in enumerate(later):
                there += presence(mine) * interest[colour]
            worth += places.present[zone] * there
        if places.most[zone] != 0.0:
            worth += places.most[zone] * divided(MOST, 0, later, self.rounds_later, interest)
        return worth

    def reached(self, zone: int, strengths: list[float], rounds: float) -> float:
        """Return how likely somebody comes to *zone*; before that it produces nothing."""
        if self.state.found >> zone & 1:
            return 1.0
        present = 0.0
        for mine in strengths:
            present += mine
        return 1.0 - exp(-present - DISCOVERED * rounds)


def standing(state: MissionState) -> list[list[float]]:
    """Return how many astronauts of each colour stand in each zone."""
    colours = state.colours
    found: list[list[float]] = []
    for zone in range(state.zones()):
        found.append([float(state.astronauts[zone * colours + c]) for c in range(colours)])
    return found


def divided(
    rule: int, loss: int, strengths: list[float], rounds: float, interest: list[float]
) -> float:
    """Divide a prize of 1 by strength, and return the parts of all colours times their interest.

    A narrow lead may change hands while rounds are left; *loss* is what each colour will lose.
    """
    more = REINFORCEMENT * rounds
    total = 0.0
    worth = 0.0
    highest = 0.0
    first = 0
    for colour, strength in enumerate(strengths):
        mine = max(0.0, strength - loss) if loss else strength
        weight = weigh_strength(rule, mine, more)
        total += weight
        worth += weight * interest[colour]
        if weight > highest:
            highest = weight
            first = colour
    if rule == SECOND and total > highest:
        # Alone at the top is nothing; the others race for it.
        total -= highest * NOT_FIRST
        worth -= highest * NOT_FIRST * interest[first]
    return worth / total if total > 0.0 else 0.0


def weigh_strength(rule: int, mine: float, more: float) -> float:
    """Return the weight of a colour in the race that *rule* makes of a zone."""
    if rule == ALL_PRESENT:
        return presence(mine) + 0.1 * more
    if rule == FEWEST:
        return presence(mine) * exp(-1.5 * mine) + 0.02 * more
    strength = mine + more
    # The fourth power: a lead of one counts much among few, and little among many.
    square = strength * strength
    if rule >= EVEN_WINS:
        return square * square * parity_chance(rule, mine, more)
    return square * square


def parity_chance(rule: int, mine: float, more: float) -> float:
    """Return how likely the number of a colour will be even, or odd, as the ground wants it."""
    # 1 at even numbers, -1 at odd ones; the more may still come, the less it says.
    evenness = cos(pi * mine) / (1.0 + more)
    return 0.5 + 0.5 * (evenness if rule == EVEN_WINS else -evenness)


def presence(strength: float) -> float:
    """Return how likely at least one astronaut is there."""
    return strength if strength < 1.0 else 1.0
