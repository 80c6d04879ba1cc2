"""Reach: the hexes on which Bots and the Rover can end with the points that are left (3.8.1).

A movement effect may stop after every step: only hexes on which the pieces could stay are offered.
No walk is lost by that, for pieces pass through everything, and Bots can always move before the
Rover. A Bot and the Rover may swap: moving one to the hex of the other moves both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.action import Action
from areopolis.core.effect import Cause
from areopolis.games.on_mars.data.components import DISTANCE_MOST
from areopolis.games.on_mars.data.constants import BOT, NONE, PIECE_KINDS, ROVER
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.rover_tiles import has_tile, why_not_taken

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def rover_start(state: OnMarsState, place: int) -> int:
    """Return where the Rover moves from: the starting Mine before its first move (R-091)."""
    hexagon = state.rover[place]
    return state.rules.map.mine if hexagon == NONE else hexagon


class Movement(ColonyEffect[Action]):
    """Movement under way: points left for Bots and for the Rover, NONE if they do not move.

    *crystals* or *teal*: with what further points are paid. *rolled*: the Rover has moved.
    *moved*: where Bots stand that have moved.
    """

    FIELDS = (
        ("bots", "maybe"),
        ("rover", "maybe"),
        ("crystals", "maybe"),
        ("tech", "flag"),
        ("teal", "flag"),
        ("as_rover", "flag"),
        ("rolled", "flag"),
        ("moved", "hex*"),
    )

    def __init__(
        self,
        bots: int,
        rover: int,
        crystals: int,
        tech: int,
        teal: int,
        as_rover: int,
        rolled: int = 0,
        moved: tuple[int, ...] = (),
    ) -> None:
        self.bots = bots
        self.rover = rover
        self.crystals = crystals
        self.tech = tech
        self.teal = teal
        self.as_rover = as_rover
        self.rolled = rolled
        self.moved = moved

    def spare(self, state: OnMarsState, place: int) -> int:
        """Return how many further points could be paid for."""
        if self.crystals:
            return state.crystals(place)
        return state.quarters[place] if self.teal else 0

    def can_take(self, state: OnMarsState, by: Cause, tile: int, spare: int, spent: int) -> bool:
        """Whether a tile could be taken when so much has been spent."""
        place = by.seat
        quarters, crystals = state.quarters[place], state.crystals(place)
        if self.crystals:
            crystals = spare - spent
        elif self.teal:
            quarters = spare - spent
        return why_not_taken(state, by, tile, quarters, crystals) is None

    def can_take_after(
        self,
        state: OnMarsState,
        by: Cause,
        tile: int,
        origin: int,
        target: int,
        spare: int,
        spent: int,
    ) -> bool:
        """Whether a tile could be taken when a Bot has moved, for zones move with Bots."""
        place = by.seat
        bots = state.bots[place]
        state.bots[place] = tuple([target if bot == origin else bot for bot in bots])
        can = self.can_take(state, by, tile, spare, spent)
        state.bots[place] = bots
        return can

    def can_swap(self, state: OnMarsState, by: Cause, bot: int, spare: int) -> bool:
        """Whether a Bot and the Rover, which is on the map, can change places."""
        if self.bots == NONE or self.rover == NONE:
            return False
        rover = state.rover[by.seat]
        far = state.rules.map.apart[bot][rover]
        spent = max(0, far - self.bots) + max(0, far - self.rover)
        if spent > spare:
            return False
        if not has_tile(state, bot):
            return True
        return self.can_take_after(state, by, state.ground[bot], bot, rover, spare, spent)

    def bot_ends(
        self, state: OnMarsState, by: Cause, origin: int, spare: int, most: int
    ) -> list[int]:
        """Return hexes to which a Bot can move, the nearest first, no more than *most*."""
        found: list[int] = []
        if self.bots == NONE:
            return found
        place = by.seat
        own_rover = place * PIECE_KINDS + ROVER
        # The tile on which the Rover has stopped: it must remain possible to take it.
        tile = NONE
        if self.rolled and has_tile(state, state.rover[place]):
            tile = state.ground[state.rover[place]]
        piece, rings = state.piece, state.rules.map.rings[origin]
        for far in range(1, min(self.bots + spare, DISTANCE_MOST - 1) + 1):
            spent = max(0, far - self.bots)
            for hexagon in rings[far]:
                if piece[hexagon] == NONE:
                    can = tile == NONE or self.can_take_after(
                        state, by, tile, origin, hexagon, spare, spent
                    )
                else:
                    can = piece[hexagon] == own_rover and self.can_swap(state, by, origin, spare)
                if can:
                    found.append(hexagon)
                    if len(found) >= most:
                        return found
        return found

    def rover_ends(self, state: OnMarsState, by: Cause, spare: int, most: int) -> list[int]:
        """Return hexes to which the Rover can move, the nearest first, no more than *most*."""
        found: list[int] = []
        if self.rover == NONE:
            return found
        place = by.seat
        own_bot = place * PIECE_KINDS + BOT
        is_on_map = state.rover[place] != NONE
        piece, rings = state.piece, state.rules.map.rings[rover_start(state, place)]
        for far in range(1, min(self.rover + spare, DISTANCE_MOST - 1) + 1):
            spent = max(0, far - self.rover)
            for hexagon in rings[far]:
                if piece[hexagon] != NONE:
                    can = (
                        is_on_map
                        and piece[hexagon] == own_bot
                        and self.can_swap(state, by, hexagon, spare)
                    )
                elif has_tile(state, hexagon):
                    can = self.can_take(state, by, state.ground[hexagon], spare, spent)
                else:
                    can = True
                if can:
                    found.append(hexagon)
                    if len(found) >= most:
                        return found
        return found

    def can_begin(self, state: OnMarsState, by: Cause, spare: int) -> bool:
        """Whether anything can move at all, or the Rover can take what it stands on (R-083)."""
        rover = state.rover[by.seat] if self.rover != NONE else NONE
        if rover != NONE and has_tile(state, rover):
            tile = state.ground[rover]
            if self.can_take(state, by, tile, spare, 0):
                return True
        for bot in state.bots[by.seat]:
            if self.bot_ends(state, by, bot, spare, 1):
                return True
        return len(self.rover_ends(state, by, spare, 1)) > 0
