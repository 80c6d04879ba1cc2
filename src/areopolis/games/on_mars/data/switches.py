"""The rules that the sources leave open: options of a game, whose defaults a pack may set (9.3)."""

from __future__ import annotations

from typing import Any, Final

from areopolis.games.on_mars.rules.ship_tech import SHIP_TECHS

SWITCHES: Final[dict[str, tuple[Any, ...]]] = {
    "ship_tech": SHIP_TECHS,
    "shuttle_level4": ("space3", "stops"),
    "warehouse_crystals_pending": (True, False),
}
