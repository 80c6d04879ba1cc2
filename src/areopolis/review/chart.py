"""Charts of a review as SVG that stands in a page by itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
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


class Series(NamedTuple):
    """One line: its name, the colour of its seat, and points of (x, y, low, high)."""

    name: str
    colour: str
    points: Sequence[tuple[float, float, float, float]]


def lines(series: Sequence[Series], title: str, least: float, most: float, unit: str) -> str:
    """Draw *series* over the moves of a game between *least* and *most*, with their intervals."""
    ends = [point[0] for one in series for point in one.points]
    last = max(ends, default=1.0) or 1.0
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for step in range(5):
        value = least + (most - least) * step / 4
        y = height(value, least, most)
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="tick">{value:.0f}{escape(unit)}</text>'
        )
    for place, one in enumerate(series):
        parts.append(drawn(one, place, last, least, most))
    parts.append("</svg>")
    return "".join(parts)


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
