"""Facilities construction: build, expand, energy installations (specification 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.core.sharing import add, put
from areopolis.games.martians import events
from areopolis.games.martians.answers import Build, Expand, Install, Work
from areopolis.games.martians.data.constants import (
    BUILD,
    BUILDING_WORK,
    BUILDINGS,
    C_TOKEN,
    EXPAND,
    FREE,
    INSTALL,
    INSTALLATIONS,
    INSTALLATIONS_MOST,
    U_TOKEN,
)
from areopolis.games.martians.data.costs import Cost
from areopolis.games.martians.rules.works import WorkRule, alike_fields, with_surcharge

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

CONSTRUCTION_POINTS: Final = 3


class ConstructionRule(WorkRule):
    """An action of facilities construction; all three cost the same (Q-C1, Q-C2)."""

    def price(self, state: ColonyState) -> Cost:
        return with_surcharge(state, self.work, state.rules.construction_cost)


class BuildRule(ConstructionRule):
    """Remove a construction token from any building."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        return C_TOKEN in state.field_tokens

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        for field, token in enumerate(state.field_tokens):
            if token == C_TOKEN:
                options.append(state.rules.lexicon.build[field])

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, Build), "the answer to this action"
        self.pay(state, player)
        state.field_tokens = put(state.field_tokens, action.field, FREE)
        if state.listener is not None:
            state.listener(events.FieldFinished(player, action.field))
        state.earn(player, BUILDING_WORK, CONSTRUCTION_POINTS)

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, Build), "the answer to this action"
        if state.field_tokens[action.field] != C_TOKEN:
            return [Reason("no-construction-token")]
        return []


class ExpandRule(ConstructionRule):
    """Remove an under-construction token from any building."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        return U_TOKEN in state.field_tokens

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        for building in range(len(BUILDINGS)):
            for field in alike_fields(state, building, U_TOKEN):
                options.append(state.rules.lexicon.expand[field])

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, Expand), "the answer to this action"
        self.pay(state, player)
        state.field_tokens = put(state.field_tokens, action.field, FREE)
        if state.listener is not None:
            state.listener(events.FieldOpened(player, action.field))
        state.earn(player, BUILDING_WORK, CONSTRUCTION_POINTS)

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, Expand), "the answer to this action"
        if state.field_tokens[action.field] != U_TOKEN:
            return [Reason("not-under-construction")]
        building = state.rules.components.building_of[action.field]
        if action.field not in alike_fields(state, building, U_TOKEN):
            return [Reason("field-alike")]
        return []


class InstallRule(ConstructionRule):
    """Put an own marker on the solar or wind installation; at most two in all (Q-C5)."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        begin = player * len(INSTALLATIONS)
        return sum(state.installations[begin : begin + len(INSTALLATIONS)]) < INSTALLATIONS_MOST

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        options += state.rules.lexicon.install

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, Install), "the answer to this action"
        self.pay(state, player)
        at = player * len(INSTALLATIONS) + action.installation
        state.installations = add(state.installations, at, 1)
        if state.listener is not None:
            state.listener(events.Installed(player, action.installation))

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        if self.is_possible(state, player):
            return []
        return [Reason("installations-full", ((("count", "count"), INSTALLATIONS_MOST),))]


BUILD_RULE: Final = BuildRule(BUILD)
EXPAND_RULE: Final = ExpandRule(EXPAND)
INSTALL_RULE: Final = InstallRule(INSTALL)
