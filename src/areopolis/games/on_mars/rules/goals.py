"""Private Goals: completing one for one of its two rewards (3.10, R-208 to R-210)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.data.goals import DEVELOP

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

GOAL_DONE: Final = Reason("goal-completed-already")
NOT_IN_HAND: Final = Reason("goal-not-in-hand")


def why_no_goal(state: OnMarsState, place: int, goal: int) -> Reason | None:
    """Return why *place* cannot complete a goal now, or None."""
    if goal not in state.goals[place]:
        return NOT_IN_HAND
    if state.goal_done[place] != NONE:
        return GOAL_DONE
    requirement = state.rules.components.goals[goal].requirement
    now, needed = requirement.now(state, place), requirement.needed()
    if now >= needed:
        return None
    return Reason("goal-not-met", ((("needed", "number"), needed), (("now", "number"), now)))


def add_goals(state: OnMarsState, place: int, options: list[Action]) -> None:
    """Offer the goals in hand whose requirement holds."""
    if state.goal_done[place] != NONE:
        return
    for goal in state.goals[place]:
        requirement = state.rules.components.goals[goal].requirement
        if requirement.now(state, place) >= requirement.needed():
            options += state.rules.lexicon.complete[goal]


def complete_goal(state: OnMarsState, place: int, goal: int, reward: int) -> None:
    """Reveal a goal and take a reward."""
    kept = tuple([one for one in state.goals[place] if one != goal])
    state.goals = put(state.goals, place, kept)
    state.goal_done = put(state.goal_done, place, goal)
    state.reveal()
    if state.listener is not None:
        state.listener(events.GoalCompleted(place, goal, reward))
    effects = state.rules.components.goals[goal].reward if reward else DEVELOP
    state.push(Cause(place), effects)
