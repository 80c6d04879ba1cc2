"""Where a command works: its screens, its language, and how it complains."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from areopolis.cli.voice import Voice


class Complaint(Exception):
    """Something the user must put right; said in one sentence, exit status 2."""

    def __init__(self, key: str, **args: Any) -> None:
        """Say the text *key* of the command line."""
        super().__init__(key)
        self.key = key
        self.values = args


class Desk:
    """What every command gets: where to write, and in which language."""

    def __init__(self, voice: Voice) -> None:
        """Write to the standard streams of now."""
        self.voice = voice
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def complain(self, sentence: str) -> None:
        """Say what is wrong, in one line on the error stream."""
        start = (self.voice.say("error") + ": ", "bold red")
        self.err.print(Text.assemble(start, printable(sentence)), soft_wrap=True)


def printable(text: str) -> str:
    """Return *text* without what would steer the terminal; a file may hold anything."""
    return "".join(
        [
            letter
            if letter.isprintable()
            else " "
            if letter.isspace()
            else "\N{REPLACEMENT CHARACTER}"
            for letter in text
        ]
    )
