"""The files of the words: complete, in one order, with right forms and placeholders."""

import re

import pytest
from babel import Locale

from areopolis.catalogues import LANGUAGES
from areopolis.core.errors import MESSAGES
from words.catalogue_files import ALL, OWNERS, SHARED, file, messages, placeholders, read

EN = "en"
NAMES_KEYS = ("cli.", "web.settings.shortcuts")
OTHERS = [(owner, language) for owner, language in ALL if language != EN]

# What CLDR calls the forms, in the order in which they stand in a file.
FORMS = {
    "en": ("one", "other"),
    "pl": ("one", "few", "many"),
    "de": ("one", "other"),
    "el": ("one", "other"),
}


@pytest.mark.parametrize(("owner", "language"), OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(owner: str, language: str) -> None:
    assert list(messages(owner, language)) == list(messages(owner, EN))


@pytest.mark.parametrize(("owner", "language"), ALL)
def test_no_message_is_empty_or_written_twice(owner: str, language: str) -> None:
    written = file(owner, language).read_text("utf-8")
    keys = re.findall(r'^((?:msgctxt ".+"\n)?msgid ".+")$', written, re.MULTILINE)

    assert len(keys) == len(set(keys)) == len(messages(owner, language))
    assert [key for key, forms in messages(owner, language).items() if not all(forms)] == []
    assert [m.id for m in read(owner, language) if m.id and m.fuzzy] == []


@pytest.mark.parametrize(("owner", "language"), OTHERS)
def test_a_message_speaks_of_the_same_values_in_every_language(owner: str, language: str) -> None:
    def spoken(lang: str) -> dict[str, set[str]]:
        return {
            key: set().union(*[placeholders(form) for form in forms])
            for key, forms in messages(owner, lang).items()
        }

    assert spoken(language) == spoken(EN)


@pytest.mark.parametrize(("owner", "language"), ALL)
def test_a_plural_has_all_forms_of_its_language_and_a_number(owner: str, language: str) -> None:
    english = messages(owner, EN)
    for key, forms in messages(owner, language).items():
        if len(forms) == 1:
            assert len(english[key]) == 1, key
        else:
            assert len(forms) == len(FORMS[language]), key
            counted = set().union(*[placeholders(form) for form in forms])
            assert counted & {"count", "points"}, key


@pytest.mark.parametrize(("owner", "language"), ALL)
def test_the_header_names_the_language_and_its_plural_rule(owner: str, language: str) -> None:
    """The rule of the file and the one of CLDR agree on every number."""
    catalogue = read(owner, language)
    header = dict(catalogue.mime_headers)
    assert header["Language"] == language
    assert header["Content-Type"] == "text/plain; charset=utf-8"
    assert catalogue.num_plurals == len(FORMS[language])

    text = file(owner, language).read_text("utf-8")
    written = re.search(r'"Plural-Forms: nplurals=\d+; plural=\((.+)\);\\n"', text)
    assert written is not None
    rule = python_rule(written[1])
    cldr = Locale(language).plural_form
    for number in range(1001):
        assert FORMS[language][int(eval(rule, {"n": number}))] == cldr(number), number


def python_rule(rule: str) -> str:
    """Return a plural rule of gettext as a Python expression."""
    condition, choice, rest = rule.partition(" ? ")
    if not choice:
        return rule
    then, _, otherwise = rest.partition(" : ")
    condition = condition.replace("&&", "and").replace("||", "or")
    return f"({then} if {condition} else {python_rule(otherwise)})"


@pytest.mark.parametrize(("owner", "language"), ALL)
def test_the_texts_are_neat(owner: str, language: str) -> None:
    for key, forms in messages(owner, language).items():
        for form in forms:
            assert form == form.strip(), key
            assert "  " not in form, key
            # A footer of the command line names its keys, "?" among them; so does the client.
            assert key.startswith(NAMES_KEYS) or not re.search(r"\s[,.!?]", form), key


@pytest.mark.parametrize(("owner", "language"), ALL)
def test_events_and_reasons_are_sentences_and_questions_ask(owner: str, language: str) -> None:
    mark = ";" if language == "el" else "?"
    for key, forms in messages(owner, language).items():
        for form in forms:
            if key.startswith(("event.", "reason.")):
                assert form.endswith("."), (key, form)
            if key.startswith("question.") and key != "question.for":
                assert mark in form, (key, form)


@pytest.mark.parametrize(("owner", "language"), OTHERS)
def test_sentences_are_translated(owner: str, language: str) -> None:
    """Names may be the same in two languages; whole sentences are not."""
    english = messages(owner, EN)
    for key, forms in messages(owner, language).items():
        for form in forms:
            words = re.sub(r"\{\w+\}", "", form).split()
            if len(words) > 4:
                assert form not in english[key], key
            if language == "el" and words and form not in english[key]:
                assert re.search(r"[α-ωά-ώΑ-Ω]", form), key


def test_the_english_errors_are_those_of_the_engine() -> None:
    written = messages(SHARED, EN)

    assert {key: written[f"error.{key}"][0] for key in MESSAGES} == MESSAGES


def test_no_game_repeats_a_shared_message() -> None:
    shared = set(messages(SHARED, EN))

    assert [
        (owner, key) for owner in OWNERS[1:] for key in messages(owner, EN) if key in shared
    ] == []


def test_there_are_words_in_four_languages() -> None:
    assert LANGUAGES == ("en", "pl", "de", "el")
    assert len(messages(SHARED, EN)) > len(MESSAGES)
