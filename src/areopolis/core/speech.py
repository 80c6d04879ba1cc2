"""Speech: what happens at a table, said in the words of one language."""

from __future__ import annotations

from typing import Any

from areopolis.core.action import Action, Chosen, Payment, Pick
from areopolis.core.coaching import coach_keys
from areopolis.core.decision import Decision
from areopolis.core.errors import RulesError
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.lessons import lesson_keys
from areopolis.core.outcome import Outcome
from areopolis.core.pack import Reconstructed
from areopolis.core.phrase import Phrase
from areopolis.core.reason import Reason
from areopolis.core.space import NOTHING_SAID, Choose, Space
from areopolis.core.state import State
from areopolis.core.value import Field
from areopolis.core.view import decision_view
from areopolis.core.words import Words


class Speaker:
    """Turns the keys of one game into sentences.

    What has crossed a wire is said like the thing itself: `told` an event, `asked` a question.
    """

    def __init__(self, game: Game, words: Words) -> None:
        """Speak of *game* in *words*."""
        self.game = game
        self.words = words
        self.vocabulary = game.vocabulary
        self.labels = game.labels()
        self.events = game.events()
        self.effects = game.effects()

    # Names and texts of things.

    def title(self) -> str:
        """Return what the game is called."""
        return self.words.text("title")

    def about(self) -> str:
        """Return what the game is about, in two sentences."""
        return self.words.text("about")

    def name(self, kind: str, written: Any) -> str:
        """Return what the thing *written* (an id, a number, a list, a phrase) is called."""
        if isinstance(written, Phrase):
            return self.phrase(written)
        if isinstance(written, list | tuple):
            names = [self.name(kind, one) for one in written]
            if written and isinstance(written[0], int):
                return " / ".join(names)
            return self.words.listed(names)
        if not isinstance(written, str):
            return str(written)
        # A seat is called by its colour.
        kind = "colour" if kind == "seat" else kind
        label = self.labels.get(f"{kind}.{written}")
        if label is not None:
            return label
        called = self.game.called(kind, written)
        return self.words.name(kind, written) if called is None else self.phrase(called)

    def seat(self, seat: int) -> str:
        """Return what the seat with this number is called."""
        return self.name("seat", self.vocabulary.name("seat", seat))

    def describe(self, kind: str, name: str, options: dict[str, Any] | None = None) -> str:
        """Return what a thing does under these rules *options*, by default the usual ones."""
        chosen = self.game.check_options(options)
        said: list[str] = []
        for phrase in self.game.describe(kind, name, chosen):
            text = self.phrase(phrase)
            # A phrase may go on with what the one before it has begun: "When …:".
            if not said or said[-1].endswith("."):
                text = text[:1].upper() + text[1:]
            said.append(text)
        return " ".join(said)

    def card_text(self, card: str) -> str:
        """Return what a card does."""
        return self.describe("card", card)

    def option_help(self, name: str) -> str:
        """Return what a rules option is about."""
        return self.words.text(f"option.{name}")

    def option_value(self, name: str, value: Any) -> str:
        """Return what it means to choose *value* for a rules option."""
        return self.words.name(f"option.{name}", str(value).lower())

    def reconstructed(self, fact: Reconstructed) -> str:
        """Return what we had to supply."""
        what = self.words.name("reconstructed", fact.what)
        named = {"name": self.name(fact.kind, fact.name), "what": what}
        return self.words.text("reconstructed-fact", named)

    # What happens.

    def question(self, decision: Decision, state: State) -> str:
        """Return what is asked."""
        shown = decision_view(state, decision.seat)
        assert shown is not None, "a decision is asked for"
        return self.asked(shown, decision.seat)

    def asked(self, shown: dict[str, Any], seat: int) -> str:
        """Return what the decision in the view of *seat* asks.

        The effect that asks may have its own wording: `question.place.together`.
        """
        key = f"question.{shown['question']}"
        if self.words.knows(f"{key}.{shown['effect']}"):
            key = f"{key}.{shown['effect']}"
        args = self.said(self.effects[shown["effect"]].FIELDS, shown["args"])
        if "card" in shown:
            args["card"] = self.name("card", shown["card"])
        text = self.words.text(key, args)
        by = shown.get("by")
        if by is None or by == self.vocabulary.name("seat", seat):
            return text
        # Somebody decides for a place that a rule holds.
        return self.words.text("question.for", {"by": self.name("seat", by), "question": text})

    def action(self, action: Action, space: Space | None = None) -> str:
        """Return what an answer means; a composite one is named by the *space* of its decision."""
        if isinstance(action, Pick | Chosen | Payment):
            return self.composite(action, space)
        written = self.vocabulary.args(action)
        key = self.worded(f"action.{type(action).KEY}", written)
        return self.words.text(key, self.said(type(action).FIELDS, written))

    def meaning(self, state: State, action: Action) -> str:
        """Return what an answer will do now; an empty text where its name says it."""
        meant = self.game.meaning(state, action)
        return "" if meant is None else self.phrase(meant)

    def composite(self, action: Action, space: Space | None) -> str:
        """Return what a composite answer or a pick of it means; its notation has all names."""
        verb, *said = action.text.split()
        if said == [NOTHING_SAID]:
            items = [self.words.text("action.nothing")]
        elif isinstance(action, Payment) or (isinstance(action, Pick) and len(said) > 1):
            amounts = zip(said[::2], said[1::2], strict=True)
            items = [self.amount(int(count), name) for count, name in amounts]
        else:
            kind = space.kind if isinstance(space, Choose) else ""
            items = [self.name(kind, name) for name in said]
        key = f"action.{verb}"
        if not self.words.knows(key):
            key = f"action.{type(action).KEY}"
        return self.words.text(key, {"items": self.words.listed(items)})

    def amount(self, count: int, source: str) -> str:
        """Return so much of a source of payment."""
        args = {"count": count, "source": self.name("source", source)}
        return self.words.text("action.amount", args)

    def event(self, event: Event, seat: int | None) -> str:
        """Return what *seat* (None: a spectator) learns of *event*."""
        return self.told(event.told(seat, self.vocabulary))

    def told(self, told: dict[str, Any]) -> str:
        """Return the sentence of what somebody was told of an event."""
        key = str(told["event"])
        kind = self.events[key.removesuffix("-hidden")]
        said = self.said(kind.FIELDS, told)
        return self.words.text(self.worded(f"event.{key}", told), said)

    def reason(self, reason: Reason) -> str:
        """Return why something is not possible; a composite answer may fail by an error."""
        key = f"reason.{reason.key}"
        if not self.words.knows(key):
            key = f"error.{reason.key}"
        return self.phrase(Phrase(key, reason.values))

    def error(self, error: RulesError) -> str:
        """Return what went wrong."""
        return self.words.error(error)

    def outcome(self, outcome: Outcome) -> str:
        """Return how the game ended."""
        winners = self.words.listed([self.seat(seat) for seat in outcome.winners])
        key = f"outcome.{outcome.reason}"
        # Those who win or lose together may hear it in other words, and several who have won.
        if outcome.shared and self.words.knows(f"{key}.shared"):
            key = f"{key}.shared"
        elif len(outcome.winners) > 1 and self.words.knows(f"{key}.several"):
            key = f"{key}.several"
        return self.words.text(key, {"winners": winners})

    def together(self) -> str:
        """Return what all seats are called where they are one side."""
        return self.words.text("outcome.together")

    def common_goal(self) -> str:
        """Return what is called the goal that all seats have in common."""
        return self.words.text("outcome.goal")

    # Sentences.

    def phrase(self, phrase: Phrase) -> str:
        """Return the sentence of a phrase."""
        written = phrase.written(self.vocabulary)
        fields = tuple([field for field, _ in phrase.values])
        key = self.worded(phrase.key, written)
        return self.words.text(key, self.said(fields, written))

    def worded(self, key: str, written: dict[str, Any]) -> str:
        """Return the key of a message, which may read otherwise for a name that it speaks of.

        So numbers get their units and names their cases: `event.gained.plants`. Where a number is
        0, nothing need be said of it: `event.gained.no-lost`.
        """
        for field, value in written.items():
            other = f"{key}.{value}" if isinstance(value, str) else f"{key}.no-{field}"
            if (isinstance(value, str) or value == 0) and self.words.knows(other):
                return other
        return key

    def said(self, fields: tuple[Field, ...], written: dict[str, Any]) -> dict[str, Any]:
        """Return the values of a message, names as they are called; numbers stay numbers."""
        args: dict[str, Any] = {}
        for field, kind in fields:
            if field in written:
                value = written[field]
                if not isinstance(value, int):
                    args[field] = self.name(kind.removesuffix("*"), value)
                else:
                    # The first of several is number 0 to us.
                    args[field] = value + 1 if kind == "ordinal" else value
        return args


def word_keys(game: Game) -> list[str]:
    """Return the keys of all words that a player of *game* can read, errors and reasons apart."""
    keys = ["title", "about"]
    for kind, names in game.vocabulary.names.items():
        keys.append(f"kind.{kind}")
        for name in names:
            if kind != "seat" and not name.isdecimal() and game.called(kind, name) is None:
                keys.append(f"{kind}.{name}")
    keys += [f"kind.{kind}" for kind in game.vocabulary.texts]
    keys += [f"question.{question}" for question in game.questions()]
    keys += [f"action.{action}" for action in game.action_kinds()]
    for key, event in game.events().items():
        keys.append(f"event.{key}")
        if event.SECRET:
            keys.append(f"event.{key}-hidden")
    for option, values in game.option_values().items():
        keys.append(f"option.{option}")
        keys += [f"option.{option}.{str(value).lower()}" for value in values]
    for fact in game.reconstructed():
        keys.append(f"reconstructed.{fact.what}")
        if fact.kind not in game.vocabulary.names:
            keys.append(f"{fact.kind}.{fact.name}")
    keys += game.own_words()
    keys += lesson_keys(game.lessons())
    keys += coach_keys(game.coaching())
    return list(dict.fromkeys(keys))
