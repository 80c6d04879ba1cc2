"""Records: the save that replays, and every way in which one can be broken."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from areopolis.core.errors import BadRecord
from areopolis.core.pack import Pack
from areopolis.core.record import begin, checksum, make_move
from core.tables import TOY, handing, play_on, table, texts
from core.toy import Bazaar, Toy

Edit = Callable[[dict[str, Any]], object]


def played(moves: int = 15, seats: int = 3) -> Bazaar:
    state = table(seats=seats, seed=4)
    play_on(state, moves)
    return state


def forged(edit: Edit, record: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return a record that somebody has edited and given a new checksum."""
    copy: dict[str, Any] = json.loads(json.dumps(record or played().record()))
    edit(copy)
    copy["check"] = checksum(copy)
    return copy


def rejected(record: Any, game: Toy = TOY) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        game.replay(record)
    return caught.value


@pytest.mark.parametrize("snapshot", [False, True])
@pytest.mark.parametrize("moves", [0, 1, 2, 9, 30, 200])
def test_a_record_replays(moves: int, snapshot: bool) -> None:
    state = played(moves)
    record = json.loads(json.dumps(state.record(snapshot=snapshot)))

    assert TOY.replay(record).key() == state.key()
    assert TOY.load(record).key() == state.key()
    assert TOY.replay(record).record(snapshot=snapshot) == record


def test_a_record_is_header_moves_and_end() -> None:
    state = table(seats=2, seed=12, price=4)
    state.play(1, "bid 3")

    assert state.record() == {
        "format": "areopolis-record/1",
        "game": "bazaar",
        "rules_version": 3,
        "pack": None,
        "seats": 2,
        "options": {"price": 4, "gems": True},
        "seed": 12,
        "moves": ["1 bid 3"],
        "end": state.key(),
        "check": checksum(state.record()),
    }


def test_picks_that_are_not_whole_are_saved() -> None:
    state = handing(table(seats=3))
    state.play(1, texts(state, 1)[1])

    assert state.record()["moves"][-1] == f"1 {state.picked[1][0]}"
    assert TOY.replay(state.record()).key() == state.key()


def test_a_game_from_a_position_is_saved_with_its_start() -> None:
    loaded = TOY.from_dict(played(9).to_dict())
    play_on(loaded, 9)
    record = loaded.record()

    assert "seed" not in record
    assert record["start"]["format"] == "areopolis-position/1"
    assert TOY.replay(record).key() == loaded.key()


def test_an_imagined_game_is_saved_with_its_start() -> None:
    twin = played(9).determinize(1, 77)
    play_on(twin, 9)

    assert TOY.replay(twin.record()).key() == twin.key()


def test_a_record_can_be_walked_move_by_move() -> None:
    state = played()
    replayed, moves = begin(TOY, state.record())
    for number, move in enumerate(moves):
        make_move(replayed, number, move)

    assert replayed.key() == state.key()


@pytest.mark.parametrize("field", list(played().record(snapshot=True)))
def test_every_field_but_the_snapshot_is_needed(field: str) -> None:
    record = played().record(snapshot=True)
    del record[field]
    if field == "check":
        assert rejected(record).field == "check"
        return
    assert rejected(record).key in ("missing-field", "bad-checksum")
    record["check"] = checksum(record)
    if field == "snapshot":
        TOY.replay(record)
    else:
        caught = rejected(record)
        assert (caught.key, caught.field) == ("missing-field", field)


@pytest.mark.parametrize(
    "edit",
    [
        lambda r: r["moves"].pop(),
        lambda r: r["moves"].append("0 done"),
        lambda r: r.update(seed=5),
        lambda r: r.update(end="0" * 24),
        lambda r: r.update(check="0" * 16),
        lambda r: r.update(note="hello"),
        lambda r: r["options"].update(price=4),
    ],
)
def test_an_edited_record_is_noticed(edit: Edit) -> None:
    record = played().record()
    edit(record)
    caught = rejected(record)

    assert (caught.key, caught.field) == ("bad-checksum", "check")


