"""Position documents: to these games what FEN is to chess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.cause import NOTHING, Cause
from areopolis.core.decision import Decision, Joint
from areopolis.core.document import Fields, found
from areopolis.core.errors import BadPosition, RulesError
from areopolis.core.rng import Rng
from areopolis.core.value import Value

if TYPE_CHECKING:
    from areopolis.core.game import Game
    from areopolis.core.state import Frame, State

FORMAT: Final = "areopolis-position/1"


def write_position(state: State) -> dict[str, Any]:
    """Return the position of *state*: what every game has, then the game's own fields."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "pack": state.game.pack_header(),
        "seats": state.seats,
        "options": dict(state.options),
        "rng": f"{state.rng.word:016x}",
        "stack": [state.vocabulary.frame(effect, by) for effect, by in state.stack],
        "sealed": {str(n): a.text for n, a in enumerate(state.sealed) if a is not None},
        "picked": {str(n): [p.text for p in ps] for n, ps in enumerate(state.picked) if ps},
    }
    document.update(state.fields())
    return document


def read_position(game: Game, document: Any) -> State:
    """Return the state that *document* describes.

    Effects on top of the stack that do not ask are carried out.

    Raises:
        BadPosition: it is incomplete, malformed or impossible; the error names the field.
    """
    fields = Fields(document, "", BadPosition)
    check_header(game, fields, FORMAT)
    seats = fields.number("seats", game.seats.start, game.seats.stop - 1)
    options = read_options(game, fields, seats)
    state = game.read_state(seats, options, Rng(_read_word(fields)), fields)
    frames = [
        _read_frame(state, Fields(frame, f"stack[{place}]", BadPosition))
        for place, frame in enumerate(fields.items("stack"))
    ]
    sealed = fields.sub("sealed")
    picked = fields.sub("picked")
    fields.done()
    state.stack = frames
    _carry_on(game, state, fields)
    _read_answers(state, sealed, picked)
    state.begin_here()
    return state


def check_format(game: Game, fields: Fields, expected: str) -> None:
    """Check that a document is of this format and game."""
    if fields.any("format") != expected:
        raise fields.error(
            "wrong-format",
            {"field": "format", "expected": expected, "found": str(fields.any("format"))},
        )
    if fields.any("game") != game.id:
        raise fields.error(
            "wrong-format", {"field": "game", "expected": game.id, "found": str(fields.any("game"))}
        )


def check_header(game: Game, fields: Fields, expected: str) -> None:
    """Check that a document is of this format, game, rules version and data."""
    check_format(game, fields, expected)
    version = fields.any("rules_version")
    if type(version) is not int or version != game.rules_version:
        raise fields.error(
            "other-rules",
            {
                "field": "rules_version",
                "theirs": version,
                "ours": game.rules_version,
                "game": game.id,
            },
        )
    pack = fields.any("pack")
    if pack != game.pack_header():
        raise fields.error(
            "other-pack",
            {"field": "pack", "theirs": _pack_name(pack), "ours": _pack_name(game.pack_header())},
        )


def read_options(game: Game, fields: Fields, seats: int) -> dict[str, Any]:
    """Return the options of a document; those that it does not name have their defaults."""
    written = fields.sub("options").table
    try:
        return game.check_options(written, seats)
    except RulesError as error:
        raise fields.wrong("options", error) from None


def _pack_name(header: Any) -> str:
    if isinstance(header, dict):
        return f"{header.get('name')} ({header.get('hash')})"
    return "built-in"


def _read_word(fields: Fields) -> int:
    word = fields.text("rng")
    if len(word) != 16 or any(letter not in "0123456789abcdef" for letter in word):
        raise fields.wrong("rng", "expected 16 hexadecimal digits")
    return int(word, 16)


def _read_frame(state: State, fields: Fields) -> Frame:
    numbers = state.vocabulary.numbers
    key = fields.text("effect")
    kind = state.game.effects().get(key)
    if kind is None:
        raise BadPosition(
            "unknown-name", {"field": fields.at("effect"), "kind": "effect", "name": key}
        )
    seat = fields.name("by", "seat", numbers.get("seat", {})) if fields.has("by") else NOTHING
    card = fields.name("card", "card", numbers.get("card", {})) if fields.has("card") else NOTHING
    effect = _read_fields(state, fields, kind)
    if seat >= state.places():
        raise fields.wrong("by", "nobody sits there in this game")
    return (effect, Cause(seat, card))


