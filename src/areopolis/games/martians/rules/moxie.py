"""The MOXIE generator (specification 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import RemoveOxygen, Work
from areopolis.games.martians.data.constants import MOXIE_WORK, OXYGEN, REMOVE_OXYGEN
from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.rules.works import WorkRule, targets, why_no_target

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

OXYGEN_POINTS: Final = 2


class OxygenRule(WorkRule):
    """Remove an oxygen token from any quarters."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        return bool(targets(state, player, OXYGEN))

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        for quarters in targets(state, player, OXYGEN):
            options.append(state.rules.lexicon.oxygen[quarters])

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, RemoveOxygen), "the answer to this action"
        self.pay(state, player)
        state.remove_demand(player, OXYGEN, action.quarters)
        state.earn(player, MOXIE_WORK, OXYGEN_POINTS)

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, RemoveOxygen), "the answer to this action"
        return why_no_target(state, player, OXYGEN, action.quarters)


OXYGEN_RULE: Final = OxygenRule(REMOVE_OXYGEN, cost(energy=1))
