"""Documents that people edit: every error names its field."""

from typing import Any

import pytest

from areopolis.core.document import Fields, canonical, seats_in
from areopolis.core.errors import BadDocument, BadPack, BadPosition, BadRecord
from areopolis.core.placed import Placed

KNOWN = {"ice": 0, "ore": 1}


def fields(**table: Any) -> Fields:
    return Fields(table, "here", BadPosition)


def error(*call: Any, **table: Any) -> BadDocument:
    """Return the error of reading a field of *table*: method, then its arguments."""
    method, *arguments = call
    with pytest.raises(BadPosition) as caught:
        getattr(fields(**table), method)(*arguments)
    return caught.value


def test_fields_are_read_by_their_kind() -> None:
    read = fields(n=3, t="x", f=True, i=[1], s={"a": 1}, ns=[1, 2], k="ore", ks=["ore", "none"])

    assert read.number("n", 0, 3) == 3
    assert read.text("t") == "x"
    assert read.flag("f") is True
    assert read.items("i") == [1]
    assert read.sub("s").number("a", 1, 1) == 1
    assert read.numbers("ns", 2, 0, 9) == [1, 2]
    assert read.name("k", "good", KNOWN) == 1
    assert read.names("ks", "good", KNOWN) == [1, -1]
    read.done()


@pytest.mark.parametrize(
    ("call", "value", "key", "field"),
    [
        (("number", "x", 0, 9), "3", "wrong-type", "here.x"),
        (("number", "x", 0, 9), True, "wrong-type", "here.x"),
        (("number", "x", 0, 9), 3.0, "wrong-type", "here.x"),
        (("number", "x", 0, 9), None, "wrong-type", "here.x"),
        (("number", "x", 0, 9), 10, "out-of-range", "here.x"),
        (("number", "x", 0, 9), -1, "out-of-range", "here.x"),
        (("text", "x"), 3, "wrong-type", "here.x"),
        (("flag", "x"), 1, "wrong-type", "here.x"),
        (("items", "x"), {"a": 1}, "wrong-type", "here.x"),
        (("items", "x"), "abc", "wrong-type", "here.x"),
        (("sub", "x"), [1], "wrong-type", "here.x"),
        (("numbers", "x", 2, 0, 9), [1], "wrong-count", "here.x"),
        (("numbers", "x", 2, 0, 9), [1, "2"], "wrong-type", "here.x[1]"),
        (("numbers", "x", 2, 0, 9), [1, 99], "out-of-range", "here.x[1]"),
        (("name", "x", "good", KNOWN), 1, "wrong-type", "here.x"),
        (("name", "x", "good", KNOWN), "tin", "unknown-name", "here.x"),
        (("names", "x", "good", KNOWN), ["ore", "tin"], "unknown-name", "here.x[1]"),
        (("names", "x", "good", KNOWN), ["ore", []], "wrong-type", "here.x[1]"),
        (("names", "x", "good", KNOWN), "ore", "wrong-type", "here.x"),
    ],
)
def test_a_wrong_value_is_named(call: Any, value: Any, key: str, field: str) -> None:
    caught = error(*call, x=value)

    assert (caught.key, caught.field) == (key, field)
    assert str(caught).startswith(f"{field}: ")


@pytest.mark.parametrize(
    "call",
    [("any",), ("number", 0, 9), ("text",), ("flag",), ("items",), ("sub",), ("numbers", 1, 0, 9)],
)
def test_a_missing_field_is_named(call: Any) -> None:
    method, *arguments = call
    caught = error(method, "x", *arguments, y=1)

    assert (caught.key, caught.field) == ("missing-field", "here.x")


def test_what_nobody_reads_is_unknown() -> None:
    read = fields(a=1, extra=2)
    read.number("a", 0, 9)
    with pytest.raises(BadPosition) as caught:
        read.done()

    assert (caught.value.key, caught.value.field) == ("unknown-field", "here.extra")


