"""`areopolis arena`: players against players, and what comes out."""

from __future__ import annotations

import importlib
import json
import os
import secrets
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated, Final

import typer

import areopolis
from areopolis.arena import cluster, processes
from areopolis.arena.lines import BadResults
from areopolis.arena.match import Result
from areopolis.arena.results import compare, ledger, read_job
from areopolis.arena.schedule import Job, Schedule, Setting
from areopolis.cli.arena_figures import Figures, document, tables
from areopolis.cli.arena_page import page
from areopolis.cli.arguments import (
    Language,
    Options,
    Pack,
    Seed,
    options_of,
    seats_of,
    seed_of,
    whole_number,
)
from areopolis.cli.desk import Complaint, Desk
from areopolis.cli.simulate import ALL, FAILED, INTERRUPTED, JOBS_MOST, Jobs, Json, progress
from areopolis.core.game import Game
from areopolis.players.registry import UnknownPlayer, maker, player_names

Games = Annotated[str, typer.Argument(metavar="GAME|FILE", help="cli.help.arena-game")]
Players = Annotated[
    str, typer.Option("--players", "-p", metavar="A,B,...", help="cli.help.players")
]
Seats = Annotated[str, typer.Option("--seats", "-n", metavar="N,...|all", help="cli.help.arena-n")]
Deals = Annotated[str, typer.Option("--deals", "-d", metavar="N", help="cli.help.deals")]
Limit = Annotated[str, typer.Option("--limit", metavar="SECONDS", help="cli.help.limit")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli.help.out")]
Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="cli.help.html")]
On = Annotated[str, typer.Option("--on", metavar="processes|ray", help="cli.help.on")]

DEALS_MOST: Final = 1_000_000
LIMIT_LEAST: Final = 0.01
LIMIT_MOST: Final = 3600
RAY: Final = "ray"
PROCESSES: Final = "processes"


