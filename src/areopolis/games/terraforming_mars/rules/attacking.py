"""Attacks: what one player may take from one other (specification 5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import ChooseCard, Spend, Take, Target
from areopolis.games.terraforming_mars.cards.model import (
    ANY_STOCK,
    NO_HELP,
    STOCKS,
    Help,
    MarsEffect,
)
from areopolis.games.terraforming_mars.data.constants import KINDS, NEUTRAL, NONE, PLANTS
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.gains import least_production
from areopolis.games.terraforming_mars.rules.holding import exposed, owners_of

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class ReduceAny(MarsEffect[Target]):
    """Lower a production of one player, possibly the own one, by the full amount.

    By default what the card adds to the own production comes first. Solo, the neutral opponent
    can always lose.
    """

    KEY = "reduce-any"
    FIELDS = (("resource", "resource"), ("count", "count"))
    RANK = ranks.ATTACKS

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def victims(self, state: MarsState, by: Cause, helped: Help) -> list[int]:
        """Return who can lose so much."""
        found: list[int] = []
        for seat in range(state.seats):
            place = seat * KINDS + self.resource
            most = state.production[place] + helped.production[place]
            if most - self.count >= least_production(self.resource):
                found.append(seat)
        if state.is_solo():
            found.append(NEUTRAL)
        return found

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        target = state.rules.lexicon.target
        victims = [target[seat] for seat in self.victims(state, by, NO_HELP)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "reduce-production", victims))

    def answer(self, state: MarsState, by: Cause, action: Target) -> None:
        if action.seat != NEUTRAL:
            state.produce(action.seat, self.resource, -self.count)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if self.victims(state, by, helped):
            return None
        return Reason("nobody-can-lose", ((("resource", "resource"), self.resource),))

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("cannot-lose-so-much")] if isinstance(action, Target) else []


class RemoveAny(MarsEffect[Action]):
    """Up to so much stock of one opponent is lost, or nothing; *steals*: the attacker gets it."""

    KEY = "remove-any"
    FIELDS = (("resource", "resource"), ("count", "count"), ("steals", "flag"))
    RANK = ranks.ATTACKS

    def __init__(self, resource: int, count: int, steals: int = 0) -> None:
        self.resource = resource
        self.count = count
        self.steals = steals

    def touches(self) -> int:
        return ANY_STOCK

    def touches_now(self, state: MarsState, by: Cause) -> int:
        bits = 0
        for seat in self.exposed(state, by):
            bits |= STOCKS << seat * KINDS + self.resource
        return bits

    def exposed(self, state: MarsState, by: Cause) -> list[int]:
        """Return the opponents from whom it may be taken, if they have any."""
        return [
            seat
            for seat in range(state.seats)
            if seat != by.seat and not (self.resource == PLANTS and state.protected >> seat & 1)
        ]

    def victims(self, state: MarsState, by: Cause) -> list[tuple[int, int]]:
        """Return the opponents with something to lose, and how much."""
        found: list[tuple[int, int]] = []
        for seat in self.exposed(state, by):
            stock = state.stock[seat * KINDS + self.resource]
            if stock:
                found.append((seat, min(stock, self.count)))
        return found

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        if state.is_solo():
            return not self.steals
        return not self.victims(state, by)

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "" if self.count < len(state.rules.lexicon.take[0]) else "count"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if state.is_solo():
            # The neutral opponent always has it; what is stolen comes from the supply.
            if self.steals:
                state.gain(by.seat, self.resource, self.count)
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = []
        for seat, most in self.victims(state, by):
            options += [lexicon.take[seat][count] for count in range(most, 0, -1)]
        if not options:
            return None
        options.append(lexicon.decline)
        return Decision(by.seat, "steal" if self.steals else "remove-stock", options)

    def answer(self, state: MarsState, by: Cause, action: Action) -> None:
        if isinstance(action, Take):
            state.rob(action.seat, self.resource, action.count, by.seat)
            if self.steals:
                state.gain(by.seat, self.resource, action.count)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("cannot-lose-so-much")] if isinstance(action, Take) else []


class RemoveAnyOnCard(MarsEffect[Action]):
    """Up to so many resources are taken off one card of an opponent, or none."""

    KEY = "remove-any-on-card"
    FIELDS = (("kind", "card-resource"), ("count", "count"))
    RANK = ranks.ATTACKS

    def __init__(self, kind: int, count: int) -> None:
        self.kind = kind
        self.count = count

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "" if self.count < len(state.rules.lexicon.spend) else "count"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        lexicon = state.rules.lexicon
        options: list[Action] = [
            lexicon.card[card] for card in exposed(state, by.seat, self.kind, False)
        ]
        if not options:
            return None
        options.append(lexicon.decline)
        return Decision(by.seat, "remove-on-card", options)

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not exposed(state, by.seat, self.kind, False)

    def answer(self, state: MarsState, by: Cause, action: Action) -> None:
        if isinstance(action, ChooseCard):
            state.push_one(by, TakeOff(action.card, self.count))

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("card-has-none")] if isinstance(action, ChooseCard) else []


class TakeOff(MarsEffect[Spend]):
    """Take up to so many resources off a card."""

    KEY = "take-off"
    AFTER = ()
    FOLLOWS = True
    FIELDS = (("card", "card"), ("count", "count"))

    def __init__(self, card: int, count: int) -> None:
        self.card = card
        self.count = count

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if not state.on_card[self.card] or owners_of(state, self.card) == NONE:
            return "card"
        return "" if self.count < len(state.rules.lexicon.spend) else "count"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        most = min(self.count, state.on_card[self.card])
        spend = state.rules.lexicon.spend
        counts = [spend[count] for count in range(most, 0, -1)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "take-off", counts))

    def answer(self, state: MarsState, by: Cause, action: Spend) -> None:
        state.remove_resources(owners_of(state, self.card), self.card, action.count)


ATTACKING_EFFECTS: Final = (
    ReduceAny,
    RemoveAny,
    RemoveAnyOnCard,
    TakeOff,
)
