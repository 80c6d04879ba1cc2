"""The page of a review: in every language, whole, and safe."""

import re
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest

from areopolis.catalogues import LANGUAGES, speaker
from areopolis.core.record import begin
from areopolis.review import course
from areopolis.review.judging import Effort
from areopolis.review.page import Page
from areopolis.review.reviewing import SETTINGS, Reviewing, Setting, work
from review.games import game_of, recorded

RAW_KEY = re.compile(r"\b(?:review|score|action|question|event)\.[a-z-]+\b")


@cache
def reviewed(name: str) -> dict[str, Any]:
    """Return a small review of a recorded game."""
    record = recorded(name)
    game = game_of(record)
    with patch.dict(SETTINGS, quick=Setting(4, 4, 3, 4, 1, Effort(20, 4), 1000)):
        review = Reviewing(game, record, "quick", 1)
        while jobs := review.jobs():
            for job in jobs:
                review.take(work(game, record, job, "quick", 1))
        return review.document()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["mission-red-planet", "terraforming-mars"])
def test_a_page_has_no_raw_key(name: str, language: str) -> None:
    record = recorded(name)
    game = game_of(record)

    page = Page(game, record, reviewed(name), speaker(game, language), ["Ada", ""]).whole()

    assert f'<html lang="{language}">' in page
    assert RAW_KEY.findall(page) == []
    assert "(Ada)" in page
    assert page.count("<polyline") == 6


def test_names_are_escaped() -> None:
    record = recorded("mission-red-planet")
    game = game_of(record)
    names = ["<script>alert(1)</script>", ""]

    page = Page(game, record, reviewed(game.id), speaker(game, "en"), names).whole()

    assert "<script" not in page


def test_a_page_needs_nothing_else() -> None:
    record = recorded("mission-red-planet")
    game = game_of(record)

    page = Page(game, record, reviewed(game.id), speaker(game, "en"), ["", ""]).whole()

    assert "http" not in page
    assert " src=" not in page


def test_a_page_goes_through_the_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server answers others meanwhile, so it does nothing twice."""
    record = recorded("mission-red-planet")
    game = game_of(record)
    review = reviewed(game.id)
    begun: list[str] = []

    def beginning(*given: Any) -> Any:
        begun.append(game.id)
        return begin(*given)

    monkeypatch.setattr(course, "begin", beginning)

    Page(game, record, review, speaker(game, "en"), ["", ""]).whole()

    assert begun == [game.id]
