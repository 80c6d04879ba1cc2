"""Whatever happens in a game is said in every language, without keys, ids or braces left."""

import re
from functools import cache

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, speaker
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.speech import Speaker
from areopolis.core.state import State
from areopolis.core.value import Field
from areopolis.core.vocabulary import Vocabulary
from kit import listen, wander
from words import rule_sources

GAMES = areopolis.game_ids()
SPOKEN = [(name, language) for name in GAMES for language in LANGUAGES]
# One, few and many in Polish; nothing at all; less than nothing.
NUMBERS = (0, 1, 2, 5, 22, -3)


@cache
def game(name: str) -> Game:
    return areopolis.game(name)


@cache
def tongue(name: str, language: str) -> Speaker:
    return speaker(game(name), language)


@cache
def ids(name: str, language: str) -> re.Pattern[str]:
    """Return what a sentence must not show: ids that are called otherwise, and keys."""
    speak = tongue(name, language)
    hidden = [
        written
        for kind, known in game(name).vocabulary.names.items()
        for written in known
        if game(name).called(kind, written) is None
        # Cards may be numbered, and so is what is counted.
        and not written.isdecimal()
        and speak.name(kind, written) != written
        and re.search("[A-Z0-9-]", written)
    ]
    keys = r"\b(?:action|event|question|reason|error|outcome|option)\.[a-z]"
    return re.compile(rf"\b(?:{'|'.join([re.escape(one) for one in hidden])})\b|{keys}|[{{}}]")


def assert_said(name: str, language: str, sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert ids(name, language).search(sentence) is None, sentence


def anything(vocabulary: Vocabulary, kind: str, number: int) -> object:
    """Return some value of *kind*."""
    if kind.endswith("*"):
        return [anything(vocabulary, kind[:-1], number)] * 2
    names = vocabulary.names.get(kind)
    if names is None:
        return "any" if kind == "key" else number
    return names[number % len(names)]


def anyhow(vocabulary: Vocabulary, fields: tuple[Field, ...], number: int) -> dict[str, object]:
    return {field: anything(vocabulary, kind, number) for field, kind in fields}


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_event_is_said_whatever_its_values(name: str, language: str) -> None:
    speak = tongue(name, language)
    for key, event in game(name).events().items():
        for number in NUMBERS:
            told = anyhow(game(name).vocabulary, event.FIELDS, number)
            assert_said(name, language, speak.told({"event": key, **told}))
            if event.SECRET:
                for secret in event.SECRET:
                    del told[secret]
                assert_said(name, language, speak.told({"event": f"{key}-hidden", **told}))


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_question_is_said_whoever_asks_it(name: str, language: str) -> None:
    speak = tongue(name, language)
    for question, effect in sorted(rule_sources.questions(name)):
        fields = game(name).effects()[effect].FIELDS
        for number in NUMBERS:
            args = anyhow(game(name).vocabulary, fields, number)
            shown = {"question": question, "effect": effect, "args": args}
            assert_said(name, language, speak.asked(shown, 0))


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_answer_is_said(name: str, language: str) -> None:
    speak = tongue(name, language)
    for action in game(name).vocabulary.actions.values():
        assert_said(name, language, speak.action(action))


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_options_and_their_values_are_explained(name: str, language: str) -> None:
    speak = tongue(name, language)
    for option, values in game(name).option_values().items():
        assert_said(name, language, speak.option_help(option))
        for value in values:
            said = speak.option_value(option, value)
            assert_said(name, language, said)
            assert said != str(value)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_card_has_a_title_and_a_text(name: str, language: str) -> None:
    speak = tongue(name, language)
    for card in game(name).vocabulary.names["card"]:
        assert_said(name, language, speak.name("card", card))
        assert_said(name, language, speak.card_text(card))


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_what_is_ours_is_named(name: str, language: str) -> None:
    speak = tongue(name, language)
    for fact in game(name).reconstructed():
        assert_said(name, language, speak.reconstructed(fact))


class Story:
    """One random game with everything that was told, asked and answered in it."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        self.asked: list[tuple[State, int]] = []
        state = game(name).new(seats, seed, other_options(name, seats) if seed % 2 else None)
        log = listen(state)
        for moment in wander(state, seed):
            if not moment.over:
                seat = moment.deciding[0]
                self.asked.append((moment.clone(), seat))
        self.told: list[Event] = log.heard
        self.end = state


def other_options(name: str, seats: int) -> dict[str, object]:
    """Return every option with its last value."""
    values = game(name).option_values_for(seats)
    return {option: allowed[-1] for option, allowed in values.items()}


@cache
def story(name: str, seats: int, seed: int) -> Story:
    return Story(name, seats, seed)


STORIES = [(name, seats, seats) for name in GAMES for seats in areopolis.game(name).seats]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats", "seed"), STORIES)
def test_a_whole_game_is_told(name: str, seats: int, seed: int, language: str) -> None:
    """To every seat and to a spectator; each of them may know something else."""
    speak = tongue(name, language)
    told = story(name, seats, seed)
    for event in told.told:
        for seat in (None, *range(seats)):
            assert_said(name, language, speak.event(event, seat))
    for state, seat in told.asked:
        decision = state.decision(seat)
        assert_said(name, language, speak.question(decision, state))
        for option in decision.options:
            assert_said(name, language, speak.action(option, decision.space))
    outcome = told.end.outcome
    assert outcome is not None
    assert_said(name, language, speak.outcome(outcome))
    for source in outcome.breakdown[0]:
        assert speak.name("score", source) != source


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_why_something_is_not_possible_is_said(name: str, language: str) -> None:
    """At many moments, of every action of the game that is not legal then."""
    speak = tongue(name, language)
    seats = game(name).seats.start
    told = story(name, seats, seats)
    actions = list(game(name).vocabulary.actions.values())
    given: set[str] = set()
    for moment, (state, seat) in enumerate(told.asked[::5]):
        for action in actions[moment % 7 :: 7]:
            for reason in state.why_not(seat, action.text):
                if reason.key not in given:
                    given.add(reason.key)
                    assert_said(name, language, speak.reason(reason))

    assert given
