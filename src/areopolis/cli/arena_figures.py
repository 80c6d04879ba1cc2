"""The figures of the arena: as plain data and as tables."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areopolis.arena.match import Result
from areopolis.arena.ratings import Rating, TeamRatings, ratings, team_ratings
from areopolis.arena.schedule import Job, Schedule, Setting
from areopolis.arena.statistics import Share
from areopolis.arena.tally import Standing, Tally, Times, balance, tallies
from areopolis.cli.desk import Desk, printable
from areopolis.cli.figures import goal_note
from areopolis.cli.simulate import distribution, reached
from areopolis.cli.voice import Voice
from areopolis.core.game import Game
from areopolis.core.speech import Speaker

FORMAT: Final = "areopolis-arena-figures/1"
# Longer names (commands of processes) are cut in tables.
NAME_MOST: Final = 28
TITLE_MOST: Final = 60
SHOWN_MOST: Final = 10


class Figures:
    """A job, its results, and what they say; *games* are by their ids, with the owner's pack."""

    def __init__(self, job: Job, results: list[Result], games: dict[str, Game]) -> None:
        """Count; ratings are there if the package for them is."""
        self.job = job
        self.games = games
        self.results = sorted(results, key=lambda one: one.number)
        self.tallies: list[Tally] = tallies(self.results)
        self.has_ratings = find_spec("openskill") is not None
        self.ratings: dict[str, list[Rating]] = {}
        self.team_ratings: dict[str, TeamRatings] = {}
        if self.has_ratings:
            self._rate()

    def _rate(self) -> None:
        """Rate by game: whoever is strong in one need not be in another."""
        settings = self.job.settings
        for name in dict.fromkeys([setting.game for setting in settings]):
            own = [one for one in self.results if settings[one.setting].game == name]
            rated = [rating for rating in ratings(own) if rating.games]
            if rated:
                self.ratings[name] = rated
            teams = team_ratings(own)
            if teams.teams:
                self.team_ratings[name] = teams

    def of(self, tally: Tally) -> list[Result]:
        """Return the results that *tally* counts."""
        return [one for one in self.results if one.setting == tally.setting and not one.error]

    def errors(self) -> list[Result]:
        """Return the games that could not be played to their end."""
        return [one for one in self.results if one.error]

    def faulty(self) -> int:
        """Return how many answers were replaced."""
        return sum([sum(one.faulty) for one in self.results])


def document(figures: Figures) -> dict[str, Any]:
    """Return all figures as plain data."""
    job = figures.job
    return {
        "format": FORMAT,
        "players": list(job.players),
        "seed": job.seed,
        "limit": job.limit,
        "games": len(figures.results),
        "planned": len(Schedule(job)),
        "ratings": {
            game: [rating._asdict() for rating in rated] for game, rated in figures.ratings.items()
        },
        "team_ratings": {
            game: {
                "teams": [rating._asdict() for rating in rated.teams],
                # How hard each of the tables below was, by its place among the settings.
                "settings": {place: rating._asdict() for place, rating in rated.settings.items()},
            }
            for game, rated in figures.team_ratings.items()
        },
        "tables": [
            {
                **job.settings[tally.setting]._asdict(),
                "games": tally.games,
                "shared_victories": tally.shared,
                "without_winner": tally.unwon,
                "goal": reached(tally.goals),
                "by_team": [told(one) for one in tally.teams],
                "by_player": [told(one) for one in tally.players],
                "by_seat": [told(one) for one in tally.seats],
                "decisions": distribution(tally.decisions),
                "balance": {
                    kind: [told(one) for one in rows]
                    for kind, rows in balance(figures.of(tally)).items()
                },
            }
            for tally in figures.tallies
        ],
        "faulty": figures.faulty(),
        "faults": [
            {"number": one.number, "player": one.lineup[blame.seat], **blame._asdict()}
            for one in figures.results
            for blame in one.faults
        ],
        "errors": [
            {"number": one.number, "error": one.error, "record": one.record}
            for one in figures.errors()
        ],
    }


def told(standing: Standing) -> dict[str, Any]:
    """Return how somebody fared as plain data."""
    return {
        "name": standing.name,
        "games": standing.games,
        "wins": round(standing.wins, 4),
        "share": round(standing.share.share, 6),
        "share_low": round(standing.share.low, 6),
        "share_high": round(standing.share.high, 6),
        "fair_share": None if standing.fair is None else round(standing.fair, 6),
        "scores": distribution(standing.scores),
        "milliseconds": {
            "decisions": standing.times.decisions,
            "median": standing.times.median,
            "p95": round(standing.times.slow, 3),
            "most": standing.times.most,
        },
        "faulty": standing.faulty,
    }


