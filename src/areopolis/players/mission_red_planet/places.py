"""What each zone will give, and how its discovery changes who gets it."""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import (
    FINAL,
    ICE,
    NONE,
    RESOURCE_TOKENS,
    WORTH,
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


class Places:
    """The prizes of all zones: of the next production, and of those after it."""

    def __init__(self, state: MissionState, seat: int) -> None:
        """See what *seat* may see; NONE sees every discovery."""
        zones = state.zones()
        self.soon = [0.0] * zones
        self.later = [0.0] * zones
        # Points at the end for being there, and for the most astronauts there.
        self.present = [0.0] * zones
        self.most = [0.0] * zones
        self.winners = [MOST] * zones
        # Astronauts that each colour will lose, and whether docked crews will arrive.
        self.losses = [0] * zones
        self.pulls = [False] * zones
        worth_unknown = unknown_worth(state)
        number = next_production(state)
        for zone in range(zones):
            worth = worth_unknown
            if state.found >> zone & 1:
                worth = worth_of(state.resource[zone])
            lying = 0.0
            for kind in range(len(WORTH)):
                lying += worth_of(kind) * state.tokens[zone * 3 + kind]
            if number != NONE:
                self.soon[zone] = lying + worth * (number + 1)
                for after in range(number + 1, len(PRODUCTION_STOPS)):
                    self.later[zone] += worth * (after + 1)
        if state.stop <= LAST_STOP or state.are_discoveries_up:
            for zone, card in enumerate(state.discovery):
                is_known = seat == NONE or state.are_discoveries_up or state.known[zone] >> seat & 1
                if card != NONE and is_known:
                    self.add_discovery(state, zone, card)

    def add_discovery(self, state: MissionState, zone: int, card: int) -> None:
        """A known discovery changes the last production of its zone, or the points at the end."""
        discovery = state.rules.components.discovery(card)
        rule = discovery.rule
        if isinstance(rule, PointsPresent):
            self.present[zone] += rule.points
            return
        if isinstance(rule, PointsMost):
            self.most[zone] += rule.points
            return
        if discovery.phase == FINAL or state.stop > LAST_STOP:
            return
        last = self.soon if next_production(state) == len(PRODUCTION_STOPS) - 1 else self.later
        tokens = len(PRODUCTION_STOPS)
        if isinstance(rule, AllTied):
            self.winners[zone] = ALL_PRESENT
        elif isinstance(rule, FewestWins):
            self.winners[zone] = FEWEST
        elif isinstance(rule, ParityWins):
            self.winners[zone] = EVEN_WINS if rule.parity == EVEN else ODD_WINS
        elif isinstance(rule, SecondWins):
            self.winners[zone] = SECOND
        elif isinstance(rule, (EachLoses, EachMovesAdjacent)):
            if not state.are_discoveries_up:
                self.losses[zone] = rule.n
        elif isinstance(rule, PullFromDocked):
            self.pulls[zone] = not state.are_discoveries_up
        else:
            own = state.resource[zone]
            for other in range(state.zones()):
                last[other] += rule.extra(zone, other, state) * self.worth_at(state, other)
            if state.found >> zone & 1:
                last[zone] += tokens * (worth_of(rule.resource(own)) - worth_of(own))
            if rule.forbids_production():
                last[zone] = max(0.0, last[zone] - tokens * self.worth_at(state, zone))

    def worth_at(self, state: MissionState, zone: int) -> float:
        """Return what a token of *zone* is worth, as far as it is known."""
        if state.found >> zone & 1:
            return worth_of(state.resource[zone])
        return unknown_worth(state)


def worth_of(resource: int) -> float:
    """Return the points of a token; ice may also win the monopoly."""
    return WORTH[resource] + ICE_EXTRA if resource == ICE else float(WORTH[resource])


def unknown_worth(state: MissionState) -> float:
    """Return the mean worth of the resource tokens that nobody has turned up."""
    left = list(RESOURCE_TOKENS)
    for zone in range(state.zones()):
        if state.found >> zone & 1:
            left[state.resource[zone]] -= 1
    total = 0.0
    count = 0
    for resource, tokens in enumerate(left):
        if tokens > 0:
            total += worth_of(resource) * tokens
            count += tokens
    return total / count if count else 0.0
