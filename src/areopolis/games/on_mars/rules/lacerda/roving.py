"""Lacerda's Rover: the nearest tile that is of use to him (4.4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.effect import Cause
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import (
    CRYSTAL,
    LOOSE_CRYSTAL,
    NONE,
    ROVER,
    ROVER_TECH,
)
from areopolis.games.on_mars.rules.lacerda.building import is_collectable
from areopolis.games.on_mars.rules.lacerda.drawing import draw
from areopolis.games.on_mars.rules.missions import receive
from areopolis.games.on_mars.rules.rover_tiles import take_tile
from areopolis.games.on_mars.rules.techs import best_owner, use_tech

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

POINTS: Final = 2


def move_rover(state: OnMarsState, by: Cause) -> None:
    """Move towards the nearest target; a tile that is reached is taken and used at once."""
    place = by.seat
    start = state.rover[place] if state.rover[place] != NONE else state.rules.map.mine
    target = nearest_target(state, place, start)
    if target == NONE:
        stay(state, place)
        return
    points = POINTS
    owner = best_owner(state, place, ROVER_TECH)
    if owner != NONE:
        points += state.tech_level(owner, ROVER_TECH)
    distance = state.rules.map.apart[start][target]
    if distance <= points + state.depot[place]:
        state.pay_crystals(place, max(0, distance - points))
        end = target
    else:
        end = nearest_stop(state, start, target, points)
        if end == start:
            stay(state, place)
            return
    if owner != NONE and end != start:
        use_tech(state, place, owner, ROVER_TECH)
    drive(state, by, start, end)
    if end == target:
        take_tile(state, by, end)


def stay(state: OnMarsState, place: int) -> None:
    """Leave the Rover where it is."""
    if state.listener is not None:
        state.listener(events.RoverStayed(place))


def nearest_target(state: OnMarsState, place: int, start: int) -> int:
    """Return the hex of the nearest tile that he can use, or NONE."""
    own = state.rover[place]
    for ring in state.rules.map.rings[start]:
        hexes = [
            n
            for n in ring
            if is_collectable(state, place, n) and (state.piece[n] == NONE or n == own)
        ]
        if hexes:
            return draw(state, hexes)
    return NONE


def nearest_stop(state: OnMarsState, start: int, target: int, points: int) -> int:
    """Return the hex within reach that is nearest to the target; *start* if none is nearer."""
    apart = state.rules.map.apart
    best: list[int] = []
    least = apart[start][target]
    for hexagon in range(len(state.building)):
        is_free = state.piece[hexagon] == NONE and state.ground[hexagon] in (NONE, LOOSE_CRYSTAL)
        if hexagon != start and is_free and apart[start][hexagon] <= points:
            if apart[hexagon][target] < least:
                least, best = apart[hexagon][target], [hexagon]
            elif best and apart[hexagon][target] == least:
                best.append(hexagon)
    if not best:
        return start
    crystals = [len(ways_between(state, start, hexagon)[0]) for hexagon in best]
    most = max(crystals)
    return draw(state, [n for n, count in zip(best, crystals, strict=True) if count == most])


def ways_between(state: OnMarsState, start: int, end: int) -> list[tuple[int, ...]]:
    """Return the hexes with Crystals on each shortest way that has the most of them.

    The start does not count. Ways over the same Crystals are one; they stand in reading order.
    """
    apart = state.rules.map.apart
    near = state.rules.map.near
    far = apart[start][end]
    # The best ways to each hex that lies between, in the order of their distance.
    ways: dict[int, set[tuple[int, ...]]] = {start: {()}}
    for distance in range(1, far + 1):
        for hexagon in state.rules.map.rings[start][distance]:
            if apart[hexagon][end] != far - distance:
                continue
            found: set[tuple[int, ...]] = set()
            for before in near[hexagon]:
                if before in ways and apart[start][before] == distance - 1:
                    found |= ways[before]
            most = max([len(way) for way in found])
            here = (hexagon,) if state.ground[hexagon] == LOOSE_CRYSTAL else ()
            ways[hexagon] = {(*way, *here) for way in found if len(way) == most}
    return sorted(ways[end])


def drive(state: OnMarsState, by: Cause, start: int, end: int) -> None:
    """Move the Rover and collect every Crystal on the way; a draw decides between equal ways."""
    place = by.seat
    ways = ways_between(state, start, end)
    collected = ways[draw(state, list(range(len(ways))))]
    if state.rover[place] != NONE:
        state.lift_piece(start)
    state.put_piece(place, ROVER, end)
    if state.listener is not None:
        state.listener(events.RoverMoved(place, start, end))
    for hexagon in collected:
        state.ground = put(state.ground, hexagon, NONE)
        if state.listener is not None:
            state.listener(events.CrystalCollected(place, hexagon))
        receive(state, by, CRYSTAL, 1)
