"""A whole game on one page: Goofspiel, to show what a game is made of.

Treasures 1 to 5 are turned up one after another; everybody bids a card of the same numbers in
secret; the highest bid that nobody else made takes the treasure.
"""

from __future__ import annotations

from typing import Any

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision, Joint
from areopolis.core.document import Fields
from areopolis.core.effect import Cause, Effect
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.outcome import Outcome, ranks_by
from areopolis.core.pack import Reconstructed
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.core.view import decision_view
from areopolis.core.vocabulary import Vocabulary

CARDS: tuple[int, ...] = (1, 2, 3, 4, 5)


class Bid(Action):
    """Bid a card from the hand."""

    KEY = "bid"
    FORM = "bid {card}"
    FIELDS = (("card", "count"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class TreasureWon(Event):
    """A seat takes the treasure."""

    KEY = "treasure-won"
    FIELDS = (("seat", "seat"), ("treasure", "count"))


VOCABULARY = Vocabulary({"seat": ("north", "east", "south", "west"), "card": ()})
BIDS = {card: VOCABULARY.answer(Bid, card) for card in CARDS}


class GoofspielState(State):
    """The treasures still face down, the one on offer, the hands, and what was won."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        deck: list[int],
        offer: int,
        hands: list[tuple[int, ...]],
        won: list[int],
    ) -> None:
        """Take every field, so that cloning is one call."""
        super().__init__(game, seats, options, rng)
        self.deck = deck
        self.offer = offer
        self.hands = hands
        self.won = won

    def clone(self) -> GoofspielState:
        twin = GoofspielState(
            self.game,
            self.seats,
            self.options,
            self.rng.clone(),
            self.deck[:],
            self.offer,
            self.hands[:],
            self.won[:],
        )
        return self.copy_base(twin)

    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        return {
            "offer": self.offer,
            "left": len(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "won": list(self.won),
            "deciding": list(self.deciding),
            "decision": decision_view(self, seat),
        }

    def fields(self) -> dict[str, Any]:
        hands = [list(hand) for hand in self.hands]
        return {"deck": self.deck[:], "offer": self.offer, "hands": hands, "won": self.won[:]}

    def read(self, fields: Fields) -> None:
        most = CARDS[-1]
        self.deck = fields.numbers("deck", len(fields.items("deck")), 1, most)
        self.offer = fields.number("offer", 0, most)
        self.won = fields.numbers("won", self.seats, 0, sum(CARDS))
        hands = fields.items("hands")
        if len(hands) != self.seats:
            raise fields.wrong("hands", "one hand for each seat")
        for seat, hand in enumerate(hands):
            if any(card not in CARDS for card in hand):
                raise fields.wrong(f"hands[{seat}]", "cards are numbers from 1 to 5")
            self.hands[seat] = tuple(hand)

    def imagine(self, seat: int, rng: Rng) -> None:
        # Bids are sealed by the core and dealt anew there; only the deck's order is left.
        rng.shuffle(self.deck)

    def score(self) -> Outcome:
        ranks = ranks_by([(points,) for points in self.won])
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(ranks, winners, tuple({"treasures": n} for n in self.won), "most-points")


class Shuffle(Effect[GoofspielState, Action]):
    """Shuffle the treasures."""

    KEY = "shuffle"

    def resolve(self, state: GoofspielState, by: Cause) -> Ask | None:
        state.chance().shuffle(state.deck)
        return None


class Rounds(Effect[GoofspielState, Action]):
    """Turn up a treasure and bid for it, as long as there is one."""

    KEY = "rounds"

    def resolve(self, state: GoofspielState, by: Cause) -> Ask | None:
        if state.deck:
            state.push(by, (TurnUp(), BidForIt(), self))
        return None


class TurnUp(Effect[GoofspielState, Action]):
    """Turn up the next treasure."""

    KEY = "turn-up"

    def resolve(self, state: GoofspielState, by: Cause) -> Ask | None:
        state.offer = state.deck.pop()
        state.reveal()
        return None


class BidForIt(Effect[GoofspielState, Bid]):
    """Everybody bids at the same time; the highest bid that stands alone takes the treasure."""

    KEY = "bid-for-it"

    def resolve(self, state: GoofspielState, by: Cause) -> Ask | None:
        hands = enumerate(state.hands)
        return Joint([Decision(seat, "bid", [BIDS[card] for card in hand]) for seat, hand in hands])

    def answer_all(self, state: GoofspielState, by: Cause, answers: list[Bid]) -> None:
        bids = [answer.card for answer in answers]
        for seat, bid in enumerate(bids):
            state.hands[seat] = tuple(card for card in state.hands[seat] if card != bid)
        alone = [bid for bid in bids if bids.count(bid) == 1]
        if alone:
            winner = bids.index(max(alone))
            state.won[winner] += state.offer
            if state.listener is not None:
                state.listener(TreasureWon(winner, state.offer))
        state.offer = 0
        state.reveal()


class Goofspiel(Game):
    """Description and factory."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "goofspiel"
        self.seats = range(2, 5)
        self.rules_version = 1
        self.vocabulary = VOCABULARY

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        return {}

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        kinds: list[type[Effect[Any, Any]]] = [Shuffle, Rounds, TurnUp, BidForIt]
        return {effect.KEY: effect for effect in kinds}

    def events(self) -> dict[str, type[Event]]:
        return {TreasureWon.KEY: TreasureWon}

    def action_kinds(self) -> dict[str, type[Action]]:
        return {Bid.KEY: Bid}

    def questions(self) -> tuple[str, ...]:
        return ("bid",)

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        return ()

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> GoofspielState:
        hands = [CARDS] * seats
        return GoofspielState(self, seats, options, rng, list(CARDS), 0, hands, [0] * seats)

    def setup(self) -> tuple[Effect[Any, Any], ...]:
        return (Shuffle(), Rounds())
