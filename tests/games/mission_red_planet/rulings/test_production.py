"""Rulings: production, majorities, leftovers, and the discoveries of the third production."""

import pytest

from areopolis.core.game import Game
from kit import drive, options, question, refuses
from kit.mission_red_planet import (
    B,
    G,
    R,
    Y,
    bank,
    owned,
    points,
    produced,
    purse,
    replace,
    scene,
    zone,
)


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_e43_a_zone_with_a_hidden_resource_produces_nothing(phase: int) -> None:
    state = scene().hides("HE", "ice").zone("AU", resource="ice").producing(phase).build()

    assert produced(state, "HE") == {}
    assert produced(state, "AU") == {"ice": phase}
    assert bank(state)["ice"] == 40 - phase


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_e44_a_zone_without_astronauts_produces_and_keeps_its_tokens(phase: int) -> None:
    state = scene().zone("PH", resource="sylvanite").producing(phase).build()

    assert produced(state, "PH") == {"sylvanite": phase}


def test_e45_leftovers_stay_for_the_next_winner() -> None:
    here = scene().zone("HE", "R1 G1", resource="celerium").producing(1)
    state = here.then("production-phase", phase=2).build()
    assert purse(state, R) == purse(state, G) == {"celerium": 1}
    assert produced(state, "HE") == {"celerium": 1}

    here = scene().zone("HE", "R2 G1", resource="celerium", tokens={"celerium": 1})
    state = here.producing(2).build()
    assert purse(state, R) == {"celerium": 3}


def test_leftovers_of_the_third_production_belong_to_nobody() -> None:
    here = scene().zone("HE", "R1 G1", resource="sylvanite").producing(3).then("final-scoring")
    state = here.build()

    assert produced(state, "HE") == {"sylvanite": 1}
    assert points(state, R) == points(state, G) == {"tokens": 2}


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_e46_fewer_tokens_than_tied_players_go_to_nobody(phase: int) -> None:
    state = scene().zone("HE", "R1 G1 B1 Y1", resource="ice").producing(phase).build()

    assert [purse(state, colour) for colour in (R, G, B, Y)] == [{}] * 4
    assert produced(state, "HE") == {"ice": phase}


def test_only_those_with_the_most_take_part() -> None:
    state = scene().zone("HE", "R2 G2 B1", resource="ice").producing(2).build()

    assert [purse(state, colour) for colour in (R, G, B)] == [{"ice": 1}, {"ice": 1}, {}]


def test_e47_a_cave_in_stops_new_tokens_but_not_leftovers() -> None:
    here = scene().zone("HE", "R1", resource="ice", tokens={"ice": 2}, discovery="D05")
    state = here.producing(3).build()

    assert purse(state, R) == {"ice": 2}
    assert produced(state, "HE") == {}


def test_e48_a_cave_in_beats_synergy() -> None:
    here = scene().all_found().zone("VB", discovery="D05").zone("MS", discovery="D04")
    state = here.producing(3).build()

    assert produced(state, "VB") == {}
    assert sum(produced(state, "SS").values()) == 4


def test_e49_synergy_does_nothing_for_hidden_resources_or_phobos() -> None:
    here = scene().zone("VB", discovery="D04").hides("TS", "ice")
    for name in ("MS", "SM", "VM", "PH", "HE"):
        here.zone(name, resource="ice" if name in ("MS", "SM", "PH", "HE") else "celerium")
    state = here.producing(3).build()

    made = {name: sum(produced(state, name).values()) for name in ("TS", "MS", "SM", "VM", "PH")}
    assert made == {"TS": 0, "MS": 4, "SM": 4, "VM": 4, "PH": 3}
    assert produced(state, "HE") == {"ice": 3}


def test_e50_synergy_adds_nothing_to_its_own_zone() -> None:
    state = scene().zone("HE", resource="ice", discovery="D04").producing(3).build()

    assert produced(state, "HE") == {"ice": 3}


def test_e51_the_token_that_synergy_adds_to_a_glacier_is_ice() -> None:
    here = scene().zone("HE", resource="celerium", discovery="D09").zone("TS", discovery="D04")
    state = here.producing(3).build()

    assert produced(state, "HE") == {"ice": 4}


