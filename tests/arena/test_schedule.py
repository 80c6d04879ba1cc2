"""Who meets whom: lineups, rotations, numbers and seeds."""

import pytest

from areopolis.arena.schedule import Schedule, lineups, rotations

from .stable import job, setting


@pytest.mark.parametrize(
    ("players", "seats", "expected"),
    [
        # A player for each seat: a match.
        ("abbb", 4, ["abbb"]),
        ("aa", 2, ["aa"]),
        # More players than seats: everybody meets everybody.
        ("abc", 2, ["ab", "ac", "bc"]),
        # Fewer: all mixtures in which two of them meet.
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aaab", "aabb", "abbb"]),
        ("a", 3, ["aaa"]),
        ("abc", 1, ["a", "b", "c"]),
    ],
)
def test_lineups(players: str, seats: int, expected: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(players, seats)] == expected


@pytest.mark.parametrize(
    ("lineup", "expected"),
    [
        ("abbb", ["abbb", "bbba", "bbab", "babb"]),
        ("abab", ["abab", "baba"]),
        ("aaa", ["aaa"]),
        ("abc", ["abc", "bca", "cab"]),
    ],
)
def test_rotations_that_differ(lineup: str, expected: list[str]) -> None:
    assert ["".join(turned) for turned in rotations(tuple(lineup))] == expected


def test_everybody_sits_everywhere_with_the_same_deal() -> None:
    schedule = Schedule(job("expert", "club", "club", deals=2))
    games = [schedule.seating(number) for number in range(len(schedule))]

    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1]
    assert sorted(game.lineup.index("expert") for game in games[:3]) == [0, 1, 2]
    assert len({schedule.deal_seed(game) for game in games[:3]}) == 1
    assert schedule.deal_seed(games[0]) != schedule.deal_seed(games[3])


def test_more_deals_only_add_games() -> None:
    few, many = (Schedule(job("a", "b", deals=deals)) for deals in (2, 5))

    assert [many.seating(n) for n in range(4)] == [few.seating(n) for n in range(4)]
    assert len(many) == 10


def test_players_have_seeds_of_their_own() -> None:
    schedule = Schedule(job("a", "b", deals=3))
    games = [schedule.seating(number) for number in range(len(schedule))]
    seeds = [schedule.player_seed(game, seat) for game in games for seat in (0, 1)]
    seeds += [schedule.substitute_seed(game, seat) for game in games for seat in (0, 1)]
    seeds += list({schedule.deal_seed(game) for game in games})

    assert len(set(seeds)) == len(seeds)


def test_all_settings_are_played_in_every_deal() -> None:
    both = job("a", "b")._replace(settings=(setting(2), setting(3)))
    schedule = Schedule(both)

    places = [schedule.seating(number).setting for number in range(len(schedule) // 2)]
    assert places == [0, 0, 1, 1, 1, 1, 1, 1]
