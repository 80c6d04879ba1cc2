"""Worked scenarios: upgrades and Ships (specification 7.5, 7.6)."""

import pytest

from areopolis.games.on_mars.data.constants import MINER
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.rules.welcoming import WelcomeShips
from kit import drive, listen, options, question, reasons
from kit.on_mars import (
    BLUE,
    GREEN,
    LACERDA,
    Scene,
    colonists,
    compensated,
    hexagon,
    piece,
    scene,
    stored,
)


def test_t45_an_upgrade_costs_a_mineral_and_opens_the_card() -> None:
    here = scene().build("water-extractor", "0,2").bot(BLUE, "0,3").stock(BLUE, mineral=1)
    here.blueprints(BLUE, "BP05").crystals(BLUE, depot=2).missions(MI3=4)
    state = here.turn()

    drive(state, "act upgrade", "upgrade BP05 0,2")

    assert stored(state, BLUE, "mineral") == 0
    assert piece(state, "0,2") == "blue advanced"
    assert state.mission_left[0] == 3
    assert question(state) == (BLUE, "take-turn")
    # Only the cost of a Ship is missing.
    assert reasons(state, "use BP05") == ["needs-resources"]


def test_t46_a_level_three_blueprint_needs_a_complex_of_three() -> None:
    here = scene().build("water-extractor", "0,2", "1,1").bot(BLUE, "0,3").stock(BLUE, mineral=1)
    here.blueprints(BLUE, "BP17")

    assert reasons(here.turn(), "act upgrade") == ["nothing-to-upgrade"]

    state = here.build("water-extractor", "2,0").turn()
    drive(state, "act upgrade", "upgrade BP17 0,2")
    assert piece(state, "0,2") == "blue advanced"


def three_to_upgrade() -> Scene:
    """Begin a scene with three Blueprints of blue and a building for each."""
    here = scene().build("water-extractor", "0,2").build("generator", "-1,3").bot(BLUE, "0,3")
    here.build("greenhouse", "1,2").blueprints(BLUE, "BP05", "BP03", "BP07")
    return here.shelter(BLUE, "5,-5").stock(BLUE, mineral=3)


def test_t47_upgrade_tech_of_level_two_allows_three() -> None:
    state = three_to_upgrade().tech(BLUE, "upgrade", "L2a").turn()

    drive(state, "act upgrade", "upgrade BP05 0,2", "tech blue", "upgrade BP03 -1,3")
    assert options(state) == ["upgrade BP07 1,2", "stop"]
    drive(state, "upgrade BP07 1,2")

    assert stored(state, BLUE, "mineral") == 0
    assert len(state.advanced_of(BLUE)) == 3
    assert compensated(state) == []


def test_t48_the_miner_of_another_goes_home() -> None:
    here = scene().build("mine", "3,-3").miner(GREEN, "3,-3").bot(BLUE, "3,-2")
    here.blueprints(BLUE, "BP02").stock(BLUE, mineral=1)
    state = here.turn()

    drive(state, "act upgrade", "upgrade BP02 3,-3")

    assert piece(state, "3,-3") == "blue advanced"
    assert state.quarters[GREEN] == 4
    assert colonists(state, GREEN) == 12


def test_t48_or_to_the_supply_if_all_beds_are_taken() -> None:
    here = scene().build("mine", "3,-3").miner(GREEN, "3,-3").colonists(GREEN, 4)
    here.bot(BLUE, "3,-2").blueprints(BLUE, "BP02").stock(BLUE, mineral=1)
    state = here.turn()
    log = listen(state)

    drive(state, "act upgrade", "upgrade BP02 3,-3")

    assert (state.quarters[GREEN], state.supply[GREEN]) == (4, 8)
    (told,) = [event for event in log.told() if event["event"] == "colonists-retrieved"]
    assert (told["seat"], told["count"], told["lost"]) == ("green", 1, 1)


