"""What a table is drawn from: one seat's view and the words for it."""

from __future__ import annotations

from typing import Any, NamedTuple

from areopolis.cli.voice import Voice
from areopolis.core.game import Game
from areopolis.core.speech import Speaker


class Scene(NamedTuple):
    """One moment at the table, as one seat (None: a spectator) may see it.

    *holders* says who sits at each seat, *log* what happened last, as sentences.
    """

    game: Game
    view: dict[str, Any]
    voice: Voice
    speaker: Speaker
    options: dict[str, Any]
    seat: int | None
    holders: tuple[str, ...]
    log: tuple[str, ...]
    width: int

    def say(self, key: str, **args: Any) -> str:
        """Return a text of the table."""
        return self.voice.say(f"table.{key}", **args)

    def name(self, kind: str, written: Any) -> str:
        """Return what a thing of the game is called."""
        return self.speaker.name(kind, written)
