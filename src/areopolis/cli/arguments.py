"""What users write behind the commands, and how it is read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from areopolis.cli.desk import Complaint
from areopolis.core.errors import BadSetup
from areopolis.core.game import Game
from areopolis.core.rng import WORD

# Numbers arrive as texts, so that a wrong one is explained in the reader's language. Helps are
# keys; the application puts the words in their place.
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli.help.game")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="cli.help.file")]
Language = Annotated[str, typer.Option("--lang", metavar="en|pl|de|el", help="cli.help.lang")]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli.help.option")
]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="cli.help.pack")]
Seats = Annotated[str, typer.Option("--seats", "-n", metavar="N", help="cli.help.seats")]
Seed = Annotated[str, typer.Option("--seed", metavar="N", help="cli.help.seed")]

DIGITS_MOST: Final = 20
USUAL_SEATS: Final = 4


def whole_number(name: str, text: str, least: int, most: int) -> int:
    """Return the whole number that *text* says.

    Raises:
        Complaint: it says none, or one that is too small or too large.
    """
    if not text.isascii() or not text.isdigit() or len(text) > DIGITS_MOST:
        raise Complaint("error.no-number", name=name, text=text)
    number = int(text)
    if not least <= number <= most:
        raise Complaint("error.number-range", name=name, number=number, least=least, most=most)
    return number


def seed_of(text: str) -> int:
    """Return the seed that *text* says."""
    return whole_number("--seed", text, 0, WORD)


def seats_of(game: Game, text: str) -> int:
    """Return the number of seats that *text* says; the usual number where it says nothing."""
    if not text:
        return min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
    seats = whole_number("--seats", text, 0, 99)
    if seats not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise BadSetup("bad-seats", {"game": game.id, "seats": seats, "least": least, "most": most})
    return seats


def options_of(game: Game, texts: Sequence[str], counts: Sequence[int]) -> dict[str, Any]:
    """Return the rules options that *texts* ("name=value") choose for so many seats each.

    Raises:
        Complaint: a text has no value, or an option is named twice.
        BadSetup: the game has no such option or value.
    """
    known = game.option_values()
    chosen: dict[str, Any] = {}
    for text in texts:
        name, equals, said = text.partition("=")
        if not equals:
            raise Complaint("error.option-form", text=text)
        if name in chosen:
            raise Complaint("error.option-twice", name=name)
        meant = [value for value in known.get(name, ()) if str(value).lower() == said.lower()]
        chosen[name] = meant[0] if meant else said
    for seats in counts:
        game.check_options(chosen, seats)
    return game.check_options(chosen)


def people_of(text: str, seats: int) -> tuple[int, ...]:
    """Return the seats that people hold: the first N of them, or those of a list ("1,3").

    Raises:
        Complaint: it is neither, or names a seat that is not at the table.
    """
    if "," not in text:
        return tuple(range(whole_number("--people", text, 0, seats)))
    numbers = [
        whole_number("--people", part.strip(), 1, seats) for part in text.split(",") if part.strip()
    ]
    return tuple(sorted({number - 1 for number in numbers}))
