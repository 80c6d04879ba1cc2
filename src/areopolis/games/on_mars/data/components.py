"""The kinds of components: boards, cards, tiles; shared by all states and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.value import Value
from areopolis.games.on_mars.data.constants import NONE, OXYGEN
from areopolis.games.on_mars.rules.base import ColonyEffect

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

Effects = tuple[ColonyEffect[Any], ...]
# What is ours about a thing: keys of words ("copies", "place").
Ours = tuple[str, ...]

# N, NE, SE, S, SW, NW of flat-top hexes, in axial coordinates.
DIRECTIONS: Final[tuple[str, ...]] = ("N", "NE", "SE", "S", "SW", "NW")
OFFSETS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
DISTANCE_MOST: Final = 13


class HexMap:
    """The hexes of Mars: their names "q,r", who touches whom, and how far they lie apart."""

    def __init__(
        self,
        hexes: tuple[tuple[int, int], ...],
        mine: tuple[int, int],
        starts: tuple[tuple[int, int], ...],
        shelters: tuple[tuple[tuple[int, int], ...], ...],
        research: tuple[tuple[tuple[int, int], ...], ...],
        ours: Ours = (),
    ) -> None:
        """*shelters* by the number of players from 2; *research* by corner NW, NE, SE, SW."""
        self.hexes = hexes
        self.size = len(hexes)
        self.names = tuple([f"{q},{r}" for q, r in hexes])
        self.ours = ours
        place = {one: number for number, one in enumerate(hexes)}
        self.mine = place[mine]
        self.starts = tuple([place[one] for one in starts])
        self.shelters = tuple([tuple([place[one] for one in row]) for row in shelters])
        self.research = tuple([tuple([place[one] for one in row]) for row in research])
        # The neighbour in each direction, NONE off the map; then only those on the map.
        self.towards = tuple(
            [tuple([place.get((q + dq, r + dr), NONE) for dq, dr in OFFSETS]) for q, r in hexes]
        )
        self.near = tuple([tuple([n for n in row if n != NONE]) for row in self.towards])
        self.apart = tuple([tuple([distance(a, b) for b in hexes]) for a in hexes])
        # The hexes at each distance from a hex.
        self.rings = tuple(
            [
                tuple(
                    [
                        tuple([n for n in range(len(hexes)) if row[n] == far])
                        for far in range(DISTANCE_MOST)
                    ]
                )
                for row in self.apart
            ]
        )


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Return how many steps apart two hexes are."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class Lab:
    """The laboratory: spaces in columns, which one leads to which, what each costs and gives."""

    def __init__(
        self,
        names: tuple[str, ...],
        levels: tuple[int, ...],
        heights: tuple[int, ...],
        right: tuple[tuple[int, ...], ...],
        benefits: tuple[Effects, ...],
        costs: tuple[Cost, ...],
        points: tuple[int, ...],
        start: int,
    ) -> None:
        """*heights* grow downwards; *costs* and *points* by level from 1; *start*: Shelter Tech."""
        self.names = names
        self.levels = levels
        self.heights = heights
        self.right = right
        self.benefits = benefits
        self.costs = costs
        self.points = points
        self.start = start
        self.first = tuple([n for n, level in enumerate(levels) if level == 1])


class Cost:
    """Resources to pay, each unit of a kind or of your choice, and Crystals."""

    def __init__(self, units: tuple[int, ...] = (), crystals: int = 0, colonists: int = 0) -> None:
        """*units* are kinds of Resources, ANY for one of your choice; Colonists go to work."""
        self.units = units
        self.crystals = crystals
        self.colonists = colonists


class Blueprint:
    """An Advanced Building: where it stands, what it gives when taken, what it does."""

    def __init__(
        self, name: str, level: int, building: int, action: Effects, ours: Ours = ()
    ) -> None:
        """Taking the card gives the item of its building."""
        self.name = name
        self.level = level
        self.building = building
        self.action = action
        self.ours = ours


class Scientist:
    """A Scientist: cost, the kind whose Advanced Buildings he works in, the kind he scores."""

    def __init__(self, name: str, cost: Cost, works: int, scores: int) -> None:
        """*works* and *scores* are kinds of buildings."""
        self.name = name
        self.cost = cost
        self.works = works
        self.scores = scores


class Contract:
    """An Earth Contract: items to deliver, or an upgrade in a large complex."""

    def __init__(
        self,
        name: str,
        done: int,
        failed: int,
        building: int = NONE,
        items: tuple[int, ...] = (0, 0, 0, 0, 0, 0),
        ours: Ours = (),
    ) -> None:
        """*items*: how many of each item; *building* is the kind of an upgrade contract."""
        self.name = name
        self.done = done
        self.failed = failed
        self.building = building
        self.items = items
        self.ours = ours
        self.is_delivery = building == NONE


SHORT: Final = 0
LONG: Final = 1


class Mission:
    """A shared mission: what it counts, how often by players, and the Crystals for each."""

    def __init__(
        self,
        name: str,
        deed: int,
        needed: tuple[int, int, int],
        crystals: int,
        length: int,
        ours: Ours = (),
    ) -> None:
        """*needed* with 2, 3 and 4 players; *length* is SHORT or LONG."""
        self.name = name
        self.deed = deed
        self.needed = needed
        self.crystals = crystals
        self.length = length
        self.ours = ours


class Requirement(Value):
    """What a Private Goal asks for."""

    def now(self, state: OnMarsState, place: int) -> int:
        """Return how far *place* has come."""
        raise NotImplementedError

    def needed(self) -> int:
        """Return how far it must come."""
        raise NotImplementedError


class Goal:
    """A Private Goal: its requirement, and the reward besides developing."""

    def __init__(
        self, name: str, requirement: Requirement, reward: Effects, ours: Ours = ()
    ) -> None:
        """Every goal may give two developments instead of *reward*."""
        self.name = name
        self.requirement = requirement
        self.reward = reward
        self.ours = ours


class Count(Value):
    """The points of an LSS reward tile."""

    def of(self, state: OnMarsState, place: int) -> int:
        """Return what *place* scores now."""
        raise NotImplementedError


class Reward:
    """An LSS reward tile."""

    def __init__(self, name: str, count: Count) -> None:
        """*count* tells its points."""
        self.name = name
        self.count = count


class Benefit:
    """One of the benefits of which a builder of life support takes one."""

    def __init__(self, name: str, effect: Effects) -> None:
        """*effect* is what it gives."""
        self.name = name
        self.effect = effect


class Discovery:
    """A Discovery tile."""

    def __init__(self, name: str, effect: Effects, ours: Ours = ()) -> None:
        """*effect* is its benefit, which is taken at once."""
        self.name = name
        self.effect = effect
        self.ours = ours


class Executive:
    """An executive action on a space of the Depot."""

    def __init__(self, name: str, cost: int, effect: Effects) -> None:
        """*cost* in Crystals; without an effect it is the action of an Advanced Building."""
        self.name = name
        self.cost = cost
        self.effect = effect


class SoloCard:
    """A card of the solo deck: mission letter, whether Lacerda travels, his action."""

    def __init__(self, mission: int, travels: bool, action: int) -> None:
        """*mission* is 0 to 2, *action* 1 to 3."""
        self.mission = mission
        self.travels = travels
        self.action = action


class FirstColonist:
    """A card of the variant First Colonists: buildings (A), or a task and what it gives (B)."""

    def __init__(
        self,
        name: str,
        buildings: tuple[int, ...] = (),
        task: int = NONE,
        item: int = OXYGEN,
        ours: Ours = (),
    ) -> None:
        """*task* is a number of `TASKS` in the data of the variant."""
        self.name = name
        self.buildings = buildings
        self.task = task
        self.item = item
        self.ours = ours
