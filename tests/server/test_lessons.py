"""The lessons of the tutorial: positions of the engine, and the line that each of them teaches."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

import areopolis
from areopolis.core.event import Event
from areopolis.core.state import State
from kit.lessons import LINES

ROOT: Final = Path(__file__).resolve().parents[2]
LESSONS: Final = ROOT / "src" / "areopolis" / "server" / "lessons" / "mission-red-planet"
STEPS: Final = ROOT / "web" / "src" / "pages" / "tutorial" / "lessons.ts"
GAME: Final = areopolis.game("mission-red-planet")
LEARNER: Final = 0


def position(lesson: str) -> Any:
    return json.loads((LESSONS / f"{lesson}.json").read_text("utf-8"))


def begun(lesson: str) -> State:
    return GAME.from_dict(position(lesson))


def test_every_lesson_is_taught_and_every_taught_lesson_is_there() -> None:
    assert sorted(path.stem for path in LESSONS.glob("*.json")) == sorted(LINES)


@pytest.mark.parametrize("lesson", LINES)
def test_a_lesson_is_a_position_in_which_the_learner_alone_is_asked(lesson: str) -> None:
    state = begun(lesson)

    assert list(state.deciding) == [LEARNER]
    assert state.to_dict() == position(lesson)


@pytest.mark.parametrize("lesson", LINES)
def test_the_line_of_a_lesson_needs_nobody_else_and_shows_what_it_teaches(lesson: str) -> None:
    state = begun(lesson)
    told: list[Event] = []
    state.listener = told.append
    answers, events = LINES[lesson]
    for answer in answers:
        assert LEARNER in state.deciding
        state.play(LEARNER, answer)

    assert set(events) <= {type(event).KEY for event in told}


def test_whoever_follows_the_last_lesson_wins_the_game() -> None:
    state = begun("end")
    for answer in LINES["end"][0]:
        state.play(LEARNER, answer)

    assert state.outcome is not None
    assert state.outcome.winners == (LEARNER,)


def test_the_steps_of_the_client_name_the_lessons_and_their_answers() -> None:
    """The client advises exactly the line that is played here."""
    steps = STEPS.read_text("utf-8")
    for lesson, (answers, _) in LINES.items():
        begin = steps.index(f"name: '{lesson}'")
        rest = steps.find("\n  {\n    name: '", begin)
        taught = steps[begin : rest if rest > 0 else None]
        for answer in answers:
            assert f"'{answer}'" in taught, (lesson, answer)