@pytest.mark.parametrize(
    ("edit", "key", "field"),
    [
        (lambda r: r.update(format="areopolis-record/0"), "wrong-format", "format"),
        (lambda r: r.update(format="areopolis-position/1"), "wrong-format", "format"),
        (lambda r: r.update(game="chess"), "wrong-format", "game"),
        (lambda r: r.update(rules_version=2), "other-rules", "rules_version"),
        (lambda r: r.update(pack={"name": "x", "hash": "y"}), "other-pack", "pack"),
        (lambda r: r.update(seats=9), "out-of-range", "seats"),
        (lambda r: r.update(seats="3"), "wrong-type", "seats"),
        (lambda r: r.update(options={"price": 9}), "inconsistent", "options"),
        (lambda r: r.update(options=None), "wrong-type", "options"),
        (lambda r: r.update(options=7), "wrong-type", "options"),
        (lambda r: r.update(seed=-1), "out-of-range", "seed"),
        (lambda r: r.update(seed="4"), "wrong-type", "seed"),
        (lambda r: r.update(moves="0 bid 1"), "wrong-type", "moves"),
        (lambda r: r["moves"].insert(2, 7), "inconsistent", "moves[2]"),
        (lambda r: r.update(end=3), "wrong-type", "end"),
        (lambda r: r.update(end="0" * 24), "bad-end", "end"),
        (lambda r: r["moves"].pop(), "bad-end", "end"),
        (lambda r: r.update(note="hello"), "unknown-field", "note"),
        (lambda r: r["moves"].insert(0, "0 skip"), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(0, "0 fly"), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(0, "bid 1"), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(0, "0"), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(0, ""), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(0, "-1 bid 1"), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(0, "7 bid 1"), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(0, f"{'9' * 5000} bid 1"), "bad-move", "moves[0]"),
        (lambda r: r["moves"].insert(3, r["moves"][2]), "bad-move", "moves[3]"),
    ],
)
def test_a_forged_record_names_what_is_wrong(edit: Edit, key: str, field: str) -> None:
    caught = rejected(forged(edit))

    assert (caught.key, caught.field) == (key, field)


def test_an_impossible_move_is_counted_from_one() -> None:
    caught = rejected(forged(lambda r: r["moves"].insert(2, "0 skip")))

    assert str(caught).startswith("move 3 (0 skip): ")


def test_a_snapshot_must_fit_the_moves() -> None:
    record = played().record(snapshot=True)
    caught = rejected(forged(lambda r: r["snapshot"].update(round=3), record))

    assert (caught.key, caught.field) == ("bad-end", "snapshot")


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda r: r["start"].pop("deck"), "start.deck"),
        (lambda r: r["start"].update(stack=[{"effect": "win"}]), "start.stack[0].effect"),
        (lambda r: r.update(start=[]), "start.document"),
        (lambda r: r.update(seats=2), "seats"),
        (lambda r: r["options"].update(price=4), "options"),
        (lambda r: r.update(seed=1), "seed"),
    ],
)
def test_a_wrong_start_names_its_field(edit: Edit, field: str) -> None:
    record = TOY.from_dict(played(9).to_dict()).record()

    assert rejected(forged(edit, record)).field == field


@pytest.mark.parametrize("record", [None, [], "record", 5, {}])
def test_what_is_no_record_is_refused(record: Any) -> None:
    assert rejected(record).field in ("document", "format")


class Later(Toy):
    """The toy after a change of its rules."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 4


def test_a_save_outlives_a_change_of_the_rules_by_its_snapshot() -> None:
    state = played(20)
    game = Later()
    caught = rejected(state.record(), game)

    assert caught.key == "other-rules"
    assert rejected(state.record(snapshot=True), game).key == "other-rules"
    loaded = game.load(state.record(snapshot=True))
    assert loaded.view(1) == state.view(1)
    play_on(loaded, 100)
    assert loaded.over
    assert game.replay(loaded.record()).key() == loaded.key()


def test_an_old_save_without_a_snapshot_cannot_be_continued() -> None:
    with pytest.raises(BadRecord) as caught:
        Later().load(played().record())
    assert caught.value.key == "other-rules"


@pytest.mark.parametrize(
    ("edit", "key", "field"),
    [
        (lambda r: r["snapshot"].pop("deck"), "missing-field", "snapshot.deck"),
        (lambda r: r.update(snapshot=3), "wrong-type", "snapshot"),
        (lambda r: r.update(game="chess"), "wrong-format", "game"),
        (lambda r: r["snapshot"].update(pack={"name": "x"}), "other-pack", "snapshot.pack"),
    ],
)
def test_an_old_snapshot_names_what_is_wrong(edit: Edit, key: str, field: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Later().load(forged(edit, played().record(snapshot=True)))
    assert (caught.value.key, caught.value.field) == (key, field)


def test_an_edited_old_save_is_noticed() -> None:
    record = played().record(snapshot=True)
    record["snapshot"]["coins"][0] = 0
    with pytest.raises(BadRecord) as caught:
        Later().load(record)
    assert caught.value.key == "bad-checksum"


def test_a_record_names_its_pack() -> None:
    mine = Toy(Pack("mine", {"a": 1}))
    record = mine.new(2, 1).record()

    assert record["pack"] == mine.pack_header()
    assert mine.replay(record).key() == record["end"]
    assert rejected(record).key == "other-pack"
    assert rejected(record, Toy(Pack("mine", {"a": 2}))).key == "other-pack"
    assert rejected(played().record(), mine).key == "other-pack"
