"""The course of a game at the terminal: show the table, ask, take the answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from areopolis.cli.choices import Choice, choices, chosen, listed
from areopolis.cli.desk import Complaint, Desk, printable
from areopolis.cli.documents import write_document
from areopolis.cli.explaining import explain
from areopolis.cli.screen import Screen
from areopolis.cli.sitting import Sitting
from areopolis.cli.table import Scene, table_of
from areopolis.core.action import Action, Pick
from areopolis.core.decision import Decision
from areopolis.core.errors import RulesError
from areopolis.core.space import Choose, Space
from areopolis.players.registry import RANDOM

LOG_LEAST: Final = 8
LOG_MOST: Final = 16
YES: Final = "\N{CHECK MARK} "


class Leave(Exception):
    """A person leaves the table."""


class Playing:
    """A sitting with people at the terminal."""

    def __init__(self, desk: Desk, sitting: Sitting, ask_forced: bool, file: Path | None) -> None:
        """Play on *desk*; *file* is where the game was saved before."""
        self.desk = desk
        self.voice = desk.voice
        self.sitting = sitting
        self.ask_forced = ask_forced
        self.file = file
        game = sitting.state.game
        self.speaker = desk.voice.speaker(game, sitting.state.options, sitting.state.seats)
        self.table = table_of(game.id)
        self.screen = Screen(desk.out)
        self.console = desk.out
        # How much of the log each person has seen, and who looks at the screen now.
        self.read: dict[int | None, int] = {}
        self.looking: int | None = None
        # What each person still has to be told; it may be secret.
        self.notes: dict[int, list[Text]] = {}
        # Which kinds of faults of which seats were told: one that fails may fail at every turn.
        self.blamed: set[tuple[int, str]] = set()

    def run(self) -> None:
        """Play until the game is over.

        Raises:
            Leave: a person wants to go.
            EOFError: nothing more is typed.
        """
        if not self.sitting.people:
            self.watch()
        while not self.sitting.state.over:
            self.sitting.go_on()
            for line in self.faults():
                for person in self.sitting.people:
                    self.note(person, line)
            seat = self.sitting.person()
            if seat is None:
                continue
            decision = self.sitting.state.decision(seat)
            if len(decision.options) == 1 and not self.ask_forced:
                self.force(seat, decision)
                continue
            if self.hand_over(seat):
                self.show(seat)
                self.ask(seat)
        self.end()

    def watch(self) -> None:
        """Let the players play to the end, and tell what they do."""
        told = 0
        state = self.sitting.state
        while True:
            for event in self.sitting.log[told:]:
                self.console.print(Text(self.speaker.event(event, None)))
            told = len(self.sitting.log)
            if self.sitting.state.over:
                return
            self.sitting.go_on()
            for line in self.faults():
                self.console.print(Text(line, "yellow"))
            assert state is self.sitting.state, "nobody takes anything back"

    def faults(self) -> list[str]:
        """Return what went wrong with players, the first of each kind at each seat."""
        lines: list[str] = []
        for seat, player in self.sitting.players.items():
            for fault in player.faults:
                if (seat, fault.kind) in self.blamed:
                    continue
                self.blamed.add((seat, fault.kind))
                said = self.voice.say(
                    "play.fault",
                    seat=self.speaker.seat(seat),
                    player=self.sitting.against,
                    kind=self.voice.say(f"arena.kind.{fault.kind}"),
                    said=fault.said,
                )
                lines.append(printable(said))
        return lines

    def force(self, seat: int, decision: Decision) -> None:
        """Take the only answer there is, and note it."""
        option = decision.options[0]
        said = self.speaker.action(option, decision.space)
        self.sitting.play(seat, option)
        self.note(seat, self.voice.say("play.forced", action=said))

    def hand_over(self, seat: int) -> bool:
        """Let the next person take the screen; False if the last one took an answer back."""
        before = self.looking
        if before == seat or len(self.sitting.people) < 2:
            self.looking = seat
            return True
        self.screen.clear(secret=True)
        name = self.speaker.seat(seat)
        self.console.print()
        self.console.print(Text("  " + self.voice.say("play.pass-to", seat=name), "bold"))
        if before is not None:
            self.console.print(Text("  " + self.voice.say("play.pass-undo"), "dim"))
        answer = self.screen.read(Text("  \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "))
        if answer == "q":
            raise Leave
        if answer == "u" and before is not None and self.sitting.undo(before):
            # Whoever typed it need not be the one who sees the cards next.
            self.looking = None
            return False
        self.looking = seat
        return True

    # Showing.

    def scene(self, seat: int | None) -> Scene:
        """Return the moment as *seat* may see it."""
        sitting = self.sitting
        state = sitting.state
        news = len(sitting.log) - self.read.get(seat, 0)
        lines = max(LOG_LEAST, min(LOG_MOST, news))
        return Scene(
            state.game,
            state.view(seat),
            self.voice,
            self.speaker,
            state.options,
            seat,
            tuple([self.holder(other, seat) for other in range(state.seats)]),
            tuple([self.speaker.event(event, seat) for event in sitting.log[-lines:]]),
            self.console.width,
        )

    def holder(self, seat: int, viewer: int | None) -> str:
        """Return who sits there."""
        if seat == viewer and len(self.sitting.people) == 1:
            return self.voice.say("play.you")
        if seat in self.sitting.people:
            return self.voice.say("play.person")
        against = self.sitting.against
        return self.voice.say("play.random") if against == RANDOM else against

    def show(self, seat: int) -> None:
        """Draw the table for *seat* on a fresh page."""
        self.screen.clear()
        self.draw(seat)

    def draw(self, seat: int) -> None:
        """Draw the table for *seat*, and what there is to note."""
        self.console.print(self.table.draw(self.scene(seat)))
        for note in self.notes.pop(seat, []):
            self.console.print(note)

    def note(self, seat: int, sentence: str) -> None:
        """Tell *seat* something when the table is drawn next."""
        self.notes.setdefault(seat, []).append(Text(sentence, "dim"))

    def present(self, seat: int) -> None:
        """Draw the table for *seat* with the question it must answer."""
        self.draw(seat)
        scene = self.scene(seat)
        decision = self.sitting.state.decision(seat)
        lines = self.lines(scene, decision.options, decision.space)
        self.put_question(scene, seat, decision, lines, False)
        self.console.print(self.prompt(scene, seat))

    def show_log(self, seat: int) -> None:
        """Tell everything that has happened."""
        for event in self.sitting.log:
            self.console.print(Text("\N{BULLET} " + self.speaker.event(event, seat)))

    # Asking.

    def ask(self, seat: int) -> None:
        """Ask until *seat* has answered, or taken an answer back."""
        state = self.sitting.state
        decision = state.decision(seat)
        options: Sequence[Action] = decision.options
        while True:
            scene = self.scene(seat)
            lines = self.lines(scene, options, decision.space)
            self.put_question(scene, seat, decision, lines, options is not decision.options)
            text = self.screen.read(self.prompt(scene, seat))
            picked = chosen(lines, text)
            if picked is not None and len(picked.options) > 1:
                options = picked.options
            elif options is not decision.options and text == "b":
                options = decision.options
            elif self.take(scene, seat, decision, lines, text):
                return

    def lines(self, scene: Scene, options: Sequence[Action], space: Space | None) -> list[Choice]:
        """Return the answers as lines; an answer whose name does not tell says what it does."""
        state = self.sitting.state
        meant = {option.text: self.speaker.meaning(state, option) for option in options}
        return [
            line._replace(hint=Text(meant[line.options[0].text]))
            if len(line.options) == 1 and meant[line.options[0].text]
            else line
            for line in choices(scene, self.table, options, space)
        ]

    def put_question(
        self,
        scene: Scene,
        seat: int,
        decision: Decision,
        lines: Sequence[Choice],
        is_group: bool,
    ) -> None:
        """Show the question with its numbered answers."""
        question = self.speaker.question(decision, self.sitting.state)
        self.console.print()
        self.console.print(Text.assemble(self.table.seat(scene, seat), ("  " + question, "bold")))
        if decision.space is not None:
            form = self.voice.say("play.whole-answer", verb=decision.space.verb)
            self.console.print(Text(form, "dim"))
            picks = [self.speaker.action(pick, decision.space) for pick in self.picks(seat)]
            if picks:
                self.console.print(Text(self.voice.say("play.picked", items=", ".join(picks))))
        self.console.print(listed(lines, self.console.width))
        footer = self.voice.say("play.footer-group" if is_group else "play.footer")
        self.console.print(Text(footer, "dim"))

    def picks(self, seat: int) -> tuple[Pick, ...]:
        """Return the picks of an answer that is not whole yet."""
        return self.sitting.state.picked[seat]

    def prompt(self, scene: Scene, seat: int) -> Text:
        """Return what stands before the answer."""
        mark = (" \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ", "bold")
        return Text.assemble(self.table.seat(scene, seat), mark)

    def take(
        self, scene: Scene, seat: int, decision: Decision, lines: Sequence[Choice], text: str
    ) -> bool:
        """Do what *text* says; True if the question is answered or gone."""
        word, _, rest = text.partition(" ")
        if not text:
            return False
        if word.startswith("?"):
            asked = (word[1:] + " " + rest).strip()
            told = explain(scene, self.table, self.sitting.state, asked, lines)
            self.console.print(told)
            return False
        if word == "q" and not rest:
            raise Leave
        if word == "u" and not rest:
            return self.take_back(seat)
        if word in ("s", "save"):
            self.save(rest)
            return False
        if word == "l" and not rest:
            self.show_log(seat)
            return False
        if word == "t" and not rest:
            self.show(seat)
            return False
        return self.answer(scene, seat, decision, lines, text)

    def take_back(self, seat: int) -> bool:
        """Undo the last choice of *seat*, if nothing came of it that cannot be unseen."""
        if self.sitting.undo(seat):
            self.note(seat, self.voice.say("play.undone"))
            return True
        self.console.print(Text(self.voice.say("play.cannot-undo"), "yellow"))
        return False

    def answer(
        self, scene: Scene, seat: int, decision: Decision, lines: Sequence[Choice], text: str
    ) -> bool:
        """Play the answer *text*; say what is wrong with it otherwise."""
        told = len(self.sitting.log)
        line = chosen(lines, text)
        if line is None and text.isdecimal():
            said = self.voice.say("play.no-such-number", number=text)
            self.console.print(Text(said, "yellow"))
            return False
        meant = text if line is None else line.options[0].text
        try:
            self.sitting.play(seat, self.whole(decision, lines, meant))
        except RulesError as error:
            self.console.print(Text(self.voice.error(error), "yellow"))
            if error.key == "illegal-action":
                self.console.print(explain(scene, self.table, self.sitting.state, text, ()))
            return False
        self.read[seat] = told
        return True

    def whole(self, decision: Decision, lines: Sequence[Choice], text: str) -> str:
        """Return the whole answer that several numbers mean ("1 3"); other texts as they are."""
        space = decision.space
        numbers = [chosen(lines, part) for part in text.split()]
        if not isinstance(space, Choose) or len(numbers) < 2 or self.picks(decision.seat):
            return text
        names: list[str] = []
        for line in numbers:
            pick = None if line is None else line.options[0]
            if not isinstance(pick, Pick):
                return text
            names.append(space.names[pick.item])
        return " ".join([space.verb, *names])

    # Saving and ending.

    def save(self, name: str) -> bool:
        """Save the game under *name*; ask for it where none is given."""
        usual = self.file or Path(f"{self.sitting.state.game.id}.json")
        if not name:
            said = self.voice.say("play.save-as", file=usual)
            name = self.screen.read(Text(said + " ")) or str(usual)
        path = Path(name).expanduser()
        if path.exists() and path != self.file:
            question = self.voice.say("play.overwrite", file=path)
            yes = self.voice.say("play.yes")
            if self.screen.read(Text(question + " ")).casefold() not in (yes, yes[:1], "y", "yes"):
                return False
        try:
            write_document(path, self.sitting.state.record(snapshot=True))
        except Complaint as complaint:
            said = self.voice.say(complaint.key, **complaint.values)
            self.console.print(Text(said, "yellow"))
            return False
        self.file = path
        self.console.print(Text(YES + self.voice.say("play.saved", file=path), "green"))
        return True

    def offer_to_save(self) -> None:
        """Ask whether to save; nothing is saved unless a file is named."""
        name = self.screen.read(Text(self.voice.say("play.offer-save") + " "))
        if name:
            self.save(name)

    def end(self) -> None:
        """Show the final table, the scores and who has won."""
        people = self.sitting.people
        scene = self.scene(people[0] if len(people) == 1 else None)
        outcome = self.sitting.state.outcome
        assert outcome is not None, "the game is over"
        if people:
            self.screen.clear()
            self.console.print(self.table.draw(scene))
        self.console.print()
        self.console.print(self.table.scores(scene))
        self.console.print(Text(self.speaker.outcome(outcome), "bold"))
        faulty = sum([len(player.faults) for player in self.sitting.players.values()])
        if faulty:
            self.console.print(Text(self.voice.say("arena.faults", count=faulty), "yellow"))
