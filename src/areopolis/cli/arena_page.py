"""The report of the arena as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from areopolis.arena import plots
from areopolis.arena.match import Result
from areopolis.arena.plots import Sample, Whisker
from areopolis.arena.schedule import Schedule
from areopolis.arena.tally import Standing, Tally, balance
from areopolis.cli.arena_figures import (
    NAME_MOST,
    Figures,
    asides,
    fact_kind,
    fact_name,
    fault_line,
    hardness,
    interval,
    shortened,
    thinking,
    title_of,
)
from areopolis.cli.voice import Voice

STYLE: Final = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2622; background: #fbf8f4; }
h1, h2 { font-weight: 600; } h2 { margin-top: 2.5rem; white-space: pre-line; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #e2d9cf; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; }
th { font-weight: 600; color: #6d6257; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
.bad { color: #9b1c1c; } .quiet { color: #6d6257; }
"""
FAULTS_MOST: Final = 100


def page(voice: Voice, figures: Figures) -> str:
    """Return the whole page."""
    title = voice.say("arena.report")
    parts = [f"<h1>{escape(title)}</h1>", heading(voice, figures)]
    for game, rated in figures.ratings.items():
        rows = [
            Whisker(shortened(one.player, NAME_MOST), one.rating, one.low, one.high)
            for one in rated
        ]
        parts.append(f"<h2>{escape(game)}: {escape(voice.say('arena.ratings'))}</h2>")
        parts.append(drawn(plots.whiskers(rows, voice.say("arena.rating-axis"))))
    for game, teams in figures.team_ratings.items():
        rows = [
            Whisker(shortened(one.player, NAME_MOST), one.rating, one.low, one.high)
            for one in [*teams.teams, *hardness(voice, figures, teams)]
        ]
        parts.append(f"<h2>{escape(game)}: {escape(voice.say('arena.team-ratings'))}</h2>")
        parts.append(drawn(plots.whiskers(rows, voice.say("arena.rating-axis"))))
    for tally in figures.tallies:
        parts.append(section(voice, figures, tally))
    parts.append(faults(voice, figures))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{voice.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def heading(voice: Voice, figures: Figures) -> str:
    """Return who played how much."""
    job = figures.job
    done, planned = voice.number(len(figures.results)), voice.number(len(Schedule(job)))
    said = [
        f"{voice.say('arena.players')}: {', '.join(job.players)}",
        f"{voice.say('simulate.games')}: {voice.say('arena.done', done=done, games=planned)}",
        f"{voice.say('simulate.seed')}: {job.seed}",
    ]
    return "<p>" + "<br>".join([escape(line) for line in said]) + "</p>"


def section(voice: Voice, figures: Figures, tally: Tally) -> str:
    """Return the tables and pictures of one setting."""
    setting = figures.job.settings[tally.setting]
    results = figures.of(tally)
    game = figures.games[setting.game]
    speaker = voice.speaker(game)
    fair = None if tally.teams else 1 / setting.seats
    names = [one.name for one in tally.players]
    share = voice.say("arena.share-axis")
    seat_names = [f"{voice.say('simulate.seat')} {seat + 1}" for seat in range(setting.seats)]
    parts = [
        f"<h2>{escape(title_of(game, setting, tally.games, voice))}</h2>",
        f'<p class="quiet">{escape("; ".join(asides(voice, setting, tally)))}</p>',
    ]
    if tally.teams:
        teams = [one.name for one in tally.teams]
        parts += [
            table(voice, voice.say("arena.team"), tally.teams, teams, "arena.team-games"),
            drawn(plots.whiskers(shares(tally.teams, teams), share)),
        ]
    else:
        parts += [
            table(voice, voice.say("arena.player"), tally.players, names),
            drawn(plots.whiskers(shares(tally.players, names), share, fair)),
            table(voice, voice.say("simulate.seat"), tally.seats, seat_names),
            drawn(plots.whiskers(shares(tally.seats, seat_names), share, fair)),
        ]
    parts.append(drawn(plots.histogram(scores(results, names), voice.say("arena.score-axis"))))
    taken = times(results, names)
    if taken:
        parts.append(drawn(plots.survival(taken, voice.say("arena.time-axis"))))
    for kind, rows in balance(results).items():
        named = [fact_name(voice, speaker, one.name) for one in rows]
        parts.append(table(voice, fact_kind(voice, kind), rows, named))
    return "\n".join(parts)


def shares(rows: Sequence[Standing], names: Sequence[str]) -> list[Whisker]:
    """Return the shares of wins with their intervals."""
    return [
        Whisker(shortened(name, NAME_MOST), *one.share)
        for name, one in zip(names, rows, strict=True)
    ]


def table(
    voice: Voice,
    first: str,
    rows: Sequence[Standing],
    names: Sequence[str],
    counted: str = "arena.sat",
) -> str:
    """Return how somebody fared, row by row; *counted* are the seats held, or games."""
    titles = [
        first,
        voice.say(counted),
        voice.say("simulate.wins"),
        voice.say("simulate.interval"),
        voice.say("arena.score"),
        voice.say("arena.times"),
        voice.say("arena.faulty"),
    ]
    head = "".join([f"<th>{escape(title)}</th>" for title in titles])
    lines = []
    for name, one in zip(names, rows, strict=True):
        cells = [
            name,
            voice.number(one.games),
            voice.percent(one.share.share),
            interval(voice, one.share),
            voice.number(one.scores.mean, 1),
            thinking(voice, one.times),
            voice.number(one.faulty),
        ]
        lines.append("<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in cells]) + "</tr>")
    return f"<table>\n<tr>{head}</tr>\n" + "\n".join(lines) + "\n</table>"


def scores(results: Sequence[Result], names: Sequence[str]) -> list[Sample]:
    """Return the scores of each player."""
    return [
        (
            shortened(name, NAME_MOST),
            [one.scores[seat] for one in results for seat in seats_of(one, name)],
        )
        for name in names
    ]


def times(results: Sequence[Result], names: Sequence[str]) -> list[Sample]:
    """Return the milliseconds of all decisions of each player; nothing of who had no choice."""
    told: list[Sample] = []
    for name in names:
        taken = [
            spent for one in results for seat in seats_of(one, name) for spent in one.times[seat]
        ]
        if taken:
            told.append((shortened(name, NAME_MOST), taken))
    return told


def seats_of(result: Result, name: str) -> list[int]:
    """Return the seats that the player *name* held in a game."""
    return [seat for seat, sat in enumerate(result.lineup) if sat == name]


def faults(voice: Voice, figures: Figures) -> str:
    """Return what went wrong, if anything did."""
    lines = [
        fault_line(voice, one, blame.seat, blame) for one in figures.results for blame in one.faults
    ][:FAULTS_MOST]
    lines += [
        voice.say("arena.error", number=one.number, error=one.error) for one in figures.errors()
    ]
    items = "\n".join([f"<li>{escape(line)}</li>" for line in lines])
    if not lines:
        return f'<p class="quiet">{escape(voice.say("arena.no-faults"))}</p>'
    said = voice.say("arena.faults", count=figures.faulty())
    return f'<h2 class="bad">{escape(said)}</h2>\n<ul>\n{items}\n</ul>'


def drawn(svg: str) -> str:
    """Return a picture for the page."""
    return f"<figure>{svg}</figure>"
