"""The lessons of the tutorial, in order; their words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from areopolis.core.lessons import Lesson

LESSONS: Final = (
    Lesson("sides", "board order welcome ship crew end ride space take arrived"),
    Lesson(
        "chain",
        "resources construct generator site benefit end again extra extractor place pay "
        "crystal forged",
    ),
    Lesson(
        "complexes",
        "complex technology construct greenhouse between displace cube marker used",
    ),
    Lesson(
        "laboratory",
        "grid learn tile lab boost end stay develop shelter rover pay more developed",
    ),
    Lesson(
        "executive",
        "depot bots goals bot to stop upgrade generator pending stay use spend again used",
    ),
    Lesson(
        "levels",
        "missions control rover to stop tile done construct extra condenser site benefit end risen",
    ),
    Lesson("solo", "lacerda goal learn tile deliver complete five six end stay turn"),
)
