"""Choices between effects, exchanges of any amount, copies (specification 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import ChooseOption
from areopolis.games.terraforming_mars.cards.model import BOARD, Effects, MarsEffect
from areopolis.games.terraforming_mars.data.board import BONUS
from areopolis.games.terraforming_mars.data.constants import (
    STEEL,
    TAG_KINDS,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.gains import Produce, ProducePer

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
    FIELDS = (("options", "effect**"),)

    def __init__(self, options: tuple[Effects, ...]) -> None:
        self.options = options

    def touches(self) -> int:
        touched = 0
        for effects in self.options:
            for effect in effects:
                touched |= effect.touches()
        return touched

    def touches_now(self, state: MarsState, by: Cause) -> int:
        touched = 0
        for number in self.possible(state, by):
            for effect in self.options[number]:
                touched |= effect.touches_now(state, by)
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
    FIELDS = (("tag", "tag"), ("count", "count"), ("then", "effect*"), ("otherwise", "effect*"))

    def __init__(self, tag: int, count: int, then: Effects, otherwise: Effects) -> None:
        self.tag = tag
        self.count = count
        self.then = then
        self.otherwise = otherwise

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        has = state.tags[by.seat * TAG_KINDS + self.tag] >= self.count
        state.push(by, self.then if has else self.otherwise)
        return None


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
        [e for e in effects if isinstance(e, (Produce, ProducePer, ReduceAny, ProduceMetal))]
    )


CHOOSING_EFFECTS: Final = (
    ChooseOne,
    IfTags,
    ProduceMetal,
)
