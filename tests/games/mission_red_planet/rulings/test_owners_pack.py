"""An owner's data file in place of the reconstructed components."""

from pathlib import Path
from typing import Any

import pytest
import tomli_w

import areopolis
from areopolis.games.mission_red_planet.game import MissionRedPlanet
from kit import drive, listen, options, question
from kit.mission_red_planet import (
    GAME,
    B,
    G,
    R,
    Scene,
    Y,
    docks,
    lost,
    owned,
    points,
    purse,
    replace,
    scene,
    supply,
    zone,
)

Data = dict[str, Any]


def test_an_owners_pack_leaves_nothing_reconstructed_and_is_named_in_saves() -> None:
    game = owned(lambda data: None)

    assert GAME.reconstructed()
    assert game.reconstructed() == ()
    state = game.new(seats=3, seed=1)
    assert state.record()["pack"] == game.pack_header()
    assert GAME.new(seats=3, seed=1).record()["pack"] is None


def test_an_owners_characters_set_the_defaults_of_the_options() -> None:
    def change(data: Data) -> None:
        data["characters"]["soldier"] = {"place": 2, "kill": 2, "transfer_max": 1}
        data["characters"]["pilot"] = {"place": 1}

    game = owned(change)
    assert game.options()["soldier_place"][:2] == (2, (2, 1))
    assert game.options()["pilot_place"][:2] == (1, (1, 2))

    here = scene(game=game).dock(1, "HE", 5).zone("PH", "R2").zone("AU", "G3")
    state = here.resolving(R, 2).build()
    drive(state, "place dock 1", "kill green in AU", "kill green in AU")
    assert question(state) == (R, "transfer-from-moon")
    drive(state, "pick HE")
    assert state.over
    assert docks(state)[0] == "HE/5 [RR]"
    assert lost(state) == "G2"


def test_an_owners_pilot_may_place_three() -> None:
    def change(data: Data) -> None:
        data["characters"]["pilot"] = {"place": 3}

    state = scene(game=owned(change)).dock(1, "HE", 5).resolving(R, 1).build()

    drive(state, *["place dock 1"] * 3)
    assert question(state) == (R, "redirect-ship")


def test_an_owners_borders_are_those_of_the_explorer_and_of_synergy() -> None:
    def change(data: Data) -> None:
        data["edges"].remove(["AU", "TS"])
        data["edges"].append(["HE", "AU"])

    state = scene(game=owned(change)).zone("AU", "R1").resolving(R, 8).build()

    assert options(state) == ["move AU VB", "move AU HE", "stop"]


def test_an_owners_ship_goes_where_it_says() -> None:
    def change(data: Data) -> None:
        data["ships"][12] = {"id": "S13", "to": "AU", "capacity": 3}

    state = scene(game=owned(change)).launched("HE", 3, "RRR").then("land-ships").build()

    assert zone(state, "AU") == "R3"


@pytest.mark.parametrize("phase", ["P3", "F"])
def test_an_owners_discovery_may_act_at_the_start_of_a_later_phase(phase: str) -> None:
    resistance = {"phase": phase, "rule": "each_loses", "n": 1}
    game = owned(lambda data: replace(data, "discoveries", "D01", **resistance))

    def here() -> Scene:
        return scene(game=game).zone("HE", "R1 G2", discovery="D01")

    assert zone(here().then("discovery-phase").build(), "HE") == "R1 G2"
    assert zone(here().producing(2).build(), "HE") == "R1 G2"
    assert zone(here().producing(3).build(), "HE") == ("G1" if phase == "P3" else "R1 G2")
    state = here().scoring().build()
    assert zone(state, "HE") == ("G1" if phase == "F" else "R1 G2")
    assert points(state, G) == {}


def test_an_owners_discovery_may_give_tied_players_the_full_points() -> None:
    fossil = {"phase": "F", "rule": "points_most", "points": 5, "ties": "full"}
    game = owned(lambda data: replace(data, "discoveries", "D12", **fossil))

    state = scene(game=game).zone("HE", "R2 G2 B1", discovery="D12").scoring().build()

    assert points(state, R) == points(state, G) == {"discoveries": 5}
    assert points(state, B) == {}


