"""Walking over the map: shortest ways, the Crystals on them, and pieces that move (3.8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.effect import Cause
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import BOT, CRYSTAL, LOOSE_CRYSTAL, NONE, ROVER
from areopolis.games.on_mars.rules.missions import receive

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def crystals_on_way(state: OnMarsState, origin: int, reach: int) -> list[int]:
    """Return for every hex within reach the most Crystals on a shortest way to it."""
    ground, map_ = state.ground, state.rules.map
    apart = map_.apart[origin]
    found = [0] * len(ground)
    if LOOSE_CRYSTAL not in ground:
        return found
    for far in range(1, reach + 1):
        for hexagon in map_.rings[origin][far]:
            most = 0
            for near in map_.near[hexagon]:
                if apart[near] < far and found[near] > most:
                    most = found[near]
            found[hexagon] = most + (1 if ground[hexagon] == LOOSE_CRYSTAL else 0)
    return found


def collect(state: OnMarsState, by: Cause, origin: int, target: int) -> None:
    """Collect the Crystals on the best shortest way, to the pending area (R-020, R-093)."""
    map_ = state.rules.map
    apart = map_.apart[origin]
    most = crystals_on_way(state, origin, apart[target])
    count = most[target]
    hexagon = target
    while hexagon != origin:
        if state.ground[hexagon] == LOOSE_CRYSTAL:
            state.ground = put(state.ground, hexagon, NONE)
            if state.listener is not None:
                state.listener(events.CrystalCollected(by.seat, hexagon))
        before = NONE
        for near in map_.near[hexagon]:
            if apart[near] < apart[hexagon] and (before == NONE or most[near] > most[before]):
                before = near
        hexagon = before
    receive(state, by, CRYSTAL, count)


def move_bot(state: OnMarsState, place: int, origin: int, target: int) -> None:
    """Move a Bot to a hex without a piece."""
    state.lift_piece(origin)
    state.put_piece(place, BOT, target)
    if state.listener is not None:
        state.listener(events.BotMoved(place, origin, target))


def move_rover(state: OnMarsState, place: int, target: int) -> None:
    """Move the Rover to a hex without a piece; off the map it starts on the starting Mine."""
    origin = state.rover[place]
    if origin == NONE:
        origin = state.rules.map.mine
    else:
        state.lift_piece(origin)
    state.put_piece(place, ROVER, target)
    if state.listener is not None:
        state.listener(events.RoverMoved(place, origin, target))


def swap(state: OnMarsState, place: int, bot: int, rover: int) -> None:
    """Let a Bot and the Rover change places."""
    state.lift_piece(bot)
    move_rover(state, place, bot)
    state.put_piece(place, BOT, rover)
    if state.listener is not None:
        state.listener(events.BotMoved(place, bot, rover))
