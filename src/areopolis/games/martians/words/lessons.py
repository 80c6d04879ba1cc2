"""The lessons of the tutorial, in order; their words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.lessons import Lesson

LESSONS: Final = (
    Lesson("time", "turn markers moxie oxygen lander material finish rest end over"),
    Lesson("delivery", "needs recover moxie oxygen end deliver settled fine free"),
    Lesson("mining", "area place mine take move examine rtg rest end produced"),
    Lesson("building", "construction closed place build expand install opened"),
    Lesson(
        "scenario",
        "mission clean hospital medicine end deliver lander requirement finish close won",
    ),
)
