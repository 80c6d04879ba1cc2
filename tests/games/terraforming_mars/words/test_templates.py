"""Templates: one for every kind of effect, count, requirement and condition; no card needs more."""

from collections.abc import Iterator

import pytest

from areopolis.catalogues import LANGUAGES, speaker, words
from areopolis.core.phrase import Phrase
from areopolis.core.value import Value
from areopolis.games.terraforming_mars.cards.model import Card, CardAction
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data.constants import (
    ANIMAL,
    CITY_TAG,
    ENERGY,
    EVENT,
    GREENERY,
    ON_VOLCANIC,
    OXYGEN,
    SCIENCE,
    SPACE,
    STEEL,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.game import TerraformingMars
from areopolis.games.terraforming_mars.rules.counts import CountTags
from areopolis.games.terraforming_mars.rules.gains import Gain, GainPer, Produce, Raise
from areopolis.games.terraforming_mars.rules.holding import AddHere
from areopolis.games.terraforming_mars.rules.lasting import MetalValue, OnCard, OnTag
from areopolis.games.terraforming_mars.rules.paying import Lose, PayBill
from areopolis.games.terraforming_mars.rules.placing import PlaceTile
from areopolis.games.terraforming_mars.rules.requirements import AtLeast, HasTags
from areopolis.games.terraforming_mars.words import keys, texts
from areopolis.games.terraforming_mars.words.effects import keys_in

GAME = TerraformingMars()
EN = speaker(GAME, "en")


def within(value: object) -> Iterator[Value]:
    """Yield a record and all records in it."""
    if isinstance(value, tuple):
        for one in value:
            yield from within(one)
    if isinstance(value, Value):
        yield value
        for field in value.values():
            yield from within(field)


def on_card(card: Card) -> Iterator[Value]:
    """Yield every record that a card is made of."""
    for part in (card.needs, card.play, card.first, card.lasting, card.triggers, card.points_for):
        yield from within(part)
    for action in card.actions:
        yield from within((action.cost, action.gain, action.needs))


def kinds() -> dict[str, set[str]]:
    """Return the keys of all records on cards with the cards that have them."""
    found: dict[str, set[str]] = {}
    for card in CARDS:
        for value in on_card(card):
            found.setdefault(type(value).KEY, set()).add(card.name)
    return found


def phrases_of(card: Card) -> list[str]:
    return [key for phrase in texts.card_text(card) for key in keys_in(phrase)]


def test_every_kind_on_any_card_is_spoken_of_in_the_text_of_that_card() -> None:
    """By a key that begins with it: `effect.produce`, `need.at-least.oxygen`."""
    by_name = {card.name: card for card in CARDS}
    for key, cards in kinds().items():
        for card in cards:
            said = [one.partition(".")[2] for one in phrases_of(by_name[card])]
            assert any(one == key or one.startswith((f"{key}-", f"{key}.")) for one in said), (
                key,
                card,
            )


def test_there_are_many_kinds() -> None:
    """A walk that finds nothing would let the tests here pass."""
    assert {"produce", "at-least", "on-tag", "points-here", "count-tags", "reveal-top"} <= set(
        kinds()
    )
    assert len(kinds()) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_is_there_in_every_language(language: str) -> None:
    speak = words(GAME.id, language)

    assert [key for key in keys.own_words() if not speak.knows(key)] == []


def text_of(card: Card) -> str:
    said = [EN.phrase(phrase) for phrase in texts.card_text(card)]
    return " ".join([one[:1].upper() + one[1:] for one in said])


def test_a_new_card_needs_no_text() -> None:
    card = Card(
        "new",
        "New",
        12,
        tags=(SPACE,),
        needs=(AtLeast(OXYGEN, 3), HasTags(CITY_TAG, 1)),
        play=(Produce(energy=-3, heat=2), Gain(mc=1, plants=1, heat=4), Raise(OXYGEN, 5)),
        lasting=(MetalValue(2, 0),),
        triggers=(
            OnCard((Gain(energy=1),), events=1, tag=SCIENCE, least_cost=9),
            OnTag((SPACE,), (AddHere(2),), own_too=0),
        ),
        actions=(
            CardAction((GainPer(ENERGY, CountTags(SPACE, "all", 3)),), cost=(Lose(STEEL, 2),)),
            CardAction(
                (PlaceTile(GREENERY, ON_VOLCANIC),), (PayBill(5, WITH_STEEL | WITH_TITANIUM),)
            ),
        ),
        holds=ANIMAL,
        points=-1,
    )

    assert text_of(card) == (
        "Requires: at least 3 % oxygen, 1 city tag. Production: −3 energy, +2 heat. Gain 1 M€, 1"
        " plant and 4 heat. Raise the oxygen 5 steps. Effect: steel is worth 2 M€ more to you."
        " Effect: when you play an event with a science tag with a printed cost of 9 M€ or more →"
        " gain 1 energy. Effect: for each space tag you play → add 2 animals to this card. Action"
        " 1: spend 2 steel → gain 1 energy for every 3 space tags of all players, this card"
        " included. Action 2: spend 5 M€ (steel and titanium may be used) → place a greenery on a"
        " volcanic area. −1 point."
    )


def test_a_card_that_scores_nothing_and_does_nothing_says_nothing() -> None:
    assert texts.card_text(Card("new", "New", 1, kind=EVENT)) == ()


@pytest.mark.parametrize(
    ("kind", "name", "text"),
    [
        (
            "colony",
            "enceladus",
            "Building a colony → add 3 microbes to one of your cards. Trading gives, step by step"
            " of the track: nothing / 1 microbe / 2 microbes / 3 microbes / 4 microbes / 4 microbes"
            " / 5 microbes. Colony bonus: add 1 microbe to one of your cards. Asleep until a card"
            " in play can hold: microbes.",
        ),
        ("project", "city", "For 25 M€ → place a city, production: +1 M€."),
        ("project", "sell-patents", "Discard cards from hand and gain 1 M€ for each."),
        (
            "milestone",
            "builder",
            "Needs 8 building tags in play. It costs 8 M€ and scores 5 points.",
        ),
        (
            "award",
            "miner",
            "Compares steel and titanium in stock, added up. The most at the end of the game score"
            " 5 points, with three or more players the second 2.",
        ),
        ("tile", "ocean", ""),
    ],
)
def test_other_things_are_explained(kind: str, name: str, text: str) -> None:
    assert EN.describe(kind, name) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_explained_has_a_text(language: str) -> None:
    speak = speaker(GAME, language)
    for kind in ("colony", "project", "milestone", "award"):
        for name in GAME.vocabulary.names[kind]:
            text = speak.describe(kind, name)
            assert text.endswith("."), name
            assert "{" not in text


def test_phrases_know_their_parts() -> None:
    inner = Phrase("amount.heat")

    assert keys_in(Phrase("effect.gain", ((("amount", "phrase"), inner),))) == [
        "effect.gain",
        "amount.heat",
    ]
