"""What discoveries can do (specification 8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_PLACE, BY_TABLE, CAUSES, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import Move
from areopolis.games.mission_red_planet.data.components import (
    FINAL,
    NONE,
    PHASES,
    PRODUCTION,
    DiscoveryRule,
)

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState

Effects = tuple[Effect[Any, Any], ...]

# What tied players do with the points of a "most" discovery.
DIVIDE: Final = "divide"
FULL: Final = "full"
TIES: Final = (DIVIDE, FULL)

# Which numbers of astronauts compete on level or uneven ground.
EVEN: Final = "even"
ODD: Final = "odd"
PARITIES: Final = (EVEN, ODD)


class LoseAstronauts(Effect["MissionState", Action]):
    """Each colour sends so many of its astronauts here to Lost in Space (E-76)."""

    KEY = "lose-astronauts"
    BY = BY_TABLE
    FIELDS = (("zone", "zone"), ("count", "count"))

    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        for colour in state.player_order():
            count = min(self.count, state.count(self.zone, colour))
            if count:
                state.astronauts[self.zone * state.colours + colour] -= count
                state.lost[colour] += count
                if state.listener is not None:
                    state.listener(events.AstronautsLost(colour, self.zone, count))
        return None


class EachMovesAway(Effect["MissionState", Action]):
    """Each colour with astronauts here moves so many of them away, in player order."""

    KEY = "each-moves-away"
    BY = BY_TABLE
    FIELDS = (("zone", "zone"), ("count", "count"))

    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        for colour in reversed(state.player_order()):
            count = min(self.count, state.count(self.zone, colour))
            if count:
                state.push_one(CAUSES[colour], MoveAway(self.zone, count))
        return None


class MoveAway(Effect["MissionState", Move]):
    """Move astronauts of the acting colour from here to adjacent zones (C15)."""

    KEY = "move-away"
    BY = BY_PLACE
    AFTER = ("move-away",)
    FIELDS = (("zone", "zone"), ("count", "some"))

    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        moving = self.count
        for effect, other in before:
            if isinstance(effect, MoveAway) and effect.zone == self.zone and other == by:
                moving += effect.count
        return "count" if moving > state.count(self.zone, by.seat) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        moves = state.rules.lexicon.move[self.zone]
        options = [moves[neighbour] for neighbour in state.rules.adjacent[self.zone]]
        if not options:
            return None
        return Decision(state.controller(by.seat), "move-away", options)

    def answer(self, state: MissionState, by: Cause, action: Move) -> None:
        state.move(by, action.origin, action.zone)
        state.find_resource(action.zone)
        if self.count > 1:
            state.push_one(by, MoveAway(self.zone, self.count - 1))

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, Move):
            return []
        is_elsewhere = action.origin != self.zone
        return [Reason("no-astronaut-there" if is_elsewhere else "not-adjacent")]


class PullCrews(Effect["MissionState", Action]):
    """Every astronaut on a docked ship comes here; the ships stay docked with their tokens."""

    KEY = "pull-crews"
    BY = BY_TABLE
    FIELDS = (("zone", "zone"),)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        for ship in state.docks:
            if ship != NONE and state.aboard[ship]:
                if state.listener is not None:
                    state.listener(events.CrewPulled(ship, self.zone, state.aboard[ship]))
                state.disembark(ship, self.zone)
        state.count_free_seats()
        return None


class EachLoses(DiscoveryRule):
    """Each colour loses astronauts here."""

    KEY = "each_loses"
    FIELDS = (("n", "count"),)
    PHASES = PHASES

    def __init__(self, n: int) -> None:
        self.n = n

    def effects(self, zone: int) -> Effects:
        return (LoseAstronauts(zone, self.n),)


class EachMovesAdjacent(DiscoveryRule):
    """Each colour moves astronauts from here to adjacent zones."""

    KEY = "each_moves_adjacent"
    FIELDS = (("n", "count"),)
    PHASES = PHASES

    def __init__(self, n: int) -> None:
        self.n = n

    def effects(self, zone: int) -> Effects:
        return (EachMovesAway(zone, self.n),)


class PullFromDocked(DiscoveryRule):
    """The crews of all docked ships come here."""

    KEY = "pull_from_docked"
    PHASES = PHASES

    def effects(self, zone: int) -> Effects:
        return (PullCrews(zone),)


class AdjacentBonus(DiscoveryRule):
    """Each adjacent zone produces more; the own zone does not (E-50)."""

    KEY = "adjacent_bonus"
    FIELDS = (("amount", "count"),)
    PHASES = (PRODUCTION,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def extra(self, here: int, zone: int, state: MissionState) -> int:
        return self.amount if zone in state.rules.adjacent[here] else 0


class NoProduction(DiscoveryRule):
    """Nothing is produced here, whatever others add (E-47, E-48)."""

    KEY = "no_production"
    PHASES = (PRODUCTION,)

    def forbids_production(self) -> bool:
        return True


class AllTied(DiscoveryRule):
    """Everybody with an astronaut here counts as tied for the most."""

    KEY = "all_tied"
    PHASES = (PRODUCTION,)

    def winners(self, counts: list[int], most: list[int]) -> list[int]:
        return [colour for colour, count in enumerate(counts) if count]


class FewestWins(DiscoveryRule):
    """Whoever has the fewest astronauts here, at least one, counts as having the most."""

    KEY = "fewest_wins"
    PHASES = (PRODUCTION,)

    def winners(self, counts: list[int], most: list[int]) -> list[int]:
        fewest = min([count for count in counts if count])
        return [colour for colour, count in enumerate(counts) if count == fewest]


class ParityWins(DiscoveryRule):
    """Only colours with an even, or an odd, number of astronauts here compete (E-87 to E-89).

    The others count as having none, however many they have; none at all is not an even number.
    """

    KEY = "parity_wins"
    FIELDS = (("parity", "key"),)
    PHASES = (PRODUCTION,)

    def __init__(self, parity: str) -> None:
        self.parity = parity

    def winners(self, counts: list[int], most: list[int]) -> list[int]:
        rest = PARITIES.index(self.parity)
        competing = [count for count in counts if count and count % 2 == rest]
        if not competing:
            return []
        highest = max(competing)
        return [colour for colour, count in enumerate(counts) if count == highest]


class SecondWins(DiscoveryRule):
    """If one colour alone has the most, the second most take the tokens (E-52 to E-54)."""

    KEY = "second_wins"
    PHASES = (PRODUCTION,)

    def winners(self, counts: list[int], most: list[int]) -> list[int]:
        if len(most) > 1:
            return most
        second = max([count for colour, count in enumerate(counts) if colour != most[0]])
        if not second:
            return []
        return [
            colour for colour, count in enumerate(counts) if count == second and colour != most[0]
        ]


class ProduceOther(DiscoveryRule):
    """This zone produces another resource."""

    KEY = "produce_other"
    FIELDS = (("type", "resource"),)
    PHASES = (PRODUCTION,)

    def __init__(self, type: int) -> None:
        self.type = type

    def resource(self, own: int) -> int:
        return self.type


class OwnBonus(DiscoveryRule):
    """This zone produces more."""

    KEY = "own_bonus"
    FIELDS = (("amount", "count"),)
    PHASES = (PRODUCTION,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def extra(self, here: int, zone: int, state: MissionState) -> int:
        return self.amount if zone == here else 0


class PointsPresent(DiscoveryRule):
    """Each colour with an astronaut here gains points, or loses them."""

    KEY = "points_present"
    FIELDS = (("points", "points"),)
    PHASES = (FINAL,)

    def __init__(self, points: int) -> None:
        self.points = points

    def points_for(self, state: MissionState, zone: int, colour: int) -> int:
        return self.points if state.count(zone, colour) else 0


class PointsMost(DiscoveryRule):
    """The colour with the most astronauts here gains points; *ties* says what tied ones get."""

    KEY = "points_most"
    FIELDS = (("points", "points"), ("ties", "key"))
    PHASES = (FINAL,)

    def __init__(self, points: int, ties: str) -> None:
        self.points = points
        self.ties = ties

    def points_for(self, state: MissionState, zone: int, colour: int) -> int:
        counts = state.counts(zone)
        most = max(counts)
        if not most or counts[colour] != most:
            return 0
        return self.points // counts.count(most) if self.ties == DIVIDE else self.points


DISCOVERY_RULES: Final = (
    EachLoses,
    EachMovesAdjacent,
    PullFromDocked,
    AdjacentBonus,
    NoProduction,
    ParityWins,
    AllTied,
    FewestWins,
    SecondWins,
    ProduceOther,
    OwnBonus,
    PointsPresent,
    PointsMost,
)
DISCOVERY_EFFECTS: Final = (LoseAstronauts, EachMovesAway, MoveAway, PullCrews)
