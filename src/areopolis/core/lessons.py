"""Lessons: how a game is taught at the table, named by the keys of its words."""

from __future__ import annotations

from typing import NamedTuple


class Lesson(NamedTuple):
    """One lesson: its name, and the names of what the coach says, in order.

    Its title is `lesson.<lesson>`; what the coach says is `lesson.<lesson>.<step>`.
    """

    name: str
    steps: str


def lesson_keys(lessons: tuple[Lesson, ...]) -> list[str]:
    """Return the keys of all titles and steps in the order in which they are said."""
    keys: list[str] = []
    for lesson in lessons:
        keys.append(f"lesson.{lesson.name}")
        for step in lesson.steps.split():
            keys.append(f"lesson.{lesson.name}.{step}")
    return keys
