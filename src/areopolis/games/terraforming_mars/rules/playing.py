"""Playing a card, step by step (specification 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.core.together import ALWAYS, Together, in_default_order
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.cards.model import Card, Effects, Help, MarsEffect
from areopolis.games.terraforming_mars.data.constants import NONE, TAG_KINDS
from areopolis.games.terraforming_mars.rules.helping import help_from
from areopolis.games.terraforming_mars.rules.lasting import (
    OnCard,
    OnNewTag,
    OnTag,
    waiting_cards,
)
from areopolis.games.terraforming_mars.rules.paying import PayBill, purse, short_of

if TYPE_CHECKING:
    from areopolis.core.step import Frame
    from areopolis.games.terraforming_mars.state import MarsState


def price_of(state: MarsState, seat: int, card: int) -> int:
    """Return what *seat* pays for playing *card*: printed cost less all discounts."""
    definition = state.cards[card]
    price = definition.cost - state.discount[seat] - state.next_discount[seat]
    for tag in definition.tags:
        price -= state.tag_discount[seat * TAG_KINDS + tag]
    return max(price, 0)


def is_playable(state: MarsState, seat: int, card: int, found: list[Reason] | None) -> bool:
    """Whether *seat* can play *card* from hand; *found* collects every reason against it."""
    definition = state.cards[card]
    price = price_of(state, seat, card)
    if purse(state, seat, definition.metals, definition.kept_heat) < price:
        if found is None:
            return False
        short = short_of(state, seat, price, definition.metals, definition.kept_heat)
        assert short is not None, "the purse is too small"
        found.append(short)
    for need in definition.needs:
        if not need.is_met(state, seat):
            if found is None:
                return False
            found.append(need.lack(state, seat))
    if definition.play:
        against = hindrances(state, Cause(seat, card))
        if against:
            if found is None:
                return False
            found += against
    return not found


def hindrances(state: MarsState, by: Cause) -> list[Reason]:
    """Return every effect's reason against a card in hand: no order makes it possible."""
    definition = state.cards[by.card]
    found: list[Reason] = []
    helped: Help | None = None
    for effect in definition.play:
        if effect.hinders(state, by) is None:
            continue
        if helped is None:
            frames: list[Frame] = [(other, by) for other in definition.play]
            helped = help_from(state, frames + waiting_for_card(state, by, definition, False))
        reason = effect.hinders(state, by, helped)
        if reason is not None:
            found.append(reason)
    return found


def play_card(state: MarsState, seat: int, card: int) -> None:
    """Let *seat* pay for a card and play it."""
    by = Cause(seat, card)
    definition = state.cards[card]
    price = price_of(state, seat, card)
    if state.listener is not None:
        state.listener(events.CardPlayed(seat, card, price))
    state.push_one(by, PUT_IN_PLAY)
    state.push_one(by, PayBill(price, definition.metals, definition.kept_heat))


class PutInPlay(MarsEffect[Action]):
    """The card counts as played: its tags, its effects, and everything that waits for it."""

    KEY = "put-in-play"
    OF_CARD = True
    AFTER = ("pay-bill",)
    FOLLOWS = True

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        is_held = by.card in state.hands[by.seat] and state.playing == NONE
        return "" if is_held and not hindrances(state, by) else "card"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        seat, card = by.seat, by.card
        definition = state.cards[card]
        state.remove_from_hand(seat, (card,))
        state.playing = card
        # What eased the next card is used up by this one.
        state.next_discount[seat] = 0
        state.next_offset[seat] = 0
        state.enter(seat, card)
        if definition.is_event:
            state.events[seat] = (*state.events[seat], card)
        else:
            state.tableau[seat] = (*state.tableau[seat], card)
            if definition.holds != NONE:
                state.wake_colonies()
        state.push_one(by, FINISH_CARD)
        frames: list[Frame] = [(effect, by) for effect in definition.play]
        frames += waiting_for_card(state, by, definition, True)
        push_frames(state, by, frames)
        return None


class FinishCard(MarsEffect[Action]):
    """An event is turned face down: its tags count no longer."""

    KEY = "finish-card"
    OF_CARD = True
    FOLLOWS = True

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        played = (*state.tableau[by.seat], *state.events[by.seat])
        return "" if by.card == state.playing and by.card in played else "card"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        definition = state.cards[by.card]
        if definition.is_event:
            for tag in definition.tags:
                state.tags[by.seat * TAG_KINDS + tag] -= 1
        state.playing = NONE
        return None


def waiting_for_card(state: MarsState, by: Cause, played: Card, is_in_play: bool) -> list[Frame]:
    """Return what happens because a card was played, or would be; the owner's own cards first."""
    frames: list[Frame] = []
    for step in range(state.seats):
        seat = (by.seat + step) % state.seats
        for card in waiting_cards(state, seat, by):
            for trigger in state.cards[card].triggers:
                for _ in range(times(state, by, played, is_in_play, seat, card, trigger)):
                    cause = Cause(seat, card)
                    frames += [(effect, cause) for effect in trigger.then]
    return frames


def times(
    state: MarsState,
    by: Cause,
    played: Card,
    is_in_play: bool,
    seat: int,
    card: int,
    trigger: Any,
) -> int:
    """Return how often a trigger of *seat* happens because *played* was played."""
    is_own = seat == by.seat
    if isinstance(trigger, OnTag):
        if not (is_own or trigger.by_anybody) or (card == by.card and not trigger.own_too):
            return 0
        fitting = 0
        for tag in played.tags:
            for wanted in trigger.tags:
                if tag == wanted:
                    fitting += 1
        return fitting
    if isinstance(trigger, OnCard):
        fits = (
            is_own
            and card != by.card
            and not played.is_corporation
            and (played.is_event or not trigger.events)
            and (trigger.tag == NONE or trigger.tag in played.tags)
            and played.cost >= trigger.least_cost
        )
        return 1 if fits else 0
    if isinstance(trigger, OnNewTag) and is_own and not played.is_event:
        start = seat * TAG_KINDS
        new = 0
        for tag in range(TAG_KINDS):
            own = played.tags.count(tag)
            if own and state.tags[start + tag] == (own if is_in_play else 0):
                new += 1
        return new
    return 0


def push_frames(state: MarsState, by: Cause, frames: list[Frame]) -> None:
    """Let effects happen together, or one after another where nothing can come between them."""
    asks = state.rules.asks_order
    if len(frames) > 1:
        frames = in_default_order(frames)
    elif asks != ALWAYS:
        for effect, cause in frames:
            state.push_one(cause, effect)
        return
    for effect, cause in frames:
        if asks == ALWAYS or effect.touches() or not effect.is_ready(state, cause):
            state.push_one(by, Together(tuple(frames), asks))
            return
    for effect, cause in frames[::-1]:
        state.push_one(cause, effect)


def push_together(state: MarsState, by: Cause, effects: Effects) -> None:
    """Let effects of one cause happen together."""
    push_frames(state, by, [(effect, by) for effect in effects])


PUT_IN_PLAY: Final[Effect[Any, Any]] = PutInPlay()
FINISH_CARD: Final[Effect[Any, Any]] = FinishCard()
PLAYING_EFFECTS: Final = (PutInPlay, FinishCard)
