"""What a coach explains at the table, chapter by chapter of the rules page."""

from __future__ import annotations

from typing import Final

from areopolis.core.coaching import Coached

COACHED: Final = (
    Coached("modes", told="", read="choose-quarters"),
    Coached("setup", told="", read="choose-corporation"),
    Coached("supply", told="", read="lay-dead buy-off close-field"),
    Coached("turn", told="take-step", read=""),
    Coached("placing", told="use-building", read=""),
    Coached("mining", told="", read="mine-before move-machine mine-after"),
    Coached("delivery", told="deliver", read=""),
    Coached("settlement", told="give-marker", read=""),
)
