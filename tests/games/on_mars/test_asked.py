"""The open question on the map: what a site brings, what a way costs, and the words for both."""

from typing import Any

import pytest

import areopolis
from areopolis.catalogues import LANGUAGES, speaker
from areopolis.games.on_mars.state import OnMarsState
from kit.asking import drive, options
from kit.on_mars import BLUE, GREEN, WITH_ARROWS, Scene, scene, stored


def own(state: OnMarsState, seat: int = BLUE) -> Any:
    return state.game.outlook(state, seat)["own"]


def said(state: OnMarsState, text: str, language: str = "en") -> str:
    (action,) = [one for one in state.decision(state.deciding[0]).options if str(one) == text]
    return speaker(areopolis.game("on-mars"), language).meaning(state, action)


def greenhouse() -> Scene:
    """Blue can construct a Greenhouse beside another one or two hexes away from it."""
    here = scene().build("greenhouse", "3,0").bot(BLUE, "4,0").stock(BLUE, water=1)
    return here.tech(BLUE, "greenhouse", "L1a").top_tile("greenhouse", WITH_ARROWS)


def begun(here: Scene) -> OnMarsState:
    state = here.turn()
    drive(state, "act construct")
    if "build greenhouse" in options(state):
        drive(state, "build greenhouse")
    return state


def test_every_site_that_is_offered_is_drawn() -> None:
    state = begun(greenhouse())

    assert {f"at {name}" for name in own(state)["sites"]} == set(options(state))


def test_a_site_tells_its_complex_and_what_it_brings_as_it_comes_true() -> None:
    state = begun(greenhouse())
    site = own(state)["sites"]["4,-1"]

    drive(state, "at 4,-1")

    assert (site["size"], site["tech"], site["count"]) == (2, 1, 2)
    assert stored(state, BLUE, "plant") == site["kept"] == 2
    lying = [state.rules.map.names[n] for n, tile in enumerate(state.ground) if tile >= 0]
    assert sorted(site["crystals"]) == sorted(lying) != []


def test_a_site_names_who_must_make_room_and_which_tile_is_lost() -> None:
    state = begun(greenhouse().bot(GREEN, "4,-1").ground(DT16="3,1"))
    sites = own(state)["sites"]

    assert sites["4,-1"]["moves"] == {"piece": "bot", "of": "green"}
    assert sites["3,1"]["ground"] == "DT16"
    assert "Bot of Green makes room." in said(state, "at 4,-1")
    assert "is lost." in said(state, "at 3,1")


def test_a_site_tells_that_the_colony_will_rise() -> None:
    state = begun(greenhouse().level(1, 2, 2, 1, 2))
    site = own(state)["sites"]["4,-1"]

    said_before = said(state, "at 4,-1")
    points = state.game.outlook(state, BLUE)["points"]["blue"]
    drive(state, "at 4,-1", "benefit LB3")

    assert site["rises"]
    assert "The Colony rises to level 2." in said_before
    after = state.game.outlook(state, BLUE)["points"]["blue"]
    earned = sum([after[one] - points[one] for one in ("first-buildings", "rewards")])
    assert earned == site["reward"]


def test_ways_tell_what_they_cost_and_collect() -> None:
    here = scene().rover(BLUE, "3,0").ground(crystal="3,1").crystals(BLUE, depot=3)
    state = here.turn()
    drive(state, "act control-center", "rover")

    reach = own(state)["reach"]

    assert (reach["3,2"]["far"], reach["3,2"]["price"], reach["3,2"]["crystals"]) == (2, 0, 1)
    assert reach["6,-3"]["price"] == 1
    assert reach["6,-3"]["with"] == "crystal"
    assert said(state, "to 6,-3") == "Costs 1 Crystal."
    drive(state, "to 6,-3")
    assert state.crystals(BLUE) == 2


def test_a_foreign_tile_tells_what_its_owner_gets() -> None:
    here = greenhouse().tech(GREEN, "greenhouse", "L1b")
    state = begun(here)
    drive(state, "at 4,-1")

    assert said(state, "tech blue") == "Greenhouse Tech of level 1; it is yours."
    assert "gains an Oxygen" in said(state, "tech green")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_a_site_begin_with_capitals(language: str) -> None:
    state = begun(greenhouse().bot(GREEN, "4,-1"))

    sentences = said(state, "at 4,-1", language).split(". ")

    assert [one for one in sentences if not (one[0].isupper() or one[0].isdigit())] == []


def test_others_are_told_nothing_of_the_open_question() -> None:
    state = begun(greenhouse())

    assert "sites" not in own(state, GREEN)
