"""What LSS reward tiles count (specification 2.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.on_mars.data.components import Count
from areopolis.games.on_mars.data.constants import BOTS, TECH_KINDS

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


class Each(Count):
    """So many points for each of something."""

    FIELDS = (("points", "count"),)

    def __init__(self, points: int) -> None:
        self.points = points

    def of(self, state: OnMarsState, place: int) -> int:
        return self.points * self.count(state, place)

    def count(self, state: OnMarsState, place: int) -> int:
        """Return how many *place* has."""
        raise NotImplementedError


class ByHighestTech(Each):
    """Points for the level of the most developed Tech tile."""

    KEY = "by-highest-tech"

    def count(self, state: OnMarsState, place: int) -> int:
        return max([state.tech_level(place, tech) for tech in range(TECH_KINDS)])


class ByShips(Each):
    """Points for each Ship in the Hangar (R-288)."""

    KEY = "by-ships"

    def count(self, state: OnMarsState, place: int) -> int:
        return state.hangar[place]


class ByAdvanced(Each):
    """Points for each Advanced Building marker on Mars."""

    KEY = "by-advanced"

    def count(self, state: OnMarsState, place: int) -> int:
        return len(state.advanced_of(place))


class ByMines(Each):
    """Points for each Mine with the own Colonist or marker (R-287)."""

    KEY = "by-mines"

    def count(self, state: OnMarsState, place: int) -> int:
        return state.mines_of(place)


class ByBots(Each):
    """Points for each Bot on Mars (R-268)."""

    KEY = "by-bots"

    def count(self, state: OnMarsState, place: int) -> int:
        return BOTS - state.bots_left[place]


class ByDiscoveries(Each):
    """Points for each Discovery tile taken."""

    KEY = "by-discoveries"

    def count(self, state: OnMarsState, place: int) -> int:
        return len(state.discoveries[place])


class ByShelters(Each):
    """Points for each Shelter on Mars."""

    KEY = "by-shelters"

    def count(self, state: OnMarsState, place: int) -> int:
        return state.shelters[place]


class ByColonists(Each):
    """Points for each Colonist in the Living Quarters."""

    KEY = "by-colonists"

    def count(self, state: OnMarsState, place: int) -> int:
        return state.quarters[place]


COUNTS: Final = (
    ByHighestTech,
    ByShips,
    ByAdvanced,
    ByMines,
    ByBots,
    ByDiscoveries,
    ByShelters,
    ByColonists,
)
