"""What a coach explains at the table, chapter by chapter of the rules page."""

from __future__ import annotations

from typing import Final

from areopolis.core.coaching import Coached

COACHED: Final = (
    Coached("modes", told="choose-quarters"),
    Coached("setup", told="choose-corporation"),
    Coached("supply", told="lay-dead buy-off close-field"),
    Coached("turn", told="take-step"),
    Coached("placing", told="use-building"),
    Coached("mining", told="mine-before move-machine mine-after"),
    Coached("delivery", told="deliver"),
    Coached("settlement", told="give-marker"),
)