def test_e52_subterfuge_with_a_tie_for_the_most_shares_as_usual() -> None:
    here = scene().zone("HE", "R2 G2 B1 Y1", resource="ice", discovery="D08")
    state = here.producing(3).build()

    assert [purse(state, colour) for colour in (R, G, B, Y)] == [{"ice": 1}, {"ice": 1}, {}, {}]


def test_e53_subterfuge_lets_those_with_the_second_most_share() -> None:
    here = scene().zone("HE", "R5 G2 B2 Y1", resource="ice", discovery="D08")
    state = here.producing(3).build()
    assert [purse(state, colour) for colour in (R, G, B, Y)] == [{}, {"ice": 1}, {"ice": 1}, {}]

    here = scene().zone("HE", "R5 G3 B2", resource="ice", discovery="D08")
    state = here.producing(3).build()
    assert [purse(state, colour) for colour in (R, G, B)] == [{}, {"ice": 3}, {}]


def test_e54_subterfuge_gives_a_lone_player_nothing() -> None:
    here = scene().zone("HE", "R2", resource="ice", tokens={"ice": 2}, discovery="D08")
    state = here.producing(3).build()

    assert purse(state, R) == {}
    assert produced(state, "HE") == {"ice": 5}


@pytest.mark.parametrize("card", ["D04", "D05", "D06", "D07", "D08", "D09", "D10"])
def test_discoveries_do_nothing_before_they_are_turned_up(card: str) -> None:
    here = scene().zone("HE", "R3 G1", resource="celerium", discovery=card)
    state = here.zone("AU", resource="ice").producing(2).build()

    assert purse(state, R) == {"celerium": 2}
    assert produced(state, "AU") == {"ice": 2}


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("card", ["D06", "D07"])
def test_parity_matters_in_the_third_production_only(card: str, phase: int) -> None:
    here = scene().face_up().zone("HE", "R4 G3", resource="ice", discovery=card)
    state = here.then("production-phase", phase=phase).build()

    assert purse(state, R) == {"ice": phase}


def test_e87_on_level_ground_zero_is_no_even_number() -> None:
    here = scene().zone("HE", resource="ice", tokens={"ice": 1}, discovery="D06")
    state = here.producing(3).build()

    assert [purse(state, colour) for colour in (R, G, B, Y)] == [{}] * 4
    assert produced(state, "HE") == {"ice": 4}


@pytest.mark.parametrize(("card", "there"), [("D06", "R3 G1"), ("D07", "R4 G2")])
def test_e88_where_nobody_has_the_wanted_parity_all_tokens_stay(card: str, there: str) -> None:
    here = scene().zone("HE", there, resource="ice", tokens={"ice": 2}, discovery=card)
    state = here.producing(3).build()

    assert purse(state, R) == purse(state, G) == {}
    assert produced(state, "HE") == {"ice": 5}


@pytest.mark.parametrize(
    ("card", "there", "shares"),
    [
        ("D06", "R5 G4 B2", {G: 3}),
        ("D06", "R5 G2 B2 Y1", {G: 1, B: 1}),
        ("D07", "R6 G3 B1", {G: 3}),
        ("D07", "R4 G3 B3 Y1", {G: 1, B: 1}),
    ],
)
def test_e89_the_highest_number_of_the_wanted_parity_wins_and_ties_share(
    card: str, there: str, shares: dict[int, int]
) -> None:
    state = scene().zone("HE", there, resource="ice", discovery=card).producing(3).build()

    taken = {colour: purse(state, colour).get("ice", 0) for colour in (R, G, B, Y)}
    assert taken == {R: 0, G: 0, B: 0, Y: 0, **shares}


def claiming() -> Game:
    """Return the game with an owner's action that counts one astronaut more."""
    claim = {"trigger": "production_start", "phase": 3, "rule": "extra_presence", "n": 1}
    return owned(lambda data: replace(data, "actions", "A04", **claim))


