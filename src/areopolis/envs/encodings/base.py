"""What the encodings of all games have in common."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from areopolis.core.cause import NOTHING
from areopolis.core.decision import Decision
from areopolis.core.game import Game
from areopolis.core.space import Choose, Pay
from areopolis.core.state import State
from areopolis.envs.encodings.codes import Codes
from areopolis.envs.encodings.layout import Layout

# The numbers within the open step of the rules that its decider sees: counts, cards, zones.
ARGS: Final = 4
# No count at any table is larger.
COUNT_MOST: Final = 9999


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The integers of a game's actions and the numbers of its observations.

    An observation is written from what the view of the seat shows and from nothing else. A game's
    own encoding names its picks and adds its pieces; `version` changes with any of them.
    """

    version: int = 1
    # Longest game in steps that adapters promise; far above what is played.
    longest: int = 10_000

    def __init__(
        self,
        game: Game,
        kinds: tuple[str, ...] = (),
        sources: tuple[str, ...] = (),
        amount: int = 0,
    ) -> None:
        """Encode *game*; composite answers pick things of *kinds* and amounts of *sources*."""
        self.game = game
        self.codes = Codes(game, kinds, sources, amount)
        self.layout = Layout()
        self.questions: dict[str, int] = {key: n for n, key in enumerate(game.questions())}
        values = game.option_values()
        self.option_names = tuple(values)
        self.option_values = tuple(values.values())
        add = self.layout.add
        seats = game.seats.stop - 1
        self.at_seats = add("seats", (1,), ("count",), seats)
        self.at_seat = add("seat", (seats,), ("seat",))
        most = max([len(allowed) for allowed in self.option_values]) - 1
        self.at_options = add("options", (len(values),), ("option",), most)
        self.at_deciding = add("deciding", (seats,), ("seat",))
        self.at_question = add("question", (len(self.questions),), ("question",))
        places = len(game.vocabulary.names["seat"])
        self.at_acting = add("acting", (places,), ("place",))
        self.at_args = add("args", (ARGS,), ("field",), COUNT_MOST, -COUNT_MOST)
        self.at_space = add("space", (3,), ("least, most, due",), COUNT_MOST)
        self.at_picked = add("picked", (self.codes.picks,), ("pick",), COUNT_MOST)

    def write_game(self, state: Any, seat: int, out: Any) -> None:
        """Write the pieces of the game itself as *seat* may know them."""
        raise NotImplementedError

    def write(self, state: State, seat: int, out: Any) -> None:
        """Write what *seat* may know into *out*, an `array("f")` of zeros."""
        out[self.at_seats] = state.seats
        out[self.at_seat + seat] = 1
        for place, name in enumerate(self.option_names):
            value = state.options[name]
            allowed = self.option_values[place]
            if value != allowed[0]:
                out[self.at_options + place] = allowed.index(value)
        deciding = state.deciding
        for other in deciding:
            out[self.at_deciding + other] = 1
        asked = state.asked
        if seat in deciding:
            self.write_decision(state, seat, out)
        elif isinstance(asked, Decision):
            out[self.at_question + self.questions[asked.question]] = 1
        self.write_game(state, seat, out)

    def write_decision(self, state: State, seat: int, out: Any) -> None:
        """Write what the decider alone sees: who acts, the step's numbers, the picks so far."""
        effect, by = state.stack[-1]
        decision = state.decision(seat)
        out[self.at_question + self.questions[decision.question]] = 1
        if by.seat != NOTHING:
            out[self.at_acting + by.seat] = 1
        place = 0
        for value in effect.values():
            # None of a thing is -1; the numbers of an observation begin at 0.
            if isinstance(value, int) and place < ARGS:
                out[self.at_args + place] = value + 1
                place += 1
        space = decision.space
        if space is None:
            return
        if isinstance(space, Choose):
            out[self.at_space] = space.least
            out[self.at_space + 1] = space.most
        elif isinstance(space, Pay):
            out[self.at_space + 2] = space.due
        start = self.at_picked - self.codes.first_pick
        for pick in state.picked[seat]:
            out[start + self.codes.numbers[pick.text]] += 1

    def digest(self) -> str:
        """Return a hash of all names, integers and pieces: equal digests mean the same encoding."""
        pieces = [
            (piece.name, piece.start, piece.shape, piece.axes, piece.least, piece.most)
            for piece in self.layout.pieces
        ]
        whole = repr((self.version, self.codes.names, pieces))
        return hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()

    def catalogue(self) -> dict[str, Any]:
        """Return everything that the numbers mean, JSON-able."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "encoding_version": self.version,
            "pack": self.game.pack_header(),
            "digest": self.digest(),
            "size": self.layout.size,
            "pieces": [piece.to_dict() for piece in self.layout.pieces],
            "actions": list(self.codes.names),
        }
