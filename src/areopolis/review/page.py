"""A review as one page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.review.chart import Series, lines, number, sample, ticks_between
from areopolis.review.saying import considered, said

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2622; background: #fbf8f4; }
h1, h2, h3 { font-weight: 600; line-height: 1.25; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #e2d9cf; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: #6d6257; }
svg { width: 100%; height: auto; } .sample { width: 36px; height: 8px; vertical-align: middle; }
.grid { stroke: #e2d9cf; } .tick { font-size: 11px; fill: #6d6257; text-anchor: end; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.quiet { color: #6d6257; } .played { font-weight: 600; }
@media (prefers-color-scheme: dark) { body { color: #ece4da; background: #1c1816; }
  th, .quiet, .tick { color: #b5a89a; fill: #b5a89a; } .grid, th, td { stroke: #3a322c;
  border-color: #3a322c; } }
"""

# The ticks of a share in percent.
SHARES: Final = [0, 25, 50, 75, 100]


class Page:
    """Writes the page of one review."""

    def __init__(
        self, game: Game, record: Any, review: dict[str, Any], speaker: Speaker, names: list[str]
    ) -> None:
        """Write *review* of *record*; *names* says who sat where."""
        self.game = game
        self.record = record
        self.review = review
        self.speaker = speaker
        self.words = speaker.words
        self.seats = [
            f"{speaker.seat(seat)} ({name})" if name else speaker.seat(seat)
            for seat, name in enumerate(names)
        ]
        self.colours = [speaker.vocabulary.name("seat", seat) for seat in range(len(self.seats))]

    def say(self, key: str, **args: Any) -> str:
        """Return a text of the page."""
        return self.words.text(f"review.{key}", args)

    def whole(self) -> str:
        """Return the page."""
        title = self.say("title", game=self.speaker.title())
        body = "\n".join(
            [
                f"<h1>{escape(title)}</h1>",
                self.shares(),
                self.points(),
                self.judgements(),
                self.how(),
            ]
        )
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">'
            f'\n<meta name="viewport" content="width=device-width">\n<title>{escape(title)}'
            f"</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        )

    def chart(self, title: str, series: list[Series], ticks: list[int], unit: str) -> str:
        """Return a chart with its title, and which line is whose."""
        items = [
            f"<li>{sample(place, one.colour)} {escape(one.name)}</li>"
            for place, one in enumerate(series)
        ]
        legend = f'<ul class="legend">{"".join(items)}</ul>'
        return f"<h2>{escape(title)}</h2>{legend}{lines(series, title, ticks, unit)}"

    def shares(self) -> str:
        """Return the shares of wins over time: by who sees everything, and by each seat itself."""
        everything, *own = self.review["curves"]
        seen = [
            Series(name, colour, along(everything, "shares", seat))
            for seat, name, colour in self.sides()
        ]
        if self.review["has_goal"] and not self.review["shared"]:
            seen.append(Series(self.speaker.common_goal(), "", along(everything, "goal", None)))
        told = self.chart(self.say("shares"), seen, SHARES, " %")
        if not own:
            return told
        by_seat = [
            Series(name, self.colours[seat], along(own[seat], "shares", seat))
            for seat, name in enumerate(self.seats)
        ]
        return told + self.chart(self.say("own"), by_seat, SHARES, " %")

    def sides(self) -> list[tuple[int, str, str]]:
        """Return whose lines are drawn: a seat, the name and the colour of its side."""
        if self.review["shared"]:
            return [(0, self.speaker.together(), "")]
        return [(seat, name, self.colours[seat]) for seat, name in enumerate(self.seats)]

    def points(self) -> str:
        """Return the points over time, and where they came from in the end."""
        moments = self.review["moments"]
        totals = [[sum(one["points"][seat].values()) for one in moments] for seat in self.places()]
        series = [
            Series(
                name,
                colour,
                [
                    (one["number"], total, total, total)
                    for one, total in zip(moments, totals[seat], strict=True)
                ],
            )
            for seat, name, colour in self.sides()
        ]
        ticks = ticks_between(min(0, *map(min, totals)), max(1, *map(max, totals)))
        return self.chart(self.say("points"), series, ticks, "") + self.final_points()

    def places(self) -> range:
        """Return the numbers of the seats."""
        return range(len(self.seats))

    def final_points(self) -> str:
        """Return the points by source at the end."""
        last = self.review["moments"][-1]["points"]
        sides = self.sides()
        head = "".join([f"<th>{escape(name)}</th>" for name in ("", *[one[1] for one in sides])])
        rows = []
        for source in last[0]:
            label = self.words.name("score", source)
            cells = "".join(
                [f"<td>{number(last[seat].get(source, 0))}</td>" for seat, _, _ in sides]
            )
            rows.append(f"<tr><td>{escape(label)}</td>{cells}</tr>")
        return f"<table><tr>{head}</tr>{''.join(rows)}</table>"

    def judgements(self) -> str:
        """Return the decisions that gave most away."""
        judged = self.review["judgements"]
        spoken = said(self.game, self.record, considered(self.review), self.speaker)
        parts = [f"<h2>{escape(self.say('turning'))}</h2>"]
        for one in judged:
            number = one["number"]
            heading = self.say(
                "decision",
                number=number + 1,
                seat=self.seats[one["seat"]],
                action=spoken.moves[number],
            )
            parts.append(f"<h3>{escape(heading)}</h3>")
            parts.append(f"<p>{escape(self.verdict(one))}</p>")
            parts.append(self.options(one, spoken.options[number]))
        return "\n".join(parts)

    def verdict(self, one: dict[str, Any]) -> str:
        """Return what was given away, how the share changed, and how much of it was luck."""
        given = one["given_away"]
        values = {
            "given": points(given["mean"]).lstrip("+"),
            "low": points(given["low"]),
            "high": points(given["high"]),
            "before": percent(one["before"]["mean"]),
            "after": percent(one["after"]["mean"]),
            "expected": percent(one["expected"]["mean"]),
            "luck": points(one["luck"]),
        }
        if one["options"][0]["text"] == one["text"]:
            return self.say("verdict.agreed", **values)
        return self.say("verdict", **values)

    def options(self, one: dict[str, Any], said: list[str]) -> str:
        """Return what was considered, the best first."""
        titles = (self.say("option"), self.say("share"), self.say("interval"))
        head = "".join([f"<th>{escape(title)}</th>" for title in titles])
        rows = []
        for option, sentence in zip(one["options"], said, strict=True):
            worth = option["worth"]
            mark = ' class="played"' if option["text"] == one["text"] else ""
            between = f"{percent(worth['low'])}–{percent(worth['high'])}"
            rows.append(
                f"<tr{mark}><td>{escape(sentence)}</td><td>{percent(worth['mean'])}</td>"
                f"<td>{between}</td></tr>"
            )
        return f"<table><tr>{head}</tr>{''.join(rows)}</table>"

    def how(self) -> str:
        """Return how the estimates were made."""
        made = self.review["made"]
        said = self.say(
            "how",
            games=made["games"],
            moments=made["moments"],
            screened=made["screened"],
            iterations=made["effort"]["iterations"],
            deals=made["effort"]["games"],
            seed=self.review["seed"],
        )
        return f'<h2>{escape(self.say("made"))}</h2><p class="quiet">{escape(said)}</p>'


def along(
    curve: dict[str, Any], field: str, seat: int | None
) -> list[tuple[float, float, float, float]]:
    """Return the points of a curve in percent: of a seat, or of what belongs to all."""
    found: list[tuple[float, float, float, float]] = []
    for at in curve["points"]:
        one = at[field] if seat is None else at[field][seat]
        found.append((at["number"], 100 * one["mean"], 100 * one["low"], 100 * one["high"]))
    return found


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100 * share:.0f} %"


def between(given: dict[str, float]) -> str:
    """Return what was given away in percentage points, and between which bounds it lies."""
    low, high = points(given["low"]), points(given["high"])
    return f"{points(given['mean']).lstrip('+')} ({low} … {high})"


def points(change: float) -> str:
    """Return a change of a share in percentage points, with its sign."""
    found = round(100 * change)
    return f"+{found}" if found > 0 else number(found)
