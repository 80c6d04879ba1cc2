"""What a project of Terraforming Mars gives, besides what playing any card changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kit.terraforming_cards import CHECKS, Row, check_price
from kit.terraforming_mars import Scene, changes, play


def gains(
    card: str,
    cost: int,
    tags: str = "",
    *answers: str,
    made: Scene | None = None,
    is_event: bool = False,
    holds: str = "",
    worth: int = 0,
) -> dict[str, Any]:
    """Return what changes when red plays *card*, besides its price of *cost*, hand and tags.

    On the way the checks of every card are made: the price and the metals that pay it, and that
    the points of red's cards change by *worth*.
    """
    row = Row(
        card,
        cost,
        tags,
        start=made,
        answers=answers,
        points=worth,
        is_event=is_event,
        holds=holds,
    )
    before = row.scene().build()
    change = changes(before, play(before, f"play {card}", *answers))
    for key, expected in row.whole_change().items():
        if isinstance(expected, int):
            change[key] = change.get(key, 0) - expected
        else:
            assert change.pop(key, None) == expected, key
    row = replace(row, change={key: value for key, value in change.items() if value != 0})
    for check in CHECKS:
        # A card that costs nothing cannot be too dear.
        if cost or check is not check_price:
            check(row)
    return row.change
