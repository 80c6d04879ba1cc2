"""Coaching: who explains a kind of question when it comes for the first time."""

from __future__ import annotations

from typing import NamedTuple


class Coached(NamedTuple):
    """The questions that a chapter of the rules page is about.

    For those that are *told* a coach has words of its own, `coach.<question>`; for those that are
    only *read*, because nobody has found such words yet, it reads from the chapter.
    """

    chapter: str
    told: str
    read: str = ""


def coach_keys(coaching: tuple[Coached, ...]) -> list[str]:
    """Return the keys of everything that a coach says in words of its own."""
    return [f"coach.{question}" for one in coaching for question in one.told.split()]


def chapters_by_question(coaching: tuple[Coached, ...]) -> dict[str, str]:
    """Return the chapter that each question belongs to."""
    chapters: dict[str, str] = {}
    for one in coaching:
        for question in (*one.told.split(), *one.read.split()):
            chapters[question] = one.chapter
    return chapters
