"""Setup (specification 2)."""

from typing import Any

import pytest

from areopolis.core.state import State
from kit import options, question, reasons, refuses
from kit.terraforming_mars import GAME, play

COLONIES_CORPORATIONS = {
    "aridor",
    "arklight",
    "polyphemos",
    "poseidon",
    "stormcraft-incorporated",
}

CORPORATE_ERA = (
    "002 006 013 014 025 027 028 046 049 050 051 056 057 061 062 064 065 066 068 069 070 071 "
    "073 074 079 082 084 085 086 090 091 092 094 095 098 099 105 106 107 109 110 111 112 121 "
    "123 124 125 137 144 149 150 151 154 156 160 173 175 180 182 185 186 192 194 195 196 197 "
    "199 201 204 207 208 "
)


def new(seats: int = 3, seed: int = 1, **rules: Any) -> State:
    return GAME.new(seats=seats, seed=seed, options=rules)


def to_first_turn(state: State) -> State:
    """Answer with the first corporation and no projects until the first action is due."""
    while question(state)[1] in ("declare-beginner", "keep-corporation", "keep-projects"):
        seat = state.deciding[0]
        asked = state.decision(seat).question
        state.play(seat, "buy nothing" if asked == "keep-projects" else options(state, seat)[0])
    return state


@pytest.mark.parametrize(
    ("rules", "projects", "corporations"),
    [
        ({}, 257, 17),
        ({"corporate_era": False}, 186, 15),
        ({"colonies": False}, 208, 12),
        ({"corporate_era": False, "colonies": False}, 137, 10),
    ],
)
def test_the_decks(rules: dict[str, Any], projects: int, corporations: int) -> None:
    document = new(5, **rules).to_dict()
    cards = list(document["deck"])
    dealt: set[str] = set()
    for player in document["players"]:
        cards += player["offered"]
        dealt |= set(player["dealt"])
    assert len(cards) == len(set(cards)) == projects
    assert len(dealt) == 10, "five times two, each only once"
    assert "beginner-corporation" not in dealt
    met = {name for seed in range(40) for name in corporations_dealt(seed, rules)}
    assert len(met) == corporations


def corporations_dealt(seed: int, rules: dict[str, Any]) -> list[str]:
    players = new(5, seed, **rules).to_dict()["players"]
    return [name for player in players for name in player["dealt"]]


def test_without_corporate_era_its_cards_are_out() -> None:
    document = new(2, corporate_era=False).to_dict()
    left = set(document["deck"])
    for player in document["players"]:
        left |= set(player["offered"])
    out = CORPORATE_ERA.split()
    assert len(out) == 71
    everything = {f"{number:03}" for number in range(1, 209)}
    everything |= {f"C{number:02}" for number in range(1, 50)}
    assert everything - left == set(out)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_alike(seats: int) -> None:
    document = new(seats).to_dict()
    assert (document["temperature"], document["oxygen"], document["tiles"]) == (-30, 0, {})
    for player in document["players"]:
        assert player["rating"] == 20
        assert set(player["stock"].values()) == {0}
        assert set(player["production"].values()) == {0}
        assert (len(player["offered"]), len(player["dealt"]), player["fleets"]) == (10, 2, 1)


def test_without_corporate_era_every_production_is_one() -> None:
    document = new(3, corporate_era=False).to_dict()
    for player in document["players"]:
        assert set(player["production"].values()) == {1}
    # The production of the corporation is added: Ecoline's two plants.
    document["players"][0]["dealt"] = ["ecoline"]
    for seat, name in ((1, "credicor"), (2, "phobolog")):
        document["players"][seat]["dealt"] = [name]
    ready = to_first_turn(GAME.from_dict(document))
    production = ready.to_dict()["players"][0]["production"]
    assert (production["plants"], production["mc"]) == (3, 1)


@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 5), (4, 6), (5, 7)])
def test_colony_tiles(seats: int, count: int) -> None:
    for seed in range(8):
        colonies = new(seats, seed).to_dict()["colonies"]
        assert len(colonies) == count
        for name, tile in colonies.items():
            sleeps = name in ("titan", "enceladus", "miranda")
            assert tile == {
                "marker": "asleep" if sleeps else 1,
                "owners": [],
                "fleet": "none",
            }


def test_without_colonies_there_are_neither_tiles_nor_fleets() -> None:
    document = new(3, colonies=False).to_dict()
    assert document["colonies"] == {}
    assert {player["fleets"] for player in document["players"]} == {0}


def test_the_first_player_is_drawn() -> None:
    assert {new(4, seed).to_dict()["first"] for seed in range(30)} == {
        "red",
        "green",
        "yellow",
        "blue",
    }


