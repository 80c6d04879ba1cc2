"""New tables: set up anew, from a record, or from another table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from areopolis.core.errors import BadSetup, RulesError, UnknownGame
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.rng import WORD, Rng
from areopolis.library import game_ids
from areopolis.players.levels import USUAL
from areopolis.players.registry import player_names
from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.minds.pool import JobRefused, MindLost
from areopolis.server.minds.queue import HINT
from areopolis.server.shelf import game_of
from areopolis.server.store import NewSeatRow, NewTableRow, Row, hash_of, new_key, new_table_id
from areopolis.server.tables import clock as clocks
from areopolis.server.tables.beginning import begin
from areopolis.server.tables.chance import secret_seed
from areopolis.server.tables.ledger import BEGIN, PLAY
from areopolis.server.tables.moves import row_of
from areopolis.server.tables.records import is_sealed, sealing_key, unseal
from areopolis.server.tables.rights import check_begun, check_copy, check_look, check_seat
from areopolis.server.tables.table import AI, OPEN, OVER, PERSON, PLAYING, Table
from areopolis.server.words.clean import clean
from areopolis.server.words.lines import Line, heard, read_lines, unpack

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


class Beginning(Struct, frozen=True):
    """Where a new table begins: a seed or a position, and what has been played from there."""

    game: str
    seed: int
    options: dict[str, Any]
    pack: Any = None
    start: Any = None
    rows: tuple[Row, ...] = ()
    is_over: bool = False
    # What it comes from, where it was not set up here: a kind, and what its words speak of.
    origin: dict[str, Any] | None = None


class Wanted(Struct, frozen=True):
    """What a new table shall be like."""

    seats: tuple[commands.NewSeat, ...]
    name: str
    clock: wire.Clock = wire.Clock()
    is_public: bool = False
    by_lot: bool = False


async def create(
    tables: Tables, visitor: int, called: str, command: commands.NewTable
) -> wire.Created:
    """Open a table for a new game.

    Raises:
        RulesError: the game is not played like that.
    """
    game = game_of(command.game)
    options = game.check_options(command.options, len(command.seats))
    clock = msgspec.convert(msgspec.to_builtins(command.clock), wire.Clock)
    if clock.kind != "none" and clock.seconds == 0:
        raise Refused("clock-without-time", 422, "clock")
    seed = secret_seed(tables.settings.fixed_seed)
    # With an open seat this is an example, and the game is dealt when the last one is taken.
    is_open = any(seat.holder == "open" for seat in command.seats)
    if command.by_lot:
        rows: tuple[Row, ...] = (row_of(BEGIN, None, tables.clock(), {"lot": True}, ()),)
    else:
        rows = () if is_open else (begin_row(tables, game, seed, options, command),)
    beginning = Beginning(command.game, seed, options, rows=rows)
    wanted = Wanted(command.seats, command.name, clock, command.is_public, command.by_lot)
    created = await open_table(tables, visitor, called, beginning, wanted)
    if command.by_lot:
        # With nobody to wait for, the lot is drawn at once.
        await begin(tables, created.table)
    return created


def begin_row(
    tables: Tables, game: Game, seed: int, options: dict[str, Any], command: commands.NewTable
) -> Row:
    """Return the first row: what happens while the game is set up."""
    events: list[Event] = []
    game.new(len(command.seats), seed, options, events.append)
    return row_of(BEGIN, None, tables.clock(), {}, heard(events, game.vocabulary))


async def open_table(
    tables: Tables, visitor: int, called: str, beginning: Beginning, wanted: Wanted
) -> wire.Created:
    """Write a new table with its seats and rows, and return the keys of what is open."""
    game = game_of(beginning.game, beginning.pack)
    if all(seat.holder == "ai" for seat in wanted.seats):
        # Nobody would ever look, and it would think for hours.
        raise Refused("nobody-plays", 422, "seats")
    seconds = clocks.starting(wanted.clock)
    keys: list[wire.SeatKey] = []
    seats: list[NewSeatRow] = []
    for number, seat in enumerate(wanted.seats):
        key = None
        if seat.holder == "open":
            key = new_key()
            keys.append(wire.SeatKey(number, key))
        seats.append(seat_row(number, seat, visitor, called, key, seconds))
    watch_key = new_key()
    name = new_table_id()
    is_open = any(seat.holder == OPEN for seat in seats)
    waits = is_open or wanted.by_lot
    status = OVER if beginning.is_over else OPEN if waits else PLAYING
    row = NewTableRow(
        id=name,
        owner=visitor,
        name=clean(wanted.name),
        game=beginning.game,
        rules_version=game.rules_version,
        seats=len(seats),
        seed=beginning.seed,
        created=tables.clock(),
        pack=beginning.pack,
        options=beginning.options,
        start=beginning.start,
        clock=msgspec.to_builtins(wanted.clock),
        status=status,
        is_public=wanted.is_public,
        watch_hash=hash_of(watch_key),
        origin=beginning.origin,
    )
    rows = list(beginning.rows) or [row_of(BEGIN, None, tables.clock(), {}, ())]
    await tables.store.create_table(row, seats, rows)
    # Whoever is next goes on at once, for somebody is there.
    tables.hub.look(name)
    table = await tables.get(name)
    tables.notices.consider(table)
    return wire.Created(name, tuple(keys), watch_key)


def seat_row(
    number: int,
    seat: commands.NewSeat,
    visitor: int,
    called: str,
    key: str | None,
    seconds: float | None,
) -> NewSeatRow:
    """Return a seat as it is wanted.

    Raises:
        Refused: there is no such AI player.
    """
    if seat.holder == "ai":
        level = seat.level or USUAL
        if level not in player_names():
            raise Refused("unknown-level", 422, "level", level=level)
        return NewSeatRow(seat=number, holder=AI, level=level, style=seat.style)
    if seat.holder == "me":
        return NewSeatRow(
            seat=number,
            holder=PERSON,
            visitor=visitor,
            name=clean(seat.name) or called,
            seconds_left=seconds,
        )
    return NewSeatRow(
        seat=number,
        holder=OPEN,
        name="",
        key_hash=hash_of(key or new_key()),
        seconds_left=seconds,
    )


async def import_record(
    tables: Tables, visitor: int, called: str, command: commands.Import
) -> wire.Created:
    """Go on with a record, plain or sealed by this server.

    Raises:
        Refused, RulesError: it cannot be read, does not fit, or tells what others hold.
    """
    record = command.record
    if is_sealed(record):
        box = unseal(record, await sealing_key(tables.store))
        check_copy(await tables.get(box.table), visitor)
        record = box.record
    game = str(record.get("game", ""))
    if game not in game_ids():
        raise UnknownGame("unknown-game", {"name": repr(game), "known": ", ".join(game_ids())})
    job = {"job": "replay", "game": game, "pack": None, "record": record}
    try:
        played = await tables.minds.run(job, tables.asker(visitor, ""), HINT)
    except JobRefused as refused:
        raise rules_error(refused) from None
    except MindLost:
        raise Refused("not-replayed", 503, "record") from None
    check_count(game_of(game), record["seats"], command.seats)
    now = tables.clock()
    rows = [row_of(BEGIN, None, now, {}, read_lines(played))]
    for move in played["moves"]:
        data = {"free": move["free"]}
        rows.append(row_of(PLAY, move["seat"], now, data, read_lines(move), text=move["text"]))
    beginning = Beginning(
        game,
        int(played["seed"]),
        game_of(game).check_options(record["options"], record["seats"]),
        start=played["start"],
        rows=tuple(rows),
        is_over=played["is_over"],
        origin={"kind": "import"},
    )
    return await open_table(tables, visitor, called, beginning, Wanted(command.seats, command.name))


def rules_error(refused: JobRefused) -> RulesError:
    """Return the error of the rules that a worker has met."""
    return RulesError(refused.key, dict(refused.values))


def check_count(game: Game, seats: int, wanted: tuple[commands.NewSeat, ...]) -> None:
    """Check that as many seats are wanted as there are."""
    if len(wanted) != seats:
        raise BadSetup(
            "bad-seats", {"game": game.id, "seats": len(wanted), "least": seats, "most": seats}
        )


async def fork(
    tables: Tables, visitor: int, called: str, name: str, command: commands.Fork
) -> wire.Created:
    """Open a table that begins where another stood: exact where that game is over.

    Otherwise what the seat cannot know is dealt anew.

    Raises:
        Refused: they may not look from there, or there was no such moment.
    """
    table = await tables.get(name)
    await check_look(tables, table, visitor, command.seat)
    check_begun(table)
    if not table.ledger.floor <= command.at <= len(table.ledger.moves):
        most = len(table.ledger.moves)
        raise Refused("no-such-move", 404, "at", least=table.ledger.floor, most=most)
    check_count(table.game, table.row.seats, command.seats)
    if table.state.over:
        beginning = exact(tables, table, command.at)
        origin = {"kind": "replayed", "moves": command.at}
    else:
        origin = {"kind": "imagined", "moves": command.at}
        if command.seat is None:
            raise Refused("not-from-there", 403, "seat")
        check_seat(table, visitor, command.seat)
        await tables.shelved.cover(table, command.at)
        beginning = imagined(table, command.at, command.seat, tables.settings.fixed_seed)
    wanted = Wanted(command.seats, command.name)
    beginning = msgspec.structs.replace(beginning, origin=origin)
    return await open_table(tables, visitor, called, beginning, wanted)


def exact(tables: Tables, table: Table, at: int) -> Beginning:
    """Return the same game up to *at* moves, with its log."""
    ledger = table.ledger
    now = tables.clock()
    lines: dict[int, tuple[Line, ...]] = {page.version: unpack(page.lines) for page in ledger.pages}
    # The set-up is the first row, unless other rules have left off later.
    rows = [row_of(BEGIN, None, now, {}, lines.get(1, ()) if not ledger.floor else ())]
    for move in ledger.moves[ledger.floor : at]:
        data = {"free": move.is_free}
        rows.append(row_of(PLAY, move.seat, now, data, lines.get(move.version, ()), text=move.text))
    row = table.row
    start = row.start if ledger.base is None else ledger.base
    is_over = at == len(ledger.moves)
    return Beginning(row.game, row.seed, row.options, row.pack, start, tuple(rows), is_over)


def imagined(table: Table, at: int, seat: int, fixed: int | None) -> Beginning:
    """Return the game after *at* moves as *seat* may imagine it; sealed answers are given anew."""
    state = table.state_at(at).determinize(seat, secret_seed(fixed) & WORD)
    # What was dealt anew is nobody's secret yet; what will be drawn from now on is.
    state.rng = Rng.of_seed(secret_seed(fixed))
    start = {**state.to_dict(), "sealed": {}, "picked": {}}
    row = table.row
    return Beginning(
        row.game,
        secret_seed(fixed),
        row.options,
        row.pack,
        start,
        is_over=state.over,
    )
