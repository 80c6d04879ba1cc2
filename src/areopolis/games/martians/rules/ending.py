"""The end of the game (specification 3.14)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import (
    BY_TABLE,
    GAME,
    PHASE,
    Cause,
    Effect,
)
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import END, NONE, OXYGEN, QUARTERS_MOST
from areopolis.games.martians.rules import scoring
from areopolis.games.martians.rules.colonists import suffocate
from areopolis.games.martians.rules.scoring import (
    COLLAPSED,
    FAILED,
    FULFILLED,
    LAST_ROUND,
)
from areopolis.games.martians.state import ColonyState


def is_mission_met(state: ColonyState) -> bool:
    """Whether all requirements and end conditions hold and no demand token is left."""
    for place, task in enumerate(state.rules.tasks):
        if state.requirements_done[place] < task.times:
            return False
    for condition in state.rules.end_conditions:
        if not condition.holds(state):
            return False
    return state.is_clean()


def end_at_once(state: ColonyState, ending: int) -> None:
    """End the game in this way; nothing that was still to come happens."""
    state.top = None
    state.ending = ending
    state.phase = END
    state.active = NONE
    if state.listener is None:
        return
    if ending == FULFILLED:
        state.listener(events.MissionFulfilled())
    elif ending == FAILED:
        state.listener(events.MissionFailed())
    elif ending == COLLAPSED:
        state.listener(events.ColonyCollapsed())
    else:
        for player in range(state.rules.players):
            penalty = sum(scoring.penalties(state, player))
            if penalty:
                state.listener(events.PenaltyCounted(player, -penalty))


class EndCheck(Effect[ColonyState, Action]):
    """After the last slot: count what is there, before anything is settled (Q-G1)."""

    KEY = "end-check"
    BY = BY_TABLE
    LEVEL = GAME

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if state.rules.is_competitive:
            end_at_once(state, LAST_ROUND)
        else:
            end_at_once(state, FULFILLED if is_mission_met(state) else FAILED)
        return None


class SuffocateLast(Effect[ColonyState, Action]):
    """With `final_settlement`, oxygen left in the last round still kills before the check."""

    KEY = "suffocate-last"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        for quarters in state.quarters_in_play():
            if state.demand[OXYGEN * QUARTERS_MOST + quarters]:
                suffocate(state, quarters)
        return None


ENDING_EFFECTS: Final = (EndCheck, SuffocateLast)

__all__ = ["COLLAPSED", "ENDING_EFFECTS", "EndCheck", "SuffocateLast", "end_at_once"]
