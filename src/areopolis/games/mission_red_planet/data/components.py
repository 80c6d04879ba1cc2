"""The kinds of components: zones, ships, cards; shared by all states and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from areopolis.core.effect import Effect
from areopolis.core.value import Value

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState

NONE: Final = -1

# Resources, and what a point token of each is worth (rules: components).
ICE: Final = 0
SYLVANITE: Final = 1
CELERIUM: Final = 2
RESOURCES: Final[tuple[str, ...]] = ("ice", "sylvanite", "celerium")
WORTH: Final[tuple[int, ...]] = (1, 2, 3)
RESOURCE_TOKENS: Final[tuple[int, ...]] = (5, 3, 3)
POINT_TOKENS: Final[tuple[int, ...]] = (40, 23, 23)

COLOURS: Final[tuple[str, ...]] = ("yellow", "blue", "orange", "green", "violet", "grey")
ASTRONAUTS: Final = 22
SIGNS_PER_ZONE: Final = 2

# Characters by their number in the countdown; 0 is nobody.
RECRUITER: Final = 9
EXPLORER: Final = 8
SCIENTIST: Final = 7
SECRET_AGENT: Final = 6
SABOTEUR: Final = 5
FEMME_FATALE: Final = 4
TRAVEL_AGENT: Final = 3
SOLDIER: Final = 2
PILOT: Final = 1
CHARACTERS: Final[tuple[str, ...]] = (
    "nobody",
    "pilot",
    "soldier",
    "travel-agent",
    "femme-fatale",
    "saboteur",
    "secret-agent",
    "scientist",
    "explorer",
    "recruiter",
)
# Two players: the first three neutral cards come from the upper five (specification 10).
ON_TOP: Final[tuple[int, ...]] = (SCIENTIST, SECRET_AGENT, SABOTEUR, TRAVEL_AGENT, PILOT)
BELOW: Final[tuple[int, ...]] = (RECRUITER, EXPLORER, FEMME_FATALE, SOLDIER)
ALL_CHARACTERS: Final = 0b11_1111_1110

OUTER: Final = "outer"
INNER: Final = "inner"
MOON: Final = "moon"
ZONE_KINDS: Final[tuple[str, ...]] = (OUTER, INNER, MOON)

# Phases in which a discovery takes effect (the symbol on the card).
DISCOVERY: Final = "D"
PRODUCTION: Final = "P3"
FINAL: Final = "F"
PHASES: Final[tuple[str, ...]] = (DISCOVERY, PRODUCTION, FINAL)

# Moments at which an action card must be played.
ROUND_END: Final = "round_end_before_landing"
DISCOVERY_START: Final = "discovery_start"
PRODUCTION_START: Final = "production_start"
FINAL_START: Final = "final_start"
TRIGGERS: Final[tuple[str, ...]] = (ROUND_END, DISCOVERY_START, PRODUCTION_START, FINAL_START)

ROUNDS: Final = 10
PRODUCTIONS: Final = 3

# The stops of the round counter, and its end.
STOP_NAMES: Final[tuple[str, ...]] = (
    "round-1",
    "round-2",
    "round-3",
    "round-4",
    "round-5",
    "production-1",
    "round-6",
    "round-7",
    "round-8",
    "production-2",
    "round-9",
    "round-10",
    "discovery",
    "production-3",
    "final",
    "end",
)
STOP_OF: Final = {
    ROUND_END: "round-{}",
    DISCOVERY_START: "discovery",
    PRODUCTION_START: "production-{}",
    FINAL_START: "final",
}


class Zone:
    """A zone of Mars, or the moon."""

    def __init__(self, name: str, kind: str, label: str = "") -> None:
        """*label* is an owner's title; our own titles are words."""
        self.name = name
        self.kind = kind
        self.label = label


class Ship:
    """A ship card; *to* is NONE where the destination is unknown."""

    def __init__(self, name: str, to: int, capacity: int, ours: bool = True) -> None:
        """*ours* tells that destination or capacity is reconstructed."""
        self.name = name
        self.to = to
        self.capacity = capacity
        self.ours = ours


class MissionRule(Value):
    """What a mission asks for."""

    def points_for(self, state: MissionState, colour: int) -> int:
        """Return the points that *colour* scores in final scoring."""
        raise NotImplementedError


class DiscoveryRule(Value):
    """What a discovery does to its zone; a rule fills in the part in which it acts."""

    PHASES: ClassVar[tuple[str, ...]] = ()

    def effects(self, zone: int) -> tuple[Effect[Any, Any], ...]:
        """Return what happens when the phase of the card begins."""
        return ()

    def extra(self, here: int, zone: int, state: MissionState) -> int:
        """Return how many tokens more *zone* produces because of this card at *here*."""
        return 0

    def forbids_production(self) -> bool:
        """Whether its zone produces nothing."""
        return False

    def resource(self, own: int) -> int:
        """Return what its zone produces."""
        return own

    def winners(self, counts: list[int], most: list[int]) -> list[int]:
        """Return who takes the tokens of its zone; *most* are those with the most astronauts."""
        return most

    def points_for(self, state: MissionState, zone: int, colour: int) -> int:
        """Return the points it gives or takes in final scoring."""
        return 0


class ActionRule(Value):
    """What an action card does."""

    def effects(self) -> tuple[Effect[Any, Any], ...]:
        """Return what happens when the card is played."""
        raise NotImplementedError


class Mission:
    """A mission card."""

    def __init__(
        self, name: str, rule: MissionRule, ours: tuple[str, ...] = (), label: str = ""
    ) -> None:
        """*ours* names what is reconstructed."""
        self.name = name
        self.rule = rule
        self.ours = ours
        self.label = label


class Discovery:
    """A discovery card."""

    def __init__(
        self,
        name: str,
        phase: str,
        rule: DiscoveryRule,
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """*phase* is the symbol at its lower right corner."""
        self.name = name
        self.phase = phase
        self.rule = rule
        self.ours = ours
        self.label = label


class ActionCard:
    """An action card; *moment* is the round or production of its trigger, 0 where there is none."""

    def __init__(
        self,
        name: str,
        trigger: str,
        moment: int,
        rule: ActionRule,
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """The card must be played at its trigger."""
        self.name = name
        self.trigger = trigger
        self.moment = moment
        # Where the round counter stands at that moment.
        self.stop = STOP_NAMES.index(STOP_OF[trigger].format(moment))
        self.rule = rule
        self.ours = ours
        self.label = label
