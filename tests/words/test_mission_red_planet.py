"""Texts of Mission: Red Planet: made from the rules, right for options and owners' packs."""

from typing import Any

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, speaker
from areopolis.core.pack import Pack
from areopolis.games.mission_red_planet.data.components import COLOURS, STOP_NAMES
from areopolis.games.mission_red_planet.data.zones import ZONES
from areopolis.games.mission_red_planet.game import MissionRedPlanet
from areopolis.games.mission_red_planet.words.texts import OUTCOMES, PARTS

GAME = areopolis.game("mission-red-planet")


def pack(**changes: Any) -> MissionRedPlanet:
    """Return the game with an owner's pack; "M06" and the like replace fields of a card."""
    data = MissionRedPlanet().pack_template()
    for kind in ("missions", "discoveries", "actions"):
        for place, card in enumerate(data[kind]):
            if card["id"] in changes:
                kept = {"id": card["id"]} | {k: card[k] for k in ("phase", "trigger") if k in card}
                data[kind][place] = kept | changes[card["id"]]
    for kind in ("zones", "characters"):
        if kind in changes:
            data[kind] = changes[kind]
    return MissionRedPlanet(Pack("mine", data))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 token", "2 tokens", "5 tokens", "22 tokens"]),
        ("pl", ["1 żeton ", "2 żetony ", "5 żetonów ", "22 żetony "]),
        ("de", ["1 Punktmarker", "2 Punktmarker", "5 Punktmarker", "22 Punktmarker"]),
        ("el", ["1 μάρκα ", "2 μάρκες ", "5 μάρκες ", "22 μάρκες "]),
    ],
)
def test_numbers_agree_in_every_language(language: str, said: list[str]) -> None:
    for amount, expected in zip((1, 2, 5, 22), said, strict=True):
        game = pack(D10={"rule": "own_bonus", "amount": amount})

        assert expected in speaker(game, language).card_text("D10")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (1, "zyskuje 1 punkt."),
        (3, "zyskuje 3 punkty."),
        (12, "zyskuje 12 punktów."),
        (-1, "traci 1 punkt."),
        (-4, "traci 4 punkty."),
    ],
)
def test_points_may_be_lost(points: int, said: str) -> None:
    game = pack(D11={"rule": "points_present", "points": points})

    assert speaker(game, "pl").card_text("D11").endswith(said)


def test_negative_points_of_an_event_agree_like_positive_ones() -> None:
    told = {"event": "discovery-scored", "colour": "blue", "zone": "HE", "points": -3}

    said = speaker(GAME, "pl").told(told)

    assert said == "Niebieski: -3 punkty za odkrycie w strefie Hellas."


