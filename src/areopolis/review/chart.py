"""Charts of a review as SVG that stands in a page by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import count
from math import ceil, floor
from typing import Final, NamedTuple

WIDTH: Final = 760
HEIGHT: Final = 260
LEFT: Final = 44
BOTTOM: Final = 24
TOP: Final = 10
# One dash for each seat, so that no line needs its colour to be told apart.
DASHES: Final = ("", "8 4", "2 3", "12 4 2 4", "5 2", "1 5")
COLOURS: Final = {
    "yellow": "#b58900",
    "blue": "#2472b8",
    "orange": "#c85a17",
    "green": "#3b8a3e",
    "red": "#c0392b",
    "black": "#3a3530",
    "purple": "#7d4ba0",
    "white": "#8a8178",
    "grey": "#6d6257",
}
OTHER: Final = "#6d6257"
MINUS: Final = "\N{MINUS SIGN}"
# So many parts an axis has at most.
PARTS: Final = 5


class Series(NamedTuple):
    """One line: its name, the colour of its seat, and points of (x, y, low, high)."""

    name: str
    colour: str
    points: Sequence[tuple[float, float, float, float]]


def lines(series: Sequence[Series], title: str, ticks: Sequence[int], unit: str) -> str:
    """Draw *series* over the moves of a game between the first and the last of *ticks*."""
    least, most = ticks[0], ticks[-1]
    ends = [point[0] for one in series for point in one.points]
    last = max(ends, default=1.0) or 1.0
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for value in ticks:
        y = height(value, least, most)
        label = f"{number(value)}{escape(unit)}"
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="tick">{label}</text>'
        )
    for place, one in enumerate(series):
        parts.append(drawn(one, place, last, least, most))
    parts.append("</svg>")
    return "".join(parts)


def ticks_between(least: float, most: float) -> list[int]:
    """Return round numbers at even distances, whole ones, from *least* or below to *most* or above.

    A tick that had to be rounded would stand beside the number that it names.
    """
    span = max(1.0, most - least)
    step = next(size for size in steps() if size * PARTS >= span)
    return list(range(floor(least / step) * step, max(1, ceil(most / step)) * step + 1, step))


def steps() -> Iterator[int]:
    """Yield distances that people count in: 1, 2, 5, 10, 20, 25, 50, 100 and so on."""
    yield from (1, 2, 5)
    for power in count():
        yield from [size * 10**power for size in (10, 20, 25, 50)]


def number(value: int) -> str:
    """Return a number as people write it, with a minus."""
    return str(value).replace("-", MINUS)


def drawn(one: Series, place: int, last: float, least: float, most: float) -> str:
    """Return the line of one series with the band of its interval behind it."""
    colour = COLOURS.get(one.colour, OTHER)
    path = [(across(x, last), height(y, least, most)) for x, y, _, _ in one.points]
    upper = [(across(x, last), height(high, least, most)) for x, _, _, high in one.points]
    lower = [(across(x, last), height(low, least, most)) for x, _, low, _ in one.points]
    band = " ".join([f"{x:.1f},{y:.1f}" for x, y in [*upper, *reversed(lower)]])
    line = " ".join([f"{x:.1f},{y:.1f}" for x, y in path])
    dash = DASHES[place % len(DASHES)]
    return (
        f'<polygon points="{band}" fill="{colour}" opacity="0.12"/>'
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"'
        f' stroke-dasharray="{dash}"><title>{escape(one.name)}</title></polyline>'
    )


def across(x: float, last: float) -> float:
    """Return where the move *x* stands."""
    return LEFT + (WIDTH - LEFT - 4) * x / last


def height(y: float, least: float, most: float) -> float:
    """Return where the value *y* stands; what lies outside stands at the edge."""
    share = (min(max(y, least), most) - least) / (most - least)
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def sample(place: int, colour: str) -> str:
    """Return a short piece of the line of a series, for the legend."""
    stroke = COLOURS.get(colour, OTHER)
    dash = DASHES[place % len(DASHES)]
    return (
        f'<svg viewBox="0 0 36 8" class="sample" aria-hidden="true"><line x1="0" x2="36" y1="4"'
        f' y2="4" stroke="{stroke}" stroke-width="3" stroke-dasharray="{dash}"/></svg>'
    )
