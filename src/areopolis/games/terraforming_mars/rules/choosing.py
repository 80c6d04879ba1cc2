"""Choices between effects, exchanges of any amount, copies (specification 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.games.terraforming_mars.answers import ChooseOption
from areopolis.games.terraforming_mars.cards.model import (
    HAND,
    NO_HELP,
    Effects,
    Help,
    MarsEffect,
    one_by_one,
)
from areopolis.games.terraforming_mars.data.board import BONUS
from areopolis.games.terraforming_mars.data.constants import (
    STEEL,
    TAG_KINDS,
    TITANIUM,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.gains import Produce, ProducePer
from areopolis.games.terraforming_mars.rules.helping import help_from, strands, waiting
from areopolis.games.terraforming_mars.rules.placing import PlaceTile

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


def first_hindrance(
    state: MarsState, by: Cause, effects: Effects, helped: Help = NO_HELP
) -> Reason | None:
    """Return why some of *effects* cannot be carried out, or None."""
    for effect in effects:
        reason = effect.hinders(state, by, helped)
        if reason is not None:
            return reason
    return None


def are_idle(state: MarsState, by: Cause, effects: Effects) -> bool:
    """Whether *effects* would change nothing now."""
    for effect in effects:
        if not effect.is_idle(state, by):
            return False
    return True


class ChooseOne(MarsEffect[ChooseOption]):
    """Carry out exactly one of several alternatives, unless all of them would change nothing."""

    KEY = "choose-one"
    OF_CARD = True
    FIELDS = (("options", "effect**"),)

    def __init__(self, options: tuple[Effects, ...]) -> None:
        self.options = options
        ordered = {effect.rank() for effects in options for effect in effects}
        self.place = ranks.ATTACKS if ordered == {ranks.ATTACKS} else ranks.GAINS
        if self.touches() & HAND:
            self.place = ranks.MAYBE_DRAW

    def rank(self) -> int:
        return self.place

    def touches(self) -> int:
        touched = 0
        for effects in self.options:
            for effect in effects:
                touched |= effect.touches()
        return touched

    def touches_now(self, state: MarsState, by: Cause) -> int:
        touched = 0
        for number in self.possible(state, by, NO_HELP):
            for effect in self.options[number]:
                touched |= effect.touches_now(state, by)
        return touched

    def adds_to(self, seat: int) -> int:
        bits = 0
        for effects in self.options:
            for effect in effects:
                bits |= effect.adds_to(seat)
        return bits

    def possible(self, state: MarsState, by: Cause, helped: Help) -> list[int]:
        """Return the alternatives that can be carried out."""
        return [
            number
            for number, effects in enumerate(self.options)
            if first_hindrance(state, by, effects, helped) is None
        ]

    def offered(self, state: MarsState, by: Cause) -> list[int]:
        """Return the alternatives after which everything pending is still possible."""
        possible = self.possible(state, by, NO_HELP)
        if len(possible) == 1 or not waiting(state):
            return possible
        safe = [n for n in possible if not strands(state, [(e, by) for e in self.options[n]])]
        return safe or possible

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        if self.is_idle(state, by):
            return None
        option = state.rules.lexicon.option
        offered = [option[number] for number in self.offered(state, by)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "choose-one", offered))

    def answer(self, state: MarsState, by: Cause, action: ChooseOption) -> None:
        state.push(by, self.options[action.number])

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        if self.possible(state, by, helped):
            return None
        return first_hindrance(state, by, self.options[0], helped)

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        for number in self.possible(state, by, NO_HELP):
            if not are_idle(state, by, self.options[number]):
                return False
        return True

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        best = Help()
        for effects in self.options:
            best.allow(help_from(state, [(effect, by) for effect in effects]))
        helped.add(best)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, ChooseOption) or action.number >= len(self.options):
            return []
        reason = first_hindrance(state, by, self.options[action.number])
        return [reason or Reason("loss-impossible-then")]


class IfTags(MarsEffect[Action]):
    """Carry out one thing with so many tags, and another with fewer."""

    KEY = "if-tags"
    OF_CARD = True
    FIELDS = (("tag", "tag"), ("count", "count"), ("then", "effect*"), ("otherwise", "effect*"))
    RANK = ranks.OWN_PRODUCTION

    def __init__(self, tag: int, count: int, then: Effects, otherwise: Effects) -> None:
        self.tag = tag
        self.count = count
        self.then = then
        self.otherwise = otherwise

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        has = state.tags[by.seat * TAG_KINDS + self.tag] >= self.count
        state.push(by, self.then if has else self.otherwise)
        return None

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        best = help_from(state, [(effect, by) for effect in self.then])
        best.allow(help_from(state, [(effect, by) for effect in self.otherwise]))
        helped.add(best)


class ProduceMetal(MarsEffect[Action]):
    """Raise the production of the metal that is printed where the tile of this card lies."""

    KEY = "produce-metal"
    FIELDS = (("tile", "tile"),)
    RANK = ranks.OWN_PRODUCTION

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def is_ready(self, state: MarsState, by: Cause) -> bool:
        return self.tile in state.tiles

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        # A card that is being played places the tile itself; a copy needs one that lies there.
        if self.tile in state.tiles or by.card == state.playing:
            return None
        is_copied = by.card in state.tableau[by.seat]
        return Reason("no-production-to-copy") if is_copied else None

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        if self.tile in state.tiles:
            return ""
        for effect, _ in one_by_one(before):
            if isinstance(effect, PlaceTile) and effect.tile == self.tile:
                return ""
        return "tile"

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
