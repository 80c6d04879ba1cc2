"""The words of the client: every key that its sources say is there in every language, and no other.

A key is written in full (`'web.close'`), or its beginning is and the rest is a value
(`web.standing.${standing}`); then every message that begins so is used.
"""

import re
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from areopolis.catalogues import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "web" / "src"
LOCALE: Final = ROOT / "src" / "areopolis" / "server" / "locale"

WHOLE: Final = re.compile(r"""['"`](web\.[a-z][\w.-]*[\w])['"`]""")
BEGUN: Final = re.compile(r"`(web\.[\w.-]*)\$\{")
# What is said, with the names of the values it is given: say('web.invite.text', { table: … }).
SAID: Final = re.compile(r"say\(\s*'(web\.[\w.-]+)'\s*,\s*\{([^}]*)\}", re.DOTALL)
FORMS: Final = {"en": 2, "pl": 3, "de": 2, "el": 2}


@cache
def source() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join([path.read_text("utf-8") for path in sorted(files)])


@cache
def catalogue(language: str) -> Catalog:
    with (LOCALE / f"{language}.po").open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


@cache
def messages(language: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for message in catalogue(language):
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            text = message.string
            found[key] = tuple(text) if isinstance(text, tuple | list) else (str(text),)
    return found


def client_keys(language: str) -> set[str]:
    return {key for key in messages(language) if key.startswith("web.")}


def values(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def spoken_of(language: str, key: str) -> set[str]:
    return set().union(*[values(form) for form in messages(language)[key]])


def test_the_walk_finds_what_the_client_says() -> None:
    """A walk that finds nothing would let every other test here pass."""
    assert {"web.close", "web.lobby.title"} <= set(WHOLE.findall(source()))
    assert "web.standing." in BEGUN.findall(source())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_client_says_is_there_in_every_language(language: str) -> None:
    assert sorted(set(WHOLE.findall(source())) - client_keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_is_put_together_has_messages(language: str) -> None:
    for begun in BEGUN.findall(source()):
        assert any(key.startswith(begun) for key in client_keys(language)), begun


def test_no_word_of_the_client_is_stray() -> None:
    said = set(WHOLE.findall(source()))
    begun = tuple(BEGUN.findall(source()))
    stray = [key for key in client_keys("en") if key not in said and not key.startswith(begun)]

    assert sorted(stray) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_of_the_client_agree(language: str) -> None:
    """The same messages in the same order, with the same values, all forms, nothing empty."""
    english = messages("en")
    own = messages(language)

    assert list(own) == list(english)
    for key, forms in own.items():
        assert all(forms), key
        assert len(forms) == (FORMS[language] if len(english[key]) > 1 else 1), key
        assert spoken_of(language, key) == spoken_of("en", key), key
        for form in forms:
            assert form == form.strip(), key
            assert "  " not in form, key


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_sentences_of_the_client_are_translated(language: str) -> None:
    english = messages("en")
    for key, forms in messages(language).items():
        for form in forms:
            if len(re.sub(r"\{\w+\}", "", form).split()) > 4:
                assert form not in english[key], key


def test_the_client_gives_each_message_the_values_it_speaks_of() -> None:
    for key, given in SAID.findall(source()):
        names = set(re.findall(r"(?:^|,)\s*(\w+)", given))
        assert spoken_of("en", key) <= names, key


def test_a_message_that_counts_is_given_a_count() -> None:
    given = dict(SAID.findall(source()))
    for key, forms in messages("en").items():
        if key.startswith("web.") and len(forms) > 1 and key in given:
            assert re.search(r"\b(count|points)\b", given[key]), key
