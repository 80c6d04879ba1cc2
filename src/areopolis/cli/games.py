"""`areopolis games`: what is on the shelf, and one game in detail."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import areopolis
from areopolis.cli.arguments import Language, Pack
from areopolis.cli.desk import Complaint, Desk
from areopolis.cli.template import template
from areopolis.core.game import Game
from areopolis.core.speech import Speaker

Name = Annotated[str, typer.Argument(metavar="GAME", help="cli.help.game")]
Template = Annotated[bool, typer.Option("--pack-template", help="cli.help.pack-template")]


def games(
    context: typer.Context,
    game: Name = "",
    pack: Pack = None,
    pack_template: Template = False,
    lang: Language = "",
) -> None:
    """List the games, or tell about one."""
    desk: Desk = context.obj
    if not game:
        if pack_template or pack:
            raise Complaint("error.which-game", known=", ".join(areopolis.game_ids()))
        desk.out.print(shelf(desk))
        return
    chosen = areopolis.game(game, pack=pack)
    speaker = desk.voice.speaker(chosen)
    if pack_template:
        write = getattr(chosen, "pack_template", None)
        if write is None:
            raise Complaint("error.no-template", game=speaker.title())
        # Not through Rich: a long line must stay one line.
        typer.echo(template(write(), speaker, desk.voice), nl=False)
        return
    desk.out.print(about(desk, chosen, speaker))


def seats_text(game: Game) -> str:
    """Return the seat counts of *game*: "2–6"."""
    least, most = game.seats.start, game.seats.stop - 1
    return str(least) if least == most else f"{least}\N{EN DASH}{most}"


def shelf(desk: Desk) -> RenderableType:
    """Return the list of all games."""
    say = desk.voice.say
    table = Table(box=ROUNDED, title=say("games.title"), title_style="bold", border_style="dim")
    table.add_column(say("games.name"), style="bold cyan", no_wrap=True)
    table.add_column(say("games.game"))
    table.add_column(say("games.seats"), justify="center")
    table.add_column(say("games.options"), justify="right")
    table.add_column(say("games.reconstructed"), justify="right")
    for name in areopolis.game_ids():
        game = areopolis.game(name)
        title = desk.voice.speaker(game).title()
        facts = len(game.reconstructed())
        table.add_row(name, title, seats_text(game), str(len(game.option_values())), str(facts))
    return Group(table, Padding(Text(say("games.more"), "dim"), (0, 1)))


def about(desk: Desk, game: Game, speaker: Speaker) -> RenderableType:
    """Return everything that a player may want to know before a game."""
    say = desk.voice.say
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim")
    facts.add_column()
    facts.add_row(say("games.name"), game.id)
    facts.add_row(say("games.seats"), seats_text(game))
    facts.add_row(say("games.rules-version"), str(game.rules_version))
    if game.pack is not None:
        facts.add_row(say("games.pack"), f"{game.pack.name} ({game.pack.digest})")
    head = Group(Text(speaker.about()), Text(), facts)
    return Group(
        Panel(head, title=Text(speaker.title(), "bold"), border_style="red", padding=(1, 2)),
        options(desk, game, speaker),
        reconstructed(desk, game, speaker),
    )


def options(desk: Desk, game: Game, speaker: Speaker) -> RenderableType:
    """Return the rules options with their values; the default stands first."""
    say = desk.voice.say
    table = Table(box=SIMPLE_HEAD, title=say("games.options"), title_style="bold", expand=True)
    table.add_column(say("games.option"), style="bold cyan", no_wrap=True)
    table.add_column(say("games.values"), ratio=1)
    for name, option in game.options().items():
        told = Text.assemble((speaker.option_help(name), "italic"))
        for value in option.allowed:
            written = str(value).lower()
            meaning = speaker.option_value(name, value)
            line = Text.assemble("\n", (written, "bold"))
            if value == option.default:
                line.append(f" ({say('games.default')})", "green")
            if meaning != written:
                line.append(f"  {meaning}", "dim")
            fitting = game.seats_for(name, value)
            if len(fitting) < len(game.seats):
                line.append(f"  ({say('games.seats')}: {', '.join(map(str, fitting))})", "yellow")
            told.append_text(line)
        table.add_row(name, told)
    return table


def reconstructed(desk: Desk, game: Game, speaker: Speaker) -> RenderableType:
    """Return what we had to supply, things with the same gap in one row."""
    say = desk.voice.say
    gaps: dict[tuple[str, str], list[str]] = {}
    missing: dict[tuple[str, str], list[str]] = {}
    for fact in game.reconstructed():
        missing.setdefault((fact.kind, fact.name), []).append(fact.what)
    for (kind, name), whats in missing.items():
        said = ", ".join([speaker.words.name("reconstructed", what) for what in whats])
        gaps.setdefault((kind, said), []).append(speaker.name(kind, name))
    if not gaps:
        return Padding(Text(say("games.all-printed"), "green"), (0, 1))
    table = Table(
        box=SIMPLE_HEAD, title=say("games.reconstructed"), title_style="bold", expand=True
    )
    table.add_column(say("games.ours"), ratio=2)
    table.add_column(say("games.things"), ratio=5)
    for (_, said), names in gaps.items():
        table.add_row(said, ", ".join(names))
    return Group(table, Padding(Text(say("games.replace"), "dim"), (0, 1)))
