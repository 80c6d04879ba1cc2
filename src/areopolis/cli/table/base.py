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
        """Return the points by source; the best of each row is bold."""
        outcome = scene.view["outcome"]
        rows = list(outcome["breakdown"])
        names = [self.seat(scene, seat) for seat in range(len(rows))]
        return score_table(scene, names, rows, outcome["ranks"], outcome["winners"])


def score_table(
    scene: Scene,
    names: list[Text],
    rows: list[dict[str, int]],
    ranks: list[int],
    winners: list[int],
) -> RenderableType:
    """Return one row of points for each name; names beyond the ranks take no part in victory."""
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.title = Text(scene.say("scores"), "bold")
    grid.add_column(scene.say("rank"), justify="right")
    grid.add_column("")
    sources = list(rows[0])
    for source in sources:
        grid.add_column(scene.speaker.words.name("score", source), justify="right")
    grid.add_column(scene.say("total"), justify="right", style="bold")
    order = sorted(range(len(rows)), key=lambda one: ranks[one] if one < len(ranks) else 99)
    for one in order:
        has_won = one in winners
        rank = str(ranks[one]) if one < len(ranks) else ""
        name = Text.assemble(names[one], (" \N{BLACK STAR}" if has_won else "", "bold yellow"))
        points = [scene.voice.number(rows[one][source]) for source in sources]
        total = scene.voice.number(sum(rows[one].values()))
        grid.add_row(rank, name, *points, total)
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
