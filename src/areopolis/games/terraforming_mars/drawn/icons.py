"""The text of cards and tiles as named icons, for clients that draw it instead of writing it."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.value import Value
from areopolis.games.terraforming_mars.cards.model import Card, Effects
from areopolis.games.terraforming_mars.data.constants import (
    CARD_RESOURCES,
    COLONY_TILES,
    NONE,
    PARAMETERS,
    RESOURCES,
    TAGS,
    TILES,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny
from areopolis.games.terraforming_mars.rules.gains import Gain, Produce
from areopolis.games.terraforming_mars.rules.holding import AddHere, RemoveHere
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill, PayHeat
from areopolis.games.terraforming_mars.rules.requirements import AtLeast, AtMost, shown

# A name, then what it speaks of: ["production", "mc", -1].
Icon = list[Any]

NAMES: Final = {
    "card-resource": CARD_RESOURCES,
    "colony": COLONY_TILES,
    "parameter": PARAMETERS,
    "resource": RESOURCES,
    "tag": TAGS,
    "tile": TILES,
}


def icons(card: Card) -> list[dict[str, Any]]:
    """Return the parts of a card in the order of its text, each with its icons; JSON-able."""
    parts: list[dict[str, Any]] = []
    if card.is_corporation:
        parts.append({"part": "start", "icons": [["mc", card.cost]]})
    if card.card_price:
        parts.append({"part": "card-price", "icons": [["mc", card.card_price]]})
    if card.needs:
        needs = [icon for need in card.needs for icon in of_value(need, card)]
        parts.append({"part": "requirement", "icons": needs})
    for effect in card.play:
        parts.append({"part": "play", "icons": of_value(effect, card)})
    if card.first:
        parts.append({"part": "first", "icons": of_effects(card.first, card)})
    for lasting in card.lasting:
        parts.append({"part": "effect", "icons": of_value(lasting, card)})
    for trigger in card.triggers:
        when = [plain(trigger, card, "then")]
        parts.append({"part": "effect", "when": when, "icons": of_effects(trigger.then, card)})
    for action in card.actions:
        used: dict[str, Any] = {"part": "action", "cost": of_effects(action.cost, card)}
        if action.needs is not None:
            used["needs"] = of_value(action.needs, card)
        parts.append({**used, "icons": of_effects(action.gain, card)})
    if card.points:
        parts.append({"part": "points", "icons": [["points", card.points]]})
    if card.points_for is not None:
        parts.append({"part": "points", "icons": of_value(card.points_for, card)})
    return parts


def of_effects(effects: Effects, card: Card | None) -> list[Icon]:
    """Return the icons of several effects."""
    return [icon for effect in effects for icon in of_value(effect, card)]


def of_value(value: Value, card: Card | None) -> list[Icon]:
    """Return the icons of one effect, requirement or count."""
    if isinstance(value, Produce):
        return [["production", RESOURCES[kind], count] for kind, count in value.changes]
    if isinstance(value, ReduceAny):
        return [["production-of-any", RESOURCES[value.resource], -value.count]]
    if isinstance(value, Gain):
        return [[RESOURCES[kind], count] for kind, count in value.gains]
    if isinstance(value, Lose):
        return [[RESOURCES[value.resource], -value.count]]
    if isinstance(value, PayBill):
        return [["mc", -value.due, *metals(value.metals)]]
    if isinstance(value, PayHeat):
        return [["heat", -value.due]]
    if isinstance(value, AddHere | RemoveHere):
        sign = 1 if isinstance(value, AddHere) else -1
        holds = card.holds if card is not None else NONE
        return [["here", CARD_RESOURCES[holds], sign * value.count]]
    if isinstance(value, AtLeast | AtMost):
        bound = "min" if isinstance(value, AtLeast) else "max"
        return [[PARAMETERS[value.parameter], bound, shown(value.parameter, value.steps)]]
    return [plain(value, card)]


def metals(accepted: int) -> list[str]:
    """Return the metals that a bill accepts."""
    known = ((WITH_STEEL, "steel"), (WITH_TITANIUM, "titanium"))
    return [name for bit, name in known if accepted & bit]


def plain(value: Value, card: Card | None, without: str = "") -> Icon:
    """Return the icon that is named by the key of a record, with its fields as names."""
    icon: Icon = [type(value).KEY]
    for (name, kind), field in zip(type(value).FIELDS, value.values(), strict=True):
        if name != without:
            icon.append(named(kind, field, card))
    return icon


def named(kind: str, field: Any, card: Card | None) -> Any:
    """Return a field as a name, a number, or the icons in it."""
    if isinstance(field, Value):
        return of_value(field, card)
    if isinstance(field, tuple):
        inner = kind.removesuffix("*")
        if kind == "effect*":
            return [icon for one in field for icon in of_value(one, card)]
        return [named(inner, one, card) for one in field]
    names = NAMES.get(kind)
    if names is None or not isinstance(field, int):
        return field
    return names[field] if field != NONE else None
