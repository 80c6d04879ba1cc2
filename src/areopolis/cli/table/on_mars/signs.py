"""Signs of one letter for what lies on the map and in the storages of On Mars."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from areopolis.cli.table.parts import said
from areopolis.cli.table.scene import Scene

BUILDINGS: Final = {
    "mine": ("\N{BLACK UP-POINTING TRIANGLE}", "bold #d0a070"),
    "generator": ("\N{NOT SIGN}", "bold #f2c94c"),
    "water-extractor": ("\N{ALMOST EQUAL TO}", "bold #6fb1ff"),
    "greenhouse": ("\N{BLACK CLUB SUIT}", "bold #6fd08c"),
    "oxygen-condenser": ("\N{WHITE CIRCLE}", "bold #b8bfc9"),
    "shelter": ("\N{HOUSE}", "bold"),
}
PIECES: Final = {
    "bot": "\N{BLACK CIRCLE}",
    "rover": "\N{BLACK DIAMOND}",
    "miner": "\N{BLACK SQUARE}",
    "advanced": "\N{BLACK STAR}",
}
CRYSTAL: Final = "\N{WHITE DIAMOND}"
# Research tiles are told from players by a small letter before their own.
RESEARCH: Final = "research-"
RESEARCH_SIGN: Final = "r"
DISCOVERY: Final = "?"
GROUND_STYLE: Final = "bold cyan"


def building(kind: str) -> Text:
    """Return the sign of a building."""
    sign, look = BUILDINGS[kind]
    return Text(sign, look)


def ground(tile: str) -> Text:
    """Return the sign of what lies on a hex: a Crystal, a Research tile by its letter, or ?."""
    if tile.startswith(RESEARCH):
        return Text(RESEARCH_SIGN + tile.removeprefix(RESEARCH), GROUND_STYLE)
    return Text(CRYSTAL if tile == "crystal" else DISCOVERY, GROUND_STYLE)


def legend(scene: Scene) -> Text:
    """Return what the signs of the map mean."""
    told = Text()
    for kind in BUILDINGS:
        told.append_text(building(kind)).append(f" {scene.name('building', kind)}  ", "dim")
    for kind, sign in PIECES.items():
        told.append(sign, "bold").append(f" {scene.name('piece', kind)}  ", "dim")
    told.append(CRYSTAL, GROUND_STYLE).append(f" {scene.name('item', 'crystal')}  ", "dim")
    told.append(f"{RESEARCH_SIGN}A\N{EN DASH}{RESEARCH_SIGN}D", GROUND_STYLE).append(
        f" {said(scene, 'research')}  ", "dim"
    )
    told.append(DISCOVERY, GROUND_STYLE).append(f" {said(scene, 'discoveries')}", "dim")
    return told
