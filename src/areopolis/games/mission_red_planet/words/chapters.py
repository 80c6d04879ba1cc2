"""The chapters of the rules page; its words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.chapters import Chapter

CHAPTERS: Final = (
    Chapter("idea", "text text"),
    Chapter("setup", "step step step step"),
    Chapter("round", "step step step step step text"),
    Chapter("characters", "text text item item item item item item item item item"),
    Chapter("ships", "text text text"),
    Chapter("events", "item item item"),
    Chapter("production", "step step text"),
    Chapter("end", "step step step step"),
    Chapter("two", "text text text"),
    Chapter("secrets", "item item item"),
)
