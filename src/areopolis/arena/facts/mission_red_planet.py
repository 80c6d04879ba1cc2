"""What the seats of Mission: Red Planet chose."""

from __future__ import annotations

from collections import Counter

from areopolis.arena.facts.reading import Facts, began_first
from areopolis.core.state import State

CHOOSE = "choose "
KEEP = "keep "


def facts(state: State) -> tuple[Facts, ...]:
    """Return who began, the mission kept, and which characters were chosen first and repeatedly."""
    first = began_first(state)
    told: list[Facts] = []
    for seat in range(state.seats):
        texts = [action.text for mover, action in state.made() if mover == seat]
        chosen = [text.removeprefix(CHOOSE) for text in texts if text.startswith(CHOOSE)]
        kept = [text.removeprefix(KEEP) for text in texts if text.startswith(KEEP)]
        again = [name for name, count in Counter(chosen).items() if count > 1]
        told.append(
            {
                "first-player": ["yes" if seat == first else "no"],
                "mission": [f"card.{name}" for name in kept[:1]],
                "opening-character": [f"character.{name}" for name in chosen[:1]],
                "repeated-character": [f"character.{name}" for name in sorted(again)],
            }
        )
    return tuple(told)
