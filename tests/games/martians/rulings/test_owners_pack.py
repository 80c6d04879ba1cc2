"""An owner's data file (specification 9.4): what it may say, and what is refused."""

import json
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w

from areopolis.core.errors import BadPack
from areopolis.core.pack import Pack
from areopolis.games.martians.game import Martians
from areopolis.games.martians.rules.happenings import DrawEvent
from areopolis.games.martians.rules.lander import research_time
from areopolis.games.martians.rules.missions import is_waiting
from areopolis.games.martians.rules.plants import PURIFY_RULE
from areopolis.games.martians.rules.supply import PlaceDemand
from areopolis.games.martians.state import ColonyState
from kit.asking import drive, question, reasons
from kit.martians import RED, happen
from kit.wandering import wander

Change = Callable[[dict[str, Any]], None]


def template() -> dict[str, Any]:
    """Return the built-in data as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(Martians().pack_template()))
    return data


def with_pack(change: Change) -> Martians:
    """Return the game with the built-in data and one change."""
    data = template()
    change(data)
    return Martians(Pack("owner", data))


def refused(change: Change) -> str:
    """Return the field that the refusal of a change names."""
    with pytest.raises(BadPack) as caught:
        with_pack(change)
    return caught.value.field


def test_the_template_goes_through_a_file_and_back() -> None:
    data = tomllib.loads(tomli_w.dumps(template()))

    assert Martians(Pack("same", data)).pack_template() == Martians().pack_template()


def said_by_each(data: dict[str, Any]) -> None:
    """Let every entry say for itself where it comes from."""
    data["meta"]["provenance"] = "mixed"
    for table in data.values():
        for place, one in enumerate(table if isinstance(table, list) else ()):
            one["provenance"] = ("printed", "designed")[place % 2]
    data["mining_map"]["provenance"] = "printed"
    data["delivery"]["provenance"] = "designed"


def one_is_designed(data: dict[str, Any]) -> None:
    """Let a printed file hold an order of our own."""
    data["meta"]["provenance"] = "printed"
    data["order"][3]["provenance"] = "designed"


@pytest.mark.parametrize("change", [said_by_each, one_is_designed])
def test_the_template_of_a_pack_says_again_what_is_designed(change: Change) -> None:
    owned = with_pack(change)
    again = Martians(Pack("again", json.loads(json.dumps(owned.pack_template()))))

    assert [repr(fact) for fact in again.reconstructed()] == [
        repr(fact) for fact in owned.reconstructed()
    ]
    assert again.pack_template() == owned.pack_template()


def test_qf11_an_event_names_each_building_once_that_it_may_close() -> None:
    def twice(data: dict[str, Any]) -> None:
        data["event"][10]["effects"][0]["args"]["buildings"] = ["lander", "hospital", "lander"]

    assert refused(twice) == "event[10].effects[0].args.buildings[2]"


def test_a_game_with_the_template_is_the_game() -> None:
    game = Martians(Pack("same", template()))

    for one, other in zip(
        wander(Martians().new(3, 5, {"mode": "rw3"}), 1),
        wander(game.new(3, 5, {"mode": "rw3"}), 1),
        strict=True,
    ):
        assert one.view(0) == other.view(0)


def test_switches_are_new_defaults_and_an_option_beats_them() -> None:
    game = with_pack(lambda data: data.update(switches={"hire_time": 1}))

    assert game.option_values()["hire_time"] == (1, 0)
    assert game.new(2, 1).options["hire_time"] == 1
    assert game.new(2, 1, {"hire_time": 0}).options["hire_time"] == 0
    assert refused(lambda data: data.update(switches={"hire_time": 2})) == "switches.hire_time"
    assert refused(lambda data: data.update(switches={"mode": "rw3"})) == "switches.mode"


def test_printed_data_is_not_ours() -> None:
    game = with_pack(lambda data: data["meta"].update(provenance="printed"))

    assert {fact.name for fact in game.reconstructed()} == {"solo", "tie-break"}
    assert len(Martians().reconstructed()) > 100


def test_mixed_data_says_of_each_entry_where_it_comes_from() -> None:
    def mix(data: dict[str, Any]) -> None:
        data["meta"]["provenance"] = "mixed"
        for name, entries in data.items():
            if name in ("mining_map", "delivery"):
                entries["provenance"] = "printed"
            elif isinstance(entries, list):
                for entry in entries:
                    entry["provenance"] = "printed"
        data["order"][3]["provenance"] = "designed"

    found = [(fact.kind, fact.name) for fact in with_pack(mix).reconstructed()]
    assert ("order", "O04") in found
    assert len(found) == 3

    def forget(data: dict[str, Any]) -> None:
        mix(data)
        del data["order"][3]["provenance"]

    assert refused(forget) == "order[3].provenance"


def test_what_is_designed_is_ours_in_the_template_as_in_the_game() -> None:
    """Copies of specialists and the sizes of event stacks are designed like the cards."""
    ours = {(fact.kind, fact.name) for fact in Martians().reconstructed()}

    assert {(fact.kind, fact.name) for fact in with_pack(lambda data: None).reconstructed()} == ours


def test_map_and_deliveries_say_where_they_come_from_as_every_entry_may() -> None:
    def some(data: dict[str, Any]) -> None:
        data["meta"]["provenance"] = "printed"
        data["mining_map"]["provenance"] = "designed"
        data["specialist"][1]["provenance"] = "designed"

    found = {(fact.kind, fact.name) for fact in with_pack(some).reconstructed()}

    assert found == {
        ("part", "mining-map"),
        ("part", "solo"),
        ("part", "tie-break"),
        ("specialist", "engineer"),
    }


def test_own_titles_are_labels() -> None:
    game = with_pack(lambda data: data["order"][0].update(name="Batteries"))

    assert game.labels() == {"order.O01": "Batteries"}


def test_an_unavailability_token_leaves_at_the_end_of_its_duration() -> None:
    def close(data: dict[str, Any]) -> None:
        args = {"token": "unavailable", "buildings": ["moxie"]}
        data["event"][0]["effects"] = [{"key": "close_field", "args": args, "duration": "slot"}]

    game = with_pack(close)
    state = game.new(2, 1, {"mode": "rw2", "first_player": "first-seat"})
    assert isinstance(state, ColonyState)
    first = state.vocabulary.numbers["happening"]["E1-1"]
    state.event_decks[0] = (*[card for card in state.event_decks[0] if card != first], first)

    happen(state, DrawEvent())
    assert question(state) == (RED, "close-field")
    drive(state, "close moxie-1")
    assert "field-unavailable" in reasons(state, "place moxie-1")
    assert game.from_dict(state.to_dict()).key() == state.key()
    drive(state, "end", "end")
    assert state.field_tokens[0] == 0


def test_qn2_a_quarters_starts_with_three_growth_tokens_at_most() -> None:
    def grow(data: dict[str, Any]) -> None:
        more = {"key": "growth_start", "args": {"amount": 2}}
        data["scenario"][0]["modifiers"] = [more, more]

    game = with_pack(grow)
    state = game.new(2, 1, {"mode": "koop1"})
    assert isinstance(state, ColonyState)

    assert state.growth == [3, 3, 0, 0]
    assert game.from_dict(state.to_dict()).key() == state.key()


def test_a_position_holds_the_largest_numbers_of_a_pack() -> None:
    def most(data: dict[str, Any]) -> None:
        for event in data["event"]:
            slower = {"amount": -99, "least": 99}
            richer = {"good": "money", "amount": 99}
            event["effects"] = [
                {"key": "time_modifier", "args": slower, "duration": "next-turn"},
                *[{"key": "gain", "args": richer}] * 9,
            ]

    game = with_pack(most)
    state = game.new(4, 1, {"mode": "koop1"})
    assert isinstance(state, ColonyState)
    for _ in range(3):
        happen(state, DrawEvent())

    assert state.time_change == [-297] * 4
    assert state.has(RED, 7) == 14 + 3 * 9 * 4 * 99
    assert game.from_dict(state.to_dict()).key() == state.key()


def test_qk18_the_generator_starts_with_what_the_box_holds_where_markers_are_limited() -> None:
    def glow(data: dict[str, Any]) -> None:
        data["scenario"][0]["modifiers"] = [{"key": "rtg_start", "args": {"amount": 99}}]

    game = with_pack(glow)
    for finite, energy in ((False, 105), (True, 10)):
        state = game.new(4, 1, {"mode": "koop1", "finite_goods": finite})
        assert isinstance(state, ColonyState)
        assert state.rtg == energy
        assert game.from_dict(state.to_dict()).key() == state.key()


def test_a_scenario_brings_more_demand_once_for_the_colony_from_its_round_on() -> None:
    def spread(data: dict[str, Any]) -> None:
        more = {"token": "disease", "amount": [9, 2, 9], "from_round": [9, 3, 9]}
        data["scenario"][0]["modifiers"] = [{"key": "demand", "args": more}]

    game = with_pack(spread)
    for number, tokens in ((2, 3), (3, 5), (4, 5)):
        state = game.new(3, 1, {"mode": "koop1"})
        assert isinstance(state, ColonyState)
        state.round = number
        happen(state, PlaceDemand())
        assert sum(state.demand[4:8]) == tokens


def test_equal_effects_of_events_add_up() -> None:
    def twice(data: dict[str, Any]) -> None:
        bonus = {"key": "mission_bonus", "args": {"rep": 1}, "duration": "round"}
        dearer = {"action": "purify", "good": "energy", "amount": 1}
        cost = {"key": "cost_modifier", "args": dearer, "duration": "round"}
        for event in data["event"]:
            event["effects"] = [bonus, bonus, cost, cost]

    state = with_pack(twice).new(2, 1, {"mode": "rw2"})
    assert isinstance(state, ColonyState)
    happen(state, DrawEvent())

    assert state.mission_bonus == 2
    assert PURIFY_RULE.price(state).written() == {"energy": 3, "ice": 1}


def test_qt4_a_tile_without_the_symbol_takes_a_scientist_as_long() -> None:
    def plain(data: dict[str, Any]) -> None:
        for tile in data["research"]:
            tile.update(time=3, symbol=False)

        data["research"][1]["symbol"] = True

    state = with_pack(plain).new(2, 1, {"mode": "rw2"})
    assert isinstance(state, ColonyState)
    state.helpers = [0, 0, 2, 0, 0, 2]

    assert research_time(state, RED, 0) == 3
    assert research_time(state, RED, 1) == 1


def test_qk12_a_requirement_waits_until_another_was_done_all_its_times() -> None:
    def wait(data: dict[str, Any]) -> None:
        data["scenario"][0]["requirements"] = [
            {"id": "a", "cost": {"energy": 1}, "rep": 1, "times": 2},
            {"id": "b", "cost": {"energy": 1}, "rep": 1, "after": "a"},
        ]

    state = with_pack(wait).new(2, 1, {"mode": "koop1"})
    assert isinstance(state, ColonyState)
    again = ("finish", "rest", "place lander-1")
    drive(state, "place lander-1", "mission S1-a", *again)
    assert reasons(state, "mission S1-b") == ["another-requirement-first"]
    drive(state, "mission S1-a")

    assert not is_waiting(state, state.rules.tasks[1])


def drop(name: str) -> Change:
    return lambda data: data[name].pop()


def put(name: str, place: int, **values: Any) -> Change:
    return lambda data: data[name][place].update(values)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda data: data.pop("meta"), "meta"),
        (lambda data: data["meta"].pop("provenance"), "meta.provenance"),
        (lambda data: data["meta"].update(provenance="found"), "meta.provenance"),
        (lambda data: data.update(extra=1), "extra"),
        (drop("event"), "event"),
        (drop("order"), "order"),
        (drop("research"), "research"),
        (drop("weather"), "weather"),
        (drop("corporation"), "corporation"),
        (drop("building"), "building"),
        (drop("mining_token"), "mining_token"),
        (drop("crop"), "crop"),
        (drop("regolith"), "regolith"),
        (drop("helper"), "helper"),
        (put("weather", 1, start=True), "weather"),
        (put("weather", 1, solar="much"), "weather[1].solar"),
        (put("weather", 2, id="W01"), "weather[2].id"),
        (put("event", 0, round=6), "event[0].round"),
        (put("event", 0, effects=[]), "event[0].effects"),
        (put("event", 0, effects=[{"key": "rain"}]), "event[0].effects[0].key"),
        (
            put("event", 1, effects=[{"key": "gain", "args": {"good": "gold", "amount": 1}}]),
            "event[1].effects[0].args.good",
        ),
        (
            put("event", 1, effects=[{"key": "close_rtg", "duration": "instant"}]),
            "event[1].effects[0].duration",
        ),
        (put("regolith", 0, copies=6), "regolith"),
        (put("regolith", 1, mineral="yellow"), "regolith[1].mineral"),
        (put("corporation", 0, colour="blue"), "corporation[1].colour"),
        (put("corporation", 0, tech_time={"long-arm": 0}), "corporation[0].tech_time.long-arm"),
        (put("specialist", 0, copies=3), "specialist"),
        (put("specialist", 0, id="pilot"), "specialist[0].id"),
        (put("helper", 0, copies=3), "helper.botanist"),
        (put("order", 0, cost={}), "order[0].cost"),
        (put("order", 0, cost={"gold": 1}), "order[0].cost.gold"),
        (put("order", 0, id="S1-a"), "scenario[0].requirements[0].id"),
        (put("research", 0, time=0), "research[0].time"),
        (put("crop", 0, copies=3), "crop"),
        (put("crop", 0, cost={"different_minerals": 1}), "crop[0].cost.different_minerals"),
        (put("mining_token", 0, copies=5), "mining_token"),
        (put("mining_token", 0, regolith=0), "mining_token[0].regolith"),
        (put("building", 0, fields=3), "building[0].tokens"),
        (put("building", 4, tokens=["U", "C"]), "building[4].tokens[1]"),
        (put("building", 4, tokens=["U", "U"]), "building"),
        (put("building", 0, id="sauna"), "building[0].id"),
        (lambda data: data["mining_map"]["fields"].pop(), "mining_map.fields"),
        (lambda data: data["mining_map"].update(edges=[["A1", "A2"]]), "mining_map.edges"),
        (lambda data: data["mining_map"]["edges"].append(["A1", "Z9"]), "mining_map.edges[90]"),
        (lambda data: data["mining_map"].update(start=["C1", "D1"]), "mining_map.start"),
        (lambda data: data["delivery"]["pairs"].update(both=6), "delivery.pairs"),
        (lambda data: data.update(delivery={"food": 1, "medicine": 3}), "delivery.food"),
        (lambda data: data.update(scenario=[]), "scenario"),
        (put("scenario", 0, rounds=[4, 4]), "scenario[0].rounds"),
        (put("scenario", 0, level="brutal"), "scenario[0].level"),
        (put("scenario", 4, modifiers=[]), "scenario[4].requirements[0].after"),
        (
            lambda data: data["scenario"][1]["end_conditions"][0]["args"].update(amount=[1, 2]),
            "scenario[1].end_conditions[0].args.amount",
        ),
        (
            lambda data: data["scenario"][0]["requirements"][0].update(cost={"water": [2, 3]}),
            "scenario[0].requirements[0].cost.water",
        ),
        (
            lambda data: data["scenario"][0]["requirements"][0].update(after="c"),
            "scenario[0].requirements[0].after",
        ),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_with_its_field(change: Change, field: str) -> None:
    assert refused(change) == field


def test_two_events_are_needed_for_each_later_round() -> None:
    def crowd(data: dict[str, Any]) -> None:
        for event in data["event"]:
            if event["round"] == 3:
                event["round"] = 2

    assert refused(crowd) == "event"
