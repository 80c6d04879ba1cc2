"""Missions: requirements of the scenario, or orders (specification 3.9 and 4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.core.sharing import add
from areopolis.games.martians import events
from areopolis.games.martians.answers import FulfilOrder, FulfilRequirement, Work
from areopolis.games.martians.data.constants import MISSION, MISSIONS
from areopolis.games.martians.data.costs import Cost
from areopolis.games.martians.rulebook import AFTER_SITE, AT_ONCE, Task
from areopolis.games.martians.rules.supply import lay_out_order
from areopolis.games.martians.rules.works import (
    WorkRule,
    can_choose,
    short_of,
    short_of_time,
    with_surcharge,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def task_with(state: ColonyState, requirement: int) -> int:
    """Return the place of *requirement* among the tasks of this game; -1 if it is none of them."""
    for place, task in enumerate(state.rules.tasks):
        if task.number == requirement:
            return place
    return -1


def is_waiting(state: ColonyState, task: Task) -> bool:
    """Whether something else must come before *task*."""
    if task.after == AT_ONCE:
        return False
    if task.after == AFTER_SITE:
        return not state.is_site_reached
    place = task_with(state, task.after)
    return place >= 0 and state.requirements_done[place] < state.rules.tasks[place].times


class MissionRule(WorkRule):
    """Fulfil one requirement of the scenario, or one order, for its reputation."""

    def can(self, state: ColonyState, player: int, time: int) -> bool:
        if time < self.time:
            return False
        if state.rules.is_competitive:
            for order in state.orders_up:
                cost = state.rules.components.orders[order].cost
                if state.can_pay(player, self.with_events(state, cost)):
                    return True
            return False
        for place, task in enumerate(state.rules.tasks):
            if state.requirements_done[place] >= task.times or is_waiting(state, task):
                continue
            if state.can_pay(player, self.with_events(state, task.cost)):
                return True
        return False

    def with_events(self, state: ColonyState, cost: Cost) -> Cost:
        """Return *cost* with what events add."""
        return with_surcharge(state, self.work, cost) if state.surcharges else cost

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        lexicon = state.rules.lexicon
        for order in state.orders_up:
            cost = self.with_events(state, state.rules.components.orders[order].cost)
            if state.can_pay(player, cost):
                if not cost.different:
                    options.append(lexicon.order[order][0])
                    continue
                for paid in lexicon.order[order]:
                    assert isinstance(paid, FulfilOrder), "the answers to an order"
                    if can_choose(state, player, cost, paid.minerals):
                        options.append(paid)
        for place, task in enumerate(state.rules.tasks):
            if state.requirements_done[place] >= task.times or is_waiting(state, task):
                continue
            cost = self.with_events(state, task.cost)
            if state.can_pay(player, cost):
                if not cost.different:
                    options.append(lexicon.requirement[task.number][0])
                    continue
                for met in lexicon.requirement[task.number]:
                    assert isinstance(met, FulfilRequirement), "the answers to a requirement"
                    if len(met.minerals) == cost.different and can_choose(
                        state, player, cost, met.minerals
                    ):
                        options.append(met)

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        state.time -= self.time
        if isinstance(action, FulfilOrder):
            order = state.rules.components.orders[action.order]
            state.pay(player, self.with_events(state, order.cost), action.minerals)
            state.orders_up = [n for n in state.orders_up if n != action.order]
            if state.listener is not None:
                state.listener(events.OrderFulfilled(player, action.order))
            state.earn(player, MISSIONS, order.reputation + state.mission_bonus)
            lay_out_order(state)
            return
        assert isinstance(action, FulfilRequirement), "the answer to this action"
        place = task_with(state, action.requirement)
        task = state.rules.tasks[place]
        state.pay(player, self.with_events(state, task.cost), action.minerals)
        state.requirements_done = add(state.requirements_done, place, 1)
        if state.listener is not None:
            state.listener(events.RequirementFulfilled(player, action.requirement))
        state.earn(player, MISSIONS, task.reputation + state.mission_bonus)

    def hindrances(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        found = short_of_time(state, self.time)
        if isinstance(action, FulfilOrder):
            if not state.rules.is_competitive:
                return [Reason("no-orders-here")]
            if action.order not in state.orders_up:
                return [Reason("order-not-laid-out")]
            cost = self.with_events(state, state.rules.components.orders[action.order].cost)
            return found + self.short_for(state, player, cost, action.minerals)
        assert isinstance(action, FulfilRequirement), "the answer to this action"
        place = task_with(state, action.requirement)
        if place < 0:
            return [Reason("not-in-this-scenario")]
        task = state.rules.tasks[place]
        if state.requirements_done[place] >= task.times:
            return [Reason("requirement-done")]
        if is_waiting(state, task):
            is_site = task.after == AFTER_SITE
            found.append(Reason("site-not-reached" if is_site else "another-requirement-first"))
        cost = self.with_events(state, task.cost)
        return found + self.short_for(state, player, cost, action.minerals)

    def short_for(
        self, state: ColonyState, player: int, cost: Cost, chosen: tuple[int, ...]
    ) -> list[Reason]:
        """Return what is missing for a cost, the chosen minerals included."""
        found = short_of(state, player, cost)
        if len(chosen) != cost.different or not can_choose(state, player, cost, chosen):
            found.append(Reason("not-these-minerals"))
        return found


MISSION_RULE: Final = MissionRule(MISSION)
