"""Positions of On Mars that cannot be, each with the field that is wrong."""

from typing import Any

import pytest

from areopolis import BadPosition
from areopolis.games.on_mars.data.constants import COLOURS
from conformance.laws_of_saving import through_json
from games.on_mars.editing import Edit, both, on_map, player, position, rejected
from kit.on_mars import GAME


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_positions_that_are_edited_here_can_be(seats: int) -> None:
    document = position(seats, first_colonists=True)
    assert GAME.from_dict(document).to_dict() == document


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda d: d.update(round=-1), "round"),
        (lambda d: d.update(is_last_round=0), "is_last_round"),
        (lambda d: d.update(level=6), "level"),
        (lambda d: d.update(remaining=4), "remaining"),
        (lambda d: d.update(first="none"), "first"),
        (lambda d: d.update(first="yellow"), "first"),
        (lambda d: d.update(current="red"), "current"),
        (lambda d: d.update(weather="dusty"), "weather"),
        (lambda d: d["turn"].pop("gained"), "turn.gained"),
        (lambda d: d["shuttle"].update(side="none"), "shuttle.side"),
        (lambda d: d["shuttle"].update(space=4), "shuttle.space"),
        (lambda d: d["turn_order"].pop(), "turn_order"),
        (lambda d: d.update(turn_order=["none"] * 8), "turn_order"),
        (lambda d: d.update(turn_order=["blue"] * 3 + ["none"] * 5), "turn_order"),
        (lambda d: d.update(laid=["green", "blue"]), "laid"),
        (lambda d: d["lss"]["generator"].update(row=7), "lss.generator.row"),
        (lambda d: d["lss"]["greenhouse"].update(d["lss"]["generator"]), "lss.greenhouse.reward"),
        (lambda d: d["missions"].pop(), "missions"),
        (lambda d: d["missions"][1].update(d["missions"][0]), "missions[1].mission"),
        (lambda d: d["missions"][2].update(left=99), "missions[2].left"),
        (lambda d: d["warehouse"].update(water=4), "warehouse.water"),
        (lambda d: d["stacks"]["mine"].pop(), "stacks.mine"),
        (lambda d: d["stacks"].update(mine=[1, 1, 2, 3, 4, 5]), "stacks.mine"),
        (lambda d: d["stacks"].update(mine=[1, 2, 3, 4, 5, 7]), "stacks.mine[5]"),
        (lambda d: d["exploration"].pop(), "exploration"),
        (lambda d: d.update(refills=[0]), "refills"),
    ],
)
def test_what_cannot_be_on_the_table_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit) == field


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (on_map("9,9", ground="crystal"), "map.9,9"),
        (on_map("9,9", piece="bot", of="blue"), "map.9,9"),
        (lambda d: d["map"].update({"-6,3": {}}), "map.-6,3"),
        (on_map("-6,3", building="none"), "map.-6,3.building"),
        (on_map("-6,3", building="tower"), "map.-6,3.building"),
        (on_map("-6,3", building="shelter", owner="none"), "map.-6,3.owner"),
        (on_map("-6,3", building="shelter", owner="yellow"), "map.-6,3.owner"),
        (on_map("0,0", owner="blue"), "map.0,0.owner"),
        (on_map("0,0", ground="crystal"), "map.0,0.ground"),
        (on_map("-6,3", ground="none"), "map.-6,3.ground"),
        (on_map("-6,3", building="mine"), "stacks.mine"),
        (on_map("-6,3", piece="miner", of="blue"), "map.-6,3.piece"),
        (on_map("-6,3", piece="bot", of="none"), "map.-6,3.of"),
        (on_map("-6,3", piece="none", of="blue"), "map.-6,3.piece"),
        (on_map("-6,3", piece="bot", of="blue"), "players[0].bots_left"),
        (on_map("0,0", piece="advanced", of="blue"), "map.0,0.card"),
        (on_map("0,0", piece="advanced", of="blue", card="BP03"), "map.0,0.card"),
        (on_map("0,0", piece="advanced", of="blue", card="BP01"), "players[0].blueprints"),
        (on_map("0,0", piece="miner", of="blue"), "players[0].supply"),
    ],
)
def test_what_cannot_be_on_the_map_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit) == field


