"""What goes out to browsers: a table as one seat may see it, in one language.

A `Sheet` is whole: a client that has lost everything draws the table from one of them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "playing", "over", "abandoned"]
Holder = Literal["open", "person", "ai"]


class Thing(Struct, frozen=True):
    """A thing of the game that a sentence speaks of: a zone, a card, a seat."""

    # The role in the sentence: "from", "to", "card".
    field: str
    kind: str
    name: str


class Answer(Struct, frozen=True):
    """One legal answer: its notation, its sentence, what it will do, and the things in it."""

    text: str
    key: str
    label: str
    hint: str = ""
    things: tuple[Thing, ...] = ()


class Item(Struct, frozen=True):
    """One item of a composite answer; *worth* is what a unit of a payment counts for."""

    name: str
    kind: str
    label: str
    hint: str = ""
    cap: int = 1
    worth: int = 1


class Space(Struct, frozen=True):
    """A composite answer: choose *least* to *most* items, or pay *due* out of sources.

    The whole answer is written "verb name name …" or "verb 3 name 2 name"; "verb nothing" is none.
    """

    space: Literal["choose", "pay"]
    verb: str
    items: tuple[Item, ...]
    least: int = 0
    most: int = 0
    due: int = 0
    # What we would pay: amounts in the order of the items.
    proposal: tuple[int, ...] = ()


class Question(Struct, frozen=True):
    """What this seat must answer now; *id* goes back with the answer, so no answer is too late."""

    id: int
    key: str
    effect: str
    text: str
    answers: tuple[Answer, ...]
    space: Space | None = None
    # Whoever the question belongs to, where somebody decides for another place.
    by: str | None = None
    card: str | None = None


class Entry(Struct, frozen=True):
    """One line of the log: what happened, as this seat may know it."""

    # Counts up within the table; the version is that of the move that led to it.
    number: int
    version: int
    text: str
    event: dict[str, Any]
    things: tuple[Thing, ...] = ()
    # The seat whose answer has brought it; None where nobody has answered.
    by: str | None = None


class ScoreLine(Struct, frozen=True):
    """Points of one source, for every seat."""

    source: str
    label: str
    points: tuple[int, ...]


class Ending(Struct, frozen=True):
    """How the game ended."""

    text: str
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    # Whether all were one side, and whether a common goal was reached; None where there is none.
    shared: bool = False
    goal: bool | None = None


class SeatSheet(Struct, frozen=True):
    """Who holds a seat. The colour is its id at the table, the title its name in words."""

    seat: int
    colour: str
    title: str
    holder: Holder
    # What the person is called; the level of an AI seat otherwise.
    name: str
    level: str = ""
    is_mine: bool = False
    is_here: bool = False
    is_deciding: bool = False
    is_thinking: bool = False
    # Seconds left on the clock as of now; None without a clock.
    seconds: float | None = None
    # Away while the game waits: seconds until the others may go on without asking.
    absent_in: float | None = None
    # Whether I have left it, or was replaced, and may take it again.
    can_return: bool = False


class Vote(Struct, frozen=True):
    """Something that needs the consent of all people at the table."""

    id: int
    kind: Literal["undo", "replace", "abandon"]
    text: str
    # The seat that asks, and the one it is about where it is about one.
    by: int
    about: int | None
    # The version to which an undo goes back.
    version: int | None
    yes: tuple[int, ...]
    missing: tuple[int, ...]


class ChatLine(Struct, frozen=True):
    """Something said at the table; plain text."""

    number: int
    at: float
    name: str
    seat: int | None
    text: str
    # The number of the first line of whoever has said this one: by it others can hide their words.
    author: int = 0
    is_removed: bool = False
    # Whether whoever has said it may not speak here any more.
    is_muted: bool = False


class Reported(Struct, frozen=True):
    """A line as it was said, for the operator."""

    at: float
    seat: int | None
    name: str
    text: str


class Intention(Struct, frozen=True):
    """A thing that somebody means to use in his next turn; it binds nobody."""

    seat: int
    kind: str
    name: str


class Plan(Struct, frozen=True):
    """What everybody means to do, and the kinds of things of which it can be said."""

    kinds: tuple[str, ...]
    intentions: tuple[Intention, ...]


class Clock(Struct, frozen=True):
    """How time is counted: seconds for each decision, or a bank for the game with an increment."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class TableSheet(Struct, frozen=True):
    """What everybody at the table knows about it."""

    id: str
    name: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatSheet, ...]
    options: dict[str, Any]
    clock: Clock
    is_owner: bool
    is_public: bool
    is_archived: bool
    # Whether facts are used that are ours and not the printed game's.
    is_reconstructed: bool
    created: float
    changed: float
    # In words, where the game did not begin at this table; empty where it did.
    origin: str = ""
    # Whether whoever only watches may speak.
    spectators_talk: bool = True
    # Whether it is mine alone: nobody else has played there.
    can_delete: bool = False
    # Whether the seats are drawn by lot when the game begins, or were.
    by_lot: bool = False
    # The options by which its words differ from the usual ones; empty where they do not.
    rules: str = ""