@pytest.mark.parametrize(
    ("card", "shares"),
    [
        # Level Ground: without the claim nobody would compete.
        ("D06", {R: 3}),
        # Uneven Ground: without the claim R would compete.
        ("D07", {G: 3}),
        # Subterfuge: without the claim R and B would tie for second.
        ("D08", {R: 3}),
    ],
)
def test_e84_a_claim_counts_before_parity_and_winners_are_determined(
    card: str, shares: dict[int, int]
) -> None:
    here = scene(game=claiming()).zone("HE", "G3 R1 B1", resource="ice", discovery=card)
    state = here.holds(R, "A04").producing(3).build()

    assert question(state) == (R, "claim-zone")
    drive(state, "claim HE")

    taken = {colour: purse(state, colour).get("ice", 0) for colour in (R, G, B)}
    assert taken == {R: 0, G: 0, B: 0, **shares}


def test_e84_a_claim_makes_a_tie_for_the_most_under_subterfuge() -> None:
    here = scene(game=claiming()).zone("HE", "G2 R1", resource="ice", discovery="D08")
    state = here.holds(R, "A04").producing(3).build()

    drive(state, "claim HE")

    assert purse(state, R) == purse(state, G) == {"ice": 1}


def test_a_claim_ends_with_its_production() -> None:
    here = scene(game=claiming()).zone("HE", "G2 R1", resource="ice").holds(R, "A04", "M10")
    state = here.producing(3).then("final-scoring").build()

    assert refuses(state, "claim AU")
    drive(state, "claim HE")

    assert purse(state, R) == {"ice": 1}
    assert points(state, R) == {"tokens": 1, "ice-monopoly": 4}
    assert state.to_dict()["claims"] == []


@pytest.mark.parametrize("least", [0, 1])
def test_e90_claim_jumpers_must_be_played_but_need_not_move(least: int) -> None:
    here = scene(explorer_min_moves=least).zone("HE", "R1").holds(R, "M12", "A04")
    state = here.producing(3).build()

    assert state.view(None)["event_discard"] == ["A04"]
    assert options(state) == ["move HE TS", "stop"]
    drive(state, "stop")

    assert state.over
    assert zone(state, "HE") == "R1"


def test_e91_a_zone_that_claim_jumpers_enter_is_found_before_the_next_move_and_produces() -> None:
    here = scene().zone("HE", "R2").hides("TS", "celerium").holds(R, "A04")
    state = here.producing(3).build()

    drive(state, "move HE TS")
    assert state.view(R)["zones"]["TS"]["resource"] == "celerium"
    assert options(state)[0] == "move TS VB"
    drive(state, "stop")

    assert purse(state, R)["celerium"] == 3


def test_claim_jumpers_move_before_parity_is_determined() -> None:
    here = scene().zone("TS", "R3 G1", resource="ice", discovery="D06").holds(R, "A04")
    state = here.producing(3).build()

    drive(state, "move TS HE", "stop")

    assert purse(state, R)["ice"] >= 3
    assert purse(state, G) == {}


def test_with_a_limited_supply_zones_produce_in_board_order_what_is_left() -> None:
    here = scene().bank("ice", 4, holder=Y)
    for name in ("SM", "VB", "HE"):
        here.zone(name, resource="ice")
    state = here.producing(3).build()

    assert [produced(state, name) for name in ("VB", "HE", "SM")] == [{"ice": 3}, {"ice": 1}, {}]
    assert bank(state)["ice"] == 0


def test_ice_can_run_short_in_one_absurd_game_and_only_by_one_token() -> None:
    """All five ice tokens and the Glacier lie round a Synergy in Tritonis Sinus: 41 are needed."""
    here = scene().purse(Y, ice=15).zone("TS", resource="celerium", discovery="D04")
    for name in ("VB", "MT", "AU", "SM", "VM"):
        here.zone(name, resource="ice")
    here.zone("HE", resource="celerium", discovery="D09").zone("MT", discovery="D10")
    state = here.producing(3).build()

    made = {name: produced(state, name).get("ice", 0) for name in state.to_dict()["zones"]}
    assert made == {**dict.fromkeys(made, 0), "VB": 4, "MT": 6, "AU": 4, "HE": 4, "SM": 4, "VM": 3}
    assert bank(state)["ice"] == 0


def test_all_zones_produce_before_any_tokens_are_taken() -> None:
    here = scene().bank("celerium", 4, holder=Y).zone("VB", "R1", resource="celerium")
    state = here.zone("PH", "R2", resource="celerium").producing(3).build()

    assert purse(state, R) == {"celerium": 4}
    assert produced(state, "PH") == {}
