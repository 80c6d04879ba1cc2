"""Scenes of Martians: a position written by hand, beginning with the first player's first turn."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.effect import TABLE, Cause, Effect
from areopolis.core.event import Event
from areopolis.core.state import State
from areopolis.games.martians.data.constants import (
    COLOURS,
    DEAD,
    GOODS,
    LIVING,
    MINERALS,
    PURSE,
    QUARTERS,
    QUARTERS_MOST,
)
from areopolis.games.martians.game import Martians
from areopolis.games.martians.state import ColonyState

GAME: Final = Martians()
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3


class Scene:
    """A position in which red, the first player, has begun a turn.

    Unless something is said, buildings are finished, nobody owns anything, no demand token lies
    anywhere, and every corporation card is that of its number.
    """

    def __init__(self, mode: str, seats: int, seed: int, options: dict[str, Any]) -> None:
        chosen = {"mode": mode, "first_player": "first-seat", **options}
        state = GAME.new(seats, seed, chosen)
        if mode == "rw3":
            for place in range(seats):
                state.play(place, f"settle {QUARTERS[place]}")
        self.doc: dict[str, Any] = state.to_dict()
        self.colours = list(self.doc["players"])
        for number, colour in enumerate(self.colours):
            self.doc["players"][colour]["corporation"] = f"CP{number + 1}"
        for household in self.doc["households"]:
            household["goods"] = {}
        for field in self.doc["fields"].values():
            field["token"] = "free"
        for quarters in self.doc["quarters"].values():
            quarters["oxygen"] = 0
        # Colonist tokens are put down in the end: red may still be acting in their slot.
        self.placed: list[tuple[int, str]] = []

    def build(self) -> ColonyState:
        """Return the state of the position."""
        for name in ("specialists", "helpers"):
            self.doc[name] = {kind: count for kind, count in self.doc[name].items() if count}
        state = GAME.from_dict(self.doc)
        assert isinstance(state, ColonyState)
        for place, colour in self.placed:
            token = DEAD if colour.endswith("-dead") else LIVING
            state.track[place] = token + COLOURS.index(colour.removesuffix("-dead"))
        return state

    def household(self, colour: str) -> dict[str, Any]:
        houses: list[dict[str, Any]] = self.doc["households"]
        return houses[0] if len(houses) == 1 else houses[self.colours.index(colour)]

    def goods(self, colour: str = "red", **amounts: int) -> Scene:
        """Give goods and money."""
        self.household(colour)["goods"].update(amounts)
        return self

    def cards(self, colour: str = "red", **minerals: int) -> Scene:
        """Give regolith cards, which leave the deck."""
        for mineral, count in minerals.items():
            for _ in range(count):
                self.doc["regolith_deck"].remove(mineral)
            self.household(colour)["cards"][mineral] = count
        return self

    def no_deck(self, discards: bool) -> Scene:
        """Put the regolith deck on the discards, or all of it into the last hand."""
        target = self.doc["regolith_discard"] if discards else self.doc["households"][-1]["cards"]
        for mineral in self.doc["regolith_deck"]:
            target[mineral] = target.get(mineral, 0) + 1
        self.doc["regolith_deck"] = []
        return self

    def reputation(self, colour: str, points: int) -> Scene:
        """Give reputation, as if by deliveries."""
        self.household(colour)["points"] = {"start": 2, "delivery": points - 2}
        return self

    def points(self, colour: str, **points: int) -> Scene:
        """Give reputation by source."""
        self.household(colour)["points"] = {"start": 2, **points}
        return self

    def time(self, time: int) -> Scene:
        """Leave so much time to red."""
        self.doc["turn"]["time"] = time
        return self

    def demand(self, quarters: str, **counts: int) -> Scene:
        """Put demand or growth tokens into quarters."""
        self.doc["quarters"][quarters].update(counts)
        return self

    def token(self, token: str, *fields: str) -> Scene:
        """Put a token on fields."""
        for field in fields:
            self.doc["fields"][field]["token"] = token
        return self

    def unfinished(self) -> Scene:
        """Put the tokens of the set-up on the fields."""
        for building in GAME.components.buildings:
            for place, token in enumerate(building.tokens):
                names = ("free", "C", "U")
                self.doc["fields"][f"{building.name}-{place + 1}"]["token"] = names[token]
        return self

    def marker(self, colour: str, *fields: str) -> Scene:
        """Put markers on fields."""
        for field in fields:
            self.doc["fields"][field]["markers"].append(colour)
        return self

    def held(self, colour: str, zone: str, quarters: str, count: int = 1, fines: int = 0) -> Scene:
        """Put markers into quarters, and fine markers beside them."""
        self.doc["quarters"][quarters][zone][colour] = count
        if fines:
            self.doc["quarters"][quarters]["fines"] = fines
        return self

    def technology(self, colour: str, *names: str) -> Scene:
        """Develop technologies of a card."""
        self.doc["players"][colour]["technologies"] += names
        return self

    def colony(self, *names: str, board: int = 0) -> Scene:
        """Develop technologies of the board."""
        self.doc["colony"][board] += names
        return self

    def installed(self, colour: str, **counts: int) -> Scene:
        """Build installations."""
        self.doc["players"][colour]["installations"].update(counts)
        return self

    def crop(self, colour: str, crop: str) -> Scene:
        """Give a crop tile."""
        self.doc["players"][colour]["crop"] = crop
        return self

    def staff(self, colour: str, *names: str) -> Scene:
        """Hire specialists and helpers."""
        for name in names:
            kind = self.kind_of(name)
            self.take_staff(name)
            hired = self.doc["players"][colour][kind]
            hired[name] = hired.get(name, 0) + 1
        return self

    def laid_out(self, name: str) -> Scene:
        """See that a specialist or helper is laid out."""
        kind = self.kind_of(name)
        self.take_staff(name)
        up = self.doc[kind]
        up[name] = up.get(name, 0) + 1
        return self

    def kind_of(self, name: str) -> str:
        return "specialists" if name in GAME.vocabulary.names["specialist"] else "helpers"

    def take_staff(self, name: str) -> None:
        kind = self.kind_of(name)
        deck = self.doc[f"{kind[:-1]}_deck"]
        if name in deck:
            deck.remove(name)
        else:
            self.doc[kind][name] -= 1

    def research(self, *tiles: str) -> Scene:
        """Lay out exactly these research tiles."""
        self.doc["research"] = list(tiles)
        self.doc["research_deck"] = [
            tile for tile in GAME.vocabulary.names["research"] if tile not in tiles
        ]
        return self

    def orders(self, *orders: str) -> Scene:
        """Lay out exactly these orders."""
        self.doc["orders"] = list(orders)
        self.doc["order_deck"] = [
            order for order in GAME.vocabulary.names["order"] if order not in orders
        ]
        return self

    def weather(self, card: str, *deck: str) -> Scene:
        """Show a weather card; *deck* is what lies in the deck, the top card last."""
        self.doc["weather"] = card
        self.doc["weather_deck"] = list(deck) or [
            other for other in self.doc["weather_deck"] if other != card
        ]
        return self

    def token_at(self, spot: str, token: str, face_up: bool = True) -> Scene:
        """See that a mining token lies at a spot, by exchange with where it was."""
        mine = self.doc["mine"]
        if spot not in mine:
            mine[spot] = {"token": token, "face_up": face_up}
            return self
        if mine[spot]["token"] != token:
            other = next(one for one in mine if one != spot and mine[one]["token"] == token)
            mine[other]["token"] = mine[spot]["token"]
            mine[spot]["token"] = token
        mine[spot]["face_up"] = face_up
        return self

    def only(self, *spots: str) -> Scene:
        """Leave only the mining tokens of these spots."""
        self.doc["mine"] = {spot: self.doc["mine"][spot] for spot in spots}
        return self

    def face_up(self, *spots: str) -> Scene:
        """Turn tokens up; without spots all of them."""
        for spot in spots or self.doc["mine"]:
            self.doc["mine"][spot]["face_up"] = True
        return self

    def face_down(self, *spots: str) -> Scene:
        """Turn exactly these tokens down."""
        for spot, token in self.doc["mine"].items():
            token["face_up"] = spot not in spots
        return self

    def machine(self, spot: str) -> Scene:
        """Put the machine on a spot, whose token is turned up."""
        self.doc["machine"] = spot
        if spot in self.doc["mine"]:
            self.doc["mine"][spot]["face_up"] = True
        return self

    def round(self, number: int, slot: int = 1) -> Scene:
        """Say where the game is."""
        self.doc["round"] = number
        self.doc["slot"] = slot
        return self

    def last_of_slot(self) -> Scene:
        """Let nobody act after red in this slot."""
        self.doc["stack"] = [one for one in self.doc["stack"] if one["effect"] != "begin-turn"]
        return self

    def track(self, slot: int, *tokens: str) -> Scene:
        """Put colonist tokens on a slot."""
        fields = [*tokens, *["none"] * (4 - len(tokens))]
        for place, token in enumerate(fields):
            if token.removesuffix("-dead") in COLOURS:
                self.placed.append(((slot - 1) * 4 + place, token))
                fields[place] = "none"
        self.doc["track"][slot - 1] = fields
        return self

    def unlocked(self, *colours: str) -> Scene:
        """Take the fourth colonist tokens of these players into their hands; of all by default."""
        last = self.doc["track"][3]
        for place, token in enumerate(last):
            if token.removesuffix("-locked") in (colours or self.colours):
                last[place] = "none"
        return self

    def done(self, **times: int) -> Scene:
        """Fulfil requirements, by their letters."""
        scenario = self.doc["options"]["scenario"]
        for letter, count in times.items():
            self.doc["requirements"][f"{scenario}-{letter}"] = count
        return self

    def event(self, card: str, lasts: bool = True) -> Scene:
        """Draw an event; let its first line hold, if it *lasts*."""
        for stack in self.doc["event_decks"]:
            if card in stack:
                stack.remove(card)
        self.doc["events"].append(card)
        if lasts:
            self.doc["lasting"].append({"event": card, "line": 0, "field": "none"})
        return self

    def next_event(self, card: str) -> Scene:
        """Put an event on top of its stack."""
        for stack in self.doc["event_decks"]:
            if card in stack:
                stack.remove(card)
                stack.append(card)
        return self


def scene(mode: str = "rw2", seats: int = 2, seed: int = 1, **options: Any) -> Scene:
    """Begin a scene; by default semi-cooperative for two, red first."""
    return Scene(mode, seats, seed, options)


def happen(state: ColonyState, *effects: Effect[Any, Any], by: int | None = None) -> ColonyState:
    """Let effects happen now, before what is asked."""
    cause = TABLE if by is None else Cause(by)
    state.push(cause, effects)
    state.advance()
    return state


def goods(state: ColonyState, player: int = RED) -> dict[str, int]:
    """Return what the household of *player* has."""
    begin = state.rules.house[player] * PURSE
    stock = state.stock[begin : begin + PURSE]
    return {name: count for name, count in zip(GOODS, stock, strict=True) if count}


def cards(state: ColonyState, player: int = RED) -> dict[str, int]:
    """Return the regolith cards of the household of *player*."""
    return {
        name: state.hand(player, kind)
        for kind, name in enumerate(MINERALS)
        if state.hand(player, kind)
    }


def demand(state: ColonyState, quarters: str) -> tuple[int, int, int]:
    """Return oxygen, disease and hunger tokens of *quarters*."""
    place = QUARTERS.index(quarters)
    tokens = state.demand
    return tokens[place], tokens[place + QUARTERS_MOST], tokens[place + 2 * QUARTERS_MOST]


def reputation(state: ColonyState, player: int = RED) -> int:
    """Return the reputation of *player*, or the satisfaction of the colony."""
    return state.reputation[state.rules.house[player]]


def events_of(state: State, *texts: str) -> list[Event]:
    """Play *texts*, each for who must answer, and return what happened."""
    heard: list[Event] = []
    state.listener = heard.append
    for text in texts:
        state.play(state.deciding[0], text)
    state.listener = None
    return heard


def pass_turns(state: ColonyState, count: int) -> ColonyState:
    """Let so many turns pass in which nobody does anything."""
    for _ in range(count):
        while state.deciding:
            seat = state.deciding[0]
            question = state.decision(seat).question
            if question == "take-step":
                state.play(seat, "end")
                if state.deciding and state.decision(state.deciding[0]).question == "deliver":
                    state.play(state.deciding[0], "deliver nothing")
                break
            state.play(seat, state.decision(seat).options[0])
    return state


__all__ = ["BLUE", "COLOURS", "GAME", "GREEN", "RED", "WHITE", "Scene", "scene"]
