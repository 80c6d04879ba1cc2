"""Teams: those who win or lose together are one side, and nobody is compared with the others."""

from __future__ import annotations

import pytest

import areopolis
from areopolis.arena.lines import line_of, result_in
from areopolis.arena.match import Result, finished, play
from areopolis.arena.ratings import ratings, team_ratings
from areopolis.arena.schedule import Job, Schedule, Setting
from areopolis.arena.simulate import Plan, play_one
from areopolis.arena.statistics import summarize, wilson
from areopolis.arena.tally import balance, tallies, team_of
from areopolis.players.registry import maker
from kit.together import COMPETITIVE, COOPERATIVE, SEMI_COOPERATIVE, ended

from .stable import figures, run

MARTIANS = areopolis.game("martians")


def setting(mode: str, seats: int) -> Setting:
    options = MARTIANS.check_options({"mode": mode}, seats)
    shared = MARTIANS.is_shared(seats, options)
    return Setting("martians", MARTIANS.rules_version, None, seats, options, shared)


def result(
    number: int, lineup: tuple[str, ...], mode: str, is_done: bool, place: int = 0
) -> Result:
    """Return the result of a game that really ended so."""
    state = ended(mode, is_done, len(lineup), number + 1)
    begun = Result(number, place, number, lineup)
    return finished(begun, state, state.moves)._replace(
        times=tuple([(1.0,) for _ in lineup]), faulty=tuple([0 for _ in lineup])
    )


TRIO = ("expert", "expert", "expert")
MIXED = ("expert", "club", "club")
TEAMS = [
    result(0, TRIO, COOPERATIVE, True),
    result(1, TRIO, COOPERATIVE, True),
    result(2, TRIO, COOPERATIVE, False),
    result(3, MIXED, COOPERATIVE, True),
    result(4, MIXED, COOPERATIVE, False),
]


def test_the_game_says_beforehand_whether_all_share() -> None:
    modes = (COOPERATIVE, SEMI_COOPERATIVE, COMPETITIVE)
    assert [MARTIANS.is_shared(3, {"mode": mode}) for mode in modes] == [True, False, False]
    assert MARTIANS.is_shared(1)
    assert not areopolis.game("mission-red-planet").is_shared(4)


def test_teams_are_all_mixtures_and_sit_down_once() -> None:
    schedule = Schedule(Job((setting(COOPERATIVE, 2),), ("expert", "club"), 3, 7, 1.0))
    match = Schedule(Job((setting(COOPERATIVE, 3),), MIXED, 1, 7, 1.0))
    few = Schedule(Job((setting(COOPERATIVE, 3),), ("a", "b"), 1, 7, 1.0))

    # As many players as seats: one team, and no rotations of it.
    assert [schedule.seating(number).lineup for number in range(3)] == [("expert", "club")] * 3
    assert len(match) == 1
    # Fewer: a team of one kind is a team, too.
    assert ["".join(few.seating(number).lineup) for number in range(4)] == [
        "aaa",
        "aab",
        "abb",
        "bbb",
    ]


def test_rivals_of_the_same_game_rotate_as_ever() -> None:
    schedule = Schedule(Job((setting(COMPETITIVE, 3),), MIXED, 1, 7, 1.0))

    assert len(schedule) == 3


def test_a_team_counts_a_game_once_and_a_victory_whole() -> None:
    (tally,) = tallies(TEAMS)

    assert [(one.name, one.games, one.wins) for one in tally.teams] == [
        ("3 × expert", 3, 2),
        ("2 × club, expert", 2, 1),
    ]
    assert tally.teams[0].share == wilson(2, 3)
    assert tally.goals == wilson(3, 5)
    assert {one.fair for one in (*tally.teams, *tally.players, *tally.seats)} == {None}
    # Whoever was in a team that won has won, whole.
    assert {one.name: one.wins for one in tally.players} == {"expert": 7.0, "club": 2.0}
    assert [one.wins for one in tally.seats] == [3.0, 3.0, 3.0]


