"""The lessons of the tutorial, in order; their words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.lessons import Lesson

LESSONS: Final = (
    Lesson("missions", "welcome zones keep kept"),
    Lesson("boarding", "countdown choose board landed"),
    Lesson("launch", "first second force landed"),
    Lesson("moving", "board move more done"),
    Lesson("production", "board replace taken"),
    Lesson("discovery", "first second draw assign hidden"),
    Lesson("end", "first second redirect scored"),
)
