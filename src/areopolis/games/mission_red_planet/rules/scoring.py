"""Final scoring and victory (specification 9.4 and 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.outcome import Outcome, ranks_by
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.data.components import (
    COLOURS,
    FINAL,
    ICE,
    NONE,
    WORTH,
)

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState

ICE_MONOPOLY: Final = 9


def ice_monopoly(state: MissionState) -> list[int]:
    """Return the points of each colour for the most ice; tied colours divide them, rounded down.

    Without any ice nobody scores, also where the most of nothing fulfils missions (E-93).
    """
    ice = [state.purse[colour * 3 + ICE] for colour in range(state.colours)]
    most = max(ice)
    if not most:
        return [0] * state.colours
    share = ICE_MONOPOLY // ice.count(most)
    return [share if mine == most else 0 for mine in ice]


def mission_points(state: MissionState, colour: int) -> list[tuple[int, int]]:
    """Return each mission of *colour* with its points; neutral colours have none."""
    if state.is_neutral(colour):
        return []
    components = state.rules.components
    return [
        (card, components.missions[card].rule.points_for(state, colour))
        for card in state.kept[colour]
        if components.is_mission(card)
    ]


def discovery_points(state: MissionState, colour: int) -> list[tuple[int, int]]:
    """Return each zone whose open discovery gives or takes points of *colour*, with the points."""
    scored: list[tuple[int, int]] = []
    for zone, card in enumerate(state.discovery):
        if card != NONE and state.are_discoveries_up:
            discovery = state.rules.components.discovery(card)
            if discovery.phase == FINAL:
                points = discovery.rule.points_for(state, zone, colour)
                if points:
                    scored.append((zone, points))
    return scored


def token_points(state: MissionState, colour: int) -> int:
    """Return what the point tokens of *colour* are worth."""
    points = 0
    for kind, worth in enumerate(WORTH):
        points += worth * state.purse[colour * 3 + kind]
    return points


def token_count(state: MissionState, colour: int) -> int:
    """Return how many point tokens *colour* has, whatever they are worth."""
    return sum(state.purse[colour * 3 : colour * 3 + len(WORTH)])


def breakdown(state: MissionState) -> tuple[dict[str, int], ...]:
    """Return the points of each colour by source."""
    ice = ice_monopoly(state)
    return tuple(
        [
            {
                "tokens": token_points(state, colour),
                "missions": sum([points for _, points in mission_points(state, colour)]),
                "ice-monopoly": ice[colour],
                "discoveries": sum([points for _, points in discovery_points(state, colour)]),
            }
            for colour in range(state.colours)
        ]
    )


def outcome(state: MissionState) -> Outcome:
    """Return ranks and winners: most points, then most tokens, else shared (E-63).

    Two players lose together if only neutral colours have the most points (E-74, E-75, E-92).
    """
    points = breakdown(state)
    totals = [sum(one.values()) for one in points]
    own = points[: state.seats]
    neutral = {COLOURS[n]: points[n] for n in range(state.seats, state.colours)}
    order = [(totals[seat], token_count(state, seat)) for seat in range(state.seats)]
    if max(totals) > max(totals[: state.seats]):
        return Outcome((2,) * state.seats, (), own, "neutral-won", others=neutral)
    ranks = ranks_by([(total, tokens) for total, tokens in order])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    is_alone = len(winners) == 1
    return Outcome(
        ranks, winners, own, "most-points" if is_alone else "shared-victory", others=neutral
    )


def tell(state: MissionState) -> None:
    """Tell what every colour scores, in the order of final scoring."""
    for colour, points in enumerate(ice_monopoly(state)):
        if points:
            state.tell(events.IceMonopolyScored(colour, points))
    for colour in range(state.colours):
        for card, points in mission_points(state, colour):
            state.tell(events.MissionScored(colour, card, points))
    for colour in range(state.colours):
        for zone, points in discovery_points(state, colour):
            state.tell(events.DiscoveryScored(colour, zone, points))
