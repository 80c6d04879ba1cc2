"""What each zone will give, and how its discovery changes who gets it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from areopolis.games.mission_red_planet.data.components import (
    FINAL,
    ICE,
    NONE,
    RESOURCE_TOKENS,
    WORTH,
    DiscoveryRule,
)
from areopolis.games.mission_red_planet.rules.discoveries import (
    EVEN,
    AllTied,
    EachLoses,
    EachMovesAdjacent,
    FewestWins,
    ParityWins,
    PointsMost,
    PointsPresent,
    PullFromDocked,
    SecondWins,
)
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.mission_red_planet.clock import (
    LAST_STOP,
    PRODUCTION_STOPS,
    next_production,
)

# Ice counts for the monopoly too: nine points divided by the ice of an ordinary game.
ICE_EXTRA: Final = 0.35

# Who takes the tokens of the last production.
MOST: Final = 0
ALL_PRESENT: Final = 1
FEWEST: Final = 2
SECOND: Final = 3
EVEN_WINS: Final = 4
ODD_WINS: Final = 5


@mypyc_attr(acyclic=True)
class Place:
    """The prizes of one zone: of the next production, and of those after it."""

    def __init__(self, soon: float, later: float) -> None:
        """Start without a discovery."""
        self.soon = soon
        self.later = later
        # Points at the end for being there, and for the most astronauts there.
        self.present = 0.0
        self.most = 0.0
        self.winners = MOST
        # Astronauts that each colour will lose, and whether docked crews will arrive.
        self.losses = 0
        self.pulls = False


@mypyc_attr(acyclic=True)
class Places:
    """The prizes of all zones."""

    def __init__(self, state: MissionState, seat: int) -> None:
        """See what *seat* may see; NONE sees every discovery."""
        self.unknown = unknown_worth(state)
        self.number = next_production(state)
        self.at = [self.without_discovery(state, zone) for zone in range(state.zones())]
        if state.stop <= LAST_STOP or state.are_discoveries_up:
            for zone, card in enumerate(state.discovery):
                if card != NONE and (
                    seat == NONE or state.are_discoveries_up or state.known[zone] >> seat & 1
                ):
                    self.add_discovery(state, zone, card)

    def without_discovery(self, state: MissionState, zone: int) -> Place:
        """Return what *zone* gives by itself: what lies there, and what it will produce."""
        number = self.number
        if number == NONE:
            return Place(0.0, 0.0)
        lying = 0.0
        first = zone * 3
        for kind in range(3):
            count = state.tokens[first + kind]
            if count:
                lying += worth_of(kind) * count
        worth = self.worth_at(state, zone)
        later = 0.0
        for after in range(number + 1, len(PRODUCTION_STOPS)):
            later += worth * (after + 1)
        return Place(lying + worth * (number + 1), later)

    def add_discovery(self, state: MissionState, zone: int, card: int) -> None:
        """A known discovery changes the last production of its zone, or the points at the end."""
        discovery = state.rules.components.discovery(card)
        rule = discovery.rule
        place = self.at[zone]
        if isinstance(rule, PointsPresent):
            place.present += rule.points
        elif isinstance(rule, PointsMost):
            place.most += rule.points
        elif discovery.phase == FINAL or state.stop > LAST_STOP:
            return
        elif isinstance(rule, AllTied):
            place.winners = ALL_PRESENT
        elif isinstance(rule, FewestWins):
            place.winners = FEWEST
        elif isinstance(rule, ParityWins):
            place.winners = EVEN_WINS if rule.parity == EVEN else ODD_WINS
        elif isinstance(rule, SecondWins):
            place.winners = SECOND
        elif isinstance(rule, (EachLoses, EachMovesAdjacent)):
            if not state.are_discoveries_up:
                place.losses = rule.n
        elif isinstance(rule, PullFromDocked):
            place.pulls = not state.are_discoveries_up
        else:
            self.change_production(state, zone, rule)

    def change_production(self, state: MissionState, zone: int, rule: DiscoveryRule) -> None:
        """Add what the last production gives more, or less, because of *rule* at *zone*."""
        tokens = len(PRODUCTION_STOPS)
        for other in range(len(self.at)):
            extra = rule.extra(zone, other, state)
            if extra:
                self.add_to_last(other, extra * self.worth_at(state, other))
        if state.found >> zone & 1:
            own = state.resource[zone]
            self.add_to_last(zone, tokens * (worth_of(rule.resource(own)) - worth_of(own)))
        if rule.forbids_production():
            last = self.at[zone].soon if self.is_last() else self.at[zone].later
            self.add_to_last(zone, -min(last, tokens * self.worth_at(state, zone)))

    def add_to_last(self, zone: int, worth: float) -> None:
        """Add to what the last production of *zone* is worth."""
        if self.is_last():
            self.at[zone].soon += worth
        else:
            self.at[zone].later += worth

    def is_last(self) -> bool:
        """Whether the next production is the last one."""
        return self.number == len(PRODUCTION_STOPS) - 1

    def worth_at(self, state: MissionState, zone: int) -> float:
        """Return what a token of *zone* is worth, as far as it is known."""
        return worth_of(state.resource[zone]) if state.found >> zone & 1 else self.unknown


def worth_of(resource: int) -> float:
    """Return the points of a token; ice may also win the monopoly."""
    return WORTH[resource] + ICE_EXTRA if resource == ICE else float(WORTH[resource])


def unknown_worth(state: MissionState) -> float:
    """Return the mean worth of the resource tokens that nobody has turned up."""
    left = list(RESOURCE_TOKENS)
    for zone, resource in enumerate(state.resource):
        if state.found >> zone & 1:
            left[resource] = left[resource] - 1
    total = 0.0
    count = 0
    for resource, tokens in enumerate(left):
        if tokens > 0:
            total += worth_of(resource) * tokens
            count += tokens
    return total / count if count else 0.0
