"""What good players of Mission: Red Planet know, as an estimate of the final score.

Used where a search stops before the end of the game. Every term is a sentence about the game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.core.state import State
from areopolis.games.mission_red_planet.components import NONE, WORTH
from areopolis.games.mission_red_planet.scoring import (
    ICE_MONOPOLY,
    discovery_points,
    mission_points,
    token_points,
)
from areopolis.games.mission_red_planet.state import MissionState

# The stop of the round counter after which a production has happened, and its tokens.
PRODUCTIONS: Final = ((5, 1), (9, 2), (13, 3))
# The mean worth of a resource token that nobody has turned up.
UNKNOWN_WORTH: Final = 1.8
# An astronaut on a docked ship may still be killed, or the ship may fly elsewhere.
DOCKED: Final = 0.6
# Missions can still be lost while the game lasts.
MISSION: Final = 0.7
# How many points ahead make a game as good as won.
SWING: Final = 9.0


def evaluate(state: State) -> list[float]:
    """Return for each seat how likely it is to win, from the points that everybody can expect."""
    assert isinstance(state, MissionState), "a state of this game"
    points = expected_points(state)
    values: list[float] = []
    for seat in range(state.seats):
        others = [score for colour, score in enumerate(points) if colour != seat]
        values.append(1.0 / (1.0 + exp(-(points[seat] - max(others)) / SWING)))
    return values


def expected_points(state: MissionState) -> list[float]:
    """Return the points that each colour can expect."""
    points = [float(token_points(state, colour)) for colour in range(state.colours)]
    tokens_to_come = sum([tokens for stop, tokens in PRODUCTIONS if state.stop <= stop])
    for zone in range(state.zones()):
        add_zone(state, zone, tokens_to_come, points)
    add_ice(state, points)
    for colour in range(state.colours):
        for _, scored in mission_points(state, colour):
            points[colour] += MISSION * scored
        for _, scored in discovery_points(state, colour):
            points[colour] += scored
    return points


def add_zone(state: MissionState, zone: int, tokens: int, points: list[float]) -> None:
    """Whoever leads in a zone will probably take what it still produces, and what lies there."""
    strength = [float(count) for count in state.counts(zone)]
    for ship in state.launched:
        if state.destination(ship) == zone:
            for colour, count in enumerate(state.crew_of(ship)):
                strength[colour] += count
    for ship in state.docks:
        if ship != NONE and state.destination(ship) == zone:
            for colour, count in enumerate(state.crew_of(ship)):
                strength[colour] += DOCKED * count
    total = 0.0
    for mine in strength:
        total += mine * mine * mine
    if total == 0.0:
        return
    is_found = state.found >> zone & 1
    worth = float(WORTH[state.resource[zone]]) if is_found else UNKNOWN_WORTH
    prize = worth * tokens
    for kind, value in enumerate(WORTH):
        prize += value * state.tokens[zone * 3 + kind]
    for colour, mine in enumerate(strength):
        # A narrow lead may still change hands.
        points[colour] += prize * mine * mine * mine / total


def add_ice(state: MissionState, points: list[float]) -> None:
    """The most ice at the end is worth nine points; the leader is likely to stay ahead."""
    ice = [float(state.purse[colour * 3]) for colour in range(state.colours)]
    total = 0.0
    for mine in ice:
        total += mine * mine
    if total > 0.0:
        for colour, mine in enumerate(ice):
            points[colour] += ICE_MONOPOLY * mine * mine / total
