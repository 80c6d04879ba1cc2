"""Displacement: what makes room on the hex of a new building or marker (3.8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import PlaceAt
from areopolis.games.on_mars.data.components import DISTANCE_MOST
from areopolis.games.on_mars.data.constants import MINER, NONE, PIECE_KINDS
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NOT_CLOSEST: Final = Reason("not-closest")


def clear_ground(state: OnMarsState, hexagon: int) -> None:
    """Take a tile to the box or a Crystal to the supply."""
    tile = state.ground[hexagon]
    if tile != NONE:
        state.ground = put(state.ground, hexagon, NONE)
        if state.listener is not None:
            state.listener(events.TileDestroyed(tile, hexagon))


def clean_up_bots(state: OnMarsState) -> None:
    """Clear the hexes on which Bots of anybody stand (3.4, R-081, R-311)."""
    for bots in state.bots:
        for hexagon in bots:
            clear_ground(state, hexagon)


def closest(state: OnMarsState, hexagon: int) -> list[int]:
    """Return the closest hexes for a displaced piece: empty, or a building without a piece.

    A hex with a tile or a Crystal is not empty (R-097).
    """
    building, ground, piece = state.building, state.ground, state.piece
    rings = state.rules.map.rings[hexagon]
    for far in range(1, DISTANCE_MOST):
        found = [
            other
            for other in rings[far]
            if piece[other] == NONE and (building[other] != NONE or ground[other] == NONE)
        ]
        if found:
            return found
    return []


def displace(state: OnMarsState, hexagon: int, target: int) -> None:
    """Move the Bot or Rover on a hex out of the way; it collects and destroys nothing (R-098)."""
    piece = state.lift_piece(hexagon)
    owner, kind = piece // PIECE_KINDS, piece % PIECE_KINDS
    state.put_piece(owner, kind, target)
    if state.listener is not None:
        state.listener(events.Displaced(owner, kind, hexagon, target))


def send_miner_home(state: OnMarsState, hexagon: int) -> None:
    """Return a Colonist from a Mine to the Living Quarters, or to the supply if they are full."""
    owner = state.lift_piece(hexagon) // PIECE_KINDS
    # The Colonists of Lacerda are without number.
    came = 1 if state.is_automa(owner) else state.to_quarters(owner, 1)
    if state.listener is not None:
        state.listener(events.ColonistsRetrieved(owner, 1, 1 - came))


class Displace(ColonyEffect[PlaceAt]):
    """Let the piece on a hex make room; where it goes is for its owner to say (D-O2)."""

    KEY = "displace"
    AFTER = ("pay-resources",)
    BY_LACERDA = SOMETIMES
    FIELDS = (("hex", "hex"),)

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        piece = state.piece[self.hex]
        if piece == NONE:
            return None
        if piece % PIECE_KINDS == MINER:
            send_miner_home(state, self.hex)
            return None
        owner = piece // PIECE_KINDS
        hexes = closest(state, self.hex)
        if len(hexes) == 1:
            displace(state, self.hex, hexes[0])
        elif state.is_automa(owner):
            displace(state, self.hex, state.rules.lacerda.draw(state, hexes))
        else:
            at = state.rules.lexicon.at
            return Decision(owner, "displace", [at[hexagon] for hexagon in hexes])
        return None

    def answer(self, state: OnMarsState, by: Cause, action: PlaceAt) -> None:
        displace(state, self.hex, action.hex)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [NOT_CLOSEST] if isinstance(action, PlaceAt) else []


DISPLACING_EFFECTS: Final = (Displace,)
