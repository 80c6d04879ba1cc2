"""Missions: how many points each is likely to give in the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from areopolis.games.mission_red_planet.data.components import MissionRule
from areopolis.games.mission_red_planet.rules.missions import (
    AtLeastTokens,
    MostAstronauts,
    MostLost,
    MostTokens,
    PresenceCountTiers,
    PresenceTiers,
    SoleZones,
)
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.mission_red_planet.races import Races
from areopolis.players.mission_red_planet.sides import presence

# Zones that a colour will still reach of those that a mission names, for each round left.
REACHED: Final = 0.06
# What may still be added to a sum in a round.
ADDED: Final = 0.2
# Tokens of one resource that a colour gains in a round.
TOKENS: Final = 0.25
# Zones on the scale of a mission that names them.
FOUR_STEPS: Final[tuple[int, ...]] = (1, 2, 3, 4)
# How likely nobody comes to a zone where the owner is alone, for each round.
ALONE: Final = 0.9


@mypyc_attr(acyclic=True)
class Goal:
    """A mission of a colour, and what it is worth as things are."""

    def __init__(self, rule: MissionRule, state: MissionState, races: Races, colour: int) -> None:
        """Look at *rule*, which *colour* wants to fulfil."""
        self.rule = rule
        # Where astronauts change what it is worth, as bits.
        self.zones = zones_of(rule, state.zones())
        self.now = of_mission(rule, state, races, colour)


def goals_of(state: MissionState, races: Races, colour: int) -> list[Goal]:
    """Return the missions of *colour*."""
    components = state.rules.components
    found: list[Goal] = []
    for card in state.kept[colour]:
        if card < components.first_discovery:
            found.append(Goal(components.missions[card].rule, state, races, colour))
    return found


def expected(state: MissionState, races: Races, colour: int) -> float:
    """Return the points that the missions of *colour* will probably give."""
    components = state.rules.components
    points = 0.0
    for card in state.kept[colour]:
        if card < components.first_discovery:
            points += of_mission(components.missions[card].rule, state, races, colour)
    return points


def of_mission(rule: MissionRule, state: MissionState, races: Races, colour: int) -> float:
    """Return what one mission will probably give *colour*."""
    rounds = races.rounds_later
    if isinstance(rule, PresenceTiers):
        there = 0.0
        for zone in rule.zones:
            there += presence(races.at(zone).sides[colour].later)
        missing = float(len(rule.zones)) - there
        there += missing * min(0.9, REACHED * rounds)
        return on_scale(there, FOUR_STEPS, rule.points)
    if isinstance(rule, PresenceCountTiers):
        there = 0.0
        zones = state.zones()
        for zone in range(zones):
            there += presence(races.at(zone).sides[colour].later)
        there += (float(zones) - there) * min(0.9, 0.6 * REACHED * rounds)
        return on_scale(there, rule.thresholds, rule.points)
    if isinstance(rule, MostAstronauts):
        return rule.points * most_astronauts(races, rule.zones, colour)
    if isinstance(rule, MostTokens):
        tokens = [state.purse[other * 3 + rule.type] for other in range(state.colours)]
        return rule.points * lead(tokens, colour, 0.5 + TOKENS * rounds)
    if isinstance(rule, MostLost):
        return rule.points * lead(state.lost, colour, 0.1 + 0.15 * rounds)
    if isinstance(rule, SoleZones):
        return min(alone(races, colour, rule.per, state.zones()), float(rule.max))
    if isinstance(rule, AtLeastTokens):
        share = 1.0
        for kind in range(3):
            have = (state.purse[colour * 3 + kind] + TOKENS * rounds) / rule.each
            share *= min(1.0, have)
        return rule.points * share
    return float(rule.points_for(state, colour))


def most_astronauts(races: Races, zones: tuple[int, ...], colour: int) -> float:
    """Return how likely *colour* will have the most astronauts in *zones* together."""
    more = ADDED * races.rounds_later
    named = [races.at(zone) for zone in zones]
    total = 0.0
    own = 0.0
    for other in range(races.state.colours):
        amount = 0.0
        for race in named:
            amount += race.sides[other].later
        weight = fourth_power(amount + more)
        total += weight
        if other == colour:
            own = weight
    return own / total if total > 0.0 else 0.0


def lead(amounts: list[int], colour: int, more: float) -> float:
    """Return how likely *colour* will have the most; each may still get so much *more*."""
    total = 0.0
    for amount in amounts:
        total += fourth_power(float(amount) + more)
    return fourth_power(float(amounts[colour]) + more) / total if total > 0.0 else 0.0


def alone(races: Races, colour: int, per: int, zones: int) -> float:
    """Return *per* points for each zone where only *colour* will be."""
    scored = 0.0
    stays = float(ALONE**races.rounds_later)
    for zone in range(zones):
        sides = races.at(zone).sides
        mine = sides[colour].later
        if mine > 0.0:
            others = -mine
            for side in sides:
                others += side.later
            scored += per * presence(mine) / (1.0 + 3.0 * others) * stays
    return scored


def zones_of(rule: MissionRule, zones: int) -> int:
    """Return as bits the zones, of so many, where astronauts matter to a mission."""
    if isinstance(rule, PresenceTiers):
        return bits_of(rule.zones)
    if isinstance(rule, MostAstronauts):
        return bits_of(rule.zones)
    if isinstance(rule, (MostTokens, MostLost, AtLeastTokens)):
        return 0
    return (1 << zones) - 1


def bits_of(zones: tuple[int, ...]) -> int:
    """Return *zones* as bits."""
    found = 0
    for zone in zones:
        found |= 1 << zone
    return found


def on_scale(there: float, steps: tuple[int, ...], points: tuple[int, ...]) -> float:
    """Return the points on a scale at a number that is not whole."""
    below = 0.0
    scored = 0.0
    for place, step in enumerate(steps):
        if place == len(points):
            return scored
        reward = points[place]
        if there < step:
            return scored + (reward - scored) * max(0.0, there - below) / (step - below)
        below = float(step)
        scored = float(reward)
    return scored


def fourth_power(amount: float) -> float:
    """Return the weight of an *amount* among others: who has a little more leads for certain."""
    square = amount * amount
    return square * square
