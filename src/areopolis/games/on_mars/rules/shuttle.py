"""The Shuttle phase: the Shuttle moves, and everybody may travel (3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_TABLE, PHASE, WITHIN, Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import Fly, Ride, Stay
from areopolis.games.on_mars.data.constants import COLONY, NONE
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.travelling import travel
from areopolis.games.on_mars.rules.turn_order import LEADING_TO_SPACES

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

# The option that stops the Shuttle does so from this level on.
STOPS_FROM: Final = 4


class ShuttlePhase(ColonyEffect[Action]):
    """Move the Shuttle closer or across; then everybody decides in turn order (R-176)."""

    KEY = "shuttle-phase"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        left = self.move_shuttle(state)
        for place in reversed(state.spaces):
            if place != NONE:
                give(state, CAUSES[place], (DecideJourney(left),))
        return None

    def move_shuttle(self, state: OnMarsState) -> int:
        """Move the Shuttle and return the side that it has left, NONE if it only came closer."""
        if state.rules.shuttle_stops and state.level >= STOPS_FROM:
            return NONE
        left = NONE
        if state.shuttle_space > 1:
            state.shuttle_space -= 1
        else:
            left = state.shuttle_side
            state.shuttle_side = COLONY - left
            state.shuttle_space = state.rules.components.shuttle[state.level - 1]
        if state.listener is not None:
            state.listener(events.ShuttleMoved(state.shuttle_side, state.shuttle_space))
        return left


class DecideJourney(ColonyEffect[Action]):
    """Travel free with the Shuttle that leaves, or with a Ship of the Hangar; or stay (D-O3)."""

    KEY = "decide-journey"
    AFTER = WITHIN
    OPTIONAL = ("left",)
    FIELDS = (("left", "side"),)

    def __init__(self, left: int) -> None:
        self.left = left

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        lexicon = state.rules.lexicon
        if state.side_of(place) == self.left:
            return Decision(place, "decide-journey", [lexicon.stay, lexicon.ride])
        if state.hangar[place]:
            return Decision(place, "decide-journey", [lexicon.stay, lexicon.fly])
        return None

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """Everybody travels once in a phase."""
        going = [cause.seat for effect, cause in before if effect.KEY in LEADING_TO_SPACES]
        return "by" if by.seat in going else super().misfit(state, by, before)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        place = by.seat
        if isinstance(action, Stay):
            if state.listener is not None:
                state.listener(events.Stayed(place))
            return
        if isinstance(action, Fly):
            state.hangar = put(state.hangar, place, state.hangar[place] - 1)
            if state.listener is not None:
                state.listener(events.ShipDiscarded(place))
        travel(state, by, COLONY - state.side_of(place))

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, Ride):
            return [Reason("shuttle-does-not-leave-here")]
        if isinstance(action, Fly):
            return [Reason("ride-is-free" if state.side_of(seat) == self.left else "no-ship")]
        return super().obstacles(state, by, seat, action)

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.decide_journey(state, by, self.left)


SHUTTLE_EFFECTS: Final = (ShuttlePhase, DecideJourney)
