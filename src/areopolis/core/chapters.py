"""Chapters: the rules of a game as people read them, named by the keys of their words."""

from __future__ import annotations

from typing import NamedTuple


class Chapter(NamedTuple):
    """One chapter: its name, and the forms of its parts in order: text, step or item.

    Its title is `rules.<chapter>`; its parts are counted through: `rules.<chapter>.step-2`.
    """

    name: str
    forms: str


def chapter_keys(chapters: tuple[Chapter, ...]) -> list[str]:
    """Return the keys of all titles and parts in the order in which they are read."""
    keys: list[str] = []
    for chapter in chapters:
        keys.append(f"rules.{chapter.name}")
        for number, form in enumerate(chapter.forms.split(), 1):
            keys.append(f"rules.{chapter.name}.{form}-{number}")
    return keys
