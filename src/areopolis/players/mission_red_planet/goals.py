"""Missions: how many points each is likely to give in the end."""

from __future__ import annotations

from typing import Final

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
from areopolis.players.mission_red_planet.races import Races, presence

# Zones that a colour will still reach of those that a mission names, for each round left.
REACHED: Final = 0.06
# What may still be added to a sum in a round.
ADDED: Final = 0.2
# Tokens of one resource that a colour gains in a round.
TOKENS: Final = 0.25
# How likely nobody comes to a zone where the owner is alone, for each round.
ALONE: Final = 0.9


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
    colours = races.colours
    if isinstance(rule, PresenceTiers):
        there = 0.0
        for zone in rule.zones:
            there += presence(races.later[zone][colour])
        missing = len(rule.zones) - there
        there += missing * min(0.9, REACHED * rounds)
        return on_scale(there, (1, 2, 3, 4), rule.points)
    if isinstance(rule, PresenceCountTiers):
        there = 0.0
        for strengths in races.later:
            there += presence(strengths[colour])
        there += (state.zones() - there) * min(0.9, 0.6 * REACHED * rounds)
        return on_scale(there, rule.thresholds, rule.points)
    if isinstance(rule, MostAstronauts):
        amounts = [0.0] * colours
        for zone in rule.zones:
            for other, strength in enumerate(races.later[zone]):
                amounts[other] = amounts[other] + strength
        return rule.points * lead(amounts, colour, ADDED * rounds)
    if isinstance(rule, MostTokens):
        tokens = [float(state.purse[other * 3 + rule.type]) for other in range(colours)]
        return rule.points * lead(tokens, colour, 0.5 + TOKENS * rounds)
    if isinstance(rule, MostLost):
        lost = [float(count) for count in state.lost]
        return rule.points * lead(lost, colour, 0.1 + 0.15 * rounds)
    if isinstance(rule, SoleZones):
        scored = 0.0
        alone = float(ALONE**rounds)
        for strengths in races.later:
            mine = strengths[colour]
            if mine > 0.0:
                others = -mine
                for strength in strengths:
                    others += strength
                scored += rule.per * presence(mine) / (1.0 + 3.0 * others) * alone
        return min(scored, float(rule.max))
    if isinstance(rule, AtLeastTokens):
        share = 1.0
        for kind in range(3):
            have = (state.purse[colour * 3 + kind] + TOKENS * rounds) / rule.each
            share *= min(1.0, have)
        return rule.points * share
    return float(rule.points_for(state, colour))


def zones_of(state: MissionState, colour: int) -> int:
    """Return as bits the zones where astronauts matter to the missions of *colour*."""
    components = state.rules.components
    everywhere = (1 << state.zones()) - 1
    found = 0
    for card in state.kept[colour]:
        if card < components.first_discovery:
            rule = components.missions[card].rule
            if isinstance(rule, (PresenceTiers, MostAstronauts)):
                for zone in rule.zones:
                    found |= 1 << zone
            elif not isinstance(rule, (MostTokens, MostLost, AtLeastTokens)):
                found = everywhere
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


def lead(amounts: list[float], colour: int, more: float) -> float:
    """Return how likely *colour* will have the most, by the fourth power of what it has."""
    total = 0.0
    own = 0.0
    for other, amount in enumerate(amounts):
        square = (amount + more) * (amount + more)
        total += square * square
        if other == colour:
            own = square * square
    return own / total if total > 0.0 else 0.0
