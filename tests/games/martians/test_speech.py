"""Everything that a table of Martians says, said in every language that it speaks."""

import random
import re

import pytest

from areopolis.catalogues import LANGUAGES, words
from areopolis.core.event import Event
from areopolis.core.speech import Speaker
from areopolis.core.state import State
from areopolis.games.martians.data import constants
from areopolis.games.martians.rules.ending import EndCheck
from areopolis.games.martians.rules.event_rules import EVENT_RULES
from areopolis.games.martians.rules.goals import END_CONDITIONS
from kit.martians import GAME, happen, scene
from words.catalogue_files import PACKAGE

FOLDER = PACKAGE / "games" / "martians" / "locale"
SPOKEN = [language for language in LANGUAGES if (FOLDER / f"{language}.po").exists()]
# A key that was not found, or a value that was not put in.
UNSAID = re.compile(r"\{\w+\}|\b(called|amount|text|event|action|question|reason)\.[a-z]")


def speaker(language: str) -> Speaker:
    return Speaker(GAME, words("martians", language))


def says(text: str) -> None:
    assert text
    assert not UNSAID.search(text), text


def told(state: State, speak: Speaker, seed: int) -> None:
    """Play at random and let everything be said."""
    chance = random.Random(seed)
    heard: list[Event] = []
    state.listener = heard.append
    known = list(GAME.vocabulary.actions.values())
    while not state.over:
        seat = state.deciding[0]
        decision = state.decision(seat)
        says(speak.question(decision, state))
        for option in decision.options:
            says(speak.action(option))
        for action in chance.sample(known, 3):
            for reason in state.why_not(seat, action.text):
                says(speak.reason(reason))
        state.play(seat, chance.choice(decision.options))
        for event in heard:
            says(speak.event(event, None))
            says(speak.event(event, seat))
        heard.clear()
    assert state.outcome is not None
    says(speak.outcome(state.outcome))
    for source in state.outcome.breakdown[0]:
        assert speak.words.knows(f"score.{source}")


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "solo"), (2, "koop1"), (3, "rw2"), (4, "rw3")], ids=str
)
def test_a_whole_game_is_told(language: str, seats: int, mode: str) -> None:
    scenario = f"S{seats * 2}"
    told(GAME.new(seats, seats, {"mode": mode, "scenario": scenario}), speaker(language), seats)


@pytest.mark.parametrize("language", SPOKEN)
def test_everything_has_a_name_and_what_does_something_a_text(language: str) -> None:
    speak = speaker(language)
    for kind, names in GAME.vocabulary.names.items():
        for name in names:
            says(speak.name(kind, name))
            text = speak.describe(kind, name)
            assert not UNSAID.search(text), text
    for kind in ("weather", "happening", "order", "research", "scenario", "technology", "building"):
        for name in GAME.vocabulary.names[kind]:
            says(speak.describe(kind, name))
    for fact in GAME.reconstructed():
        says(speak.reconstructed(fact))


def test_things_are_called_by_what_they_are() -> None:
    speak = speaker("en")

    assert speak.name("field", "hospital-2") == "hospital, field 2"
    assert speak.name("order", "O15") == "order (1 food and 1 medicine)"
    assert speak.name("mix", "2R1I") == "2 regolith and 1 ice"
    assert speak.name("requirement", "S1-a") == "requirement 1 (water 1 / 2 / 2)"
    assert speak.describe("research", "RT12") == (
        "1 time + 2 minerals of different colours: 20 money."
    )


def test_several_who_lead_are_named_together() -> None:
    tied = happen(scene("rw2").round(4).build(), EndCheck()).outcome

    assert tied is not None
    assert speaker("en").outcome(tied) == (
        "The mission has failed, but Red and Blue manage the colony."
    )


def test_one_who_leads_though_the_mission_failed_is_named() -> None:
    rivals = happen(scene("rw2").round(4).reputation("blue", 9).build(), EndCheck()).outcome
    friends = happen(scene("koop1").round(4).build(), EndCheck()).outcome

    assert rivals is not None
    assert friends is not None
    speak = speaker("en")
    assert speak.outcome(rivals) == "The mission has failed, but Blue manages the colony."
    assert speak.outcome(friends) == "The mission has failed: all lose together."


def test_what_views_say_by_a_key_is_named() -> None:
    """Effects that last and end conditions are things of their own kinds at the plain table."""
    lasting = {rule.KEY for rule in EVENT_RULES if set(rule.DURATIONS) & set(constants.LASTING)}

    assert lasting == set(constants.LASTING_RULES)
    assert tuple([one.KEY for one in END_CONDITIONS]) == constants.CONDITIONS
