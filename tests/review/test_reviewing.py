"""Making a review: jobs, progress, and the same review again."""

import itertools
import json
from functools import cache
from typing import Any

import pytest

import areopolis
from areopolis.core.onlooker import ALL_SEEING
from areopolis.players.advice import evaluate, hint, played_out
from areopolis.players.reward import victories
from areopolis.review import judging, reviewing, shares
from areopolis.review.course import course, state_at, walk
from areopolis.review.judging import Effort
from areopolis.review.reviewing import SETTINGS, Reviewing, Setting, work
from areopolis.review.shares import worth_asking
from review.games import game_of, recorded

SMALL = Setting(3, 2, 4, 2, 2, Effort(6, 2), 1000)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test try little."""
    monkeypatch.setattr(reviewing, "SETTINGS", {**SETTINGS, "quick": SMALL})


@cache
def made(
    name: str, seed: int, backwards: bool = False, readers: tuple[int, ...] = ()
) -> dict[str, Any]:
    record = recorded(name)
    game = game_of(record)
    review = Reviewing(game, record, "quick", seed, readers)
    while jobs := review.jobs():
        for job in reversed(jobs) if backwards else jobs:
            review.take(work(game, record, job, "quick", seed))
    assert review.progress == 1.0
    return review.document()


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_review_is_the_same_again_in_whatever_order_its_jobs_are_done(name: str) -> None:
    once = json.dumps(made(name, seed=1))
    again = json.dumps(made(name, seed=1, backwards=True))

    assert once == again


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_job_is_one_search_or_a_few_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow server does the largest one in time, and whoever plays waits for no more than that."""
    record = recorded(name)
    game = game_of(record)
    monkeypatch.setattr(reviewing, "GAMES", 12)
    searches: list[int] = []
    games: list[int] = []

    def hinted(*given: Any, **more: Any) -> Any:
        searches.append(more["iterations"])
        return hint(*given, **more)

    def evaluated(state: Any, seat: int | None, count: int, seed: int) -> Any:
        games.append(count)
        return evaluate(state, seat, count, seed)

    def played(*given: Any) -> Any:
        games.append(1)
        return played_out(*given)

    monkeypatch.setattr(judging, "hint", hinted)
    monkeypatch.setattr(judging, "evaluate", evaluated)
    monkeypatch.setattr(judging, "played_out", played)
    monkeypatch.setattr(shares, "evaluate", evaluated)
    review = Reviewing(game, record, "quick", 3)
    while jobs := review.jobs():
        for job in jobs:
            review.take(work(game, record, job, "quick", 3))
            assert searches in ([], [SMALL.effort.iterations])
            assert sum(games) <= (0 if searches else 12)
            searches.clear()
            games.clear()


def test_a_composite_answer_is_found_pick_by_pick() -> None:
    record = recorded("terraforming-mars")
    game = game_of(record)
    number = next(
        state.moves
        for state, seat, _ in walk(game, record)
        if state.decision(seat).question == "keep-projects"
    )
    picks: tuple[str, ...] = ()
    found = judging.propose(game, record, number, picks, SMALL.effort, 1)
    while not found.is_whole:
        assert found.texts[:-1] == picks
        picks = found.texts
        found = judging.propose(game, record, number, picks, SMALL.effort, 1)

    state, seat = state_at(game, record, number)
    assert len(picks) > 0
    state.play(seat, found.texts[0])
    assert state.moves == number + 1


def test_another_seed_gives_other_estimates() -> None:
    name = "mission-red-planet"

    assert made(name, seed=1)["curves"] != made(name, seed=4)["curves"]


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_estimates_lie_within_their_intervals(name: str) -> None:
    review = made(name, seed=1)

    for curve in review["curves"]:
        for at in curve["points"]:
            for one in at["shares"]:
                assert 0 <= one["low"] <= one["mean"] <= one["high"] <= 1
    for one in review["judgements"]:
        worths = [option["worth"]["mean"] for option in one["options"]]
        assert worths == sorted(worths, reverse=True)
        assert one["text"] in [option["text"] for option in one["options"]]
        assert one["luck"] == pytest.approx(one["after"]["mean"] - one["expected"]["mean"])


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_there_is_a_curve_for_who_sees_everything_and_one_for_each_seat(name: str) -> None:
    review = made(name, seed=1)

    own = [] if review["shared"] else [0, 1]
    assert [curve["knower"] for curve in review["curves"]] == [None, *own]
    numbers = [[at["number"] for at in curve["points"]] for curve in review["curves"]]
    assert all(one == numbers[0] for one in numbers)


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_every_curve_ends_at_the_result(name: str) -> None:
    record = recorded(name)
    outcome = game_of(record).replay(record).outcome
    review = made(name, seed=1)

    assert outcome is not None
    for curve in review["curves"]:
        last = curve["points"][-1]
        assert last["number"] == review["moments"][-1]["number"]
        for won, one in zip(victories(outcome), last["shares"], strict=True):
            assert one == {"mean": won, "low": won, "high": won}


