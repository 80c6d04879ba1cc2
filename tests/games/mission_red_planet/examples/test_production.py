"""Worked scenarios: production, leftovers and discoveries of the third production."""

from kit import drive, options, question
from kit.mission_red_planet import (
    B,
    G,
    R,
    Scene,
    Y,
    cards,
    found,
    points,
    produced,
    purse,
    scene,
    zone,
)


def test_t02_two_tied_players_share_three_tokens_and_one_stays() -> None:
    here = scene().zone("HE", "R2 G2", resource="celerium", tokens={"celerium": 3})
    state = here.then("award", phase=3).build()

    assert purse(state, R) == purse(state, G) == {"celerium": 1}
    assert produced(state, "HE") == {"celerium": 1}


def test_t03_three_tied_players_cannot_share_two_tokens() -> None:
    here = scene().zone("HE", "R1 G1 B1", resource="ice", tokens={"ice": 2})
    state = here.then("award", phase=2).build()

    assert purse(state, R) == purse(state, G) == purse(state, B) == {}
    assert produced(state, "HE") == {"ice": 2}


def test_t04_the_next_majority_takes_old_and_new_tokens() -> None:
    here = scene().zone("HE", "R2 G1 B1", resource="ice", tokens={"ice": 2})
    state = here.producing(2).build()

    assert purse(state, R) == {"ice": 4}
    assert produced(state, "HE") == {}


def test_t05_tokens_of_a_zone_without_astronauts_stay_there() -> None:
    state = scene().zone("HE", resource="celerium").producing(2).build()

    assert produced(state, "HE") == {"celerium": 2}


def test_t06_a_zone_with_a_hidden_resource_produces_nothing() -> None:
    state = scene().hides("HE", "celerium").producing(1).build()

    assert produced(state, "HE") == {}


def test_t31_subterfuge_gives_the_tokens_to_those_tied_for_second() -> None:
    here = scene().zone("HE", "R3 G2 B2", resource="sylvanite", discovery="D08")
    state = here.producing(3).build()

    assert purse(state, R) == {}
    assert purse(state, G) == purse(state, B) == {"sylvanite": 1}
    assert produced(state, "HE") == {"sylvanite": 1}


def test_t32_subterfuge_changes_nothing_where_the_most_is_tied() -> None:
    here = scene().zone("HE", "R3 G3 B1", resource="sylvanite", discovery="D08")
    state = here.producing(3).build()

    assert purse(state, R) == purse(state, G) == {"sylvanite": 1}
    assert purse(state, B) == {}
    assert produced(state, "HE") == {"sylvanite": 1}


def test_t34_subterfuge_leaves_the_tokens_where_one_player_is_alone() -> None:
    here = scene().zone("HE", "R4", resource="sylvanite", discovery="D08")
    state = here.producing(3).build()

    assert purse(state, R) == {}
    assert produced(state, "HE") == {"sylvanite": 3}


def test_t35_synergy_adds_to_its_neighbours_but_not_to_a_cave_in() -> None:
    here = scene().all_found().zone("AU", discovery="D04").zone("VB", discovery="D05")
    state = here.producing(3).build()

    made = {name: sum(produced(state, name).values()) for name in state.to_dict()["zones"]}
    assert made == {name: {"TS": 4, "VB": 0}.get(name, 3) for name in made}


def test_t36_level_ground_lets_only_even_numbers_compete_in_the_third_production() -> None:
    here = scene().zone("MS", "R3 G2 B2", resource="sylvanite", discovery="D06")
    state = here.producing(3).build()

    assert purse(state, G) == purse(state, B) == {"sylvanite": 1}
    assert purse(state, R) == purse(state, Y) == {}
    assert produced(state, "MS") == {"sylvanite": 1}


def test_t36_level_ground_does_not_change_the_numbers_of_final_scoring() -> None:
    for owner, scored in ((R, {"missions": 6}), (G, {}), (B, {})):
        here = scene().zone("MS", "R3 G2 B2", discovery="D06").holds(owner, "M10")
        assert points(here.scoring().build(), owner) == scored


def test_t51_a_glacier_makes_ice_and_each_kind_of_token_is_shared_by_itself() -> None:
    def glacier() -> Scene:
        return scene().zone(
            "HE", "R2 G2", resource="celerium", tokens={"celerium": 1}, discovery="D09"
        )

    state = glacier().face_up().then("produce", phase=3).build()
    assert produced(state, "HE") == {"ice": 3, "celerium": 1}

    state = glacier().producing(3).build()
    assert purse(state, R) == purse(state, G) == {"ice": 1}
    assert produced(state, "HE") == {"ice": 1, "celerium": 1}


def test_t53_what_nobody_could_share_on_phobos_goes_to_the_later_majority() -> None:
    state = scene().zone("PH", "R1 G1 B1", resource="ice").producing(2).build()
    assert produced(state, "PH") == {"ice": 2}

    state = scene().zone("PH", "R1", resource="ice", tokens={"ice": 2}).producing(3).build()
    assert purse(state, R) == {"ice": 5}


def test_t54_uneven_ground_gives_the_tokens_to_the_highest_odd_number() -> None:
    here = scene().zone("MS", "R4 G3 B1", resource="sylvanite", discovery="D07")
    state = here.producing(3).build()

    assert purse(state, G) == {"sylvanite": 3}
    assert purse(state, R) == purse(state, B) == {}


def test_t55_on_level_ground_old_and_new_tokens_stay_where_nobody_competes() -> None:
    here = scene().zone("MS", "R3 G1", resource="ice", tokens={"ice": 1}, discovery="D06")
    state = here.producing(3).build()

    assert [purse(state, colour) for colour in (R, G, B)] == [{}] * 3
    assert produced(state, "MS") == {"ice": 4}


def test_t56_neutral_colours_compete_on_uneven_ground_with_their_own_numbers() -> None:
    """Y and B are the main colours; Y holds the neutral R."""
    here = scene(2).zone("TS", "Y2 R1 B1", resource="celerium", discovery="D07")
    state = here.producing(3).build()

    assert purse(state, Y) == {}
    assert purse(state, R) == purse(state, B) == {"celerium": 1}
    assert produced(state, "TS") == {"celerium": 1}


def test_t57_claim_jumpers_move_find_a_resource_and_take_what_it_produces() -> None:
    here = scene().zone("AU", "R2").hides("SM", "celerium").holds(R, "A04")
    state = here.producing(3).build()

    assert question(state) == (R, "make-move")
    assert options(state) == ["move AU VB", "move AU TS", "stop"]
    drive(state, "move AU TS", "move TS SM")
    assert "SM" in found(state)
    assert produced(state, "SM") == {}
    drive(state, "stop")

    assert zone(state, "AU") == zone(state, "SM") == "R1"
    assert purse(state, R)["celerium"] == 3


def test_t58_claim_jumpers_ask_nothing_where_nobody_can_move() -> None:
    here = scene(explorer_min_moves=1).zone("PH", "R2").holds(R, "M12", "A04")
    state = here.producing(3).build()

    assert state.over
    assert state.to_dict()["event_discard"] == ["A04"]
    assert cards(state, R) == ["M12"]
