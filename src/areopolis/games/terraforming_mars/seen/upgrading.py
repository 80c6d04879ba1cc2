"""Positions that older rules have left, made fit for the rules of now."""

from __future__ import annotations

from typing import Any


def upgraded(document: dict[str, Any], places: tuple[str, ...]) -> dict[str, Any]:
    """Return *document* with the cities off Mars by their *places*; version 1 had a list of owners.

    Of a damaged document nothing is changed; whoever reads it will say what is wrong.
    """
    owners = document.get("off_planet")
    if not isinstance(owners, list) or len(owners) != len(places):
        return document
    cities = {place: owner for place, owner in zip(places, owners, strict=True) if owner != "none"}
    return {**document, "off_planet": cities}