def test_t48_a_miner_of_lacerda_goes_and_nobody_counts_him() -> None:
    here = scene(seats=1).build("mine", "3,-3").bot(BLUE, "3,-2")
    here.state.put_piece(LACERDA, MINER, hexagon("3,-3"))
    state = here.blueprints(BLUE, "BP02").stock(BLUE, mineral=1).turn()
    log = listen(state)

    drive(state, "act upgrade", "upgrade BP02 3,-3")

    assert (state.quarters[LACERDA], state.supply[LACERDA]) == (12, 0)
    (told,) = [event for event in log.told() if event["event"] == "colonists-retrieved"]
    assert (told["count"], told["lost"]) == (1, 0)


def test_t49_ships_that_were_discarded_count_for_the_limit() -> None:
    here = scene().level(3).ships(BLUE, 1, 2, 3, hangar=1).shelter(BLUE, "5,-5")
    state = here.stock(BLUE, plant=2, water=2).turn()

    drive(state, "act welcome-ship", "ship 1", "crew colonists")

    assert question(state) == (BLUE, "take-turn")
    assert state.hangar[BLUE] == 2
    assert (stored(state, BLUE, "plant"), stored(state, BLUE, "water")) == (1, 1)


def test_t50_the_ship_that_leaves_opens_its_executive_action() -> None:
    here = scene().level(2).stock(BLUE, plant=1, water=1).crystals(BLUE, depot=3)
    here.state.display[6] = 0
    state = here.turn()
    assert reasons(state, "executive EX3") == ["covered-by-ship"]

    drive(state, "act welcome-ship", "ship 3", "crew colonists")

    assert "executive EX3" in options(state)
    assert state.capacity(BLUE) == 4


def test_t92_ship_tech_brings_more_colonists() -> None:
    here = scene().shelter(BLUE, "5,-5").colonists(BLUE, 2).stock(BLUE, plant=1, water=1)
    state = here.tech(GREEN, "ship", "L3a").turn()

    drive(state, "act welcome-ship", "ship 1", "crew bot", "at 5,-5")
    assert options(state) == ["tech green", "stop"]
    drive(state, "tech green")
    assert options(state) == ["bring 1", "bring 2", "bring 3"]
    drive(state, "bring 3")

    assert (state.quarters[BLUE], state.supply[BLUE]) == (6, 6)
    assert compensated(state) == [(GREEN, "ship")]


def test_t92_it_is_not_offered_when_nobody_fits() -> None:
    here = scene().shelter(BLUE, "5,-5").colonists(BLUE, 5).stock(BLUE, plant=1, water=1)
    state = here.tech(GREEN, "ship", "L3a").turn()

    drive(state, "act welcome-ship", "ship 1", "crew bot", "at 5,-5")

    assert question(state) == (BLUE, "take-turn")


@pytest.mark.parametrize(("option", "ships"), [("extra_ships", 2), ("off", 1)])
def test_t93_ship_tech_can_mean_further_ships(option: str, ships: int) -> None:
    here = scene(ship_tech=option).level(3).colonists(BLUE, 0).shelter(BLUE, "5,-5")
    here.stock(BLUE, plant=2, water=2).tech(BLUE, "ship", "L1a")
    state = here.doing(WelcomeShips(1, teal=1, tech=1))

    drive(state, "ship 1", "crew colonists")
    if option == "extra_ships":
        assert options(state) == ["tech blue", "stop"]
        drive(state, "tech blue", "ship 2", "crew colonists")

    assert question(state) == (BLUE, "take-turn")
    assert state.hangar[BLUE] == ships
    assert state.working[BLUE] == 0


def test_an_upgrade_without_tech_is_one_only() -> None:
    state = three_to_upgrade().tech(BLUE, "upgrade", "L2a").doing(UpgradeBuildings(1))

    drive(state, "upgrade BP05 0,2")

    assert question(state) == (BLUE, "take-turn")
