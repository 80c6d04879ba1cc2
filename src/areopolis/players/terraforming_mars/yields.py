"""What an effect yields, in M€, read from its typed data and never from a card's name."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.effect import Cause, Effect
from areopolis.games.terraforming_mars.cards.colonies_c01_c25 import NeedHere
from areopolis.games.terraforming_mars.cards.colonies_c26_c49 import (
    ExchangeHere,
    TakeOwnBonuses,
    TradeForFree,
)
from areopolis.games.terraforming_mars.cards.model import Card, Count, Effects
from areopolis.games.terraforming_mars.cards.projects_001_025 import RevealTop
from areopolis.games.terraforming_mars.cards.projects_076_100 import CopyProduction
from areopolis.games.terraforming_mars.cards.projects_151_175 import ConvertHeatProduction
from areopolis.games.terraforming_mars.cards.projects_176_200 import ExchangeStock
from areopolis.games.terraforming_mars.data.constants import (
    ANY_KIND,
    CAPITAL,
    CITY,
    GREENERY,
    HEAT,
    KINDS,
    MC,
    NONE,
    OXYGEN_MOST,
    STEEL,
    TAG_KINDS,
    TEMPERATURE,
    TEMPERATURE_MOST,
)
from areopolis.games.terraforming_mars.rules.attacking import (
    ReduceAny,
    RemoveAny,
    RemoveAnyOnCard,
)
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne, IfTags, ProduceMetal
from areopolis.games.terraforming_mars.rules.counts import OWN, CountTags
from areopolis.games.terraforming_mars.rules.deck import (
    DiscardCards,
    Draw,
    DrawPer,
    LookAndBuy,
    LookAndKeep,
)
from areopolis.games.terraforming_mars.rules.gains import (
    EaseNextCard,
    Gain,
    GainFleet,
    GainPer,
    Produce,
    ProducePer,
    Raise,
    RaiseRating,
    RaiseRatingPer,
)
from areopolis.games.terraforming_mars.rules.holding import (
    AddHere,
    AddToCard,
    RemoveHere,
    RemoveOwn,
    TakeFromAny,
)
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill, PayHeat
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.points import PointsHere
from areopolis.games.terraforming_mars.rules.trading import PlaceColony
from areopolis.players.terraforming_mars.outlook import BONUS, Outlook

# What a rival's loss is worth, compared with an own gain.
DENIAL: Final = 0.3
# Greeneries that will lie beside a new city: some at once, more with time.
BESIDE_CITY: Final = 1.3
BESIDE_CITY_LATER: Final = 0.2
BESIDE_CITY_MOST: Final = 2.6
# A colony: what building gives, and bonuses of later trades.
COLONY: Final = 9.0
COLONY_LATER: Final = 1.2
# A trade beyond its price; a fleet can make one in every generation.
TRADE: Final = 3.5
FREE_TRADE: Final = 9.0
# Resources on cards that give no points by themselves.
RESOURCE: Final = 1.2
ODD: Final = 1.0


def worth_of(look: Outlook, effects: Effects, number: int) -> float:
    """Return what *effects* yield together; *number* is the card that they stand on, or NONE."""
    total = 0.0
    for effect in effects:
        total += effect_worth(look, effect, number)
    return total


def effect_worth(look: Outlook, effect: Effect[Any, Any], number: int) -> float:
    """Return what *effect* yields to the seat that looks ahead; costs are negative."""
    total = 0.0
    if isinstance(effect, Produce):
        for resource, change in effect.changes:
            total += look.production[resource] * change
        return total
    if isinstance(effect, Gain):
        for resource, count in effect.gains:
            total += look.stock[resource] * count
        return total
    if isinstance(effect, Raise):
        return raised(look, effect.parameter, effect.steps)
    if isinstance(effect, RaiseRating):
        return look.rating * effect.count
    if isinstance(effect, PlaceOcean):
        return look.ocean
    if isinstance(effect, PlaceTile):
        return tile_worth(look, effect.tile)
    if isinstance(effect, AddHere):
        return effect.count * resource_worth(look, number)
    if isinstance(effect, AddToCard):
        return effect.count * best_holder_worth(look, effect.kind, number)
    if isinstance(effect, ProducePer):
        return look.production[effect.resource] * counted(look, effect.count, number)
    if isinstance(effect, GainPer):
        return look.stock[effect.resource] * counted(look, effect.count, number)
    if isinstance(effect, RaiseRatingPer):
        return look.rating * counted(look, effect.count, number)
    if isinstance(effect, (Lose, PayBill, PayHeat, RemoveHere, RemoveOwn)):
        return -price_in_kind(look, effect, number)
    if isinstance(effect, (Draw, LookAndKeep, LookAndBuy, DrawPer, DiscardCards)):
        return cards_worth(look, effect, number)
    if isinstance(effect, (ReduceAny, RemoveAny, RemoveAnyOnCard, TakeFromAny)):
        return attack_worth(look, effect)
    if isinstance(effect, ChooseOne):
        best = worth_of(look, effect.options[0], number)
        for option in effect.options[1:]:
            best = max(best, worth_of(look, option, number))
        return best
    if isinstance(effect, IfTags):
        has = look.state.tags[look.seat * TAG_KINDS + effect.tag] >= effect.count
        return worth_of(look, effect.then if has else effect.otherwise, number)
    return odd_worth(look, effect, number)


def raised(look: Outlook, parameter: int, steps: int) -> float:
    """A parameter that is at its goal gives nothing."""
    if parameter == TEMPERATURE:
        return look.step * min(steps, TEMPERATURE_MOST - look.state.temperature)
    return look.step * min(steps, OXYGEN_MOST - look.state.oxygen)


def tile_worth(look: Outlook, tile: int) -> float:
    """Return what a tile is worth on an ordinary area."""
    if tile == GREENERY:
        return look.greenery
    if tile in (CITY, CAPITAL):
        beside = min(BESIDE_CITY_MOST, BESIDE_CITY + BESIDE_CITY_LATER * look.left)
        return BONUS + look.points(beside) + look.city_step
    return BONUS


def resource_worth(look: Outlook, number: int) -> float:
    """A resource on a card is worth its points, or what can be done with it there."""
    if number == NONE:
        return 0.0
    card = look.state.cards[number]
    worth = 0.0
    points = card.points_for
    if isinstance(points, PointsHere):
        worth = look.points(points.points / points.per)
    for action in card.actions:
        for cost in action.cost:
            if isinstance(cost, RemoveHere):
                gained = worth_of(look, action.gain, number)
                worth = max(worth, 0.8 * gained / cost.count)
    return worth if worth > 0.0 else RESOURCE


def best_holder_worth(look: Outlook, kind: int, played: int) -> float:
    """Return what a resource is worth on the best own card that can take it."""
    best = 0.0
    cards = look.state.cards
    for number in look.state.tableau[look.seat]:
        holds = cards[number].holds
        if holds != NONE and kind in (holds, ANY_KIND):
            best = max(best, resource_worth(look, number))
    if played != NONE and cards[played].holds == kind:
        best = max(best, resource_worth(look, played))
    return best


def counted(look: Outlook, count: Count, number: int) -> float:
    """Return a count, with the tags of the card that is about to be played."""
    found = float(count.of(look.state, Cause(look.seat, number)))
    if isinstance(count, CountTags) and count.who == OWN and number != NONE:
        played: Card = look.state.cards[number]
        if number not in look.state.tableau[look.seat]:
            found += played.tags.count(count.tag) / count.per
    return found


def price_in_kind(look: Outlook, effect: Effect[Any, Any], number: int) -> float:
    """Return what a cost takes away."""
    if isinstance(effect, Lose):
        return look.stock[effect.resource] * effect.count
    if isinstance(effect, PayBill):
        return float(effect.due)
    if isinstance(effect, PayHeat):
        return look.stock[HEAT] * effect.due
    if isinstance(effect, RemoveHere):
        card = look.state.cards[number]
        if isinstance(card.points_for, PointsHere):
            return look.points(card.points_for.points * effect.count / card.points_for.per)
        return 0.5 * effect.count
    if isinstance(effect, RemoveOwn):
        return effect.count * best_holder_worth(look, effect.kind, NONE)
    return 0.0


def cards_worth(look: Outlook, effect: Effect[Any, Any], number: int) -> float:
    """Return what drawing, looking and discarding are worth."""
    if isinstance(effect, Draw):
        return look.card * effect.count
    if isinstance(effect, LookAndKeep):
        # The best of several is better than any.
        return look.card * effect.keep * (1.0 + 0.15 * (effect.count - effect.keep))
    if isinstance(effect, LookAndBuy):
        return max(0.3, 0.5 * look.card) * effect.count
    if isinstance(effect, DrawPer):
        return look.card * counted(look, effect.count, number)
    if isinstance(effect, DiscardCards):
        return -0.5 * look.card * effect.count
    return 0.0


def attack_worth(look: Outlook, effect: Effect[Any, Any]) -> float:
    """Return what is taken from the rival who has the most of it."""
    state = look.state
    if isinstance(effect, ReduceAny):
        for seat in range(state.seats):
            if seat != look.seat and state.production[seat * KINDS + effect.resource] > 0:
                return DENIAL * look.production[effect.resource] * effect.count
        # Nobody else has it: the loss is the own one, unless a neutral opponent takes it.
        return 0.0 if state.seats == 1 else -look.production[effect.resource] * effect.count
    if isinstance(effect, RemoveAny):
        most = 0
        for seat in range(state.seats):
            if seat != look.seat:
                most = max(most, state.stock[seat * KINDS + effect.resource])
        taken = min(most, effect.count)
        worth = DENIAL * look.stock[effect.resource] * taken
        if effect.steals:
            worth += look.stock[effect.resource] * (effect.count if state.seats == 1 else taken)
        return worth
    if isinstance(effect, RemoveAnyOnCard):
        return DENIAL * effect.count * RESOURCE
    return 0.0


def odd_worth(look: Outlook, effect: Effect[Any, Any], number: int) -> float:
    """Return what effects yield that few cards have."""
    if isinstance(effect, PlaceColony):
        return (COLONY + COLONY_LATER * look.income) * look.style.trading
    if isinstance(effect, GainFleet):
        return TRADE * look.income * look.style.trading
    if isinstance(effect, TradeForFree):
        return FREE_TRADE * look.style.trading
    if isinstance(effect, EaseNextCard):
        return 0.7 * effect.discount + effect.offset
    if isinstance(effect, ProduceMetal):
        return look.production[STEEL]
    if isinstance(effect, CopyProduction):
        return 2.0 * look.production[MC]
    if isinstance(effect, ExchangeStock):
        have = look.state.stock[look.seat * KINDS + effect.resource]
        return max(0.0, have * (look.stock[effect.gained] - look.stock[effect.resource]))
    if isinstance(effect, ExchangeHere):
        have = look.state.on_card[number] if number != NONE else 0
        return have * (look.stock[effect.gained] - 0.4)
    if isinstance(effect, ConvertHeatProduction):
        have = look.state.production[look.seat * KINDS + HEAT]
        return max(0.0, have * (look.production[MC] - look.production[HEAT]))
    if isinstance(effect, RevealTop):
        return look.points(0.15) - 0.3
    if isinstance(effect, TakeOwnBonuses):
        return 2.0 * look.state.colonies_of(look.seat)
    return 0.0 if isinstance(effect, NeedHere) else ODD
