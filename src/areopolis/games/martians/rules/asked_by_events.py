"""What event cards ask (specification 4.2, D04 and D05)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_TABLE,
    TABLE,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.martians import events
from areopolis.games.martians.answers import BuyOff, CloseField
from areopolis.games.martians.data.constants import (
    FREE,
    INSTANT,
    U_TOKEN,
    U_TOKENS,
    UNAVAILABILITY_TOKENS,
    UNAVAILABLE,
)
from areopolis.games.martians.rules import lasting
from areopolis.games.martians.state import ColonyState


class BuyOffTokens(Effect[ColonyState, BuyOff]):
    """Everybody pays or adds a demand token, one after another (Q-K19).

    In the cooperative mode the first player says for all how many tokens are bought off. *step*
    counts the players that were dealt with, *added* the tokens that this event has put down.
    """

    KEY = "buy-off-tokens"
    BY = BY_TABLE
    FIELDS = (
        ("event", "happening"),
        ("good", "good"),
        ("amount", "some"),
        ("token", "demand"),
        ("step", "count"),
        ("added", "count"),
    )

    def __init__(
        self, event: int, good: int, amount: int, token: int, step: int, added: int
    ) -> None:
        self.event = event
        self.good = good
        self.amount = amount
        self.token = token
        self.step = step
        self.added = added

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "step" if self.step > state.rules.players else ""

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        if self.step >= self.steps(state):
            return None
        player = self.player(state)
        most = self.most(state)
        if most == 0:
            self.answer_with(state, player, 0)
            return None
        return Decision(
            state.controller(player), "buy-off", state.rules.lexicon.buy_off[: most + 1]
        )

    def steps(self, state: ColonyState) -> int:
        """Return how many answers there are: one for all, or one for each player."""
        return 1 if state.rules.is_cooperative else state.rules.players

    def player(self, state: ColonyState) -> int:
        """Return who answers now."""
        return (state.first + self.step) % state.rules.players

    def at_stake(self, state: ColonyState) -> int:
        """Return how many tokens this answer is about."""
        count = state.rules.players if state.rules.is_cooperative else 1
        return min(count, state.demand_left(self.token))

    def most(self, state: ColonyState) -> int:
        """Return how many tokens can be bought off by this answer."""
        return min(self.at_stake(state), state.has(self.player(state), self.good) // self.amount)

    def answer(self, state: ColonyState, by: Cause, action: BuyOff) -> None:
        self.answer_with(state, self.player(state), action.count)

    def answer_with(self, state: ColonyState, player: int, bought: int) -> None:
        """Pay for *bought* tokens, put down the others, and go on with the next player."""
        count = self.at_stake(state) - bought
        if bought:
            state.lose(player, self.good, bought * self.amount)
        for number in range(self.added, self.added + count):
            if state.rules.is_competitive:
                quarters = state.home[player]
            else:
                quarters = number % state.rules.quarters
            state.place_demand(self.token, quarters, 1)
        state.push_one(
            TABLE,
            BuyOffTokens(
                self.event,
                self.good,
                self.amount,
                self.token,
                self.step + 1,
                self.added + count,
            ),
        )

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, BuyOff):
            return []
        return [Reason("too-many-bought-off", ((("count", "count"), self.most(state)),))]


class ChooseFieldToClose(Effect[ColonyState, CloseField]):
    """The first player puts a token on an open, unoccupied field without a token.

    Nothing happens if there is no such field or no token is left.
    """

    KEY = "choose-field-to-close"
    BY = BY_TABLE
    FIELDS = (
        ("event", "happening"),
        ("line", "count"),
        ("token", "field-token"),
        ("buildings", "building*"),
    )

    def __init__(self, event: int, line: int, token: int, buildings: tuple[int, ...]) -> None:
        self.event = event
        self.line = line
        self.token = token
        self.buildings = buildings

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        lines = state.rules.components.events[self.event].effects
        if self.line >= len(lines) or self.event not in state.events_past:
            return "line"
        is_lasting = lines[self.line].duration != INSTANT
        if self.token == FREE or (self.token == UNAVAILABLE) != is_lasting:
            return "token"
        return ""

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        fields = self.fields(state)
        if not fields:
            return None
        close = state.rules.lexicon.close
        return Decision(
            state.controller(state.first), "close-field", [close[field] for field in fields]
        )

    def fields(self, state: ColonyState) -> list[int]:
        """Return the leftmost free field of each building, if a token is left."""
        if tokens_left(state, self.token) < 1:
            return []
        found: list[int] = []
        for building in self.buildings:
            for field in state.rules.components.fields_of[building]:
                if state.field_tokens[field] == FREE and not state.field_markers[field]:
                    found.append(field)
                    break
        return found

    def answer(self, state: ColonyState, by: Cause, action: CloseField) -> None:
        state.field_tokens = put(state.field_tokens, action.field, self.token)
        if state.listener is not None:
            state.listener(events.FieldClosed(state.first, action.field))
        duration = state.rules.components.events[self.event].effects[self.line].duration
        if duration != INSTANT:
            lasting.begin(state, self.event, self.line, action.field)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, CloseField):
            return []
        if state.rules.components.building_of[action.field] not in self.buildings:
            return [Reason("not-this-building")]
        if state.field_tokens[action.field] != FREE:
            return [Reason("field-has-token")]
        return [Reason("field-occupied" if state.field_markers[action.field] else "field-alike")]


def tokens_left(state: ColonyState, token: int) -> int:
    """Return how many tokens of a kind are in the box."""
    if token == U_TOKEN:
        return U_TOKENS - state.field_tokens.count(U_TOKEN)
    locked = [player for player in range(state.rules.players) if state.is_locked(player)]
    return UNAVAILABILITY_TOKENS - len(locked) - state.field_tokens.count(UNAVAILABLE)


ASKED_BY_EVENTS: Final = (BuyOffTokens, ChooseFieldToClose)
