"""What a coach explains at the table: every question of every game, by a chapter of its rules."""

import pytest

import areopolis
from areopolis.core.coaching import chapters_by_question, coach_keys
from areopolis.core.speech import word_keys

GAMES = areopolis.game_ids()


@pytest.mark.parametrize("name", GAMES)
def test_every_question_belongs_to_a_chapter_of_the_rules_page(name: str) -> None:
    game = areopolis.game(name)
    chapters = chapters_by_question(game.coaching())

    assert sorted(chapters) == sorted(game.questions())
    assert {f"rules.{chapter}" for chapter in chapters.values()} <= set(word_keys(game))


@pytest.mark.parametrize("name", GAMES)
def test_no_question_is_named_twice(name: str) -> None:
    coaching = areopolis.game(name).coaching()
    named = [question for one in coaching for question in f"{one.told} {one.read}".split()]

    assert len(named) == len(set(named))


@pytest.mark.parametrize("name", GAMES)
def test_a_coach_has_words_of_its_own_for_every_question(name: str) -> None:
    game = areopolis.game(name)

    assert sorted(coach_keys(game.coaching())) == sorted(f"coach.{q}" for q in game.questions())
