"""Courses: steps that come again and again are laid once."""

from areopolis.core.cause import CAUSES, TABLE
from areopolis.core.step import Course, Step, frames_of
from core.toy import Deal, Rounds


def test_the_table_carries_out_a_course_unless_a_place_does() -> None:
    bottom = Step(Rounds(), TABLE, None)

    assert [by for _, by in frames_of(Course(Deal(), Rounds()).on(bottom))] == [TABLE] * 3
    assert [by for _, by in frames_of(Course(Deal(), by=CAUSES[2]).on(bottom))] == [
        TABLE,
        CAUSES[2],
    ]


def test_a_course_happens_in_its_order() -> None:
    frames = frames_of(Course(Deal(), Rounds()).on(None))

    assert [effect for effect, _ in frames[::-1]] == [Deal(), Rounds()]


def test_a_course_on_the_same_steps_is_the_same_and_elsewhere_another() -> None:
    course = Course(Deal())
    bottom, other = Step(Rounds(), TABLE, None), Step(Rounds(), TABLE, None)

    laid = course.on(bottom)

    assert course.on(bottom) is laid
    elsewhere = course.on(other)
    assert elsewhere is not laid
    assert elsewhere is not None
    assert elsewhere.below is other
