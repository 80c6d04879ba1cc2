"""`areopolis play`: a game at the terminal."""

from __future__ import annotations

import secrets
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

import areopolis
from areopolis.cli.arena import checked
from areopolis.cli.arguments import (
    Language,
    Options,
    Pack,
    Seats,
    Seed,
    options_of,
    people_of,
    seats_of,
    seed_of,
)
from areopolis.cli.desk import Complaint, Desk
from areopolis.cli.documents import game_of, read_document
from areopolis.cli.playing import Leave, Playing
from areopolis.cli.screen import enable_line_editing
from areopolis.cli.sitting import ANSWER_LIMIT, Sitting, new_sitting, resumed
from areopolis.players.levels import USUAL

Name = Annotated[str, typer.Argument(metavar="GAME", help="cli.help.game")]
People = Annotated[str, typer.Option("--people", "-p", metavar="N|A,B", help="cli.help.people")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli.help.resume")]
Against = Annotated[str, typer.Option("--against", "-a", metavar="NAME", help="cli.help.against")]
AskForced = Annotated[bool, typer.Option("--ask-forced", help="cli.help.ask-forced")]

INPUT_ENDED: Final = 1
INTERRUPTED: Final = 130
SEED_BITS: Final = 63


def play(
    context: typer.Context,
    game: Name = "",
    seats: Seats = "",
    people: People = "1",
    against: Against = USUAL,
    seed: Seed = "",
    option: Options = [],  # noqa: B006 - Typer reads it and nobody changes it
    pack: Pack = None,
    resume: Resume = None,
    ask_forced: AskForced = False,
    lang: Language = "",
) -> None:
    """Play a game: people at this terminal, players of one kind on the other seats."""
    desk: Desk = context.obj
    checked((against,), ANSWER_LIMIT)
    if resume is not None:
        if seats or seed or option:
            raise Complaint("error.resume-alone")
        sitting = take_up(game, resume, pack, people, against)
    elif not game:
        raise Complaint("error.which-game", known=", ".join(areopolis.game_ids()))
    else:
        sitting = begin(game, seats, people, against, seed, option, pack)
    enable_line_editing()
    with closing(sitting):
        run(desk, Playing(desk, sitting, ask_forced, resume))


def run(desk: Desk, playing: Playing) -> None:
    """Play, and say how it ended if not with the game."""
    try:
        playing.run()
        if playing.sitting.people:
            try_to_save(playing)
    except Leave:
        try_to_save(playing)
        desk.out.print(Text(desk.voice.say("play.left")))
    except EOFError:
        desk.out.print(Text(desk.voice.say("play.input-ended")))
        raise typer.Exit(INPUT_ENDED) from None
    except KeyboardInterrupt:
        desk.out.print()
        desk.out.print(Text(desk.voice.say("play.interrupted")))
        raise typer.Exit(INTERRUPTED) from None


def begin(
    name: str,
    seats: str,
    people: str,
    against: str,
    seed: str,
    option: list[str],
    pack: Path | None,
) -> Sitting:
    """Set up a new game."""
    game = areopolis.game(name, pack=pack)
    count = seats_of(game, seats)
    chosen = seed_of(seed) if seed else secrets.randbits(SEED_BITS)
    options = options_of(game, option, [count])
    persons = people_of(people, count)
    sitting = new_sitting(game, count, chosen, options)
    sitting.sit_down(persons, chosen, against)
    return sitting


def take_up(name: str, file: Path, pack: Path | None, people: str, against: str) -> Sitting:
    """Go on with a saved game or a position."""
    document = read_document(file)
    game = game_of(document, file, pack)
    if name not in ("", game.id):
        raise Complaint("error.other-game", file=file, game=game.id, name=name)
    sitting = resumed(game, document)
    seats = people_of(people, sitting.state.seats)
    sitting.sit_down(seats, secrets.randbits(SEED_BITS), against)
    return sitting


def try_to_save(playing: Playing) -> None:
    """Offer to save; whoever types nothing more does not want to."""
    try:
        playing.offer_to_save()
    except EOFError:
        return
