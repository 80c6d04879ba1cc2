"""A toy game with everything the core offers: chance, hidden cards, joint and composite decisions.

Three rounds at a bazaar. Everybody bids for the first turn (sealed) and hands cards to the left
(sealed, a choice of several); then each in turn may buy the top card of the deck (a payment) and
throw cards away. A card is worth its number.
"""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action, Chosen, Done, Payment, Pick
from areopolis.core.decision import Ask, Decision, Joint, composite
from areopolis.core.document import Fields
from areopolis.core.effect import BY_SEAT, BY_TABLE, CAUSES, GAME, PHASE, Cause, Effect
from areopolis.core.errors import BadPosition
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.onlooker import hidden_seats
from areopolis.core.outcome import Outcome, ranks_by
from areopolis.core.pack import Pack, Reconstructed
from areopolis.core.reason import Reason
from areopolis.core.rng import Rng
from areopolis.core.space import Choose, Pay
from areopolis.core.state import State
from areopolis.core.view import decision_view
from areopolis.core.vocabulary import Vocabulary
from areopolis.core.words import Words

CARDS: Final = tuple([f"k{number}" for number in range(1, 19)])
SEATS: Final = ("north", "east", "south", "west")
HAND: Final = 3
ROUNDS: Final = 3
COINS: Final = 11
GEMS: Final = 2
GEM_WORTH: Final = 3


class Bid(Action):
    """Bid for the first turn."""

    KEY = "bid"
    FORM = "bid {coins}"
    FIELDS = (("coins", "count"),)

    def __init__(self, text: str, coins: int) -> None:
        super().__init__(text)
        self.coins = coins


class Buy(Action):
    """Buy the top card of the deck."""

    KEY = "buy"
    FORM = "buy card"


class Skip(Action):
    """Buy nothing."""

    KEY = "skip"
    FORM = "skip"


def vocabulary() -> Vocabulary:
    """Return the names of the bazaar, with every action learnt."""
    say = Vocabulary({"seat": SEATS, "card": CARDS})
    for coins in range(COINS + 1):
        say.answer(Bid, coins)
    say.answer(Buy)
    say.answer(Skip)
    say.composite |= {"pay", "hand", "throw"}
    return say


class Dealt(Event):
    """Cards were dealt."""

    KEY = "dealt"
    FIELDS = (("seat", "seat"), ("cards", "card*"))
    SECRET = ("cards",)


class Bought(Event):
    """A card was bought."""

    KEY = "bought"
    FIELDS = (("seat", "seat"), ("card", "card"))
    SECRET = ("card",)


class FirstSet(Event):
    """Somebody has the first turn."""

    KEY = "first-set"
    FIELDS = (("seat", "seat"),)


