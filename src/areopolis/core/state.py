"""The full truth of one game, and the loop that carries its effects out."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from areopolis.core.action import DONE, Action, Pick
from areopolis.core.decision import Ask, Decision, Joint
from areopolis.core.effect import CAUSES, Cause, Effect
from areopolis.core.errors import IllegalAction, UnknownName
from areopolis.core.event import Event, Listener
from areopolis.core.onlooker import ALL_SEEING, hidden_seats
from areopolis.core.outcome import Outcome
from areopolis.core.position import write_position
from areopolis.core.reason import Reason
from areopolis.core.record import write_record
from areopolis.core.rng import WORD, Rng
from areopolis.core.standing import LooseEnd
from areopolis.core.step import Course, Frame, Step, frames_of
from areopolis.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from areopolis.core.document import Fields
    from areopolis.core.game import Game

S = TypeVar("S", bound="State")

# One seat that decides alone.
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(len(CAUSES))])

# The seed of a state to which no seed leads: it was imagined, and its past is not kept.
NO_SEED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress; changes in place.

    A game's own state adds its fields and fills in `clone`, `shown_to`, `fields`, `read`, `imagine`
    and `score`.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], rng: Rng) -> None:
        """Start with an empty stack."""
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        # The step that happens next, on top of all others that are still to happen.
        self.top: Step | None = None
        self.asked: Ask | None = None
        self.sealed: list[Action | None] = [None] * seats
        self.picked: list[tuple[Pick, ...]] = [()] * seats
        # The moves made, newest first, as nested (earlier, seat, action): cloning shares them all.
        self.history: Any = None
        self.moves = 0
        # Number of moves made when something was last revealed or left to chance (law 9).
        self.barrier = 0
        # Where the history begins: None for a game that was set up from its seed.
        self.origin: State | None = None
        self.seed = 0
        self.listener: Listener | None = None

    # What a game fills in.

    def clone(self) -> State:
        """Return an independent copy."""
        raise NotImplementedError

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        """Return what *seat*, one of this table, may know; None is a spectator."""
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        """Return the game's own part of the position document, hidden parts included."""
        raise NotImplementedError

    def read(self, fields: Fields) -> None:
        """Fill the state, which has just begun, from the game's own part of a position document.

        Raises:
            BadPosition: something is missing, unknown or impossible.
        """
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> None:
        """Deal everything anew that *seat* cannot know, in place; `ALL_SEEING` is a seat too."""
        raise NotImplementedError

    def score(self) -> Outcome:
        """Return the outcome of a game that is over."""
        raise NotImplementedError

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of the things of this game."""
        raise NotImplementedError

    def places(self) -> int:
        """How many places act at the table, those that a rule holds included."""
        return self.seats

    def loose_ends(self) -> list[LooseEnd]:
        """Return what lies open in this position and needs a step on the stack that takes it up."""
        return []

    def check(self, fields: Fields) -> None:
        """Check what must hold between the stack and the rest of a position that is read.

        Raises:
            BadPosition: it does not hold; the error names the field.
        """

    # Deciding.

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.top is None

    @property
    def stack(self) -> tuple[Frame, ...]:
        """What is still to happen, the next step last."""
        return frames_of(self.top)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.score() if self.top is None else None

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        asked = self.asked
        if isinstance(asked, Decision):
            seat = asked.seat
            return ALONE[seat] if seat < len(ALONE) else (seat,)
        if isinstance(asked, Joint):
            # Nobody looks into the answers here, so none of them is checked to be one.
            sealed: list[Any] = self.sealed
            return tuple([d.seat for d in asked.decisions if sealed[d.seat] is None])
        return ()

    def decision(self, seat: int) -> Decision:
        """Return what *seat* must answer now.

        Raises:
            IllegalAction: *seat* has nothing to decide.
        """
        asked = self.asked
        if isinstance(asked, Decision) and asked.seat == seat:
            decision = asked
        else:
            decision = self._sealing(seat)
        space = decision.space
        if space is None:
            return decision
        picked = self.picked[seat]
        return Decision(seat, decision.question, space.picks(picked), space) if picked else decision

    def _sealing(self, seat: int) -> Decision:
        """Return what *seat* must answer together with others."""
        asked = self.asked
        if isinstance(asked, Joint):
            decision = asked.of(seat)
            sealed: list[Any] = self.sealed
            if decision is not None and sealed[seat] is None:
                return decision
        raise IllegalAction("not-deciding", {"seat": seat}, (Reason("not-deciding"),))

    def play(self, seat: int, answer: Action | str) -> None:
        """Take the answer of *seat*: an option, a whole composite answer, or the text of either.

        Raises:
            IllegalAction: it is not legal now; nothing has changed.
            UnknownNotation, AmbiguousNotation: the text cannot be read; nothing has changed.
        """
        game = self.game
        if isinstance(answer, str):
            self.apply(seat, game.parse(self, seat, answer))
        else:
            self.apply(seat, game.legal(self, seat, answer))

    def apply(self, seat: int, action: Action) -> None:
        """Take a legal answer without checking it; for searches."""
        asked = self.asked
        decision = asked if isinstance(asked, Decision) else self._sealing(seat)
        space = decision.space
        if space is not None:
            picked = self.picked[seat]
            if isinstance(action, Pick):
                picked = (*picked, action)
                whole = space.whole(picked, False)
            elif action is DONE:
                whole = space.whole(picked, True)
            else:
                whole = action
            if whole is None:
                self.picked[seat] = picked
                return
            action = whole
            self.picked[seat] = ()
        self.history = (self.history, seat, action)
        self.moves += 1
        if decision is asked:
            step = self.top
            assert step is not None, "whoever asks lies on top"
            self.top = step.below
            self.asked = None
            step.effect.answer(self, step.by, action)
            self.advance()
        else:
            self.sealed[seat] = action
            self._maybe_open()

    def _maybe_open(self) -> None:
        """Open the sealed answers when all are in."""
        asked = self.asked
        assert isinstance(asked, Joint), "only joint decisions are sealed"
        sealed: list[Any] = self.sealed
        for decision in asked.decisions:
            if sealed[decision.seat] is None:
                return
        answers: list[Action] = [sealed[decision.seat] for decision in asked.decisions]
        step = self.next_step()
        self.top = step.below
        self.asked = None
        self.sealed = [None] * self.seats
        if len(answers) > 1:
            # Everybody sees what the others have answered.
            self.reveal()
        step.effect.answer_all(self, step.by, answers)
        self.advance()

    def retract(self, seat: int) -> None:
        """Take back the sealed answer of *seat*, which is possible until all answers are in.

        Raises:
            IllegalAction: there is none.
        """
        if not 0 <= seat < self.seats or self.sealed[seat] is None:
            raise IllegalAction("nothing-to-retract", {"seat": seat})
        later: list[tuple[int, Action]] = []
        while self.history[1] != seat:
            later.append((self.history[1], self.history[2]))
            self.history = self.history[0]
        self.history = self.history[0]
        for other, action in reversed(later):
            self.history = (self.history, other, action)
        self.moves -= 1
        self.sealed[seat] = None

    def why_not(self, seat: int, text: str) -> list[Reason]:
        """Return why the action written *text* is not possible for *seat* now; empty if it is.

        Raises:
            UnknownNotation: it is no action of this game.
        """
        return self.game.why_not(self, seat, text)

    def figures(self, seat: int, kind: str, name: str) -> dict[str, int]:
        """Return what can be said of a thing in numbers for *seat* as things stand.

        "price" is what it costs, "points" what it gives at the end, "value" how far the seat has
        come with it, "goal" how far it must and "time" how long it takes; what does not apply is
        not there.

        Raises:
            UnknownName: the game has no such thing.
            IllegalAction: there is no such seat.
        """
        if not 0 <= seat < self.seats:
            raise IllegalAction("no-such-seat", {"seat": seat, "seats": self.seats})
        number = self.vocabulary.numbers.get(kind, {}).get(name)
        if number is None:
            values: dict[str, object] = {"game": self.game.id, "kind": kind, "name": name}
            raise UnknownName("unknown-thing", values)
        return self.game.figures(self, seat, kind, number)

    # Carrying out.

    def advance(self) -> None:
        """Resolve effects until one of them asks or none is left."""
        step = self.top
        while step is not None:
            self.top = step.below
            asked = step.effect.resolve(self, step.by)
            if asked is not None:
                # Whoever asks has changed nothing.
                self.top = step
                self.asked = asked
                return
            step = self.top
        self.asked = None

    def next_step(self) -> Step:
        """Return the step that asks, or happens next; there is one until the game is over."""
        step = self.top
        assert step is not None, "something is still to happen"
        return step

    def ask_again(self) -> None:
        """Ask the open question anew, after the state was changed by hand or by imagination."""
        step = self.top
        if step is not None:
            self.asked = step.effect.resolve(self, step.by)

    def push(self, by: Cause, effects: tuple[Effect[Any, Any], ...]) -> None:
        """Let *effects* happen next, in their order."""
        top = self.top
        for number in range(len(effects) - 1, -1, -1):
            top = Step(effects[number], by, top)
        self.top = top

    def follow(self, course: Course) -> None:
        """Let *course* be carried out next."""
        self.top = course.on(self.top)

    def push_one(self, by: Cause, effect: Effect[Any, Any]) -> None:
        """Let *effect* happen next."""
        self.top = Step(effect, by, self.top)

    def chance(self) -> Rng:
        """Return the generator; what follows cannot be taken back."""
        self.barrier = self.moves
        return self.rng

    def reveal(self) -> None:
        """Note that somebody learns something new; it cannot be taken back."""
        self.barrier = self.moves

    def tell(self, event: Event) -> None:
        """Tell *event* to whoever listens; callers ask first whether somebody does."""
        if self.listener is not None:
            self.listener(event)

    # Views, copies, imagination, saves.

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what *seat* may know; None is a spectator.

        Raises:
            IllegalAction: there is no such seat.
        """
        if seat is not None:
            self._check_seat(seat)
        return self.shown_to(seat)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalAction("no-such-seat", {"seat": seat, "seats": self.seats})

    def copy_base(self, twin: S) -> S:
        """Return *twin* with what every state has; the listener stays with the original."""
        twin.top = self.top
        twin.asked = self.asked
        twin.sealed = self.sealed[:]
        twin.picked = self.picked[:]
        twin.history = self.history
        twin.moves = self.moves
        twin.barrier = self.barrier
        twin.origin = self.origin
        twin.seed = self.seed
        return twin

    def determinize(self, seat: int, seed: int) -> State:
        """Return a full state that looks the same to *seat*; the rest is dealt anew by *seed*."""
        twin = self.imagined(seat, seed)
        twin.begin_here()
        return twin

    def imagined(self, seat: int, seed: int) -> State:
        """Return what `determinize` does, but without a past that could be saved; for searches."""
        self._check_seat(seat)
        return self._dealt_anew(seat, seed)

    def foreseen(self, seed: int) -> State:
        """Return a world for who sees what any seat sees: only what comes is dealt anew."""
        return self._dealt_anew(ALL_SEEING, seed)

    def _dealt_anew(self, seat: int, seed: int) -> State:
        twin = self.clone()
        # Whatever is imagined has the fast generator: it is no secret to whoever imagines it.
        rng = Rng(seed & WORD)
        twin.imagine(seat, rng)
        twin.ask_again()
        asked = twin.asked
        others = hidden_seats(self.seats, seat)
        if isinstance(asked, Joint):
            for decision in asked.decisions:
                if decision.seat in others and twin.sealed[decision.seat] is not None:
                    twin.sealed[decision.seat] = any_answer(decision, rng)
        for other in others:
            twin.picked[other] = ()
        twin.rng = Rng(rng.next())
        # Neither the moves made nor the seed may tell what was dealt.
        twin.history = None
        twin.moves = 0
        twin.barrier = 0
        twin.origin = None
        twin.seed = NO_SEED
        return twin

    def begin_here(self) -> None:
        """Forget the past, which was imagined or is unknown: a record begins here.

        Sealed answers and picks can still be taken back, so they are moves since the beginning.
        """
        self.history = None
        self.moves = 0
        self.barrier = 0
        self.origin = None
        origin = self.clone()
        origin.sealed = [None] * self.seats
        origin.picked = [()] * self.seats
        self.origin = origin
        for seat, answer in enumerate(self.sealed):
            if answer is not None:
                self.history = (self.history, seat, answer)
                self.moves += 1

    def to_dict(self) -> dict[str, Any]:
        """Return the position: complete, readable, hand-editable, hidden parts included."""
        return write_position(self)

    def key(self) -> str:
        """Return a hash of the full truth, the same on every machine."""
        return hashlib.blake2b(repr(self.to_dict()).encode(), digest_size=12).hexdigest()

    def record(self, snapshot: bool = False) -> dict[str, Any]:
        """Return the save: header and action texts, with a *snapshot* if asked."""
        return write_record(self, snapshot)

    def retell(self, listener: Listener) -> None:
        """Tell *listener* everything that has happened since the history begins, on a copy.

        A state keeps its moves and no events, which searches would pay for (ADR 16).
        """
        if self.origin is not None:
            twin = self.origin.clone()
            twin.listener = listener
        elif self.seed != NO_SEED:
            twin = self.game.new(self.seats, self.seed, self.options, listener)
        else:
            return
        for seat, action in self.made():
            twin.apply(seat, action)

    def made(self) -> list[tuple[int, Action]]:
        """Return the moves made so far, oldest first."""
        moves: list[tuple[int, Action]] = []
        node = self.history
        while node is not None:
            moves.append((node[1], node[2]))
            node = node[0]
        moves.reverse()
        return moves


def any_answer(decision: Decision, rng: Rng) -> Action:
    """Return a random whole answer to *decision*."""
    space = decision.space
    if space is None:
        return decision.options[rng.below(len(decision.options))]
    picked: tuple[Pick, ...] = ()
    while True:
        options = space.picks(picked)
        pick = options[rng.below(len(options))]
        if isinstance(pick, Pick):
            picked = (*picked, pick)
        whole = space.whole(picked, pick is DONE)
        if whole is not None:
            return whole
