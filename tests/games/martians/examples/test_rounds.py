"""Worked scenarios of rounds, supply, settlement and the end (specification 7)."""

import pytest

from areopolis import BadSetup
from areopolis.games.martians.rules.ending import EndCheck
from areopolis.games.martians.rules.happenings import DrawEvent
from areopolis.games.martians.rules.production import ProduceEnergy
from areopolis.games.martians.rules.rounds import EndSlot, PlaySlot
from areopolis.games.martians.rules.settlement import SettleAll
from areopolis.games.martians.rules.supply import CheckPopulation, PlaceDemand, ReturnColonists
from areopolis.games.martians.state import ColonyState
from kit.asking import drive, options, question
from kit.martians import (
    BLUE,
    GAME,
    GREEN,
    RED,
    demand,
    events_of,
    goods,
    happen,
    pass_turns,
    reputation,
    scene,
)


def in_all(state: ColonyState) -> list[tuple[int, int, int]]:
    return [demand(state, f"q{place}") for place in (1, 2, 3, 4)]


def test_ts23_the_demand_of_four_players() -> None:
    state = happen(scene("koop1", 4).round(2).build(), PlaceDemand())

    assert in_all(state) == [(1, 1, 2)] * 4


def test_ts24_the_demand_after_a_death_with_the_converter() -> None:
    state = (
        scene("koop1", 3)
        .round(2)
        .colony("co2-converter")
        .track(1, "red-dead", "blue-dead", "green-dead")
        .build()
    )

    happen(state, PlaceDemand())

    assert in_all(state) == [(1, 1, 2), (0, 1, 2), (0, 1, 1), (0, 0, 0)]


def test_ts25_birth_control_brings_the_additional_colonists() -> None:
    state = scene("koop1").round(2).colony("birth-control").demand("q1", growth=2).build()

    happen(state, CheckPopulation(), PlaceDemand())

    assert state.growth[0] == 3
    assert not state.is_locked(RED)
    assert not state.is_locked(BLUE)
    assert in_all(state)[:2] == [(2, 1, 3), (1, 1, 2)]


def test_ts26_growth_of_one_player_in_the_competitive_mode() -> None:
    state = scene("rw3", 3).round(2).demand("q1", growth=3).build()

    happen(state, CheckPopulation(), PlaceDemand())

    assert [state.is_locked(player) for player in (RED, BLUE, GREEN)] == [False, True, True]
    assert in_all(state)[:3] == [(2, 1, 3), (1, 1, 2), (1, 1, 2)]


def test_ts27_the_order_of_the_supply_phase() -> None:
    state = (
        scene()
        .round(1, 3)
        .track(1, "red", "blue")
        .track(2, "blue", "red")
        .track(3, "blue")
        .last_of_slot()
        .installed("blue", solar=1)
        .demand("q1", growth=2)
        .next_event("E2-2")
        .weather("W01", "W05")
        .build()
    )

    heard = [event.KEY for event in events_of(state, "end")]

    steps = [
        "round-began",
        "colonists-unlocked",
        "demand-placed",
        "weather-revealed",
        "event-drawn",
        "staff-arrived",
        "tile-arrived",
        "energy-produced",
        "slot-began",
    ]
    places = [heard.index(step) for step in steps]
    assert places == sorted(places)
    # The new weather brings one more for solar plants.
    assert goods(state, BLUE)["energy"] == 3


def test_ts28_the_first_round_has_no_supply_phase() -> None:
    state = GAME.new(2, 5, {"mode": "koop1"})
    assert isinstance(state, ColonyState)
    assert state.round == 1
    assert state.vocabulary.name("weather", state.weather) == "W01"
    assert demand(state, "q1") == (1, 0, 0)

    pass_turns(state, 4)

    assert state.slot == 3
    assert len(state.events_past) == 1
    assert state.vocabulary.name("happening", state.events_past[0]).startswith("E1")
    assert state.vocabulary.name("weather", state.weather) != "W01"


def settled(state: ColonyState) -> ColonyState:
    return happen(state, SettleAll())


def test_ts29_settlement_of_three_quarters() -> None:
    state = (
        scene("koop1", 3)
        .track(1, "red", "blue", "green")
        .demand("q2", oxygen=1, disease=1, hunger=2)
        .demand("q3", disease=1)
        .build()
    )

    settled(state)

    assert [state.dead(player) for player in (RED, BLUE, GREEN)] == [1, 1, 1]
    assert [state.in_zone(player, 0, 2) for player in (RED, BLUE, GREEN)] == [1, 1, 1]
    assert not state.is_zone_held(0, 1)
    assert not state.is_zone_held(1, 1)
    assert state.fines == [0, 0, 0, 0]
    assert state.growth[:3] == [1, 0, 0]


