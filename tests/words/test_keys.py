"""Every key that a player can meet has a message in every language, and no message is stray."""

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, words
from areopolis.core.errors import MESSAGES
from areopolis.core.game import Game
from areopolis.core.speech import word_keys
from words import rule_sources
from words.catalogue_files import ALL, SERVER, SHARED, messages, plain, spoken_of

GAMES = areopolis.game_ids()

# What every game may use without naming it: composite answers, kinds, effects that come together.
OF_THE_CORE = {
    "action.pick",
    "action.done",
    "action.chosen",
    "action.payment",
    "action.resolve-first",
    "question.order-effects",
    "kind.card",
    "kind.effect",
    "kind.seat",
}
ITEMS = {"action.pick", "action.chosen", "action.payment"}


def shared_keys() -> set[str]:
    keys = {f"error.{key}" for key in MESSAGES}
    keys |= {f"reason.{key}" for key in rule_sources.reasons(SHARED)}
    return keys | rule_sources.causes(SHARED) | rule_sources.said_by_core() | OF_THE_CORE


def game_keys(name: str) -> set[str]:
    keys = set(word_keys(areopolis.game(name)))
    keys |= {f"reason.{key}" for key in rule_sources.reasons(name)}
    keys |= {f"outcome.{key}" for key in rule_sources.outcomes(name)}
    return keys | rule_sources.causes(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_share_is_said_in_every_language(language: str) -> None:
    speak = words(None, language)

    assert sorted(key for key in shared_keys() if not speak.knows(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_of_a_game_meets_is_said_in_every_language(name: str, language: str) -> None:
    speak = words(name, language)

    assert sorted(key for key in game_keys(name) if not speak.knows(key)) == []


def test_no_shared_message_is_stray() -> None:
    """The messages of the command line and of reviews are their own affair."""
    stray = [key for key in messages(SHARED, "en") if not key.startswith(("cli.", "review."))]

    assert sorted(set(stray) - shared_keys()) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_message_of_a_game_is_stray(name: str) -> None:
    assert sorted({plain(key) for key in messages(name, "en")} - game_keys(name)) == []


def available(game: Game) -> dict[str, set[str]]:
    """Return the values that each event, answer and question of *game* can speak of."""
    known: dict[str, set[str]] = {}
    for key, event in game.events().items():
        names = {field for field, _ in event.FIELDS}
        known[f"event.{key}"] = names
        known[f"event.{key}-hidden"] = names - set(event.SECRET)
    for key, action in game.action_kinds().items():
        known[f"action.{key}"] = {field for field, _ in action.FIELDS}
    for verb in game.vocabulary.composite:
        known[f"action.{verb}"] = {"items"}
    for key in ITEMS:
        known[key] = {"items"}
    effects = game.effects()
    for question, effect in rule_sources.questions(game.id):
        names = {field for field, _ in effects[effect].FIELDS} | {"card"}
        known[f"question.{question}.{effect}"] = names
        # The plain question is asked by every effect that has no wording of its own.
        if f"question.{question}.{effect}" not in messages(game.id, "en"):
            key = f"question.{question}"
            known[key] = known.get(key, names) & names
    for key, values in rule_sources.reasons(game.id).items():
        known[f"reason.{key}"] = values
    return known


@pytest.mark.parametrize("name", GAMES)
def test_a_message_speaks_only_of_what_is_there(name: str) -> None:
    """In one language: that all languages speak of the same is another test."""
    known = available(areopolis.game(name))
    for key in messages(name, "en"):
        if plain(key) in known:
            assert spoken_of(name, "en", key) <= known[plain(key)], key


@pytest.mark.parametrize(("owner", "language"), ALL)
def test_what_is_a_name_speaks_of_nothing(owner: str, language: str) -> None:
    plain = ("kind.", "option.", "reconstructed.", "stop.", "score.", "phase.")
    names: tuple[str, ...] = ()
    if owner not in (SHARED, SERVER):
        names = tuple([f"{kind}." for kind in areopolis.game(owner).vocabulary.names])
    for key in messages(owner, language):
        if key.startswith((*plain, *names)):
            assert spoken_of(owner, language, key) == set(), key


def test_the_walk_finds_the_reasons_and_causes_of_the_rules() -> None:
    """A walk that finds nothing would let every other test here pass."""
    name = "mission-red-planet"

    assert {"not-deciding", "not-asked"} <= set(rule_sources.reasons(SHARED))
    assert {"no-ship-docked", "ship-is-full", "has-discovery"} <= set(rule_sources.reasons(name))
    assert rule_sources.outcomes(name) == {"most-points", "shared-victory", "neutral-won"}
    assert "why.an id is one word" in rule_sources.causes(name)
    assert "why.ship {name} is missing" in rule_sources.causes(name)
    assert "why.this seat is not asked" in rule_sources.causes(SHARED)
    assert "expected.the name of a {kind}" in rule_sources.causes(SHARED)
    assert "list.and" in rule_sources.said_by_core()


def test_the_walk_finds_who_asks_each_question() -> None:
    game = areopolis.game("mission-red-planet")
    asked = rule_sources.questions(game.id)

    assert {question for question, _ in asked} == set(game.questions())
    assert ("place-astronaut", "place-apart") in asked
    assert {effect for _, effect in asked} <= set(game.effects())
