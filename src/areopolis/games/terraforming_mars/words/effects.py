"""The words of effects, requirements and counts, each made from the record itself."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.phrase import Phrase, Said
from areopolis.core.value import Value
from areopolis.games.terraforming_mars.cards.model import Card, Count, Effects, Requirement
from areopolis.games.terraforming_mars.data.constants import (
    CARD_RESOURCES,
    CITY,
    GREENERY,
    MC,
    NO_METAL,
    NONE,
    OCEAN,
    ON_CITY,
    ON_GREENERY,
    ON_LAND,
    PARAMETERS,
    RESOURCES,
    TAGS,
    TILES,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.rules.attacking import ReduceAny, RemoveAny, RemoveAnyOnCard
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne, IfTags
from areopolis.games.terraforming_mars.rules.counts import (
    ALL,
    OWN,
    CountCities,
    CountColonies,
    CountHere,
    CountTags,
)
from areopolis.games.terraforming_mars.rules.deck import Draw, DrawPer
from areopolis.games.terraforming_mars.rules.gains import (
    EaseNextCard,
    Gain,
    GainPer,
    Produce,
    ProducePer,
    Raise,
    RaiseRatingPer,
)
from areopolis.games.terraforming_mars.rules.holding import (
    AddHere,
    AddToCard,
    RemoveHere,
    RemoveOwn,
    TakeFromAny,
)
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill, PayHeat
from areopolis.games.terraforming_mars.rules.placing import PlaceOcean, PlaceTile
from areopolis.games.terraforming_mars.rules.requirements import AtLeast, AtMost, shown
from areopolis.games.terraforming_mars.rules.trading import PlaceColony

PLUS: Final = "+"
MINUS: Final = "−"
# Where a tile goes unless its card says otherwise.
USUAL: Final = {OCEAN: "", GREENERY: ON_GREENERY, CITY: ON_CITY}
METALS: Final = {NO_METAL: "", WITH_STEEL: "-steel", WITH_TITANIUM: "-titanium"}
NOTHING: Final = Phrase("effect.nothing")


def part(name: str, phrase: Phrase) -> Said:
    """Return a phrase as a part of another."""
    return ((name, "phrase"), phrase)


def number(name: str, value: int) -> Said:
    """Return a number as a part of a phrase."""
    return ((name, "number"), value)


def text(name: str, kind: str, written: str) -> Said:
    """Return a name as a part of a phrase."""
    return ((name, kind), written)


def symbol(tag: int) -> Said:
    """Return a tag as it stands beside the word for tags."""
    return text("tag", "of-tag", TAGS[tag])


def joined(last: str, phrases: list[Phrase], before: str = "") -> Phrase:
    """Return *phrases* as one: the last is joined by *last*, those before by *before*."""
    said = phrases[0]
    for place, phrase in enumerate(phrases[1:], 2):
        key = last if place == len(phrases) else before or last
        said = Phrase(f"join.{key}", (part("first", said), part("last", phrase)))
    return said


def amount(resource: int, count: int) -> Phrase:
    """Return so much of a resource."""
    return Phrase(f"amount.{RESOURCES[resource]}", (number("count", count),))


def change(resource: int, count: int) -> Phrase:
    """Return by how much a production changes."""
    sign = text("sign", "sign", MINUS if count < 0 else PLUS)
    return Phrase(f"change.{RESOURCES[resource]}", (sign, number("count", abs(count))))


def things(kind: int, count: int) -> Phrase:
    """Return so many resources that lie on cards."""
    return Phrase(f"things.{held(kind)}", (number("count", count),))


def each(kind: int, per: int) -> Phrase:
    """Return each, or each so many, of the resources that lie on cards."""
    return Phrase(f"each.{held(kind)}", (number("count", per),))


def held(kind: int) -> str:
    """Return the name of what lies on a card."""
    return CARD_RESOURCES[kind] if kind != NONE else CARD_RESOURCES[-1]


def tile_phrase(tile: int) -> Phrase:
    """Return a tile as something that is placed."""
    if tile in USUAL:
        return Phrase(f"put.{TILES[tile]}")
    return Phrase("put.special", ((("tile", "tile"), tile),))


def plain(key: str, value: Value) -> Phrase:
    """Return the phrase of a record whose fields stand in its message as they are."""
    said: list[Said] = []
    for (name, kind), field in zip(type(value).FIELDS, value.values(), strict=True):
        if kind == "tag":
            said.append(symbol(field))
        elif not isinstance(field, Value | tuple):
            said.append(((name, kind), field))
    return Phrase(f"{key}.{type(value).KEY}", tuple(said))


def clauses(effects: Effects, card: Card | None) -> list[Phrase]:
    """Return what *effects* do, one after another; several oceans are counted."""
    said: list[Phrase] = []
    for place, effect in enumerate(effects):
        if type(effect) is not PlaceOcean:
            said.append(clause(effect, card))
        elif effect not in effects[:place]:
            key = "effect.place-ocean-on-land" if effect.on_land else "effect.place-ocean"
            said.append(Phrase(key, (number("count", effects.count(effect)),)))
    return said


def all_of(effects: Effects, card: Card | None) -> Phrase:
    """Return what *effects* do together."""
    said = clauses(effects, card)
    if not said:
        return NOTHING
    # "… and production: +1" would read badly.
    last = "comma" if said[-1].key.startswith("effect.produce") else "and"
    return joined(last, said, "comma")


def given(effects: Effects) -> Phrase:
    """Return what *effects* give, without a verb where one thing is given."""
    effect = effects[0]
    if len(effects) == 1 and clause(effect, None) is not NOTHING:
        if isinstance(effect, Gain) and len(effect.gains) == 1:
            resource, count = effect.gains[0]
            return amount(resource, count)
        if isinstance(effect, AddToCard):
            return things(effect.kind, effect.count)
        if isinstance(effect, Draw):
            return Phrase("amount.cards", (number("count", effect.count),))
    return all_of(effects, None)


def clause(effect: Value, card: Card | None) -> Phrase:
    """Return what one effect of *card* does."""
    holds = card.holds if card is not None else NONE
    key = f"effect.{type(effect).KEY}"
    if isinstance(effect, Produce):
        changes = [change(resource, count) for resource, count in effect.changes]
        return Phrase(f"effect.{Produce.KEY}", (part("changes", joined("comma", changes)),))
    if isinstance(effect, Gain):
        amounts = [amount(resource, count) for resource, count in effect.gains]
        if not amounts:
            return NOTHING
        return Phrase(key, (part("amount", joined("and", amounts, "comma")),))
    if isinstance(effect, ProducePer):
        one = part("changes", change(effect.resource, 1))
        return Phrase(key, (one, part("per", counted(effect.count, card))))
    if isinstance(effect, GainPer):
        one = part("amount", amount(effect.resource, 1))
        return Phrase(key, (one, part("per", counted(effect.count, card))))
    if isinstance(effect, RaiseRatingPer | DrawPer):
        return Phrase(key, (part("per", counted(effect.count, card)),))
    if isinstance(effect, Raise):
        name = PARAMETERS[effect.parameter]
        return Phrase(f"{key}.{name}", (number("count", effect.steps),))
    if isinstance(effect, AddHere | RemoveHere):
        return Phrase(key, (part("things", things(holds, effect.count)),))
    if isinstance(effect, AddToCard | RemoveOwn | TakeFromAny | RemoveAnyOnCard):
        return on_cards(key, effect)
    if isinstance(effect, Lose | ReduceAny | RemoveAny | PayBill | PayHeat | EaseNextCard):
        return costs(key, effect)
    if isinstance(effect, PlaceTile):
        return placing(key, effect)
    if isinstance(effect, PlaceColony):
        return Phrase(f"{key}-duplicate" if effect.duplicate else key)
    if isinstance(effect, ChooseOne):
        options = [all_of(option, card) for option in effect.options]
        return Phrase(key, (part("options", joined("or-clause", options)),))
    if isinstance(effect, IfTags):
        then, otherwise = all_of(effect.then, card), all_of(effect.otherwise, card)
        said = (part("then", then), part("otherwise", otherwise))
        return Phrase(key, (symbol(effect.tag), number("count", effect.count), *said))
    if isinstance(effect, Draw) and not effect.count:
        return NOTHING
    return plain("effect", effect)


def on_cards(key: str, effect: AddToCard | RemoveOwn | TakeFromAny | RemoveAnyOnCard) -> Phrase:
    """Return what happens to resources on other cards."""
    if isinstance(effect, TakeFromAny):
        return Phrase(key, (part("things", things(effect.kind, 1)),))
    if not effect.count:
        return NOTHING
    said = [part("things", things(effect.kind, effect.count))]
    if isinstance(effect, AddToCard) and effect.tag != NONE:
        return Phrase(f"{key}-tag", (*said, symbol(effect.tag)))
    if isinstance(effect, AddToCard) and effect.least:
        return Phrase(f"{key}-least", (*said, number("least", effect.least)))
    return Phrase(key, tuple(said))


def costs(
    key: str, effect: Lose | ReduceAny | RemoveAny | PayBill | PayHeat | EaseNextCard
) -> Phrase:
    """Return what somebody pays or loses."""
    if isinstance(effect, PayBill):
        metals = METALS.get(effect.metals, "-metals")
        return Phrase(f"{key}{metals}", (part("amount", amount(MC, effect.due)),))
    if isinstance(effect, PayHeat):
        return Phrase(key, (number("count", effect.due),))
    if isinstance(effect, ReduceAny):
        return Phrase(key, (part("changes", change(effect.resource, -effect.count)),))
    if isinstance(effect, EaseNextCard):
        eased: list[Phrase] = []
        if effect.discount:
            eased.append(Phrase(f"{key}-discount", (number("count", effect.discount),)))
        if effect.offset:
            eased.append(Phrase(f"{key}-offset", (number("count", effect.offset),)))
        return joined("and", eased)
    if isinstance(effect, RemoveAny) and effect.steals:
        key = f"{key}-steal"
    return Phrase(key, (part("amount", amount(effect.resource, effect.count)),))


def placing(key: str, effect: PlaceTile) -> Phrase:
    """Return which tile is placed, and where if that is not usual."""
    tile = part("tile", tile_phrase(effect.tile))
    if effect.on == USUAL.get(effect.tile, ON_LAND):
        return Phrase(key, (tile,))
    return Phrase(f"{key}-where", (tile, part("where", Phrase(f"where.{effect.on}"))))


def counted(count: Count, card: Card | None) -> Phrase:
    """Return for what something is gained: "for each city on Mars"."""
    key = f"count.{type(count).KEY}"
    if isinstance(count, CountTags):
        key = f"{key}-{count.who}"
        # The tags of the card that is being played count too.
        if card is not None and count.who in (OWN, ALL) and count.tag in card.tags:
            key = f"{key}-here"
        return Phrase(key, (symbol(count.tag), number("count", count.per)))
    if isinstance(count, CountCities):
        return Phrase(key if count.anywhere else f"{key}-on-mars")
    if isinstance(count, CountColonies):
        return Phrase(f"{key}-{count.who}")
    if isinstance(count, CountHere):
        each_here = part("each", each(card.holds if card is not None else NONE, 1))
        if not count.most:
            return Phrase(key, (each_here,))
        return Phrase(f"{key}-most", (each_here, number("most", count.most)))
    return Phrase(key, tuple([number("count", per) for per in count.values()]))


def need(requirement: Requirement) -> Phrase:
    """Return what must hold."""
    if isinstance(requirement, AtLeast | AtMost):
        parameter, steps = requirement.parameter, requirement.steps
        key = f"need.{type(requirement).KEY}.{PARAMETERS[parameter]}"
        value = shown(parameter, steps)
        sign = text("sign", "sign", MINUS if value < 0 else "")
        return Phrase(key, (sign, number("count", abs(value))))
    return plain("need", requirement)


def keys_in(phrase: Phrase) -> list[str]:
    """Return the keys of *phrase* and of all phrases in it."""
    keys = [phrase.key]
    for _, value in phrase.values:
        if isinstance(value, Phrase):
            keys += keys_in(value)
    return keys


def grid(key: str, names: tuple[Any, ...]) -> list[str]:
    """Return a key for each of *names*."""
    return [f"{key}.{name}" for name in names]
