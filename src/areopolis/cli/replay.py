"""`areopolis replay`: step through a saved game."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Final

import typer
from rich.text import Text

from areopolis.cli.arguments import File, Language, Pack, whole_number
from areopolis.cli.desk import Desk
from areopolis.cli.documents import game_of, read_document
from areopolis.cli.screen import Screen, enable_line_editing
from areopolis.cli.sitting import Sitting, retold
from areopolis.cli.table import Scene, table_of
from areopolis.core.event import Event
from areopolis.core.state import State

Plain = Annotated[bool, typer.Option("--plain", help="cli.help.plain")]
Seat = Annotated[str, typer.Option("--seat", metavar="N", help="cli.help.seat")]

INTERRUPTED: Final = 130


def replay(
    context: typer.Context,
    file: File,
    plain: Plain = False,
    seat: Seat = "",
    pack: Pack = None,
    lang: Language = "",
) -> None:
    """Step through a saved game, or print it."""
    desk: Desk = context.obj
    document = read_document(file)
    game = game_of(document, file, pack)
    game.replay(document)
    sitting = retold(game, document)
    viewer = whole_number("--seat", seat, 1, sitting.state.seats) - 1 if seat else None
    tape = Tape(desk, sitting, viewer)
    if plain:
        tape.print_all()
        return
    enable_line_editing()
    try:
        tape.step_through()
    except EOFError:
        return
    except KeyboardInterrupt:
        desk.out.print()
        raise typer.Exit(INTERRUPTED) from None


class Tape:
    """All moments of a game, each with the move that led to it and what happened then."""

    def __init__(self, desk: Desk, sitting: Sitting, viewer: int | None) -> None:
        """Look at *sitting* with the eyes of *viewer*; None sees what everybody sees."""
        self.desk = desk
        self.voice = desk.voice
        self.viewer = viewer
        self.speaker = desk.voice.speaker(
            sitting.state.game, sitting.state.options, sitting.state.seats
        )
        self.table = table_of(sitting.state.game.id)
        self.states = [before for _, before in sitting.timeline.moments] + [sitting.state]
        self.seats = [seat for seat, _ in sitting.timeline.moments]
        starts = [mark.told for mark in sitting.marks] + [len(sitting.log)]
        self.events: list[list[Event]] = [sitting.log[: starts[0]]]
        for start, end in pairwise(starts):
            self.events.append(sitting.log[start:end])

    def moves(self) -> int:
        """Return how many answers were given."""
        return len(self.seats)

    def heading(self, number: int) -> Text:
        """Return the move *number*: who answered what."""
        if not number:
            return Text(self.voice.say("replay.start"), "bold")
        before, seat = self.states[number - 1], self.seats[number - 1]
        place = self.voice.say("replay.move", number=number, moves=self.moves())
        name = f"  {self.speaker.seat(seat)}: "
        return Text.assemble((place, "dim"), (name, "bold"), self.answer(before, number))

    def answer(self, before: State, number: int) -> str:
        """Return the answer that led from *before* to the next moment, in words."""
        seat = self.seats[number - 1]
        after = self.states[number]
        space = before.decision(seat).space
        picks = after.picked[seat]
        if len(picks) > len(before.picked[seat]):
            return self.speaker.action(picks[-1], space)
        made = [action for other, action in after.made() if other == seat]
        return self.speaker.action(made[-1], space)

    def print_all(self) -> None:
        """Print every move with its events, and the scores at the end."""
        for number in range(self.moves() + 1):
            self.desk.out.print(self.heading(number), soft_wrap=True)
            for event in self.events[number]:
                said = self.speaker.event(event, self.viewer)
                self.desk.out.print(Text("    " + said), soft_wrap=True)
        self.print_end(self.moves())

    def print_end(self, number: int) -> None:
        """Print the scores if the game is over at this moment."""
        outcome = self.states[number].outcome
        if outcome is not None:
            self.desk.out.print(self.table.scores(self.scene(number)))
            self.desk.out.print(Text(self.speaker.outcome(outcome), "bold"))

    def scene(self, number: int) -> Scene:
        """Return the moment *number*."""
        state = self.states[number]
        told = tuple([self.speaker.event(event, self.viewer) for event in self.events[number]])
        return Scene(
            state.game,
            state.view(self.viewer),
            self.voice,
            self.speaker,
            state.options,
            self.viewer,
            ("",) * state.seats,
            told,
            self.desk.out.width,
        )

    def step_through(self) -> None:
        """Show one moment after the other, as the reader likes.

        Raises:
            EOFError: nothing more is typed.
        """
        screen = Screen(self.desk.out)
        number = 0
        while True:
            screen.clear()
            self.desk.out.print(self.table.draw(self.scene(number)))
            self.desk.out.print(self.heading(number))
            self.print_end(number)
            self.desk.out.print(Text(self.voice.say("replay.footer"), "dim"))
            mark = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
            wanted = self.wanted(screen.read(Text(mark, "bold")), number)
            if wanted is None:
                return
            number = wanted

    def wanted(self, text: str, number: int) -> int | None:
        """Return the moment to go to; None to leave."""
        last = self.moves()
        if text in ("q", "quit"):
            return None
        if text.isascii() and text.isdigit():
            return min(int(text[:9]), last)
        if text == "b":
            return max(number - 1, 0)
        if text == "s":
            return 0
        if text == "e":
            return last
        return min(number + 1, last)
