"""Buildings on the map: which stand together as a complex, and where one more may stand (3.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.sharing import put
from areopolis.games.on_mars.data.constants import NONE

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def connected_to(state: OnMarsState, building: int, hexagon: int) -> int:
    """Return to how many buildings of its type a new one on a hex would be connected."""
    types, complex_of = state.building, state.complex_of
    count = 0
    # Around a hex no more than three complexes of a type have room.
    first, second = NONE, NONE
    for near in state.rules.map.near[hexagon]:
        if types[near] == building:
            root = complex_of[near]
            if root not in (first, second):
                second, first = first, root
                count += state.complex_size[root]
    return count


def tech_needed(state: OnMarsState, building: int, hexagon: int) -> int:
    """Return the level of Tech that a building of a type needs on a hex, 0 for none at all.

    NONE if it cannot stand there: none of its type is near enough (R-111, R-112).
    """
    count = connected_to(state, building, hexagon)
    if count:
        return count
    types = state.building
    for other in state.rules.map.rings[hexagon][2]:
        if types[other] == building:
            return 0
    return NONE


def place_building(state: OnMarsState, building: int, hexagon: int) -> int:
    """Put a building of a type on a hex and return the size of the complex that it joins."""
    types = state.building = put(state.building, hexagon, building)
    complex_of = state.complex_of = put(state.complex_of, hexagon, hexagon)
    size = state.complex_size = put(state.complex_size, hexagon, 1)
    for near in state.rules.map.near[hexagon]:
        if types[near] == building and complex_of[near] != complex_of[hexagon]:
            join(complex_of, size, complex_of[near], complex_of[hexagon])
    return size[complex_of[hexagon]]


def join(complex_of: list[int], size: list[int], one: int, other: int) -> None:
    """Make one complex of two; it is called by its first hex."""
    root, gone = min(one, other), max(one, other)
    for hexagon in range(len(complex_of)):
        if complex_of[hexagon] == gone:
            complex_of[hexagon] = root
    size[root] += size[gone]
    size[gone] = 0


def find_complexes(state: OnMarsState) -> None:
    """Find all complexes anew, after buildings were set by hand."""
    types = state.building
    size = len(types)
    buildings = types[:]
    state.building = [NONE] * size
    state.complex_of = [NONE] * size
    state.complex_size = [0] * size
    for hexagon in range(size):
        if buildings[hexagon] != NONE:
            place_building(state, buildings[hexagon], hexagon)
