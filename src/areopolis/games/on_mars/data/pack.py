"""Owners' packs: what is reconstructed, and how it is replaced (specification 9.3)."""

from __future__ import annotations

from typing import Any

from areopolis.core.pack import Reconstructed
from areopolis.games.on_mars.rulebook import Components


def reconstructed(components: Components) -> tuple[Reconstructed, ...]:
    """Return every fact in use that is ours."""
    return ()


def read(data: dict[str, Any]) -> Components:
    """Return the components of an owner's pack."""
    raise NotImplementedError


def write(components: Components) -> dict[str, Any]:
    """Return components as the data of a pack."""
    return {}
