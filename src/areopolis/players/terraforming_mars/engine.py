"""What a card does beyond its first moment: actions, triggers, lasting effects, points."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.cards.model import Card, CardAction, Lasting, Trigger
from areopolis.games.terraforming_mars.data.constants import (
    CITY,
    ENERGY,
    KINDS,
    OCEAN,
    STEEL,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules.lasting import (
    CheaperGreenery,
    Discount,
    FloatersAsHeat,
    HeatAsMoney,
    MetalValue,
    OnCard,
    OnColony,
    OnMetalArea,
    OnNewTag,
    OnStandardProject,
    OnTag,
    OnTile,
    PowerPlantDiscount,
    RequirementOffset,
    TagDiscount,
    TradeDiscount,
    TradeOffset,
)
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill
from areopolis.games.terraforming_mars.rules.points import PointsHere, PointsPerTag
from areopolis.players.terraforming_mars.outlook import Outlook
from areopolis.players.terraforming_mars.yields import worth_of

# Cards that a seat plays in a generation, and tags of one kind among them.
CARDS_PLAYED: Final = 2.2
TAGS_PLAYED: Final = 0.4
# How often things happen in a generation for each seat.
CITIES: Final = 0.22
OCEANS: Final = 0.25
OTHER_TILES: Final = 0.3
EVENTS: Final = 0.5
DEAR_CARDS: Final = 0.5
STANDARD_PROJECTS: Final = 0.5
COLONIES: Final = 0.25
NEW_TAGS: Final = 0.5
# An action takes a turn, and may be impossible now and then.
USED: Final = 0.75
PAID_IN_MONEY: Final = 0.7
OWN_TAGS_TO_COME: Final = 0.25


def actions_worth(look: Outlook, card: Card, number: int) -> float:
    """An action can be used once in every generation, this one included."""
    best = 0.0
    for action in card.actions:
        best = max(best, action_worth(look, action, number) * payable(look, action))
    return best * USED * (look.income + 0.8) * look.style.engine


def payable(look: Outlook, action: CardAction) -> float:
    """Return how often the cost of an action can be paid from what the seat produces."""
    part = 1.0
    start = look.seat * KINDS
    state = look.state
    for cost in action.cost:
        if isinstance(cost, Lose):
            made = state.production[start + cost.resource]
            kept = state.stock[start + cost.resource] if cost.resource != ENERGY else 0
            part = min(part, (made + kept / (look.left + 1.0)) / cost.count)
        elif isinstance(cost, PayBill):
            part = min(part, PAID_IN_MONEY)
    return part


def action_worth(look: Outlook, action: CardAction, number: int) -> float:
    """Return what using one alternative of a card is worth."""
    return worth_of(look, action.gain, number) + worth_of(look, action.cost, number)


def trigger_worth(look: Outlook, trigger: Trigger, number: int) -> float:
    """What a trigger gives, as often as it will probably happen."""
    gained = worth_of(look, trigger.then, number)
    return gained * frequency(look, trigger) * look.income


def frequency(look: Outlook, trigger: Trigger) -> float:
    """Return how often a trigger happens in a generation."""
    seats = look.state.seats
    if isinstance(trigger, OnTag):
        often = TAGS_PLAYED * len(trigger.tags)
        return often * seats if trigger.by_anybody else often
    if isinstance(trigger, OnTile):
        kinds = OCEANS if trigger.tile == OCEAN else CITIES if trigger.tile == CITY else OTHER_TILES
        return kinds * seats if trigger.by_anybody else kinds
    if isinstance(trigger, OnCard):
        return EVENTS if trigger.events else DEAR_CARDS
    if isinstance(trigger, OnStandardProject):
        return STANDARD_PROJECTS
    if isinstance(trigger, OnColony):
        return COLONIES * seats
    if isinstance(trigger, OnNewTag):
        return NEW_TAGS
    return OTHER_TILES if isinstance(trigger, OnMetalArea) else 0.3


def lasting_worth(look: Outlook, lasting: Lasting) -> float:
    """Return what a lasting effect is worth for the rest of the game."""
    left = look.income
    if isinstance(lasting, Discount):
        return lasting.mc * CARDS_PLAYED * left
    if isinstance(lasting, TagDiscount):
        return lasting.mc * TAGS_PLAYED * left
    if isinstance(lasting, MetalValue):
        start = look.seat * KINDS
        state = look.state
        steel = state.stock[start + STEEL] + state.production[start + STEEL] * left
        titanium = state.stock[start + TITANIUM] + state.production[start + TITANIUM] * left
        return 0.8 * (lasting.steel * (steel + 1.0) + lasting.titanium * (titanium + 1.0))
    if isinstance(lasting, RequirementOffset):
        return 1.0 + 0.8 * left
    if isinstance(lasting, CheaperGreenery):
        return 0.9 * left
    if isinstance(lasting, (HeatAsMoney, FloatersAsHeat)):
        return 0.6 * left
    if isinstance(lasting, TradeDiscount):
        return 0.8 * left
    if isinstance(lasting, TradeOffset):
        return 1.6 * left * look.style.trading
    return 0.3 * left if isinstance(lasting, PowerPlantDiscount) else 0.2 * left


def points_worth(look: Outlook, card: Card, number: int) -> float:
    """Points that are printed or counted; resources that will come count with their actions."""
    points = float(card.points)
    counted = card.points_for
    if counted is not None and not isinstance(counted, PointsHere):
        points += counted.of(look.state, look.seat, number)
        if isinstance(counted, PointsPerTag):
            points += 1.0 + OWN_TAGS_TO_COME * look.left
    return look.points(points)


def engine_worth(look: Outlook, card: Card, number: int) -> float:
    """Return everything that *card* does after it was played."""
    worth = points_worth(look, card, number)
    if card.actions:
        worth += actions_worth(look, card, number)
    for trigger in card.triggers:
        worth += trigger_worth(look, trigger, number)
    for lasting in card.lasting:
        worth += lasting_worth(look, lasting)
    return worth