def tables(desk: Desk, figures: Figures) -> RenderableType:
    """Return everything as tables."""
    voice = desk.voice
    parts: list[RenderableType] = [heading(voice, figures)]
    for name, rated in figures.ratings.items():
        parts.append(rating_table(voice, name, rated))
    for name, teams in figures.team_ratings.items():
        parts.append(team_rating_table(voice, name, figures, teams))
    for tally in figures.tallies:
        setting = figures.job.settings[tally.setting]
        game = figures.games[setting.game]
        parts.append(player_table(voice, game, setting, tally))
        if not tally.teams:
            parts.append(seat_table(voice, tally))
        speaker = voice.speaker(game)
        for kind, rows in balance(figures.of(tally)).items():
            parts.append(balance_table(voice, speaker, kind, rows))
    parts += notes(voice, figures)
    return Group(*parts)


def heading(voice: Voice, figures: Figures) -> RenderableType:
    """Return who played how much."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    grid.add_row(voice.say("arena.players"), named(", ".join(figures.job.players), 200))
    done, planned = len(figures.results), len(Schedule(figures.job))
    of = voice.say("arena.done", done=voice.number(done), games=voice.number(planned))
    grid.add_row(voice.say("simulate.games"), of)
    grid.add_row(voice.say("simulate.seed"), str(figures.job.seed))
    return grid


def title_of(game: Game, setting: Setting, games: int, voice: Voice) -> str:
    """Return what was played, with the options that are not the usual ones."""
    title = voice.say("simulate.seats-title", count=setting.seats, games=voice.number(games))
    usual = {name: values[0] for name, values in game.option_values().items()}
    changed = [
        f"{name}={value}".lower()
        for name, value in setting.options.items()
        if usual.get(name) != value
    ]
    return f"{game.id}: {title}" + (f"\n{', '.join(changed)}" if changed else "")


def rating_table(voice: Voice, game: str, rated: list[Rating]) -> RenderableType:
    """Return how strong the players are."""
    return _ratings(voice, f"{game}: {voice.say('arena.ratings')}", "arena.player", rated)


def team_rating_table(
    voice: Voice, game: str, figures: Figures, rated: TeamRatings
) -> RenderableType:
    """Return how strong the teams are, and how hard what they played was for them."""
    title = f"{game}: {voice.say('arena.team-ratings')}"
    rows = [*rated.teams, *hardness(voice, figures, rated)]
    return _ratings(voice, title, "arena.team", rows)


def hardness(voice: Voice, figures: Figures, rated: TeamRatings) -> list[Rating]:
    """Return how hard each setting was, called by its seats and options."""
    rows: list[Rating] = []
    for place, rating in rated.settings.items():
        setting = figures.job.settings[place]
        title = title_of(figures.games[setting.game], setting, rating.games, voice)
        _, _, named = title.partition(": ")
        said = voice.say("arena.hardness", setting=named.replace("\n", ", "))
        rows.append(rating._replace(player=said))
    return rows


def _ratings(voice: Voice, title: str, first: str, rated: list[Rating]) -> RenderableType:
    table = _table(title)
    table.add_column(voice.say(first))
    table.add_column(voice.say("simulate.games"), justify="right")
    table.add_column(voice.say("arena.rating"), justify="right")
    table.add_column(voice.say("simulate.interval"), justify="center", no_wrap=True)
    for one in rated:
        low, high = voice.number(one.low, 1), voice.number(one.high, 1)
        table.add_row(
            named(one.player, TITLE_MOST),
            voice.number(one.games),
            voice.number(one.rating, 1),
            f"{low} \N{EN DASH} {high}",
        )
    return Group(Text(), table)


def player_table(voice: Voice, game: Game, setting: Setting, tally: Tally) -> RenderableType:
    """Return how the players fared in one setting, or the teams where a table is one side."""
    table = _table(title_of(game, setting, tally.games, voice))
    table.add_column(voice.say("arena.team" if tally.teams else "arena.player"))
    table.add_column(voice.say("arena.team-games" if tally.teams else "arena.sat"), justify="right")
    table.add_column(voice.say("simulate.wins"), justify="right")
    table.add_column(voice.say("simulate.interval"), justify="center", no_wrap=True)
    table.add_column(voice.say("arena.score"), justify="right")
    table.add_column(voice.say("arena.times"), justify="right")
    faulty = any(one.faulty for one in tally.players)
    if faulty:
        table.add_column(voice.say("arena.faulty"), justify="right")
    for one in tally.teams or tally.players:
        cells = [
            voice.number(one.games),
            voice.percent(one.share.share),
            interval(voice, one.share),
            voice.number(one.scores.mean, 1),
            thinking(voice, one.times),
        ]
        table.add_row(named(one.name), *cells, *([voice.number(one.faulty)] if faulty else []))
    table.caption = "  ".join(asides(voice, setting, tally))
    table.caption_justify = "left"
    return Group(Text(), table)


def asides(voice: Voice, setting: Setting, tally: Tally) -> list[str]:
    """Return what is to be known beside the shares of wins."""
    if tally.teams:
        return [voice.say("arena.one-side")]
    said = [voice.say("arena.fair", share=voice.percent(1 / setting.seats))]
    if tally.shared:
        said.append(voice.say("simulate.shared", games=voice.number(tally.shared)))
    if tally.unwon:
        said.append(voice.say("simulate.unwon", games=voice.number(tally.unwon)))
    if tally.goals is not None:
        said.append(goal_note(voice, tally.goals, tally.games))
    return said


def seat_table(voice: Voice, tally: Tally) -> RenderableType:
    """Return how the seats fared, whoever sat there."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(voice.say("simulate.seat"))
    table.add_column(voice.say("simulate.wins"), justify="right")
    table.add_column(voice.say("simulate.interval"), justify="center", no_wrap=True)
    table.add_column(voice.say("arena.score"), justify="right")
    for seat, one in enumerate(tally.seats):
        table.add_row(
            str(seat + 1),
            voice.percent(one.share.share),
            interval(voice, one.share),
            voice.number(one.scores.mean, 1),
        )
    return table


