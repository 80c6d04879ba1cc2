"""Taking Discovery and Research tiles after movement (3.8.1, R-082 to R-086)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import TakeTile
from areopolis.games.on_mars.data import first_colonists
from areopolis.games.on_mars.data.constants import (
    DISCOVERY_TAKEN,
    LOOSE_CRYSTAL,
    NONE,
    PIECE_KINDS,
    RESEARCH,
    RESEARCH_TAKEN,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.first_colonists import did
from areopolis.games.on_mars.rules.giving import Effects, give
from areopolis.games.on_mars.rules.missions import contribute

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

TYPE_TAKEN: Final = Reason("research-taken-already")
NO_TILE_THERE: Final = Reason("no-tile-there")


def has_tile(state: OnMarsState, hexagon: int) -> bool:
    """Whether a Discovery or Research tile lies on a hex."""
    return NONE < state.ground[hexagon] < LOOSE_CRYSTAL


def benefit_of(state: OnMarsState, tile: int) -> Effects:
    """Return what a tile gives."""
    components = state.rules.components
    if tile >= RESEARCH:
        return components.research_benefit
    return components.discoveries[tile].effect


def why_not_taken(
    state: OnMarsState, by: Cause, tile: int, quarters: int, crystals: int
) -> Reason | None:
    """Return why the acting place cannot take a tile with what it has left, or None."""
    if tile >= RESEARCH and state.research[by.seat] >> (tile - RESEARCH) & 1:
        return TYPE_TAKEN
    reason: Reason | None = None
    for effect in benefit_of(state, tile):
        reason = effect.hinders(state, by, quarters, crystals)
        if reason is None:
            return None
    return reason


def take_tile(state: OnMarsState, by: Cause, hexagon: int) -> None:
    """Take the tile of a hex and let its benefit happen next."""
    place, tile = by.seat, state.ground[hexagon]
    state.ground = put(state.ground, hexagon, NONE)
    if state.listener is not None:
        state.listener(events.TileTaken(place, tile, hexagon))
    is_research = tile >= RESEARCH
    if is_research:
        types = state.research[place] | 1 << (tile - RESEARCH)
        state.research = put(state.research, place, types)
    else:
        state.discoveries = put(state.discoveries, place, (*state.discoveries[place], tile))
    contribute(state, place, RESEARCH_TAKEN if is_research else DISCOVERY_TAKEN)
    give(state, by, benefit_of(state, tile))
    # A First Colonist card may be revealed before the benefit.
    task = first_colonists.TAKE_RESEARCH if is_research else first_colonists.TAKE_DISCOVERY
    did(state, place, task)


class TakeTiles(ColonyEffect[Action]):
    """Take tiles on hexes where a movement ended, one after the other, or leave them (R-083)."""

    KEY = "take-tiles"
    FIELDS = (("hexes", "hex*"),)

    def __init__(self, hexes: tuple[int, ...]) -> None:
        self.hexes = hexes

    def why_not(self, state: OnMarsState, by: Cause, hexagon: int) -> Reason | None:
        """Return why the tile on a hex cannot be taken, or None."""
        place = by.seat
        piece = state.piece[hexagon]
        # A Bot may have moved on by the benefit of another's tile.
        is_there = piece != NONE and piece // PIECE_KINDS == place
        if hexagon not in self.hexes or not is_there or not has_tile(state, hexagon):
            return NO_TILE_THERE
        return why_not_taken(
            state, by, state.ground[hexagon], state.quarters[place], state.crystals(place)
        )

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        lexicon = state.rules.lexicon
        options: list[Action] = []
        for hexagon in self.hexes:
            if self.why_not(state, by, hexagon) is None:
                options.append(lexicon.tile[hexagon])
        if not options:
            return None
        options.append(lexicon.stop)
        return Decision(by.seat, "take-tile", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, TakeTile):
            rest = tuple([hexagon for hexagon in self.hexes if hexagon != action.hex])
            if rest:
                state.push_one(by, TakeTiles(rest))
            take_tile(state, by, action.hex)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, TakeTile):
            return super().obstacles(state, by, seat, action)
        reason = self.why_not(state, by, action.hex)
        return super().obstacles(state, by, seat, action) if reason is None else [reason]


ROVER_TILE_EFFECTS: Final = (TakeTiles,)
