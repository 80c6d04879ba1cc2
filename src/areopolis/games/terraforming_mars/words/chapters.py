"""The chapters of the rules page; its words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.chapters import Chapter

CHAPTERS: Final = (
    Chapter("idea", "text text"),
    Chapter("setup", "step step step step"),
    Chapter("generation", "step step step step step"),
    Chapter("actions", "text item item item item item item item item"),
    Chapter("cards", "text step step step text"),
    Chapter("parameters", "item item item text"),
    Chapter("tiles", "text item item item item"),
    Chapter("colonies", "text step step step text"),
    Chapter("goals", "text"),
    Chapter("end", "step step step"),
    Chapter("solo", "text"),
    Chapter("secrets", "item item"),
)
