"""Rulings of costs (specification 6, Q-C)."""

from kit.asking import drive, options, reasons, refuses
from kit.martians import RED, cards, goods, reputation, scene


def test_qc1_construction_costs_two_energy_and_a_material() -> None:
    state = scene().unfinished().goods(energy=2, material=1).build()
    drive(state, "place construction-1", "build hospital-1")
    assert goods(state) == {}

    other = scene(construction_cost="1E+1R+1M").unfinished()
    state = other.goods(energy=2, material=1, regolith=1).build()
    drive(state, "place construction-1", "build hospital-1")
    assert goods(state) == {"energy": 1}


def test_qc2_each_of_the_three_actions_has_the_cost() -> None:
    for text in ("build hospital-1", "expand hospital-2", "install wind"):
        state = scene().unfinished().goods(energy=2, material=1).build()
        drive(state, "place construction-1", text)
        assert goods(state) == {}
        assert state.time == 2


def test_qc3_three_construction_actions_with_one_marker() -> None:
    state = scene().unfinished().goods(energy=6, material=3).build()

    drive(state, "place construction-1", "install wind", "expand hospital-2", "build laboratory-1")

    assert (state.time, goods(state), state.supply[RED]) == (0, {}, 2)


def test_qc4_an_installation_gives_no_reputation() -> None:
    state = scene().goods(energy=2, material=1).build()

    drive(state, "place construction-1", "install solar")

    assert reputation(state) == 2


def test_qc5_two_installations_in_any_mix() -> None:
    state = scene().goods(energy=2, material=1).installed("red", solar=1, wind=1).build()

    assert reasons(state, "place construction-1") == ["nothing-to-do-there"]


def test_qc6_hiring_takes_no_time_but_by_the_switch() -> None:
    state = scene().time(0).goods(money=2).build()
    assert reasons(state, "place education-centre-1") == []

    state = scene(hire_time=1).time(0).goods(money=2).build()
    assert reasons(state, "place education-centre-1") == ["nothing-to-do-there"]
    state = scene(hire_time=1).time(1).goods(money=2).laid_out("chemist").build()
    drive(state, "place education-centre-1", "hire chemist")
    assert state.time == 0


def test_qc7_a_mineral_for_research_is_discarded() -> None:
    state = scene().cards(yellow=2).research("RT01").build()

    drive(state, "place lander-1", "research RT01")

    assert cards(state) == {"yellow": 1}
    assert state.regolith_discard[0] == 1


def test_qc8_two_materials_are_one_action() -> None:
    state = scene().build()

    drive(state, "place lander-1", "material 2")

    assert goods(state) == {"material": 2}
    assert reasons(state, "material 1") == ["already-done"]


def test_qc9_one_requirement_for_each_placement() -> None:
    state = scene().goods(water=3, food=2).build()

    drive(state, "place lander-1", "mission S1-a")

    assert refuses(state, "mission S1-b")
    assert reasons(state, "mission S1-b") == ["already-done"]
    assert "finish" in options(state)
