"""A speaker: composite answers, questions on behalf of others, reasons and errors."""

from pathlib import Path

import pytest

import areopolis
from areopolis import BadPack, BadPosition, BadRecord, RulesError, UnknownLanguage
from areopolis.catalogues import LANGUAGES, speaker, words
from areopolis.core.action import DONE, Chosen, Payment
from areopolis.core.errors import Because
from areopolis.core.pack import Pack
from areopolis.core.reason import Reason
from areopolis.core.record import checksum
from areopolis.core.space import Choose, Pay
from areopolis.core.speech import Speaker
from areopolis.core.together import FIRST
from areopolis.games.mission_red_planet.game import MissionRedPlanet
from core.tables import TOY, buying, table

GAME = areopolis.game("mission-red-planet")


def toy(language: str) -> Speaker:
    """Return a speaker of the toy game, which has only the shared words."""
    return Speaker(TOY, words(None, language))


PAYMENT = Pay(9, ("coin", "gem"), (11, 2), (1, 3))
TRANSFER = Choose("transfer", "zone", ("HE", "SM"), (4, 7), (2, 2), 1, 2)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Pay 3 × coin and 2 × gem"),
        ("pl", "Zapłać: 3 × coin i 2 × gem"),
        ("de", "3 × coin und 2 × gem zahlen"),
        ("el", "Πλήρωσε 3 × coin και 2 × gem"),
    ],
)
def test_a_payment_names_the_amounts(language: str, said: str) -> None:
    assert toy(language).action(PAYMENT.read("pay 3 coin 2 gem"), PAYMENT) == said


def test_a_payment_of_nothing_is_said() -> None:
    assert toy("en").action(Payment("pay nothing", (0, 0)), PAYMENT) == "Pay nothing"


def test_the_picks_of_a_payment_are_amounts() -> None:
    assert toy("en").action(PAYMENT.picks(())[-1], PAYMENT) == "2 × gem"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Move from the moon to Hellas and Syrtis Major"),
        ("pl", "Przenieś z księżyca: Hellas i Syrtis Major"),
        ("de", "Vom Mond ziehen nach Hellas und Syrtis Major"),
        ("el", "Μετακίνησε από το φεγγάρι: Ελλάς και Μεγάλη Σύρτις"),
    ],
)
def test_a_choice_is_said_in_the_words_of_the_game(language: str, said: str) -> None:
    answer = TRANSFER.read("transfer SM HE")

    assert speaker(GAME, language).action(answer, TRANSFER) == said


def test_a_pick_is_called_by_what_is_picked() -> None:
    pick = TRANSFER.picks(())[0]

    assert speaker(GAME, "el").action(pick, TRANSFER) == "Ελλάς"
    assert speaker(GAME, "de").action(DONE, TRANSFER) == "Das ist alles"


def test_without_its_space_a_choice_is_said_by_its_ids() -> None:
    answer = Chosen("transfer HE SM", (4, 7))

    assert speaker(GAME, "en").action(answer) == "Move from the moon to HE and SM"


def test_a_choice_without_words_of_its_own_is_a_list() -> None:
    state = buying(table())
    state.play(0, "skip")
    space = state.decision(0).space
    assert isinstance(space, Choose)

    said = toy("en").action(space.read(f"{space.verb} nothing"), space)

    assert said == "nothing"


def test_effects_are_numbered_from_one() -> None:
    assert toy("en").action(FIRST[0]) == "Effect 1 first"


def test_who_decides_for_a_neutral_colour_is_told_so() -> None:
    speak = speaker(GAME, "en")
    shown = {"question": "destroy-ship", "effect": "destroy-ship", "args": {}}

    assert speak.asked({**shown, "by": "yellow"}, 0) == "Which docked ship do you destroy?"
    assert speak.asked({**shown, "by": "orange"}, 0) == "Orange: Which docked ship do you destroy?"


