"""Positions of Mission: Red Planet, said in a few words and built by their document."""

from __future__ import annotations

from typing import Any, Final

import areopolis
from areopolis.core.game import Game
from areopolis.core.state import State
from kit.mission_red_planet.letters import COLOURS, read_counts, read_crew
from kit.mission_red_planet.reading import TYPES

GAME: Final = areopolis.game("mission-red-planet")

ASTRONAUTS: Final = 22
RESOURCES: Final = {"ice": 5, "sylvanite": 3, "celerium": 3}
POINT_TOKENS: Final = {"ice": 40, "sylvanite": 23, "celerium": 23}
CHARACTERS: Final = (
    "nobody",
    "pilot",
    "soldier",
    "travel-agent",
    "femme-fatale",
    "saboteur",
    "secret-agent",
    "scientist",
    "explorer",
    "recruiter",
)
CARDS: Final = (
    *[f"M{number:02}" for number in range(1, 14)],
    *[f"D{number:02}" for number in range(1, 14)],
    *[f"A{number:02}" for number in range(1, 5)],
)


def scene(seats: int = 4, game: Game = GAME, **options: Any) -> Scene:
    """Begin a scene: an empty board, everything in its deck or supply, Y the first player."""
    return Scene(seats, game, options)


class Scene:
    """A position in the making; what is not said follows from what is there.

    Astronauts come from the supply, ships and cards from their decks, point tokens from the bank,
    and resource tokens are dealt to the zones that nobody named. What shall happen is said last, in
    its order; where it ends without a question, the state is over and can be looked at.
    """

    def __init__(self, seats: int, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.document = game.new(seats=seats, seed=0, options=options).to_dict()
        self.names = COLOURS[: 4 if seats == 2 else seats]
        self.seats = seats
        self.supplies: dict[str, int] = {}
        self.banks: dict[str, tuple[int, str]] = {}
        self.hidden: dict[str, str] = {}
        self.boxed: set[str] = set()
        self.frames: list[dict[str, Any]] = []
        self.resources: dict[str, str] = {}
        self.free_ships = dict(TYPES)
        self.free_cards = list(CARDS)
        document = self.document
        document.update(first=COLOURS[0], last=COLOURS[0], docks=[None] * len(self.names))
        for name in ("launched", "ship_deck", "ship_discard", "event_deck", "event_discard"):
            document[name] = []
        for colour in self.names:
            document["colours"][colour].update(lost=0, tokens={}, played=[], chosen="nobody")
        for player in document["players"]:
            player.update(cards=[], dealt=[], rejected="none")

    # Ships.

    def dock(self, dock: int, to: str, capacity: int, crew: str = "", tokens: str = "") -> Scene:
        """Dock a ship; *crew* is like "RRG", *tokens* like "PH TS" with the topmost last."""
        self.document["docks"][dock - 1] = self._ship(to, capacity, crew, tokens)
        return self

    def launched(self, to: str, capacity: int, crew: str = "", tokens: str = "") -> Scene:
        """Launch a ship after those launched before."""
        self.document["launched"].append(self._ship(to, capacity, crew, tokens))
        return self

    def _ship(self, to: str, capacity: int, crew: str, tokens: str) -> dict[str, Any]:
        name = self._take_ship(f"{to}/{capacity}")
        return {"ship": name, "crew": read_crew(crew), "tokens": tokens.split()}

    def _take_ship(self, kind: str) -> str:
        fitting = [name for name, written in self.free_ships.items() if written == kind]
        assert fitting, f"no ship {kind} is left"
        del self.free_ships[fitting[0]]
        return fitting[0]

    def ship_deck(self, *kinds: str, discard_rest: bool = False) -> Scene:
        """Lay ships like "HE/3" on the deck, the first on top; the rest lies below or discarded."""
        self.document["ship_deck"] = [self._take_ship(kind) for kind in reversed(kinds)]
        if discard_rest:
            self.document["ship_discard"] = list(self.free_ships)
            self.free_ships = {}
        return self

    # Zones.

    def zone(
        self,
        name: str,
        astronauts: str = "",
        *,
        resource: str = "",
        tokens: dict[str, int] | None = None,
        discovery: str = "",
        seen_by: tuple[int, ...] = (),
    ) -> Scene:
        """Set up a zone; with astronauts or a *resource* its resource token is face up."""
        there = self.document["zones"][name]
        if astronauts:
            there["astronauts"] = read_counts(astronauts)
        if resource:
            self.resources[name] = resource
        there["found"] = there["found"] or bool(astronauts or resource)
        there["tokens"] = dict(tokens or there["tokens"])
        if discovery:
            there["discovery"] = self._take_card(discovery)
            there["seen_by"] = list(seen_by)
        return self

    def hides(self, name: str, resource: str) -> Scene:
        """Lay a face-down resource token in a zone."""
        self.resources[name] = resource
        return self

    def all_found(self) -> Scene:
        """Turn every resource token up."""
        for there in self.document["zones"].values():
            there["found"] = True
        return self

    # Colours.

    def lost(self, astronauts: str) -> Scene:
        """Put astronauts like "R2 G1" on Lost in Space."""
        for colour, count in read_counts(astronauts).items():
            self.document["colours"][colour]["lost"] = count
        return self

    def supply(self, colour: int, count: int) -> Scene:
        """Leave a colour so many astronauts to place; the others are on Lost in Space."""
        self.supplies[COLOURS[colour]] = count
        return self

    def purse(self, colour: int, **tokens: int) -> Scene:
        """Give a colour point tokens: ice=5, sylvanite=1."""
        self.document["colours"][COLOURS[colour]]["tokens"] = tokens
        return self

    def bank(self, resource: str, count: int, holder: int) -> Scene:
        """Leave so many point tokens in the supply; *holder* has those that would be missing."""
        self.banks[resource] = (count, COLOURS[holder])
        return self

    def played(self, colour: int, *numbers: int) -> Scene:
        """Let characters of these numbers lie face up."""
        lying = self.document["colours"][COLOURS[colour]]["played"]
        lying += [CHARACTERS[number] for number in numbers]
        return self

    def chose(self, colour: int, number: int) -> Scene:
        """Let a character lie face down for this round."""
        self.document["colours"][COLOURS[colour]]["chosen"] = CHARACTERS[number]
        self.hidden[COLOURS[colour]] = CHARACTERS[number]
        self.document["countdown"] = len(CHARACTERS)
        return self

    def neutral_deck(self, colour: int, *numbers: int, recruiter_boxed: bool = False) -> Scene:
        """Stack the deck of a neutral colour, the first on top; the rest lies below."""
        if recruiter_boxed:
            self.boxed.add(COLOURS[colour])
        deck = [CHARACTERS[number] for number in reversed(numbers)]
        self.document["colours"][COLOURS[colour]]["deck"] = deck
        return self

    # Event cards.

    def holds(self, seat: int, *cards: str) -> Scene:
        """Give a seat missions and actions; a starting mission is added where none is named."""
        if not cards[0].startswith("M"):
            cards = ([card for card in self.free_cards if card.startswith("M")][-1], *cards)
        self.document["players"][seat]["cards"] = [self._take_card(card) for card in cards]
        return self

    def dealt(self, seat: int, one: str, other: str) -> Scene:
        """Let a seat choose between two starting missions."""
        self.document["players"][seat]["dealt"] = [self._take_card(one), self._take_card(other)]
        return self

    def event_deck(self, *cards: str, discard_rest: bool = False) -> Scene:
        """Lay cards on the event deck, the first on top; the rest lies below or discarded."""
        self.document["event_deck"] = [self._take_card(card) for card in reversed(cards)]
        if discard_rest:
            self.document["event_discard"] = self.free_cards
            self.free_cards = []
        return self

    def _take_card(self, card: str) -> str:
        self.free_cards.remove(card)
        return card

    # What shall happen.

    def first(self, colour: int) -> Scene:
        """Give a colour the round counter."""
        self.document["first"] = self.document["last"] = COLOURS[colour]
        return self

    def at(self, stop: str) -> Scene:
        """Set the round counter."""
        self.document["stop"] = stop
        return self

    def chance(self, word: int) -> Scene:
        """Set the generator."""
        self.document["rng"] = f"{word:016x}"
        return self

    def then(self, effect: str, by: int | None = None, **fields: Any) -> Scene:
        """Let an effect happen after those said before."""
        frame: dict[str, Any] = {"effect": effect, **fields}
        if by is not None:
            frame["by"] = COLOURS[by]
        self.frames.append(frame)
        return self

    def resolving(self, colour: int, number: int) -> Scene:
        """Let a colour resolve the character of this number, which it has just revealed."""
        self.played(colour, number)
        self.document["colours"][COLOURS[colour]]["chosen"] = CHARACTERS[number]
        self.document["countdown"] = number
        return self.then("resolve-character", by=colour, character=CHARACTERS[number])

    def rest_of_round(self) -> Scene:
        """Let the ships land, new ones dock and the counter go on, as in the Polish order."""
        for effect in ("land-ships", "dock-ships", "set-first-player", "advance-counter"):
            self.then(effect)
        return self.then("follow-counter")

    def face_up(self) -> Scene:
        """Turn all discoveries up."""
        self.document["discoveries_face_up"] = True
        return self

    def producing(self, phase: int) -> Scene:
        """Play a production phase; before the third all discoveries have been turned up."""
        if phase == 3:
            self.face_up()
        return self.at(f"production-{phase}").then("production-phase", phase=phase)

    def scoring(self) -> Scene:
        """Play the final scoring."""
        return self.face_up().at("final").then("final-scoring")

    # Building.

    def build(self) -> State:
        """Return the state; what acts before the first question has happened."""
        document = self.document
        document["ship_deck"] = [*self.free_ships, *document["ship_deck"]]
        document["event_deck"] = [*self.free_cards, *document["event_deck"]]
        document["stack"] = self.frames[::-1]
        self._deal_resources()
        self._count_astronauts()
        self._count_tokens()
        self._deal_characters()
        return self.game.from_dict(document)

    def _deal_resources(self) -> None:
        left = [name for name, count in RESOURCES.items() for _ in range(count)]
        for resource in self.resources.values():
            left.remove(resource)
        for name, there in self.document["zones"].items():
            there["resource"] = self.resources.get(name) or left.pop(0)
        self.document["spare_resource"] = left.pop()

    def _count_astronauts(self) -> None:
        ships = [*[ship for ship in self.document["docks"] if ship], *self.document["launched"]]
        groups = [ship["crew"] for ship in ships]
        groups += [there["astronauts"] for there in self.document["zones"].values()]
        for colour in self.names:
            goods = self.document["colours"][colour]
            left = ASTRONAUTS - goods["lost"] - sum([group.get(colour, 0) for group in groups])
            goods["supply"] = self.supplies.get(colour, left)
            goods["lost"] += left - goods["supply"]

    def _count_tokens(self) -> None:
        document = self.document
        owners = [there["tokens"] for there in document["zones"].values()]
        owners += [goods["tokens"] for goods in document["colours"].values()]
        for resource, count in POINT_TOKENS.items():
            left = count - sum([tokens.get(resource, 0) for tokens in owners])
            kept, holder = self.banks.get(resource, (left, ""))
            document["point_tokens"][resource] = kept
            if holder:
                tokens = document["colours"][holder]["tokens"]
                tokens[resource] = tokens.get(resource, 0) + left - kept

    def _deal_characters(self) -> None:
        for place, colour in enumerate(self.names):
            goods = self.document["colours"][colour]
            left = [name for name in CHARACTERS[:0:-1] if name not in goods["played"]]
            if place < self.seats:
                goods["hand"] = left
                continue
            used = {*goods["deck"], self.hidden.get(colour, "")}
            if colour in self.boxed:
                used.add("recruiter")
            goods["deck"] = [name for name in left if name not in used] + goods["deck"]
