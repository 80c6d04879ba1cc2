"""What missions can ask for (specification 8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.mission_red_planet.data.components import RESOURCES, MissionRule

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState


def has_most(state: MissionState, amounts: list[int], colour: int) -> bool:
    """Whether *colour* has the most; a tie counts, nothing at all does not (E-56, E-62)."""
    mine = amounts[colour]
    return mine == max(amounts) and (mine > 0 or not state.rules.most_requires_positive)


class PresenceTiers(MissionRule):
    """Points for the number of these zones in which the owner has an astronaut; not cumulative."""

    KEY = "presence_tiers"
    FIELDS = (("zones", "zone*"), ("points", "count*"))

    def __init__(self, zones: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.zones = zones
        self.points = points

    def points_for(self, state: MissionState, colour: int) -> int:
        present = sum([1 for zone in self.zones if state.count(zone, colour) > 0])
        return self.points[min(present, len(self.points)) - 1] if present else 0


class PresenceCountTiers(MissionRule):
    """Points for astronauts in at least so many of all zones; the highest tier counts."""

    KEY = "presence_count_tiers"
    FIELDS = (("thresholds", "count*"), ("points", "count*"))

    def __init__(self, thresholds: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.thresholds = thresholds
        self.points = points

    def points_for(self, state: MissionState, colour: int) -> int:
        present = sum([1 for zone in range(state.zones()) if state.count(zone, colour) > 0])
        scored = 0
        for threshold, points in zip(self.thresholds, self.points, strict=True):
            if present >= threshold:
                scored = points
        return scored


class MostAstronauts(MissionRule):
    """The most astronauts in these zones together."""

    KEY = "most_astronauts"
    FIELDS = (("zones", "zone*"), ("points", "count"))

    def __init__(self, zones: tuple[int, ...], points: int) -> None:
        self.zones = zones
        self.points = points

    def points_for(self, state: MissionState, colour: int) -> int:
        amounts = [
            sum([state.count(zone, other) for zone in self.zones]) for other in range(state.colours)
        ]
        return self.points if has_most(state, amounts, colour) else 0


class MostTokens(MissionRule):
    """The most point tokens of one resource."""

    KEY = "most_tokens"
    FIELDS = (("type", "resource"), ("points", "count"))

    def __init__(self, type: int, points: int) -> None:
        self.type = type
        self.points = points

    def points_for(self, state: MissionState, colour: int) -> int:
        amounts = [state.purse[other * 3 + self.type] for other in range(state.colours)]
        return self.points if has_most(state, amounts, colour) else 0


class MostLost(MissionRule):
    """The most astronauts on Lost in Space."""

    KEY = "most_lost"
    FIELDS = (("points", "count"),)

    def __init__(self, points: int) -> None:
        self.points = points

    def points_for(self, state: MissionState, colour: int) -> int:
        return self.points if has_most(state, state.lost, colour) else 0


class SoleZones(MissionRule):
    """Points for each zone in which only the owner has astronauts, up to a limit."""

    KEY = "sole_zones"
    FIELDS = (("per", "count"), ("max", "count"))

    def __init__(self, per: int, max: int) -> None:
        self.per = per
        self.max = max

    def points_for(self, state: MissionState, colour: int) -> int:
        scored = 0
        for zone in range(state.zones()):
            counts = state.counts(zone)
            if counts[colour] > 0 and counts[colour] == sum(counts):
                scored += self.per
        return min(scored, self.max)


class AtLeastTokens(MissionRule):
    """At least so many point tokens of each resource."""

    KEY = "at_least_tokens"
    FIELDS = (("each", "count"), ("points", "count"))

    def __init__(self, each: int, points: int) -> None:
        self.each = each
        self.points = points

    def points_for(self, state: MissionState, colour: int) -> int:
        purse = state.purse[colour * 3 : colour * 3 + len(RESOURCES)]
        return self.points if min(purse) >= self.each else 0


MISSION_RULES: Final = (
    PresenceTiers,
    PresenceCountTiers,
    MostAstronauts,
    MostTokens,
    MostLost,
    SoleZones,
    AtLeastTokens,
)
