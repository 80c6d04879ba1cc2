"""What every table can do; a game's own table replaces what it can do better."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.table.scene import Scene
from areopolis.core.action import Action, Pick
from areopolis.core.space import Choose, Space

CARD: Final = "card"


class Table:
    """Draws the moments of one game on a terminal."""

    def draw(self, scene: Scene) -> RenderableType:
        """Return the whole table."""
        raise NotImplementedError

    def hint(self, scene: Scene, action: Action, space: Space | None) -> Text:
        """Return what helps to judge an answer, shown behind its sentence: what its card does."""
        if isinstance(action, Pick) and isinstance(space, Choose):
            if space.kind == CARD:
                return Text(scene.speaker.describe(CARD, space.names[action.item], scene.options))
            return Text()
        kinds = [kind for _, kind in type(action).FIELDS]
        if kinds != [CARD]:
            return Text()
        (name,) = scene.game.vocabulary.args(action).values()
        return Text(scene.speaker.describe(CARD, str(name), scene.options))

    def number(self, action: Action) -> int | None:
        """Return the number that the thing in an answer has on the table, if it has one."""
        return None

    def thing(self, scene: Scene, kind: str, name: str) -> Text:
        """Return a thing of the game in a few words, as a heading of answers that concern it."""
        return Text(scene.name(kind, name))

    def facts(self, scene: Scene, kind: str, name: str) -> list[str]:
        """Return sentences about a thing as it lies on the table, beside what it does."""
        return []

    def seat(self, scene: Scene, seat: int) -> Text:
        """Return who sits there."""
        return Text(scene.speaker.seat(seat), "bold")

    def scores(self, scene: Scene) -> RenderableType:
        """Return the points by source; those who win or lose together have one row."""
        outcome = scene.view["outcome"]
        rows = list(outcome["breakdown"])
        names = [self.seat(scene, seat) for seat in range(len(rows))]
        if outcome["shared"]:
            if all(row == rows[0] for row in rows):
                names, rows = [Text(scene.speaker.together(), "bold")], rows[:1]
            return score_table(scene, names, rows, [], outcome["winners"])
        return score_table(scene, names, rows, outcome["ranks"], outcome["winners"])


def score_table(
    scene: Scene,
    names: list[Text],
    rows: list[dict[str, int]],
    ranks: list[int],
    winners: list[int],
) -> RenderableType:
    """Return one row of points for each name; names beyond the ranks are not compared."""
    order = sorted(range(len(rows)), key=lambda one: ranks[one] if one < len(ranks) else 99)
    heads = [Text(scene.say("rank") if ranks else ""), Text()]
    heads += [Text(scene.speaker.words.name("score", source)) for source in rows[0]]
    heads.append(Text(scene.say("total"), "bold"))
    lines: list[list[Text]] = []
    for one in order:
        star = (" \N{BLACK STAR}" if one in winners else "", "bold yellow")
        points = [Text(scene.voice.number(found)) for found in rows[one].values()]
        total = Text(scene.voice.number(sum(rows[one].values())), "bold")
        rank = Text(str(ranks[one]) if one < len(ranks) else "")
        lines.append([rank, Text.assemble(names[one], star), *points, total])
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.title = Text(scene.say("scores"), "bold")
    widths = [
        max([cell.cell_len for cell in column]) + 2 for column in zip(heads, *lines, strict=True)
    ]
    if sum(widths) <= scene.width:
        for place, head in enumerate(heads):
            grid.add_column(head, justify="left" if place == 1 else "right")
        for line in lines:
            grid.add_row(*line)
        return grid
    # More sources than there is room for beside each other stand below each other.
    grid.add_column("")
    for line in lines:
        grid.add_column(line[1], justify="right")
    for place, head in enumerate(heads):
        if place > 1 or (place == 0 and ranks):
            grid.add_row(head, *[line[place] for line in lines])
    return grid


def log_panel(scene: Scene) -> Panel:
    """Return the last things that happened, the newest last."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim")
    grid.add_column()
    for sentence in scene.log:
        grid.add_row("\N{BULLET}", sentence)
    return panel(scene.say("log"), grid)


def panel(title: str, body: RenderableType, style: str = "dim") -> Panel:
    """Return *body* in a frame."""
    return Panel(
        body,
        title=Text(title, "bold"),
        title_align="left",
        box=ROUNDED,
        border_style=style,
        padding=(0, 1),
    )
