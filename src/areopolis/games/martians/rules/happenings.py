"""Weather and events: the cards that are turned up (specification 3.2, 3.3 and 4.2)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import (
    BY_TABLE,
    PHASE,
    Before,
    Cause,
    Effect,
)
from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import EVENT_STACKS, INSTANT, NEXT_TURN
from areopolis.games.martians.rules import lasting
from areopolis.games.martians.rules.event_rules import CloseOneField
from areopolis.games.martians.state import ColonyState


class RevealWeather(Effect[ColonyState, Action]):
    """Turn up the top weather card; an empty deck is made of the old cards (Q-K16)."""

    KEY = "reveal-weather"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if not state.weather_deck:
            cards = range(len(state.rules.components.weather))
            state.weather_deck = [card for card in cards if card != state.weather]
            state.chance().shuffle(state.weather_deck)
            if state.listener is not None:
                state.listener(events.WeatherShuffled(len(state.weather_deck)))
        state.weather = state.weather_deck[-1]
        state.weather_deck = state.weather_deck[:-1]
        state.reveal()
        if state.listener is not None:
            state.listener(events.WeatherRevealed(state.weather))
        return None


class DrawEvent(Effect[ColonyState, Action]):
    """Draw an event of the current round and do what it says; none if its stack is empty."""

    KEY = "draw-event"
    BY = BY_TABLE
    LEVEL = PHASE

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "" if state.round else "effect"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if state.round > EVENT_STACKS or not state.event_decks[state.round - 1]:
            return None
        stack = state.event_decks[state.round - 1]
        event = stack[-1]
        state.event_decks = put(state.event_decks, state.round - 1, stack[:-1])
        state.events_past = [*state.events_past, event]
        state.reveal()
        if state.listener is not None:
            state.listener(events.EventDrawn(event))
        lines = range(len(state.rules.components.events[event].effects))
        state.push(by, tuple([DoEventLine(event, line) for line in lines]))
        return None


class DoEventLine(Effect[ColonyState, Action]):
    """Do what one line of an event card says, or let it hold from now on."""

    KEY = "do-event-line"
    BY = BY_TABLE
    FIELDS = (("event", "happening"), ("line", "count"))

    def __init__(self, event: int, line: int) -> None:
        self.event = event
        self.line = line

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        lines = state.rules.components.events[self.event].effects
        return "" if self.line < len(lines) and self.event in state.events_past else "line"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        effect = state.rules.components.events[self.event].effects[self.line]
        rule = effect.rule
        if effect.duration in (INSTANT, NEXT_TURN) or isinstance(rule, CloseOneField):
            rule.happen(state, self.event)
        else:
            lasting.begin(state, self.event, self.line)
        return None


HAPPENING_EFFECTS: Final = (RevealWeather, DrawEvent, DoEventLine)
