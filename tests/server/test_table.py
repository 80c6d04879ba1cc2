"""Tables as rows: whatever happened, the rows lead to the same table again."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import areopolis
from areopolis.core.event import Event
from areopolis.core.timeline import Timeline
from areopolis.server.gate import wire
from areopolis.server.tables import snapshots
from areopolis.server.tables.draw import Around, Viewer, entries, page_entries, sheet
from areopolis.server.tables.records import record_of
from areopolis.server.tables.table import Table
from server.journals import SEED, Journal, new_table, wander

GAMES = areopolis.game_ids()


def whole(table: Table, seat: int | None, since: int = 0) -> dict[str, Any]:
    """Return everything that *seat* sees of the table, log included."""
    viewer = Viewer(None if seat is None else seat + 1, seat, "en")
    drawn = sheet(table, viewer, Around(0.0), since)
    pages = table.ledger.pages_from(drawn.log_end)
    lines = [line for page in pages for line in entries(page, table, viewer)]
    log = tuple([line for line in lines if line.number >= drawn.log_end])
    found: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(drawn, log=log))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_rows_lead_to_the_same_table_again(game: str, seed: int) -> None:
    journal = Journal(new_table(game))
    for number in wander(journal, seed, 160):
        if number % 20:
            continue
        again = journal.rebuilt()
        assert again.state.key() == journal.table.state.key()
        assert again.asked == journal.table.asked
        for seat in (None, 0, 1, 2):
            assert whole(again, seat) == whole(journal.table, seat)


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_were_read_for_one_seat_tell_no_other_more(game: str) -> None:
    """What is kept for whoever asks next is what he would have been told anyway."""
    journal = Journal(new_table(game))
    for _ in wander(journal, 1, 60):
        pass
    seats = (None, 0, 1, 2)
    alone = []
    for seat in seats:
        page_entries.cache_clear()
        alone.append(whole(journal.table, seat)["log"])
    page_entries.cache_clear()
    for order in (seats, seats[::-1]):
        found = {seat: whole(journal.table, seat)["log"] for seat in order}
        assert [found[seat] for seat in seats] == alone
    assert page_entries.cache_info().hits


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_free_exactly_where_the_engine_says_so(game: str) -> None:
    """Law 9, against the engine's own timeline; at a table the end lays the whole record open."""
    journal = Journal(new_table(game))
    timeline = Timeline(areopolis.game(game).new(3, SEED))
    dice = Random(5)
    free = 0
    for _ in range(150):
        if journal.table.state.over:
            break
        journal.play_any(dice)
        move = journal.table.ledger.moves[-1]
        timeline.play(move.seat, move.text)
        for seat in range(3):
            may = timeline.can_undo(seat) or timeline.state.sealed[seat] is not None
            assert journal.table.can_undo(seat) == (may and not timeline.state.over)
            free += may
    assert free


def test_a_sealed_answer_can_be_taken_back_until_all_are_in() -> None:
    journal = Journal(new_table())
    table = journal.table
    first = table.state.decision(0).options[0].text
    second = table.state.decision(1).options[0].text
    journal.play(0, first)
    journal.play(1, second)
    assert table.can_undo(0)
    assert table.can_undo(1)
    assert not table.can_undo(2)
    journal.retract(0)
    assert table.state.deciding == (0, 2)
    assert [move.seat for move in table.ledger.moves] == [1]
    # The question is asked anew, so an answer that was on its way is stale.
    assert table.asked == {0: 3, 2: 0}
    journal.play(0, first)
    journal.play(2, table.state.decision(2).options[0].text)
    assert not [seat for seat in range(3) if table.can_undo(seat)]


