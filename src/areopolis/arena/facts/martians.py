"""What the corporations of Martians did for the colony."""

from __future__ import annotations

from areopolis.arena.facts.reading import Facts, began_first
from areopolis.core.state import State
from areopolis.games.martians.answers import (
    ChangeCrops,
    Develop,
    FulfilOrder,
    FulfilRequirement,
    Hire,
    Install,
    Research,
)


def facts(state: State) -> tuple[Facts, ...]:
    """Return who began, scenario, corporations, and what each seat hired, built and delivered."""
    first = began_first(state)
    seats = range(state.seats)
    told: list[Facts] = [_begun(state, seat, seat == first) for seat in seats]
    name = state.vocabulary.name
    for seat, action in state.made():
        if isinstance(action, Hire):
            told[seat]["staff"].append(f"staff.{name('staff', action.staff)}")
        elif isinstance(action, Develop):
            told[seat]["technology"].append(f"technology.{name('technology', action.technology)}")
        elif isinstance(action, Install):
            kind = name("installation", action.installation)
            told[seat]["installation"].append(f"installation.{kind}")
        elif isinstance(action, ChangeCrops):
            told[seat]["crop"].append(f"crop.{name('crop', action.crop)}")
        elif isinstance(action, Research):
            told[seat]["research"].append(f"research.{name('research', action.tile)}")
        elif isinstance(action, FulfilOrder):
            told[seat]["order"].append(f"order.{name('order', action.order)}")
        elif isinstance(action, FulfilRequirement):
            asked = name("requirement", action.requirement)
            told[seat]["requirement"].append(f"requirement.{asked}")
    return tuple(told)


def _begun(state: State, seat: int, is_first: bool) -> Facts:
    """Return what is known of a seat before its first turn; alone one has two corporations."""
    shown = state.view(seat)
    return {
        "first-player": ["yes" if is_first else "no"],
        "scenario": [] if shown["scenario"] is None else [f"scenario.{shown['scenario']}"],
        "corporation": [
            f"corporation.{player['corporation']}"
            for player in shown["players"]
            if player["seat"] == seat
        ],
        "staff": [],
        "technology": [],
        "installation": [],
        "crop": [],
        "research": [],
        "order": [],
        "requirement": [],
    }
