"""`areopolis simulate`: many random games, and what they say."""

from __future__ import annotations

import json
import os
import secrets
import time
from contextlib import closing
from functools import partial
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import areopolis
from areopolis import build
from areopolis.arena.simulate import Plan, Played, run
from areopolis.arena.statistics import Share, Spread, Summary, digest, summarize
from areopolis.cli.arguments import (
    GameName,
    Language,
    Options,
    Pack,
    Seed,
    options_of,
    seats_of,
    seed_of,
    whole_number,
)
from areopolis.cli.desk import Desk
from areopolis.cli.figures import figures
from areopolis.core.game import Game

Games = Annotated[str, typer.Option("--games", "-g", metavar="N", help="cli.help.games-count")]
Jobs = Annotated[str, typer.Option("--jobs", "-j", metavar="N", help="cli.help.jobs")]
Json = Annotated[bool, typer.Option("--json", help="cli.help.json")]
SeatCounts = Annotated[
    str, typer.Option("--seats", "-n", metavar="N|all", help="cli.help.seats-all")
]

FORMAT: Final = "areopolis-simulation/1"
ALL: Final = "all"
GAMES_MOST: Final = 1_000_000_000
JOBS_MOST: Final = 1024
INTERRUPTED: Final = 130
FAILED: Final = 1


def simulate(
    context: typer.Context,
    game: GameName,
    seats: SeatCounts = "",
    games: Games = "1000",
    jobs: Jobs = "",
    seed: Seed = "",
    option: Options = [],  # noqa: B006 - Typer reads it and nobody changes it
    pack: Pack = None,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Play many games with random players and tell how they went."""
    desk: Desk = context.obj
    chosen = areopolis.game(game, pack=pack)
    counts = tuple(chosen.seats) if seats == ALL else (seats_of(chosen, seats),)
    plan = Plan(
        counts,
        options_of(chosen, option, counts),
        whole_number("--games", games, 1, GAMES_MOST),
        seed_of(seed) if seed else secrets.randbelow(1 << 32),
    )
    workers = whole_number("--jobs", jobs, 1, JOBS_MOST) if jobs else os.cpu_count() or 1
    load = partial(areopolis.game, game, pack)
    results: list[Played] = []
    began = time.perf_counter()
    try:
        with progress(desk) as bar, closing(run(load, plan, workers)) as running:
            task = bar.add_task(desk.voice.say("simulate.playing"), total=plan.games)
            for batch in running:
                results += batch
                bar.advance(task, len(batch))
    except KeyboardInterrupt:
        desk.complain(desk.voice.say("simulate.stopped", done=len(results), games=plan.games))
        raise typer.Exit(INTERRUPTED) from None
    seconds = time.perf_counter() - began
    told = document(chosen, plan, results, seconds, workers)
    if as_json:
        typer.echo(json.dumps(told, indent=1))
    else:
        desk.out.print(figures(desk, chosen, summarize(results), told))
    if told["errors"]:
        raise typer.Exit(FAILED)


def progress(desk: Desk) -> Progress:
    """Return the progress bar; it goes to the error stream, so that results can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        transient=True,
        disable=not desk.err.is_terminal,
    )


def document(
    game: Game, plan: Plan, results: list[Played], seconds: float, jobs: int
) -> dict[str, Any]:
    """Return all figures as plain data; only "timing" may differ between equal runs."""
    results.sort(key=lambda played: played.number)
    decisions = sum([played.decisions for played in results])
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "pack": game.pack_header(),
        "options": plan.options,
        "players": "random",
        "seed": plan.seed,
        "games": len(results),
        "decisions": decisions,
        "tables": [table(summary) for summary in summarize(results)],
        "errors": [
            {
                "number": played.number,
                "seats": played.seats,
                "seed": played.seed,
                "error": played.error,
                "record": played.record,
            }
            for played in results
            if played.error
        ],
        "digest": digest(results),
        "timing": {
            "seconds": round(seconds, 3),
            "jobs": jobs,
            "games_per_second": round(len(results) / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
            "build": build.description(),
        },
    }


def table(summary: Summary) -> dict[str, Any]:
    """Return the figures of one seat count."""
    return {
        "seats": summary.seats,
        "games": summary.games,
        "shared_victories": summary.shared,
        "without_winner": summary.unwon,
        "shared": summary.together is not None,
        "goal": reached(summary.goals),
        "by_seat": [
            {
                "seat": seat,
                "wins": round(one.wins, 4),
                "share": round(one.share.share, 6),
                "share_low": round(one.share.low, 6),
                "share_high": round(one.share.high, 6),
                "score": distribution(one.score),
            }
            for seat, one in enumerate(summary.by_seat)
        ],
        "scores": distribution(summary.scores),
        "winning_scores": distribution(summary.winning_scores),
        "decisions": distribution(summary.decisions),
    }


def reached(goals: Share | None) -> dict[str, float] | None:
    """Return how often a common goal was reached; None where there was none."""
    return None if goals is None else {name: round(one, 6) for name, one in goals._asdict().items()}


def distribution(spread: Spread) -> dict[str, float]:
    """Return the figures of a distribution."""
    return {name: round(value, 4) for name, value in spread._asdict().items()}
