"""Choices between effects, exchanges of any amount, copies (specification 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import ChooseCard, ChooseOption, Spend
from areopolis.games.terraforming_mars.attacking import ReduceAny
from areopolis.games.terraforming_mars.board import BONUS
from areopolis.games.terraforming_mars.constants import (
    BUILDING,
    HEAT,
    KINDS,
    MC,
    STEEL,
    TAG_KINDS,
    TITANIUM,
)
from areopolis.games.terraforming_mars.gains import Produce, ProducePer
from areopolis.games.terraforming_mars.model import BOARD, Effects, MarsEffect
from areopolis.games.terraforming_mars.paying import lack_of

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


def first_hindrance(state: MarsState, by: Cause, effects: Effects) -> Reason | None:
    """Return why some of *effects* cannot be carried out, or None."""
    for effect in effects:
        reason = effect.hinders(state, by)
        if reason is not None:
            return reason
    return None


class ChooseOne(MarsEffect[ChooseOption]):
    """Carry out exactly one of several alternatives."""

    KEY = "choose-one"
    FIELDS = (("options", "value**"),)

    def __init__(self, options: tuple[Effects, ...]) -> None:
        self.options = options

    def touches(self) -> int:
        touched = 0
        for effects in self.options:
            for effect in effects:
                touched |= effect.touches()
        return touched

    def possible(self, state: MarsState, by: Cause) -> list[int]:
        """Return the alternatives that can be carried out."""
        return [
            number
            for number, effects in enumerate(self.options)
            if first_hindrance(state, by, effects) is None
        ]

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        possible = self.possible(state, by)
        if len(possible) > 1:
            option = state.rules.lexicon.option
            return Decision(by.seat, "choose-one", [option[number] for number in possible])
        for number in possible:
            state.push(by, self.options[number])
        return None

    def answer(self, state: MarsState, by: Cause, action: ChooseOption) -> None:
        state.push(by, self.options[action.number])

    def hinders(self, state: MarsState, by: Cause) -> Reason | None:
        if self.possible(state, by):
            return None
        return first_hindrance(state, by, self.options[0])

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, ChooseOption) or action.number >= len(self.options):
            return []
        reason = first_hindrance(state, by, self.options[action.number])
        return [reason] if reason is not None else []


class IfTags(MarsEffect[Action]):
    """Carry out one thing with so many tags, and another with fewer."""

    KEY = "if-tags"
    FIELDS = (("tag", "tag"), ("count", "count"), ("then", "value*"), ("otherwise", "value*"))

    def __init__(self, tag: int, count: int, then: Effects, otherwise: Effects) -> None:
        self.tag = tag
        self.count = count
        self.then = then
        self.otherwise = otherwise

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        has = state.tags[by.seat * TAG_KINDS + self.tag] >= self.count
        state.push(by, self.then if has else self.otherwise)
        return None


class ExchangeStock(MarsEffect[Spend]):
    """Spend any amount of one resource for as much of another."""

    KEY = "exchange-stock"
    FIELDS = (("resource", "resource"), ("gained", "resource"))

    def __init__(self, resource: int, gained: int) -> None:
        self.resource = resource
        self.gained = gained

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        spend = state.rules.lexicon.spend
        most = min(state.stock[by.seat * KINDS + self.resource], len(spend) - 1)
        return Decision(by.seat, "exchange", [spend[count] for count in range(1, most + 1)])

    def answer(self, state: MarsState, by: Cause, action: Spend) -> None:
        state.spend(by.seat, self.resource, action.count)
        state.gain(by.seat, self.gained, action.count)

    def hinders(self, state: MarsState, by: Cause) -> Reason | None:
        if state.stock[by.seat * KINDS + self.resource]:
            return None
        return lack_of(self.resource, 1)


class ExchangeHere(MarsEffect[Spend]):
    """Take any number of resources off this card for as much stock."""

    KEY = "exchange-here"
    FIELDS = (("gained", "resource"),)

    def __init__(self, gained: int) -> None:
        self.gained = gained

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        spend = state.rules.lexicon.spend
        most = min(state.on_card[by.card], len(spend) - 1)
        return Decision(by.seat, "exchange", [spend[count] for count in range(1, most + 1)])

    def answer(self, state: MarsState, by: Cause, action: Spend) -> None:
        state.remove_resources(by.seat, by.card, action.count)
        state.gain(by.seat, self.gained, action.count)

    def hinders(self, state: MarsState, by: Cause) -> Reason | None:
        if state.on_card[by.card]:
            return None
        return Reason("needs-more-here", ((("count", "number"), 1),))


class ConvertHeatProduction(MarsEffect[Spend]):
    """Lower the own heat production by any amount and raise the M€ production by as much."""

    KEY = "convert-heat-production"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        spend = state.rules.lexicon.spend
        most = min(state.production[by.seat * KINDS + HEAT], len(spend) - 1)
        return Decision(by.seat, "convert-production", [spend[n] for n in range(1, most + 1)])

    def answer(self, state: MarsState, by: Cause, action: Spend) -> None:
        state.produce(by.seat, HEAT, -action.count)
        state.produce(by.seat, MC, action.count)

    def hinders(self, state: MarsState, by: Cause) -> Reason | None:
        if state.production[by.seat * KINDS + HEAT]:
            return None
        return Reason("needs-production", ((("resource", "resource"), HEAT),))


class ProduceMetal(MarsEffect[Action]):
    """Raise the production of the metal that is printed where the tile of this card lies."""

    KEY = "produce-metal"
    FIELDS = (("tile", "tile"),)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def touches(self) -> int:
        return BOARD

    def is_ready(self, state: MarsState, by: Cause) -> bool:
        return self.tile in state.tiles

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        # No area of this board has both metals.
        bonus = BONUS[state.tiles.index(self.tile)]
        state.produce(by.seat, STEEL if STEEL in bonus else TITANIUM, 1)
        return None


def production_box(effects: Effects) -> Effects:
    """Return what belongs to the production box of a card."""
    return tuple(
        [e for e in effects if isinstance(e, Produce | ProducePer | ReduceAny | ProduceMetal)]
    )


class CopyProduction(MarsEffect[ChooseCard]):
    """Carry out the production box of an own building card again, in full."""

    KEY = "copy-production"

    def copyable(self, state: MarsState, by: Cause) -> list[int]:
        """Return the own building cards whose production box can be carried out now."""
        found: list[int] = []
        for card in state.tableau[by.seat]:
            definition = state.cards[card]
            box = production_box(definition.play)
            if BUILDING in definition.tags and box:
                again = Cause(by.seat, card)
                # Nothing of the card but its box helps: every part must be possible now.
                if not [e for e in box if e.hinders(state, again) or not e.is_ready(state, again)]:
                    found.append(card)
        return found

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        offered = state.rules.lexicon.card
        cards = self.copyable(state, by)
        if not cards:
            return None
        return Decision(by.seat, "copy-production", [offered[card] for card in cards])

    def answer(self, state: MarsState, by: Cause, action: ChooseCard) -> None:
        box = production_box(state.cards[action.card].play)
        state.rules.push_together(state, Cause(by.seat, action.card), box)

    def hinders(self, state: MarsState, by: Cause) -> Reason | None:
        return None if self.copyable(state, by) else Reason("no-production-to-copy")

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("no-production-to-copy")] if isinstance(action, ChooseCard) else []


CHOOSING_EFFECTS: Final = (
    ChooseOne,
    IfTags,
    ExchangeStock,
    ExchangeHere,
    ConvertHeatProduction,
    ProduceMetal,
    CopyProduction,
)