def test_paths_lead_into_tables_and_lists() -> None:
    with pytest.raises(BadPosition) as caught:
        fields(a={"b": {"c": [0, "x"]}}).sub("a").sub("b").numbers("c", 2, 0, 1)
    assert caught.value.field == "here.a.b.c[1]"
    assert Fields({}, "", BadPack).at("top") == "top"


@pytest.mark.parametrize("kind", [BadPosition, BadRecord, BadPack])
@pytest.mark.parametrize("table", [None, [], "text", 3, True])
def test_what_is_no_table_is_no_document(kind: type[BadDocument], table: Any) -> None:
    with pytest.raises(kind) as caught:
        Fields(table, "", kind)

    assert (caught.value.key, caught.value.field) == ("wrong-type", "document")


def test_a_contradiction_is_named() -> None:
    read = fields(a=1)

    assert (read.wrong("a", "too many").key, read.wrong("a", "x").field) == (
        "inconsistent",
        "here.a",
    )
    assert read.wrong("", "x").field == "here"


def test_a_long_value_is_cut_in_the_message() -> None:
    assert len(str(error("number", "x", 0, 9, x="y" * 5000))) < 200


def test_equal_documents_have_one_text() -> None:
    assert canonical({"a": 1, "b": [1, {"d": 2, "c": None}]}) == canonical(
        {"b": (1, {"c": None, "d": 2}), "a": 1}
    )


@pytest.mark.parametrize(
    "other",
    [{"a": 2}, {"a": "1"}, {"a": True}, {"a": 1.0}, {"a": [1]}, {"a": None}, {"b": 1}, {}, []],
)
def test_different_documents_have_different_texts(other: Any) -> None:
    assert canonical({"a": 1}) != canonical(other)


def test_keys_of_several_kinds_have_an_order() -> None:
    assert canonical({1: "a", "b": 2}) == canonical({"b": 2, 1: "a"})


def test_tables_of_things_are_read_by_their_names() -> None:
    read = fields(owned={"ore": 2}, seen=[2, 0], each=[{"n": 1}, {"n": 2}], k="ice")

    assert read.counted("owned", "good", KNOWN, 9) == [0, 2]
    assert read.sub("owned").named("good", KNOWN) == [("ore", 1)]
    assert seats_in(read.seats("seen", 3)) == [0, 2]
    assert [one.number("n", 1, 2) for one in read.tables("each", 2)] == [1, 2]
    assert read.required("k", "good", KNOWN) == 0


@pytest.mark.parametrize(
    ("call", "value", "key", "field"),
    [
        (("counted", "x", "good", KNOWN, 9), {"tin": 1}, "unknown-name", "here.x.tin"),
        (("counted", "x", "good", KNOWN, 9), {"ore": 10}, "out-of-range", "here.x.ore"),
        (("seats", "x", 3), [0, 3], "out-of-range", "here.x[1]"),
        (("seats", "x", 3), [1, 1], "duplicate-field", "here.x[1]"),
        (("tables", "x", 2), [{}], "wrong-count", "here.x"),
        (("tables", "x"), [{}, 1], "wrong-type", "here.x[1]"),
        (("required", "x", "good", KNOWN), "none", "unknown-name", "here.x"),
    ],
)
def test_what_is_wrong_with_tables_of_things_is_named(
    call: tuple[Any, ...], value: Any, key: str, field: str
) -> None:
    found = error(*call, x=value)

    assert (found.key, found.values["field"]) == (key, field)


def test_a_thing_stands_in_one_place_only() -> None:
    read = fields(deck=["ore"], hand="ore", box="none")
    placed = Placed("good", KNOWN)
    assert placed.pile(read, "deck") == [1]
    assert placed.missing() == ["ice"]

    for name, key in (("hand", "duplicate-field"), ("box", "unknown-name")):
        with pytest.raises(BadPosition) as caught:
            placed.one(read, name)
        assert (caught.value.key, caught.value.values["field"]) == (key, f"here.{name}")
