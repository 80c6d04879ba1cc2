"""Figures against those worked out by hand."""

import pytest

from areopolis.arena.match import Result
from areopolis.arena.ratings import ratings
from areopolis.arena.statistics import wilson
from areopolis.arena.tally import balance, tallies, times


def result(number: int, lineup: str, scores: tuple[int, ...], **more: object) -> Result:
    """Return a game of players a, b, c, whose ranks follow from their scores."""
    best = max(scores)
    whole = Result(
        number,
        0,
        number,
        tuple(lineup),
        scores,
        tuple([1 + sum([other > mine for other in scores]) for mine in scores]),
        tuple([seat for seat, mine in enumerate(scores) if mine == best]),
        50,
        tuple([(1.0, 3.0) for _ in scores]),
        tuple([0 for _ in scores]),
    )
    return whole._replace(**more)  # type: ignore[arg-type]


GAMES = [
    result(0, "abb", (30, 20, 10)),
    result(1, "bba", (5, 9, 9)),
    result(2, "bab", (7, 1, 2), faulty=(0, 4, 0)),
]


def test_wins_count_by_seat_held_and_shared_victories_in_part() -> None:
    (tally,) = tallies(GAMES)
    first, second = tally.players

    assert [(one.name, one.games, one.wins) for one in (first, second)] == [
        ("a", 3, 1.5),
        ("b", 6, 1.5),
    ]
    assert first.share == wilson(1.5, 3)
    assert first.fair == pytest.approx(1 / 3)
    assert first.scores.mean == pytest.approx(40 / 3)
    assert (first.faulty, second.faulty) == (4, 0)
    assert (tally.games, tally.shared, tally.unwon) == (3, 1, 0)


def test_wins_by_seat_whoever_sat_there() -> None:
    (tally,) = tallies(GAMES)

    assert [(one.name, one.games, one.wins) for one in tally.seats] == [
        ("0", 3, 2.0),
        ("1", 3, 0.5),
        ("2", 3, 0.5),
    ]


def test_games_with_an_error_count_nowhere() -> None:
    failed = result(3, "abb", (90, 0, 0), error="IndexError: oh")

    assert tallies([*GAMES, failed]) == tallies(GAMES)
    assert tallies([failed]) == []
    assert ratings([*GAMES, failed]) == ratings(GAMES)


def test_a_game_that_all_have_lost_has_no_winner() -> None:
    (tally,) = tallies([result(0, "ab", (3, 2), winners=())])

    assert tally.unwon == 1
    assert [one.wins for one in tally.players] == [0, 0]


def test_each_setting_has_its_tally() -> None:
    told = tallies([*GAMES, result(3, "ab", (1, 2), setting=1)])

    assert [(tally.setting, tally.games, len(tally.seats)) for tally in told] == [
        (0, 3, 3),
        (1, 1, 2),
    ]


def test_thinking_times() -> None:
    told = times([float(one) for one in range(1, 102)])

    assert told == (101, 51.0, 96.0, 101.0)
    assert times([]) == (0, 0.0, 0.0, 0.0)


def test_balance_counts_what_was_played() -> None:
    one = result(0, "aab", (9, 2, 1), facts=({"card": ["x", "x"]}, {"card": ["y"]}, {}))
    two = result(1, "aab", (1, 2, 9), facts=({"card": ["x"]}, {}, {"card": ["y"]}))

    told = balance([one, two])

    assert [(row.name, row.games, row.wins) for row in told["card"]] == [("x", 2, 1), ("y", 2, 1)]


def test_whoever_wins_more_is_rated_higher_and_intervals_shrink() -> None:
    few = [result(number, "ab", (2, 1)) for number in range(5)]
    many = [result(number, "ab", (2, 1 + 2 * (number % 10 == 9))) for number in range(80)]
    first, second = ratings(few)
    stronger, weaker = ratings(many)

    assert (first.player, second.player) == ("a", "b")
    assert first.low < first.rating < first.high
    assert stronger.low > weaker.high
    assert stronger.high - stronger.low < first.high - first.low
    assert (stronger.games, weaker.games) == (80, 80)


def test_equals_are_rated_equal() -> None:
    even = [result(number, "ab", (1 + number % 2, 2 - number % 2)) for number in range(60)]
    one, other = ratings(even)

    assert one.low < other.rating
    assert other.high > one.rating


def test_a_player_on_several_seats_is_rated_once_a_game() -> None:
    told = {rating.player: rating for rating in ratings(GAMES)}

    assert [told[name].games for name in "ab"] == [3, 3]


def test_ratings_do_not_depend_on_the_order_of_arrival() -> None:
    assert ratings(GAMES[::-1]) == ratings(GAMES)


def test_games_without_rivals_say_nothing() -> None:
    (rating,) = ratings([result(0, "aaa", (1, 2, 3))])

    assert (rating.games, rating.rating) == (0, 25.0)
