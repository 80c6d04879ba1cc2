"""Pictures of figures as SVG that stands in a page by itself (matplotlib, the extra `arena`)."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from math import sqrt
from typing import Any, Final, NamedTuple

WIDTH: Final = 7.0
ROW: Final = 0.45
COLOUR: Final = "#b7410e"
QUIET: Final = "#8a8178"
BINS: Final = 40
# A curve of more steps looks the same and makes a page of many megabytes.
STEPS_MOST: Final = 400

# A name and its values.
Sample = tuple[str, Sequence[float]]


class Whisker(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float


def whiskers(rows: Sequence[Whisker], title: str, fair: float | None = None) -> str:
    """Draw one row for each value with its interval; *fair* is a line to compare with."""
    figure, axes = _axes(ROW * len(rows) + 1.1)
    places = list(range(len(rows)))[::-1]
    axes.errorbar(
        [row.value for row in rows],
        places,
        xerr=[[row.value - row.low for row in rows], [row.high - row.value for row in rows]],
        fmt="o",
        color=COLOUR,
        capsize=4,
    )
    if fair is not None:
        axes.axvline(fair, color=QUIET, linestyle="--", linewidth=1)
    axes.set_yticks(places, [_plain(row.name) for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(title)
    return _svg(figure, title)


def histogram(samples: Sequence[Sample], title: str) -> str:
    """Draw how often each score was reached, one line for each sample."""
    figure, axes = _axes(3.2)
    values = [value for _, sample in samples for value in sample]
    bins = max(1, min(BINS, int(sqrt(len(values))) + 1))
    for name, sample in samples:
        axes.hist(
            list(sample),
            bins=bins,
            range=(min(values), max(values) + 1),
            histtype="step",
            density=True,
            linewidth=1.6,
            label=_plain(name),
        )
    axes.legend(frameon=False)
    axes.set_yticks([])
    axes.set_xlabel(title)
    return _svg(figure, title)


def survival(samples: Sequence[Sample], title: str) -> str:
    """Draw which share of decisions took longer than a time; times have a logarithmic scale."""
    figure, axes = _axes(3.2)
    for name, sample in samples:
        # A clock that did not move has measured less than a thousandth.
        ordered = sorted([max(value, 0.001) for value in sample])
        steps = range(0, len(ordered), 1 + len(ordered) // STEPS_MOST)
        shares = [1 - place / len(ordered) for place in steps]
        axes.step(
            [ordered[place] for place in steps],
            shares,
            where="post",
            linewidth=1.6,
            label=_plain(name),
        )
    axes.set_xscale("log")
    axes.set_ylim(0, 1.02)
    axes.legend(frameon=False)
    axes.grid(alpha=0.3)
    axes.set_xlabel(title)
    return _svg(figure, title)


def _plain(name: str) -> str:
    """Return *name* as matplotlib wants it: text between two $ would be a formula."""
    return name.replace("$", r"\$")


def _axes(height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _svg(figure: Any, name: str) -> str:
    """Return the picture without the head of a file; equal figures give equal pictures."""
    from matplotlib import rc_context

    drawn = StringIO()
    with rc_context({"svg.hashsalt": name, "svg.fonttype": "none"}):
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None})
    text = drawn.getvalue()
    return text[text.index("<svg") :]