def test_one_colonies_corporation_and_another_one() -> None:
    for seed in range(10):
        for player in new(5, seed, corporation_deal="one_colonies").to_dict()["players"]:
            assert len(set(player["dealt"]) & COLONIES_CORPORATIONS) == 1


def test_corporation_and_projects_are_chosen_in_secret_by_all() -> None:
    state = new(3)
    assert list(state.deciding) == [0, 1, 2]
    for seat in (2, 0):
        state.play(seat, options(state, seat)[0])
    assert list(state.deciding) == [1]
    assert state.view(1)["players"][0]["corporation"] is None
    state.play(1, options(state, 1)[0])
    assert question(state) == (0, "keep-projects")
    assert list(state.deciding) == [0, 1, 2]
    assert state.view(None)["players"][0]["corporation"] is None


def chosen(corporation: str) -> State:
    document = new(2).to_dict()
    document["players"][0]["dealt"] = [corporation]
    document["players"][1]["dealt"] = ["credicor"]
    state = GAME.from_dict(document)
    return play(state, f"corporation {corporation}", "corporation credicor")


def test_the_projects_must_be_paid_with_the_money_of_the_corporation() -> None:
    state = chosen("phobolog")
    offered = state.to_dict()["players"][0]["offered"]
    # 23 M€ buy seven cards at most.
    assert state.view(0)["decision"]["space"]["most"] == 7
    assert reasons(state, " ".join(["buy", *offered[:8]]), 0) == ["out-of-range"]
    assert refuses(state, " ".join(["buy", *offered[:8]]), 0)
    ready = play(state, " ".join(["buy", *offered[:7]]), "buy nothing").to_dict()["players"][0]
    assert (ready["stock"]["mc"], ready["hand"]) == (2, offered[:7])


def test_polyphemos_pays_five_for_each() -> None:
    state = chosen("polyphemos")
    offered = state.to_dict()["players"][0]["offered"]
    ready = play(state, " ".join(["buy", *offered]), "buy nothing").to_dict()["players"][0]
    assert ready["stock"]["mc"] == 0
    assert len(ready["hand"]) == 10


def test_what_is_not_kept_is_discarded_and_the_corporation_leaves() -> None:
    state = to_first_turn(new(2, seed=4))
    document = state.to_dict()
    assert len(document["discard"]) == 20
    for player in document["players"]:
        assert (player["offered"], player["dealt"]) == ([], [])
        assert player["tableau"] == [player["corporation"]]
    # Each knows only the own cards of the pile.
    assert sorted([entry["seen_by"] for entry in document["discard"]]) == [[0]] * 10 + [[1]] * 10


def revealed(first: str, red: str, green: str) -> dict[str, Any]:
    document = new(2).to_dict()
    document["first"] = document["current"] = first
    document["players"][0]["dealt"] = [red]
    document["players"][1]["dealt"] = [green]
    ready: dict[str, Any] = to_first_turn(GAME.from_dict(document)).to_dict()
    return ready


def test_later_corporations_trigger_earlier_ones() -> None:
    """Saturn Systems sees the jovian tag of Stormcraft only when it was there before."""
    storm = "stormcraft-incorporated"
    saturn_first = revealed("red", "saturn-systems", storm)["players"][0]
    assert saturn_first["production"]["mc"] == 2
    saturn_second = revealed("green", "saturn-systems", storm)["players"][0]
    assert saturn_second["production"]["mc"] == 1


def test_generation_one_has_neither_player_order_nor_research() -> None:
    document = revealed("green", "credicor", "phobolog")
    assert (document["generation"], document["first"], document["current"]) == (1, "green", "green")
    assert [entry["effect"] for entry in document["stack"]] == [
        "solar-phase",
        "production-phase",
        "take-action",
    ]


def test_beginners_declare_before_they_see_cards() -> None:
    state = new(2, beginner_corporations=True)
    assert question(state) == (0, "declare-beginner")
    assert {len(player["offered"]) for player in state.to_dict()["players"]} == {0}
    state = play(state, "beginner yes", "beginner no")
    dealt = [player["dealt"] for player in state.to_dict()["players"]]
    assert dealt[0] == ["beginner-corporation"]
    assert len(dealt[1]) == 2
    while question(state)[1] in ("keep-corporation", "keep-projects"):
        seat = state.deciding[0]
        state.play(seat, options(state, seat)[0])
    beginner = state.to_dict()["players"][0]
    assert (beginner["corporation"], beginner["stock"]["mc"]) == ("beginner-corporation", 42)
    assert len(beginner["hand"]) == 10
    assert state.view(0)["players"][0]["tags"] == {}


def test_two_beginners_have_the_same_corporation() -> None:
    state = play(new(2, beginner_corporations=True), "beginner yes", "beginner yes")
    dealt = [player["dealt"] for player in state.to_dict()["players"]]
    assert dealt == [["beginner-corporation"]] * 2
