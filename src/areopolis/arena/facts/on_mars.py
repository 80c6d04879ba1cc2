"""What the seats of On Mars took and built."""

from __future__ import annotations

from typing import Any

from areopolis.arena.facts.reading import Facts, began_first
from areopolis.core.state import State


def facts(state: State) -> tuple[Facts, ...]:
    """Return who began, Blueprints, technologies, Scientists, contracts and the goal of each."""
    first = began_first(state)
    players = state.to_dict()["players"]
    return tuple([_of(players[seat], seat == first) for seat in range(state.seats)])


def _of(player: dict[str, Any], is_first: bool) -> Facts:
    goal = player["goal_done"]
    return {
        "first-player": ["yes" if is_first else "no"],
        "blueprint": [f"card.{name}" for name in player["blueprints"]],
        "technology": [f"tech.{name}" for name in player["lab"]],
        "scientist": [f"scientist.{name}" for name in player["scientists"]],
        "contract": [f"contract.{name}" for name in player["contracts"]],
        "private-goal": [] if goal == "none" else [f"goal.{goal}"],
    }
