"""Colours of players: always with a letter, so that nobody has to tell them apart by eye."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from areopolis.cli.table.scene import Scene

# Dark letters on a light ground read well on black and on white terminals.
GROUNDS: Final = {
    "yellow": "#f2c94c",
    "blue": "#6fb1ff",
    "orange": "#ff9f5a",
    "green": "#6fd08c",
    "violet": "#cf9bff",
    "purple": "#cf9bff",
    "grey": "#b8bfc9",
    "red": "#ff8f85",
    "white": "#f4f4f4",
}


def style(colour: str) -> str:
    """Return the style of a counter of *colour*."""
    return f"bold #101010 on {GROUNDS.get(colour, '#ffffff')}"


def letter(scene: Scene, colour: str) -> str:
    """Return the letter that stands for *colour* in the reader's language."""
    return scene.say(f"letter.{colour}")


def chip(scene: Scene, colour: str, count: int | None = None) -> Text:
    """Return a counter: the letter of *colour*, and how many there are."""
    said = letter(scene, colour) + ("" if count is None else str(count))
    return Text(said, style(colour))


def chips(scene: Scene, counts: dict[str, int]) -> Text:
    """Return counters for all colours that have something, most first."""
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    return Text(" ").join([chip(scene, colour, count) for colour, count in ordered])


def named(scene: Scene, colour: str) -> Text:
    """Return letter and name of *colour*."""
    return Text.assemble(chip(scene, colour), (f" {scene.name('colour', colour)}", "bold"))
