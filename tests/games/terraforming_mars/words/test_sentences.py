"""Sentences with numbers and names: reasons, events, areas, payments."""

import pytest

from areopolis.catalogues import LANGUAGES, speaker
from areopolis.core.reason import Reason
from areopolis.core.space import Pay
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.data.constants import (
    CITY,
    EARTH,
    HEAT,
    MC,
    NONE,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANTS,
    TEMPERATURE,
    TITANIUM,
)
from areopolis.games.terraforming_mars.game import TerraformingMars
from areopolis.games.terraforming_mars.rules.paying import lack_of
from areopolis.games.terraforming_mars.rules.requirements import (
    AtLeast,
    AtMost,
    HasTags,
    colder,
    oxygen,
    warmer,
)
from areopolis.games.terraforming_mars.state import MarsState

GAME = TerraformingMars()
EN = speaker(GAME, "en")


def table() -> MarsState:
    state = GAME.new(seats=2, seed=1)
    assert isinstance(state, MarsState)
    return state


def unmet(requirement: AtLeast | AtMost | HasTags, oxygen: int = 0) -> str:
    state = table()
    state.oxygen = oxygen
    reason = requirement.unmet(state, 0)
    assert reason is not None
    return EN.reason(reason)


def test_what_a_card_requires_is_said_with_its_unit() -> None:
    assert unmet(oxygen(6), 4) == "Oxygen must be at least 6 %, is 4 %."
    assert unmet(AtMost(OXYGEN, 5), 9) == "Oxygen must be at most 5 %, is 9 %."
    assert unmet(warmer(-12)) == "Temperature must be at least -12 °C, is -30 °C."
    assert unmet(colder(-32)) == "Temperature must be at most -32 °C, is -30 °C."
    assert unmet(AtLeast(OCEANS, 3)) == "There must be at least 3 oceans, there are 0."
    assert unmet(HasTags(EARTH, 2)) == "Tags needed (Earth): 2, you have 0."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Needs 3 more M€."),
        ("pl", "Brakuje 3 M€."),
        ("de", "Es fehlen 3 M€."),
        ("el", "Λείπουν 3 M€."),
    ],
)
def test_missing_money_is_counted(language: str, said: str) -> None:
    reason = Reason("needs-more-mc", ((("count", "number"), 3),))

    assert speaker(GAME, language).reason(reason) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Needs 1 more plant.", "Needs 2 more plants.", "Needs 5 more plants."]),
        ("pl", ["Brakuje 1 rośliny.", "Brakuje 2 roślin.", "Brakuje 5 roślin."]),
        ("de", ["Es fehlt: 1 Pflanze.", "Es fehlt: 2 Pflanzen.", "Es fehlt: 5 Pflanzen."]),
        ("el", ["Λείπει: 1 φυτό.", "Λείπει: 2 φυτά.", "Λείπει: 5 φυτά."]),
    ],
)
def test_missing_resources_are_counted(language: str, said: list[str]) -> None:
    speak = speaker(GAME, language)

    assert [speak.reason(lack_of(PLANTS, count)) for count in (1, 2, 5)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Red gains 1 plant.", "Red gains 3 plants.", "Red gains 8 plants."]),
        (
            "pl",
            [
                "Czerwony zyskuje 1 roślinę.",
                "Czerwony zyskuje 3 rośliny.",
                "Czerwony zyskuje 8 roślin.",
            ],
        ),
        ("de", ["Rot erhält 1 Pflanze.", "Rot erhält 3 Pflanzen.", "Rot erhält 8 Pflanzen."]),
        (
            "el",
            ["Κόκκινο: παίρνει 1 φυτό.", "Κόκκινο: παίρνει 3 φυτά.", "Κόκκινο: παίρνει 8 φυτά."],
        ),
    ],
)
def test_resources_stand_in_the_right_form(language: str, said: list[str]) -> None:
    speak = speaker(GAME, language)

    assert [speak.event(events.Gained(0, PLANTS, count), None) for count in (1, 3, 8)] == said


def test_events_are_told() -> None:
    told = [
        events.ParameterRaised(TEMPERATURE, -28),
        events.ParameterRaised(OXYGEN, 8),
        events.ParameterRaised(OCEANS, 2),
        events.ProductionChanged(1, MC, -2),
        events.ProductionChanged(1, TITANIUM, 1),
        events.Lost(0, HEAT, 4, 1),
        events.TilePlaced(0, CITY, GAME.vocabulary.numbers["area"]["3-1"]),
        events.TilePlaced(NONE, OCEAN, GAME.vocabulary.numbers["area"]["1-2"]),
        events.CardShown(NONE, GAME.vocabulary.numbers["card"]["042"]),
    ]

    assert [EN.event(event, None) for event in told] == [
        "The temperature rises to -28 °C.",
        "The oxygen rises to 8 %.",
        "Oceans on Mars: 2.",
        "Green: production of M€ -2.",
        "Green: production of titanium +1.",
        "Red loses 4 heat by Green.",
        "Red places a tile on area 3-1 (Ascraeus Mons): city.",
        "A tile that belongs to nobody is placed on area 1-2: ocean.",
        "“ArchaeBacteria” is revealed and discarded.",
    ]


def test_hidden_cards_are_not_named() -> None:
    event = events.CardsDrawn(0, (0, 1), knowers=1)

    assert EN.event(event, 0) == (
        "Red takes to hand: Colonizer Training Camp and Asteroid Mining Consortium."
    )
    assert EN.event(event, 1) == "Red takes cards to hand."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Pay 12 × M€ and 4 × steel"),
        ("pl", "Zapłać: 12 × M€ i 4 × stal"),
        ("de", "12 × M€ und 4 × Stahl zahlen"),
        ("el", "Πλήρωσε 12 × M€ και 4 × χάλυβας"),
    ],
)
def test_a_payment_is_said(language: str, said: str) -> None:
    space = Pay(20, ("mc", "steel"), (30, 9), (1, 2))

    assert speaker(GAME, language).action(space.read("pay 12 mc 4 steel"), space) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_called_by_their_colours(language: str) -> None:
    speak = speaker(GAME, language)
    called = [speak.seat(seat) for seat in range(6)]

    assert len(set(called)) == 6
    assert all(name[0] == name[0].upper() for name in called)