def test_an_owners_discovery_may_move_more_than_one_astronaut() -> None:
    storm = {"phase": "D", "rule": "each_moves_adjacent", "n": 2}
    game = owned(lambda data: replace(data, "discoveries", "D02", **storm))
    here = scene(game=game).zone("MS", "R3 G1", discovery="D02").then("discovery-phase")
    state = here.build()

    drive(state, "move MS VB", "move MS VM", "move MS SS")

    assert state.over
    assert zone(state, "MS") == "R1"


def test_actions_with_the_same_moment_are_played_in_player_order() -> None:
    claim = {"trigger": "production_start", "phase": 2, "rule": "extra_presence", "n": 2}

    def change(data: Data) -> None:
        replace(data, "actions", "A01", **claim)
        replace(data, "actions", "A04", **claim)

    here = scene(game=owned(change)).first(G).zone("HE", "R1 Y1 B4", resource="ice")
    state = here.holds(R, "A01").holds(Y, "A04").producing(2).build()
    log = listen(state)

    assert question(state) == (Y, "claim-zone")
    drive(state, "claim HE")
    assert question(state) == (R, "claim-zone")
    drive(state, "claim HE")

    assert purse(state, B) == {"ice": 2}
    assert log.names()[:2] == ["zone-claimed", "action-played"]


def test_an_owners_action_may_give_other_tokens() -> None:
    gain = {"trigger": "final_start", "rule": "gain_tokens", "type": "celerium", "amount": 3}
    game = owned(lambda data: replace(data, "actions", "A01", **gain))

    state = scene(game=game).holds(R, "M12", "A01").scoring().build()

    assert purse(state, R) == {"celerium": 3}


def test_an_owners_action_may_launch_any_ship_in_an_earlier_round() -> None:
    launch = {"trigger": "round_end_before_landing", "round": 3, "rule": "force_launch"}
    game = owned(lambda data: replace(data, "actions", "A03", **launch, filter="any"))
    here = scene(3, game=game).at("round-3").holds(R, "A03").dock(1, "HE", 5, "B").dock(2, "AU", 5)
    state = here.then("round", round=3).build()
    drive(state, *["choose recruiter"] * 3)
    drive(state, *["place dock 2"] * 3)

    assert options(state) == ["launch dock 1", "launch dock 2"]
    drive(state, "launch dock 1")

    assert zone(state, "HE") == "B1"
    assert supply(state, B) == 20


def large(data: Data) -> None:
    data["ships"][1]["capacity"] = 7
    data["ships"][35]["capacity"] = 22


def test_ships_larger_than_any_printed_one_are_accepted_and_said() -> None:
    game = owned(large)

    assert [(one.field, str(one)) for one in game.warnings()] == [
        ("ships[1].capacity", "ships[1].capacity: 7 seats; no printed ship has more than 6"),
        ("ships[35].capacity", "ships[35].capacity: 22 seats; no printed ship has more than 6"),
    ]
    assert game.new(seats=3, seed=1).deciding
    assert GAME.warnings() == owned(lambda data: None).warnings() == ()


def test_whoever_loads_such_a_pack_is_warned(tmp_path: Path) -> None:
    data = MissionRedPlanet().pack_template()
    large(data)
    path = tmp_path / "mine.toml"
    path.write_text(tomli_w.dumps(data), "utf-8")

    with pytest.warns(areopolis.PackWarning) as caught:
        areopolis.game("mission-red-planet", pack=path)

    assert [str(one.message).split(";")[0] for one in caught] == [
        "ships[1].capacity: 7 seats",
        "ships[35].capacity: 22 seats",
    ]
    assert caught[0].filename == __file__


@pytest.mark.parametrize("thresholds", [[7, 6, 5], [5, 5, 7], [5, 7, 6]])
def test_thresholds_that_do_not_rise_are_refused(thresholds: list[int]) -> None:
    def change(data: Data) -> None:
        data["missions"][8]["thresholds"] = thresholds

    with pytest.raises(areopolis.BadPack) as caught:
        owned(change)

    assert caught.value.field == "missions[8].thresholds"


@pytest.mark.parametrize(
    ("place", "zones"), [(0, ["TS", "MT", "TS", "SS"]), (4, ["SM", "SM"]), (5, ["PH", "PH"])]
)
def test_a_mission_names_a_zone_once(place: int, zones: list[str]) -> None:
    def change(data: Data) -> None:
        data["missions"][place]["zones"] = zones

    with pytest.raises(areopolis.BadPack) as caught:
        owned(change)

    assert caught.value.field == f"missions[{place}].zones"
