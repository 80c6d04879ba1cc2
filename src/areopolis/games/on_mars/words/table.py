"""The keys of the words on the drawn table."""

from __future__ import annotations

from typing import Final

PARTS: Final = (
    "actions",
    "blueprints",
    "boards",
    "cards",
    "closer",
    "executive",
    "laboratory",
    "mine",
    "others",
    "places",
    "science",
    "ship",
    "whole-map",
)
STANDING: Final = (
    "complex",
    "extra-cost",
    "last-round",
    "level",
    "none-left",
    "not-built",
    "points-now",
    "production",
    "reward-now",
    "round",
    "scores-each",
    "setup",
    "their-tech",
    "works-in",
)
COMING: Final = (
    "last-blueprints",
    "mission-lost",
    "new-blueprints",
    "new-techs",
    "next-level",
    "progress-scored",
    "refilled",
    "scores-progress",
    "shuttle-lands",
    "shuttle-leaves",
    "shuttle-stopped",
)
SOLO: Final = (
    "lacerda-board",
    "lacerda-construct",
    "lacerda-did",
    "lacerda-hire",
    "lacerda-learn-technology",
    "lacerda-obtain-blueprint",
    "lacerda-research-and-development",
    "lacerda-travels",
    "lacerda-upgrade",
    "no-card-yet",
)
TABLE_WORDS: Final = tuple([f"table.{key}" for key in (*PARTS, *STANDING, *COMING, *SOLO)])
