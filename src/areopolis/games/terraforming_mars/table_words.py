"""The keys of the words on the drawn table."""

from __future__ import annotations

from typing import Final

PARTS: Final = (
    "awards",
    "beside",
    "board",
    "card",
    "cards",
    "colonies",
    "goals",
    "hand",
    "map",
    "milestones",
    "players",
    "projects",
    "sides",
    "tableau",
    "tabs",
    "track",
)
STANDING: Final = (
    "cards-in-hand",
    "decides",
    "deck",
    "discard",
    "first-player",
    "generation",
    "passed",
    "points-now",
    "production",
    "rating",
    "setup",
    "taken-by",
    "turn-order",
    "used",
)
HAND: Final = (
    "affordable",
    "by-tag",
    "filters",
    "hand-empty",
    "heap.actions",
    "heap.automated",
    "heap.corporation",
    "heap.effects",
    "heap.events",
    "no-tag",
    "none-fits",
    "order",
    "order.name",
    "order.number",
    "order.price",
    "order.type",
    "playable",
    "tableau-empty",
    "type.active",
    "type.automated",
    "type.event",
)
ACTING: Final = (
    "asleep",
    "colony-bonus",
    "colony-builds",
    "convert-heat",
    "convert-plants",
    "fleets",
    "left-after",
    "marker",
    "not-accepted",
    "trade",
    "trade-with",
    "trades-here",
)
TABLE_WORDS: Final = tuple([f"table.{key}" for key in (*PARTS, *STANDING, *HAND, *ACTING)])
