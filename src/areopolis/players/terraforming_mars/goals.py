"""Milestones ahead: what a step towards one is worth before it can be claimed."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.data.constants import (
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    MILESTONES_MOST,
    NONE,
)
from areopolis.games.terraforming_mars.rules.projects import MILESTONE_GOALS, milestone_value, owned
from areopolis.games.terraforming_mars.state import MarsState

# The part of a milestone's gain that its last step is worth: somebody may claim it first.
LAST_STEP: Final = 0.4
# Points of a milestone that can be claimed, and of one that is near: the less is missing, the more.
READY: Final = 5.0
NEAR: Final = 7.0


def are_open(state: MarsState) -> bool:
    """Whether somebody can still claim a milestone."""
    return state.seats > 1 and owned(state.milestones) < MILESTONES_MOST


def step_worth(state: MarsState, seat: int, milestone: int, point: float) -> float:
    """Return what one step towards a milestone is worth; the nearer it is, the more.

    Whether any can still be claimed is asked before.
    """
    if state.milestones[milestone] != NONE:
        return 0.0
    missing = MILESTONE_GOALS[milestone] - milestone_value(state, seat, milestone)
    if missing <= 0:
        return 0.0
    return LAST_STEP * (MILESTONE_POINTS * point - MILESTONE_PRICE) / (missing * missing)


def hopes(state: MarsState, seat: int) -> float:
    """Return the points that a seat can hope for from milestones that nobody has claimed."""
    claimable = MILESTONES_MOST - owned(state.milestones)
    if state.seats == 1 or claimable <= 0:
        return 0.0
    ready = 0
    near = 0.0
    for milestone, owner in enumerate(state.milestones):
        if owner == NONE:
            missing = MILESTONE_GOALS[milestone] - milestone_value(state, seat, milestone)
            if missing <= 0:
                ready += 1
            else:
                near += NEAR / (1.0 + missing)
    return READY * min(ready, claimable) + near
