"""What a coach explains at the table, chapter by chapter of the rules page."""

from __future__ import annotations

from typing import Final

from areopolis.core.coaching import Coached

COACHED: Final = (
    Coached("setup", told="keep-mission"),
    Coached("round", told="choose-character"),
    Coached(
        "characters",
        told="place-astronaut make-move draw-or-look force-launch destroy-ship "
        "replace-astronaut kill-astronaut transfer-from-moon",
    ),
    Coached("ships", told="choose-destination redirect-ship"),
    Coached(
        "events",
        told="assign-discovery look-at-discovery move-away claim-zone resolve-discovery",
    ),
)