def test_a_curve_knows_no_more_than_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The knower is the same along the whole curve, whoever decides."""
    record = recorded("mission-red-planet")
    knowers: list[int | None] = []

    def evaluated(state: Any, seat: int | None, *more: Any) -> Any:
        knowers.append(seat)
        return evaluate(state, seat, *more)

    monkeypatch.setattr(shares, "evaluate", evaluated)
    game = game_of(record)
    review = Reviewing(game, record, "quick", 1)
    for knower in (ALL_SEEING, 0, 1):
        knowers.clear()
        list(shares.shares(game, record, review.wanted, knower, 2, 1))
        assert set(knowers) == {None if knower == ALL_SEEING else knower}
        assert len(knowers) == len(review.wanted)


def test_points_of_a_curve_share_their_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: set[int] = set()

    def evaluated(state: Any, seat: int | None, games: int, seed: int) -> Any:
        seeds.add(seed)
        return evaluate(state, seat, games, seed)

    monkeypatch.setattr(shares, "evaluate", evaluated)
    made("mission-red-planet", seed=7)

    assert seeds == {7}


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_turning_points_are_ranked_by_what_they_surely_gave_away(name: str) -> None:
    review = made(name, seed=1)
    judged = review["judgements"]

    ranks = [
        (one["options"][0]["text"] == one["text"], -one["given_away"]["low"]) for one in judged
    ]
    assert ranks == sorted(ranks)
    for one in judged:
        best = one["options"][0]["worth"]["mean"]
        given = one["given_away"]
        assert given["mean"] == pytest.approx(best - one["expected"]["mean"])
        assert -1 <= given["low"] <= given["mean"] <= given["high"] <= 1
        assert given["low"] < given["high"]


def test_answers_are_compared_in_the_same_deals() -> None:
    record = recorded("mission-red-planet")
    game = game_of(record)
    number = next(state.moves for state, seat, _ in walk(game, record) if seat == 0)
    state, seat = state_at(game, record, number)
    text = state.decision(seat).options[0].text

    once = judging.wins_after(state, seat, text, 12, 5)

    assert judging.wins_after(state, seat, text, 12, 5) == once
    found = judging.difference(once, once)
    # Twelve deals are not enough to be certain of anything.
    assert found.mean == 0
    assert found.low < 0 < found.high


@pytest.mark.parametrize("reader", [0, 1])
def test_the_decisions_of_a_reader_come_first(reader: int) -> None:
    review = made("mission-red-planet", seed=1, readers=(reader,))
    others = [one["seat"] != reader for one in review["judgements"]]

    assert review["readers"] == [reader]
    assert others == sorted(others)
    assert not others[0]


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_decision_without_choice_is_no_turning_point(name: str) -> None:
    record = recorded(name)
    review = Reviewing(game_of(record), record, "quick", 1)

    assert not any(review.moment(number).is_forced for number in review.looked_at)


def test_progress_grows_with_what_was_tried() -> None:
    record = recorded("mission-red-planet")
    game = game_of(record)
    review = Reviewing(game, record, "quick", 1)
    seen = [review.progress]
    while jobs := review.jobs():
        for job in jobs:
            review.take(work(game, record, job, "quick", 1))
            seen.append(review.progress)

    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0.0, 1.0)
    assert max(after - one for one, after in itertools.pairwise(seen)) < 0.25


def test_decisions_are_spread_over_the_game() -> None:
    moments = course(areopolis.game("terraforming-mars"), recorded("terraforming-mars"))
    free = [one.number for one in moments if one.seat >= 0 and not one.is_forced]

    asked = worth_asking(moments, 10)

    assert (asked[0], asked[-1]) == (free[0], free[-1])
    assert len(asked) == 10
    gaps = [free.index(after) - free.index(one) for one, after in itertools.pairwise(asked)]
    assert max(gaps) - min(gaps) <= 1


def test_a_short_game_is_asked_about_whole() -> None:
    moments = course(areopolis.game("mission-red-planet"), recorded("mission-red-planet"))
    free = tuple([one.number for one in moments if one.seat >= 0 and not one.is_forced])

    assert worth_asking(moments, 10_000) == free


def test_a_review_says_how_much_was_really_tried() -> None:
    record = recorded("mission-red-planet")
    review = Reviewing(game_of(record), record, "deep", 1)
    choices = [one for one in review.moments if one.seat >= 0 and not one.is_forced]

    assert len(review.wanted) == len(review.looked_at) == len(choices) < SETTINGS["deep"].screened
    tried = review.tried()
    assert (tried.moments, tried.screened) == (len(choices), len(choices))


def test_one_who_is_alone_has_one_curve() -> None:
    record = recorded("terraforming-mars", 1)

    assert Reviewing(game_of(record), record, "glance", 1).knowers == (ALL_SEEING,)
