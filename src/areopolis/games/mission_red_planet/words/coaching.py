"""What a coach explains at the table, chapter by chapter of the rules page."""

from __future__ import annotations

from typing import Final

from areopolis.core.coaching import Coached

COACHED: Final = (
    Coached("setup", told="keep-mission", read=""),
    Coached("round", told="choose-character", read=""),
    Coached(
        "characters",
        told="place-astronaut",
        read="make-move draw-or-look force-launch destroy-ship replace-astronaut "
        "kill-astronaut transfer-from-moon",
    ),
    Coached("ships", told="choose-destination", read="redirect-ship"),
    Coached(
        "events",
        told="assign-discovery",
        read="look-at-discovery move-away claim-zone resolve-discovery",
    ),
)