def _read_fields(state: State, fields: Fields, kind: type[Value]) -> Any:
    """Read the fields of a record and make it."""
    values: list[Any] = []
    for name, field_kind in kind.FIELDS:
        values.append(_read_value(state, fields, name, field_kind))
    fields.done()
    make: Any = kind
    return make(*values)


def _read_value(state: State, fields: Fields, name: str, kind: str) -> Any:
    numbers = state.vocabulary.numbers
    if kind.startswith(("value", "frame")):
        return _read_nested(state, fields.any(name), fields.at(name), kind)
    if kind.endswith("*"):
        inner = kind[:-1]
        if inner in numbers:
            return tuple(fields.names(name, inner, numbers[inner]))
        return tuple(fields.numbers(name, len(fields.items(name)), -1, 1 << 30))
    if kind in numbers:
        return fields.name(name, kind, numbers[kind])
    if kind == "key":
        return fields.text(name)
    return fields.number(name, -(1 << 30), 1 << 30)


def _read_nested(state: State, written: Any, path: str, kind: str) -> Any:
    """Read a record within a record, a step of the stack, or a list of either."""
    if kind.endswith("*"):
        if not isinstance(written, list | tuple):
            raise BadPosition("wrong-type", {"field": path, **found("a list", written)})
        return tuple(
            [
                _read_nested(state, one, f"{path}[{place}]", kind[:-1])
                for place, one in enumerate(written)
            ]
        )
    fields = Fields(written, path, BadPosition)
    if kind == "frame":
        return _read_frame(state, fields)
    key = fields.text("effect")
    record = state.game.values().get(key) or state.game.effects().get(key)
    if record is None:
        raise BadPosition(
            "unknown-name", {"field": fields.at("effect"), "kind": "effect", "name": key}
        )
    return _read_fields(state, fields, record)


def _carry_on(game: Game, state: State, fields: Fields) -> None:
    """Carry out what does not ask; a stack written by hand may want what is not there."""
    written = state.stack[:]
    top = f"stack[{len(written) - 1}]"
    try:
        state.advance()
    except Exception:
        raise fields.wrong(top, "this cannot happen here") from None
    if not can_be_answered(state):
        raise fields.wrong(top, "this cannot be answered here")
    if state.stack != written:
        try:
            read_position(game, write_position(state))
        except BadPosition as error:
            raise fields.wrong(top, error) from None


def can_be_answered(state: State) -> bool:
    """Whether somebody at the table is asked, and everybody who is has an answer."""
    decisions = decisions_in(state)
    for decision in decisions:
        if not decision.options or not 0 <= decision.seat < state.seats:
            return False
    return bool(decisions) or not state.stack


def decisions_in(state: State) -> list[Decision]:
    """Return all decisions that are asked now, answered or not."""
    asked = state.asked
    if isinstance(asked, Joint):
        return list(asked.decisions)
    return [asked] if isinstance(asked, Decision) else []


def _read_answers(state: State, sealed: Fields, picked: Fields) -> None:
    """Read the answers that wait for others, and the picks of answers that are not whole."""
    decisions = {str(decision.seat): decision for decision in decisions_in(state)}
    for name in sealed.table:
        if name not in decisions or not isinstance(state.asked, Joint):
            raise sealed.wrong(name, "this seat is not asked")
        if len(sealed.table) == len(decisions):
            raise sealed.wrong(name, "not everybody can have answered already")
        _play(state, sealed, name, sealed.text(name))
        if state.sealed[int(name)] is None:
            raise sealed.wrong(name, "this is no whole answer")
    for name in picked.table:
        if name not in decisions or name in sealed.table:
            raise picked.wrong(name, "this seat is not asked")
        texts = picked.items(name)
        for place, text in enumerate(texts):
            if not isinstance(text, str):
                raise picked.wrong(f"{name}[{place}]", "expected a text")
            _play(state, picked, name, text)
            if len(state.picked[int(name)]) != place + 1:
                raise picked.wrong(name, "the picks make a whole answer")


def _play(state: State, fields: Fields, name: str, text: str) -> None:
    try:
        state.play(int(name), text)
    except RulesError as error:
        raise fields.wrong(name, error) from None
