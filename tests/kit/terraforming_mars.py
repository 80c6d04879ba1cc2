"""Positions of Terraforming Mars, said in a few words, and what an action changes in them."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.state import State
from areopolis.games.terraforming_mars.game import TerraformingMars
from areopolis.games.terraforming_mars.rules import scoring
from areopolis.games.terraforming_mars.state import MarsState
from kit.asking import drive, question

GAME: Final = TerraformingMars()

RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BLACK: Final = 4
COLOURS: Final = ("red", "green", "yellow", "blue", "black")
RESOURCES: Final = ("mc", "steel", "titanium", "plants", "energy", "heat")
OCEAN_AREAS: Final = (
    *("1-2", "1-4", "1-5", "2-6", "4-8"),
    *("5-4", "5-5", "5-6", "6-6", "6-7", "6-8", "9-5"),
)
OFF_PLANET: Final = ("ganymede-colony", "phobos-space-haven")


def scene(seats: int = 2, mc: int = 100, **options: Any) -> Scene:
    """Begin a scene: nothing on Mars, no colony tiles, everybody has *mc* M€ and nothing else."""
    return Scene(seats, mc, options)


class Scene:
    """A position in the making; cards that nobody named lie in the deck.

    Nobody has a corporation or owes a first action, productions are 0, ratings 20, and it is the
    turn of red in generation 5.
    """

    def __init__(self, seats: int, mc: int, options: dict[str, Any]) -> None:
        self.document = GAME.new(seats=seats, seed=0, options=options).to_dict()
        self.top: tuple[str, ...] = ()
        self.is_whole_deck = False
        self.document.update(
            stack=[{"effect": name} for name in ("solar-phase", "production-phase", "take-action")],
            generation=5,
            tiles={},
            colonies={},
            discard=[],
        )
        for player in self.document["players"]:
            for pile in ("hand", "offered", "drafted", "dealt", "tableau", "events"):
                player[pile] = []
            player.update(corporation="none", rating=20)
            player["stock"] = {**dict.fromkeys(RESOURCES, 0), "mc": mc}
            player["production"] = dict.fromkeys(RESOURCES, 0)
        self.turn(RED)

    def _of(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.document["players"][seat]
        return player

    # Players.

    def stock(self, seat: int, **counts: int) -> Scene:
        """Set some of the stock of *seat*."""
        self._of(seat)["stock"].update(counts)
        return self

    def production(self, seat: int, **counts: int) -> Scene:
        """Set some productions of *seat*."""
        self._of(seat)["production"].update(counts)
        return self

    def rating(self, seat: int, rating: int, *, raised: bool = False) -> Scene:
        """Set the terraform rating; *raised*: it has been raised in this generation."""
        self._of(seat).update(rating=rating, rating_raised=raised)
        return self

    def corporation(self, seat: int, name: str, *, owes_first_action: bool = False) -> Scene:
        """Give *seat* a corporation; what it gave at the start is not added."""
        player = self._of(seat)
        player.update(corporation=name, owes_first_action=owes_first_action)
        player["tableau"].insert(0, name)
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """Add cards to the hand of *seat*."""
        self._of(seat)["hand"] += cards
        return self

    def offered(self, seat: int, *cards: str) -> Scene:
        """Put cards on offer to *seat*."""
        self._of(seat)["offered"] += cards
        return self

    def tableau(self, seat: int, *cards: str, resources: int = 0) -> Scene:
        """Put cards in play without their effects; *resources* lie on each of them."""
        player = self._of(seat)
        player["tableau"] += cards
        if resources:
            player["resources"].update(dict.fromkeys(cards, resources))
        return self

    def events(self, seat: int, *cards: str) -> Scene:
        """Let *seat* have played these events."""
        self._of(seat)["events"] += cards
        return self

    def used(self, seat: int, *cards: str) -> Scene:
        """Let *seat* have used the actions of these cards in this generation."""
        self._of(seat)["used"] += cards
        return self

    def claim(self, seat: int, *areas: str) -> Scene:
        """Let *seat* have claimed areas for tiles to come."""
        self._of(seat)["claims"] += areas
        return self

    def fleets(self, seat: int, count: int) -> Scene:
        """Set how many trade fleets *seat* has."""
        self._of(seat)["fleets"] = count
        return self

    def next_card(self, seat: int, *, discount: int = 0, offset: int = 0) -> Scene:
        """Ease the next card of *seat*: its price, or the parameters it requires."""
        self._of(seat).update(next_discount=discount, next_offset=offset)
        return self

    def passed(self, *seats: int) -> Scene:
        """Let these seats have passed."""
        for seat in seats:
            self._of(seat)["passed"] = True
        return self

    # The planet.

    def parameters(self, **values: int) -> Scene:
        """Set temperature in degrees, oxygen in percent, or the number of oceans."""
        if "oceans" in values:
            self.oceans(values.pop("oceans"))
        self.document.update(values)
        return self

    def oceans(self, count: int) -> Scene:
        """Place oceans on the first reserved areas that are free, row by row."""
        free = [area for area in OCEAN_AREAS if area not in self.document["tiles"]]
        for area in free[:count]:
            self.tile(area, "ocean")
        return self

    def tile(self, area: str, tile: str, owner: int | None = None) -> Scene:
        """Place a tile without its placement bonus; oceans have no owner."""
        colour = "none" if owner is None else COLOURS[owner]
        self.document["tiles"][area] = {"tile": tile, "owner": colour}
        return self

    def off_planet(self, place: str, owner: int) -> Scene:
        """Place a city on "ganymede-colony" or "phobos-space-haven"."""
        self.document["off_planet"][place] = COLOURS[owner]
        return self

    def colony(
        self,
        name: str,
        marker: int | str = 1,
        owners: tuple[int, ...] | list[int] = (),
        fleet: int | None = None,
    ) -> Scene:
        """Lay a colony tile; *marker* may be "asleep", *fleet* is who trades there."""
        self.document["colonies"][name] = {
            "marker": marker,
            "owners": [COLOURS[owner] for owner in owners],
            "fleet": "none" if fleet is None else COLOURS[fleet],
        }
        return self

    # The table.

    def milestone(self, name: str, owner: int) -> Scene:
        """Let a milestone be claimed."""
        self.document["milestones"][name] = COLOURS[owner]
        return self

    def award(self, name: str, funder: int) -> Scene:
        """Let an award be funded."""
        self.document["awards"][name] = COLOURS[funder]
        return self

    def deck(self, *cards: str, discard_rest: bool = False) -> Scene:
        """Lay cards on the deck, the first on top; the rest lies below or discarded."""
        self.top = cards
        self.is_whole_deck = discard_rest
        return self

    def discard(self, *cards: str) -> Scene:
        """Lay cards on the discard pile, unseen by anybody."""
        self.document["discard"] += [{"card": card, "seen_by": []} for card in cards]
        return self

    def generation(self, number: int) -> Scene:
        """Set the generation."""
        self.document["generation"] = number
        return self

    def phases(self, *effects: str) -> Scene:
        """Set what is still to come in this generation, the last first."""
        self.document["stack"] = [{"effect": effect} for effect in effects]
        return self

    def turn(self, seat: int, taken: int = 0) -> Scene:
        """Give *seat* the turn, after so many actions; the seat is also the first player."""
        self.document.update(first=COLOURS[seat], current=COLOURS[seat], taken=taken)
        return self

    def build(self) -> MarsState:
        """Return the state, in which the seat at turn takes an action."""
        state = self.prepared()
        assert question(state) == (state.current, "take-action"), question(state)
        return state

    def prepared(self) -> MarsState:
        """Return the state, whatever it asks first."""
        state = GAME.from_dict({**self.document, **self._piles()})
        assert isinstance(state, MarsState)
        return state

    def _piles(self) -> dict[str, Any]:
        """Return deck and discard pile, with every card that lies nowhere else."""
        placed = {entry["card"] for entry in self.document["discard"]} | set(self.top)
        for player in self.document["players"]:
            placed.update(player["hand"], player["tableau"], player["events"], player["offered"])
        options = self.document["options"]
        rest = [card for card in _projects(options) if card not in placed]
        top = list(reversed(self.top))
        if self.is_whole_deck:
            seen = [{"card": card, "seen_by": []} for card in rest]
            return {"deck": top, "discard": self.document["discard"] + seen}
        return {"deck": rest + top, "discard": self.document["discard"]}


def _projects(options: dict[str, Any]) -> list[str]:
    """Return all projects of a game with these options."""
    state = GAME.new(seats=2, seed=0, options=options)
    assert isinstance(state, MarsState)
    return [state.cards[card].name for card in state.rules.deck]


def play(state: State, *texts: str) -> State:
    """Return what a copy of *state* becomes by *texts*, each played by who must answer then."""
    return drive(state.clone(), *texts)


def points(state: State, seat: int) -> int:
    """Return what the cards of *seat* are worth now."""
    assert isinstance(state, MarsState)
    return scoring.card_points(state, seat)


# What has changed. Numbers are differences; cards, tiles and owners are what came.


def changes(before: State, after: State) -> dict[str, Any]:
    """Return everything that differs, in flat readable keys; whose turn it is does not count.

    "red mc": -5, "red production mc": 1, "red rating": 1, "red tag space": 1, "red hand": -1,
    "red tableau": ("009",), "red events": ("009",), "red on 024": 2, "red used": ("024",),
    "tile 5-3": "city red", "temperature": 2, "luna marker": -1, "luna owners": ("red",),
    "deck": -2, "discard": 1. What went instead of coming stands behind a minus: ("-009",).
    """
    one, other = _flat(before), _flat(after)
    found: dict[str, Any] = {}
    for key in [*one, *[key for key in other if key not in one]]:
        was, now = one.get(key), other.get(key)
        if was == now:
            continue
        if isinstance(was or now or 0, int) and not isinstance(was, bool):
            found[key] = (now or 0) - (was or 0)
        elif isinstance(was or now, tuple):
            found[key] = _moved(was or (), now or ())
        else:
            found[key] = now
    return found


def outcome_of(state: State, *texts: str) -> dict[str, Any]:
    """Return everything that *texts* change."""
    return changes(state, play(state, *texts))


def card_played(
    card: str, mc: int, tags: str = "", *, is_event: bool = False, colour: str = "red"
) -> dict[str, Any]:
    """Return what playing any card changes: *mc* paid, out of the hand, in play with its *tags*."""
    change: dict[str, Any] = {f"{colour} mc": -mc} if mc else {}
    change[f"{colour} hand"] = -1
    change[f"{colour} events" if is_event else f"{colour} tableau"] = (card,)
    if not is_event:
        for tag in tags.split():
            change[f"{colour} tag {tag}"] = change.get(f"{colour} tag {tag}", 0) + 1
    return change


def _moved(was: tuple[str, ...], now: tuple[str, ...]) -> tuple[str, ...]:
    gone = list(was)
    come: list[str] = []
    for item in now:
        if item in gone:
            gone.remove(item)
        else:
            come.append(item)
    return (*come, *[f"-{item}" for item in gone])


def _flat(state: State) -> dict[str, Any]:
    said, seen = state.to_dict(), state.view(None)
    flat: dict[str, Any] = {
        "generation": said["generation"],
        "temperature": said["temperature"],
        "oxygen": said["oxygen"],
        "deck": len(said["deck"]),
        "discard": len(said["discard"]),
    }
    for area, tile in said["tiles"].items():
        owner = "" if tile["owner"] == "none" else f" {tile['owner']}"
        flat[f"tile {area}"] = f"{tile['tile']}{owner}"
    for place in OFF_PLANET:
        flat[place] = said["off_planet"].get(place, "none")
    for name, colony in said["colonies"].items():
        # A sleeping tile that wakes shows where its marker begins.
        marker = colony["marker"]
        flat[f"{name} marker" if marker != "asleep" else f"{name} asleep"] = marker
        flat[f"{name} owners"] = tuple(colony["owners"])
        flat[f"{name} fleet"] = colony["fleet"]
    for goals in ("milestones", "awards"):
        flat.update(said[goals])
    for player, public in zip(said["players"], seen["players"], strict=True):
        flat.update(_player(player, public["tags"]))
    return flat


def _player(player: dict[str, Any], tags: dict[str, int]) -> dict[str, Any]:
    colour = player["colour"]
    flat: dict[str, Any] = {f"{colour} {name}": n for name, n in player["stock"].items()}
    flat.update({f"{colour} production {name}": n for name, n in player["production"].items()})
    flat.update({f"{colour} tag {name}": n for name, n in tags.items()})
    flat.update({f"{colour} on {card}": n for card, n in player["resources"].items()})
    for name in ("rating", "fleets", "next_discount", "next_offset"):
        flat[f"{colour} {name.replace('_', ' ')}"] = player[name]
    for name in ("tableau", "events", "used", "claims"):
        flat[f"{colour} {name}"] = tuple(player[name])
    for name in ("hand", "offered", "drafted", "dealt"):
        flat[f"{colour} {name}"] = len(player[name])
    for name in ("passed", "owes_first_action", "corporation"):
        flat[f"{colour} {name.replace('_', ' ')}"] = player[name]
    return flat
