"""Reading the round track of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.document import Fields
from areopolis.core.errors import BadPosition
from areopolis.games.martians.data.constants import (
    DEAD,
    LIVING,
    LOCKED,
    SLOT_FIELDS,
    SLOTS,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


def read_track(state: ColonyState, fields: Fields, colours: dict[str, int]) -> None:
    """Read the colonist tokens: at most one of a player in a slot, locked ones in the last."""
    known = {"none": 0}
    for name, player in colours.items():
        known[name] = LIVING + player
        known[f"{name}-dead"] = DEAD + player
        known[f"{name}-locked"] = LOCKED + player
    slots = fields.items("track")
    if len(slots) != SLOTS:
        raise BadPosition("wrong-count", {"field": "track", "expected": SLOTS, "found": len(slots)})
    state.track = [0] * (SLOTS * SLOT_FIELDS)
    for slot in range(SLOTS):
        _read_slot(state, fields, slot, slots[slot], known)
    for name, player in colours.items():
        if not state.colonists(player) and not state.dead(player):
            raise fields.wrong("track", "too many tokens of {colour}", {"colour": name})
    if not state.rules.is_competitive:
        for name, player in colours.items():
            if state.dead(player) != state.dead(0) or state.is_locked(player) != state.is_locked(0):
                raise fields.wrong(
                    "track",
                    "a colony loses and gains colonists together, not {colour} alone",
                    {"colour": name},
                )


def _read_slot(
    state: ColonyState, fields: Fields, slot: int, written: object, known: dict[str, int]
) -> None:
    path = f"track[{slot}]"
    if not isinstance(written, list | tuple) or len(written) != SLOT_FIELDS:
        raise fields.wrong(path, "a slot has four fields")
    seen: list[int] = []
    for place, token in enumerate(written):
        if not isinstance(token, str) or token not in known:
            raise BadPosition(
                "unknown-name", {"field": f"{path}[{place}]", "kind": "colonist", "name": token}
            )
        number = known[token]
        if not number:
            continue
        player = (number - LIVING) % SLOT_FIELDS
        if player in seen:
            raise fields.wrong(f"{path}[{place}]", "a player has one token in a slot")
        if number >= LOCKED and slot != SLOTS - 1:
            raise fields.wrong(f"{path}[{place}]", "a locked token lies in the last slot")
        seen.append(player)
        state.track[slot * SLOT_FIELDS + place] = number
