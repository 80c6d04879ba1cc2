"""What a card is worth: played now, held in hand, bought, drafted, or given up."""

from __future__ import annotations

from typing import Final

from areopolis.core.effect import Cause
from areopolis.games.terraforming_mars.cards.model import Card, Requirement
from areopolis.games.terraforming_mars.data.constants import (
    BUILDING,
    KINDS,
    OCEANS,
    OXYGEN,
    STEEL,
    TAG_KINDS,
    TITANIUM,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.rules.lasting import OnCard, OnNewTag, OnTag
from areopolis.games.terraforming_mars.rules.playing import price_of, times
from areopolis.games.terraforming_mars.rules.requirements import AtLeast, AtMost, HasTags
from areopolis.players.terraforming_mars.engine import engine_worth
from areopolis.players.terraforming_mars.outlook import Outlook, Triggered
from areopolis.players.terraforming_mars.yields import worth_of

# Share of the steps of terraforming that go to each parameter.
STEPS_OF: Final[tuple[float, ...]] = (0.45, 0.33, 0.22)
STEPS_PER_SEAT: Final = 1.1
# A tag that is missing for a requirement is found or not.
PER_TAG: Final = 0.6
OTHER_NEED: Final = 0.5
# A maximum that will be passed within a generation hurries.
HURRY: Final = 1.0
# Cards are not played at once, and some never.
HELD: Final = 0.6
TAG: Final = 0.4


def played_worth(look: Outlook, number: int) -> float:
    """Return what playing a card yields, before its price."""
    card = look.state.cards[number]
    worth = worth_of(look, card.play, number) + engine_worth(look, card, number)
    if not card.is_event:
        buildings = 0
        for tag in card.tags:
            if tag == BUILDING:
                buildings += 1
        worth += TAG * float(len(card.tags)) + look.building_step * float(buildings)
    return worth + triggered(look, card, number)


def triggered(look: Outlook, card: Card, number: int) -> float:
    """Return what own cards in play give because of the tags and the kind of *card*."""
    known = look.triggers
    if known is None:
        known = set_off_by_cards(look)
        look.triggers = known
    worth = 0.0
    if known:
        state, seat = look.state, look.seat
        by = Cause(seat, number)
        for one in known:
            often = times(state, by, card, False, seat, one.number, one.trigger)
            if often:
                worth += often * one.worth
    return worth


def set_off_by_cards(look: Outlook) -> list[Triggered]:
    """Return the own triggers in play that a card can set off, in the order of `times`."""
    found: list[Triggered] = []
    for number in look.state.triggers[look.seat]:
        for trigger in look.state.cards[number].triggers:
            if isinstance(trigger, (OnTag, OnCard, OnNewTag)):
                found.append(Triggered(trigger, number, worth_of(look, trigger.then, number)))
    return found


def price_in_mc(look: Outlook, number: int) -> float:
    """Return what a card costs, metals counted at what they are worth in stock."""
    state, seat = look.state, look.seat
    price = float(price_of(state, seat, number))
    metals = state.cards[number].metals
    if metals & WITH_STEEL:
        price = paid_with(look, price, STEEL, state.steel_value[seat])
    if metals & WITH_TITANIUM:
        price = paid_with(look, price, TITANIUM, state.titanium_value[seat])
    return price


def paid_with(look: Outlook, price: float, metal: int, value: int) -> float:
    """Return a price after as much of a metal as goes into it."""
    units = min(look.state.stock[look.seat * KINDS + metal], int(price) // value)
    return price - units * (value - look.stock[metal])


def net_worth(look: Outlook, number: int) -> float:
    """Return what playing a card now gains."""
    return played_worth(look, number) - price_in_mc(look, number)


def held_worth(look: Outlook, number: int) -> float:
    """Return what a card in hand is worth: its gain later, if its requirements can be met.

    What is played later works for fewer generations.
    """
    card = look.state.cards[number]
    part = 1.0
    chance = HELD
    for need in card.needs:
        met = reach(look, need)
        if met < 0.02:
            return 0.0
        if isinstance(need, AtLeast):
            part *= met
        else:
            chance *= met
    gain = part * played_worth(look, number) - price_in_mc(look, number)
    return gain * chance if gain > 0.0 else 0.0


def reach(look: Outlook, need: Requirement) -> float:
    """Return how likely, and how soon, a requirement will be met."""
    state, seat = look.state, look.seat
    if isinstance(need, AtLeast):
        gap = need.steps - state.parameter(need.parameter) - state.offset[seat]
        if gap <= 0:
            return 1.0
        wait = gap / pace_of(state.seats, need.parameter)
        return max(0.0, 1.0 - wait / (look.left + 0.6))
    if isinstance(need, AtMost):
        room = need.steps - state.parameter(need.parameter) + state.offset[seat]
        if room < 0:
            return 0.0
        return min(1.0, 0.5 + 0.5 * room / (HURRY * pace_of(state.seats, need.parameter)))
    if need.is_met(state, seat):
        return 1.0
    if isinstance(need, HasTags):
        missing = need.count - state.tags[seat * TAG_KINDS + need.tag]
        return float(PER_TAG**missing)
    return OTHER_NEED


def pace_of(seats: int, parameter: int) -> float:
    """Return how many steps a parameter rises in a generation."""
    share = STEPS_OF[2] if parameter == OCEANS else STEPS_OF[1 if parameter == OXYGEN else 0]
    return share * (1.0 + STEPS_PER_SEAT * seats)
