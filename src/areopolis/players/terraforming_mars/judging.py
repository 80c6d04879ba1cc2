"""Who will win: points on the board, and what engine, stock and hand will still become."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.terraforming_mars.constants import (
    KINDS,
    MILESTONE_POINTS,
    NONE,
    SOLO_RATING_GOAL,
)
from areopolis.games.terraforming_mars.scoring import card_points, city_points
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.terraforming_mars.contests import award_shares
from areopolis.players.terraforming_mars.outlook import Outlook, generations_left, steps_left
from areopolis.players.terraforming_mars.styles import PLAIN

# A card in hand, and how many can still be played.
CARD_IN_HAND: Final = 1.8
PLAYED: Final = 2.5
# An action that can be used in every generation.
ACTION: Final = 0.9
# Points ahead that make a seat e times as likely to win: at the end, and with generations to play,
# which are longer and worth more points the fewer seats there are. Measured by
# benchmarks/calibration.py.
SWING_AT_END: Final = 2.4
SWING: Final = 3.6
SWING_UNTIL: Final = 4.0


def expected_points(state: MarsState) -> list[float]:
    """Return the points that each seat can expect."""
    points: list[float] = []
    for seat in range(state.seats):
        look = Outlook(state, seat, PLAIN)
        points.append(standing(state, seat) + prospects(look) / look.point)
    left = generations_left(state)
    for award, funder in enumerate(state.awards):
        if funder != NONE:
            for seat, share in enumerate(award_shares(state, award, left)):
                points[seat] += share
    return points


def standing(state: MarsState, seat: int) -> float:
    """Return the points that the board shows, without awards."""
    points = state.rating[seat] + state.greeneries_of(seat) + city_points(state, seat)
    points += MILESTONE_POINTS * state.milestones.count(seat)
    return float(points + card_points(state, seat))


def prospects(look: Outlook) -> float:
    """Return in M€ what a seat can still make: stock, productions, rating, actions, hand."""
    state, seat = look.state, look.seat
    start = seat * KINDS
    money = 0.0
    for resource in range(KINDS):
        money += look.stock[resource] * state.stock[start + resource]
        money += look.production[resource] * state.production[start + resource]
    money += state.rating[seat] * look.income
    actions = 0
    for card in state.tableau[seat]:
        if state.cards[card].actions:
            actions += 1
    money += ACTION * actions * look.income
    hand = min(float(len(state.hands[seat])), 1.0 + PLAYED * look.left)
    return money + CARD_IN_HAND * hand


def chances(state: MarsState) -> list[float]:
    """Return each seat's chance to win."""
    if state.seats == 1:
        return [solo_chance(state)]
    points = expected_points(state)
    left = generations_left(state)
    swing = SWING_AT_END + SWING * min(left, SWING_UNTIL) / state.seats
    best = max(points)
    weights = [exp((mine - best) / swing) for mine in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def solo_chance(state: MarsState) -> float:
    """Alone, the goal decides: what is missing, against what can still be made."""
    look = Outlook(state, 0, PLAIN)
    if state.rules.is_rating_goal:
        missing = float(SOLO_RATING_GOAL - state.rating[0])
    else:
        missing = float(steps_left(state))
    # A step costs about as much as a cheap standard project.
    able = prospects(look) / 15.0
    return 1.0 / (1.0 + exp((missing - able) / 4.0))
