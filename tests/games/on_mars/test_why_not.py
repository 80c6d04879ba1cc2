"""Why something is not possible: whatever a question is about and does not offer has its reason."""

from __future__ import annotations

from functools import cache

import pytest

from areopolis.catalogues import LANGUAGES
from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.rules.ending import DeliverLast
from areopolis.games.on_mars.rules.moving import Moving
from areopolis.games.on_mars.rules.radar import UseRadar
from areopolis.games.on_mars.rules.ship_tech import BringMore
from areopolis.games.on_mars.rules.travelling import ExploreMars, PlaceDiscovery
from kit import drive, question, reasons, short_options
from kit.on_mars import BLUE, GAME, GREEN, scene
from kit.why_not import Walk

GAMES = 10
# Of the moments of each question so many are looked at.
MOMENTS = 2


@cache
def walked() -> Walk:
    """Return games of every number of players."""
    walk = Walk()
    for number in range(GAMES):
        walk.play(GAME, number, 0.2, short_options(GAME.id))
    return walk


def test_whatever_a_question_is_about_has_a_reason_of_its_own() -> None:
    """Spaces, sites, technologies, Blueprints, executive actions, journeys, payments."""
    seen = walked().explained(MOMENTS)

    # Rarer ones come with other samples.
    assert {"take-main", "take-executive", "take-space"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences(language: str) -> None:
    for said in walked().said(GAME, language):
        assert said.endswith((".", "!", "·")), said
        assert "{" not in said


def test_a_turn_order_space_is_taken_by_somebody() -> None:
    state = GAME.new(2, 1)
    first = state.deciding[0]
    state.play(first, "space 1")
    other = state.deciding[0]
    (reason,) = state.why_not(other, "space 1")

    assert reason.written(state.vocabulary) == {"seat": ("blue", "green")[first]}


def test_who_cannot_stop_must_choose() -> None:
    state = scene().in_orbit(BLUE).grid(B1="mine", B2="rover").turn(BLUE)
    drive(state, "act learn-technology")

    assert reasons(state, "stop") == ["must-choose"]
    assert reasons(state, "learn T1") != ["must-choose"]


def test_a_payment_must_fit_and_be_there() -> None:
    here = scene().in_orbit(BLUE).grid(T1="rover")
    state = here.stock(BLUE, mineral=2, battery=1, plant=1, water=0).turn(BLUE)
    drive(state, "act learn-technology", "learn T1")

    assert question(state) == (BLUE, "pay")
    assert reasons(state, "pay mineral water") == ["none-stored"]
    assert reasons(state, "pay plant") == ["payment-does-not-fit"]


def test_the_extra_cost_is_no_more_than_it_is() -> None:
    """One Colonist of another colour on the slots: the cost is one, in Colonists or Crystals."""
    here = scene().bot(BLUE, "-2,0").slots("construct", green=1)
    state = here.colonists(BLUE, 4).crystals(BLUE, depot=2).turn()
    drive(state, "act construct")

    assert question(state) == (BLUE, "pay-extra-cost")
    assert reasons(state, "colonists 2") == ["extra-cost-is-less"]


def test_only_empty_hexes_at_the_right_distance_are_explored() -> None:
    state = scene().doing(PlaceDiscovery(0))

    assert question(state) == (BLUE, "place-discovery")
    assert reasons(state, "at 0,-3") == []
    assert reasons(state, "at 0,0") == ["hex-not-empty"]
    assert reasons(state, "at 6,-4") == ["wrong-distance"]


def test_a_technology_is_used_of_who_has_it() -> None:
    here = scene().bot(BLUE, "-2,0").tech(GREEN, "rover", "L1a")
    state = here.doing(Moving(2, 1, 0, 1, 0, 0))

    assert reasons(state, "tech blue") == ["owner-has-no-tech"]


def test_a_ship_tech_brings_as_many_as_its_level_and_the_beds_allow() -> None:
    state = scene().colonists(BLUE, 1).doing(BringMore(2))

    assert question(state) == (BLUE, "add-colonists")
    assert reasons(state, "bring 0") == ["must-choose"]
    assert reasons(state, "bring 3") == ["needs-tech-level"]


def test_a_last_delivery_goes_onto_an_own_contract_that_needs_it() -> None:
    here = scene().contract(BLUE, "EC11").contract(GREEN, "EC07").stock(BLUE, plant=1)
    state = here.doing(DeliverLast())

    assert question(state) == (BLUE, "deliver-last")
    assert reasons(state, "put plant EC11") == []
    assert reasons(state, "put mineral EC07") == ["not-your-contract"]
    assert reasons(state, "put crystal EC11") == ["contract-needs-no-more"]


def test_a_further_upgrade_takes_a_technology_of_somebody_who_has_it() -> None:
    here = scene().build("water-extractor", "1,-1").bot(BLUE, "-1,0").bot(BLUE, "2,-1")
    here.blueprints(BLUE, "BP01", "BP05").stock(BLUE, mineral=2).tech(GREEN, "upgrade", "L1a")
    state = here.turn()
    drive(state, "act upgrade")
    assert reasons(state, "tech green") == ["tech-not-needed"]
    drive(state, "upgrade BP01 0,0")

    assert question(state) == (BLUE, "upgrade-more")
    assert reasons(state, "tech purple") == ["owner-has-no-tech"]
    assert reasons(state, "upgrade BP05 1,-1") == ["upgrade-needs-tech"]
    drive(state, "tech green")
    assert reasons(state, "tech green") == ["tech-used"]


def test_the_exploration_space_may_be_empty_on_one_side() -> None:
    here = scene().exploration("DT01", "DT02")
    here.state.exploration[1] = NONE

    assert reasons(here.doing(ExploreMars()), "explore right") == ["no-tile-there"]


def test_a_radar_takes_no_tile_of_whose_benefit_nothing_can_be_done() -> None:
    here = scene().build("generator", "2,0").advanced(BLUE, "BP15", "2,0")
    state = here.exploration("DT07", "DT08").doing(UseRadar(), card="BP15")

    assert question(state) == (BLUE, "bind-tile")
    assert reasons(state, "explore right") == ["no-tech-to-take"]
    here.state.exploration[1] = NONE
    assert reasons(state, "explore right") == ["no-tile-there"]
