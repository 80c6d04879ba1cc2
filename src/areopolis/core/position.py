"""Position documents: to these games what FEN is to chess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.cause import NOTHING, TABLE, Cause
from areopolis.core.decision import Decision, Joint
from areopolis.core.document import Fields, found
from areopolis.core.effect import BY_PLACE, BY_SEAT, BY_TABLE
from areopolis.core.errors import BadPosition, RulesError
from areopolis.core.event import Listener
from areopolis.core.rng import DIGITS, SECRET_DIGITS, Rng
from areopolis.core.standing import check_standing
from areopolis.core.step import Frame, stacked
from areopolis.core.value import Value
from areopolis.core.vocabulary import FLAG

if TYPE_CHECKING:
    from areopolis.core.game import Game
    from areopolis.core.state import State

FORMAT: Final = "areopolis-position/1"

# Kinds of fields that are records themselves: values, effects, and steps with who acts.
RECORDS: Final = ("value", "effect", "frame")
# What a number may be of whose kind nothing is known.
ANY_NUMBER: Final = (-(1 << 30), 1 << 30)


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


def read_position(game: Game, document: Any, listener: Listener | None = None) -> State:
    """Return the state that *document* describes.

    Effects on top of the stack that do not ask are carried out; *listener* hears what happens.

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
    state.top = stacked(frames)
    check_standing(state, fields)
    state.listener = listener
    _carry_on(game, state, fields)
    _read_answers(state, sealed, picked)
    state.begin_here()
    return state


def take_over(game: Game, document: Any) -> State:
    """Return the state of a position that was kept under whichever rules of *game*.

    Raises:
        BadPosition: it is incomplete, malformed or impossible; the error names the field.
    """
    table = Fields(document, "", BadPosition).table
    if "stack" in table:
        table = {**table, "stack": _with_flags(game, table["stack"])}
    version = table.get("rules_version")
    if version != game.rules_version:
        table = {**game.upgraded(table, version), "rules_version": game.rules_version}
    return read_position(game, table)


def _with_flags(game: Game, written: Any) -> Any:
    """Return steps as they are written now; what is true or false in them was once 1 or 0."""
    if isinstance(written, list):
        return [_with_flags(game, one) for one in written]
    if not isinstance(written, dict):
        return written
    effect = {**game.values(), **game.effects()}.get(str(written.get("effect")))
    flags = [name for name, kind in effect.FIELDS if kind == FLAG] if effect is not None else []
    return {
        name: bool(value)
        if name in flags and isinstance(value, int) and value in (0, 1)
        else _with_flags(game, value)
        for name, value in written.items()
    }


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
    """Return the state of the generator: a word, or a secret seed and a word."""
    text = fields.text("rng")
    if all(letter in "0123456789abcdef" for letter in text):
        is_secret = len(text) == SECRET_DIGITS and text[0] == "1"
        if is_secret or len(text) == DIGITS:
            return int(text, 16)
    raise fields.wrong("rng", "expected 16 hexadecimal digits, or 49 of a secret seed")


def _read_frame(state: State, fields: Fields) -> Frame:
    game = state.game
    kind = _known({**game.effects(), **game.former_effects()}, fields)
    by = _read_cause(state, fields, kind.BY, kind.OF_CARD)
    return (_read_fields(state, fields, kind, kind.OPTIONAL), by)


def _known(records: dict[str, Any], fields: Fields) -> Any:
    """Return the kind of record that a table is of."""
    key = fields.text("effect")
    if key not in records:
        raise BadPosition(
            "unknown-name", {"field": fields.at("effect"), "kind": "effect", "name": key}
        )
    return records[key]


def _read_cause(state: State, fields: Fields, who: str, is_of_card: bool) -> Cause:
    """Read who acts and by which card, as the kind of effect says; the table has neither."""
    if who == BY_TABLE:
        return TABLE
    seat = NOTHING
    if fields.has("by") or who in (BY_SEAT, BY_PLACE):
        seat = _read_name(state, fields, "by", "seat")
        if seat >= (state.seats if who == BY_SEAT else state.places()):
            raise fields.wrong("by", "nobody sits there in this game")
    card = NOTHING
    if fields.has("card") or is_of_card:
        card = _read_name(state, fields, "card", "card")
    return Cause(seat, card)


def _read_name(state: State, fields: Fields, name: str, kind: str) -> int:
    """Read the name of a thing that must be there."""
    return _there(
        fields.name(name, kind, state.vocabulary.numbers.get(kind, {})), fields, name, kind
    )


def _there(number: int, fields: Fields, name: str, kind: str) -> int:
    """Check that a field does not name nothing."""
    if number == NOTHING:
        raise BadPosition("unknown-name", {"field": fields.at(name), "kind": kind, "name": "none"})
    return number


def _read_fields(
    state: State, fields: Fields, kind: type[Value], optional: tuple[str, ...] = ()
) -> Any:
    """Read the fields of a record and make it; those that are *optional* may name nothing."""
    values: list[Any] = []
    for name, field_kind in kind.FIELDS:
        values.append(_read_value(state, fields, name, field_kind, name in optional))
    for name in kind.FORMER:
        if fields.has(name):
            fields.number(name, -(1 << 30), 1 << 30)
    fields.done()
    make: Any = kind
    return make(*values)


def _read_value(state: State, fields: Fields, name: str, kind: str, is_optional: bool) -> Any:
    if kind.rstrip("*") in RECORDS:
        return _read_nested(state, fields.any(name), fields.at(name), kind)
    say = state.vocabulary
    if kind.endswith("*"):
        inner = kind[:-1]
        if inner in say.numbers:
            numbers = fields.names(name, inner, say.numbers[inner])
            for place, number in enumerate(numbers):
                _there(number, fields, f"{name}[{place}]", inner)
            return tuple(numbers)
        least, most = say.bounds.get(inner, ANY_NUMBER)
        return tuple(fields.numbers(name, len(fields.items(name)), least, most))
    if kind in say.numbers:
        number = fields.name(name, kind, say.numbers[kind])
        return number if is_optional else _there(number, fields, name, kind)
    if kind in say.texts:
        text = fields.text(name)
        if text not in say.texts[kind]:
            raise BadPosition(
                "unknown-name", {"field": fields.at(name), "kind": kind, "name": text}
            )
        return text
    if kind == FLAG:
        return int(fields.flag(name))
    least, most = say.bounds.get(kind, ANY_NUMBER)
    return fields.number(name, least, most)


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
    if kind == "effect":
        effect = _known(state.game.effects(), fields)
        return _read_fields(state, fields, effect, effect.OPTIONAL)
    return _read_fields(state, fields, _known(state.game.values(), fields))


def _carry_on(game: Game, state: State, fields: Fields) -> None:
    """Carry out what does not ask; a stack written by hand may want what is not there."""
    written = state.stack
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
    return bool(decisions) or state.over


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
