"""Resources on cards (specification 5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import ChooseCard
from areopolis.games.terraforming_mars.cards.model import NO_HELP, ON_CARDS, Help, MarsEffect
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    ANY_KIND,
    MICROBE,
    NEUTRAL,
    NONE,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.lasting import ProtectHere

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class AddHere(MarsEffect[Action]):
    """Put resources on this card."""

    KEY = "add-here"
    FIELDS = (("count", "count"),)
    RANK = ranks.ON_THIS_CARD

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.add_resources(by.seat, by.card, self.count)
        return None


class RemoveHere(MarsEffect[Action]):
    """Take resources off this card; a cost."""

    KEY = "remove-here"
    FIELDS = (("count", "count"),)
    RANK = ranks.COSTS

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.remove_resources(by.seat, by.card, self.count)
        return None

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        missing = self.count - state.on_card[by.card]
        if missing <= 0:
            return None
        return Reason("needs-more-here", ((("count", "number"), missing),))


def on_cards(kind: int) -> int:
    """Return what is touched where resources of *kind* come and go."""
    # Kinds lie on cards of their own, so that only the same kind can come between.
    return ON_CARDS * ((1 << ANY_KIND) - 1) if kind == ANY_KIND else ON_CARDS << kind


def holders(state: MarsState, seat: int, kind: int, tag: int, least: int) -> list[int]:
    """Return the own cards that can take *kind*, with this tag and so many on them already."""
    found: list[int] = []
    for card in state.tableau[seat]:
        definition = state.cards[card]
        if definition.holds == NONE or kind not in (definition.holds, ANY_KIND):
            continue
        if (tag == NONE or tag in definition.tags) and state.on_card[card] >= least:
            found.append(card)
    return found


class AddToCard(MarsEffect[ChooseCard]):
    """Put resources on one own card that holds them; they are lost where there is none.

    *tag*: only a card with that tag. *least*: it must carry so many already.
    """

    KEY = "add-to-card"
    FIELDS = (("kind", "card-resource"), ("count", "count"), ("tag", "tag"), ("least", "count"))
    OPTIONAL = ("tag",)

    def __init__(self, kind: int, count: int, tag: int = NONE, least: int = 0) -> None:
        self.kind = kind
        self.count = count
        self.tag = tag
        self.least = least

    def touches(self) -> int:
        return on_cards(self.kind)

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if not self.count:
            return None
        offered = state.rules.lexicon.card
        cards = holders(state, by.seat, self.kind, self.tag, self.least)
        return self.ask_unless_forced(
            state, by, Decision(by.seat, "add-to-card", [offered[card] for card in cards])
        )

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not (self.count and holders(state, by.seat, self.kind, self.tag, self.least))

    def answer(self, state: MarsState, by: Cause, action: ChooseCard) -> None:
        state.add_resources(by.seat, action.card, self.count)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("card-cannot-hold")] if isinstance(action, ChooseCard) else []


class RemoveOwn(MarsEffect[ChooseCard]):
    """Take resources off one own card; a cost."""

    KEY = "remove-own"
    FIELDS = (("kind", "card-resource"), ("count", "count"))
    RANK = ranks.COSTS

    def __init__(self, kind: int, count: int) -> None:
        self.kind = kind
        self.count = count

    def touches(self) -> int:
        return on_cards(self.kind)

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.card
        cards = holders(state, by.seat, self.kind, NONE, self.count)
        return self.ask_unless_forced(
            state, by, Decision(by.seat, "remove-own", [offered[card] for card in cards])
        )

    def answer(self, state: MarsState, by: Cause, action: ChooseCard) -> None:
        state.remove_resources(by.seat, action.card, self.count)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if holders(state, by.seat, self.kind, NONE, self.count):
            return None
        return Reason("no-such-resource", ((("kind", "card-resource"), self.kind),))

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("card-has-none")] if isinstance(action, ChooseCard) else []


def owners_of(state: MarsState, card: int) -> int:
    """Return the seat in whose tableau *card* lies, or NONE."""
    for seat, tableau in enumerate(state.tableau):
        if card in tableau:
            return seat
    return NONE


def exposed(state: MarsState, seat: int, kind: int, with_own: bool) -> list[int]:
    """Return the cards that carry *kind* and from which *seat* may take."""
    found: list[int] = []
    for other in range(state.seats):
        if other == seat and not with_own:
            continue
        is_safe = other != seat and kind in (ANIMAL, MICROBE) and state.protected >> other & 1
        if is_safe:
            continue
        for card in holders(state, other, kind, NONE, 1):
            if not is_protected(state, card):
                found.append(card)
    return found


def is_protected(state: MarsState, card: int) -> bool:
    """Whether nobody may take from *card*."""
    return any(isinstance(lasting, ProtectHere) for lasting in state.cards[card].lasting)


class TakeFromAny(MarsEffect[Action]):
    """Take a resource off any card of anybody; a cost. Solo, the neutral opponent has one."""

    KEY = "take-from-any"
    FIELDS = (("kind", "card-resource"),)
    RANK = ranks.COSTS

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        lexicon = state.rules.lexicon
        options: list[Action] = [
            lexicon.card[card] for card in exposed(state, by.seat, self.kind, True)
        ]
        if state.is_solo():
            options.append(lexicon.target[NEUTRAL])
        return self.ask_unless_forced(state, by, Decision(by.seat, "take-from-any", options))

    def answer(self, state: MarsState, by: Cause, action: Action) -> None:
        if isinstance(action, ChooseCard):
            state.remove_resources(owners_of(state, action.card), action.card, 1)

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if state.is_solo() or exposed(state, by.seat, self.kind, True):
            return None
        return Reason("no-such-resource", ((("kind", "card-resource"), self.kind),))

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("card-has-none")] if isinstance(action, ChooseCard) else []


HOLDING_EFFECTS: Final = (
    AddHere,
    RemoveHere,
    AddToCard,
    RemoveOwn,
    TakeFromAny,
)
