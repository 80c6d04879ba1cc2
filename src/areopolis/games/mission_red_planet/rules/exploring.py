"""Moves on Mars: the Explorer's, and those that an action card gives (specification 5.8, 8.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_PLACE, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.core.value import Field
from areopolis.games.mission_red_planet.answers import Move, Stop
from areopolis.games.mission_red_planet.state import MissionState

# So many moves have never been made in one go.
MOVES_MOST: Final = 100


class MakeMoves(Effect[MissionState, Action]):
    """Make up to so many moves on Mars; the same astronaut may move again (E-37).

    A resource found by a move is seen before the next one (E-39). The moon has no neighbours
    (E-38).
    """

    KEY = "make-moves"
    BY = BY_PLACE
    FIELDS: ClassVar[tuple[Field, ...]] = (("left", "some"), ("made", "count"))

    def __init__(self, left: int, made: int = 0) -> None:
        self.left = left
        self.made = made

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        if self.left > MOVES_MOST:
            return "left"
        return "made" if self.made + self.left > MOVES_MOST else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        zones = state.zones_with(by.seat)
        options = state.rules.moves_out_of(zones, self.may_stop(state))
        if not options or not self.left:
            return None
        return Decision(state.controller(by.seat), "make-move", options)

    def may_stop(self, state: MissionState) -> bool:
        """Whether enough moves have been made."""
        return self.made >= state.rules.explorer_least_moves

    def answer(self, state: MissionState, by: Cause, action: Action) -> None:
        if isinstance(action, Move):
            state.move(by, action.origin, action.zone)
            state.find_resource(action.zone)
            if self.left > 1:
                state.push_one(by, self.after_one())

    def after_one(self) -> MakeMoves:
        """Return the moves that are left after one of them."""
        return MakeMoves(self.left - 1, self.made + 1)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, Stop):
            return [Reason("must-move")]
        if not isinstance(action, Move):
            return []
        if not state.count(action.origin, by.seat):
            return [Reason("no-astronaut-there")]
        return [Reason("not-adjacent")]


class MakeExtraMoves(MakeMoves):
    """Make up to so many moves as the Explorer does, but none of them must be made (E-90)."""

    KEY = "make-extra-moves"
    FIELDS = (("left", "count"),)

    def __init__(self, left: int) -> None:
        super().__init__(left)

    def may_stop(self, state: MissionState) -> bool:
        return True

    def after_one(self) -> MakeMoves:
        return MakeExtraMoves(self.left - 1)


EXPLORING_EFFECTS: Final = (MakeMoves, MakeExtraMoves)
