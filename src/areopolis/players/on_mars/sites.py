"""What can be constructed from here: sites in the zone of own Bots, and what they would give."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import (
    BUILDING_KINDS,
    GENERATOR,
    KINDS,
    LEVEL_MOST,
    MINE,
    MINERAL,
    NONE,
    SHELTER,
)
from areopolis.games.on_mars.rules.complexes import tech_needed
from areopolis.games.on_mars.rules.sites import best_level, has_tile
from areopolis.games.on_mars.state import OnMarsState

# In points: a Resource that a building gives, a benefit of life support, the first of a kind, a
# Progress cube, a Shelter, a Mine.
YIELD: Final = 0.8
BENEFIT: Final = 1.0
FIRST_ROW: Final = 1
FIRST_IN_ROW: Final = 2.0
NEW_CUBE: Final = 1.2
NEW_SHELTER: Final = 2.5
NEW_MINE: Final = 1.0
# What a building is worth that could be constructed: paid for, and not; the best one and the next.
PAID: Final = 0.4
UNPAID: Final = 0.2
NEXT_SITE: Final = 0.6


class Sites:
    """What each kind of building would give to one place, and whether it can be paid."""

    def __init__(self, state: OnMarsState, place: int, sizes: list[int]) -> None:
        """Look around every Bot; *sizes* are what `largest_sizes` finds there."""
        self.worths = [0.0] * BUILDING_KINDS
        self.payable = 0
        storage = state.storage
        start = place * KINDS
        has_mineral = storage[start + MINERAL] > 0
        for kind in range(BUILDING_KINDS):
            size = sizes[kind]
            if not size or not has_tile(state, place, kind):
                continue
            if kind == MINE:
                is_paid = state.quarters[place] > 1
            else:
                is_paid = has_mineral or storage[start + kind - 1] > 0
            worth = gain_of(state, place, kind, size)
            self.worths[kind] = (PAID if is_paid else UNPAID) * worth
            if is_paid:
                self.payable += 1

    def worth(self) -> float:
        """Return what the best sites promise, each one less than the one before."""
        worth = 0.0
        part = 1.0
        for one in sorted(self.worths, reverse=True):
            worth += part * one
            part *= NEXT_SITE
        return worth


def largest_sizes(state: OnMarsState, place: int) -> list[int]:
    """Return by kind the size of the largest complex that *place* could make, 0 for none."""
    return [largest_new(state, place, kind) for kind in range(BUILDING_KINDS)]


def largest_new(state: OnMarsState, place: int, kind: int) -> int:
    """Return the size of the largest complex of a kind that *place* could make, 0 for none."""
    level = best_level(state, place, kind)
    building, near = state.building, state.rules.map.near
    wanted = state.type_of(place, kind)
    best = NONE
    for bot in state.bots[place]:
        if building[bot] == NONE:
            needed = tech_needed(state, wanted, bot)
            if best < needed <= level:
                best = needed
        for hexagon in near[bot]:
            if building[hexagon] == NONE:
                needed = tech_needed(state, wanted, hexagon)
                if best < needed <= level:
                    best = needed
        if best == level:
            break
    return best + 1


def gain_of(state: OnMarsState, place: int, kind: int, size: int) -> float:
    """Return what constructing a building of a kind would give."""
    worth = YIELD * size
    if kind == SHELTER:
        return worth + NEW_SHELTER
    if size > 1 and not state.progress[place] >> kind & 1:
        worth += NEW_CUBE
    if kind == MINE:
        return worth + NEW_MINE
    row = state.lss[kind - GENERATOR]
    if row == FIRST_ROW:
        worth += FIRST_IN_ROW
    if row <= state.level and row <= LEVEL_MOST:
        reward = state.rules.components.rewards[state.rewards[kind - GENERATOR]]
        worth += BENEFIT + reward.count.of(state, place)
    return worth
