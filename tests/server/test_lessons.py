"""The lessons of the tutorial: positions of the engine, and the line that each of them teaches."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

import areopolis
from areopolis.core.event import Event
from areopolis.core.lessons import lesson_keys
from areopolis.core.state import State
from areopolis.core.view import decision_view
from kit.lessons import LINES, TAUGHT

ROOT: Final = Path(__file__).resolve().parents[2]
LESSONS: Final = ROOT / "src" / "areopolis" / "server" / "lessons"
CLIENT: Final = ROOT / "web" / "src" / "games"
LEARNER: Final = 0
# What the coach waits for first, and the effect that asks for it.
ADVISED: Final = re.compile(r"answers: \[\s*'([^']+)'.*?\],\s*effect: '([\w-]+)'", re.DOTALL)
EVERY: Final = [(game, lesson) for game, lines in LINES.items() for lesson in lines]


def position(game: str, lesson: str) -> Any:
    return json.loads((LESSONS / game / f"{lesson}.json").read_text("utf-8"))


def begun(game: str, lesson: str) -> State:
    return areopolis.game(game).from_dict(position(game, lesson))


def steps(game: str) -> str:
    """Return what the client knows about the lessons of a game."""
    return (CLIENT / game / "lessons.ts").read_text("utf-8")


def test_every_game_that_has_lessons_teaches_them() -> None:
    assert TAUGHT
    assert sorted(path.name for path in LESSONS.iterdir() if path.is_dir()) == sorted(TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_is_taught_and_every_taught_lesson_is_there(game: str) -> None:
    taught = [lesson.name for lesson in areopolis.game(game).lessons()]

    assert list(LINES[game]) == taught
    assert sorted(path.stem for path in (LESSONS / game).glob("*.json")) == sorted(taught)


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_is_a_position_in_which_the_learner_alone_is_asked(game: str, lesson: str) -> None:
    state = begun(game, lesson)

    assert list(state.deciding) == [LEARNER]
    assert state.to_dict() == position(game, lesson)


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_the_line_of_a_lesson_needs_nobody_else_and_shows_what_it_teaches(
    game: str, lesson: str
) -> None:
    state = begun(game, lesson)
    told: list[Event] = []
    state.listener = told.append
    answers, events = LINES[game][lesson]
    for answer in answers:
        assert LEARNER in state.deciding
        state.play(LEARNER, answer)

    assert set(events) <= {type(event).KEY for event in told}


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_can_be_played_on_from_unless_it_ends_the_game_with_a_victory(
    game: str, lesson: str
) -> None:
    state = begun(game, lesson)
    for answer in LINES[game][lesson][0]:
        state.play(LEARNER, answer)

    if state.outcome is None:
        assert state.deciding
    else:
        assert LEARNER in state.outcome.winners


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_the_client_advises_exactly_the_line_when_it_is_asked_for(game: str, lesson: str) -> None:
    taught = re.search(rf"^  {lesson}: \[\n(.*?)^  \],", steps(game), re.MULTILINE | re.DOTALL)
    assert taught is not None
    advised = ADVISED.findall(taught[1])
    state = begun(game, lesson)
    played = []
    for answer in LINES[game][lesson][0]:
        asked = decision_view(state, LEARNER)
        assert asked is not None
        played.append((answer, asked["effect"]))
        state.play(LEARNER, answer)

    assert advised == played


@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_says_every_word_of_the_lessons_in_order(game: str) -> None:
    said = re.findall(r"text: '(lesson\.[\w.-]+)'", steps(game))
    lessons = areopolis.game(game).lessons()
    titles = [f"lesson.{lesson.name}" for lesson in lessons]

    assert said == [key for key in lesson_keys(lessons) if key not in titles]
