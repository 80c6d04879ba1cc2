"""Reading the cards and tiles of a position: each stands somewhere, and nowhere twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.document import Fields
from areopolis.core.errors import BadPosition
from areopolis.core.placed import Placed
from areopolis.games.martians.data.constants import (
    CARD_KINDS,
    EVENT_STACKS,
    HELPER_KINDS,
    LASTING,
    NONE,
    SPECIALIST_KINDS,
    UNAVAILABLE,
)
from areopolis.games.martians.rules.event_rules import CloseOneField
from areopolis.games.martians.rules.missions import is_waiting
from areopolis.games.martians.seen.tables import counted, pile, required

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

# No pile is higher.
PILE_MOST = 100


class PileReader:
    """Reads what is laid out, the stacks, and what events have left behind."""

    def __init__(self, state: ColonyState, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.numbers = state.vocabulary.numbers

    def read(self) -> None:
        """Read all piles."""
        self.read_staff()
        self.read_regolith()
        state, fields = self.state, self.fields
        state.tiles_up, state.tile_deck = self.laid_out("research", "research_deck", "research")
        state.orders_up, state.order_deck = self.laid_out("orders", "order_deck", "order")
        if (state.orders_up or state.order_deck) and not state.rules.is_competitive:
            raise fields.wrong("orders", "orders are those of the competitive mode")
        weather = Placed("weather", self.numbers["weather"])
        state.weather = weather.one(fields, "weather")
        state.weather_deck = weather.pile(fields, "weather_deck")
        self.read_events()
        self.read_lasting()
        requirements = fields.sub("requirements")
        for place, task in enumerate(state.rules.tasks):
            name = state.vocabulary.name("requirement", task.number)
            state.requirements_done[place] = requirements.number(name, 0, task.times)
            if state.requirements_done[place] and is_waiting(state, task):
                raise requirements.wrong(name, "something else must come before it")
        requirements.done()

    def laid_out(self, up: str, deck: str, kind: str) -> tuple[list[int], list[int]]:
        """Return what is laid out and the stack behind it."""
        placed = Placed(kind, self.numbers[kind])
        return placed.pile(self.fields, up), placed.pile(self.fields, deck)

    def check_copies(self, name: str, kind: str, found: list[int], copies: list[int]) -> None:
        """Check that there are as many cards of each kind as in the box."""
        for number, count in enumerate(copies):
            if found[number] != count:
                path = f"{name}.{self.state.vocabulary.name(kind, number)}"
                raise BadPosition(
                    "wrong-count", {"field": path, "expected": count, "found": found[number]}
                )

    def read_staff(self) -> None:
        """Read specialists and helpers; those that are nowhere else are hired."""
        state, fields = self.state, self.fields
        kinds = self.numbers["specialist"]
        state.specialists_up = counted(fields, "specialists", "specialist", kinds, PILE_MOST)
        state.specialist_deck = pile(fields, "specialist_deck", "specialist", kinds)
        found = [
            state.specialists_up[kind]
            + state.specialist_deck.count(kind)
            + sum(state.specialists[kind::SPECIALIST_KINDS])
            for kind in range(SPECIALIST_KINDS)
        ]
        copies = list(state.rules.components.specialist_copies)
        self.check_copies("specialists", "specialist", found, copies)
        helpers = self.numbers["helper"]
        state.helpers_up = counted(fields, "helpers", "helper", helpers, PILE_MOST)
        state.helper_deck = pile(fields, "helper_deck", "helper", helpers)
        found = [
            state.helpers_up[kind]
            + state.helper_deck.count(kind)
            + sum(state.helpers[kind::HELPER_KINDS])
            for kind in range(HELPER_KINDS)
        ]
        self.check_copies("helpers", "helper", found, [state.rules.players] * HELPER_KINDS)

    def read_regolith(self) -> None:
        """Read deck and discards of regolith cards; the others are in hand."""
        state, fields = self.state, self.fields
        minerals = self.numbers["mineral"]
        state.regolith_deck = pile(fields, "regolith_deck", "mineral", minerals)
        state.regolith_discard = counted(fields, "regolith_discard", "mineral", minerals, PILE_MOST)
        found = [
            state.regolith_deck.count(kind)
            + state.regolith_discard[kind]
            + sum(state.cards[kind::CARD_KINDS])
            for kind in range(CARD_KINDS)
        ]
        copies = list(state.rules.components.regolith_copies)
        self.check_copies("regolith_deck", "mineral", found, copies)

    def read_events(self) -> None:
        """Read the event stacks by round, and the events drawn."""
        state, fields = self.state, self.fields
        stacks = fields.items("event_decks")
        if len(stacks) != EVENT_STACKS:
            raise BadPosition(
                "wrong-count",
                {"field": "event_decks", "expected": EVENT_STACKS, "found": len(stacks)},
            )
        cards = state.rules.components.events
        events = Placed("happening", self.numbers["happening"])
        for number, written in enumerate(stacks):
            path = f"event_decks[{number}]"
            table = Fields({path: written}, "", BadPosition)
            stack = events.pile(table, path)
            if [card for card in stack if cards[card].round != number + 1]:
                raise fields.wrong(path, "an event lies in the stack of its round")
            state.event_decks[number] = tuple(stack)
        state.events_past = events.pile(fields, "events")
        for name in events.missing():
            raise fields.wrong("event_decks", "card {name} is missing", {"name": name})

    def read_lasting(self) -> None:
        """Read the effects of events that hold."""
        state = self.state
        for place, written in enumerate(self.fields.items("lasting")):
            fields = Fields(written, f"lasting[{place}]", BadPosition)
            event = required(fields, "event", "happening", self.numbers["happening"])
            if event not in state.events_past:
                raise fields.wrong("event", "this event was not drawn")
            lines = state.rules.components.events[event].effects
            line = fields.number("line", 0, len(lines) - 1)
            field = fields.name("field", "field", self.numbers["field"])
            fields.done()
            if lines[line].duration not in LASTING:
                raise fields.wrong("line", "this effect does not last")
            if (field != NONE) != isinstance(lines[line].rule, CloseOneField):
                raise fields.wrong("field", "this effect puts a token on no field")
            if field != NONE and state.field_tokens[field] != UNAVAILABLE:
                raise fields.wrong("field", "no unavailability token lies there")
            if (event, line, field) in state.lasting:
                raise fields.wrong("line", "this effect holds already")
            state.lasting.append((event, line, field))
        tokens = [effect for effect in state.lasting if effect[2] != NONE]
        if len(tokens) != state.field_tokens.count(UNAVAILABLE):
            raise self.fields.wrong("fields", "an unavailability token comes from an event")