def test_an_undo_asks_anew() -> None:
    journal = Journal(new_table())
    dice = Random(1)
    for _ in range(12):
        journal.play_any(dice)
    before = journal.table.state_at(10).key()
    journal.undo(journal.table.ledger.moves[-1].seat, 10)
    assert journal.table.state.key() == before
    assert set(journal.table.asked.values()) == {13}
    assert len(journal.table.ledger.moves) == 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_client_that_drops_what_was_undone_has_the_log_as_it_is(game: str, seed: int) -> None:
    """Whenever it looks, and whatever it has missed: entries up to `log_end`, then the new ones."""
    journal = Journal(new_table(game))
    dice = Random(seed)
    logs: dict[int, list[Any]] = {0: [], 1: [], 2: []}
    seen = dict.fromkeys(logs, 0)
    for _ in wander(journal, seed + 100, 150):
        client = dice.randrange(3)
        for one in [client] if dice.random() < 0.7 else []:
            drawn = whole(journal.table, one, seen[one])
            logs[one] = [*logs[one][: drawn["log_end"]], *drawn["log"]]
            seen[one] = drawn["version"]
            assert logs[one] == list(whole(journal.table, one)["log"])
            assert [line["number"] for line in logs[one]] == list(range(len(logs[one])))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_says_what_the_engine_told(game: str) -> None:
    journal = Journal(new_table(game))
    heard: list[Event] = []
    state = areopolis.game(game).new(3, SEED)
    state.listener = heard.append
    dice = Random(2)
    for _ in range(120):
        if state.over:
            break
        journal.play_any(dice)
        move = journal.table.ledger.moves[-1]
        state.play(move.seat, move.text)
    for seat in (None, 0, 1, 2):
        told = [event.told(seat, state.vocabulary) for event in heard]
        assert [line["event"] for line in whole(journal.table, seat)["log"]] == told


def test_the_two_thousandth_move_loads_as_fast_as_the_twentieth() -> None:
    """Counted in moves that are played again, which is what takes the time."""
    journal = Journal(new_table("terraforming-mars", 4))
    dice = Random(4)
    while len(journal.table.ledger.moves) < 20:
        journal.play_any(dice)
    early = journal.rebuilt().replayed
    while len(journal.rows) < 2000:
        if journal.table.state.over:
            # No game is that long; so its last part is played over and over.
            journal.undo(0, len(journal.table.ledger.moves) - 200)
        journal.play_any(dice)
    late = journal.rebuilt().replayed
    assert early == 20
    assert late < snapshots.EVERY


def test_going_back_plays_few_moves_again() -> None:
    journal = Journal(new_table("terraforming-mars", 2))
    dice = Random(4)
    for _ in range(230):
        journal.play_any(dice)
    for to in (0, 49, 50, 51, 120, 199, 229):
        before = journal.table.replayed
        state = journal.table.state_at(to)
        assert journal.table.replayed - before <= snapshots.EVERY
        assert state.key() == played_to(journal.table, to)
    assert journal.table.state_at(230).key() == journal.table.state.key()


def played_to(table: Table, moves: int) -> str:
    state = table.game.new(table.row.seats, SEED, table.row.options)
    for move in table.ledger.moves[:moves]:
        state.play(move.seat, move.text)
    return state.key()


def test_a_snapshot_of_moves_that_were_undone_is_not_used() -> None:
    journal = Journal(new_table())
    dice = Random(7)
    for _ in range(snapshots.EVERY + 3):
        journal.play_any(dice)
    assert len(journal.stored) == 1
    journal.undo(0, snapshots.EVERY - 5)
    other = Random(8)
    for _ in range(12):
        journal.play_any(other)
    again = journal.rebuilt()
    assert (
        again.state.key() == journal.table.state.key() == played_to(again, len(again.ledger.moves))
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_the_one_that_the_engine_writes(game: str) -> None:
    journal = Journal(new_table(game))
    for _ in wander(journal, 11, 120):
        pass
    record = record_of(journal.table)
    end = areopolis.game(game).replay(record)
    assert end.key() == journal.table.state.key()
    assert record == end.record()


def test_a_table_in_memory_holds_one_state_and_packed_snapshots() -> None:
    journal = Journal(new_table("terraforming-mars", 4))
    dice = Random(4)
    for _ in range(400):
        journal.play_any(dice)
    kept = sum([len(packed) for packed in journal.table.snapshots.values()])
    assert len(journal.table.snapshots) == 8
    assert kept < 8 * 4096
    assert sum([len(page.lines) for page in journal.table.ledger.pages]) < 400 * 1024


def test_what_goes_out_has_no_field_for_what_is_hidden() -> None:
    """Neither the seed nor anything of the position has a place on a sheet."""
    names: set[str] = set()
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            names |= set(kind.__struct_fields__)
    assert not names & {
        "seed",
        "rng",
        "start",
        "position",
        "stack",
        "sealed",
        "key_hash",
        "visitor",
    }
