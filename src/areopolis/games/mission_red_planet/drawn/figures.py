"""Points of single cards, by the functions that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.games.mission_red_planet.data.components import FINAL

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState


def figures(state: MissionState, seat: int, kind: str, number: int) -> dict[str, int]:
    """Return what a card would score for *seat* as things stand.

    A mission, as if the seat held it; a discovery where it lies, face up or down.
    """
    components = state.rules.components
    if kind != "card":
        return {}
    if components.is_mission(number):
        return {"points": components.missions[number].rule.points_for(state, seat)}
    if components.is_discovery(number) and number in state.discovery:
        discovery = components.discovery(number)
        if discovery.phase == FINAL:
            zone = state.discovery.index(number)
            return {"points": discovery.rule.points_for(state, zone, seat)}
    return {}
