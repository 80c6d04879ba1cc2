"""Rounds and slots: the sequence of play (specification 3.1, 3.3 and 3.15)."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import (
    BY_TABLE,
    CAUSES,
    GAME,
    TABLE,
    Before,
    Cause,
    Effect,
)
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import ACTION, DEAD, LIVING, SLOT, SLOT_FIELDS, SLOTS
from areopolis.games.martians.rules import lasting
from areopolis.games.martians.rules.ending import (
    EndCheck,
    SuffocateLast,
    end_at_once,
    is_mission_met,
)
from areopolis.games.martians.rules.happenings import DrawEvent, RevealWeather
from areopolis.games.martians.rules.production import ProduceEnergy
from areopolis.games.martians.rules.scoring import FULFILLED
from areopolis.games.martians.rules.settlement import SettleAll
from areopolis.games.martians.rules.supply import SUPPLY_STEPS, ReturnColonists
from areopolis.games.martians.rules.turns import BEGIN_TURN
from areopolis.games.martians.state import ColonyState

# After this slot weather, event and production come a second time.
MIDDLE_SLOT: Final = 2
MIDDLE_OF_ROUND: Final[tuple[Effect[Any, Any], ...]] = (
    RevealWeather(),
    DrawEvent(),
    ProduceEnergy(),
)


class PlayRound(Effect[ColonyState, Action]):
    """Supply, which the first round goes without, then slots, then the end of the round."""

    KEY = "play-round"
    BY = BY_TABLE
    LEVEL = GAME

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "" if state.round < state.rules.rounds else "effect"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        state.round += 1
        if state.listener is not None:
            state.listener(events.RoundBegan(state.round))
        supply = SUPPLY_STEPS if state.round > 1 else ()
        state.push(TABLE, (*supply, PlaySlot(1)))
        return None


class PlaySlot(Effect[ColonyState, Action]):
    """Everybody who may act in the slot takes a turn, clockwise from the first player.

    The fourth slot is left out if nobody may act in it (Q-T8).
    """

    KEY = "play-slot"
    BY = BY_TABLE
    LEVEL = GAME
    FIELDS = (("slot", "slot"),)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        if not state.round:
            return "effect"
        if [1 for effect, _ in before if isinstance(effect, ReturnColonists)]:
            return ""
        living = state.track[(self.slot - 1) * SLOT_FIELDS :]
        return "slot" if [token for token in living if LIVING <= token < DEAD] else ""

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        acting = [player for player in state.turn_order() if state.may_act(player, self.slot)]
        if self.slot == SLOTS and not acting:
            state.push_one(TABLE, EndRound())
            return None
        state.phase = ACTION
        state.slot = self.slot
        if state.listener is not None:
            state.listener(events.SlotBegan(self.slot))
        state.push_one(TABLE, EndSlot())
        for player in acting[::-1]:
            state.push_one(CAUSES[player], BEGIN_TURN)
        return None


class EndSlot(Effect[ColonyState, Action]):
    """Pass the first player marker; test the early end; then the middle of the round (Q-G8)."""

    KEY = "end-slot"
    BY = BY_TABLE
    LEVEL = GAME

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "" if state.slot else "effect"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        state.pass_marker()
        lasting.expire(state, SLOT)
        if state.rules.may_end_early and is_mission_met(state):
            end_at_once(state, FULFILLED)
            return None
        after = EndRound() if state.slot == SLOTS else PlaySlot(state.slot + 1)
        if state.slot == MIDDLE_SLOT:
            state.push(TABLE, (*MIDDLE_OF_ROUND, after))
        else:
            state.push_one(TABLE, after)
        return None


class EndRound(Effect[ColonyState, Action]):
    """Settle the quarters and go on, or end the game after the last round."""

    KEY = "end-round"
    BY = BY_TABLE
    LEVEL = GAME

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        state.slot = 0
        if state.round < state.rules.rounds:
            state.push(TABLE, (SettleAll(), PlayRound()))
        elif state.rules.has_final_settlement:
            state.push(TABLE, (SuffocateLast(), EndCheck()))
        else:
            state.push_one(TABLE, EndCheck())
        return None


ROUND_EFFECTS: Final = (PlayRound, PlaySlot, EndSlot, EndRound)
