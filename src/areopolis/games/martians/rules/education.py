"""The education centre: hiring specialists and helpers (specification 3.9 and 3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.core.sharing import add
from areopolis.games.martians import events
from areopolis.games.martians.answers import Hire, Work
from areopolis.games.martians.data.constants import (
    HELPER_KINDS,
    HIRE,
    SPECIALIST_KINDS,
    STAFF_MOST,
)
from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.rules.works import WorkRule, short_of, short_of_time

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def has_room_for_specialist(state: ColonyState, player: int) -> bool:
    """Whether *player* may hire another specialist (Q-P4)."""
    begin = player * SPECIALIST_KINDS
    return sum(state.specialists[begin : begin + SPECIALIST_KINDS]) < STAFF_MOST


def has_room_for_helper(state: ColonyState, player: int) -> bool:
    """Whether *player* may hire another helper."""
    begin = player * HELPER_KINDS
    return sum(state.helpers[begin : begin + HELPER_KINDS]) < STAFF_MOST


class HireRule(WorkRule):
    """Take a specialist or helper that is laid out; at most two of each."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        if any(state.specialists_up) and has_room_for_specialist(state, player):
            return True
        return any(state.helpers_up) and has_room_for_helper(state, player)

    def can(self, state: ColonyState, player: int, time: int) -> bool:
        if time < state.rules.hire_time or not state.can_pay(player, self.price(state)):
            return False
        return self.is_possible(state, player)

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        hire = state.rules.lexicon.hire
        if has_room_for_specialist(state, player):
            for kind, count in enumerate(state.specialists_up):
                if count:
                    options.append(hire[kind])
        if has_room_for_helper(state, player):
            for kind, count in enumerate(state.helpers_up):
                if count:
                    options.append(hire[SPECIALIST_KINDS + kind])

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, Hire), "the answer to this action"
        state.time -= state.rules.hire_time
        state.pay(player, self.price(state))
        if action.staff < SPECIALIST_KINDS:
            state.specialists_up = add(state.specialists_up, action.staff, -1)
            at = player * SPECIALIST_KINDS + action.staff
            state.specialists = add(state.specialists, at, 1)
        else:
            kind = action.staff - SPECIALIST_KINDS
            state.helpers_up = add(state.helpers_up, kind, -1)
            state.helpers = add(state.helpers, player * HELPER_KINDS + kind, 1)
        if state.listener is not None:
            state.listener(events.Hired(player, action.staff))

    def hindrances(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, Hire), "the answer to this action"
        found = short_of_time(state, state.rules.hire_time)
        found += short_of(state, player, self.price(state))
        if action.staff < SPECIALIST_KINDS:
            is_up = state.specialists_up[action.staff] > 0
            has_room = has_room_for_specialist(state, player)
        else:
            is_up = state.helpers_up[action.staff - SPECIALIST_KINDS] > 0
            has_room = has_room_for_helper(state, player)
        if not is_up:
            found.append(Reason("not-laid-out"))
        if not has_room:
            found.append(Reason("staff-full", ((("count", "count"), STAFF_MOST),)))
        return found


HIRE_RULE: Final = HireRule(HIRE, cost(money=2))
