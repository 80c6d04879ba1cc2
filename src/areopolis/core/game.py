"""Games: description and factory."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from areopolis.core.action import Action
from areopolis.core.coaching import Coached
from areopolis.core.decision import Decision
from areopolis.core.document import Fields
from areopolis.core.effect import TABLE, Effect
from areopolis.core.errors import (
    AmbiguousNotation,
    BadSetup,
    IllegalAction,
    PackWarning,
    UnknownNotation,
)
from areopolis.core.event import Event, Listener
from areopolis.core.lessons import Lesson
from areopolis.core.pack import Pack, Reconstructed
from areopolis.core.phrase import Phrase
from areopolis.core.position import read_position, take_over
from areopolis.core.reason import Reason
from areopolis.core.record import replay, resume
from areopolis.core.rng import WORD, Rng, is_seed
from areopolis.core.state import State
from areopolis.core.value import Value
from areopolis.core.vocabulary import Vocabulary
from areopolis.core.words import Words

# How long a game takes that does not say it.
SOME_TIME: Final = (60, 120)


class Option(NamedTuple):
    """One rules option: its default, what it may be, and what it means in a line."""

    default: Any
    allowed: tuple[Any, ...]
    help: str


def is_among(value: object, allowed: tuple[Any, ...]) -> bool:
    """Whether *value* is one of those; 1 == True in Python, but not at the table."""
    for one in allowed:
        if value == one and type(value) is type(one):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game is called, who can play it, and how it begins.

    A game's own class sets the attributes and fills in the methods of the second part.
    """

    id: str
    seats: range
    rules_version: int
    vocabulary: Vocabulary

    def __init__(self, pack: Pack | None = None, words: Words | None = None) -> None:
        """Describe the game with the data of *pack*; *words* says the options' help."""
        self.pack = pack
        self.words = words
        # How many minutes a game takes people who know it, from and to.
        self.minutes: tuple[int, int] = SOME_TIME
        # Whoever plays many games plays them with the same options.
        self.default_options: dict[int, dict[str, Any]] = {}

    # What a game fills in.

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        """Return what each option may be; the first value is the default."""
        raise NotImplementedError

    def option_values_for(self, seats: int) -> dict[str, tuple[Any, ...]]:
        """Return what each option may be for so many seats; by default the same for all."""
        return self.option_values()

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        """Return every kind of effect that can lie on the stack, by its key."""
        raise NotImplementedError

    def former_effects(self) -> dict[str, type[Effect[Any, Any]]]:
        """Return what effects of earlier rules are now, by the keys that old positions have."""
        return {}

    def values(self) -> dict[str, type[Value]]:
        """Return every kind of record that stands within an effect, by its key."""
        return {}

    def events(self) -> dict[str, type[Event]]:
        """Return every kind of event, by its key."""
        raise NotImplementedError

    def action_kinds(self) -> dict[str, type[Action]]:
        """Return every kind of action, by its key."""
        raise NotImplementedError

    def questions(self) -> tuple[str, ...]:
        """Return the key of every question that can be asked."""
        raise NotImplementedError

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        """Return the state before the setup: everything is in its box."""
        raise NotImplementedError

    def setup(self) -> tuple[Effect[Any, Any], ...]:
        """Return the steps with which a game begins."""
        raise NotImplementedError

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        """Return the facts in use that are ours and not the printed game's."""
        raise NotImplementedError

    def upgraded(self, document: dict[str, Any], version: object) -> dict[str, Any]:
        """Return a position that rules *version* have left, as the rules of now can take it up."""
        return document

    def warnings(self) -> tuple[PackWarning, ...]:
        """Return what is unusual in an owner's data, which is used all the same."""
        return ()

    # What a game may fill in, so that it can be spoken of.

    def labels(self) -> dict[str, str]:
        """Return an owner's own titles by their keys ("card.M01"); they stand in every language."""
        return {}

    def called(self, kind: str, name: str) -> Phrase | None:
        """Return how a thing is called by what it is; None where its name is a word."""
        return None

    def describe(self, kind: str, name: str, options: dict[str, Any]) -> tuple[Phrase, ...]:
        """Return what a thing (a card, a character) does, in the order of its effects."""
        return ()

    def wordings(self, options: dict[str, Any]) -> tuple[str, ...]:
        """Return what holds at a table with these *options*, as the contexts of messages name it.

        There a message with the context `hire_time=1` stands in for the plain one.
        """
        return tuple([f"{name}={str(options[name]).lower()}" for name in self.told_by()])

    def told_by(self) -> tuple[str, ...]:
        """Return the options that change what texts and faces say."""
        return ()

    def meaning(self, state: State, action: Action) -> Phrase | None:
        """Return what an answer to the open question will do, where its name does not say it."""
        return None

    def own_words(self) -> tuple[str, ...]:
        """Return the keys of words that follow from nothing else: scores, outcomes, templates."""
        return ()

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons of the tutorial, in order."""
        return ()

    def coaching(self) -> tuple[Coached, ...]:
        """Return what a coach explains, by the chapters of the rules page."""
        return ()

    # What a game may fill in, so that it can be drawn.

    def faces(self, options: dict[str, Any] | None = None) -> dict[str, dict[str, dict[str, Any]]]:
        """Return what is printed on things, by kind and name; JSON-able.

        Where *options* change it, that is said in its place.
        """
        return {}

    def shown_words(self) -> tuple[str, ...]:
        """Return how the keys begin that this table shows beside those of all games."""
        return ()

    def field_kinds(self) -> dict[str, str]:
        """Return of which kind the things in a field of views are, where their names are two's."""
        return {}

    def outlook(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what follows from the view of *seat* by the rules: prices, present numbers.

        It is JSON-able but for its reasons, and tells no more than the view does.
        """
        return {}

    def planned(self, state: State) -> tuple[str, ...]:
        """Return the kinds of things that people at this table can say they mean to use.

        None where everybody plays for himself: what one means to do is then a secret.
        """
        return ()

    def figures(self, state: State, seat: int, kind: str, number: int) -> dict[str, int]:
        """Return the price, the points, the value and the goal of a thing, those that it has.

        `State.figures` is what users call; the outlook says the same of what a seat can see.
        """
        return {}

    # How states begin.

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        """Return a state whose setup lies on the stack."""
        state = self.empty(seats, options, rng)
        state.push(TABLE, self.setup())
        return state

    def read_state(self, seats: int, options: dict[str, Any], rng: Rng, fields: Fields) -> State:
        """Return the state of a position document without its stack."""
        state = self.empty(seats, options, rng)
        state.read(fields)
        return state

    # What users call.

    def options(self) -> dict[str, Option]:
        """Return the rules options: name -> (default, allowed values, one-line help)."""
        known: dict[str, Option] = {}
        for name, allowed in self.option_values().items():
            key = f"option.{name}"
            known[name] = Option(allowed[0], allowed, self.words.text(key) if self.words else key)
        return known

    def seats_for(self, name: str, value: object) -> tuple[int, ...]:
        """Return the numbers of seats that can play with a value of an option."""
        return tuple(
            [seats for seats in self.seats if is_among(value, self.option_values_for(seats)[name])]
        )

    def defaults(self, seats: int) -> dict[str, Any]:
        """Return the options of a game for so many seats of which nothing was said."""
        known = self.default_options.get(seats)
        if known is None:
            known = self.check_options(None, seats)
            self.default_options[seats] = known
        return dict(known)

    def check_options(self, options: object, seats: int | None = None) -> dict[str, Any]:
        """Return *options* with defaults for what is not said.

        With *seats* only what can be played by so many is allowed.

        Raises:
            BadSetup: an option or its value is unknown.
        """
        known = self.option_values() if seats is None else self.option_values_for(seats)
        chosen: dict[str, Any] = {name: allowed[0] for name, allowed in known.items()}
        if options is None:
            return chosen
        if not isinstance(options, dict):
            raise BadSetup(
                "wrong-type", {"field": "options", "expected": "a table", "found": options}
            )
        for name, value in options.items():
            if name not in known:
                names = ", ".join(sorted(known))
                raise BadSetup("unknown-option", {"game": self.id, "option": name, "known": names})
            allowed = known[name]
            if not is_among(value, allowed):
                shown = ", ".join([str(one) for one in allowed])
                refused: dict[str, object] = {"option": name, "value": value, "allowed": shown}
                if is_among(value, self.option_values()[name]):
                    # Others could play with it: only the number of seats is in the way.
                    raise BadSetup("option-for-seats", {**refused, "seats": seats})
                raise BadSetup("bad-option", refused)
            chosen[name] = value
        return chosen

    def new(
        self,
        seats: object,
        seed: object,
        options: object = None,
        listener: Listener | None = None,
    ) -> State:
        """Set up a game for *seats*; the same *seed* and decisions give the same game.

        Seats and seed are whole numbers, options a table by name; what is not is refused by us and
        not by the compiler of the rules.

        Raises:
            BadSetup: the game is not played by so many, or an option is unknown.
        """
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise BadSetup(
                "bad-seats", {"game": self.id, "seats": seats, "least": least, "most": most}
            )
        if not isinstance(seed, int) or isinstance(seed, bool) or not is_seed(seed):
            raise BadSetup("bad-seed", {"seed": seed, "most": WORD})
        chosen = self.defaults(seats) if options is None else self.check_options(options, seats)
        state = self.begin(seats, chosen, Rng.of_seed(seed))
        state.seed = seed
        state.listener = listener
        state.advance()
        return state

    def is_shared(self, seats: int, options: object = None) -> bool:
        """Whether all seats win or lose together by these options.

        Raises:
            BadSetup: the game is not played by so many, or an option is unknown.
        """
        return self.new(seats, 0, options).score().shared

    def parse(self, state: State, seat: int, text: str) -> Action:
        """Return the legal action that *text* means, in upper or lower case.

        Words without digits may be shortened, except in whole composite answers.

        Raises:
            IllegalAction: it is an action of this game, but not legal for *seat* now.
            AmbiguousNotation: it could mean several legal actions.
            UnknownNotation: it is no action of this game.
        """
        decision = state.decision(seat)
        for option in decision.options:
            if option.text == text:
                return option
        words = text.lower().split()
        known = self._action(text)
        fitting: list[Action] = []
        for option in decision.options:
            said = option.text.lower().split()
            if said == words:
                return option
            # What is an action in full is not short for another one.
            if known is None and is_short_for(words, said):
                fitting.append(option)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            readings = ", ".join([option.text for option in fitting])
            raise AmbiguousNotation("ambiguous-notation", {"text": text, "readings": readings})
        space = decision.space
        if space is not None and words and words[0] == space.verb:
            return space.read(" ".join(text.split()))
        if known is None and (not words or words[0] not in self.vocabulary.composite):
            raise UnknownNotation("unknown-notation", {"text": repr(text), "game": self.id})
        raise self._illegal(state, decision, text, known)

    def legal(self, state: State, seat: int, action: Action) -> Action:
        """Return the option or the whole composite answer that equals *action*.

        Raises:
            IllegalAction: it is not legal for *seat* now.
        """
        decision = state.decision(seat)
        for option in decision.options:
            if option.text == action.text:
                return option
        space = decision.space
        if space is not None and action.text.startswith(space.verb + " "):
            return space.read(action.text)
        raise self._illegal(state, decision, action.text, self._action(action.text))

    def _illegal(
        self, state: State, decision: Decision, text: str, known: Action | None
    ) -> IllegalAction:
        """Return the error that *text* is no answer to *decision*, with every reason."""
        seat = decision.seat
        values: dict[str, object] = {"action": text, "seat": seat, "question": decision.question}
        if known is None:
            return IllegalAction("illegal-action", values)
        step = state.next_step()
        reasons = step.effect.obstacles(state, step.by, seat, known) or [Reason("not-asked")]
        return IllegalAction("illegal-action", values, tuple(reasons))

    def _action(self, text: str) -> Action | None:
        return self.vocabulary.action(text)

    def why_not(self, state: State, seat: int, text: str) -> list[Reason]:
        """Return why *seat* cannot do what *text* says; empty if it can."""
        try:
            self.parse(state, seat, text)
        except IllegalAction as error:
            return list(error.reasons)
        return []

    def from_dict(self, document: Any, listener: Listener | None = None) -> State:
        """Return the state of a position document; *listener* hears what happens from there on.

        Raises:
            BadPosition: it is incomplete, malformed or impossible; the error names the field.
        """
        return read_position(self, document, listener)

    def take_over(self, document: Any) -> State:
        """Return the state of a position that was kept under whichever rules of this game.

        Raises:
            BadPosition: it is incomplete, malformed or impossible; the error names the field.
        """
        return take_over(self, document)

    def replay(self, record: Any) -> State:
        """Return the state that *record* leads to.

        Raises:
            BadRecord: it is damaged, or of other rules or data; the error names the field or move.
        """
        return replay(self, record)

    def load(self, record: Any) -> State:
        """Continue a save: by its moves, or by its snapshot if the rules have changed since.

        Raises:
            BadRecord: it is damaged, or made with other rules and without a snapshot.
        """
        if (
            isinstance(record, dict)
            and record.get("rules_version") != self.rules_version
            and "snapshot" in record
        ):
            return resume(self, record)
        return replay(self, record)

    def pack_header(self) -> dict[str, str] | None:
        """Return name and hash of the pack in use."""
        return None if self.pack is None else self.pack.header()


def is_short_for(words: list[str], said: list[str]) -> bool:
    """Whether *words* shorten those of *said*; a word with a digit in it stands for itself."""
    if len(words) != len(said):
        return False
    for word, full in zip(words, said, strict=True):
        if word != full and (not full.startswith(word) or any(c.isdigit() for c in word)):
            return False
    return True
