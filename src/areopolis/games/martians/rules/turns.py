"""A turn: steps in any order, then the delivery and the colonist token (specification 3.4)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    TURN,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.answers import EndTurn, PlaceMarker, Rest, Work
from areopolis.games.martians.data.constants import (
    DEAD,
    DNA_MODIFICATION,
    LIVING,
    LOCKED,
    NONE,
    SLOT_FIELDS,
    SPECIALIST_KINDS,
    TURN_TIME,
)
from areopolis.games.martians.rules import free_steps
from areopolis.games.martians.rules.colonists import put_colonist
from areopolis.games.martians.rules.delivering import DeliverProducts
from areopolis.games.martians.rules.placing import offer_fields, place, why_no_place
from areopolis.games.martians.rules.works import short_of_time
from areopolis.games.martians.state import ColonyState


def has_turn_left(state: ColonyState, player: int) -> bool:
    """Whether no token of *player* lies in the slot that is played."""
    begin = (state.slot - 1) * SLOT_FIELDS
    tokens = state.track[begin : begin + SLOT_FIELDS]
    return not [token for token in (LIVING, DEAD, LOCKED) if token + player in tokens]


def turn_time(state: ColonyState, player: int) -> int:
    """Return the time of the next turn of *player*: three units, and what changes them."""
    time = TURN_TIME + (state.technologies[player] >> DNA_MODIFICATION & 1)
    if state.time_change[player]:
        time = max(state.time_least[player], time + state.time_change[player])
    return time


def why_no_rest(state: ColonyState, player: int) -> list[Reason]:
    """Return why *player* cannot rest."""
    found = short_of_time(state, 1)
    if not state.on_board(player):
        found.append(Reason("no-marker-on-board"))
    return found


class BeginTurn(Effect[ColonyState, Action]):
    """A player begins a turn with three units of time, one more with DNA modification."""

    KEY = "begin-turn"
    BY = BY_PLACE
    LEVEL = TURN
    AFTER = ("take-step", "put-colonist", "begin-turn")

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        if not state.slot or by.seat == state.active or (self, by) in before:
            return "by"
        return "" if has_turn_left(state, by.seat) else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        player = by.seat
        time = turn_time(state, player)
        if state.time_change[player]:
            state.time_change = put(state.time_change, player, 0)
        if state.time_least[player]:
            state.time_least = put(state.time_least, player, 0)
        state.active = player
        state.time = time
        state.rtg_used = False
        state.used = [0] * SPECIALIST_KINDS
        state.mined = 0
        if state.listener is not None:
            state.listener(events.TurnBegan(player, time))
        state.push_one(by, TAKE_STEP)
        return None


class TakeStep(Effect[ColonyState, Action]):
    """Place a marker, rest, take a free step, or end the turn."""

    KEY = "take-step"
    BY = BY_PLACE
    LEVEL = TURN
    AFTER = ()

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        is_active = by.seat == state.active and has_turn_left(state, by.seat)
        return "" if is_active else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        options: list[Action] = []
        if state.supply[by.seat]:
            offer_fields(state, by.seat, options)
        if state.time and state.on_board(by.seat):
            options.append(state.rules.lexicon.rest)
        free_steps.offer(state, by.seat, options)
        options.append(state.rules.lexicon.end)
        return Decision(state.controller(by.seat), "take-step", options)

    def answer(self, state: ColonyState, by: Cause, action: Action) -> None:
        if isinstance(action, EndTurn):
            state.push(by, (DELIVER, END_TURN))
            return
        state.push_one(by, self)
        if isinstance(action, PlaceMarker):
            place(state, by, action)
        elif isinstance(action, Rest):
            state.time -= 1
            state.rest(by.seat)
        else:
            free_steps.take(state, by.seat, action)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, PlaceMarker):
            return why_no_place(state, by.seat, action.field)
        if isinstance(action, Rest):
            return why_no_rest(state, by.seat)
        if isinstance(action, Work):
            return [Reason("place-first")]
        return free_steps.hindrances(state, by.seat, action)


class PutColonist(Effect[ColonyState, Action]):
    """The turn ends: a colonist token goes to the round track; time that is left is lost."""

    KEY = "put-colonist"
    BY = BY_PLACE
    LEVEL = TURN
    AFTER = ()

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        is_active = by.seat == state.active and has_turn_left(state, by.seat)
        return "" if is_active else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        field = put_colonist(state, by.seat, state.slot, LIVING)
        state.active = NONE
        state.time = 0
        if state.listener is not None:
            state.listener(events.TurnEnded(by.seat, state.slot, field + 1))
        return None


BEGIN_TURN: Final = BeginTurn()
TAKE_STEP: Final = TakeStep()
DELIVER: Final = DeliverProducts()
END_TURN: Final = PutColonist()

TURN_EFFECTS: Final = (BeginTurn, TakeStep, PutColonist)
