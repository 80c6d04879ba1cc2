"""What was seen lately: of the states that one look judges, most have the same map and missions."""

from __future__ import annotations

from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.on_mars.clock import deeds_left
from areopolis.players.on_mars.sites import largest_sizes
from areopolis.players.on_mars.surface import Surface


class Lately:
    """What was found of the state before, for one place.

    States share the rows that seldom change, and rules replace those that do: the same row says
    the same (see `OnMarsState`).
    """

    def __init__(self, place: int) -> None:
        """Know nothing yet."""
        self.place = place
        self.building: list[int] = []
        self.lab: list[int] = []
        self.bots: tuple[int, ...] = ()
        self.sizes: list[int] = []
        self.piece: list[int] = []
        self.map_built: list[int] = []
        self.map_bots: tuple[int, ...] = ()
        self.map: Surface | None = None
        self.missions: list[int] = []
        self.mission_left: list[int] = []
        self.lss: list[int] = []
        self.level = 0
        self.remaining = 0
        self.deeds = 0.0

    def sizes_in(self, state: OnMarsState) -> list[int]:
        """Return by kind the size of the largest complex that the place could make."""
        bots = state.bots[self.place]
        if state.building is not self.building or state.lab is not self.lab or bots != self.bots:
            self.building = state.building
            self.lab = state.lab
            self.bots = bots
            self.sizes = largest_sizes(state, self.place)
        return self.sizes

    def map_of(self, state: OnMarsState) -> Surface:
        """Return a look at the map."""
        found = self.map
        bots = state.bots[self.place]
        if (
            found is None
            or state.building is not self.map_built
            or bots != self.map_bots
            or state.piece != self.piece
        ):
            found = Surface(state, self.place)
            self.map = found
            self.map_built = state.building
            self.map_bots = bots
            # Pieces move in place.
            self.piece = state.piece[:]
        # The rest of the state may have changed.
        found.state = state
        return found

    def deeds_in(self, state: OnMarsState) -> float:
        """Return how many deeds are missing until the end."""
        if (
            state.mission_left is not self.mission_left
            or state.lss is not self.lss
            or state.missions is not self.missions
            or state.level != self.level
            or state.remaining != self.remaining
        ):
            self.missions = state.missions
            self.mission_left = state.mission_left
            self.lss = state.lss
            self.level = state.level
            self.remaining = state.remaining
            self.deeds = deeds_left(state)
        return self.deeds
