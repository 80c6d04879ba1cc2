"""Cards and tiles of an owner's data file."""

from __future__ import annotations

from typing import Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.games.martians.data.constants import (
    COLOURS,
    EVENT_STACKS,
    HELPERS,
    INSTANT,
    MINERALS,
    OWN_TECHNOLOGIES,
    PLAYERS_MOST,
    SPECIALISTS,
    TECHNOLOGIES,
    U_TOKEN,
)
from areopolis.games.martians.data.kinds import (
    Corporation,
    Crop,
    CropYield,
    EventCard,
    EventEffect,
    EventRule,
    Order,
    RegolithCard,
    ResearchTile,
    Weather,
)
from areopolis.games.martians.data.pack_fields import (
    AMOUNT_MOST,
    cost_of,
    label_of,
    new_name,
    one_of,
    ours_of,
    rule_of,
    tables,
)
from areopolis.games.martians.rules.event_rules import EVENT_RULES, CloseOneField

WEATHER_CARDS: Final = 10
EVENT_CARDS: Final = 16
REGOLITH_CARDS: Final = 18
CORPORATIONS: Final = 4
SPECIALIST_CARDS: Final = 10
ORDER_CARDS: Final = 24
RESEARCH_TILES: Final = 12
CROP_TILES: Final = 8
OUTPUT_MOST: Final = 9
TIME_MOST: Final = 9
# A round draws two events, the first one of them.
EVENTS_LEAST: Final = 2


