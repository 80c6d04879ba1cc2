"""What the seats of Terraforming Mars played."""

from __future__ import annotations

from typing import Any

from areopolis.arena.facts.reading import Facts, began_first
from areopolis.core.state import State


def facts(state: State) -> tuple[Facts, ...]:
    """Return who began, corporations, projects, colonies, milestones and awards of each seat."""
    first = began_first(state)
    position = state.to_dict()
    return tuple([_of(position, seat, seat == first) for seat in range(state.seats)])


def _of(position: dict[str, Any], seat: int, is_first: bool) -> Facts:
    player = position["players"][seat]
    colour, corporation = player["colour"], player["corporation"]
    projects = [card for card in player["tableau"] + player["events"] if card != corporation]
    colonies = [name for name, colony in position["colonies"].items() if colour in colony["owners"]]
    claimed = [name for name, owner in position["milestones"].items() if owner == colour]
    funded = [name for name, owner in position["awards"].items() if owner == colour]
    return {
        "first-player": ["yes" if is_first else "no"],
        "corporation": [f"card.{corporation}"],
        "project": [f"card.{name}" for name in projects],
        "colony": [f"colony.{name}" for name in colonies],
        "milestone": [f"milestone.{name}" for name in claimed],
        "award": [f"award.{name}" for name in funded],
    }