class Bazaar(State):
    """The full truth of a toy game."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.deck = list(range(len(CARDS)))
        self.thrown: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.coins = [COINS] * seats
        self.gems = [GEMS] * seats
        self.round = 0
        self.first = 0

    def clone(self) -> Bazaar:
        twin = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_base(twin)
        twin.deck = self.deck[:]
        twin.thrown = self.thrown[:]
        twin.hands = self.hands[:]
        twin.coins = self.coins[:]
        twin.gems = self.gems[:]
        twin.round = self.round
        twin.first = self.first
        return twin

    @property
    def vocabulary(self) -> Vocabulary:
        return self.game.vocabulary

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "round": self.round,
            "first": SEATS[self.first],
            "deck": len(self.deck),
            "thrown": [CARDS[card] for card in self.thrown],
            "hand": [] if seat is None else [CARDS[card] for card in self.hands[seat]],
            "hands": [len(hand) for hand in self.hands],
            "coins": self.coins[:],
            "gems": self.gems[:],
            "deciding": list(self.deciding),
            "decision": decision_view(self, seat),
            "outcome": self.score().to_dict() if self.over else None,
        }

    def fields(self) -> dict[str, Any]:
        name = self.vocabulary.name
        return {
            "round": self.round,
            "first": SEATS[self.first],
            "deck": name("card*", self.deck),
            "thrown": name("card*", self.thrown),
            "hands": [name("card*", hand) for hand in self.hands],
            "coins": self.coins[:],
            "gems": self.gems[:],
        }

    def read(self, fields: Fields) -> None:
        known = self.vocabulary.numbers
        self.round = fields.number("round", 0, ROUNDS)
        self.first = fields.name("first", "seat", known["seat"])
        if not 0 <= self.first < self.seats:
            raise fields.wrong("first", "nobody sits there")
        self.coins = fields.numbers("coins", self.seats, 0, COINS)
        self.gems = fields.numbers("gems", self.seats, 0, GEMS)
        self.deck = fields.names("deck", "card", known["card"])
        self.thrown = fields.names("thrown", "card", known["card"])
        hands = fields.items("hands")
        if len(hands) != self.seats:
            found: dict[str, object] = {
                "field": "hands",
                "expected": self.seats,
                "found": len(hands),
            }
            raise BadPosition("wrong-count", found)
        there = self.deck + self.thrown
        for seat in range(self.seats):
            inner = Fields({str(seat): hands[seat]}, "hands", BadPosition)
            self.hands[seat] = tuple(sorted(inner.names(str(seat), "card", known["card"])))
            there += self.hands[seat]
        if sorted(there) != list(range(len(CARDS))):
            raise fields.wrong("deck", "not every card is there once")

    def imagine(self, seat: int, rng: Rng) -> None:
        # At the end all hands lie open.
        others = [] if self.over else hidden_seats(self.seats, seat)
        unseen = self.deck[:]
        for other in others:
            unseen += self.hands[other]
        unseen.sort()
        rng.shuffle(unseen)
        for other in others:
            hand = [unseen.pop() for _ in self.hands[other]]
            self.hands[other] = tuple(sorted(hand))
        self.deck = unseen

    def score(self) -> Outcome:
        breakdown = tuple(
            [
                {"cards": sum([card + 1 for card in hand]), "coins": coins}
                for hand, coins in zip(self.hands, self.coins, strict=True)
            ]
        )
        ranks = ranks_by([(sum(points.values()),) for points in breakdown])
        winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
        return Outcome(ranks, winners, breakdown, "last-round")

    def steps(self) -> tuple[Effect[Any, Any], ...]:
        """Return the steps of a round."""
        return (BidForTurn(), HandOn(), Turns())

    def draw(self, seat: int) -> None:
        """Let *seat* draw the top card."""
        card = self.deck.pop()
        self.give(seat, (card,))
        if self.listener is not None:
            self.listener(Bought(seat, card, knowers=1 << seat))

    def give(self, seat: int, cards: tuple[int, ...]) -> None:
        """Put *cards* into the hand of *seat*, in order."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], *cards)))

    def take(self, seat: int, cards: tuple[int, ...]) -> None:
        """Take *cards* out of the hand of *seat*."""
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])


class Deal(Effect[Bazaar, Action]):
    """Shuffle and deal."""

    KEY = "deal"
    BY = BY_TABLE

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        state.chance().shuffle(state.deck)
        for seat in range(state.seats):
            cards = tuple([state.deck.pop() for _ in range(HAND)])
            state.give(seat, cards)
            if state.listener is not None:
                state.listener(Dealt(seat, cards, knowers=1 << seat))
        return None


class Rounds(Effect[Bazaar, Action]):
    """Play one round after the other."""

    KEY = "rounds"
    BY = BY_TABLE
    LEVEL = GAME

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        if state.round < ROUNDS:
            state.round += 1
            state.push(by, (*state.steps(), self))
        else:
            # All hands lie open.
            state.reveal()
        return None


class BidForTurn(Effect[Bazaar, Bid]):
    """The highest bid, nearest to the first seat, has the first turn; bids cost nothing."""

    KEY = "bid-for-turn"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        say = state.vocabulary.actions
        return Joint(
            [
                Decision(seat, "bid", [say[f"bid {coins}"] for coins in range(1, have + 1)])
                for seat, have in enumerate(state.coins)
                if have
            ]
        )

    def answer_all(self, state: Bazaar, by: Cause, answers: list[Bid]) -> None:
        bidders = [seat for seat, have in enumerate(state.coins) if have]
        bids = [answer.coins for answer in answers]
        state.first = bidders[bids.index(max(bids))]
        if state.listener is not None:
            state.listener(FirstSet(state.first))

    def obstacles(self, state: Bazaar, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, Bid):
            return [Reason("too-few-coins", ((("owned", "count"), state.coins[seat]),))]
        return []