class CardPack:
    """Reads everything that is a card or a tile, scenarios apart."""

    def __init__(self, fields: Fields, provenance: str) -> None:
        self.fields = fields
        self.provenance = provenance

    def check_count(self, name: str, expected: int, found: int) -> None:
        """Check that there is as much of something as in the box."""
        if found != expected:
            raise BadPack("wrong-count", {"field": name, "expected": expected, "found": found})

    def weather(self) -> tuple[Weather, ...]:
        """Return ten weather cards, with one of which a game starts."""
        names: list[str] = []
        found: list[Weather] = []
        for table in tables(self.fields, "weather", WEATHER_CARDS):
            name, label = new_name(table, names), label_of(table)
            solar = table.number("solar", -OUTPUT_MOST, OUTPUT_MOST)
            wind = table.number("wind", -OUTPUT_MOST, OUTPUT_MOST)
            is_start = table.flag("start") if table.has("start") else False
            ours = ours_of(table, self.provenance, ("name", "effect"))
            table.done()
            found.append(Weather(name, (solar, wind), is_start, ours, label))
        self.check_count("weather", 1, len([card for card in found if card.is_start]))
        return tuple(found)

    def events(self) -> tuple[EventCard, ...]:
        """Return sixteen events, enough for each round."""
        names: list[str] = []
        found: list[EventCard] = []
        for table in tables(self.fields, "event", EVENT_CARDS):
            name, label = new_name(table, names), label_of(table)
            number = table.number("round", 1, EVENT_STACKS)
            effects = [self.effect(one) for one in tables(table, "effects")]
            if not effects:
                raise table.wrong("effects", "the list must not be empty")
            ours = ours_of(table, self.provenance, ("name", "effect"))
            table.done()
            found.append(EventCard(name, number, tuple(effects), ours, label))
        for number in range(1, EVENT_STACKS + 1):
            count = len([card for card in found if card.round == number])
            least = 1 if number == 1 else EVENTS_LEAST
            if count < least:
                raise self.fields.wrong(
                    "event",
                    "round {round} needs at least {least} events",
                    {"round": number, "least": least},
                )
        return tuple(found)

    def effect(self, table: Fields) -> EventEffect:
        """Return a line of an event card."""
        rule: EventRule = rule_of(table, EVENT_RULES, {})
        allowed = type(rule).DURATIONS
        if isinstance(rule, CloseOneField):
            is_short = rule.token != U_TOKEN
            allowed = tuple([one for one in allowed if (one != INSTANT) == is_short])
        duration = allowed[0]
        if table.has("duration") or len(allowed) > 1:
            duration = one_of(table, "duration", allowed)
        table.done()
        return EventEffect(rule, duration)

    def regolith(self) -> tuple[RegolithCard, ...]:
        """Return the kinds of regolith cards, eighteen cards in all."""
        names: list[str] = []
        found: list[RegolithCard] = []
        for table in tables(self.fields, "regolith"):
            name = new_name(table, names)
            mineral = MINERALS.index(one_of(table, "mineral", MINERALS))
            if mineral in [card.mineral for card in found]:
                raise BadPack(
                    "duplicate-field", {"field": table.at("mineral"), "value": MINERALS[mineral]}
                )
            copies = table.number("copies", 0, REGOLITH_CARDS)
            ours = ours_of(table, self.provenance, ("effect", "copies"))
            table.done()
            found.append(RegolithCard(name, mineral, copies, ours))
        self.check_count("regolith", REGOLITH_CARDS, sum([card.copies for card in found]))
        return tuple(found)

    def corporations(self) -> tuple[Corporation, ...]:
        """Return four corporations of four colours."""
        names: list[str] = []
        found: list[Corporation] = []
        for table in tables(self.fields, "corporation", CORPORATIONS):
            name, label = new_name(table, names), label_of(table)
            colour = one_of(table, "colour", COLOURS)
            if colour in [card.colour for card in found]:
                raise BadPack("duplicate-field", {"field": table.at("colour"), "value": colour})
            times = table.sub("tech_time")
            technologies = TECHNOLOGIES[:OWN_TECHNOLOGIES]
            time = tuple([times.number(one, 1, TIME_MOST) for one in technologies])
            times.done()
            crop = table.sub("basic_crop")
            harvest = self.harvest(crop)
            crop.done()
            ours = ours_of(table, self.provenance, ("name", "colour", "time", "basic-crop"))
            table.done()
            found.append(Corporation(name, colour, time, harvest, ours, label))
        return tuple(found)

    def harvest(self, table: Fields) -> CropYield:
        """Return what a crop costs and gives."""
        cost = cost_of(table, "cost", may_differ=False)
        gain = table.sub("yield")
        food = gain.number("food", 0, AMOUNT_MOST) if gain.has("food") else 0
        medicine = gain.number("medicine", 0, AMOUNT_MOST) if gain.has("medicine") else 0
        gain.done()
        if not food + medicine:
            raise table.wrong("yield", "a crop gives something")
        return CropYield(cost, food, medicine)

    def copies(self, name: str, kinds: tuple[str, ...], most: int) -> tuple[int, ...]:
        """Return how many cards there are of each kind of staff."""
        names: list[str] = []
        counts = [0] * len(kinds)
        for table in tables(self.fields, name, len(kinds)):
            kind = new_name(table, names)
            if kind not in kinds:
                raise BadPack("unknown-name", {"field": table.at("id"), "kind": name, "name": kind})
            counts[kinds.index(kind)] = table.number("copies", 0, most)
            ours_of(table, self.provenance, ())
            table.done()
        return tuple(counts)

    def specialists(self) -> tuple[int, ...]:
        """Return the copies of the five specialists, ten cards in all."""
        copies = self.copies("specialist", SPECIALISTS, SPECIALIST_CARDS)
        self.check_count("specialist", SPECIALIST_CARDS, sum(copies))
        return copies

    def helpers(self) -> tuple[int, ...]:
        """Return the copies of the three helpers, four of each."""
        copies = self.copies("helper", HELPERS, PLAYERS_MOST)
        for place, count in enumerate(copies):
            self.check_count(f"helper.{HELPERS[place]}", PLAYERS_MOST, count)
        return copies

    def orders(self) -> tuple[Order, ...]:
        """Return twenty-four orders."""
        names: list[str] = []
        found: list[Order] = []
        for table in tables(self.fields, "order", ORDER_CARDS):
            name, label = new_name(table, names), label_of(table)
            cost = cost_of(table, "cost", may_differ=True)
            if cost.is_nothing():
                raise table.wrong("cost", "an order asks for something")
            reputation = table.number("rep", 0, AMOUNT_MOST)
            ours = ours_of(table, self.provenance, ("effect",))
            table.done()
            found.append(Order(name, cost, reputation, ours, label))
        return tuple(found)

    def tiles(self) -> tuple[ResearchTile, ...]:
        """Return twelve research tiles."""
        names: list[str] = []
        found: list[ResearchTile] = []
        for table in tables(self.fields, "research", RESEARCH_TILES):
            name, label = new_name(table, names), label_of(table)
            time = table.number("time", 1, TIME_MOST)
            cost = cost_of(table, "cost", may_differ=True)
            money = table.number("money", 0, AMOUNT_MOST)
            symbol = table.flag("symbol")
            ours = ours_of(table, self.provenance, ("name", "effect"))
            table.done()
            found.append(ResearchTile(name, time, cost, money, symbol, ours, label))
        return tuple(found)

    def crops(self) -> tuple[Crop, ...]:
        """Return the kinds of crop tiles, eight tiles in all."""
        names: list[str] = ["CR0"]
        found: list[Crop] = []
        for table in tables(self.fields, "crop"):
            name, label = new_name(table, names), label_of(table)
            harvest = self.harvest(table)
            copies = table.number("copies", 1, CROP_TILES)
            ours = ours_of(table, self.provenance, ("name", "effect", "copies"))
            table.done()
            found.append(Crop(name, harvest, copies, ours, label))
        self.check_count("crop", CROP_TILES, sum([crop.copies for crop in found]))
        return tuple(found)
