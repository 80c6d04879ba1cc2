"""The laboratory: technologies of the own card and of the colony (specification 3.9 and 3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.answers import Develop, Work
from areopolis.games.martians.data.constants import (
    DEVELOP_COLONY,
    DEVELOP_OWN,
    OWN_TECHNOLOGIES,
    SCIENTIST,
    TECHNOLOGIES,
    WEATHER_REPORT,
)
from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.rules.works import WorkRule, short_of, short_of_time

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

COLONY_TIME: Final = 3


def technology_time(state: ColonyState, player: int, technology: int) -> int:
    """Return the time a technology takes *player*; Scientists may help (Q-T5)."""
    if technology < OWN_TECHNOLOGIES:
        card = state.rules.components.corporations[state.corporation[player]]
        time = card.technology_time[technology]
    else:
        time = COLONY_TIME
    if state.rules.scientist_in_laboratory:
        return max(1, time - state.helper(player, SCIENTIST))
    return time


class DevelopRule(WorkRule):
    """Develop a technology that is not developed yet, of the own card or of the board."""

    def __init__(self, work: int, first: int, end: int) -> None:
        """The technologies are numbered from *first* to before *end*."""
        super().__init__(work, cost(energy=1))
        self.first = first
        self.end = end

    def is_open(self, state: ColonyState, player: int, technology: int, time: int) -> bool:
        """Whether *player* has not developed *technology* yet, and has the time for it."""
        if state.is_developed(player, technology):
            return False
        return technology_time(state, player, technology) <= time

    def can(self, state: ColonyState, player: int, time: int) -> bool:
        if not state.can_pay(player, self.price(state)):
            return False
        for technology in range(self.first, self.end):
            if self.is_open(state, player, technology, time):
                return True
        return False

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        for technology in range(self.first, self.end):
            if self.is_open(state, player, technology, state.time):
                options.append(state.rules.lexicon.develop[technology])

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, Develop), "the answer to this action"
        technology = action.technology
        state.time -= technology_time(state, player, technology)
        state.pay(player, self.price(state))
        if technology < OWN_TECHNOLOGIES:
            own = state.technologies[player] | 1 << technology
            state.technologies = put(state.technologies, player, own)
        else:
            board = state.rules.board[player]
            state.colony = put(state.colony, board, state.colony[board] | 1 << technology)
        if technology == WEATHER_REPORT:
            # The owner looks at the top card from now on.
            state.reveal()
        if state.listener is not None:
            state.listener(events.Developed(player, technology))

    def hindrances(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, Develop), "the answer to this action"
        if state.is_developed(player, action.technology):
            return [Reason("already-developed")]
        needed = technology_time(state, player, action.technology)
        return short_of_time(state, needed) + short_of(state, player, self.price(state))


DEVELOP_OWN_RULE: Final = DevelopRule(DEVELOP_OWN, 0, OWN_TECHNOLOGIES)
DEVELOP_COLONY_RULE: Final = DevelopRule(DEVELOP_COLONY, OWN_TECHNOLOGIES, len(TECHNOLOGIES))
