"""`areopolis review`: what happened in a saved game, and what it was worth."""

from __future__ import annotations

import os
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import areopolis
from areopolis.cli.arguments import File, Language, Pack, Seed, seed_of, whole_number
from areopolis.cli.desk import Complaint, Desk
from areopolis.cli.documents import game_of, read_document, write_document, write_text
from areopolis.core.game import Game
from areopolis.review.page import Page, between, percent, points
from areopolis.review.processes import run
from areopolis.review.reviewing import SETTINGS, Reviewing
from areopolis.review.saying import considered, said

Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="cli.help.review-html")]
Jobs = Annotated[str, typer.Option("--jobs", "-j", metavar="N", help="cli.help.jobs")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli.help.review-out")]
How = Annotated[
    str, typer.Option("--setting", metavar="|".join(SETTINGS), help="cli.help.review-setting")
]

COLUMNS: Final = ("move", "seat", "played", "given", "luck", "best")
NUMBERS: Final = ("move", "given", "luck")
JOBS_MOST: Final = 1024
INTERRUPTED: Final = 130


def review(
    context: typer.Context,
    file: File,
    setting: How = "quick",
    html: Html = None,
    out: Out = None,
    seed: Seed = "0",
    jobs: Jobs = "",
    pack: Pack = None,
    lang: Language = "",
) -> None:
    """Review a saved game: shares of wins over time, turning points, better answers, luck."""
    desk: Desk = context.obj
    if setting not in SETTINGS:
        raise Complaint("error.no-setting", text=setting, known=", ".join(SETTINGS))
    record = read_document(file)
    game = game_of(record, file, pack)
    making = Reviewing(game, record, setting, seed_of(seed))
    workers = whole_number("--jobs", jobs, 1, JOBS_MOST) if jobs else os.cpu_count() or 1
    load = partial(areopolis.game, game.id, pack)
    try:
        with progress(desk) as bar, closing(run(load, making, workers)) as running:
            task = bar.add_task(desk.voice.say("review.working"), total=1.0)
            for done in running:
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    found = making.document()
    desk.out.print(turning_points(desk, game, record, found))
    if out is not None:
        write_document(out, found)
    if html is not None:
        speaker = desk.voice.speaker(game, record["options"], record["seats"])
        names = [""] * making.seats
        write_text(html, Page(game, record, found, speaker, names).whole())


def progress(desk: Desk) -> Progress:
    """Return the progress bar; it goes to the error stream, so that results can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        transient=True,
        disable=not desk.err.is_terminal,
    )


def turning_points(desk: Desk, game: Game, record: Any, found: dict[str, Any]) -> Table:
    """Return the decisions that gave most away, with what would have been better."""
    speaker = desk.voice.speaker(game, record["options"], record["seats"])
    words = speaker.words
    spoken = said(game, record, considered(found), speaker)
    grid = Table(box=SIMPLE_HEAD, pad_edge=False)
    grid.title = Text(words.text("review.turning"), "bold")
    for title in COLUMNS:
        side: JustifyMethod = "right" if title in NUMBERS else "left"
        grid.add_column(words.text(f"review.column.{title}"), justify=side)
    for one in found["judgements"]:
        number, seat = one["number"], one["seat"]
        first = one["options"][0]
        better = "" if first["text"] == one["text"] else spoken.options[number][0]
        grid.add_row(
            str(number + 1),
            speaker.seat(seat),
            spoken.moves[number],
            between(one["given_away"]),
            points(one["luck"]),
            f"{better} ({percent(first['worth']['mean'])})" if better else "\N{EN DASH}",
        )
    return grid