def arena(
    context: typer.Context,
    game: Games,
    players: Players = "",
    seats: Seats = "",
    deals: Deals = "10",
    jobs: Jobs = "",
    seed: Seed = "",
    option: Options = [],  # noqa: B006 - Typer reads it and nobody changes it
    pack: Pack = None,
    limit: Limit = "10",
    out: Out = None,
    html: Html = None,
    on: On = PROCESSES,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Let players play against each other and tell how they fared."""
    desk: Desk = context.obj
    needs(html is not None, "matplotlib", "arena")
    needs(on == RAY, "ray", "ray")
    if on not in (PROCESSES, RAY):
        raise Complaint("arena.bad-on", on=on)
    if is_file(game):
        show(desk, read_file(Path(game), pack), html, as_json)
        return
    games = loaded(game.split(","), pack)
    chosen = list(games.values())
    names = names_of(players)
    wait = seconds_of(limit)
    checked(names, wait)
    named = [
        setting_of(one, count, options)
        for one in chosen
        for options in variants(one, chosen, option, counts_of(one, seats, names))
        for count in counts_of(one, seats, names)
    ]
    # What is named twice must not count twice.
    settings = [one for place, one in enumerate(named) if one not in named[:place]]
    count = whole_number("--deals", deals, 1, DEALS_MOST)
    job = Job(tuple(settings), names, count, seed_for(seed, out), wait)
    workers = whole_number("--jobs", jobs, 1, JOBS_MOST) if jobs else os.cpu_count() or 1
    if html is not None:
        with writing(html), html.open("ab"):
            pass
    results = play_all(desk, job, partial(areopolis.game, pack=pack), workers, on, out)
    show(desk, Figures(job, results, games), html, as_json)
    if any(result.error for result in results):
        raise typer.Exit(FAILED)


def setting_of(game: Game, seats: int, options: dict[str, object]) -> Setting:
    """Return what is played: *game* with *options* for so many *seats*."""
    shared = game.is_shared(seats, options)
    return Setting(game.id, game.rules_version, game.pack_header(), seats, options, shared)


def loaded(names: Sequence[str], pack: Path | None) -> dict[str, Game]:
    """Return the games of these *names* by their ids."""
    games = {name: areopolis.game(name, pack=pack) for name in names}
    if pack is not None and len(games) > 1:
        raise Complaint("arena.pack-and-games")
    return games


def play_all(
    desk: Desk, job: Job, load: processes.Load, workers: int, on: str, out: Path | None
) -> list[Result]:
    """Play what is not played yet and return all results; they are in *out* as soon as they are.

    The file may have more deals than the job; they stay there and are not told.

    Raises:
        Complaint: the file cannot be used.
    """
    total = len(Schedule(job))
    done = 0
    try:
        with nullcontext(Memory()) if out is None else ledger(out, job) as book:
            known = {result.number for result in book.results}
            left = [number for number in range(total) if number not in known]
            done = total - len(left)
            if left:
                run = cluster.run if on == RAY else processes.run
                with progress(desk) as bar, closing(run(load, job, left, workers)) as running:
                    told = desk.voice.say("arena.playing")
                    task = bar.add_task(told, total=total, completed=done)
                    for result in running:
                        book.add(result)
                        done += 1
                        bar.advance(task)
            return [result for result in book.results if result.number < total]
    except KeyboardInterrupt:
        key = "arena.stopped" if out is None else "arena.stopped-safe"
        desk.complain(desk.voice.say(key, done=done, games=total))
        raise typer.Exit(INTERRUPTED) from None
    except BadResults as error:
        raise complaint(out or Path(), error) from None
    except OSError as error:
        raise Complaint("error.unwritable", path=out, why=error.strerror or error) from None


class Memory:
    """Results that nobody wants to keep."""

    def __init__(self) -> None:
        """Begin without any."""
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        """Remember *result*."""
        self.results.append(result)


def show(desk: Desk, figures: Figures, html: Path | None, as_json: bool) -> None:
    """Tell what was found out: as a table or as JSON, and as a page if one is wanted."""
    if as_json:
        typer.echo(json.dumps(document(figures), indent=1, ensure_ascii=False))
    else:
        desk.out.print(tables(desk, figures))
    if html is not None:
        with writing(html):
            html.write_text(page(desk.voice, figures), "utf-8")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Complain if *path* cannot be written."""
    try:
        yield
    except OSError as error:
        raise Complaint("error.unwritable", path=path, why=error.strerror or error) from None


def is_file(text: str) -> bool:
    """Return whether *text* is meant as a file of results and not as games."""
    return text not in areopolis.game_ids() and (text.endswith(".jsonl") or os.path.exists(text))


def needs(wanted: bool, module: str, extra: str) -> None:
    """Check that what an extra brings is there, if it is *wanted*."""
    if wanted:
        try:
            importlib.import_module(module)
        except ImportError:
            raise Complaint("arena.needs-extra", extra=extra) from None


def seconds_of(text: str) -> float:
    """Return how long an answer may take."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not LIMIT_LEAST <= seconds <= LIMIT_MOST:
        raise Complaint("arena.bad-limit", text=text, most=LIMIT_MOST)
    return seconds


def names_of(text: str) -> tuple[str, ...]:
    """Return the players that *text* names."""
    names = tuple([name.strip() for name in text.split(",") if name.strip()])
    if not names:
        raise Complaint("arena.no-players", known=", ".join(player_names()))
    return names


def checked(names: Sequence[str], limit: float) -> None:
    """Check that all players can be had."""
    for name in names:
        try:
            maker(name, limit)
        except UnknownPlayer as error:
            if error.why:
                raise Complaint("arena.bad-player", name=name, why=error.why) from None
            known = ", ".join([*player_names(), "process:COMMAND"])
            raise Complaint("arena.unknown-player", name=name, known=known) from None


def counts_of(game: Game, text: str, names: Sequence[str]) -> tuple[int, ...]:
    """Return the seat counts that *text* says; as many as there are players if it says nothing."""
    if text == ALL:
        return tuple(game.seats)
    parts = [part.strip() for part in text.split(",")] if text else [str(len(names))]
    if not all(parts):
        raise Complaint("error.no-number", name="--seats", text=text)
    return tuple([seats_of(game, part) for part in parts])


def variants(
    game: Game, games: Sequence[Game], texts: Sequence[str], counts: Sequence[int]
) -> list[dict[str, object]]:
    """Return the rules options of *game*: every combination of the values that *texts* name.

    An option that only another of the *games* has is not meant for this one.
    """
    meant = [
        text
        for text in texts
        if text.partition("=")[0] in game.option_values()
        or not any(text.partition("=")[0] in other.option_values() for other in games)
    ]
    spelled = [
        [f"{name}{equals}{value.strip()}" for value in values_of(game, name, values)]
        for name, equals, values in [text.partition("=") for text in meant]
    ]
    return [options_of(game, chosen, counts) for chosen in product(*spelled)]


def values_of(game: Game, name: str, text: str) -> list[str]:
    """Return the values that *text* lists; one value may itself have a comma."""
    known = [str(value).lower() for value in game.option_values().get(name, ())]
    return [text] if text.lower() in known else text.split(",")


def seed_for(text: str, out: Path | None) -> int:
    """Return the seed: what is said, else that of the file that is there already, else any."""
    if text:
        return seed_of(text)
    if out is not None and out.exists():
        try:
            with out.open("rb") as file:
                line = file.readline()
            if line.endswith(b"\n"):
                return read_job(line)[0].seed
        except BadResults as error:
            raise complaint(out, error) from None
        except OSError as error:
            raise Complaint("error.unwritable", path=out, why=error.strerror or error) from None
    return secrets.randbelow(1 << 32)


def read_file(path: Path, pack: Path | None) -> Figures:
    """Return what a file of results says.

    Raises:
        Complaint: it is broken, or of other rules or another pack.
    """
    try:
        job, results = read_job(path.read_bytes())
        games = loaded([setting.game for setting in job.settings], pack)
        now = tuple([of_now(setting, games[setting.game]) for setting in job.settings])
        compare(job._replace(settings=now), job)
        return Figures(job, results, games)
    except BadResults as error:
        raise complaint(path, error) from None
    except OSError as error:
        raise Complaint("arena.unreadable", path=path, why=error.strerror or error) from None


def of_now(setting: Setting, game: Game) -> Setting:
    """Return *setting* with the rules that *game* has now, and with its pack if it has one."""
    pack = game.pack_header() or setting.pack
    return setting._replace(rules_version=game.rules_version, pack=pack)


def complaint(path: Path, error: BadResults) -> Complaint:
    """Return what is wrong with a file of results, with the line."""
    return Complaint(f"arena.file.{error.key}", path=path, line=error.line, **error.values)
