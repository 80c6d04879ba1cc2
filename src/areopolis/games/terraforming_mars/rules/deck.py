"""Drawing, looking at, buying and discarding cards (specification 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, composite
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.space import Choose
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.cards.model import (
    HAND,
    NO_HELP,
    Count,
    Help,
    MarsEffect,
)
from areopolis.games.terraforming_mars.data.constants import NO_METAL
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.paying import PayBill, purse

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

NO_CARDS_IN_HAND: Final = Reason("no-cards-in-hand")


def choose_cards(
    state: MarsState, verb: str, cards: tuple[int, ...], least: int, most: int
) -> Choose:
    """Return the choices of *least* to *most* of *cards*."""
    names = state.rules.card_names
    shown = tuple([names[card] for card in cards])
    return Choose(verb, "card", shown, cards, (1,) * len(cards), least, most)


class Draw(MarsEffect[Action]):
    """Draw cards to hand."""

    KEY = "draw"
    FIELDS = (("count", "count"),)
    RANK = ranks.DRAWS

    def __init__(self, count: int) -> None:
        self.count = count

    def touches(self) -> int:
        return HAND

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.take_to_hand(by.seat, state.draw(self.count))
        return None


class DrawPer(MarsEffect[Action]):
    """Draw as many cards as a count says."""

    KEY = "draw-per"
    FIELDS = (("count", "value"),)
    RANK = ranks.DRAWS

    def __init__(self, count: Count) -> None:
        self.count = count

    def touches(self) -> int:
        return HAND

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.take_to_hand(by.seat, state.draw(self.count.of(state, by)))
        return None


class LookAndKeep(MarsEffect[Action]):
    """Look at cards from the deck and keep some of them; the others are discarded."""

    KEY = "look-and-keep"
    FIELDS = (("count", "count"), ("keep", "count"))
    RANK = ranks.LOOKING_AT_CARDS

    def __init__(self, count: int, keep: int) -> None:
        self.count = count
        self.keep = keep

    def touches(self) -> int:
        return HAND

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "by" if state.offered[by.seat] else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.offered[by.seat] = tuple(sorted(state.draw(self.count)))
        state.push_one(by, KeepOffered(self.keep))
        return None


class KeepOffered(MarsEffect[Chosen]):
    """Keep exactly so many of the cards on offer."""

    KEY = "keep-offered"
    AFTER = ()
    FOLLOWS = True
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.offered[by.seat]
        count = min(self.count, len(offered))
        space = choose_cards(state, "keep", offered, count, count)
        return self.ask_unless_forced(state, by, composite(by.seat, "keep-cards", space))

    def answer(self, state: MarsState, by: Cause, action: Chosen) -> None:
        keep_offered(state, by.seat, action.items)


def keep_offered(state: MarsState, seat: int, cards: tuple[int, ...]) -> None:
    """Take *cards* to hand and discard the other cards on offer."""
    others = tuple([card for card in state.offered[seat] if card not in cards])
    state.offered[seat] = ()
    state.take_to_hand(seat, cards)
    state.discard_cards(seat, others)


class LookAndBuy(MarsEffect[Action]):
    """Look at cards from the deck; each may be bought at the card price, or is discarded."""

    KEY = "look-and-buy"
    FIELDS = (("count", "count"),)
    RANK = ranks.LOOKING_AT_CARDS

    def __init__(self, count: int) -> None:
        self.count = count

    def touches(self) -> int:
        return HAND

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "by" if state.offered[by.seat] else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.offered[by.seat] = tuple(sorted(state.draw(self.count)))
        state.push_one(by, BuyOffered())
        return None


class BuyOffered(MarsEffect[Chosen]):
    """Buy any of the cards on offer."""

    KEY = "buy-offered"
    AFTER = ()
    FOLLOWS = True

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        # Also who cannot pay may look at them, so this is always a question.
        most = affordable(state, by.seat)
        space = choose_cards(state, "buy", state.offered[by.seat], 0, most)
        return composite(by.seat, "buy-cards", space)

    def answer(self, state: MarsState, by: Cause, action: Chosen) -> None:
        buy_offered(state, by, action.items)


def affordable(state: MarsState, seat: int) -> int:
    """Return how many of the cards on offer *seat* can pay."""
    price = state.card_price(seat)
    return min(len(state.offered[seat]), purse(state, seat, NO_METAL, 0) // price)


def buy_offered(state: MarsState, by: Cause, cards: tuple[int, ...]) -> None:
    """Pay for *cards*, take them to hand and discard the others on offer."""
    if state.listener is not None:
        state.listener(events.CardsBought(by.seat, len(cards)))
    keep_offered(state, by.seat, cards)
    state.push_one(by, PayBill(len(cards) * state.card_price(by.seat)))


class DiscardCards(MarsEffect[Chosen]):
    """Discard cards from hand, or all where there are fewer."""

    KEY = "discard-cards"
    FIELDS = (("count", "count"),)
    RANK = ranks.DISCARDS

    def __init__(self, count: int) -> None:
        self.count = count

    def touches(self) -> int:
        return HAND

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        hand = state.hands[by.seat]
        count = min(self.count, len(hand))
        space = choose_cards(state, "discard", hand, count, count)
        return self.ask_unless_forced(state, by, composite(by.seat, "discard-cards", space))

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not state.hands[by.seat]

    def answer(self, state: MarsState, by: Cause, action: Chosen) -> None:
        state.remove_from_hand(by.seat, action.items)
        state.discard_cards(by.seat, action.items)


class SellPatents(MarsEffect[Chosen]):
    """Discard at least one card from hand for 1 M€ each."""

    KEY = "sell-patents"
    AFTER = ()
    IN_FULL = True

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        hand = state.hands[by.seat]
        space = choose_cards(state, "sell", hand, 1, len(hand))
        return self.ask_unless_forced(state, by, composite(by.seat, "sell-patents", space))

    def answer(self, state: MarsState, by: Cause, action: Chosen) -> None:
        state.remove_from_hand(by.seat, action.items)
        state.discard_cards(by.seat, action.items)
        state.gain(by.seat, 0, len(action.items))

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        return None if state.hands[by.seat] else NO_CARDS_IN_HAND


DECK_EFFECTS: Final = (
    Draw,
    DrawPer,
    LookAndKeep,
    KeepOffered,
    LookAndBuy,
    BuyOffered,
    DiscardCards,
    SellPatents,
)
