"""Lacerda's turn: a card of the solo deck says what he does (4.4.3, 4.4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import TURN, Cause
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import (
    CONSTRUCT,
    HIRE,
    HIRE_SLOT,
    LEARN_TECHNOLOGY,
    NONE,
    OBTAIN_BLUEPRINT,
    RESEARCH_AND_DEVELOPMENT,
    SLOT_OF,
    UPGRADE,
)
from areopolis.games.on_mars.rules.base import ALWAYS, ColonyEffect
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.lacerda.effects import LACERDA_STEPS
from areopolis.games.on_mars.rules.missions import advance_mission
from areopolis.games.on_mars.rules.slots import clear_slots, extra_cost, place_red
from areopolis.games.on_mars.rules.turns import MAIN

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

# His actions by number, in Orbit and in the Colony.
ACTIONS: Final[tuple[tuple[int, ...], ...]] = (
    (OBTAIN_BLUEPRINT, LEARN_TECHNOLOGY, RESEARCH_AND_DEVELOPMENT),
    (CONSTRUCT, UPGRADE, HIRE),
)


class TakeLacerdaTurn(ColonyEffect[Action]):
    """Reveal a card and perform its action; what he cannot do, his Rover does instead."""

    KEY = "take-lacerda-turn"
    AFTER = ("start-turn",)
    BY_LACERDA = ALWAYS
    LEVEL = TURN

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        card = state.rules.components.solo_deck[self.draw_card(state)]
        if state.reshuffles and state.mission_left[card.mission]:
            advance_mission(state, place, card.mission)
        action = ACTIONS[state.side_of(place)][card.action - 1]
        slot = SLOT_OF[action]
        cost = extra_cost(state, place, slot) if slot != NONE else 0
        if not self.is_possible(state, by, action):
            self.refrain(state, by, action, 0)
        elif cost > state.depot[place]:
            self.refrain(state, by, action, 1)
        else:
            if state.listener is not None:
                state.listener(events.MainTaken(place, action))
            if slot != NONE:
                clear_slots(state, slot)
                state.pay_crystals(place, cost)
                place_red(state, place, slot)
            give(state, by, (MAIN[action],))
        return None

    def draw_card(self, state: OnMarsState) -> int:
        """Reveal the top card; an empty deck is made of the discards first."""
        if not state.solo_deck:
            state.solo_deck = sorted(state.solo_discard)
            state.solo_discard = []
            state.chance().shuffle(state.solo_deck)
            state.reshuffles += 1
            if state.listener is not None:
                state.listener(events.SoloDeckShuffled(state.reshuffles))
        state.reveal()
        card = state.solo_deck[-1]
        state.solo_deck = state.solo_deck[:-1]
        state.solo_discard = [*state.solo_discard, card]
        state.solo_card = card
        if state.listener is not None:
            state.listener(events.SoloCardRevealed(card))
        return card

    def is_possible(self, state: OnMarsState, by: Cause, action: int) -> bool:
        """Whether he can perform an action at all."""
        slot = SLOT_OF[action]
        if slot == HIRE_SLOT and state.is_hired_out(by.seat):
            return False
        return MAIN[action].can_automate(state, by)

    def refrain(self, state: OnMarsState, by: Cause, action: int, why: int) -> None:
        """Move the Rover instead of an action that is impossible or too dear."""
        if state.listener is not None:
            state.listener(events.LacerdaRefrained(action, why))
        state.rules.lacerda.move_rover(state, by)


LACERDA_EFFECTS: Final = (TakeLacerdaTurn, *LACERDA_STEPS)
