"""Who will win: points on the board, and what engine, stock and hand will still become."""

from __future__ import annotations

from math import exp
from typing import Final

from areopolis.games.terraforming_mars.data.constants import (
    KINDS,
    MILESTONE_POINTS,
    NONE,
    SOLO_RATING_GOAL,
)
from areopolis.games.terraforming_mars.rules.scoring import card_points, city_points
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.terraforming_mars.contests import award_shares
from areopolis.players.terraforming_mars.engine import lasting_worth, trigger_worth
from areopolis.players.terraforming_mars.goals import hopes
from areopolis.players.terraforming_mars.outlook import Outlook, generations_left, steps_left
from areopolis.players.terraforming_mars.styles import PLAIN

# What is counted at more or less than its price in M€; fitted to the winners of games that the
# knowledge played (benchmarks/calibration.py shows how well). Money is free to become anything,
# metals wait for cards.
STOCK: Final[tuple[float, ...]] = (1.25, 0.6, 0.6, 1.35, 1.1, 1.1)
# Production for the generations to come; the game lasts a little longer than its steps say.
PRODUCTION: Final = 0.78
LASTS_LONGER: Final = 2.4
RATING: Final = 0.77
# A card with an action; what triggers and lasting effects give.
ACTION: Final = 5.2
TRIGGERS: Final = 1.1
LASTING: Final = 0.95
# A card in hand, and how many can still be played.
CARD_IN_HAND: Final = 1.8
PLAYED: Final = 2.5
# Points of an award that is funded may still be lost.
AWARDS: Final = 0.8
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
        points.append(standing(state, seat) + prospects(look) / look.point + hopes(state, seat))
    left = generations_left(state)
    for award, funder in enumerate(state.awards):
        if funder != NONE:
            for seat, share in enumerate(award_shares(state, award, left)):
                points[seat] += AWARDS * share
    return points


def standing(state: MarsState, seat: int) -> float:
    """Return the points that the board shows, without awards."""
    points = state.rating[seat] + state.greeneries_of(seat) + city_points(state, seat)
    points += MILESTONE_POINTS * state.milestones.count(seat)
    return float(points + card_points(state, seat))


def prospects(look: Outlook) -> float:
    """Return in M€ what a seat can still make: stock, productions, rating, engine, hand."""
    state, seat = look.state, look.seat
    start = seat * KINDS
    money = RATING * state.rating[seat] * look.income
    for resource in range(KINDS):
        money += STOCK[resource] * look.stock[resource] * state.stock[start + resource]
        made = PRODUCTION * look.production[resource] + LASTS_LONGER * look.stock[resource]
        money += made * state.production[start + resource]
    for card in state.tableau[seat]:
        money += engine_left(look, card)
    hand = min(float(len(state.hands[seat])), 1.0 + PLAYED * look.left)
    return money + CARD_IN_HAND * hand


def engine_left(look: Outlook, number: int) -> float:
    """Return what a card in play still does."""
    card = look.state.cards[number]
    worth = ACTION if card.actions else 0.0
    for trigger in card.triggers:
        worth += TRIGGERS * trigger_worth(look, trigger, number)
    for lasting in card.lasting:
        worth += LASTING * lasting_worth(look, lasting)
    return worth


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
