"""Turning: the same numbers and actions, with the own seat first and the others clockwise."""

from __future__ import annotations

from typing import Any

from areopolis.core.vocabulary import Vocabulary
from areopolis.envs.encodings.codes import Codes
from areopolis.envs.encodings.layout import Layout


def clockwise(seats: int, seat: int, places: int) -> list[int]:
    """Return who sits on each place counted from *seat*; places that nobody holds stay."""
    return [(seat + place) % seats if place < seats else place for place in range(places)]


def turned_actions(
    codes: Codes, vocabulary: Vocabulary, kinds: tuple[str, ...], order: list[int]
) -> list[int]:
    """Return the integer of each action once the seats that it names are counted by *order*.

    Fields and picks of these *kinds* name seats.
    """
    table = list(range(len(codes.names)))
    for text, action in vocabulary.actions.items():
        fields = type(action).FIELDS
        if not [1 for _, kind in fields if kind in kinds]:
            continue
        values: list[Any] = []
        for field, kind in fields:
            value = getattr(action, field)
            is_seat = kind in kinds and 0 <= value < len(order)
            values.append(order[value] if is_seat else value)
        table[codes.numbers[text]] = codes.numbers[vocabulary.text(type(action), tuple(values))]
    names = vocabulary.names
    others = [name for kind in codes.kinds if kind not in kinds for name in names[kind]]
    for kind in codes.kinds:
        # A pick that may also mean another thing of the same name stays what it is.
        if kind in kinds and not [1 for name in names[kind] if name in others]:
            picks = [codes.numbers[f"pick {name}"] for name in names[kind]]
            turn(table, [tuple(picks[: len(order)])], order)
    return table


def turned_numbers(layout: Layout, axes: dict[str, list[int]], order: list[int]) -> list[int]:
    """Return the place of each number of an observation once seats are counted by *order*.

    *axes* are turned already; the others follow from the rows of seats along them.
    """
    known = dict(axes)
    for axis, rows in layout.seated.items():
        known[axis] = list(range(len(layout.axes[axis])))
        turn(known[axis], rows, order)
    table: list[int] = []
    for piece in layout.pieces:
        found = [0]
        for place, axis in enumerate(piece.axes):
            length = piece.shape[place]
            along = known.get(axis)
            if along is None:
                along = list(range(length))
            found = [before * length + after for before in found for after in along]
        table += [piece.start + number for number in found]
    return table


def turn(table: list[int], rows: list[tuple[int, ...]], order: list[int]) -> None:
    """Let each of *rows*, which holds a place for each seat, be counted by *order*."""
    for row in rows:
        for place, at in enumerate(row):
            table[at] = row[order[place]]
