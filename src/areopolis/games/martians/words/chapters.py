"""The chapters of the rules page; its words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.chapters import Chapter

CHAPTERS: Final = (
    Chapter("idea", "text text"),
    Chapter("modes", "text item item item item"),
    Chapter("setup", "step step step step step"),
    Chapter("round", "step step step"),
    Chapter("supply", "step step step step step step step"),
    Chapter("turn", "text item item item item text"),
    Chapter("placing", "text text text"),
    Chapter("buildings", "item item item item item item item item item"),
    Chapter("mining", "step step step text text"),
    Chapter("staff", "text text text"),
    Chapter("delivery", "text"),
    Chapter("settlement", "step step step step text"),
    Chapter("end", "item item item"),
    Chapter("secrets", "item item item"),
)