def test_ts30_fines_leave_with_the_last_marker() -> None:
    state = scene().demand("q1", hunger=2).goods(money=2).goods("blue", money=2).build()
    settled(state)
    assert state.in_zone(RED, 1, 0) == state.in_zone(BLUE, 1, 0) == 1
    assert state.fines[0] == 2

    drive(state, "recover housing q1")
    assert goods(state) == {}
    assert state.fines[0] == 2
    drive(state, "end", "recover housing q1")
    assert goods(state, BLUE) == {}
    assert state.fines[0] == 0


def test_ts31_a_penalty_takes_the_marker_in_supply_first() -> None:
    state = (
        scene()
        .marker("red", "moxie-1", "lander-1")
        .demand("q1", disease=1)
        .demand("q2", disease=1)
        .build()
    )

    settled(state)

    assert state.in_zone(RED, 0, 0) == 1
    assert question(state) == (RED, "give-marker")
    assert options(state) == ["give moxie-1", "give lander-1"]
    drive(state, "give lander-1")
    assert state.in_zone(RED, 0, 1) == 1
    assert state.fields_with(RED) == [0]


def test_ts32_no_marker_left_nothing_placed() -> None:
    state = scene().held("red", "infirmary", "q2", 3).demand("q1", disease=1).build()

    settled(state)

    assert state.in_zone(RED, 0, 0) == 0
    assert state.in_zone(BLUE, 0, 0) == 1


def test_ts52_the_final_score_of_the_competitive_mode() -> None:
    state = (
        scene("rw3")
        .round(5)
        .reputation("red", 30)
        .demand("q1", disease=1, hunger=2)
        .track(1, "red-dead")
        .build()
    )

    happen(state, EndCheck())

    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores[RED] == 30 - 9 - 3
    assert outcome.reason == "last-round"
    assert outcome.goal is None


S1_DONE = {"a": 1, "b": 1, "c": 1}


def test_ts53_a_hunger_token_left_is_defeat() -> None:
    state = scene("koop1").round(4).done(**S1_DONE).demand("q2", hunger=1).build()

    happen(state, EndCheck())

    assert state.outcome is not None
    assert state.outcome.winners == ()


def test_ts54_an_early_end() -> None:
    state = scene().round(3, 2).done(**S1_DONE).reputation("red", 21).reputation("blue", 24).build()

    happen(state, EndSlot())

    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (BLUE,)
    assert outcome.reason == "mission-fulfilled"
    assert outcome.goal is True
    assert not outcome.shared


def test_ts55_a_failed_mission_still_has_a_leader() -> None:
    state = scene().round(4).done(a=1, b=1).reputation("red", 21).reputation("blue", 24).build()

    happen(state, EndCheck())

    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (BLUE,)
    assert outcome.reason == "mission-failed"
    assert outcome.goal is False


def test_ts56_the_helper_deck_of_three_players() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, ColonyState)

    assert sum(state.helpers_up) == 5
    assert len(state.helper_deck) == 4
    for kind in range(3):
        assert state.helpers_up[kind] + state.helper_deck.count(kind) == 3


def test_ts57_the_set_up_of_three_in_the_cooperative_mode() -> None:
    state = GAME.new(3, 1, {"mode": "koop1", "scenario": "S2"})
    assert isinstance(state, ColonyState)

    assert goods(state) == {"energy": 15, "material": 3, "money": 9}
    assert reputation(state) == 2
    assert state.rtg == 5
    assert in_all(state) == [(1, 0, 0)] * 3 + [(0, 0, 0)]


def test_ts58_a_dust_storm() -> None:
    state = (
        scene()
        .installed("red", solar=1, wind=1)
        .technology("red", "kinetic-energy")
        .weather("W10")
        .build()
    )

    happen(state, ProduceEnergy())

    assert goods(state) == {"energy": 1}


def test_ts59_medical_care_of_two_players() -> None:
    state = (
        scene("rw3", 3)
        .round(2)
        .colony("medical-care", board=RED)
        .colony("medical-care", board=BLUE)
        .build()
    )

    happen(state, PlaceDemand())

    assert [demand(state, f"q{n}")[1] for n in (1, 2, 3)] == [0, 0, 1]


def test_ts60_the_first_player_marker_passes_after_every_slot() -> None:
    state = scene("koop1", 3).build()
    acted = []
    for _ in range(12):
        state.demand = [0] * 12
        while question(state)[1] != "take-step":
            drive(state, options(state)[0])
        acted.append(state.deciding[0])
        drive(state, "end")

    assert acted == [0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2]


