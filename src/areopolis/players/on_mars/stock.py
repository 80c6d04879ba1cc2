"""What can still be spent: Resources, Crystals, Colonists."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import KINDS, SLOT_SIDES
from areopolis.games.on_mars.state import OnMarsState

# A Resource in points: Minerals pay upgrades and stand for any other. The next of a kind is worth
# less than the one before.
RESOURCE: Final[tuple[float, ...]] = (2.2, 1.1, 1.1, 1.1, 1.5)
NEXT_RESOURCE: Final = 0.82
CRYSTAL: Final = 0.75
NEXT_CRYSTAL: Final = 0.93
# What is spent over this many turns is worth all of that; less with fewer.
SPENDING: Final = 5.0
# Points of so many Colonists at home, between the steps of the board.
AT_HOME: Final[tuple[float, ...]] = (
    0.0,
    0.8,
    1.8,
    3.0,
    4.3,
    6.0,
    7.8,
    10.0,
    12.3,
    15.0,
    17.8,
    21.0,
    21.0,
    21.0,
)
# Who is away is home at the end if the marker stands on that side.
FROM_WORK: Final = 0.95
FROM_HERE: Final = 0.95
FROM_THERE: Final = 0.6
# A Colonist at home can act at once; the first ones count most.
READY: Final[tuple[float, ...]] = (0.0, 1.0, 1.8, 2.4, 2.8, 3.1, 3.3, 3.4)


def worth_of_stock(state: OnMarsState, place: int, left: float) -> float:
    """Return the points that Resources and Crystals will become."""
    worth = 0.0
    start = place * KINDS
    for kind in range(KINDS):
        unit = RESOURCE[kind]
        for _ in range(state.storage[start + kind]):
            worth += unit
            unit *= NEXT_RESOURCE
    unit = CRYSTAL
    for _ in range(min(state.depot[place] + state.pending[place], state.capacity(place))):
        worth += unit
        unit *= NEXT_CRYSTAL
    return worth * min(1.0, left / SPENDING)


def worth_of_colonists(state: OnMarsState, place: int, left: float) -> float:
    """Return the points of Colonists who will be at home, and what they can do before."""
    quarters = state.quarters[place]
    beds = state.beds(place)
    if left <= 0.0:
        # Those of the side where the marker is come home at the end, and those at work.
        home = quarters + state.working[place] + away(state, place, 1.0, 0.0)
        return float(state.rules.components.quarters_op[min(beds, int(home))])
    home = quarters + FROM_WORK * state.working[place]
    home = min(float(beds), home + away(state, place, FROM_HERE, FROM_THERE))
    whole = int(home)
    worth = AT_HOME[whole] + (home - whole) * (AT_HOME[whole + 1] - AT_HOME[whole])
    return worth + READY[min(quarters, len(READY) - 1)] * min(1.0, left / 2.0)


def away(state: OnMarsState, place: int, here: float, there: float) -> float:
    """Return the red Colonists of *place*, those of its own side counted as *here*."""
    places = state.rules.places
    count = 0.0
    for slot, side in enumerate(SLOT_SIDES):
        red = state.slots[slot * places + place]
        if red:
            count += red * (here if side == state.side_of(place) else there)
    return count
