"""Charts of a review: their ticks are true."""

from __future__ import annotations

import re

import pytest

from areopolis.review.chart import Series, lines, ticks_between
from areopolis.review.page import points


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0, 1, [0, 1]),
        (0, 9, [0, 2, 4, 6, 8, 10]),
        (0, 50, [0, 10, 20, 30, 40, 50]),
        (-7, 81, [-20, 0, 20, 40, 60, 80, 100]),
        (0, 110, [0, 25, 50, 75, 100, 125]),
        (0, 0, [0, 1]),
    ],
)
def test_ticks_are_whole_round_numbers_around_everything(
    least: int, most: int, ticks: list[int]
) -> None:
    assert ticks_between(least, most) == ticks


def test_a_tick_stands_at_the_number_that_it_names() -> None:
    drawn = lines([Series("red", "red", [(0, -3, -3, -3), (9, 42, 42, 42)])], "x", [-10, 0, 50], "")
    labels = re.findall(r'y="([\d.]+)" class="tick">([^<]+)<', drawn)

    assert [label for _, label in labels] == ["−10", "0", "50"]
    low, middle, high = [float(y) for y, _ in labels]
    # Ten and fifty apart.
    assert (low - middle) * 5 == pytest.approx(middle - high, abs=1.0)


@pytest.mark.parametrize(("change", "said"), [(0.034, "+3"), (-0.12, "−12"), (-0.001, "0")])
def test_a_minus_is_a_minus(change: float, said: str) -> None:
    assert points(change) == said
