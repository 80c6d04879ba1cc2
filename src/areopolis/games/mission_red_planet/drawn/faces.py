"""What is printed on board, ships and cards, for clients that draw them; JSON-able."""

from __future__ import annotations

from typing import Any

from areopolis.games.mission_red_planet.data.components import CHARACTERS, NONE, RESOURCES, WORTH
from areopolis.games.mission_red_planet.rulebook import Components
from areopolis.games.mission_red_planet.rules.scoring import ICE_MONOPOLY
from areopolis.games.mission_red_planet.words.texts import GLOBAL_MISSION

Face = dict[str, Any]


def faces(components: Components) -> dict[str, dict[str, Face]]:
    """Return what is printed on every thing, by kind and name."""
    zones = components.vocabulary.names["zone"]
    return {
        "zone": {
            name: {
                "kind": components.zones[zone].kind,
                "touches": [zones[other] for other in components.adjacent[zone]],
            }
            for zone, name in enumerate(zones)
        },
        "ship": {
            ship.name: {
                "capacity": ship.capacity,
                "to": zones[ship.to] if ship.to != NONE else None,
            }
            for ship in components.ships
        },
        "card": cards(components),
        "global-mission": {GLOBAL_MISSION: {"points": ICE_MONOPOLY}},
        "character": {name: {"number": n} for n, name in enumerate(CHARACTERS) if n},
        "resource": {name: {"worth": worth} for name, worth in zip(RESOURCES, WORTH, strict=True)},
    }


def cards(components: Components) -> dict[str, Face]:
    """Return the kind of every event card, and when it takes effect."""
    shown: dict[str, Face] = {}
    for mission in components.missions:
        shown[mission.name] = {"kind": "mission"}
    for discovery in components.discoveries:
        shown[discovery.name] = {"kind": "discovery", "phase": discovery.phase}
    for action in components.actions:
        shown[action.name] = {"kind": "action", "trigger": action.trigger}
    return shown
