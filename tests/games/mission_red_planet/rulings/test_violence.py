"""Rulings: Femme Fatale, Soldier, and Lost in Space."""

import pytest

from kit import drive, options, question, refuses
from kit.mission_red_planet import G, R, found, launched, lost, points, scene, supply, zone

MARS = ("VB", "TS", "MT", "AU", "HE", "MS", "SS", "SM", "VM")


@pytest.mark.parametrize(
    ("number", "texts"),
    [
        (5, ["place dock 1", "destroy dock 1"]),
        (4, ["place dock 1", "replace green aboard S13"]),
        (2, ["place dock 1", "kill green in AU"]),
    ],
)
def test_e09_killed_astronauts_stay_on_lost_in_space(number: int, texts: list[str]) -> None:
    here = scene().dock(1, "HE", 3, "G").zone("AU", "G1").lost("G2").resolving(R, number)
    state = here.rest_of_round().build()
    before = supply(state, G)

    drive(state, *texts)

    assert "G3" in lost(state).split()
    assert supply(state, G) == before


def test_e10_lost_in_space_is_no_zone() -> None:
    for number in (8, 4, 2):
        state = scene().lost("R3 G2").resolving(R, number).build()
        assert state.over
        assert lost(state) == "R3 G2"

    here = scene().lost("R9").zone("AU", "G1").holds(R, "M10", "M12", "M09")
    assert points(here.scoring().build(), R) == {}


def test_e22_the_femme_fatale_needs_an_astronaut_of_her_own_at_the_place() -> None:
    here = scene().dock(1, "HE", 4, "GB").dock(2, "AU", 4, "RG").launched("MT", 3, "GGG")
    here.launched("TS", 3, "RBB").zone("VB", "G3").zone("SS", "R1 Y1").zone("MS", "R2")
    state = here.supply(R, 2).then("replace-astronaut", by=R).build()

    assert options(state) == [
        "replace green aboard S11",
        "replace blue aboard S04",
        "replace yellow in SS",
    ]
    for text in (
        "replace green aboard S13",
        "replace green aboard S07",
        "replace green in VB",
        "replace green in SS",
        "replace green in MS",
    ):
        assert refuses(state, text)


def test_e23_the_astronaut_just_placed_opens_its_ship_to_the_femme_fatale() -> None:
    state = scene().dock(1, "HE", 5, "GB").dock(2, "AU", 5, "GB").resolving(R, 4).build()

    drive(state, "place dock 1")

    assert options(state) == ["replace blue aboard S15", "replace green aboard S15"]


@pytest.mark.parametrize("name", ["SM", "VM", "PH", "HE"])
def test_e24_the_femme_fatale_acts_in_every_zone(name: str) -> None:
    state = scene().zone(name, "R1 G2").resolving(R, 4).build()

    drive(state, f"replace green in {name}")

    assert zone(state, name) == "R2 G1"
    assert lost(state) == "G1"
    assert supply(state, R) == 20


def test_e24_the_femme_fatale_acts_aboard_launched_ships() -> None:
    state = scene().launched("HE", 3, "RGG").resolving(R, 4).build()

    drive(state, "replace green aboard S13")

    assert launched(state) == ["HE/3 [RRG]"]


def test_e25_the_femme_fatale_does_not_replace_her_own_colour() -> None:
    state = scene().zone("HE", "R2 G1").resolving(R, 4).build()
    assert options(state) == ["replace green in HE"]
    assert refuses(state, "replace orange in HE")

    state = scene().zone("HE", "R2").resolving(R, 4).build()
    assert state.over


def test_e26_the_soldier_kills_nobody_aboard_a_ship() -> None:
    here = scene().dock(1, "HE", 5, "GG").launched("AU", 3, "GBR")
    state = here.resolving(R, 2).build()

    drive(state, "place dock 1")

    assert state.over
    assert lost(state) == ""


def test_e27_the_soldier_kills_on_phobos_and_his_own() -> None:
    here = scene().zone("PH", "G1").zone("HE", "R1 B1").zone("AU", "Y2")
    state = here.resolving(R, 2).build()

    assert options(state) == [
        "kill yellow in AU",
        "kill blue in HE",
        "kill orange in HE",
        "kill green in PH",
    ]


def test_e28_the_soldier_does_not_kill_in_the_inner_zones() -> None:
    here = scene().zone("SM", "G2 R1").zone("VM", "B1").zone("AU", "Y1")
    state = here.resolving(R, 2).build()

    assert options(state) == ["kill yellow in AU"]
    assert refuses(state, "kill green in SM")
    assert refuses(state, "kill blue in VM")


def test_e29_the_soldier_moves_at_least_one_from_phobos() -> None:
    state = scene().zone("PH", "R2").zone("HE", "G1").resolving(R, 2).build()
    drive(state, "kill green in HE")

    assert question(state) == (R, "transfer-from-moon")
    assert refuses(state, "transfer nothing")
    assert refuses(state, "transfer PH")
    drive(state, "pick VM", "done")

    assert (zone(state, "PH"), zone(state, "VM")) == ("R1", "R1")


@pytest.mark.parametrize(("there", "most"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_e29_the_soldier_moves_at_most_three_and_at_most_those_he_has(
    there: int, most: int
) -> None:
    state = scene().zone("PH", f"R{there}").then("transfer-from-moon", by=R, most=3).build()

    assert refuses(state, "transfer" + " HE" * (most + 1))
    drive(state, "transfer" + " HE" * most)

    assert zone(state, "HE") == f"R{most}"


def test_e29_the_soldier_moves_to_every_zone_of_mars() -> None:
    state = scene().zone("PH", "R1").then("transfer-from-moon", by=R, most=3).build()

    assert options(state) == [
        f"pick {name}" for name in ["VB", "TS", "MT", "AU", "HE", "MS", "SS", "SM", "VM"]
    ]


@pytest.mark.parametrize(
    ("whole", "picks"),
    [
        ("transfer SM HE", ["pick HE", "pick SM", "done"]),
        ("transfer VM", ["pick VM", "done"]),
        ("transfer HE HE HE", ["pick HE", "pick HE", "pick HE"]),
    ],
)
def test_e29_a_transfer_in_one_go_equals_its_picks(whole: str, picks: list[str]) -> None:
    state = scene().zone("PH", "R4").resolving(R, 2).rest_of_round().build()
    drive(state, "kill orange in PH")
    other = state.clone()

    drive(state, whole)
    drive(other, *picks)

    assert question(state)[1] == "choose-character"
    assert state.key() == other.key()


def test_e30_a_soldier_who_kills_his_last_astronaut_on_phobos_moves_nobody() -> None:
    state = scene().zone("PH", "R1").resolving(R, 2).build()

    drive(state, "kill orange in PH")

    assert state.over
    assert lost(state) == "R1"
    assert found(state) == ["PH"]
