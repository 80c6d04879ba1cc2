"""What follows from a view by the rules: parts of characters, majorities, points as things stand.

Nothing here is a rule: every number comes from the function that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.effect import Effect
from areopolis.games.mission_red_planet.data.components import CHARACTERS, COLOURS, STOP_NAMES
from areopolis.games.mission_red_planet.rules import scoring
from areopolis.games.mission_red_planet.rules.boarding import (
    PlaceApart,
    PlaceAstronauts,
    PlaceTogether,
)
from areopolis.games.mission_red_planet.rules.exploring import MakeMoves
from areopolis.games.mission_red_planet.rules.phases import LAST_PRODUCTION, Award, colours_in
from areopolis.games.mission_red_planet.rules.violence import TransferFromMoon

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.rulebook import Parts, Rulebook
    from areopolis.games.mission_red_planet.state import MissionState

Outlook = dict[str, Any]

PRODUCTION_STOP: Final = "production-"


def outlook(state: MissionState, seat: int | None) -> Outlook:
    """Return who leads where and what it is worth now; for *seat* also what its missions give."""
    zones = state.vocabulary.names["zone"]
    phase = next_production(state)
    award = Award(phase or LAST_PRODUCTION)
    seen: Outlook = {
        "characters": characters(state.rules),
        "next_production": phase,
        "leaders": {
            name: [COLOURS[colour] for colour in colours_in(award.winners(state, zone))]
            for zone, name in enumerate(zones)
        },
        "points": {
            COLOURS[colour]: {name: points for name, points in row.items() if name != "missions"}
            for colour, row in enumerate(scoring.breakdown(state))
        },
    }
    if seat is not None:
        seen["missions"] = own_missions(state, seat)
    return seen


def characters(rules: Rulebook) -> dict[str, Any]:
    """Return the parts of every character; no game changes them, so they are listed once."""
    if not rules.listed:
        for number in range(1, len(CHARACTERS)):
            rules.listed[CHARACTERS[number]] = part_list(rules.characters[number])
    return rules.listed


def next_production(state: MissionState) -> int | None:
    """Return the number of the production that comes next or is on; None after the last."""
    for stop in STOP_NAMES[state.stop :]:
        if stop.startswith(PRODUCTION_STOP):
            return int(stop.removeprefix(PRODUCTION_STOP))
    return None


def own_missions(state: MissionState, seat: int) -> dict[str, int]:
    """Return what each mission of *seat*, kept or just dealt, would give now."""
    components = state.rules.components
    names = state.vocabulary.names["card"]
    return {
        names[card]: components.missions[card].rule.points_for(state, seat)
        for card in (*state.dealt[seat], *state.kept[seat])
        if components.is_mission(card)
    }


def part_list(parts: Parts) -> list[list[Any]]:
    """Return the key of each part with its number, from top to bottom; equal ones are counted."""
    listed: list[list[Any]] = []
    for place, part in enumerate(parts):
        if not place or part != parts[place - 1]:
            listed.append([part.KEY, amount(part, parts.count(part))])
    return listed


def amount(part: Effect[Any, Any], times: int) -> int:
    """Return how many astronauts or moves a part is about, else how often it happens."""
    if isinstance(part, PlaceAstronauts | PlaceApart | PlaceTogether):
        return part.count
    if isinstance(part, MakeMoves):
        return part.left
    return part.most if isinstance(part, TransferFromMoon) else times