def balance_table(
    voice: Voice, speaker: Speaker, kind: str, rows: list[Standing]
) -> RenderableType:
    """Return how often each thing of one kind won; the rest of many is for the page."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(fact_kind(voice, kind))
    table.add_column(voice.say("arena.sat"), justify="right")
    table.add_column(voice.say("simulate.wins"), justify="right")
    table.add_column(voice.say("simulate.interval"), justify="center", no_wrap=True)
    for one in rows[:SHOWN_MOST]:
        table.add_row(
            fact_name(voice, speaker, one.name),
            voice.number(one.games),
            voice.percent(one.share.share),
            interval(voice, one.share),
        )
    if len(rows) > SHOWN_MOST:
        table.caption = voice.say("arena.more", left=voice.number(len(rows) - SHOWN_MOST))
        table.caption_justify = "left"
    return table


def fact_kind(voice: Voice, kind: str) -> str:
    """Return what a kind of facts is called; a game may have kinds without a word."""
    key = f"arena.fact.{kind}"
    return voice.say(key) if voice.knows(key) else kind


def fact_name(voice: Voice, speaker: Speaker, written: str) -> str:
    """Return what a fact is called: a thing of the game, or yes and no."""
    kind, dot, name = written.partition(".")
    if dot and kind in speaker.vocabulary.names:
        return printable(speaker.name(kind, name))
    key = f"arena.value.{written}"
    return voice.say(key) if voice.knows(key) else printable(written)


def notes(voice: Voice, figures: Figures) -> list[RenderableType]:
    """Return what went wrong and what is missing, each in a line."""
    said: list[RenderableType] = []
    if not figures.has_ratings:
        said.append(Text(voice.say("arena.no-ratings"), "dim"))
    if figures.faulty():
        said.append(Text(voice.say("arena.faults", count=figures.faulty()), "bold yellow"))
        blamed = [(one, blame) for one in figures.results for blame in one.faults]
        for one, blame in blamed[:SHOWN_MOST]:
            said.append(Text(printable(fault_line(voice, one, blame.seat, blame)), "yellow"))
    if figures.errors():
        count = len(figures.errors())
        said.append(Text(voice.say("simulate.errors", count=count), "bold red"))
        for one in figures.errors()[:SHOWN_MOST]:
            line = voice.say("arena.error", number=one.number, error=one.error)
            said.append(Text(printable(line), "red"))
    return said


def fault_line(voice: Voice, result: Result, seat: int, blame: Any) -> str:
    """Return one fault as a sentence."""
    return voice.say(
        "arena.fault",
        number=result.number,
        player=shortened(result.lineup[seat], NAME_MOST),
        kind=voice.say(f"arena.kind.{blame.kind}"),
        said=blame.said,
    )


def interval(voice: Voice, share: Share) -> str:
    """Return an interval of shares."""
    return f"{voice.percent(share.low)} \N{EN DASH} {voice.percent(share.high)}"


def thinking(voice: Voice, times: Times) -> str:
    """Return median, slow and slowest decision in seconds."""
    three = (times.median, times.slow, times.most)
    return " / ".join([voice.number(one / 1000, 2) for one in three])


def shortened(name: str, most: int) -> str:
    """Return *name*, cut in the middle if it is long: commands differ at their end."""
    if len(name) <= most:
        return name
    end = most * 2 // 3
    return name[: most - end - 1] + "\N{HORIZONTAL ELLIPSIS}" + name[-end:]


def named(name: str, most: int = NAME_MOST) -> str:
    """Return the name of a player for a table."""
    return printable(shortened(name, most))


def _table(title: str) -> Table:
    table = Table(box=ROUNDED, title=title, title_style="bold", title_justify="left")
    table.border_style = "dim"
    return table
