"""Position documents: complete, hand-editable, and rejected with the name of the field."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from areopolis.core.errors import BadPosition
from areopolis.core.event import Event
from areopolis.core.pack import Pack
from core.tables import TOY, buying, handing, play, play_on, table, texts
from core.toy import CARDS, Bazaar, Toy

Edit = Callable[[dict[str, Any]], object]


def edited(state: Bazaar, edit: Edit) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    edit(document)
    return document


def rejected(document: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        TOY.from_dict(document)
    return caught.value


@pytest.mark.parametrize("moves", range(0, 60, 7))
def test_a_position_survives_json(moves: int) -> None:
    state = table(seats=3, seed=moves)
    play_on(state, moves)
    document = json.loads(json.dumps(state.to_dict()))
    loaded = TOY.from_dict(document)

    assert document == state.to_dict()
    assert loaded.to_dict() == state.to_dict()
    assert loaded.key() == state.key()
    play_on(loaded, 20, seed=1)
    play_on(state, 20, seed=1)
    assert loaded.key() == state.key()


def test_the_order_of_fields_does_not_matter() -> None:
    state = table()
    document = dict(reversed(list(state.to_dict().items())))

    assert TOY.from_dict(document).key() == state.key()


def test_reading_does_not_change_the_document() -> None:
    document = buying(table()).to_dict()
    before = json.dumps(document)
    play_on(TOY.from_dict(document), 10)

    assert json.dumps(document) == before


def test_a_position_can_be_written_by_hand() -> None:
    """Effects on top of the stack that do not ask are carried out at once."""
    state = table(seats=2)
    document = edited(state, lambda d: d.update(stack=[{"effect": "turns"}], round=3))
    loaded = TOY.from_dict(document)

    assert loaded.decision(0).question == "buy-or-skip"
    play_on(loaded, 20)
    assert loaded.over


def test_a_listener_hears_what_happens_from_the_position_on() -> None:
    """Also what is carried out while it is read, as in a game that begins."""
    heard: list[Event] = []
    state = table(seats=2)
    dealt = edited(state, lambda d: d.update(stack=[{"effect": "rounds"}, {"effect": "deal"}]))
    dealt.update(deck=list(CARDS), hands=[[], []])
    loaded = TOY.from_dict(dealt, heard.append)
    assert [event.KEY for event in heard] == ["dealt", "dealt"]

    play_on(loaded, 2)
    assert heard[-1].KEY == "first-set"
    play_on(TOY.from_dict(state.to_dict(), None), 20)


def test_sealed_answers_and_picks_are_part_of_a_position() -> None:
    state = handing(table(seats=3))
    state.play(1, texts(state, 1)[0])
    state.play(2, texts(state, 2)[0])
    state.play(2, "done")
    document = state.to_dict()

    assert list(document["sealed"]) == ["2"]
    assert list(document["picked"]) == ["1"]
    loaded = TOY.from_dict(json.loads(json.dumps(document)))
    assert loaded.key() == state.key()
    assert list(loaded.deciding) == [0, 1]
    assert texts(loaded, 1) == texts(state, 1)


@pytest.mark.parametrize("field", list(table().to_dict()))
def test_every_field_is_needed(field: str) -> None:
    caught = rejected(edited(table(), lambda d: d.pop(field)))

    assert (caught.key, caught.field) == ("missing-field", field)


def test_a_new_field_is_unknown() -> None:
    caught = rejected(edited(table(), lambda d: d.update(colour="red")))

    assert (caught.key, caught.field) == ("unknown-field", "colour")


@pytest.mark.parametrize(
    ("field", "value", "key", "path"),
    [
        ("format", "areopolis-position/0", "wrong-format", "format"),
        ("format", None, "wrong-format", "format"),
        ("game", "chess", "wrong-format", "game"),
        ("rules_version", 2, "other-rules", "rules_version"),
        ("rules_version", "3", "other-rules", "rules_version"),
        ("rules_version", 3.0, "other-rules", "rules_version"),
        ("pack", {"name": "mine", "hash": "00"}, "other-pack", "pack"),
        ("pack", "mine", "other-pack", "pack"),
        ("seats", 5, "out-of-range", "seats"),
        ("seats", True, "wrong-type", "seats"),
        ("seats", 3, "wrong-count", "coins"),
        ("options", {"price": 6}, "inconsistent", "options"),
        ("options", {"tax": 1}, "inconsistent", "options"),
        ("options", [], "wrong-type", "options"),
        ("options", None, "wrong-type", "options"),
        ("rng", "xyz", "inconsistent", "rng"),
        ("rng", "00000000000000ZZ", "inconsistent", "rng"),
        ("rng", 7, "wrong-type", "rng"),
        ("stack", None, "wrong-type", "stack"),
        ("stack", [None], "wrong-type", "stack[0]"),
        ("stack", [{"effect": "win"}], "unknown-name", "stack[0].effect"),
        ("stack", [{}], "missing-field", "stack[0].effect"),
        ("stack", [{"effect": "rounds", "n": 1}], "unknown-field", "stack[0].n"),
        ("stack", [{"effect": "throw", "by": "west"}], "inconsistent", "stack[0].by"),
        ("stack", [{"effect": "throw", "by": "up"}], "unknown-name", "stack[0].by"),
        ("stack", [{"effect": "throw", "by": "none"}], "unknown-name", "stack[0].by"),
        ("stack", [{"effect": "throw"}], "missing-field", "stack[0].by"),
        (
            "stack",
            [{"effect": "throw", "by": "east", "card": "k99"}],
            "unknown-name",
            "stack[0].card",
        ),
        ("stack", [{"effect": "turns", "by": "east"}], "unknown-field", "stack[0].by"),
        ("stack", [{"effect": "turns", "card": "k1"}], "unknown-field", "stack[0].card"),
        ("sealed", [], "wrong-type", "sealed"),
        ("sealed", {"0": 3}, "wrong-type", "sealed.0"),
        ("sealed", {"0": "fly"}, "inconsistent", "sealed.0"),
        ("sealed", {"5": "bid 1"}, "inconsistent", "sealed.5"),
        ("sealed", {"0": "bid 1", "1": "bid 1"}, "inconsistent", "sealed.0"),
        ("picked", {"0": ["bid 1"]}, "inconsistent", "picked.0"),
        ("picked", {"9": ["bid 1"]}, "inconsistent", "picked.9"),
        ("picked", {"0": "bid 1"}, "wrong-type", "picked.0"),
        ("picked", {"0": [1]}, "inconsistent", "picked.0[0]"),
        ("deck", ["k1"], "inconsistent", "deck"),
        ("deck", ["k99"], "unknown-name", "deck[0]"),
        ("first", "none", "inconsistent", "first"),
    ],
)
def test_what_is_wrong_is_named(field: str, value: Any, key: str, path: str) -> None:
    caught = rejected(edited(table(), lambda d: d.update({field: value})))

    assert (caught.key, caught.field) == (key, path)
    assert str(caught)


@pytest.mark.parametrize("document", [None, [], "position", 5])
def test_what_is_no_table_is_no_position(document: Any) -> None:
    assert rejected(document).field == "document"


def test_a_step_that_cannot_happen_is_named() -> None:
    """No card is left to draw, or nobody has coins to bid."""

    def draw_from_nothing(document: dict[str, Any]) -> None:
        document.update(thrown=document["deck"], deck=[], stack=[{"effect": "deal"}])

    def bid_without_coins(document: dict[str, Any]) -> None:
        document.update(coins=[0, 0], stack=[{"effect": "rounds"}])

    for edit in (draw_from_nothing, bid_without_coins):
        caught = rejected(edited(table(), edit))
        assert (caught.key, caught.field) == ("inconsistent", "stack[0]")


def test_picks_of_a_position_are_not_whole() -> None:
    state = handing(table())
    first, second, _ = texts(state, 0)
    whole = rejected(edited(state, lambda d: d.update(picked={"0": [first, second]})))
    mixed = rejected(edited(state, lambda d: d.update(picked={"0": [first, "bid 1"]})))

    assert whole.field == mixed.field == "picked.0"


def test_sealed_answers_of_a_position_are_whole() -> None:
    state = handing(table())
    caught = rejected(edited(state, lambda d: d.update(sealed={"0": texts(state, 0)[0]})))

    assert caught.field == "sealed.0"


def test_a_seat_has_either_answered_or_picked() -> None:
    state = handing(table())
    first = texts(state, 0)[0]
    answer = first.replace("pick", "hand")
    caught = rejected(
        edited(state, lambda d: d.update(sealed={"0": answer}, picked={"0": [first]}))
    )

    assert caught.field == "picked.0"


def test_a_position_of_another_pack_is_refused() -> None:
    mine = Toy(Pack("mine", {"a": 1}))
    document = mine.new(2, 1).to_dict()

    assert document["pack"] == {"name": "mine", "hash": mine.pack_header()["hash"]}  # type: ignore[index]
    assert mine.from_dict(document).key() == mine.new(2, 1).key()
    caught = rejected(document)
    assert (caught.key, caught.field) == ("other-pack", "pack")
    assert "mine" in str(caught)


def test_the_key_is_the_hash_of_the_full_truth() -> None:
    state = table(seats=3, seed=8)
    other = table(seats=3, seed=9)

    assert state.key() == table(seats=3, seed=8).key()
    assert state.key() != other.key()
    twin = state.clone()
    twin.deck[0], twin.deck[1] = twin.deck[1], twin.deck[0]
    assert twin.key() != state.key(), "hidden cards count"
    twin = state.clone()
    twin.rng.next()
    assert twin.key() != state.key(), "so does chance to come"
    play(state, "0 bid 2")
    play(other, "0 bid 3")
    assert len(state.key()) == 24
