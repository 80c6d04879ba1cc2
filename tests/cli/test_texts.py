"""The texts of the command line: each that is asked for is there in every language, no other."""

import ast
import re
from collections.abc import Iterator
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest

import areopolis.cli
from areopolis.catalogues import LANGUAGES, catalogue

# What `make play` says is said by the command line too.
PLAY = Path(__file__).resolve().parents[2] / "building" / "play.py"
SOURCES = [*sorted(Path(areopolis.cli.__file__).parent.rglob("*.py")), PLAY]
COLOURS = ("yellow", "blue", "orange", "green", "violet", "grey")


def texts(language: str) -> dict[str, str]:
    """Return the messages of the command line."""
    messages = GNUTranslations(BytesIO(catalogue("areopolis", language)))._catalog  # type: ignore[attr-defined]
    return {
        key if isinstance(key, str) else key[0]: text
        for key, text in messages.items()
        if (key if isinstance(key, str) else key[0]).startswith("cli.")
    }


def nodes() -> Iterator[ast.AST]:
    """Yield every node of the sources."""
    for path in SOURCES:
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def asked_for() -> set[str]:
    """Return the keys that calls name outright."""
    keys: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Constant) and str(node.value).startswith("cli."):
            keys.add(str(node.value))
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = ast.unparse(node.func)
        inside = "table." if called == "scene.say" else ""
        if called.split(".")[-1] in ("say", "Complaint"):
            named = [one for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
            if not isinstance(node.args[0], ast.JoinedStr | ast.Compare):
                keys |= {f"cli.{inside}{one.value}" for one in named if isinstance(one.value, str)}
    return {key for key in keys if not key.endswith(".")}


def mentioned() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return every text of the sources, and patterns for those that are put together."""
    whole: set[str] = set()
    built: list[re.Pattern[str]] = []
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value.removeprefix("cli."))
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z_-]+"
                for part in node.values
            ]
            pattern = "".join(parts).removeprefix(re.escape("cli."))
            if pattern[0] != "[" and "\\." in pattern and pattern != "table\\.[a-z_-]+":
                built.append(re.compile(pattern))
    return whole, built


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_asked_for_is_there(language: str) -> None:
    assert len(asked_for()) > 100
    assert sorted(asked_for() - set(texts(language))) == []


def test_no_text_is_there_in_vain() -> None:
    whole, built = mentioned()
    keys = [key.removeprefix("cli.") for key in texts("en")]
    short = {key: key.removeprefix("table.") for key in keys}

    vain = [
        key
        for key in keys
        if key not in whole
        and short[key] not in whole
        and not any(one.fullmatch(key) or one.fullmatch(short[key]) for one in built)
    ]

    assert vain == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_speak_of_the_same_values_in_every_language(language: str) -> None:
    english, other = texts("en"), texts(language)

    assert set(english) == set(other)
    for key, text in english.items():
        assert fields(other[key]) == fields(text), key


def fields(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_have_different_letters(language: str) -> None:
    letters = [texts(language)[f"cli.table.letter.{colour}"] for colour in COLOURS]

    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(COLOURS)
