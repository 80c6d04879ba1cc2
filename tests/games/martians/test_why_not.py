"""Why something is not possible: whatever a question is about and does not offer has its reason."""

from __future__ import annotations

from functools import cache

import pytest

from areopolis.catalogues import LANGUAGES
from areopolis.core.action import Action
from areopolis.games.martians.answers import Work
from kit.martians import GAME
from kit.why_not import Walk

GAMES = 16
# Of the moments of each question so many are looked at.
MOMENTS = 4


@cache
def walked() -> Walk:
    """Return games of every mode and number of players."""
    walk = Walk()
    for number in range(GAMES):
        modes = GAME.option_values_for(GAME.seats[number % len(GAME.seats)])["mode"]
        walk.play(GAME, number, 0.3, {"mode": modes[number // 4 % len(modes)]})
    return walk


def test_whatever_a_question_is_about_has_a_reason_of_its_own() -> None:
    """Fields, actions of buildings, free steps, mining, deliveries, slots, tokens of events."""

    def also(asked: str, action: Action) -> bool:
        """Whether it is an action of a building, which one may want in every turn."""
        return asked in ("take-step", "use-building") and isinstance(action, Work)

    seen = walked().explained(MOMENTS, also)

    assert {"place-marker", "research", "develop", "hire", "build", "harvest", "deliver"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences(language: str) -> None:
    for said in walked().said(GAME, language):
        assert said.endswith((".", "!")), said
        assert "{" not in said