def test_nobody_has_five_bots() -> None:
    hexes = ("-6,2", "-6,3", "-6,4", "6,-4", "6,-3")
    bots = both(*[on_map(name, piece="bot", of="green") for name in hexes])
    # On the map stands already the Bot that everybody begins with.
    assert rejected(bots) == "map.6,-4.piece"


def test_nobody_has_six_shelters() -> None:
    hexes = ("-6,2", "-6,3", "-6,4", "6,-4", "6,-3")
    assert rejected(both(*[on_map(n, building="shelter", owner="blue") for n in hexes])) == "map"


def test_nobody_has_two_rovers() -> None:
    hexes = ("-6,2", "-6,3")
    rovers = both(*[on_map(name, piece="rover", of="blue") for name in hexes])
    assert rejected(rovers) == "map.-6,3.piece"


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda d: d["players"].pop(), "players"),
        (lambda d: d["players"].reverse(), "players[0].colour"),
        (lambda d: d["players"][1]["storage"].update(mineral=99), "players[1].storage.mineral"),
        (lambda d: d["players"][1]["storage"].update(plant=-1), "players[1].storage.plant"),
        (lambda d: d["players"][1]["storage"].update(crystal=1), "players[1].storage.crystal"),
        (player(1, crystals=4), "players[1].crystals"),
        (player(1, pending=-1), "players[1].pending"),
        (player(1, ships=[1, 1, 2]), "players[1].ships"),
        (player(1, ships=[9]), "players[1].ships[0]"),
        (player(1, hangar=1), "players[1].hangar"),
        (player(1, quarters=5, supply=7), "players[1].quarters"),
        (player(1, supply=0), "players[1].supply"),
        (player(1, working=1), "players[1].supply"),
        (player(1, bots_left=4), "players[1].bots_left"),
        (player(1, lab={"shelter": "L2b", "mine": "L2b"}), "players[1].lab.shelter"),
        (player(1, lab={"shelter": "L7"}), "players[1].lab.shelter"),
        (player(1, lab={"shelter": "L2b", "mine": "none"}), "players[1].lab.mine"),
        (player(1, lab={"shelter": "L2b", "glider": "L1a"}), "players[1].lab.glider"),
        (player(1, lab={}), "players[1].lab.shelter"),
        (player(1, progress=["mine", "mine"]), "players[1].progress"),
        (player(1, progress=["shelter"]), "players[1].progress[0]"),
        (player(1, research=["E"]), "players[1].research[0]"),
        (player(1, points={}), "players[1].points.first-buildings"),
        (player(1, blueprints={"BP99": {"tile": "none"}}), "players[1].blueprints.BP99"),
    ],
)
def test_what_a_player_cannot_have_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit) == field


@pytest.mark.parametrize(
    ("items", "done", "field"),
    [
        ({"water": 1}, False, "items.water"),
        ({"mineral": 5}, False, "items.mineral"),
        ({"mineral": 3}, True, "done"),
    ],
)
def test_what_cannot_be_on_a_contract_is_named(
    items: dict[str, int], done: bool, field: str
) -> None:
    def sign(document: dict[str, Any]) -> None:
        if "EC07" in document["contract_deck"]:
            document["contract_deck"].remove("EC07")
        else:
            document["science"][document["science"].index("EC07")] = "none"
        document["players"][1]["contracts"] = {"EC07": {"items": items, "done": done}}

    assert rejected(sign) == f"players[1].contracts.EC07.{field}"


@pytest.mark.parametrize(
    ("action", "counts"), [("construct", {"blue": 3, "green": 1}), ("hire", {"green": 2})]
)
def test_no_more_colonists_stand_on_slots_than_fit(action: str, counts: dict[str, int]) -> None:
    def crowd(document: dict[str, Any]) -> None:
        for one in document["players"]:
            there = sum([slots.get(one["colour"], 0) for slots in document["slots"].values()])
            one["supply"] += there - counts.get(one["colour"], 0)
        for name in document["slots"]:
            document["slots"][name] = counts if name == action else {}

    assert rejected(crowd) == f"slots.{action}"


# Everything is in one place; the error names the second place where it is.


