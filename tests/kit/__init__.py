"""What tests of every game share: asking, driving, listening, wandering.

What belongs to one game is in a module of its name: `from kit.mission_red_planet import scene`.
"""

from kit.asking import drive, options, question, reasons, refuses
from kit.listening import Log, listen
from kit.short import contest_options, short_game, short_options
from kit.wandering import wander

__all__ = [
    "Log",
    "contest_options",
    "drive",
    "listen",
    "options",
    "question",
    "reasons",
    "refuses",
    "short_game",
    "short_options",
    "wander",
]
