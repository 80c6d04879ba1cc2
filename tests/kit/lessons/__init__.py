"""The line that each lesson of the tutorial teaches, by game; a module for each game here."""

from importlib import import_module
from typing import Final

import areopolis

# What the coach advises, and the events that show it has worked.
Line = tuple[tuple[str, ...], tuple[str, ...]]

TAUGHT: Final = [name for name in areopolis.game_ids() if areopolis.game(name).lessons()]
LINES: Final[dict[str, dict[str, Line]]] = {
    name: import_module(f"kit.lessons.{name.replace('-', '_')}").LINES for name in TAUGHT
}