def test_a_team_is_rated_against_the_setting_and_not_against_its_members() -> None:
    rated = team_ratings(TEAMS)

    assert [(one.player, one.games) for one in rated.teams] == [
        ("3 × expert", 3),
        ("2 × club, expert", 2),
    ]
    assert rated.teams[0].rating > rated.teams[1].rating
    assert rated.settings[0].games == 5
    assert all(one.games == 0 for one in ratings(TEAMS))


def test_a_harder_setting_is_rated_above_an_easier_one() -> None:
    hard = [result(10 + number, TRIO, COOPERATIVE, False, place=1) for number in range(3)]

    rated = team_ratings([*TEAMS, *hard])

    assert rated.settings[1].rating > rated.settings[0].rating


def test_a_missed_goal_does_not_take_the_victory_of_who_leads() -> None:
    games = [result(number, MIXED, SEMI_COOPERATIVE, number == 0) for number in range(4)]
    (tally,) = tallies(games)

    assert tally.goals == wilson(1, 4)
    assert tally.unwon == 0
    assert tally.teams == ()
    assert sum(one.wins for one in tally.players) == pytest.approx(4)
    assert tally.players[0].fair == pytest.approx(1 / 3)


def test_results_remember_what_was_shared_and_whether_the_goal_was_reached() -> None:
    schedule = Schedule(Job((setting(COOPERATIVE, 3),), ("random",), 1, 7, 9.0))
    told = play([MARTIANS], {"random": maker("random", 9.0)}, schedule, 0)
    read = result_in(line_of(told).encode(), 2, schedule)

    assert (told.shared, told.goal) == (True, bool(told.winners))
    assert read == told


def test_what_was_played_is_counted_by_what_the_team_won() -> None:
    facts: tuple[dict[str, list[str]], ...] = ({"staff": ["geologist"]}, {}, {})
    counted = balance([one._replace(facts=facts) for one in TEAMS])

    assert [(one.name, one.wins) for one in counted["staff"]] == [("geologist", 3.0)]


def test_simulations_tell_how_all_fared_together() -> None:
    plan = Plan((2,), {"mode": COOPERATIVE}, 20, 4)
    (summary,) = summarize([play_one(MARTIANS, plan, number) for number in range(20)])

    assert summary.together is not None
    assert summary.together == summary.by_seat[0]
    assert summary.goals == summary.together.share
    assert {one.wins for one in summary.by_seat} == {summary.together.wins}


def test_teams_have_short_names() -> None:
    assert team_of(("b", "a", "b")) == "a, 2 × b"


def test_the_figures_tell_of_teams_and_not_of_seats() -> None:
    found = figures("martians", "-p", "random,greedy", "-n", "3", "--deals", "2")
    (table,) = found["tables"]

    assert table["shared"] is True
    assert sorted(team["name"] for team in table["by_team"]) == [
        "2 × greedy, random",
        "3 × greedy",
        "3 × random",
        "greedy, 2 × random",
    ]
    assert table["goal"]["share"] == table["by_seat"][0]["share"]
    assert table["by_player"][0]["fair_share"] is None
    assert found["ratings"] == {}
    assert {one["player"] for one in found["team_ratings"]["martians"]["teams"]} == {
        team["name"] for team in table["by_team"]
    }


def test_the_tables_speak_of_teams() -> None:
    said = run("martians", "-p", "random,random", "--deals", "2").stdout

    assert "2 × random" in said
    assert "all win or lose together" in said
    assert "fair share" not in said
    assert [line for line in said.splitlines() if line.split()[:1] == ["seat"]] == []


def test_the_tables_of_rivals_with_a_common_goal_say_how_often_it_was_reached() -> None:
    said = run("martians", "-p", "random,random", "-o", f"mode={SEMI_COOPERATIVE}", "--deals", "2")

    assert "fair share" in said.stdout
    assert "common goal reached: 0" in said.stdout
