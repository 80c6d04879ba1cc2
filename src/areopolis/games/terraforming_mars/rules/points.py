"""Points of cards that are counted at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.terraforming_mars.cards.model import Points
from areopolis.games.terraforming_mars.data.board import NEIGHBOURS
from areopolis.games.terraforming_mars.data.constants import TAG_KINDS

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


class PointsHere(Points):
    """Points for each so many resources on this card."""

    KEY = "points-here"
    FIELDS = (("points", "points"), ("per", "count"))

    def __init__(self, points: int, per: int) -> None:
        self.points = points
        self.per = per

    def of(self, state: MarsState, seat: int, card: int) -> int:
        return self.points * (state.on_card[card] // self.per)


class PointsPerTag(Points):
    """A point for each own tag of a kind."""

    KEY = "points-per-tag"
    FIELDS = (("tag", "tag"),)

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def of(self, state: MarsState, seat: int, card: int) -> int:
        return state.tags[seat * TAG_KINDS + self.tag]


class PointsPerCity(Points):
    """A point for each so many cities in play."""

    KEY = "points-per-city"
    FIELDS = (("per", "count"),)

    def __init__(self, per: int) -> None:
        self.per = per

    def of(self, state: MarsState, seat: int, card: int) -> int:
        return state.cities_in_play() // self.per


class PointsPerColony(Points):
    """A point for each so many colonies in play."""

    KEY = "points-per-colony"
    FIELDS = (("per", "count"),)

    def __init__(self, per: int) -> None:
        self.per = per

    def of(self, state: MarsState, seat: int, card: int) -> int:
        return sum([len(owners) for owners in state.colonies]) // self.per


class PointsNextTo(Points):
    """A point for each neighbouring ocean, or city, of the tile that this card placed."""

    KEY = "points-next-to"
    FIELDS = (("tile", "tile"), ("cities", "count"))

    def __init__(self, tile: int, cities: int) -> None:
        """Count cities, or oceans where *cities* is 0."""
        self.tile = tile
        self.cities = cities

    def of(self, state: MarsState, seat: int, card: int) -> int:
        if self.tile not in state.tiles:
            return 0
        around = NEIGHBOURS[state.tiles.index(self.tile)]
        return (around & (state.cities if self.cities else state.oceans)).bit_count()


POINTS: Final = (
    PointsHere,
    PointsPerTag,
    PointsPerCity,
    PointsPerColony,
    PointsNextTo,
)
