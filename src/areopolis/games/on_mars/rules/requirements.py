"""What Private Goals ask for (specification 2.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.on_mars.data.components import Requirement
from areopolis.games.on_mars.data.constants import KINDS, LARGE_COMPLEX, TECH_KINDS

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def largest_complex(state: OnMarsState, place: int) -> int:
    """Return the size of the largest complex with an Advanced Building of *place*."""
    sizes = [state.size_at(state.built_at[card]) for card in state.advanced_of(place)]
    return max(sizes) if sizes else 0


def large_complexes(state: OnMarsState, place: int) -> int:
    """Return how many complexes of three or more have an Advanced Building of *place*."""
    hexes = [state.built_at[card] for card in state.advanced_of(place)]
    return len({state.complex_of[n] for n in hexes if state.size_at(n) >= LARGE_COMPLEX})


class AtLeast(Requirement):
    """So many of something."""

    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def needed(self) -> int:
        return self.count


class OwnBlueprints(AtLeast):
    """So many: Blueprints taken, built or not."""

    KEY = "own-blueprints"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.card_owner.count(place)


class AdvancedBuildings(AtLeast):
    """So many: Advanced Buildings."""

    KEY = "advanced-buildings"

    def now(self, state: OnMarsState, place: int) -> int:
        return len(state.advanced_of(place))


class MinesWorked(AtLeast):
    """So many: Mines with the own Colonist or marker."""

    KEY = "mines-worked"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.mines_of(place)


class DiscoveriesTaken(AtLeast):
    """So many: Discovery tiles taken."""

    KEY = "discoveries-taken"

    def now(self, state: OnMarsState, place: int) -> int:
        return len(state.discoveries[place])


class AdvancedInComplex(AtLeast):
    """So many: the largest complex with an own Advanced Building."""

    KEY = "advanced-in-complex"

    def now(self, state: OnMarsState, place: int) -> int:
        return largest_complex(state, place)


class SameResources(AtLeast):
    """So many: stored Resources of one kind, no Minerals (R-211)."""

    KEY = "same-resources"

    def now(self, state: OnMarsState, place: int) -> int:
        return max(state.storage[place * KINDS + 1 : place * KINDS + KINDS])


class SheltersBuilt(AtLeast):
    """So many: Shelters on the map."""

    KEY = "shelters-built"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.shelters[place]


class ColonyLevel(AtLeast):
    """So many: the level of the Colony."""

    KEY = "colony-level"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.level


class ColonistsAtHome(AtLeast):
    """So many: Colonists in the Living Quarters."""

    KEY = "colonists-at-home"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.quarters[place]


class OwnTechs(AtLeast):
    """So many: Tech tiles, Shelter Tech included."""

    KEY = "own-techs"

    def now(self, state: OnMarsState, place: int) -> int:
        return len(state.techs_of(place))


class ShipsInHangar(AtLeast):
    """So many: Ships in the Hangar."""

    KEY = "ships-in-hangar"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.hangar[place]


class ResearchTaken(AtLeast):
    """So many: Research tiles."""

    KEY = "research-taken"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.research[place].bit_count()


class ProgressCubes(AtLeast):
    """So many: Progress cubes in the area."""

    KEY = "progress-cubes"

    def now(self, state: OnMarsState, place: int) -> int:
        return state.progress[place].bit_count()


class LargeComplexes(AtLeast):
    """So many: different complexes of three or more with an own Advanced Building."""

    KEY = "large-complexes"

    def now(self, state: OnMarsState, place: int) -> int:
        return large_complexes(state, place)


class DevelopedTechs(Requirement):
    """So many Tech tiles of a level or above."""

    KEY = "developed-techs"
    FIELDS = (("count", "count"), ("level", "count"))

    def __init__(self, count: int, level: int) -> None:
        self.count = count
        self.level = level

    def now(self, state: OnMarsState, place: int) -> int:
        levels = [state.tech_level(place, tech) for tech in range(TECH_KINDS)]
        return sum([1 for level in levels if level >= self.level])

    def needed(self) -> int:
        return self.count


class ScienceDone(Requirement):
    """A Scientist and a completed Earth Contract (R-212)."""

    KEY = "science-done"

    def now(self, state: OnMarsState, place: int) -> int:
        has_scientist = place in state.scientist_owner
        has_contract = any(
            owner == place and state.completed >> contract & 1
            for contract, owner in enumerate(state.contract_owner)
        )
        return int(has_scientist) + int(has_contract)

    def needed(self) -> int:
        return 2


REQUIREMENTS: Final = (
    OwnBlueprints,
    AdvancedBuildings,
    MinesWorked,
    DiscoveriesTaken,
    AdvancedInComplex,
    SameResources,
    SheltersBuilt,
    ColonyLevel,
    ColonistsAtHome,
    OwnTechs,
    ShipsInHangar,
    ResearchTaken,
    ProgressCubes,
    LargeComplexes,
    DevelopedTechs,
    ScienceDone,
)