class Sheet(Struct, frozen=True):
    """The whole table for one seat (None: a spectator) at one version."""

    table: TableSheet
    # Counts every committed row of the table: moves, undos, what was voted.
    version: int
    # Moves made in the game so far; an undo makes them fewer.
    moves: int
    seat: int | None
    view: dict[str, Any]
    question: Question | None
    # The seats whose answer is awaited.
    waiting: tuple[int, ...]
    can_undo: bool
    # The log after the version that the client already has.
    log: tuple[Entry, ...]
    # Where the log was cut because of an undo: entries from this number on are gone.
    log_end: int
    votes: tuple[Vote, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    ending: Ending | None = None
    # What follows from the view by the rules, for drawn tables: prices, reasons, present numbers.
    outlook: dict[str, Any] = {}
    # None where everybody plays for himself, or nobody plays any more.
    plan: Plan | None = None


class Reasons(Struct, frozen=True):
    """Why an answer is not possible; *label* says which."""

    text: str
    label: str
    reasons: tuple[str, ...]


class Why(Struct, frozen=True):
    """What cannot be done with a thing, and why; empty where nothing is forbidden."""

    possible: tuple[Answer, ...]
    impossible: tuple[Reasons, ...]


class Refusal(Struct, frozen=True):
    """Why a request was refused: for programs, and for people in their language."""

    code: str
    message: str
    status: int
    # The field or thing that is wrong, where there is one.
    field: str = ""
    values: dict[str, Any] = {}


class OptionValue(Struct, frozen=True):
    """One value that a rules option may have, what it means, and how many can play with it."""

    value: Any
    label: str
    seats: tuple[int, ...]


class OptionSheet(Struct, frozen=True):
    """A rules option; the first value is the default."""

    name: str
    label: str
    values: tuple[OptionValue, ...]


class Named(Struct, frozen=True):
    """An id and what it is called: a level, a style, a lesson."""

    name: str
    label: str


class GameSheet(Struct, frozen=True):
    """A game on the shelf, as the lobby shows it."""

    id: str
    title: str
    about: str
    seats: tuple[int, ...]
    # What the seats are called, in the order of play; the name of a seat is its colour.
    places: tuple[Named, ...]
    # How long a game takes people, from and to.
    minutes: tuple[int, int]
    options: tuple[OptionSheet, ...]
    # AI players, the weakest first.
    levels: tuple[Named, ...]
    # Other players that can sit there: plain ones, and those of installed packages.
    players: tuple[Named, ...]
    styles: tuple[Named, ...]
    # The lessons of its tutorial, in order.
    lessons: tuple[Named, ...]
    # Sentences about the facts that are ours and not the printed game's.
    reconstructed: tuple[str, ...]


class GameWords(Struct, frozen=True):
    """What the things of a game are called and what they do, by kind and name."""

    game: str
    language: str
    names: dict[str, dict[str, str]]
    texts: dict[str, dict[str, str]]
    # Messages by their keys: view.…, score.…, kind.…, table.…, rules.…, lesson.…, coach.…
    messages: dict[str, str]
    # Messages that count, with one text for each plural form of the language.
    plurals: dict[str, tuple[str, ...]]
    # How cards are drawn, by kind and name, where the game says it.
    faces: dict[str, dict[str, Any]] = {}
    # The kind of the things in a field of the view, where their names are those of two kinds.
    kinds: dict[str, str] = {}
    # The chapter of the rules page that a question belongs to.
    chapters: dict[str, str] = {}


class Words(Struct, frozen=True):
    """The client's own words."""

    language: str
    messages: dict[str, str]
    plurals: dict[str, tuple[str, ...]]


class SeatKey(Struct, frozen=True):
    """The secret of one seat, or of spectators; it is shown once."""

    seat: int | None
    key: str


class Shared(Struct, frozen=True):
    """The secret by which anybody may look at a finished game."""

    key: str


class Me(Struct, frozen=True):
    """What the server knows of whoever asks; without a cookie there are no devices."""

    name: str
    devices: int
    has_recovery: bool


class Code(Struct, frozen=True):
    """A code to be typed somewhere else; it is shown once and holds for so many seconds."""

    code: str
    seconds: float | None


class Created(Struct, frozen=True):
    """A new table, with the keys of its open seats and of its spectators."""

    table: str
    keys: tuple[SeatKey, ...]
    watch_key: str


class Invitation(Struct, frozen=True):
    """Where a key would lead, before anybody sits down: what a spectator may know, and no more."""

    table: TableSheet
    # What the owner of the table is called; empty where nobody knows.
    host: str
    # The seat that the key is for; None: a place among the spectators.
    seat: int | None
    # The seats among which its holder may choose: free ones of a game that has not begun.
    free: tuple[int, ...] = ()


class Seated(Struct, frozen=True):
    """Where a key leads: a seat at a table, or (None) a place among its spectators."""

    table: str
    seat: int | None


class Played(Struct, frozen=True):
    """What was asked for is committed; the table has this version now."""

    version: int


class Asked(Struct, frozen=True):
    """What was asked for needs the consent of others: the vote with this id."""

    vote: int


class HintLine(Struct, frozen=True):
    """One answer, how it is estimated (1 is a sure win), and how sure the estimate is."""

    text: str
    label: str
    mean: float
    low: float
    high: float
    tries: int


class Expected(Struct, frozen=True):
    """A score at the end of the game, and how sure the estimate is."""

    mean: float
    low: float
    high: float


class Hints(Struct, frozen=True):
    """Answers to the open question, the best first, and the scores to expect by seat."""

    question: int
    hints: tuple[HintLine, ...]
    scores: tuple[Expected, ...]
    # Whether all are one side, whose chances and points are everybody's.
    shared: bool = False


class PushKey(Struct, frozen=True):
    """The server's public key for Web Push; empty where it sends none."""

    key: str


class SealedRecord(Struct, frozen=True):
    """A record of a game that is not over; only the server that made it can open it."""

    format: str
    game: str
    box: str


class ReviewSheet(Struct, frozen=True):
    """A review of a finished game, or how far it is; the review itself is described in docs."""

    setting: str
    progress: float
    is_begun: bool
    review: dict[str, Any] | None = None
    # The sentence of every move, of the answers considered at some of them, and of score sources.
    moves: tuple[str, ...] = ()
    options: dict[int, tuple[str, ...]] = {}
    sources: dict[str, str] = {}
    # Seconds that it still takes, told from when the work began; None while nobody knows.
    left: float | None = None


class Rehearsed(Struct, frozen=True):
    """What answers would lead to, as far as the seat can know it.

    *shown* says how many of them show in the view; after one whose result is "unknown" nothing
    more can be told, after one that leaves it to "others" they decide next.
    """

    view: dict[str, Any]
    outlook: dict[str, Any]
    question: Question | None
    waiting: tuple[int, ...]
    shown: int
    end: Literal["", "unknown", "others", "over"]
    log: tuple[Entry, ...]