def first_card(document: dict[str, Any]) -> str:
    return str(next(card for card in document["blueprints"] if card != "none"))


def test_a_blueprint_in_two_places_is_named() -> None:
    def on_deck(document: dict[str, Any]) -> None:
        document["blueprint_deck"].append(first_card(document))

    deck = len(position()["blueprint_deck"])
    assert rejected(on_deck) == f"blueprint_deck[{deck}]"

    def owned(document: dict[str, Any]) -> None:
        document["players"][2]["blueprints"] = {first_card(document): {"tile": "none"}}

    assert rejected(owned) == f"players[2].blueprints.{first_card(position())}"

    def by_two(document: dict[str, Any]) -> None:
        for one in document["players"][:2]:
            one["blueprints"] = {"BP13": {"tile": "none"}}
        document["blueprint_deck"].remove("BP13")

    assert rejected(by_two) == "players[1].blueprints.BP13"


def test_level_1_lies_above_level_3() -> None:
    def turn_over(document: dict[str, Any]) -> None:
        document["blueprint_deck"].insert(0, document["blueprint_deck"].pop())

    assert rejected(turn_over) == "blueprint_deck"


def test_a_scientist_or_contract_in_two_places_is_named() -> None:
    def hired(document: dict[str, Any]) -> None:
        document["players"][0]["scientists"] = {document["science"][0]: "none"}

    name = position()["science"][0]
    assert rejected(hired) == f"players[0].scientists.{name}"

    def by_two(document: dict[str, Any]) -> None:
        document["science"][0] = "none"
        for one in document["players"][:2]:
            one["scientists"] = {name: "none"}

    assert rejected(by_two) == f"players[1].scientists.{name}"

    def signed(document: dict[str, Any]) -> None:
        contract = document["contract_deck"][0]
        document["players"][0]["contracts"] = {contract: {"items": {}, "done": False}}

    contract = position()["contract_deck"][0]
    assert rejected(signed) == f"players[0].contracts.{contract}"


def test_a_scientist_works_in_advanced_buildings_of_one_kind() -> None:
    def at_work(document: dict[str, Any]) -> None:
        place = document["science"].index("geologist")
        document["science"][place] = "none"
        document["players"][0]["scientists"] = {"geologist": "BP01"}

    assert rejected(at_work) == "players[0].scientists.geologist"


def test_a_tech_tile_too_many_is_named() -> None:
    def on_grid(document: dict[str, Any]) -> None:
        document["grid"].update(T1="mine", T2="mine", T3="mine")

    assert rejected(on_grid) == "grid.T3"
    assert rejected(lambda d: d["grid"].update(T1="shelter")) == "grid.T1"
    # With two players every kind is there once.
    mine = player(0, lab={"shelter": "L2b", "mine": "L1a"})
    assert rejected(mine, seats=2) == "players[0].lab.mine"
    assert rejected(lambda d: d["tech_stacks"].pop()) == "tech_stacks"


def test_a_tile_in_two_places_is_named() -> None:
    def in_stack(document: dict[str, Any]) -> None:
        document["discovery_stack"].append(document["discovery_stack"][0])

    stack = len(position()["discovery_stack"])
    assert rejected(in_stack) == f"discovery_stack[{stack}]"

    def taken(document: dict[str, Any]) -> None:
        document["players"][1]["discoveries"] = [document["discovery_stack"][0]]

    assert rejected(taken) == "players[1].discoveries[0]"
    assert rejected(player(1, discoveries=["crystal"])) == "players[1].discoveries[0]"
    assert rejected(lambda d: d.update(exploration=["research-A", "none"])) == "exploration[0]"

    def loose(document: dict[str, Any]) -> None:
        document["map"]["-6,3"] = {"ground": document["discovery_stack"][0]}

    assert rejected(loose) == "map.-6,3.ground"
    research = both(*[on_map(name, ground="research-A") for name in ("-6,2", "-6,3", "-6,4")])
    assert rejected(research) == "map"


def test_a_private_goal_in_two_places_is_named() -> None:
    def in_hand(document: dict[str, Any]) -> None:
        document["players"][2]["goals"] = [document["goal_box"][0]]

    assert rejected(in_hand) == "players[2].goals[0]"

    def done(document: dict[str, Any]) -> None:
        document["players"][2]["goal_done"] = document["goal_box"][0]

    assert rejected(done) == "players[2].goal_done"


