"""The chapters of the rules page; its words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.chapters import Chapter

CHAPTERS: Final = (
    Chapter("idea", "text text"),
    Chapter("setup", "step step step step text"),
    Chapter("round", "step step text"),
    Chapter("turn", "step step step text"),
    Chapter("room", "item item item"),
    Chapter("colonists", "item item item"),
    Chapter("orbit", "item item item item item"),
    Chapter("colony", "item item item item item"),
    Chapter("construction", "step step step step step"),
    Chapter("life", "text item item text"),
    Chapter("technology", "text text text"),
    Chapter("executive", "text text text"),
    Chapter("crystals", "item item item"),
    Chapter("goals", "text text text"),
    Chapter("travel", "step step step text"),
    Chapter("end", "text item item item item item item item text"),
    Chapter("variants", "item item item"),
    Chapter("solo", "text step step step text"),
)
