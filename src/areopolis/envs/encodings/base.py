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
from areopolis.core.value import Field
from areopolis.envs.encodings.codes import Codes
from areopolis.envs.encodings.layout import COUNT, Layout
from areopolis.envs.encodings.turning import clockwise, turned_actions, turned_numbers

# The numbers within the open step of the rules that its decider sees: counts, cards, zones. What
# they are depends on the step.
ARGS: Final = ("first", "second", "third", "fourth")
ARGS_MOST: Final = len(ARGS)
# Of composite answers: how many may be picked, or how much is to be paid.
LIMITS: Final = ("least", "most", "due")
# Fields of a step that are no numbers, nor are several of any kind.
NO_NUMBERS: Final = ("value", "effect", "frame")
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
        # Kinds of the vocabulary that name seats, in actions and picks.
        self.seat_kinds: tuple[str, ...] = ("seat",)
        self.questions: dict[str, int] = {key: n for n, key in enumerate(game.questions())}
        values = game.option_values()
        self.option_names = tuple(values)
        self.option_values = tuple(values.values())
        self._name_axes(game)
        add = self.layout.add
        self.at_seats = add("seats", (COUNT,), game.seats.stop - 1)
        self.at_seat = add("seat", ("seat",))
        most = max([len(allowed) for allowed in self.option_values], default=2) - 1
        self.at_options = add("options", ("option",), most)
        self.at_deciding = add("deciding", ("seat",))
        self.at_question = add("question", ("question",))
        self.at_acting = add("acting", ("actor",))
        self.at_args = add("args", ("arg",), COUNT_MOST, -COUNT_MOST)
        self.at_space = add("space", ("limit",), COUNT_MOST)
        self.at_picked = add("picked", ("pick",), COUNT_MOST)

    def _name_axes(self, game: Game) -> None:
        name = self.layout.name
        actors = game.vocabulary.names.get("seat", ())
        seats = game.seats.stop - 1
        # Seats that the game does not name are numbers.
        actors += tuple([str(seat) for seat in range(len(actors), seats)])
        name("seat", actors[:seats])
        # Who acts by the rules without a seat stands behind the seats.
        name("actor", actors)
        everybody = tuple(range(seats))
        self.layout.seat("seat", [everybody])
        self.layout.seat("actor", [everybody])
        name("option", self.option_names)
        name("question", tuple(self.questions))
        name("arg", ARGS)
        name("limit", LIMITS)
        name("pick", self.codes.pick_names())

    def write_game(self, state: Any, seat: int, out: Any) -> None:
        """Write the pieces of the game itself as *seat* may know them."""
        raise NotImplementedError

    def write(self, state: State, seat: int, out: Any) -> None:
        """Write what *seat* may know into *out*, which holds zeros: whole numbers."""
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
        step = state.next_step()
        effect, by = step.effect, step.by
        decision = state.decision(seat)
        out[self.at_question + self.questions[decision.question]] = 1
        if by.seat != NOTHING:
            out[self.at_acting + by.seat] = 1
        place = 0
        for value in effect.values():
            # None of a thing is -1; the numbers of an observation begin at 0.
            if isinstance(value, int) and place < ARGS_MOST:
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

    def steps(self) -> dict[str, dict[str, str]]:
        """Return which fields of each step of the rules are its `args`, with their kinds."""
        found: dict[str, dict[str, str]] = {}
        texts = self.game.vocabulary.texts
        for key, effect in self.game.effects().items():
            fields: tuple[Field, ...] = effect.FIELDS
            numbers = [
                (name, kind)
                for name, kind in fields
                if kind not in NO_NUMBERS and kind not in texts and not kind.endswith("*")
            ]
            if numbers:
                found[key] = dict(numbers[:ARGS_MOST])
        return found

    def meaning(self) -> dict[str, Any]:
        """Return what every number means, JSON-able: whatever changes it changes the digest."""
        steps = self.steps()
        axes = {axis: list(names) for axis, names in self.layout.axes.items()}
        known = self.game.vocabulary.names
        for fields in steps.values():
            for kind in fields.values():
                if kind in known and kind not in axes:
                    axes[kind] = list(known[kind])
        values = zip(self.option_names, self.option_values, strict=True)
        return {
            "size": self.layout.size,
            "pieces": [piece.to_dict() for piece in self.layout.pieces],
            "axes": axes,
            "options": {name: list(allowed) for name, allowed in values},
            "steps": steps,
            "actions": list(self.codes.names),
        }

    def digest(self) -> str:
        """Return a hash of all that the numbers mean: equal digests mean the same encoding."""
        whole = repr((self.version, self.meaning()))
        return hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()

    def own_first(self, seats: int, seat: int) -> tuple[list[int], list[int]]:
        """Return two index tables that put *seat* of so many *seats* first, the others clockwise.

        The first takes the numbers of an observation, the second those of the actions.
        """
        codes = self.codes
        order = clockwise(seats, seat, self.game.seats.stop - 1)
        actions = turned_actions(codes, self.game.vocabulary, self.seat_kinds, order)
        picks = actions[codes.first_pick : codes.first_pick + codes.picks]
        axes = {"pick": [code - codes.first_pick for code in picks], "action": actions}
        return turned_numbers(self.layout, axes, order), actions

    def catalogue(self, seats: int | None = None) -> dict[str, Any]:
        """Return everything that the numbers mean and what it belongs to, JSON-able.

        With *seats*, also the tables that put each of them first.
        """
        found: dict[str, Any] = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "encoding_version": self.version,
            "pack": self.game.pack_header(),
            "digest": self.digest(),
            **self.meaning(),
        }
        if seats is not None:
            tables = [self.own_first(seats, seat) for seat in range(seats)]
            found["own_first"] = {
                "observations": [numbers for numbers, _ in tables],
                "actions": [actions for _, actions in tables],
            }
        return found
