"""Numbered choices: the answers to a question, long lists in groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table import Scene, Table
from areopolis.core.action import DONE, Action, Pick
from areopolis.core.space import Choose, Space

# More answers than this are offered in two steps.
LIST_MOST: Final = 24
ONE_COLUMN_MOST: Final = 6
COLUMNS_MOST: Final = 4
NUMBER_WIDTH: Final = 6
# A hint that would be cut shorter than this is left out.
HINT_LEAST: Final = 12


class Choice(NamedTuple):
    """One line of a list: an answer, or several that have something in common."""

    number: int
    sentence: Text
    hint: Text
    options: tuple[Action, ...]


def choices(
    scene: Scene, table: Table, options: Sequence[Action], space: Space | None
) -> list[Choice]:
    """Return *options* as lines to choose from."""
    if len(options) > LIST_MOST:
        grouped = groups(scene, table, options)
        if 1 < len(grouped) < len(options):
            return grouped
    numbers = numbering(table, options, space)
    return [
        Choice(
            number,
            Text(scene.speaker.action(option, space)),
            table.hint(scene, option, space),
            (option,),
        )
        for number, option in zip(numbers, options, strict=True)
    ]


def numbering(table: Table, options: Sequence[Action], space: Space | None) -> list[int]:
    """Return the numbers of *options*: those on the table where all have one, else from 1 on.

    The items of a composite answer keep their numbers while some are picked.
    """
    numbers: list[int] = []
    for option in options:
        number = pick_number(option, space) if space is not None else table.number(option)
        if number is not None:
            numbers.append(number)
    if len(set(numbers)) == len(options):
        return numbers
    return list(range(1, len(options) + 1))


def pick_number(option: Action, space: Space) -> int | None:
    """Return the number of an item, or the amount of a payment; 0 ends the answer."""
    if isinstance(option, Pick):
        return option.item + 1 if isinstance(space, Choose) else option.count
    return 0 if option is DONE else None


def chosen(lines: Sequence[Choice], text: str) -> Choice | None:
    """Return the line whose number *text* is."""
    for line in lines:
        if text == str(line.number):
            return line
    return None


def groups(scene: Scene, table: Table, options: Sequence[Action]) -> list[Choice]:
    """Return *options* by kind and by the first thing that they name."""
    found: dict[tuple[str, str], list[Action]] = {}
    names: dict[tuple[str, str], Text] = {}
    for option in options:
        kind = type(option)
        args = scene.game.vocabulary.args(option) if kind.FIELDS else {}
        first = str(next(iter(args.values()), ""))
        group = (kind.KEY, first)
        found.setdefault(group, []).append(option)
        if kind.FIELDS and scene.game.vocabulary.names.get(kind.FIELDS[0][1]):
            names[group] = table.thing(scene, kind.FIELDS[0][1], first)
    lines: list[Choice] = []
    for group, members in found.items():
        if len(members) == 1:
            text, hint = Text(scene.speaker.action(members[0])), table.hint(scene, members[0], None)
        else:
            text = names.get(group) or Text(beginning([member.text for member in members]))
            hint = Text(f"\N{HORIZONTAL ELLIPSIS} {len(members)}")
        lines.append(Choice(len(lines) + 1, text, hint, tuple(members)))
    return lines


def beginning(texts: Sequence[str]) -> str:
    """Return the words with which all *texts* begin."""
    shared: list[str] = []
    for words in zip(*[text.split() for text in texts], strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared)


def listed(lines: Sequence[Choice], width: int) -> RenderableType:
    """Return the lines with their numbers, in columns where they fit."""
    shown = [with_hint(line, width - NUMBER_WIDTH) for line in lines]
    widest = max([cell_len(text.plain) for text in shown]) + NUMBER_WIDTH
    columns = 1
    if len(lines) > ONE_COLUMN_MOST:
        columns = max(1, min(COLUMNS_MOST, width // widest, len(lines) // 3))
    height = -(-len(lines) // columns)
    grid = Grid.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
        grid.add_column()
    for place in range(height):
        cells: list[Text] = []
        for at in range(place, len(lines), height):
            cells += [Text(str(lines[at].number)), shown[at]]
        grid.add_row(*cells)
    return grid


def with_hint(line: Choice, room: int) -> Text:
    """Return an answer with its hint; a long hint is cut, "?" tells the whole."""
    if not line.hint:
        return line.sentence
    hint = line.hint.copy() if line.hint.spans else Text(line.hint.plain, "dim")
    left = room - cell_len(line.sentence.plain) - 2
    if left < HINT_LEAST:
        return line.sentence
    hint.truncate(left, overflow="ellipsis")
    return Text.assemble(line.sentence, "  ", hint)
