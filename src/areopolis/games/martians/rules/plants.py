"""Hospital and water treatment station: goods from goods (specification 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import Work
from areopolis.games.martians.data.constants import MAKE_MEDICINE, MEDICINE, PURIFY, WATER
from areopolis.games.martians.data.costs import Cost, cost
from areopolis.games.martians.rules.works import WorkRule

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


class MakeRule(WorkRule):
    """Pay for goods."""

    def __init__(self, work: int, cost: Cost, good: int, count: int) -> None:
        """Give *count* of *good*."""
        super().__init__(work, cost)
        self.good = good
        self.count = count

    def is_possible(self, state: ColonyState, player: int) -> bool:
        return state.room(self.good, self.count) > 0

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        lexicon = state.rules.lexicon
        options.append(lexicon.medicine if self.good == MEDICINE else lexicon.purify)

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        self.pay(state, player)
        state.gain(player, self.good, self.count)

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        if self.is_possible(state, player):
            return []
        return [Reason("box-is-empty", ((("good", "good"), self.good),))]


MEDICINE_RULE: Final = MakeRule(MAKE_MEDICINE, cost(energy=1, material=1, water=1), MEDICINE, 1)
PURIFY_RULE: Final = MakeRule(PURIFY, cost(energy=1, ice=1), WATER, 2)
