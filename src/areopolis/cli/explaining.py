"""The answers to "?": commands, things of the game, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.choices import Choice, chosen
from areopolis.cli.table import Scene, Table
from areopolis.core.errors import RulesError
from areopolis.core.state import State

COMMANDS: Final = ("?", "? \N{HORIZONTAL ELLIPSIS}", "u", "s", "l", "t", "q")
KEYS: Final = ("help", "explain", "undo", "save", "log", "table", "quit")
# Names that say nothing about a thing.
UNNAMED: Final = ("seat", "dock")


def commands(scene: Scene) -> RenderableType:
    """Return what can be typed at the table."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_row("1 2 3 \N{HORIZONTAL ELLIPSIS}", scene.voice.say("play.help.number"))
    grid.add_row(scene.voice.say("play.help.notation-form"), scene.voice.say("play.help.notation"))
    for command, key in zip(COMMANDS, KEYS, strict=True):
        grid.add_row(command, scene.voice.say(f"play.help.{key}"))
    return grid


def explain(
    scene: Scene, table: Table, state: State, text: str, lines: Sequence[Choice]
) -> RenderableType:
    """Return what *text* (a number, a name, an action) is, or why it is not possible."""
    if not text:
        return commands(scene)
    line = chosen(lines, text)
    if line is not None:
        return choice_told(scene, table, line)
    found = things(scene, text)
    if found:
        return Group(*[thing_told(scene, table, kind, name) for kind, name in found])
    return possible(scene, state, text)


def choice_told(scene: Scene, table: Table, line: Choice) -> RenderableType:
    """Return an answer with its notation and the things that it names."""
    parts: list[RenderableType] = [line.sentence]
    told: list[tuple[str, str]] = []
    for option in line.options:
        parts.append(Text(option.text, "cyan"))
        args = scene.game.vocabulary.args(option) if type(option).FIELDS else {}
        for field, kind in type(option).FIELDS:
            thing = (kind, str(args[field]))
            if kind in scene.game.vocabulary.names and kind not in UNNAMED and thing not in told:
                told.append(thing)
    return Group(*parts, *[thing_told(scene, table, kind, name) for kind, name in told])


def things(scene: Scene, text: str) -> list[tuple[str, str]]:
    """Return the things of the game that are called *text*, else those whose name begins so."""
    said = " ".join(text.casefold().split())
    exact: list[tuple[str, str]] = []
    begun: list[tuple[str, str]] = []
    for kind, names in scene.game.vocabulary.names.items():
        if kind in UNNAMED:
            continue
        for name in names:
            called = scene.name(kind, name).casefold()
            if said in (name.casefold(), called):
                exact.append((kind, name))
            elif len(said) > 2 and (called.startswith(said) or name.casefold().startswith(said)):
                begun.append((kind, name))
    return exact or begun


def thing_told(scene: Scene, table: Table, kind: str, name: str) -> RenderableType:
    """Return what a thing is called and what it does."""
    line = Text.assemble((scene.name(kind, name), "bold"))
    words = scene.speaker.words
    if words.knows(f"kind.{kind}"):
        line.append(f" ({words.text(f'kind.{kind}')}, {name})", "dim")
    else:
        line.append(f" ({name})", "dim")
    told = [scene.speaker.describe(kind, name, scene.options), *table.facts(scene, kind, name)]
    if any(fact.kind == kind and fact.name == name for fact in scene.game.reconstructed()):
        told.append(scene.say("is-reconstructed"))
    line.append("  " + " ".join([one for one in told if one]))
    return line


def possible(scene: Scene, state: State, text: str) -> RenderableType:
    """Return why an action is not possible now, or that it is."""
    assert scene.seat is not None, "only who decides asks"
    try:
        reasons = state.why_not(scene.seat, text)
    except RulesError as error:
        return Text(scene.voice.error(error), "yellow")
    if not reasons:
        return Text(scene.voice.say("play.possible"), "green")
    return Text("\n").join([Text(scene.speaker.reason(reason), "yellow") for reason in reasons])
