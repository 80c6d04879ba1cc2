"""What holds at a table is what its people read: messages with a context replace plain ones."""

from collections.abc import Iterator

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, conditions_of, key_of, speaker
from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from words.catalogue_files import placeholders, read

GAMES = areopolis.game_ids()
MARTIANS = areopolis.game("martians")
# What the glossary of the specification calls the two tracks, as far as all their cases agree.
REPUTATION = {"en": "reputation", "pl": "reputacj", "de": "Ansehen", "el": "φήμη"}
SATISFACTION = {"en": "satisf", "pl": "zadowol", "de": "Zufriedenheit", "el": "ικανοποίησ"}


def contextual(name: str, language: str) -> list[tuple[str, str, set[str]]]:
    """Return context, key and values of every message that has a context."""
    found: list[tuple[str, str, set[str]]] = []
    for message in read(name, language):
        if message.context:
            text = message.string
            forms = [str(text)] if isinstance(text, str) else [str(form) for form in text or ()]
            spoken = set().union(*[placeholders(form) for form in forms])
            found.append((message.context, key_of(message.id), spoken))
    return found


def tables(game: Game) -> Iterator[dict[str, object]]:
    """Yield the usual options, and then each other value of each option."""
    usual = game.check_options(None)
    yield usual
    for name, values in game.option_values().items():
        for value in values[1:]:
            yield {**usual, name: value}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_message_with_a_context_stands_in_for_a_plain_one(name: str, language: str) -> None:
    plain = {
        key_of(message.id) for message in read(name, language) if message.id and not message.context
    }

    assert [key for _, key, _ in contextual(name, language) if key not in plain] == []
    assert contextual(name, language) == contextual(name, "en")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_context_names_can_hold_at_a_table(name: str) -> None:
    game = areopolis.game(name)
    can_hold = {one for options in tables(game) for one in game.wordings(options)}
    can_hold |= {f"seats={count}" for count in game.seats}

    assert conditions_of(name) - can_hold == set()


def test_the_message_that_says_most_of_the_table_is_read() -> None:
    both = {"mode": "koop1", "doctor_targets": "one"}
    said = speaker(MARTIANS, "en", both).describe("specialist", "doctor", both)

    assert "satisfaction" in said
    assert "one quarters" in said


def read_in(mode: str, language: str, without: str = "") -> tuple[list[str], Speaker]:
    """Return the texts of all things of Martians in a mode, and who says them."""
    options: dict[str, object] = {"mode": mode}
    speak = speaker(MARTIANS, language, options)
    names = MARTIANS.vocabulary.names
    things = [(kind, name) for kind in names if kind != without for name in names[kind]]
    return [speak.describe(kind, name, options) for kind, name in things], speak


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["koop1", "solo", "auto"])
def test_a_colony_that_wins_together_is_satisfied(mode: str, language: str) -> None:
    texts, speak = read_in(mode, language, "order")
    texts += [
        speak.words.text(key)
        for key in ("event.reputation-gained", "event.rtg-taken", "action.rtg", "view.reputation")
    ]

    assert [text for text in texts if REPUTATION[language] in text.casefold()] == []
    assert [text for text in texts if REPUTATION[language] in text] == []
    assert len([text for text in texts if SATISFACTION[language] in text]) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["rw2", "rw3"])
def test_corporations_that_compete_have_a_reputation(mode: str, language: str) -> None:
    texts, _ = read_in(mode, language)

    assert [text for text in texts if SATISFACTION[language] in text] == []
    assert len([text for text in texts if REPUTATION[language] in text]) > 10


CHANGED = [
    ("construction_cost", "1E+1R+1M", "building", "construction"),
    ("hire_time", 1, "building", "education-centre"),
    ("scientist_scope", "research+laboratory", "helper", "scientist"),
    ("doctor_targets", "one", "specialist", "doctor"),
    ("rw3_own_quarters_only", True, "building", "moxie"),
    ("rw3_own_quarters_only", True, "specialist", "dietician"),
    ("rw3_own_quarters_only", True, "specialist", "engineer"),
    ("rw3_own_quarters_only", True, "specialist", "doctor"),
    ("token_effects", "C=closed, U=slow", "field-token", "C"),
    ("token_effects", "C=closed, U=slow", "field-token", "U"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("option", "value", "kind", "name"), CHANGED)
def test_a_text_says_what_the_switch_makes_of_it(
    option: str, value: object, kind: str, name: str, language: str
) -> None:
    usual = {"mode": "rw3"}
    other = {**usual, option: value}
    before = speaker(MARTIANS, language, usual).describe(kind, name, usual)
    after = speaker(MARTIANS, language, other).describe(kind, name, other)

    assert before
    assert before != after


def test_the_words_of_a_switch_are_right() -> None:
    def read_at(kind: str, name: str, **options: object) -> str:
        return speaker(MARTIANS, "en", options).describe(kind, name, options)

    cost = "1 energy, 1 auxiliary material and 1 regolith"
    assert cost in read_at("building", "construction", construction_cost="1E+1R+1M")
    assert "1 time" in read_at("building", "education-centre", hire_time=1)
    assert "time" not in read_at("building", "education-centre")
    assert "laborator" in read_at("helper", "scientist", scientist_scope="research+laboratory")
    assert "your own" in read_at("building", "moxie", mode="rw3", rw3_own_quarters_only=True)
    # Only who competes has quarters of his own.
    assert "your own" not in read_at("building", "moxie", rw3_own_quarters_only=True)


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_tells_nothing_changes_no_text_and_no_face(name: str) -> None:
    game = areopolis.game(name)
    speak = speaker(game, "en")
    things = [(kind, one) for kind, names in game.vocabulary.names.items() for one in names]

    def told(options: dict[str, object]) -> object:
        texts = [speak.describe(kind, one, options) for kind, one in things]
        return texts, game.faces(options), game.wordings(options)

    usual = game.check_options(None)
    before = told(usual)
    for option, values in game.option_values().items():
        for value in values[1:]:
            if option not in game.told_by():
                assert told({**usual, option: value}) == before, (option, value)


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_tells_something_changes_a_message_a_text_or_a_face(name: str) -> None:
    game = areopolis.game(name)
    things = [(kind, one) for kind, names in game.vocabulary.names.items() for one in names]
    speak = speaker(game, "en")

    def told(options: dict[str, object]) -> object:
        texts = [speak.describe(kind, one, options) for kind, one in things]
        held = [one for one in game.wordings(options) if one in conditions_of(name)]
        return texts, game.faces(options), held

    usual = game.check_options(None)
    before = told(usual)
    for option in game.told_by():
        values = game.option_values()[option][1:]
        assert [v for v in values if told({**usual, option: v}) != before], option
