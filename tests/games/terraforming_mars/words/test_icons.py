"""Icons: the text of a card as data that a client can draw."""

import json

from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.drawn.icons import icons

BY_NAME = {card.name: card for card in CARDS}


def shown(name: str) -> list[dict[str, object]]:
    return icons(BY_NAME[name])


def test_productions_and_requirements() -> None:
    assert shown("004") == [
        {"part": "requirement", "icons": [["oceans", "min", 3]]},
        {"part": "play", "icons": [["production", "mc", -1], ["production", "plants", 2]]},
        {"part": "play", "icons": [["production-of-any", "heat", -1]]},
    ]


def test_actions_have_costs_and_gains() -> None:
    assert shown("033") == [
        {
            "part": "action",
            "cost": [["here", "microbe", -2]],
            "icons": [["raise", "oxygen", 1]],
        },
        {"part": "action", "cost": [], "icons": [["here", "microbe", 1]]},
    ]
    assert shown("187") == [
        {"part": "action", "cost": [["mc", -8, "steel"]], "icons": [["place-ocean", 0]]}
    ]


def test_triggers_say_when() -> None:
    assert shown("023")[2:] == [
        {"part": "effect", "when": [["on-tile", "ocean", 1, 0, 0]], "icons": [["plants", 2]]}
    ]


def test_corporations_begin_with_money_and_a_first_action() -> None:
    assert shown("tharsis-republic")[0] == {"part": "start", "icons": [["mc", 40]]}
    assert {"part": "first", "icons": [["place-tile", "city", "city"]]} in shown("tharsis-republic")
    assert shown("polyphemos")[1] == {"part": "card-price", "icons": [["mc", 5]]}
    assert shown("united-nations-mars-initiative")[1]["needs"] == [["rating-raised"]]


def test_icons_stand_within_icons() -> None:
    assert shown("115") == [
        {
            "part": "play",
            "icons": [
                ["choose-one", [[["production", "energy", 2]], [["production", "plants", 1]]]]
            ],
        }
    ]
    assert shown("037")[2] == {
        "part": "play",
        "icons": [
            ["if-tags", "plant", 3, [["production", "plants", 4]], [["production", "plants", 1]]]
        ],
    }
    assert shown("051")[0]["icons"] == [["produce-per", "mc", [["count-tags", "earth", "own", 1]]]]
    assert shown("074")[0]["when"] == [["on-tag", ["plant", "microbe", "animal"], 0, 1]]


def test_points() -> None:
    assert shown("095")[-1] == {"part": "points", "icons": [["points-here", 2, 1]]}
    assert shown("097")[-1] == {"part": "points", "icons": [["points", -2]]}


def test_every_card_can_be_drawn() -> None:
    for card in CARDS:
        drawn = icons(card)
        assert json.loads(json.dumps(drawn)) == drawn
        assert drawn
        assert all(part["icons"] for part in drawn), card.name
