"""The keys of the words on the drawn table."""

from __future__ import annotations

from typing import Final

PARTS: Final = (
    "base",
    "boards",
    "cards",
    "corporations",
    "firms",
    "mine",
    "places",
    "quarters",
)
STANDING: Final = (
    "chain",
    "developed",
    "face-down",
    "last-event",
    "production",
    "round",
    "setup",
    "slot",
    "time",
    "time-left",
    "costs",
)
COMING: Final = (
    "after",
    "after-site",
    "coming-middle",
    "coming-round",
    "demand-left",
    "grows",
    "kills",
    "next-demand",
    "no-needs",
    "rounds-left",
    "threatens",
)
OURS: Final = ("designed", "designed-list", "designed-solo")
TABLE_WORDS: Final = tuple([f"table.{key}" for key in (*PARTS, *STANDING, *COMING, *OURS)])
