"""Records: the save, the replay and the bug report."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from areopolis.core.document import Fields, canonical
from areopolis.core.errors import BadRecord, RulesError
from areopolis.core.position import check_header, read_position, write_position
from areopolis.core.rng import SEED_MOST

if TYPE_CHECKING:
    from areopolis.core.game import Game
    from areopolis.core.state import State

FORMAT: Final = "areopolis-record/1"


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
    if fields.text("check") != checksum(fields.table):
        raise BadRecord("bad-checksum", {"field": "check"})
    moves = fields.items("moves")
    for place, move in enumerate(moves):
        if not isinstance(move, str):
            raise fields.wrong(f"moves[{place}]", "expected a text")
    seats = fields.number("seats", game.seats.start, game.seats.stop - 1)
    options = fields.any("options")
    fields.text("end")
    if fields.has("snapshot"):
        fields.any("snapshot")
    try:
        if fields.has("start"):
            state = read_position(game, fields.any("start"))
        else:
            state = game.new(seats, fields.number("seed", 0, SEED_MOST), options)
    except BadRecord:
        raise
    except RulesError as error:
        wrong = "start" if fields.has("start") else "options"
        raise fields.wrong(wrong, str(error)) from None
    fields.done()
    return state, moves


def make_move(state: State, number: int, move: str) -> None:
    """Play one line of a record.

    Raises:
        BadRecord: the line is malformed or not legal there; the error names the move.
    """
    seat, _, text = move.partition(" ")
    if not seat.isdecimal():
        raise BadRecord("bad-move", _bad_move(number, move, "expected a seat number"))
    try:
        state.play(int(seat), text)
    except RulesError as error:
        raise BadRecord("bad-move", _bad_move(number, move, str(error))) from None


def _bad_move(number: int, move: str, why: str) -> dict[str, object]:
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
