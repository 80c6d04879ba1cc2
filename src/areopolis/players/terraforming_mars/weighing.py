"""How promising each answer is, question by question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision, Joint
from areopolis.core.effect import Cause, Effect
from areopolis.core.space import Choose, Pay
from areopolis.core.together import ResolveFirst, Together
from areopolis.games.terraforming_mars.answers import (
    Advance,
    BuildColony,
    ChooseCard,
    ChooseOption,
    ConvertPlants,
    DeclareBeginner,
    KeepCorporation,
    Lay,
    MoveDown,
    MoveUp,
    PlaceAt,
    RaiseParameter,
    Spend,
    Take,
    Target,
    TradeFreely,
)
from areopolis.games.terraforming_mars.cards.colonies_c26_c49 import ExchangeHere
from areopolis.games.terraforming_mars.cards.projects_151_175 import ConvertHeatProduction
from areopolis.games.terraforming_mars.cards.projects_176_200 import ExchangeStock
from areopolis.games.terraforming_mars.data.constants import HEAT, KINDS, MC, NEUTRAL, TEMPERATURE
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne, production_box
from areopolis.games.terraforming_mars.rules.deck import DiscardCards
from areopolis.games.terraforming_mars.rules.holding import owners_of
from areopolis.games.terraforming_mars.rules.requirements import AtLeast, AtMost
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.knowledge import place_of_most, softened
from areopolis.players.terraforming_mars.acting import action_value
from areopolis.players.terraforming_mars.areas import area_worth
from areopolis.players.terraforming_mars.hands import held_worth, played_worth, reach
from areopolis.players.terraforming_mars.outlook import Outlook
from areopolis.players.terraforming_mars.picking import (
    NO_PICK,
    first_pick,
    payment_weights,
    pick_weights,
)
from areopolis.players.terraforming_mars.styles import Style
from areopolis.players.terraforming_mars.trades import (
    colony_worth,
    marker_worth,
    tile_in_play_worth,
    trade_worth,
)
from areopolis.players.terraforming_mars.yields import resource_worth, worth_of

# So many M€ of difference make an answer e times as promising.
WARMTH: Final = 2.0
# A beginner corporation is weaker than any other.
BEGINNER: Final = -20.0
# What a seat would never do to itself.
OWN_LOSS: Final = -20.0
# Buying must leave money to play cards; a full hand needs no more.
ROOM_IN_HAND: Final = 8
CROWDED: Final = 0.7
# Cards bought at the start are played over the whole game.
FIRST_HAND: Final = 1.5


def weigh(state: MarsState, seat: int, options: Sequence[Action], style: Style) -> list[float]:
    """Return the weights of *options*, the answers to the open question of *seat*."""
    decision = open_decision(state, seat)
    look = Outlook(state, seat, style)
    space = decision.space
    if isinstance(space, Pay):
        return payment_weights(look, space, options)
    if isinstance(space, Choose):
        first = first_pick(options)
        if first == NO_PICK:
            return [1.0] * len(options)
        values = item_values(look, decision.question, space.items[first:])
        return pick_weights(values, first, space, len(state.picked[seat]), options)
    question = decision.question
    if question in ("take-action", "first-action"):
        return softened([action_value(look, option) for option in options], WARMTH)
    step = state.next_step()
    effect, by = step.effect, step.by
    return softened([value_of(look, option, effect, by) for option in options], WARMTH)


def favourite(state: MarsState, seat: int, options: Sequence[Action], style: Style) -> int:
    """Return the place of the one of *options* that `weigh` gives the most, without its weights."""
    decision = open_decision(state, seat)
    if decision.space is not None:
        return place_of_most(weigh(state, seat, options, style))
    look = Outlook(state, seat, style)
    is_action = decision.question in ("take-action", "first-action")
    step = state.next_step()
    effect, by = step.effect, step.by
    found = 0
    most = 0.0
    for place, option in enumerate(options):
        value = action_value(look, option) if is_action else value_of(look, option, effect, by)
        if place == 0 or value > most:
            found = place
            most = value
    return found


def open_decision(state: MarsState, seat: int) -> Decision:
    """Return what is asked of *seat*, with the whole space of a composite answer."""
    asked = state.asked
    if isinstance(asked, Joint):
        for decision in asked.decisions:
            if decision.seat == seat:
                return decision
    assert isinstance(asked, Decision), "somebody must be asked"
    return asked


def item_values(look: Outlook, question: str, items: tuple[int, ...]) -> list[float]:
    """Return what it gains to pick each of *items*."""
    if question == "keep-colony-tiles":
        return [tile_in_play_worth(look, tile) for tile in items]
    worths = [held_worth(look, card) for card in items]
    if question == "buy-cards":
        price = look.state.card_price(look.seat) + crowding(look)
        return [worth - price for worth in worths]
    if question == "keep-projects":
        return [worth - look.state.rules.card_price - FIRST_HAND for worth in worths]
    if question == "keep-cards":
        return worths
    # Selling, discarding and swapping give a card up.
    gained = 1.0 if question == "sell-patents" else look.card if question == "swap-card" else 0.0
    return [gained - worth for worth in worths]


def crowding(look: Outlook) -> float:
    """Return what one card more costs a hand that cannot be played in time anyway."""
    over = len(look.state.hands[look.seat]) - min(ROOM_IN_HAND, 2 + int(1.5 * look.left))
    return CROWDED * max(0, over)


def value_of(look: Outlook, option: Action, effect: Effect[Any, Any], by: Cause) -> float:
    """Return what an answer is worth in M€."""
    state = look.state
    if isinstance(option, PlaceAt):
        return area_worth(look, effect, by, option.area)
    if isinstance(option, ChooseCard):
        return card_value(look, option.card, effect)
    if isinstance(option, ChooseOption):
        if isinstance(effect, ChooseOne):
            return worth_of(look, effect.options[option.number], by.card)
        return 0.0
    if isinstance(option, Take):
        return victim_value(look, option.seat) * option.count
    if isinstance(option, Target):
        return OWN_LOSS if option.seat == look.seat else 3.0 * victim_value(look, option.seat)
    if isinstance(option, Spend):
        return spent_value(look, effect, option.count)
    if isinstance(option, KeepCorporation):
        card = state.cards[option.card]
        worth = card.cost + played_worth(look, option.card)
        return worth + worth_of(look, card.first, option.card)
    if isinstance(option, BuildColony):
        return colony_worth(look, option.colony)
    if isinstance(option, TradeFreely):
        return trade_worth(look, option.colony)
    if isinstance(option, Advance):
        return 3.0 * option.steps
    if isinstance(option, Lay):
        return tile_in_play_worth(look, option.colony)
    if isinstance(option, MoveUp):
        return marker_worth(look, option.colony, 1)
    if isinstance(option, MoveDown):
        return marker_worth(look, option.colony, -1)
    if isinstance(option, RaiseParameter):
        return parameter_value(look, option.parameter)
    if isinstance(option, ConvertPlants):
        return look.greenery
    if isinstance(option, DeclareBeginner):
        return BEGINNER if option.choice else 0.0
    if isinstance(option, ResolveFirst):
        return order_value(effect, option.number)
    # Declining leaves things as they are.
    return 0.0


def card_value(look: Outlook, card: int, effect: Effect[Any, Any]) -> float:
    """Return what choosing a card means: to draft it, to fill it, to take from it, to copy it."""
    state = look.state
    key = type(effect).KEY
    if key == "draft-cards":
        return held_worth(look, card)
    if key == "copy-production":
        return worth_of(look, production_box(state.cards[card].play), card)
    if key == "add-to-card":
        return 2.0 * resource_worth(look, card)
    worth = resource_worth(look, card)
    return -worth if owners_of(state, card) == look.seat else worth


def victim_value(look: Outlook, seat: int) -> float:
    """Whoever leads is the one to take from."""
    if seat == NEUTRAL:
        return 1.0
    ratings = look.state.rating
    return 1.0 + 0.1 * (ratings[seat] - min(ratings))


def spent_value(look: Outlook, effect: Effect[Any, Any], count: int) -> float:
    """Return what it gains to spend so much, or to take so much off a card."""
    if isinstance(effect, ExchangeStock):
        return count * (look.stock[effect.gained] - look.stock[effect.resource])
    if isinstance(effect, ExchangeHere):
        return count * (look.stock[effect.gained] - 0.4)
    if isinstance(effect, ConvertHeatProduction):
        return count * (look.production[MC] - look.production[HEAT])
    return float(count)


def parameter_value(look: Outlook, parameter: int) -> float:
    """The government should raise what own cards wait for, and not what closes them."""
    state, seat = look.state, look.seat
    worth = 0.0
    for card in state.hands[seat]:
        for need in state.cards[card].needs:
            if isinstance(need, AtLeast) and need.parameter == parameter:
                worth += 1.0 if reach(look, need) < 1.0 else 0.0
            elif isinstance(need, AtMost) and need.parameter == parameter:
                worth -= 1.0 if reach(look, need) > 0.0 else 0.0
    if parameter == TEMPERATURE:
        worth -= 0.1 * state.production[seat * KINDS + HEAT]
    return worth


def order_value(effect: Effect[Any, Any], number: int) -> float:
    """The default order is a good one; what discards comes after what draws."""
    if isinstance(effect, Together):
        first = effect.items[number][0]
        if isinstance(first, DiscardCards) or type(first).KEY == "pay-bonuses":
            return -3.0
    return -0.5 * number
