"""The end of the game: last Crystals, last deliveries, Colonists come home (3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_TABLE, PHASE, Cause
from areopolis.core.reason import Reason
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import PutOnContract
from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.delivering import (
    add_deliveries,
    move_to_contract,
    why_not_put,
)
from areopolis.games.on_mars.rules.retrieving import retrieve_side

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


class CloseAccounts(ColonyEffect[Action]):
    """Pending Crystals come into the Depot; everybody may deliver for the last time (D-O6)."""

    KEY = "close-accounts"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        for place in range(state.rules.places):
            store_pending(state, place)
        for place in reversed(state.spaces):
            if place != NONE and not state.is_automa(place):
                state.push_one(CAUSES[place], DeliverLast())
        return None


def store_pending(state: OnMarsState, place: int) -> None:
    """Move pending Crystals into the Depot; the excess is lost (R-023)."""
    pending = state.pending[place]
    came = min(pending, state.capacity(place) - state.depot[place])
    state.depot[place] += came
    state.pending[place] = 0
    if pending and state.listener is not None:
        state.listener(events.CrystalsStored(place, came, pending - came))


class DeliverLast(ColonyEffect[Action]):
    """Move items onto own Delivery contracts, as many as one likes."""

    KEY = "deliver-last"

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        options: list[Action] = []
        add_deliveries(state, by.seat, options)
        if not options:
            return None
        options.append(state.rules.lexicon.stop)
        return Decision(by.seat, "deliver-last", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, PutOnContract):
            state.push_one(by, self)
            move_to_contract(state, by.seat, action.item, action.contract)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        reason: Reason | None = None
        if isinstance(action, PutOnContract):
            reason = why_not_put(state, seat, action.item, action.contract)
        return super().obstacles(state, by, seat, action) if reason is None else [reason]


class BringColonistsHome(ColonyEffect[Action]):
    """Colonists of the side where the marker is and of the Working Area come home (R-243).

    So do Crystals that the last deliveries have earned (R-248).
    """

    KEY = "bring-colonists-home"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        for place in range(state.seats):
            store_pending(state, place)
            retrieve_side(state, place, state.side_of(place))
        state.reveal()
        return None


FINAL_SCORING: Final[tuple[ColonyEffect[Any], ...]] = (CloseAccounts(), BringColonistsHome())

ENDING_EFFECTS: Final = (CloseAccounts, DeliverLast, BringColonistsHome)
