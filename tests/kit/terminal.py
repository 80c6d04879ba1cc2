"""Tables as a terminal shows them."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from areopolis.cli.table import Scene, table_of
from areopolis.cli.voice import Voice
from areopolis.core.state import State


def drawn(part: RenderableType, width: int) -> str:
    """Return a part of a table as it is printed."""
    console = Console(file=StringIO(), width=width, highlight=False, markup=False)
    console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def page(state: State, seat: int | None, width: int = 100, language: str = "en") -> str:
    """Return the table of a game as *seat* sees it, with its scores at the end."""
    game, voice = state.game, Voice(language)
    holders = tuple([f"person {number}" for number in range(state.seats)])
    speaker, view = voice.speaker(game, state.options, state.seats), state.view(seat)
    scene = Scene(game, view, voice, speaker, state.options, seat, holders, ("So.",), width)
    table = table_of(game.id)
    scores = drawn(table.scores(scene), width) if state.over else ""
    return drawn(table.draw(scene), width) + scores
