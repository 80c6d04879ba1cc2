"""Words: plural forms of all four languages, from catalogues made in memory."""

from gettext import GNUTranslations
from io import BytesIO

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from areopolis.core.errors import IllegalAction
from areopolis.core.words import Words

# One, few and many; German, English and Greek have two forms, Polish has three.
FORMS = {
    "en": ("{count} coin", "{count} coins"),
    "pl": ("{count} moneta", "{count} monety", "{count} monet"),
    "de": ("{count} Münze", "{count} Münzen"),
    "el": ("{count} νόμισμα", "{count} νομίσματα"),
}


def words(language: str, **messages: str | tuple[str, ...]) -> Words:
    catalogue = Catalog(locale=language)
    for key, text in messages.items():
        key = key.replace("_", ".")
        catalogue.add((key, key) if isinstance(text, tuple) else key, text)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return Words(language, GNUTranslations(compiled))


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", {0: "0 coins", 1: "1 coin", 2: "2 coins", 5: "5 coins", 21: "21 coins"}),
        ("de", {0: "0 Münzen", 1: "1 Münze", 2: "2 Münzen", 101: "101 Münzen"}),
        ("el", {0: "0 νομίσματα", 1: "1 νόμισμα", 3: "3 νομίσματα"}),
        (
            "pl",
            {
                0: "0 monet",
                1: "1 moneta",
                2: "2 monety",
                4: "4 monety",
                5: "5 monet",
                12: "12 monet",
                21: "21 monet",
                22: "22 monety",
                112: "112 monet",
            },
        ),
    ],
)
def test_the_count_picks_the_plural_form(language: str, spoken: dict[int, str]) -> None:
    speak = words(language, coins=FORMS[language])

    assert {count: speak.text("coins", {"count": count}) for count in spoken} == spoken


def test_points_pick_the_plural_form_too() -> None:
    speak = words("pl", won=("{points} punkt", "{points} punkty", "{points} punktów"))

    assert speak.text("won", {"points": 2}) == "2 punkty"
    assert speak.text("won", {"points": -1}) == "-1 punkt"


def test_a_message_without_plural_forms_may_speak_of_a_count() -> None:
    assert words("en", total="{count} in all").text("total", {"count": 3}) == "3 in all"


def test_a_plural_message_is_known() -> None:
    assert words("pl", coins=FORMS["pl"]).knows("coins")


def test_a_key_without_a_message_speaks_for_itself() -> None:
    speak = words("en", title="Bazaar")

    assert speak.text("title") == "Bazaar"
    assert speak.knows("title")
    assert not speak.knows("subtitle")
    assert speak.text("subtitle") == "subtitle"


def test_names_are_words_of_their_kind() -> None:
    speak = words("de", card_k1="Karte eins", list_and="{items} und {last}")

    assert speak.name("card", "k1") == "Karte eins"
    assert speak.name("card", "k2") == "k2"
    assert speak.listed([]) == ""
    assert speak.listed(["A"]) == "A"
    assert speak.listed(["A", "B", "C"]) == "A, B und C"


def test_an_error_is_said_in_the_language() -> None:
    speak = words("de", **{"error_not-deciding": "Platz {seat} ist nicht gefragt"})

    assert speak.error(IllegalAction("not-deciding", {"seat": 2})) == "Platz 2 ist nicht gefragt"
