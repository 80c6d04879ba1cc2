"""Reading buildings and the mining area of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.document import Fields
from areopolis.core.errors import BadPosition
from areopolis.games.martians.data.constants import (
    BUILDINGS,
    C_TOKEN,
    NONE,
    U_TOKEN,
    U_TOKENS,
    UNAVAILABLE,
)
from areopolis.games.martians.rules.goals import placed_at_setup, rtg_at_setup
from areopolis.games.martians.seen.tables import names_once, required

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState


class BoardReader:
    """Reads action fields, the generator and the mining area."""

    def __init__(self, state: ColonyState, fields: Fields, colours: dict[str, int]) -> None:
        self.state = state
        self.fields = fields
        self.colours = colours
        self.numbers = state.vocabulary.numbers

    def read(self) -> None:
        """Read all of it."""
        self.state.rtg = self.fields.number("rtg", 0, rtg_at_setup(self.state.rules))
        self.read_fields()
        self.read_mine()

    def read_fields(self) -> None:
        """Read tokens and markers on the action fields."""
        state = self.state
        fields = self.fields.sub("fields")
        start = placed_at_setup(state.rules)
        for name, number in self.numbers["field"].items():
            field = fields.sub(name)
            token = required(field, "token", "field-token", self.numbers["field-token"])
            if token == C_TOKEN and start[number] != C_TOKEN:
                raise field.wrong("token", "no construction token was placed there")
            markers = names_once(field, "markers", "colour", self.colours)
            if markers and token in (state.rules.closing, UNAVAILABLE):
                raise field.wrong("markers", "no marker stands on a closed field")
            if markers.bit_count() > 1 and not state.rules.is_field_shared:
                raise field.wrong("markers", "a field holds one marker")
            state.field_tokens[number] = token
            state.field_markers[number] = markers
            field.done()
        fields.done()
        if state.field_tokens.count(U_TOKEN) > U_TOKENS:
            raise self.fields.wrong("fields", "there are only eight under-construction tokens")
        for building in range(len(BUILDINGS)):
            standing = 0
            for number in state.rules.components.fields_of[building]:
                if standing & state.field_markers[number]:
                    name = state.vocabulary.name("field", number)
                    raise fields.wrong(name, "a player has one marker in a building")
                standing |= state.field_markers[number]

    def read_mine(self) -> None:
        """Read the mining tokens, and where the machine stands."""
        state, fields = self.state, self.fields
        spots = self.numbers["spot"]
        state.tokens = [NONE] * len(spots)
        mine = fields.sub("mine")
        for name in mine.table:
            if name not in spots:
                raise BadPosition(
                    "unknown-name", {"field": mine.at(str(name)), "kind": "spot", "name": name}
                )
            token = mine.sub(name)
            number = required(token, "token", "token", self.numbers["token"])
            state.tokens[spots[name]] = number
            state.present |= 1 << spots[name]
            if token.flag("face_up"):
                state.face_up |= 1 << spots[name]
            token.done()
        for number, kind in enumerate(state.rules.components.mining_tokens):
            if state.tokens.count(number) > kind.copies:
                raise fields.wrong(
                    "mine",
                    "there are only {count} tokens {token}",
                    {"count": kind.copies, "token": kind.name},
                )
        state.machine = required(fields, "machine", "spot", spots)
        if (state.present & ~state.face_up) >> state.machine & 1:
            raise fields.wrong("machine", "the token under the machine lies face up")
        state.is_site_reached = fields.flag("site_reached")
        site = state.rules.site
        if state.is_site_reached and site == NONE:
            raise fields.wrong("site_reached", "this scenario has no site")
        is_there = site != NONE and state.rules.components.within[site][1] >> state.machine & 1
        if is_there and not state.is_site_reached:
            raise fields.wrong("site_reached", "the machine stands there")
