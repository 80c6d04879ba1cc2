"""The solo deck, and the goals of a game against Lacerda (specification 2.24, 4.4.9)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import SoloCard

SOLO_DECK: Final = (
    SoloCard(0, True, 1),
    SoloCard(0, True, 2),
    SoloCard(0, False, 2),
    SoloCard(0, True, 3),
    SoloCard(1, True, 1),
    SoloCard(1, True, 1),
    SoloCard(1, True, 2),
    SoloCard(1, False, 3),
    SoloCard(2, True, 1),
    SoloCard(2, False, 1),
    SoloCard(2, True, 2),
    SoloCard(2, True, 3),
)

SOLO_GOALS: Final = ("first-colonists", "next-generation", "hunky-dory", "martian-potato")
