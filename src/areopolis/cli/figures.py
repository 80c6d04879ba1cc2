"""The figures of many games as tables."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areopolis.arena.statistics import Share, Spread, Summary
from areopolis.cli.desk import Desk
from areopolis.cli.voice import Voice
from areopolis.core.game import Game
from areopolis.core.speech import Speaker

BAR = 20


def figures(
    desk: Desk, game: Game, summaries: list[Summary], told: dict[str, Any]
) -> RenderableType:
    """Return everything that was found out."""
    voice = desk.voice
    speaker = voice.speaker(game)
    parts: list[RenderableType] = [heading(voice, speaker, told)]
    for summary in summaries:
        parts.append(shares(voice, speaker, summary))
    parts.append(distributions(voice, summaries))
    parts.append(errors(voice, told))
    return Group(*parts)


def heading(voice: Voice, speaker: Speaker, told: dict[str, Any]) -> RenderableType:
    """Return what was played and how fast."""
    timing = told["timing"]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    grid.add_row(voice.say("games.game"), Text(speaker.title(), "bold"))
    changed = [
        f"{name}={str(value).lower()}"
        for name, value in told["options"].items()
        if value != speaker.game.option_values()[name][0]
    ]
    if changed:
        grid.add_row(voice.say("games.options"), ", ".join(changed))
    grid.add_row(voice.say("simulate.games"), voice.number(told["games"]))
    grid.add_row(voice.say("simulate.decisions"), voice.number(told["decisions"]))
    speed = voice.say(
        "simulate.speed",
        decisions=voice.number(timing["decisions_per_second"]),
        games=voice.number(timing["games_per_second"]),
        seconds=voice.number(timing["seconds"], 1),
        count=timing["jobs"],
    )
    grid.add_row(voice.say("simulate.speed-title"), speed)
    grid.add_row(voice.say("simulate.seed"), str(told["seed"]))
    grid.add_row(voice.say("simulate.digest"), told["digest"])
    grid.add_row(voice.say("simulate.build"), timing["build"])
    return grid


def shares(voice: Voice, speaker: Speaker, summary: Summary) -> RenderableType:
    """Return how each seat of one seat count fared."""
    title = voice.say(
        "simulate.seats-title", count=summary.seats, games=voice.number(summary.games)
    )
    table = Table(box=ROUNDED, title=title, title_style="bold", title_justify="left")
    table.border_style = "dim"
    table.add_column(voice.say("simulate.seat"), no_wrap=True)
    table.add_column(voice.say("simulate.wins"), justify="right")
    table.add_column(voice.say("simulate.interval"), justify="center", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(voice.say("simulate.mean"), justify="right")
    table.add_column(voice.say("simulate.deviation"), justify="right")
    rows = [(f"{seat + 1} {speaker.seat(seat)}", one) for seat, one in enumerate(summary.by_seat)]
    scale = 2 / summary.seats
    if summary.together is not None:
        # Those who win or lose together are one line, which may fill the whole.
        rows, scale = [(speaker.together(), summary.together)], 1.0
    for name, one in rows:
        low, high = voice.percent(one.share.low), voice.percent(one.share.high)
        table.add_row(
            name,
            voice.percent(one.share.share),
            f"{low} \N{EN DASH} {high}",
            bar(one.share, scale),
            voice.number(one.score.mean, 1),
            voice.number(one.score.deviation, 1),
        )
    notes: list[str] = []
    if summary.shared and summary.together is None:
        notes.append(voice.say("simulate.shared", games=voice.number(summary.shared)))
    if summary.goals is not None and summary.together is None:
        notes.append(goal_note(voice, summary.goals, summary.games))
    if summary.unwon:
        notes.append(voice.say("simulate.unwon", games=voice.number(summary.unwon)))
    if notes:
        table.caption = "  ".join(notes)
        table.caption_justify = "left"
    return Group(Text(), table)


def goal_note(voice: Voice, goals: Share, games: int) -> str:
    """Return how often a goal for all was reached, where somebody wins beside it."""
    return voice.say("simulate.goal", share=voice.percent(goals.share), games=voice.number(games))


def bar(share: Share, scale: float) -> Text:
    """Draw the interval as a line, the share as a mark on it; the middle is an equal share."""
    at = [min(BAR - 1, int(value / scale * BAR)) for value in share]
    line = Text()
    for place in range(BAR):
        if place == at[0]:
            line.append("\N{BLACK DIAMOND}", "bold green")
        elif at[1] <= place <= at[2]:
            line.append("\N{BOX DRAWINGS HEAVY HORIZONTAL}", "green")
        else:
            line.append(
                "\N{MIDDLE DOT}" if place != BAR // 2 else "\N{BOX DRAWINGS LIGHT VERTICAL}"
            )
    return line


def distributions(voice: Voice, summaries: list[Summary]) -> RenderableType:
    """Return how scores and lengths are distributed."""
    table = Table(
        box=SIMPLE_HEAD,
        title=voice.say("simulate.distributions"),
        title_style="bold",
        title_justify="left",
    )
    names = ("mean", "deviation", "least", "lower", "median", "upper", "most")
    table.add_column(voice.say("games.seats"), justify="right")
    table.add_column("")
    for name in names:
        table.add_column(voice.say(f"simulate.{name}"), justify="right")
    for summary in summaries:
        rows: list[tuple[str, Spread]] = [("scores", summary.scores)]
        if summary.unwon < summary.games:
            rows.append(("winning-scores", summary.winning_scores))
        rows.append(("length", summary.decisions))
        for place, (name, spread) in enumerate(rows):
            table.add_row(
                "" if place else str(summary.seats),
                voice.say(f"simulate.{name}"),
                *[voice.number(value, 1) for value in spread],
                end_section=place == len(rows) - 1,
            )
    return Group(Text(), table)


def errors(voice: Voice, told: dict[str, Any]) -> RenderableType:
    """Return what went wrong, or that nothing did."""
    if not told["errors"]:
        return Text(voice.say("simulate.no-errors", games=voice.number(told["games"])), "green")
    lines = [Text(voice.say("simulate.errors", count=len(told["errors"])), "bold red")]
    for error in told["errors"][:10]:
        lines.append(Text(voice.say("simulate.error", **error), "red"))
    return Group(*lines)
