"""Records: the save, the replay and the bug report."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from areopolis.core.document import Fields, canonical
from areopolis.core.errors import BadPosition, BadRecord, RulesError
from areopolis.core.position import (
    check_format,
    check_header,
    read_options,
    read_position,
    take_over,
    write_position,
)
from areopolis.core.rng import SECRET_LEAST, WORD, is_seed

if TYPE_CHECKING:
    from areopolis.core.game import Game
    from areopolis.core.state import State

FORMAT: Final = "areopolis-record/1"

SEAT_DIGITS: Final = 2


def write_record(state: State, snapshot: bool) -> dict[str, Any]:
    """Return header and moves of *state*; with *snapshot*, the position they lead to."""
    origin = state.origin
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "pack": state.game.pack_header(),
        "seats": state.seats,
        "options": dict(state.options),
    }
    if origin is None:
        record["seed"] = state.seed
    else:
        record["start"] = write_position(origin)
    moves = [f"{seat} {action.text}" for seat, action in state.made()]
    for seat, picks in enumerate(state.picked):
        moves += [f"{seat} {pick.text}" for pick in picks]
    record["moves"] = moves
    record["end"] = state.key()
    if snapshot:
        record["snapshot"] = write_position(state)
    record["check"] = checksum(record)
    return record


def checksum(record: dict[str, Any]) -> str:
    """Return the checksum over everything else in *record*."""
    content = {name: value for name, value in record.items() if name != "check"}
    return hashlib.blake2b(canonical(content).encode(), digest_size=8).hexdigest()


def begin(game: Game, record: Any) -> tuple[State, list[str]]:
    """Return the state at the beginning of *record*, and its moves.

    Raises:
        BadRecord: the record cannot be used; the error names the field.
    """
    fields = Fields(record, "", BadRecord)
    check_header(game, fields, FORMAT)
    check_sum(fields)
    moves = fields.items("moves")
    for place, move in enumerate(moves):
        if not isinstance(move, str):
            raise fields.wrong(f"moves[{place}]", "expected a text")
    seats = fields.number("seats", game.seats.start, game.seats.stop - 1)
    fields.text("end")
    if fields.has("snapshot"):
        fields.any("snapshot")
    options = read_options(game, fields, seats)
    if fields.has("start"):
        state = read_part(game, fields, "start", fields.any("start"))
        if state.seats != seats:
            raise fields.wrong("seats", "the start is a position of other seats")
        if state.options != options:
            raise fields.wrong("options", "the start is a position with other options")
    else:
        state = game.new(seats, _read_seed(fields), options)
    fields.done()
    return state, moves


def _read_seed(fields: Fields) -> int:
    seed = fields.number("seed", 0, 2 * SECRET_LEAST - 1)
    # What is too large for a word and no secret was made by nobody.
    return seed if is_seed(seed) else fields.number("seed", 0, WORD)


def check_sum(fields: Fields) -> None:
    """Check that nobody has edited the record."""
    if fields.text("check") != checksum(fields.table):
        raise BadRecord("bad-checksum", {"field": "check"})


def read_part(game: Game, fields: Fields, name: str, document: Any) -> State:
    """Return the state of the position that stands in the field *name* of a record."""
    try:
        return read_position(game, document)
    except BadPosition as error:
        raise _within(fields, name, error) from None


def _within(fields: Fields, name: str, error: BadPosition) -> BadRecord:
    """Return *error* as one of the record whose field *name* is the position."""
    path = f"{fields.at(name)}.{error.field}"
    return BadRecord(error.key, {**error.values, "field": path})


def resume(game: Game, record: Any) -> State:
    """Return the state of the snapshot of a record that other rules have made.

    Raises:
        BadRecord: the record cannot be used; the error names the field.
    """
    fields = Fields(record, "", BadRecord)
    check_format(game, fields, FORMAT)
    check_sum(fields)
    try:
        return take_over(game, fields.sub("snapshot").table)
    except BadPosition as error:
        raise _within(fields, "snapshot", error) from None


def make_move(state: State, number: int, move: str) -> None:
    """Play one line of a record.

    Raises:
        BadRecord: the line is malformed or not legal there; the error names the move.
    """
    seat, _, text = move.partition(" ")
    if not seat.isdecimal() or len(seat) > SEAT_DIGITS:
        raise BadRecord("bad-move", _bad_move(number, move, "expected a seat number"))
    try:
        state.play(int(seat), text)
    except RulesError as error:
        raise BadRecord("bad-move", _bad_move(number, move, error)) from None


def _bad_move(number: int, move: str, why: str | RulesError) -> dict[str, object]:
    return {"number": number + 1, "text": move, "why": why, "field": f"moves[{number}]"}


def replay(game: Game, record: Any) -> State:
    """Return the state that *record* leads to, after checking that it does."""
    state, moves = begin(game, record)
    for number, move in enumerate(moves):
        make_move(state, number, move)
    if state.key() != record["end"]:
        raise BadRecord("bad-end", {"field": "end"})
    if "snapshot" in record and canonical(record["snapshot"]) != canonical(write_position(state)):
        raise BadRecord("bad-end", {"field": "snapshot"})
    return state
