"""Draw a real moment of a game as an SVG picture: the table of one seat and its question."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

import areopolis
from areopolis.cli.desk import Desk
from areopolis.cli.playing import Playing
from areopolis.cli.sitting import new_sitting
from areopolis.cli.voice import Voice
from areopolis.players.protocol import Seen
from areopolis.players.random import RandomPlayer
from areopolis.players.registry import RANDOM

SEED = 18
SEATS = 4
# A moment in the middle of the game: a question of the first seat in this round.
STOP = "round-8"
QUESTION = "place-astronaut"
WIDTH = 138


def picture() -> str:
    """Play to the moment and return the picture of it."""
    game = areopolis.game("mission-red-planet")
    sitting = new_sitting(game, SEATS, SEED, {})
    sitting.sit_down((0,), SEED, RANDOM)
    person = RandomPlayer(SEED)
    sitting.go_on()
    while not is_moment(sitting.state.view(0)):
        sitting.play(0, person.choose(Seen(sitting.state, 0)))
        sitting.go_on()
    desk = Desk(Voice("en"))
    desk.out = Console(
        record=True,
        width=WIDTH,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
    )
    playing = Playing(desk, sitting, False, None)
    playing.read[0] = len(sitting.log) - 14
    playing.present(0)
    drawn = desk.out.export_svg(title=f"areopolis play {game.id}")
    # A picture on a page may load nothing: the reader's own fixed-width font will do.
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)


def is_moment(view: dict[str, object]) -> bool:
    """Whether this is what the picture shows."""
    decision = view["decision"]
    assert isinstance(decision, dict), "the moment comes before the end"
    return view["stop"] == STOP and decision.get("question") == QUESTION


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(picture(), "utf-8")
    print(path)
