"""The fields of views with a word of their own; others are called as the things in them."""

from __future__ import annotations

from typing import Final

VIEW: Final = (
    "stop",
    "first",
    "countdown",
    "docks",
    "capacity",
    "printed",
    "to",
    "tokens",
    "crew",
    "launched",
    "zones",
    "astronauts",
    "discovery",
    "lost",
    "players",
    "supply",
    "played",
    "has_chosen",
    "hand",
    "cards",
    "rejected",
    "dealt",
    "deck",
    "destination_tokens",
    "point_tokens",
    "ship_deck",
    "ship_discard",
    "event_deck",
    "event_discard",
    "box",
    "claims",
    "drawn",
    "face_up",
    "seen_by",
)
