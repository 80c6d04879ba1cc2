"""The lessons of the tutorial, in order; their words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.lessons import Lesson

LESSONS: Final = (
    Lesson("research", "welcome rating buy play done"),
    Lesson("playing", "needs raise lichen done"),
    Lesson("metals", "solar steel mining titanium done"),
    Lesson("tiles", "city plants greenery ocean water done"),
    Lesson("production", "income nuclear end pass done"),
    Lesson("projects", "always heat sell card city place done"),
    Lesson("goals", "left claim fund done"),
    Lesson("colonies", "tiles build place trade done"),
    Lesson("end", "last heat pass greenery place scored"),
)