def test_an_event_is_said_as_far_as_a_seat_may_know_it() -> None:
    speak = speaker(GAME, "pl")
    event = GAME.events()["mission-kept"](0, 4, knowers=1)

    assert speak.event(event, 0) == "Żółty zatrzymuje misję „Strefy strategiczne”."
    assert speak.event(event, 1) == speak.event(event, None) == "Żółty zatrzymuje misję."


def test_reasons_fall_back_on_errors() -> None:
    speak = toy("de")
    values = ((("source", ""), "HE"), (("accepted", ""), "SM, VM"))

    assert speak.reason(Reason("not-asked")) == "Danach ist jetzt nicht gefragt."
    assert speak.reason(Reason("not-accepted", values)) == "HE gilt hier nicht; möglich: SM, VM"


def test_lists_are_joined_as_one_speaks() -> None:
    speak = words(None, "en")

    assert [speak.listed(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "ships: at least one ship goes to the moon"),
        ("pl", "ships: co najmniej jeden statek leci na księżyc"),
        ("de", "ships: mindestens ein Schiff fliegt zum Mond"),
        ("el", "ships: τουλάχιστον ένα σκάφος πηγαίνει στο φεγγάρι"),
    ],
)
def test_a_bad_pack_is_explained_in_every_language(language: str, said: str) -> None:
    data = MissionRedPlanet().pack_template()
    data["ships"] = [{**ship, "to": "HE"} for ship in data["ships"]]

    with pytest.raises(BadPack) as raised:
        MissionRedPlanet(Pack("mine", data))

    assert speaker(GAME, language).error(raised.value) == said
    assert (language != "en") or str(raised.value) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "zones: 6 resource tokens of ice, there are 5"),
        ("pl", "zones: żetony surowca (lód): jest 6, powinno być 5"),
        ("de", "zones: Rohstoffmarker (Eis): 6 statt 5"),
        ("el", "zones: μάρκες πόρου (πάγος): 6 αντί για 5"),
    ],
)
def test_a_cause_names_things_as_they_are_called(language: str, said: str) -> None:
    values: dict[str, object] = {"found": 6, "resource": "ice", "count": 5}
    why = Because("{found} resource tokens of {resource}, there are {count}", values)
    error = BadPosition("inconsistent", {"field": "zones", "why": why})

    assert speaker(GAME, language).error(error) == said


def test_an_error_within_an_error_is_said_too() -> None:
    record = GAME.new(seats=3, seed=1).record()
    record["moves"] = ["0 place dock 1"]
    record["check"] = checksum(record)

    with pytest.raises(BadRecord) as raised:
        GAME.replay(record)

    assert str(raised.value).startswith("move 1 (0 place dock 1): place dock 1 is not legal")
    assert (
        speaker(GAME, "el")
        .error(raised.value)
        .startswith("κίνηση 1 (0 place dock 1): place dock 1: δεν επιτρέπεται τώρα")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_expected_is_said(language: str) -> None:
    speak = speaker(GAME, language)
    document = {**GAME.new(seats=3, seed=1).to_dict(), "first": 7}

    with pytest.raises(BadPosition) as raised:
        GAME.from_dict(document)

    kind = {"en": "a colour", "pl": "(kolor)", "de": "(Farbe)", "el": "(χρώμα)"}[language]
    assert kind in speak.error(raised.value)


def test_errors_before_any_game_are_said(tmp_path: Path) -> None:
    with pytest.raises(RulesError) as unknown:
        areopolis.game("chess")
    with pytest.raises(RulesError) as unreadable:
        areopolis.game(GAME.id, tmp_path / "x")
    speak = words(None, "de")

    assert speak.error(unknown.value).startswith("es gibt kein Spiel 'chess'; bekannte Spiele: ")
    assert speak.error(unreadable.value).startswith("x: nicht lesbar: ")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="known languages: en, pl, de, el"):
        words(None, "tlh")
    with pytest.raises(UnknownLanguage):
        speaker(GAME, "")
