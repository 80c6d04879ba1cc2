"""The Radar: a Discovery tile on a card, whose benefit is used again and again (R-222, R-223)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import Explore
from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.exploring import replace_tile
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.rover_tiles import NO_TILE_THERE

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NO_TILE: Final = Reason("no-tile-to-use")


class UseRadar(ColonyEffect[Explore]):
    """Put a tile of the Exploration space on the card; use the benefit of the tile there."""

    KEY = "use-radar"

    def usable(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> list[int]:
        """Return the tiles of the Exploration space of whose benefit something can be done."""
        found: list[int] = []
        for number, tile in enumerate(state.exploration):
            if tile != NONE and self.why_not(state, by, tile, quarters, crystals) is None:
                found.append(number)
        return found

    def why_not(
        self, state: OnMarsState, by: Cause, tile: int, quarters: int, crystals: int
    ) -> Reason | None:
        """Return why nothing of the benefit of a tile can be done, or None."""
        effect = state.rules.components.discoveries[tile].effect[0]
        return effect.hinders(state, by, quarters, crystals)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        tile = state.card_tile[by.card]
        if tile != NONE:
            give(state, by, state.rules.components.discoveries[tile].effect)
            return None
        numbers = self.usable(state, by, state.quarters[by.seat], state.crystals(by.seat))
        lexicon = state.rules.lexicon
        if not numbers:
            return None
        return Decision(by.seat, "bind-tile", [lexicon.explore[n] for n in numbers])

    def answer(self, state: OnMarsState, by: Cause, action: Explore) -> None:
        tile = state.exploration[action.exploration]
        state.card_tile = put(state.card_tile, by.card, tile)
        if state.listener is not None:
            state.listener(events.TileBound(by.seat, tile, by.card))
        state.push_one(by, self)
        replace_tile(state, action.exploration)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, Explore):
            return super().obstacles(state, by, seat, action)
        tile = state.exploration[action.exploration]
        if tile == NONE:
            return [NO_TILE_THERE]
        why = self.why_not(state, by, tile, state.quarters[seat], state.crystals(seat))
        return super().obstacles(state, by, seat, action) if why is None else [why]

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        tile = state.card_tile[by.card]
        if tile != NONE:
            return self.why_not(state, by, tile, quarters, crystals)
        return None if self.usable(state, by, quarters, crystals) else NO_TILE


RADAR_EFFECTS: Final = (UseRadar,)
