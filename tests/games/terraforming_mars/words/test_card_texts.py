"""Card texts: made from the effects of a card, in four languages."""

import re

import pytest

from areopolis.catalogues import LANGUAGES, speaker
from areopolis.core.speech import Speaker
from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.game import TerraformingMars

GAME = TerraformingMars()
SPEAKERS = {language: speaker(GAME, language) for language in LANGUAGES}
EN = SPEAKERS["en"]

# A key of the words, or a part of a message that was not filled in.
RAW = re.compile(
    r"[{}]|\b(?:text|effect|lasting|trigger|count|need|points|join|amount|change|things|each|put|where"
    r"|played|of-tag|tag|tile|resource|card-resource|parameter)[.-][a-z]",
    re.IGNORECASE,
)


def said(speak: Speaker, card: str) -> str:
    return speak.card_text(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_a_text_without_keys(language: str) -> None:
    speak = SPEAKERS[language]
    for card in CARDS:
        text = said(speak, card.name)
        assert text.endswith("."), card.name
        assert RAW.search(text) is None, text
        assert not re.search(r"\b(None|none|True|False)\b", text), text
        assert speak.name("card", card.name) != card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_begins_with_a_capital_letter(language: str) -> None:
    speak = SPEAKERS[language]
    for card in CARDS:
        for sentence in said(speak, card.name).split(". "):
            assert sentence[0] == sentence[0].upper(), sentence


def test_the_english_title_is_the_printed_one() -> None:
    assert [EN.name("card", card.name) for card in CARDS] == [card.title for card in CARDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_title(language: str) -> None:
    titles = [SPEAKERS[language].name("card", card.name) for card in CARDS]

    assert sorted({title for title in titles if titles.count(title) > 1}) == []


TEXTS = {
    # A requirement, two productions and an attack.
    "004": "Requires: at least 3 oceans. Production: −1 M€, +2 plants. Production of any player:"
    " −1 heat.",
    # An effect of its own card, and points under a condition.
    "005": "Requires: at most 6 % oxygen. Action: spend 1 M€ → reveal and discard the top card of"
    " the deck; if it has a microbe tag, add 1 resource to this card. 3 points if there is a"
    " resource on this card.",
    # A special tile, and points for its neighbours.
    "008": "Requires: at least 4 oceans. Production: +5 M€, −2 energy. Place the Capital tile as a"
    " city. 1 point per ocean next to the Capital tile.",
    "012": "Action: spend 12 M€ (titanium may be used) → place 1 ocean. 1 point per Jovian tag of"
    " yours.",
    "017": "Production: +3 M€, −1 energy. Place a city on the area reserved for it, whatever lies"
    " next to it.",
    "019": "Place 1 ocean. Choose one: gain 3 plants; or add 3 microbes to one of your cards; or"
    " add 2 animals to one of your cards.",
    "023": "Requires: at most −12 °C. Gain 1 plant. Effect: when anybody places an ocean → gain 2"
    " plants.",
    "031": "Effect: when you play an event with a space tag → gain 3 M€ and 3 heat.",
    "033": "Action 1: remove 2 microbes from this card → raise the oxygen 1 step. Action 2: add 1"
    " microbe to this card.",
    "037": "Raise the temperature 1 step. Raise your terraform rating 2 steps. With 3 plant tags →"
    " production: +4 plants; otherwise → production: +1 plant.",
    "074": "Effect: for each plant tag, microbe tag or animal tag (this card's too) you play →"
    " choose one: gain 1 plant; or add 1 resource to the card just played, if it holds microbes or"
    " animals.",
    "078": "Place 2 oceans.",
    "130": "Requires: at least 4 % oxygen. Production: +1 plant for every 2 microbe tags of yours,"
    " this card included.",
    "153": "Effect: your global requirements may be off by 2 steps, up or down. 1 point.",
    "172": "Add 1 animal to this card. Effect: nobody may remove resources from this card. Effect:"
    " when anybody places a city → add 1 animal to this card. 1 point per 2 animals on this card.",
    "200": "Place a city. Production: −2 M€, −1 energy. Effect: when anybody places a city (this"
    " card's too) → production: +1 M€.",
    "206": "Global requirements of the next card you play this generation may be off by 2 steps.",
    "C02": "Remove 1 floater from one of your cards. Steal up to 5 M€ from an opponent.",
    "C19": "Requires: 3 science tags. Action 1: add 1 floater to one of your cards with a Jovian"
    " tag. Action 2: gain 1 M€ for each floater on this card, at most 4 in all. 1 point.",
    "C48": "Requires: 1 colony of yours, 1 city of yours. Production: +1 plant. Add 2 microbes to"
    " one of your cards.",
    "beginner-corporation": "You start with 42 M€. You keep all starting cards without paying for"
    " them.",
    "tharsis-republic": "You start with 40 M€. In a solo game, production: +1 M€ for each neutral"
    " city. First action: place a city. Effect: when anybody places a city on Mars (this card's"
    " too) → production: +1 M€. Effect: when you place a city (this card's too) → gain 3 M€.",
    "united-nations-mars-initiative": "You start with 40 M€. Action: spend 3 M€ → raise your"
    " terraform rating 1 step (requires: your terraform rating was raised this generation).",
    "polyphemos": "You start with 50 M€. Buying a card costs you 5 M€. Production: +5 M€. Gain 5"
    " titanium.",
}


@pytest.mark.parametrize("card", list(TEXTS))
def test_the_english_text(card: str) -> None:
    assert said(EN, card) == TEXTS[card]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Produkcja: +2 M€, +3 rośliny. Weź 2 rośliny. 1 punkt."),
        ("de", "Produktion: +2 M€, +3 Pflanzen. Erhalte 2 Pflanzen. 1 Punkt."),
        ("el", "Παραγωγή: +2 M€, +3 φυτά. Πάρε 2 φυτά. 1 πόντος."),
    ],
)
def test_the_text_in_other_languages(language: str, text: str) -> None:
    assert said(SPEAKERS[language], "055").endswith(text)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("048", "Produkcja: +1 roślina."),
        ("155", "Wymagania: najwyżej −14 °C. Produkcja: +2 rośliny."),
        (
            "039",
            "Weź 4 stali. Podnieś temperaturę o 3 poziomy. Usuń przeciwnikowi najwyżej 8 roślin.",
        ),
        ("090", "Dobierz 2 karty. 1 punkt."),
        ("C08", "Produkcja: +3 tytanu. 4 punkty."),
        ("150", "Wymagania: 7 symboli nauki. Efekt: karty kosztują cię o 2 M€ mniej. 3 punkty."),
    ],
)
def test_polish_has_three_forms_and_the_right_case(card: str, text: str) -> None:
    assert said(SPEAKERS["pl"], card) == text
