"""Tables made of rows, without a store: random games with undos, and what they must lead to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from areopolis.server.shelf import game_of
from areopolis.server.store import Row, SeatRow, TableRow
from areopolis.server.tables.hours import Moment
from areopolis.server.tables.moves import play_row, retract_row, undo_row
from areopolis.server.tables.snapshots import read
from areopolis.server.tables.table import Made, Table

SEED = 2**63 + 5


def new_table(game: str = "mission-red-planet", seats: int = 3, **fields: object) -> Table:
    """Return a table of people at its beginning."""
    row = TableRow(
        **{  # type: ignore[arg-type]
            "id": "abcdefghij",
            "owner": 1,
            "name": "",
            "game": game,
            "rules_version": game_of(game).rules_version,
            "pack": None,
            "seats": seats,
            "options": game_of(game).check_options(None),
            "seed": SEED,
            "start": None,
            "clock": {},
            "status": "playing",
            "is_public": False,
            "is_archived": False,
            "created": 0.0,
            "changed": 0.0,
            "version": 0,
            **fields,
        }
    )
    held = [SeatRow(seat=seat, holder="person", visitor=seat + 1) for seat in range(seats)]
    return Table(row, held, game_of(game))


class Journal:
    """A table and all rows that led to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: list[Row] = []
        self.stored: list[tuple[int, bytes]] = []

    def write(self, row: Row, made: Made | None = None) -> None:
        numbered = replace(row, number=len(self.rows) + 1)
        self.rows.append(numbered)
        self.table.fold(numbered, made)
        if self.table.wants_snapshot():
            self.stored.append((numbered.number, self.table.snapshot()))

    def now(self) -> Moment:
        """Rows are a second apart."""
        return Moment(float(len(self.rows)), float(len(self.rows)))

    def play(self, seat: int, text: str) -> None:
        made = self.table.make(seat, text)
        self.write(play_row(self.table, made, self.now()), made)

    def play_any(self, dice: Random) -> None:
        seat = dice.choice(self.table.state.deciding)
        state = self.table.state.clone()
        before = state.moves
        while state.moves == before:
            state.play(seat, dice.choice(state.decision(seat).options))
        self.play(seat, state.history[2].text)

    def undo(self, seat: int, to: int) -> None:
        is_free = self.table.is_free(seat, to)
        self.write(undo_row(self.table, seat, to, self.now(), None, is_free))

    def retract(self, seat: int) -> None:
        self.write(retract_row(self.table, seat, self.now()))

    def rebuilt(self) -> Table:
        """Return the table as another process makes it of the rows and the newest snapshot."""
        table = new_table(self.table.row.game, self.table.row.seats)
        table.read(self.rows)
        for _, written in self.stored:
            table.take(read(written), written)
        table.rebuild()
        return table


def wander(journal: Journal, seed: int, steps: int) -> Iterator[int]:
    """Play at random, with undos and answers taken back; yield after every step."""
    dice = Random(seed)
    for number in range(steps):
        table = journal.table
        moves = len(table.ledger.moves)
        sealed = [seat for seat in range(table.row.seats) if table.can_retract(seat)]
        chance = dice.random()
        if sealed and chance < 0.15:
            journal.retract(dice.choice(sealed))
        elif moves and chance < 0.2:
            journal.undo(dice.randrange(table.row.seats), dice.randrange(max(0, moves - 8), moves))
        elif table.state.over:
            return
        else:
            journal.play_any(dice)
        yield number
