"""Rows that seldom change: clones share them, so who changes one puts another in its place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(row: list[T], at: int, value: T) -> list[T]:
    """Return *row* with another value at one place."""
    changed = row[:]
    changed[at] = value
    return changed


def add(row: list[int], at: int, more: int) -> list[int]:
    """Return *row* with *more* at one place."""
    changed = row[:]
    changed[at] += more
    return changed
