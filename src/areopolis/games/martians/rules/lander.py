"""The lander: research and auxiliary material; for missions see there (specification 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.games.martians import events
from areopolis.games.martians.answers import GetMaterial, Research, Work
from areopolis.games.martians.data.constants import (
    GET_MATERIAL,
    MATERIAL,
    MONEY,
    RESEARCH,
    SCIENTIST,
)
from areopolis.games.martians.data.costs import Cost
from areopolis.games.martians.rules.works import (
    WorkRule,
    can_choose,
    short_of,
    short_of_time,
    with_surcharge,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def research_time(state: ColonyState, player: int, tile: int) -> int:
    """Return the time of a research tile: one less for each Scientist, at least one (Q-T4)."""
    research = state.rules.components.tiles[tile]
    if not research.symbol:
        return research.time
    return max(1, research.time - state.helper(player, SCIENTIST))


class ResearchRule(WorkRule):
    """Do the research of a tile that is laid out, for money."""

    def cost_of(self, state: ColonyState, tile: int) -> Cost:
        """Return what a tile asks for."""
        cost = state.rules.components.tiles[tile].cost
        return with_surcharge(state, self.work, cost) if state.surcharges else cost

    def can(self, state: ColonyState, player: int, time: int) -> bool:
        for tile in state.tiles_up:
            if research_time(state, player, tile) > time:
                continue
            if state.can_pay(player, self.cost_of(state, tile)):
                return True
        return False

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        for tile in state.tiles_up:
            if research_time(state, player, tile) > state.time:
                continue
            cost = self.cost_of(state, tile)
            if state.can_pay(player, cost):
                for action in state.rules.lexicon.research[tile]:
                    if not cost.different or can_choose(state, player, cost, action.minerals):
                        options.append(action)

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, Research), "the answer to this action"
        state.time -= research_time(state, player, action.tile)
        state.pay(player, self.cost_of(state, action.tile), action.minerals)
        state.tiles_up = [tile for tile in state.tiles_up if tile != action.tile]
        if state.listener is not None:
            state.listener(events.Researched(player, action.tile))
        state.gain(player, MONEY, state.rules.components.tiles[action.tile].money)

    def hindrances(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, Research), "the answer to this action"
        if action.tile not in state.tiles_up:
            return [Reason("tile-not-laid-out")]
        cost = self.cost_of(state, action.tile)
        found = short_of_time(state, research_time(state, player, action.tile))
        found += short_of(state, player, cost)
        if not can_choose(state, player, cost, action.minerals):
            found.append(Reason("not-these-minerals"))
        return found


class MaterialRule(WorkRule):
    """Get one auxiliary material for each unit of time, one or two (Q-C8)."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        return state.room(MATERIAL, 1) > 0

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        for action in state.rules.lexicon.material:
            if action.count <= state.time:
                options.append(action)

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, GetMaterial), "the answer to this action"
        state.time -= action.count
        state.pay(player, self.price(state))
        state.gain(player, MATERIAL, action.count)

    def hindrances(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, GetMaterial), "the answer to this action"
        found = short_of_time(state, action.count) + short_of(state, player, self.price(state))
        if not self.is_possible(state, player):
            found.append(Reason("box-is-empty", ((("good", "good"), MATERIAL),)))
        return found


RESEARCH_RULE: Final = ResearchRule(RESEARCH)
MATERIAL_RULE: Final = MaterialRule(GET_MATERIAL)
