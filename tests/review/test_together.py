"""Reviews where people win or lose together: one curve for all, judged by what all gave away."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from areopolis.catalogues import LANGUAGES, speaker
from areopolis.players.advice import evaluate
from areopolis.review.page import Page
from areopolis.review.reviewing import Reviewing, work
from kit.martians import GAME
from kit.together import COOPERATIVE, SEMI_COOPERATIVE, ended, last_round


@cache
def record_of(mode: str, is_done: bool) -> dict[str, Any]:
    return ended(mode, is_done).record()


@cache
def reviewed(mode: str, is_done: bool) -> dict[str, Any]:
    record = record_of(mode, is_done)
    review = Reviewing(GAME, record, "glance", 1)
    while jobs := review.jobs():
        for job in jobs:
            review.take(work(GAME, record, job, "glance", 1))
    return review.document()


def page(mode: str, is_done: bool, language: str = "en") -> str:
    review = reviewed(mode, is_done)
    names = ["Ada", "", ""]
    record = record_of(mode, is_done)
    return Page(GAME, record, review, speaker(GAME, language), names).whole()


@pytest.mark.parametrize("is_done", [True, False])
def test_all_have_one_share_and_it_is_the_whole_victory(is_done: bool) -> None:
    review = reviewed(COOPERATIVE, is_done)

    assert review["shared"] is True
    for curve in review["curves"]:
        for at in curve["points"]:
            assert len({one["mean"] for one in at["shares"]}) == 1
            assert at["goal"] == at["shares"][0]
        assert curve["points"][-1]["shares"][0]["mean"] == float(is_done)


def test_a_missed_goal_and_a_leader_are_two_curves() -> None:
    review = reviewed(SEMI_COOPERATIVE, False)
    last = review["curves"][0]["points"][-1]

    assert (review["shared"], review["has_goal"]) == (False, True)
    assert last["goal"]["mean"] == 0.0
    assert sorted(one["mean"] for one in last["shares"]) == [0.0, 0.0, 1.0]


def test_the_page_has_one_line_and_one_column_for_all() -> None:
    # One share and one line of points: who sees everything knows what all of them know.
    assert page(COOPERATIVE, True).count("<polyline") == 1 + 1
    assert [curve["knower"] for curve in reviewed(COOPERATIVE, True)["curves"]] == [None]
    assert "<th>All together</th>" in page(COOPERATIVE, True)


def test_the_page_of_a_mission_with_a_leader_has_a_line_for_the_goal() -> None:
    assert page(SEMI_COOPERATIVE, False).count("<polyline") == 3 + 1 + 3 + 3
    assert "Common goal" in page(SEMI_COOPERATIVE, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_it(language: str) -> None:
    assert "outcome." not in page(COOPERATIVE, True, language)
    assert "outcome." not in page(SEMI_COOPERATIVE, False, language)


@pytest.mark.parametrize("mode", [COOPERATIVE, SEMI_COOPERATIVE])
def test_an_estimate_tells_how_often_the_goal_is_reached(mode: str) -> None:
    standing = evaluate(last_round(mode, True), 0, games=8)

    assert standing.goal is not None
    assert standing.goal.mean == 1.0
    total = sum(one.mean for one in standing.shares)
    assert total == pytest.approx(3.0 if mode == COOPERATIVE else 1.0)