class HandOn(Effect[Bazaar, Chosen]):
    """Everybody hands one or two cards to the left, all at the same time."""

    KEY = "hand-on"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        return Joint(
            [
                composite(seat, "hand-on", some_cards("hand", hand, 1))
                for seat, hand in enumerate(state.hands)
            ]
        )

    def answer_all(self, state: Bazaar, by: Cause, answers: list[Chosen]) -> None:
        for seat, answer in enumerate(answers):
            state.take(seat, answer.items)
        for seat, answer in enumerate(answers):
            state.give((seat + 1) % state.seats, answer.items)


def some_cards(verb: str, hand: tuple[int, ...], least: int) -> Choose:
    """Return the choices of at most two cards of *hand*."""
    names = tuple([CARDS[card] for card in hand])
    return Choose(verb, "card", names, hand, (1,) * len(hand), least, min(2, len(hand)))


class Turns(Effect[Bazaar, Action]):
    """Everybody has a turn, clockwise from the first seat."""

    KEY = "turns"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        for step in range(state.seats - 1, -1, -1):
            state.push(CAUSES[(state.first + step) % state.seats], (BuyOrSkip(), Throw()))
        return None


class BuyOrSkip(Effect[Bazaar, Action]):
    """Buy a card or not; who cannot pay is not asked."""

    KEY = "buy-or-skip"
    BY = BY_SEAT

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        if not price(state, by.seat).is_payable():
            return None
        say = state.vocabulary.actions
        return Decision(by.seat, "buy-or-skip", [say["buy card"], say["skip"]])

    def answer(self, state: Bazaar, by: Cause, action: Action) -> None:
        if isinstance(action, Buy):
            state.push_one(by, PayPrice())


def price(state: Bazaar, seat: int) -> Pay:
    """Return the ways in which *seat* can pay for a card."""
    due = int(state.options["price"])
    if not state.options["gems"]:
        return Pay(due, ("coins",), (state.coins[seat],), (1,))
    owned = (state.coins[seat], state.gems[seat])
    return Pay(due, ("coins", "gems"), owned, (1, GEM_WORTH))


class PayPrice(Effect[Bazaar, Payment]):
    """Pay, and draw the card."""

    KEY = "pay-price"
    BY = BY_SEAT
    AFTER = ()

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        return composite(by.seat, "pay-price", price(state, by.seat))

    def answer(self, state: Bazaar, by: Cause, action: Payment) -> None:
        state.coins[by.seat] -= action.amounts[0]
        state.gems[by.seat] -= sum(action.amounts[1:])
        state.reveal()
        state.draw(by.seat)


class Throw(Effect[Bazaar, Chosen]):
    """Throw away up to two cards."""

    KEY = "throw"
    BY = BY_SEAT

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        return composite(by.seat, "throw", some_cards("throw", state.hands[by.seat], 0))

    def answer(self, state: Bazaar, by: Cause, action: Chosen) -> None:
        # One card stays, so that there is always one to hand on.
        kept = 1 if len(action.items) == len(state.hands[by.seat]) else 0
        thrown = action.items[kept:]
        state.take(by.seat, thrown)
        state.thrown += thrown


EFFECTS: Final[tuple[type[Effect[Any, Any]], ...]] = (
    Deal,
    Rounds,
    BidForTurn,
    HandOn,
    Turns,
    BuyOrSkip,
    PayPrice,
    Throw,
)


class Toy(Game):
    """The bazaar."""

    def __init__(
        self,
        pack: Pack | None = None,
        words: Words | None = None,
        state: type[Bazaar] = Bazaar,
    ) -> None:
        """Play with *state*, which tests replace by states that break a law."""
        super().__init__(pack, words)
        self.state = state
        self.id = "bazaar"
        self.seats = range(2, 5)
        self.rules_version = 3
        self.vocabulary = vocabulary()

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        return {"price": (5, 0, 4), "gems": (True, False)}

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        return {effect.KEY: effect for effect in EFFECTS}

    def events(self) -> dict[str, type[Event]]:
        return {event.KEY: event for event in (Dealt, Bought, FirstSet)}

    def action_kinds(self) -> dict[str, type[Action]]:
        kinds: tuple[type[Action], ...] = (Bid, Buy, Skip, Pick, Done, Chosen, Payment)
        return {kind.KEY: kind for kind in kinds}

    def questions(self) -> tuple[str, ...]:
        return ("bid", "hand-on", "buy-or-skip", "pay-price", "throw")

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        return ()

    def setup(self) -> tuple[Effect[Any, Any], ...]:
        return (Deal(), Rounds())

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> Bazaar:
        return self.state(self, seats, options, rng)
