"""What players say, and how it is written (specification 11.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from areopolis.core.action import Action
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.mission_red_planet.data.components import CHARACTERS, COLOURS


class KeepMission(Action):
    """Keep one of the two starting missions (C01)."""

    KEY = "keep-mission"
    FORM = "keep {card}"
    FIELDS = (("card", "card"),)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card = card


class ChooseCharacter(Action):
    """Lay a character face down (C02)."""

    KEY = "choose-character"
    FORM = "choose {character}"
    FIELDS = (("character", "character"),)

    def __init__(self, text: str, character: int) -> None:
        super().__init__(text)
        self.character = character


class PlaceOn(Action):
    """Place an astronaut on the ship in a dock (C03)."""

    KEY = "place-on"
    FORM = "place dock {dock}"
    FIELDS = (("dock", "dock"),)

    def __init__(self, text: str, dock: int) -> None:
        super().__init__(text)
        self.dock = dock


class SetDestination(Action):
    """Choose where a ship with unknown destination goes (C04)."""

    KEY = "set-destination"
    FORM = "destination {zone}"
    FIELDS = (("zone", "zone"),)

    def __init__(self, text: str, zone: int) -> None:
        super().__init__(text)
        self.zone = zone


class Move(Action):
    """Move an astronaut to an adjacent zone (C05, C15)."""

    KEY = "move"
    FORM = "move {origin} {zone}"
    FIELDS = (("origin", "zone"), ("zone", "zone"))

    def __init__(self, text: str, origin: int, zone: int) -> None:
        super().__init__(text)
        self.origin = origin
        self.zone = zone


class Stop(Action):
    """Make no further move (C05)."""

    KEY = "stop"
    FORM = "stop"


class Draw(Action):
    """Draw an event card (C06)."""

    KEY = "draw"
    FORM = "draw"


class Look(Action):
    """Look at a discovery in play instead of drawing (C06)."""

    KEY = "look"
    FORM = "look"


class Assign(Action):
    """Assign the drawn discovery to a zone (C07)."""

    KEY = "assign"
    FORM = "assign {zone}"
    FIELDS = (("zone", "zone"),)

    def __init__(self, text: str, zone: int) -> None:
        super().__init__(text)
        self.zone = zone


class LookAt(Action):
    """Look at the discovery of a zone (C08)."""

    KEY = "look-at"
    FORM = "look {zone}"
    FIELDS = (("zone", "zone"),)

    def __init__(self, text: str, zone: int) -> None:
        super().__init__(text)
        self.zone = zone


class Launch(Action):
    """Force the ship in a dock to launch (C09, C16)."""

    KEY = "launch"
    FORM = "launch dock {dock}"
    FIELDS = (("dock", "dock"),)

    def __init__(self, text: str, dock: int) -> None:
        super().__init__(text)
        self.dock = dock


class Destroy(Action):
    """Destroy the ship in a dock (C10)."""

    KEY = "destroy"
    FORM = "destroy dock {dock}"
    FIELDS = (("dock", "dock"),)

    def __init__(self, text: str, dock: int) -> None:
        super().__init__(text)
        self.dock = dock


class ReplaceIn(Action):
    """Replace an astronaut of another colour in a zone (C11)."""

    KEY = "replace-in"
    FORM = "replace {colour} in {zone}"
    FIELDS = (("colour", "colour"), ("zone", "zone"))

    def __init__(self, text: str, colour: int, zone: int) -> None:
        super().__init__(text)
        self.colour = colour
        self.zone = zone


class ReplaceAboard(Action):
    """Replace an astronaut of another colour aboard a ship (C11)."""

    KEY = "replace-aboard"
    FORM = "replace {colour} aboard {ship}"
    FIELDS = (("colour", "colour"), ("ship", "ship"))

    def __init__(self, text: str, colour: int, ship: int) -> None:
        super().__init__(text)
        self.colour = colour
        self.ship = ship


class Kill(Action):
    """Kill an astronaut in a zone (C12)."""

    KEY = "kill"
    FORM = "kill {colour} in {zone}"
    FIELDS = (("colour", "colour"), ("zone", "zone"))

    def __init__(self, text: str, colour: int, zone: int) -> None:
        super().__init__(text)
        self.colour = colour
        self.zone = zone


class Redirect(Action):
    """Put a destination token on a ship (C14)."""

    KEY = "redirect"
    FORM = "redirect {ship} to {zone}"
    FIELDS = (("ship", "ship"), ("zone", "zone"))

    def __init__(self, text: str, ship: int, zone: int) -> None:
        super().__init__(text)
        self.ship = ship
        self.zone = zone


class Claim(Action):
    """Count one astronaut more in a zone (C17)."""

    KEY = "claim"
    FORM = "claim {zone}"
    FIELDS = (("zone", "zone"),)

    def __init__(self, text: str, zone: int) -> None:
        super().__init__(text)
        self.zone = zone


class ResolveAt(Action):
    """Let the discovery of a zone take effect next (C18)."""

    KEY = "resolve-at"
    FORM = "resolve {zone}"
    FIELDS = (("zone", "zone"),)

    def __init__(self, text: str, zone: int) -> None:
        super().__init__(text)
        self.zone = zone


# The composite answer of the Soldier's third part (C13): "transfer HE SM".
TRANSFER: Final = "transfer"

ANSWERS: Final[tuple[type[Action], ...]] = (
    KeepMission,
    ChooseCharacter,
    PlaceOn,
    SetDestination,
    Move,
    Stop,
    Draw,
    Look,
    Assign,
    LookAt,
    Launch,
    Destroy,
    ReplaceIn,
    ReplaceAboard,
    Kill,
    Redirect,
    Claim,
    ResolveAt,
)


class Lexicon:
    """Every answer of the game, made once; offering one is a look into a tuple."""

    def __init__(self, say: Vocabulary, missions: int) -> None:
        """Make the answers in the names of *say*; the first *missions* cards are missions."""
        zones = range(len(say.names["zone"]))
        docks = range(len(say.names["dock"]))
        ships = range(len(say.names["ship"]))
        colours = range(len(COLOURS))
        answer = say.answer
        self.keep = tuple([answer(KeepMission, n) for n in range(missions)])
        # Nobody has the number 0 and cannot be chosen.
        nobody = ChooseCharacter(say.text(ChooseCharacter, (0,)), 0)
        self.choose = (
            nobody,
            *[answer(ChooseCharacter, n) for n in range(1, len(CHARACTERS))],
        )
        self.place = tuple([answer(PlaceOn, n) for n in docks])
        self.destination = tuple([answer(SetDestination, n) for n in zones])
        self.move = tuple([tuple([answer(Move, a, b) for b in zones]) for a in zones])
        self.stop = answer(Stop)
        self.draw = answer(Draw)
        self.look = answer(Look)
        self.assign = tuple([answer(Assign, n) for n in zones])
        self.look_at = tuple([answer(LookAt, n) for n in zones])
        self.launch = tuple([answer(Launch, n) for n in docks])
        self.destroy = tuple([answer(Destroy, n) for n in docks])
        self.replace_in = tuple([tuple([answer(ReplaceIn, c, z) for c in colours]) for z in zones])
        self.replace_aboard = tuple(
            [tuple([answer(ReplaceAboard, c, s) for c in colours]) for s in ships]
        )
        self.kill = tuple([tuple([answer(Kill, c, z) for c in colours]) for z in zones])
        self.redirect = tuple([tuple([answer(Redirect, s, z) for z in zones]) for s in ships])
        self.claim = tuple([answer(Claim, n) for n in zones])
        self.resolve_at = tuple([answer(ResolveAt, n) for n in zones])
        say.composite.add(TRANSFER)
        # What is asked most often is ready for whatever is possible, by its bits.
        self.hands = every_part(self.choose)
        self.places = every_part(self.place)
        self.launches = every_part(self.launch)
        self.destinations = every_part(self.destination)


def every_part(answers: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Return for every number the *answers* whose bits it has, in their order."""
    parts: list[tuple[Action, ...]] = [()]
    for answer in answers:
        parts += [(*part, answer) for part in parts]
    return tuple(parts)