def test_ts63_a_competitive_game_draws_nine_of_each() -> None:
    state = GAME.new(4, 3, {"mode": "rw3"})
    assert isinstance(state, ColonyState)
    while not state.over:
        seat = state.deciding[0]
        texts = [option.text for option in state.decision(seat).options]
        state.play(seat, "end" if "end" in texts else texts[0])

    assert len(state.events_past) == 9
    assert state.weather_deck == []


def test_ts64_the_weather_report_is_the_owners_alone() -> None:
    state = scene().technology("blue", "weather-report").weather("W01", "W03", "W05").build()

    assert state.view(BLUE)["next_weather"] == "W05"
    assert state.view(RED)["next_weather"] is None
    assert state.view(None)["next_weather"] is None


def test_ts65_the_solo_mode_is_set_up_for_two_corporations() -> None:
    state = GAME.new(1, 4, {"scenario": "S2"})
    assert isinstance(state, ColonyState)

    assert state.rules.mode == "solo"
    assert state.places() == 2
    assert state.first == RED
    assert goods(state) == {"energy": 10, "material": 2, "money": 5}
    assert state.rtg == 4
    assert state.view(0)["players"][BLUE]["seat"] == 0
    assert state.view(0)["colony"]["minerals"] == {}


def ended(mode: str, hunger: int) -> ColonyState:
    position = scene(mode, 3).round(4).done(**S1_DONE).reputation("red", 31)
    return happen(position.demand("q1", hunger=hunger).build(), EndCheck())


def test_ts66_all_win_together() -> None:
    outcome = ended("koop1", 0).outcome

    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    assert outcome.ranks == (1, 1, 1)
    assert outcome.scores == (31, 31, 31)
    assert len({tuple(points.items()) for points in outcome.breakdown}) == 1
    assert outcome.reason == "mission-fulfilled"
    assert outcome.shared
    assert outcome.goal is True


def test_ts67_all_lose_together() -> None:
    outcome = ended("koop1", 1).outcome

    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.ranks == (2, 2, 2)
    assert outcome.scores == (31, 31, 31)
    assert outcome.reason == "mission-failed"
    assert outcome.shared
    assert outcome.goal is False


def test_ts68_money_breaks_the_tie() -> None:
    state = (
        scene("rw2", 3)
        .round(4)
        .reputation("red", 24)
        .reputation("blue", 24)
        .reputation("green", 20)
        .goods("red", money=3)
        .goods("blue", money=5)
        .goods("green", money=9)
        .build()
    )

    outcome = happen(state, EndCheck()).outcome

    assert outcome is not None
    assert outcome.ranks == (2, 1, 3)
    assert outcome.winners == (BLUE,)
    assert outcome.scores == (24, 24, 20)
    assert outcome.reason == "mission-failed"


def test_ts69_the_breakdown_of_a_competitive_score() -> None:
    state = (
        scene("rw3")
        .round(5)
        .points("red", delivery=10, oxygen=6, construction=3, missions=9, rtg=-2)
        .demand("q1", hunger=1)
        .track(2, "red-dead")
        .build()
    )

    outcome = happen(state, EndCheck()).outcome

    assert outcome is not None
    assert outcome.scores[RED] == 22
    assert len([points for points in outcome.breakdown[RED].values() if points]) == 8


def test_ts70_a_dead_token_in_the_only_fourth_slot() -> None:
    state = scene("rw3").round(2).track(4, "red-dead", "blue-locked").build()
    state.first = BLUE
    state.top = None
    happen(state, PlaySlot(1))

    acted = []
    for _ in range(6):
        acted.append(state.deciding[0])
        drive(state, "end")

    assert acted == [BLUE, RED, RED, BLUE, BLUE, RED]
    # The marker was passed three times, and no fourth slot was played.
    assert state.round == 3
    assert state.first == RED


def test_ts71_no_early_end_after_the_settlement() -> None:
    state = (
        scene()
        .round(2, 3)
        .done(**S1_DONE)
        .track(1, "red", "blue")
        .track(2, "blue", "red")
        .track(3, "blue")
        .last_of_slot()
        .demand("q1", hunger=1)
        .build()
    )

    drive(state, "end")
    assert not state.over
    assert state.round == 3

    state.demand = [0] * 12
    pass_turns(state, 2)
    assert state.over
    assert state.outcome is not None
    assert state.outcome.reason == "mission-fulfilled"