def test_a_text_follows_the_rule_of_an_owners_card() -> None:
    game = pack(
        M01={"rule": "presence_tiers", "zones": ["HE", "SM"], "points": [3, 9]},
        M06={"rule": "most_astronauts", "zones": ["HE", "PH"], "points": 1},
        M10={"rule": "most_astronauts", "zones": ["AU"], "points": 4},
        D12={"rule": "points_most", "points": 5, "ties": "full"},
        A03={"round": 4, "rule": "force_launch", "filter": "any"},
    )
    speak = speaker(game, "en")

    assert [speak.card_text(card) for card in ("M01", "M06", "M10", "D12", "A03")] == [
        "3 / 9 points for astronauts of yours in 1 / 2 of these zones: Hellas and Syrtis Major.",
        "1 point if you have the most astronauts in these zones together: Hellas and Phobos.",
        "4 points if you have the most astronauts at Ausonia.",
        "Final scoring: 5 points for the most astronauts here, also for each of those who tie.",
        "Round 4, before the ships land: force a docked ship to launch.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_titles_stand_in_every_language(language: str) -> None:
    zones = [{"id": z.name, "kind": z.kind, "name": f"Zone {z.name}"} for z in ZONES]
    game = pack(zones=zones, M07={"name": "Shiny", "rule": "most_lost", "points": 2})
    speak = speaker(game, language)

    assert speak.name("card", "M07") == "Shiny"
    assert speak.name("zone", "HE") == "Zone HE"
    assert speak.name("ship", "S13") == "S13 (Zone HE)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_title_never_stands_on_a_card_with_another_rule(language: str) -> None:
    """A card as it is in the box keeps our title, also where an owner did not write one."""
    game = pack(M07={"rule": "most_lost", "points": 2})

    assert speaker(game, language).name("card", "M07") == "M07"
    ours = speaker(GAME, language).name("card", "M08")
    assert speaker(game, language).name("card", "M08") == ours != "M08"


def test_a_character_places_what_the_options_say() -> None:
    speak = speaker(GAME, "en")

    assert speak.describe("character", "pilot").startswith("Place 2 astronauts in total")
    assert speak.describe("character", "pilot", {"pilot_place": 1}).startswith("Place 1 astronaut ")
    assert speak.describe("character", "soldier").startswith("Place 1 astronaut ")
    assert speak.describe("character", "soldier", {"soldier_place": 2}).startswith(
        "Place 2 astronauts on one docked ship, or as many as possible."
    )
    assert "up to 3 moves" in speak.describe("character", "explorer")
    assert "at least one" in speak.describe("character", "explorer", {"explorer_min_moves": 1})


def test_a_character_does_what_an_owners_pack_says() -> None:
    game = pack(
        characters={"soldier": {"place": 3, "kill": 2, "transfer_max": 1}, "pilot": {"place": 3}}
    )
    speak = speaker(game, "en")

    assert speak.describe("character", "soldier") == (
        "Place 3 astronauts on one docked ship, or as many as possible."
        " Kill 2 astronauts in any zones except Syrtis Major and Valles Marineris."
        " If you have astronauts on Phobos, move 1 of them to a zone of Mars."
    )
    assert speak.option_value("pilot_place", 3) == "three"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_says_each_of_its_parts(language: str) -> None:
    speak = speaker(GAME, language)
    texts = [speak.describe("character", name) for name in GAME.vocabulary.names["character"][1:]]

    assert len(set(texts)) == len(texts)
    assert all("part." not in text and "{" not in text for text in texts)
    assert {f"part.{part}" for part in PARTS} == {
        phrase.key
        for options in ({}, {"soldier_place": 2, "explorer_min_moves": 1})
        for name in GAME.vocabulary.names["character"]
        for phrase in GAME.describe("character", name, GAME.check_options(options))
    }


def test_a_ship_is_called_by_its_card_and_printed_destination() -> None:
    assert speaker(GAME, "de").name("ship", "S13") == "S13 (Hellas)"
    assert speaker(GAME, "de").name("ship", "S36") == "S36 (Ziel unbekannt)"


def test_a_seat_is_called_by_its_colour() -> None:
    speak = speaker(GAME, "el")

    assert [speak.seat(seat) for seat in range(2)] == ["Κίτρινο", "Μπλε"]
    assert speak.name("seat", "grey") == speak.name("colour", "grey") == "Γκρι"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    speak = speaker(GAME, language)
    for kind, names in GAME.vocabulary.names.items():
        called = [speak.name(kind, name) for name in names]
        assert len(set(called)) == len(called), kind
    assert len({speak.words.text(f"stop.{stop}") for stop in STOP_NAMES}) == len(STOP_NAMES)
    assert len({speak.name("colour", colour) for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_global_mission_is_worth_nine_points(language: str) -> None:
    assert speaker(GAME, language).describe("global-mission", "ice-monopoly").startswith("9 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_sentence(language: str) -> None:
    speak = speaker(GAME, language)
    for outcome in OUTCOMES:
        assert speak.words.text(f"outcome.{outcome}", {"winners": "X"}).endswith(".")
