"""Making a review: jobs, progress, and the same review again."""

import itertools
import json
from typing import Any

import pytest

import areopolis
from areopolis.players.advice import evaluate, hint
from areopolis.review import judging, reviewing, shares
from areopolis.review.course import course, state_at, walk
from areopolis.review.judging import Effort
from areopolis.review.reviewing import SETTINGS, Reviewing, Setting, work
from areopolis.review.shares import worth_asking
from review.games import game_of, recorded

SMALL = Setting(8, 6, 2, Effort(20, 6, 3))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test try little."""
    monkeypatch.setattr(reviewing, "SETTINGS", {**SETTINGS, "quick": SMALL})


def made(record: dict[str, Any], seed: int, backwards: bool = False) -> dict[str, Any]:
    game = game_of(record)
    review = Reviewing(game, record, "quick", seed)
    while jobs := review.jobs():
        for job in reversed(jobs) if backwards else jobs:
            review.take(work(game, record, job, "quick", seed))
    assert review.progress == 1.0
    return review.document()


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_review_is_the_same_again_in_whatever_order_its_jobs_are_done(name: str) -> None:
    record = recorded(name)

    once = json.dumps(made(record, seed=3))
    again = json.dumps(made(record, seed=3, backwards=True))

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

    def evaluated(state: Any, seat: int, count: int, seed: int) -> Any:
        games.append(count)
        return evaluate(state, seat, count, seed)

    monkeypatch.setattr(judging, "hint", hinted)
    monkeypatch.setattr(judging, "evaluate", evaluated)
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
    record = recorded("mission-red-planet")

    assert made(record, seed=3)["shares"] != made(record, seed=4)["shares"]


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_estimates_lie_within_their_intervals(name: str) -> None:
    review = made(recorded(name), seed=1)

    for at in review["shares"]:
        for one in at["shares"]:
            assert 0 <= one["low"] <= one["mean"] <= one["high"] <= 1
    for one in review["judgements"]:
        worths = [option["worth"]["mean"] for option in one["options"]]
        assert worths == sorted(worths, reverse=True)
        assert one["text"] in [option["text"] for option in one["options"]]
        assert one["luck"] == pytest.approx(one["after"]["mean"] - one["expected"]["mean"])


def test_the_decisions_with_the_largest_swings_are_judged() -> None:
    record = recorded("mission-red-planet")
    review = made(record, seed=1)
    shares = {at["number"]: at["shares"] for at in review["shares"]}
    seats = {one["number"]: one["seat"] for one in review["moments"]}
    numbers = list(shares)

    swings = {
        number: abs(shares[after][seats[number]]["mean"] - shares[number][seats[number]]["mean"])
        for number, after in itertools.pairwise(numbers)
    }

    judged = [one["number"] for one in review["judgements"]]
    left = [swing for number, swing in swings.items() if number not in judged]
    assert min(swings[number] for number in judged) >= max(left)


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
