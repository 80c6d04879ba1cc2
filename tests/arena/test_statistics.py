"""Intervals, quantiles and summaries, against figures worked out by hand."""

import pytest

from areopolis.arena.simulate import Played
from areopolis.arena.statistics import digest, quantile, spread, summarize, wilson


def test_wilson_agrees_with_the_textbook() -> None:
    # Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662.
    share, low, high = wilson(81, 263)

    assert [share, low, high] == pytest.approx([0.3080, 0.2553, 0.3662], abs=1e-4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
)
def test_wilson_is_sound_near_the_edge(wins: int, games: int, low: float, high: float) -> None:
    # The other rows of the same table.
    assert list(wilson(wins, games)[1:]) == pytest.approx([low, high], abs=1e-4)


@pytest.mark.parametrize("games", [1, 7, 800, 2400])
def test_wilson_never_leaves_its_share_outside(games: int) -> None:
    for wins in (0, games):
        share, low, high = wilson(wins, games)
        assert 0.0 <= low <= share <= high <= 1.0


def test_wilson_of_no_games_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_quantiles_lie_between_values() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4], 0.25) == 1.75
    assert quantile([7], 0.75) == 7


def test_spread_of_a_known_sample() -> None:
    told = spread([2, 4, 4, 4, 5, 5, 7, 9])

    assert told.mean == 5
    assert told.deviation == pytest.approx(2.1381, abs=1e-4)
    assert (told.least, told.median, told.most) == (2, 4.5, 9)


def test_spread_of_nothing_is_zero() -> None:
    assert set(spread([])) == {0.0}


def test_a_shared_victory_counts_a_part_for_each() -> None:
    results = [
        Played(0, 2, 1, (5, 5), (0, 1), 10),
        Played(1, 2, 2, (7, 5), (0,), 12),
        Played(2, 2, 3, (1, 2), (), 14),
        Played(3, 2, 4, error="IndexError: oh"),
    ]

    (told,) = summarize(results)

    assert told.games == 3
    assert [seat.wins for seat in told.by_seat] == [1.5, 0.5]
    assert (told.shared, told.unwon) == (1, 1)
    assert told.decisions.mean == 12
    assert told.winning_scores.mean == 6


def test_the_digest_ignores_the_order_of_arrival() -> None:
    one, other = Played(0, 2, 1, (5, 5), (0, 1), 10), Played(1, 2, 2, (7, 5), (0,), 12)

    assert digest([one, other]) == digest([other, one])
    assert digest([one]) != digest([other])
