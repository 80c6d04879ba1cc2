"""Positions of Martians that cannot be, each with the field that is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from areopolis import BadPosition
from kit.martians import GAME, scene

Edit = Callable[[dict[str, Any]], object]


def rejected(edit: Edit, mode: str = "rw2", **options: Any) -> str:
    document = scene(mode, 3, **options).doc
    edit(document)
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    return caught.value.field


def field(document: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = document["fields"][name]
    return found


@pytest.mark.parametrize(
    ("edit", "named"),
    [
        (lambda d: d.update(round=0), "round"),
        (lambda d: d.update(round=5), "round"),
        (lambda d: d.update(slot=0), "slot"),
        (lambda d: d.update(phase="lunch"), "phase"),
        (lambda d: d.update(phase="end"), "phase"),
        (lambda d: d.update(ending="last-round"), "ending"),
        (lambda d: d.update(ending="famine"), "ending"),
        (lambda d: d.update(first="white"), "first"),
        (lambda d: d.update(active="none"), "turn.time"),
        (lambda d: d["turn"].update(used={"doctor": 1}), "turn.used"),
        (lambda d: d["households"].pop(), "households"),
        (lambda d: d["households"][1]["goods"].update(gold=1), "households[1].goods.gold"),
        (lambda d: d["households"][1]["goods"].update(energy=0), "households[1].goods.energy"),
        (lambda d: d["households"][0]["points"].update(start=3), "households[0].points"),
        (lambda d: d["households"][0]["points"].update(rtg=-3), "households[0].points"),
        (lambda d: d["players"]["blue"].update(corporation="none"), "players.blue.corporation"),
        (lambda d: d["players"]["blue"].update(corporation="CP1"), "players.blue.corporation"),
        (lambda d: d["players"]["red"].update(home="q1"), "players.red.home"),
        (
            lambda d: d["players"]["red"].update(technologies=["long-arm", "long-arm"]),
            "players.red.technologies[1]",
        ),
        (
            lambda d: d["players"]["red"].update(technologies=["birth-control"]),
            "players.red.technologies[0]",
        ),
        (
            lambda d: d["players"]["red"].update(installations={"solar": 2, "wind": 1}),
            "players.red.installations",
        ),
        (lambda d: [one.update(crop="CR1") for one in d["players"].values()], "players"),
        (
            lambda d: d["players"]["red"].update(helpers={"botanist": 2, "geologist": 1}),
            "players.red.helpers",
        ),
        (lambda d: d["players"]["red"].update(specialists={"doctor": 1}), "specialists.doctor"),
        (lambda d: d.update(colony=[["long-arm"]]), "colony[0]"),
        (lambda d: field(d, "moxie-1").update(token="C"), "fields.moxie-1.token"),
        (lambda d: field(d, "moxie-1").update(token="unavailable"), "fields"),
        (lambda d: field(d, "moxie-1").update(markers=["red", "blue"]), "fields.moxie-1.markers"),
        (
            lambda d: field(d, "moxie-1").update(token="U", markers=["red"]),
            "fields.moxie-1.markers",
        ),
        (
            lambda d: [field(d, f"moxie-{n}").update(markers=["red"]) for n in (1, 2)],
            "fields.moxie-2",
        ),
        (lambda d: d["quarters"]["q1"].update(oxygen=9), "quarters.q1.oxygen"),
        (lambda d: [d["quarters"][f"q{n}"].update(oxygen=3) for n in (1, 2, 3)], "quarters"),
        (lambda d: d["quarters"]["q4"].update(growth=1), "quarters.q4"),
        (lambda d: d["quarters"]["q1"].update(fines=1), "quarters.q1.fines"),
        (lambda d: d["stack"].pop(0), "stack[0].effect"),
        (lambda d: d["stack"].insert(1, d["stack"][-1]), "stack["),
        (lambda d: d["stack"][-1].update(by="blue"), "stack["),
        (lambda d: d["stack"].append({"effect": "deal-goods"}), "stack["),
        (lambda d: d["stack"].append({"effect": "lay-dead", "by": "red"}), "stack["),
        (lambda d: d["stack"].pop(), "active"),
        (lambda d: d["quarters"]["q1"].update(infirmary={"red": 4}), "players.red"),
        (lambda d: d["track"].pop(), "track"),
        (lambda d: d["track"][0].__setitem__(0, "red-locked"), "track[0][0]"),
        (lambda d: d["track"][3].__setitem__(3, "red"), "track[3][3]"),
        (lambda d: d["track"][0].__setitem__(0, "red-dead"), "track"),
        (lambda d: d.update(machine="D4"), "machine"),
        (lambda d: d.update(machine="Z9"), "machine"),
        (lambda d: d.update(site_reached=True), "site_reached"),
        (lambda d: d.update(rtg=12), "rtg"),
        (lambda d: d["mine"].update(Z9=d["mine"]["A1"]), "mine.Z9"),
        (lambda d: [one.update(token="MT22") for one in d["mine"].values()], "mine"),
        (lambda d: d["specialist_deck"].pop(), "specialists."),
        (lambda d: d["helper_deck"].pop(), "helpers."),
        (lambda d: d["research_deck"].append(d["research"][0]), "research_deck["),
        (lambda d: d.update(orders=["O01"]), "orders"),
        (lambda d: d["weather_deck"].append(d["weather"]), "weather_deck["),
        (lambda d: d["regolith_deck"].pop(), "regolith_deck."),
        (lambda d: d["event_decks"][0].append("E2-1"), "event_decks[0]"),
        (lambda d: d["event_decks"][0].pop(), "event_decks"),
        (lambda d: d["events"].append(d["event_decks"][0][0]), "events[0]"),
        (
            lambda d: d["lasting"].append({"event": "E1-1", "line": 0, "field": "none"}),
            "lasting[0].event",
        ),
        (lambda d: d["requirements"].update({"S1-a": 2}), "requirements.S1-a"),
        (lambda d: d.update(options={"mode": "solo"}), "options"),
    ],
)
def test_what_cannot_be_is_named(edit: Edit, named: str) -> None:
    assert rejected(edit).startswith(named)


def test_own_quarters_are_named_in_the_competitive_mode() -> None:
    def two_in_one(document: dict[str, Any]) -> None:
        document["players"]["blue"]["home"] = "q1"

    assert rejected(two_in_one, "rw3") == "players.blue.home"


def test_goods_of_the_box_are_counted_where_they_are_limited() -> None:
    def rich(document: dict[str, Any]) -> None:
        document["households"][0]["goods"]["medicine"] = 6

    assert rejected(rich, "rw2", finite_goods=True) == "households"


def test_the_machine_cannot_stand_at_the_site_unnoticed() -> None:
    def there(document: dict[str, Any]) -> None:
        document["machine"] = "D5"
        document["mine"]["D5"]["face_up"] = True

    assert rejected(there, scenario="S5") == "site_reached"


def test_the_dead_are_laid_before_the_turns_of_a_round() -> None:
    """Under a turn they would come a second time, into slots in which others lie by then."""
    document = scene("koop1").track(3, "red-dead", "blue-dead").build().to_dict()
    document["stack"].insert(1, {"effect": "lay-dead", "by": "blue"})
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)

    assert caught.value.field == "stack[1].effect"


def ended(ending: str, **more: Any) -> Edit:
    """Return the edit that ends a game."""

    def edit(document: dict[str, Any]) -> None:
        document.update(phase="end", ending=ending, stack=[], slot=0, active="none", **more)
        document["turn"]["time"] = 0

    return edit


@pytest.mark.parametrize(
    ("mode", "ending", "round_"),
    [
        ("rw2", "mission-fulfilled", 4),
        ("koop1", "mission-fulfilled", 4),
        ("rw2", "mission-failed", 3),
        ("koop1", "colony-collapsed", 2),
        ("rw3", "last-round", 4),
    ],
)
def test_qg9_a_game_ends_as_its_rules_say(mode: str, ending: str, round_: int) -> None:
    """Requirements are open, colonists live, or the last round is still to come."""
    assert rejected(ended(ending, round=round_), mode) == "ending"


def test_qg4_a_cooperative_mission_is_fulfilled_in_the_last_round() -> None:
    done = {"S1-a": 1, "S1-b": 1, "S1-c": 1}

    assert rejected(ended("mission-fulfilled", round=3, requirements=done), "koop1") == "ending"
    assert rejected(ended("mission-failed", round=4, requirements=done), "koop1") == "ending"
    for mode in ("koop1", "rw2"):
        document = scene(mode, 3).doc
        ended("mission-fulfilled", round=4 if mode == "koop1" else 2, requirements=done)(document)
        assert GAME.from_dict(document).over


def test_qm6_research_comes_after_its_mining() -> None:
    def at_the_mine(done: int, mined: int) -> Edit:
        def edit(document: dict[str, Any]) -> None:
            field(document, "mining-1")["markers"] = ["red"]
            document["turn"]["mined"] = mined
            step = {"effect": "use-building", "by": "red", "building": "mining", "done": done}
            document["stack"].append(step)

        return edit

    assert rejected(at_the_mine(done=0, mined=2)).endswith(".done")
    assert rejected(at_the_mine(done=2, mined=2)).endswith(".done")
    assert rejected(at_the_mine(done=1, mined=5)) == "turn.mined"


def test_qk12_a_requirement_is_done_after_what_it_waits_for() -> None:
    def done(**requirements: int) -> Edit:
        def edit(document: dict[str, Any]) -> None:
            for name, count in requirements.items():
                document["requirements"][f"S5-{name}"] = count

        return edit

    assert rejected(done(a=1), scenario="S5") == "requirements.S5-a"
    assert rejected(done(b=1), scenario="S5") == "requirements.S5-b"


def test_qh12_a_marker_in_housing_has_a_fine_beside_it() -> None:
    def hungry(document: dict[str, Any]) -> None:
        document["quarters"]["q1"]["housing"] = {"red": 1}

    assert rejected(hungry) == "quarters.q1.fines"


def settling(more: Edit) -> Edit:
    """Return the edit of a position in which hungry quarters are being settled."""

    def edit(document: dict[str, Any]) -> None:
        document.update(phase="settlement", slot=0, active="none")
        document["turn"]["time"] = 0
        document["quarters"]["q1"].update(hunger=1, housing={"red": 1})
        document["stack"] = [
            {"effect": "play-round"},
            {"effect": "clear-demand"},
            {"effect": "place-fines", "quarters": "q1"},
            {"effect": "lose-marker", "by": "blue", "zone": "housing", "quarters": "q1"},
        ]
        more(document)

    return edit


def test_qh12_a_marker_that_comes_into_housing_is_followed_by_its_fine() -> None:
    """Whoever writes a settlement by hand leaves the step on the stack that places the fines."""
    at, fined = "stack[{}].{}", "quarters.q1.fines"

    def swap(document: dict[str, Any]) -> None:
        stack = document["stack"]
        stack[1], stack[2] = stack[2], stack[1]

    assert rejected(settling(lambda d: d["stack"].pop(2))) == fined
    assert rejected(settling(lambda d: d["stack"][2].update(quarters="q2"))) == fined
    assert rejected(settling(lambda d: d["quarters"]["q1"].update(hunger=0))) == fined
    assert rejected(settling(swap)) == at.format(1, "effect")
    late = settling(lambda d: d["stack"].insert(2, d["stack"].pop()))
    assert rejected(late) == at.format(2, "effect")
    elsewhere = settling(lambda d: d["stack"][3].update(quarters="q2"))
    assert rejected(elsewhere) == at.format(3, "quarters")
    document = scene("koop1", 3).doc
    settling(lambda d: None)(document)
    assert GAME.from_dict(document).deciding


def test_qh7_quarters_are_settled_in_their_phase_and_before_the_demand_is_cleared() -> None:
    step = {"effect": "settle-quarters", "quarters": "q1"}

    assert rejected(settling(lambda d: d["stack"].insert(1, step))) == "stack[1].effect"
    assert rejected(lambda d: d["stack"].append(step)).endswith(".effect")
    fines = {"effect": "place-fines", "quarters": "q1"}
    assert rejected(lambda d: d["stack"].append(fines)).endswith(".effect")
