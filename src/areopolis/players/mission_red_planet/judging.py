"""Who will win: the points that every colour can expect, and how sure that is."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.mission_red_planet.data.components import ICE, NONE, WORTH
from areopolis.games.mission_red_planet.rules.scoring import ICE_MONOPOLY, token_points
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.mission_red_planet.goals import expected, lead
from areopolis.players.mission_red_planet.places import ICE_EXTRA
from areopolis.players.mission_red_planet.races import Races

# Ice that a round may still bring.
ICE_TO_COME: Final = 0.25
# A character in hand gives a choice, in each round in which it could be played.
CHOICE: Final = 0.8
# Points ahead that make a seat e times as likely to win: when all is done, with a round to play,
# and with many, when the board says little yet. Measured by benchmarks/calibration.py.
SWING_AT_END: Final = 1.5
SWING_IN_ROUND: Final = 5.0
SWING: Final = 0.03
# A neutral colour plays what it draws, and falls behind in every round.
NEUTRAL: Final = 3.0


def expected_points(state: MissionState, races: Races) -> list[float]:
    """Return the points that each colour can expect."""
    points = [float(token_points(state, colour)) for colour in range(state.colours)]
    for zone in range(state.zones()):
        races.at(zone).add_points(points)
    add_ice(state, races, points)
    rounds = races.rounds_later
    for seat in range(state.seats):
        points[seat] += expected(state, races, seat)
        points[seat] += CHOICE * min(state.hand[seat].bit_count(), rounds)
    for colour in range(state.seats, state.colours):
        points[colour] -= NEUTRAL * rounds
    return points


def add_ice(state: MissionState, races: Races, points: list[float]) -> None:
    """The most ice at the end is worth nine points; what was counted for it before goes out."""
    more = 0.3 + ICE_TO_COME * races.rounds_later
    # Zones still to produce have counted their ice a little dearer.
    left = min(1.0, races.rounds_later / 10.0)
    prize = ICE_MONOPOLY * (1.0 - left) + ICE_EXTRA * left
    ice = [state.purse[colour * len(WORTH) + ICE] for colour in range(state.colours)]
    for colour in range(state.colours):
        points[colour] += prize * lead(ice, colour, more)


def chances(state: MissionState) -> list[float]:
    """Return each seat's chance to win; neutral colours may win too."""
    races = Races(state, NONE, [0.0] * state.colours)
    points = expected_points(state, races)
    rounds = races.rounds_later
    swing = SWING_AT_END + SWING_IN_ROUND * min(1.0, 2.0 * rounds)
    swing += SWING * rounds * rounds * rounds
    best = max(points)
    weights = [exp((mine - best) / swing) for mine in points]
    total = sum(weights)
    return [weights[seat] / total for seat in range(state.seats)]