def test_a_first_colonist_in_two_places_is_named() -> None:
    def first(document: dict[str, Any]) -> None:
        document["first_box"].append(document["players"][0]["first_card"])

    assert rejected(first, first_colonists=True) == "players[0].first_card"

    def second(document: dict[str, Any]) -> None:
        document["second_deck"] = ["FCB1"]
        document["players"][2]["second_cards"] = ["FCB1"]

    assert rejected(second, first_colonists=True) == "players[2].second_cards[0]"
    assert rejected(player(0, first_card="FCB1"), first_colonists=True) == "players[0].first_card"


def test_a_compensation_is_for_a_tile_that_its_owner_has() -> None:
    use = {"owner": "green", "tech": "mine"}
    assert rejected(lambda d: d.update(compensations=[use])) == "compensations[0]"


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (on_map("-6,3", piece="bot", of="green"), "map.-6,3.piece"),
        (player(1, quarters=11), "players[1].quarters"),
        (lambda d: d["lacerda"].update(sequence="shelter"), "lacerda.sequence"),
        (lambda d: d["lacerda"].update(card="13"), "lacerda.card"),
        (lambda d: d["lacerda"].update(discard=d["lacerda"]["deck"][:1]), "lacerda.discard[0]"),
        (lambda d: d.update(first="green"), "first"),
    ],
)
def test_what_lacerda_cannot_have_is_named(edit: Edit, field: str) -> None:
    assert rejected(edit, seats=1) == field


def test_a_missing_tech_tile_is_named() -> None:
    assert rejected(lambda d: d["tech_stacks"][0].pop()) == "tech_stacks"
    space = next(space for space, tech in position()["grid"].items() if tech != "none")
    assert rejected(lambda d: d["grid"].update({space: "none"})) == "tech_stacks"


def test_a_missing_card_of_lacerda_is_named() -> None:
    assert rejected(lambda d: d["lacerda"]["deck"].pop(), 1) == "lacerda.deck"


def test_a_missing_blueprint_is_named() -> None:
    """When the Colony rises, displayed ones go back to the box; before, all are there."""
    assert rejected(lambda d: d["blueprint_deck"].pop()) == "blueprint_deck"
    place = next(n for n, card in enumerate(position()["blueprints"]) if card != "none")

    def put_away(document: dict[str, Any]) -> None:
        document["blueprints"][place] = "none"

    assert rejected(put_away) == "blueprint_deck"


def test_a_space_that_is_refilled_twice_is_named() -> None:
    def again(document: dict[str, Any]) -> None:
        place = document["science"].index("biochemist")
        document["science"][place] = "none"
        document["players"][0]["scientists"] = {"biochemist": "none"}
        document["refills"] = [place, place]

    assert rejected(again) == "refills[1]"


def test_what_is_not_there_is_left_out() -> None:
    """A count of 0 would be written otherwise than it was read."""
    assert rejected(lambda d: d["slots"]["construct"].update(green=0)) == "slots.construct.green"

    def signed(document: dict[str, Any]) -> None:
        for pile in ("contract_deck", "science"):
            document[pile] = [card if card != "EC01" else "none" for card in document[pile]]
        document["contract_deck"] = [card for card in document["contract_deck"] if card != "none"]
        document["players"][0]["contracts"] = {"EC01": {"items": {"mineral": 0}, "done": False}}

    assert rejected(signed) == "players[0].contracts.EC01.items.mineral"


def test_lacerda_retrieves_no_colonists() -> None:
    step = {"effect": "retrieve-side", "by": "green", "side": "colony"}
    place = len(position(1)["stack"])

    assert rejected(lambda d: d["stack"].append(step), seats=1) == f"stack[{place}].by"


def test_at_the_beginning_everybody_chooses_one_space() -> None:
    state = GAME.new(seats=3, seed=11)
    asked = state.deciding[0]
    state.play(asked, state.decision(asked).options[0])
    document = through_json(state.to_dict())
    assert document["round"] == 0
    document["stack"].append({"effect": "choose-space", "by": COLOURS[asked], "side": "none"})

    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    assert caught.value.field == f"stack[{len(document['stack']) - 1}].by"