def test_ts72_the_hull_leak_with_few_tokens() -> None:
    state = (
        scene("koop1", 4, scenario="S6")
        .round(2)
        .unlocked()
        .goods(energy=9)
        .demand("q1", oxygen=2)
        .demand("q2", oxygen=1)
        .demand("q3", oxygen=1)
        .demand("q4", oxygen=1)
        .next_event("E2-1")
        .build()
    )

    happen(state, DrawEvent())
    assert question(state) == (RED, "buy-off")
    assert options(state) == ["buy-off 0", "buy-off 1", "buy-off 2", "buy-off 3"]
    drive(state, "buy-off 1")

    assert goods(state) == {"energy": 8}
    assert [one[0] for one in in_all(state)] == [3, 2, 1, 1]


def test_ts76_six_ways_to_lay_two_dead_tokens() -> None:
    state = scene("rw3").round(2).unlocked("red").track(1, "red-dead").track(2, "red-dead").build()

    happen(state, ReturnColonists())

    assert len(options(state)) == 6
    drive(state, "skip 1-4")
    assert [state.may_act(RED, slot) for slot in (1, 2, 3, 4)] == [False, True, True, False]


def test_ts77_the_colony_collapses_at_once() -> None:
    state = (
        scene("koop1")
        .round(2)
        .track(1, "red-dead", "blue-dead")
        .track(2, "red-dead", "blue-dead")
        .track(3, "red", "blue")
        .demand("q1", oxygen=1)
        .demand("q2", growth=2)
        .build()
    )

    settled(state)

    assert state.over
    assert state.growth[1] == 2
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason == "colony-collapsed"
    assert outcome.ranks == (2, 2)


def test_ts80_seats_and_modes() -> None:
    solo = GAME.new(1, 1)
    assert isinstance(solo, ColonyState)
    assert solo.rules.mode == "solo"
    with pytest.raises(BadSetup, match="mode"):
        GAME.new(1, 1, {"mode": "rw3"})
    with pytest.raises(BadSetup, match="mode"):
        GAME.new(3, 1, {"mode": "solo"})


def test_ts81_energy_runs_out_in_the_box() -> None:
    state = (
        scene(scenario="S2", finite_goods=True)
        .goods("red", energy=12)
        .goods("blue", energy=10)
        .installed("red", solar=2)
        .technology("red", "solar-energy")
        .installed("blue", solar=1, wind=1)
        .weather("W02")
        .build()
    )
    assert state.box(0) == 30 - 22 - state.rtg == 4

    happen(state, ProduceEnergy())

    assert goods(state, RED) == {"energy": 16}
    assert goods(state, BLUE) == {"energy": 10}


def test_ts81_energy_that_runs_out_goes_in_turn_order() -> None:
    state = (
        scene(finite_goods=True)
        .goods("red", energy=22)
        .installed("red", solar=2)
        .installed("blue", solar=2)
        .weather("W02")
        .build()
    )
    state.first = BLUE

    happen(state, ProduceEnergy())

    assert goods(state, RED) == {"energy": 22}
    assert goods(state, BLUE) == {"energy": 4}


def test_ts82_a_field_that_is_closed_again_counts_as_on_the_board() -> None:
    state = scene(scenario="S3").unfinished().build()
    condition = state.rules.end_conditions[0]
    # The scenario asks for four construction and two under-construction tokens of two players.
    built = ("hospital-1", "water-treatment-1", "laboratory-1", "education-centre-1")
    for field in (*built, "hospital-2", "laboratory-2"):
        state.field_tokens[state.vocabulary.numbers["field"][field]] = 0
    assert condition.holds(state)

    state.field_tokens[state.vocabulary.numbers["field"]["hospital-2"]] = 2
    assert not condition.holds(state)
    state.field_tokens[state.vocabulary.numbers["field"]["greenhouses-1"]] = 0
    assert condition.holds(state)


def test_ts83_a_colony_in_which_nobody_has_turns() -> None:
    dead = ("red-dead", "blue-dead", "green-dead")
    state = scene("rw2", 3).round(2, 3).track(1, *dead).track(2, *dead).track(3, *dead).build()
    happen(state, PlaceDemand())
    assert in_all(state)[:3] == [(0, 1, 1)] * 3
    state.demand[0] = 1

    happen(state, SettleAll())

    assert [state.dead(player) for player in range(3)] == [3, 3, 3]
    for player in range(3):
        assert not state.in_zone(player, 0, 0)
        assert state.in_zone(player, 0, 1) == state.in_zone(player, 1, 1) == 1
        assert state.in_zone(player, 0, 2) == 1
        assert state.in_zone(player, 1, 2) == 0
    assert state.fines == [0, 1, 0, 0]
    happen(state, PlaceDemand())
    assert in_all(state)[:3] == [(0, 1, 1)] * 3
