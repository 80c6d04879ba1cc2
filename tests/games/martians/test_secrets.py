"""What nobody may know (specification 5.4): each hidden thing is changed, and nobody sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from areopolis.catalogues import speaker
from areopolis.core.state import State
from areopolis.envs.run import Run
from areopolis.server.words.sheets import outlook
from kit.martians import GAME, scene

Document = dict[str, Any]
MODES = (("solo", 1), ("koop1", 2), ("rw2", 3), ("rw3", 4))


def seen(state: State, seat: int | None) -> Any:
    """Return everything that is told to *seat*: view, outlook, and the numbers for programs."""
    told: list[Any] = [state.view(seat), outlook(state, seat, speaker(GAME, "en"))]
    if seat is not None:
        run = Run(GAME, state.seats, state.options)
        told.append(run.observe_in(state, seat).tolist())
    return told


def turned(name: str) -> Callable[[Document], None]:
    """Return what turns a stack upside down."""

    def change(doc: Document) -> None:
        assert len(set(doc[name])) > 1, name
        doc[name] = doc[name][::-1]

    return change


def events_turned(doc: Document) -> None:
    doc["event_decks"] = [stack[::-1] for stack in doc["event_decks"]]


def tokens_changed(doc: Document) -> None:
    """Let two different tokens that lie face down change places."""
    hidden = [spot for spot, one in doc["mine"].items() if not one["face_up"]]
    first = hidden[0]
    other = next(s for s in hidden if doc["mine"][s]["token"] != doc["mine"][first]["token"])
    one, two = doc["mine"][first], doc["mine"][other]
    one["token"], two["token"] = two["token"], one["token"]


HIDDEN: dict[str, Callable[[Document], None]] = {
    "weather": turned("weather_deck"),
    "regolith": turned("regolith_deck"),
    "specialists": turned("specialist_deck"),
    "helpers": turned("helper_deck"),
    "research": turned("research_deck"),
    "events": events_turned,
    "tokens": tokens_changed,
}


@pytest.mark.parametrize("thing", HIDDEN)
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_nobody_sees_stacks_and_tokens_face_down(mode: str, seats: int, thing: str) -> None:
    state = scene(mode, seats).build()
    document = state.to_dict()
    HIDDEN[thing](document)
    other = GAME.from_dict(document)

    assert other.key() != state.key()
    for seat in (None, *range(seats)):
        assert seen(other, seat) == seen(state, seat)


def test_nobody_sees_the_orders_to_come() -> None:
    state = scene("rw3", 2).build()
    document = state.to_dict()
    turned("order_deck")(document)

    for seat in (None, 0, 1):
        assert seen(GAME.from_dict(document), seat) == seen(state, seat)


def swapped_hand(state: State) -> State:
    """Return the same with another card in the first hand; the deck has the one that was there."""
    document = state.to_dict()
    hand = document["households"][0]["cards"]
    assert hand == {"yellow": 1}
    document["households"][0]["cards"] = {"green": 1}
    place = document["regolith_deck"].index("green")
    document["regolith_deck"][place] = "yellow"
    return GAME.from_dict(document)


@pytest.mark.parametrize(("mode", "seats"), [("rw2", 2), ("rw2", 3), ("rw3", 2), ("rw3", 4)])
def test_regolith_cards_are_known_to_their_owner_alone(mode: str, seats: int) -> None:
    state = scene(mode, seats).cards("red", yellow=1).build()
    other = swapped_hand(state)

    assert state.view(0)["players"][0]["minerals"] == {"yellow": 1}
    assert other.view(0)["players"][0]["minerals"] == {"green": 1}
    for seat in (None, *range(1, seats)):
        assert seen(other, seat) == seen(state, seat)
        assert state.view(seat)["players"][0]["cards"] == 1


@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("koop1", 3)])
def test_regolith_cards_are_open_where_all_are_one_side(mode: str, seats: int) -> None:
    state = scene(mode, seats).cards("red", yellow=1).build()
    other = swapped_hand(state)

    for seat in (None, *range(seats)):
        assert state.view(seat)["colony"]["minerals"] == {"yellow": 1}
        assert other.view(seat)["colony"]["minerals"] == {"green": 1}


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_the_next_weather_is_known_to_who_has_the_report(mode: str, seats: int) -> None:
    state = scene(mode, seats).technology("red", "weather-report").build()
    document = state.to_dict()
    document["weather_deck"][-1], document["weather_deck"][0] = (
        document["weather_deck"][0],
        document["weather_deck"][-1],
    )
    other = GAME.from_dict(document)
    knowing = (None, *range(seats)) if mode in ("solo", "koop1") else (0,)

    for seat in (None, *range(seats)):
        if seat in knowing:
            assert state.view(seat)["next_weather"] == state.to_dict()["weather_deck"][-1]
            assert other.view(seat)["next_weather"] == document["weather_deck"][-1]
        else:
            assert state.view(seat)["next_weather"] is None
            assert seen(other, seat) == seen(state, seat)