def test_a_marker_that_no_step_brings_to_the_turn_order_is_refused() -> None:
    document = GAME.new(2, 7).to_dict()
    document["stack"] = [frame for frame in document["stack"] if frame["effect"] != "choose-space"]

    with pytest.raises(BadPosition) as refused:
        GAME.from_dict(document)

    assert refused.value.field == "turn_order"


def test_ships_begin_on_the_five_upper_spaces_of_the_depot() -> None:
    """The executive actions below are never covered (R-205)."""
    assert rejected(player(1, ships=[1, 2, 3, 4, 8])) == "players[1].ships[4]"


def test_a_mission_asks_for_what_the_number_of_players_says() -> None:
    """Research: five tiles with three players, seven with four."""

    def research(document: dict[str, Any]) -> None:
        document["missions"] = [{"mission": name, "left": 1} for name in ("MI2", "MI8")] + [
            {"mission": "MI1", "left": 6}
        ]

    assert rejected(research) == "missions[2].left"
    accepted = position(4)
    research(accepted)
    assert GAME.from_dict(accepted).to_dict()["missions"][2]["left"] == 6


def test_a_missing_scientist_or_contract_is_named() -> None:
    def dismissed(document: dict[str, Any]) -> None:
        document["science"][document["science"].index("biochemist")] = "none"

    assert rejected(dismissed) == "science"
    assert rejected(lambda d: d["contract_deck"].pop()) == "contract_deck"


def test_a_missing_private_goal_is_named() -> None:
    assert rejected(lambda d: d["goal_box"].pop()) == "goal_box"


def test_nobody_has_four_private_goals_and_lacerda_has_none() -> None:
    def greedy(document: dict[str, Any]) -> None:
        document["players"][0]["goals"].append(document["goal_box"].pop())

    assert rejected(greedy) == "players[0].goals"

    def his(document: dict[str, Any]) -> None:
        document["players"][1]["goals"] = [document["goal_box"].pop()]

    assert rejected(his, seats=1) == "players[1].goals"


@pytest.mark.parametrize("field", ["working", "supply"])
def test_the_colonists_of_lacerda_are_not_counted(field: str) -> None:
    assert rejected(player(1, **{field: 1}), seats=1) == f"players[1].{field}"


def test_lacerda_stores_no_resources_and_his_first_bot_marks_the_sequence() -> None:
    store = {"mineral": 1, "battery": 0, "water": 0, "plant": 0, "oxygen": 0}
    assert rejected(player(1, storage=store), seats=1) == "players[1].storage.mineral"
    assert rejected(player(1, bots_left=4), seats=1) == "players[1].bots_left"


def test_only_a_built_radar_keeps_a_tile() -> None:
    def owned(card: str) -> Edit:
        def edit(document: dict[str, Any]) -> None:
            for pile in ("blueprints", "blueprint_deck"):
                document[pile] = [one if one != card else "none" for one in document[pile]]
            document["blueprint_deck"] = [c for c in document["blueprint_deck"] if c != "none"]
            tile = document["discovery_stack"].pop()
            document["players"][0]["blueprints"][card] = {"tile": tile}

        return edit

    assert rejected(owned("BP14")) == "players[0].blueprints.BP14.tile"
    assert rejected(owned("BP15")) == "players[0].blueprints.BP15.tile"


def test_first_colonist_cards_are_of_their_variant() -> None:
    assert rejected(player(0, first_card="FCA1")) == "players[0].first_card"
    assert rejected(player(0, second_cards=["FCB1"])) == "players[0].second_cards[0]"
    assert rejected(lambda d: d.update(second_deck=["FCB1"])) == "second_deck[0]"
    assert (
        rejected(player(0, first_card="FCA1"), 1, first_colonists=True) == "players[0].first_card"
    )


def test_with_two_players_no_tech_tiles_wait_in_stacks() -> None:
    def put_away(document: dict[str, Any]) -> None:
        space = next(space for space, tech in document["grid"].items() if tech != "none")
        document["tech_stacks"] = [[document["grid"][space]], []]
        document["grid"][space] = "none"

    assert rejected(put_away, seats=2) == "tech_stacks"
