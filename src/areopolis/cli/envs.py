"""`areopolis envs`: what the numbers of actions and observations mean."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import areopolis
from areopolis.cli.arguments import GameName, Language, Pack, seats_of
from areopolis.cli.desk import Desk
from areopolis.cli.voice import Voice
from areopolis.envs import encoding

Json = Annotated[bool, typer.Option("--json", help="cli.help.envs-json")]
Seats = Annotated[str, typer.Option("--seats", "-n", metavar="N", help="cli.help.envs-seats")]


def envs(
    context: typer.Context,
    game: GameName,
    pack: Pack = None,
    as_json: Json = False,
    seats: Seats = "",
    lang: Language = "",
) -> None:
    """Print the catalogue of a game's encoding."""
    desk: Desk = context.obj
    chosen = areopolis.game(game, pack=pack)
    found = encoding(chosen).catalogue(seats_of(chosen, seats) if seats else None)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
        return
    desk.out.print(head(found, desk.voice))
    desk.out.print(pieces(found, desk.voice))
    for axis, names in found["axes"].items():
        # A single number has nothing to tell apart.
        if len(names) > 1:
            listed(desk, f"{desk.voice.say('envs.axis')} {axis}", names)
    values = [f"{name}: {joined(allowed)}" for name, allowed in found["options"].items()]
    listed(desk, desk.voice.say("envs.options"), values)
    desk.out.print(Text(desk.voice.say("envs.steps"), "bold"))
    for step, fields in found["steps"].items():
        typer.echo(f"        {step}: {joined([f'{n} ({kind})' for n, kind in fields.items()])}")
    listed(desk, desk.voice.say("envs.actions"), found["actions"])


def joined(values: list[Any]) -> str:
    """Return *values* in one line."""
    return ", ".join([str(value) for value in values])


def listed(desk: Desk, title: str, lines: list[str]) -> None:
    """Print numbered *lines*.

    Not through Rich: a line for each, whatever the width, for those who search in them.
    """
    desk.out.print(Text(title, "bold"))
    for number, line in enumerate(lines):
        typer.echo(f"{number:>6}  {line}")


def head(found: dict[str, Any], voice: Voice) -> RenderableType:
    """Return what the catalogue belongs to."""
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim")
    facts.add_column()
    facts.add_row(voice.say("games.name"), found["game"])
    facts.add_row(voice.say("games.rules-version"), str(found["rules_version"]))
    facts.add_row(voice.say("envs.version"), str(found["encoding_version"]))
    facts.add_row(voice.say("envs.digest"), found["digest"])
    if found["pack"] is not None:
        facts.add_row(voice.say("games.pack"), found["pack"]["name"])
    facts.add_row(voice.say("envs.numbers"), voice.number(found["size"]))
    facts.add_row(voice.say("envs.actions"), voice.number(len(found["actions"])))
    return Group(facts)


def pieces(found: dict[str, Any], voice: Voice) -> RenderableType:
    """Return the pieces of an observation: where they start, what they run over, their bounds."""
    table = Table(box=SIMPLE_HEAD, title=voice.say("envs.pieces"), title_style="bold")
    table.add_column(voice.say("envs.start"), justify="right")
    table.add_column(voice.say("envs.piece"), style="bold cyan", no_wrap=True)
    table.add_column(voice.say("envs.shape"))
    table.add_column(voice.say("envs.bounds"), justify="right")
    for piece in found["pieces"]:
        axes = [f"{size} {axis}" for size, axis in zip(piece["shape"], piece["axes"], strict=True)]
        bounds = f"{piece['least']} … {piece['most']}"
        table.add_row(str(piece["start"]), piece["name"], " × ".join(axes), bounds)
    return table
