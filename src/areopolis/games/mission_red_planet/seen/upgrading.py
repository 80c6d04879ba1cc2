"""Positions that older rules have left, made fit for the rules of now."""

from __future__ import annotations

from typing import Any

from areopolis.games.mission_red_planet.rulebook import Components


def upgraded(components: Components, document: dict[str, Any], version: object) -> dict[str, Any]:
    """Return what the rules of *version* have left, as the rules of now can take it up.

    Of a damaged document nothing is changed; whoever reads it will say what is wrong.
    """
    return with_seats_for_all(components, document) if version == 1 else document


def with_seats_for_all(components: Components, document: dict[str, Any]) -> dict[str, Any]:
    """Since version 2 some ships have fewer seats: who has none left goes back to the supply."""
    capacity = {ship.name: ship.capacity for ship in components.ships}
    colours = document.get("colours")
    supplies: dict[str, dict[str, Any]] = dict(colours) if isinstance(colours, dict) else {}
    changed = {**document, "colours": supplies} if supplies else dict(document)
    for field in ("docks", "launched"):
        ships = document.get(field)
        if isinstance(ships, list):
            changed[field] = [made_room(ship, capacity, supplies) for ship in ships]
    return changed


def made_room(ship: Any, capacity: dict[str, int], supplies: dict[str, dict[str, Any]]) -> Any:
    """Return *ship* without those for whom it has no seat; whoever has most aboard gives way."""
    if not isinstance(ship, dict) or not isinstance(ship.get("crew"), dict):
        return ship
    crew: dict[str, Any] = dict(ship["crew"])
    if [count for count in crew.values() if type(count) is not int or count < 0]:
        return ship
    seats = capacity.get(str(ship.get("ship")), sum(crew.values()))
    while sum(crew.values()) > seats:
        most = max(crew.values())
        colour = next(name for name, count in crew.items() if count == most)
        goods = supplies.get(colour)
        if not isinstance(goods, dict) or type(goods.get("supply")) is not int:
            return ship
        crew[colour] -= 1
        supplies[colour] = {**goods, "supply": goods["supply"] + 1}
    return {**ship, "crew": {name: count for name, count in crew.items() if count}}
