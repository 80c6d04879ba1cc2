"""Setup, step by step, for three to six players."""

import pytest

from areopolis.core.state import State
from kit import drive, listen, options, question
from kit.mission_red_planet import GAME, R, Y, cards, docks, first, hand, scene, stop, supply

SEATS = range(3, 7)
COLOURS = ("yellow", "blue", "orange", "green", "violet", "grey")


def keep_first_missions(state: State) -> State:
    """Let everybody keep the first mission dealt."""
    while question(state)[1] == "keep-mission":
        drive(state, options(state)[0])
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_one_dock_per_player_holds_a_ship_with_one_starting_astronaut(seats: int) -> None:
    document = GAME.new(seats=seats, seed=11).to_dict()

    crews = [ship["crew"] for ship in document["docks"]]
    assert sorted([next(iter(crew)) for crew in crews]) == sorted(COLOURS[:seats])
    assert all(sum(crew.values()) == 1 for crew in crews)
    assert len(document["ship_deck"]) == 36 - seats
    assert document["ship_discard"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_the_astronaut_in_the_leftmost_dock_makes_the_first_player(seats: int) -> None:
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed)
        assert list(state.to_dict()["docks"][0]["crew"]) == [COLOURS[first(state)]]
        assert stop(state) == "round-1"


@pytest.mark.parametrize("seed", range(12))
def test_every_first_ship_has_a_printed_destination_and_one_goes_to_phobos(seed: int) -> None:
    state = GAME.new(seats=3, seed=seed)

    written = docks(state)
    assert not [ship for ship in written if ship.startswith("unknown")]
    printed = [ship for ship in written if ship.startswith("PH/")]
    token = [ship.endswith("] PH") for ship in written]
    assert token == [False, False, not printed]


def test_replaced_ships_are_shuffled_back_into_the_deck() -> None:
    orders = set()
    for word in range(5):
        here = scene().ship_deck("unknown/2", "unknown/5", "PH/3", "SM/5", "AU/3", "MT/3")
        here.chance(word)
        document = here.then("dock-first-ships").build().to_dict()
        assert {"S31", "S36"} < set(document["ship_deck"])
        orders.add(tuple(document["ship_deck"]))
    assert len(orders) == 5


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_nine_characters_and_22_astronauts(seats: int) -> None:
    state = GAME.new(seats=seats, seed=3)

    for seat in range(seats):
        assert len(hand(state, seat)) == 9
        assert supply(state, seat) == 21


def test_ten_of_eleven_resource_tokens_lie_face_down_and_one_is_left_over() -> None:
    document = GAME.new(seats=4, seed=3).to_dict()

    tokens = [there["resource"] for there in document["zones"].values()]
    tokens.append(document["spare_resource"])
    assert sorted(tokens) == ["celerium"] * 3 + ["ice"] * 5 + ["sylvanite"] * 3
    assert not [there for there in document["zones"].values() if there["found"]]
    for seat in (0, None):
        shown = GAME.new(seats=4, seed=3).view(seat)
        assert {there["resource"] for there in shown["zones"].values()} == {None}
        assert "spare_resource" not in shown


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_keeps_one_of_two_missions_and_the_rest_forms_the_event_deck(seats: int) -> None:
    state = GAME.new(seats=seats, seed=8)
    assert state.deciding == tuple(range(seats))
    dealt = [options(state, seat) for seat in range(seats)]
    assert len({text for pair in dealt for text in pair}) == 2 * seats

    keep_first_missions(state)

    assert question(state) == (Y, "choose-character")
    deck = state.to_dict()["event_deck"]
    assert len(deck) == 30 - seats
    for seat in range(seats):
        assert [f"keep {card}" for card in cards(state, seat)] == dealt[seat][:1]
        assert dealt[seat][1].removeprefix("keep ") in deck


def test_the_other_mission_is_given_back_and_only_its_owner_knows_it() -> None:
    here = scene(3)
    for seat, pair in enumerate((("M01", "M02"), ("M03", "M04"), ("M05", "M06"))):
        here.dealt(seat, *pair)
    state = here.then("keep-missions").then("shuffle-events").then("choose-characters").build()

    log = listen(state)
    assert options(state, R) == ["keep M05", "keep M06"]
    drive(state, "keep M01", "keep M04", "keep M05")

    assert [cards(state, seat) for seat in range(3)] == [["M01"], ["M04"], ["M05"]]
    assert state.view(R)["players"][R]["rejected"] == "M06"
    assert "rejected" not in state.view(Y)["players"][R]
    assert len(state.to_dict()["event_deck"]) == 27
    kept = {"event": "mission-kept", "colour": "orange", "card": "M05"}
    assert kept in log.told(R)
    assert kept not in log.told(Y)


def test_every_chance_step_of_setup_depends_on_the_seed() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(10):
        state = GAME.new(seats=2, seed=seed)
        before = state.to_dict()
        drive(state, options(state, 0)[0], options(state, 1)[0])
        after = state.to_dict()
        neutral = after["colours"]["green"]
        for name, value in {
            "ships": [ship["ship"] for ship in before["docks"]],
            "crews": [list(ship["crew"]) for ship in before["docks"]],
            "resources": [there["resource"] for there in before["zones"].values()],
            "missions": before["players"][0]["dealt"],
            "events": after["event_deck"][-3:],
            "upper neutral cards": {neutral["chosen"], *neutral["deck"][-2:]},
            "lower neutral cards": neutral["deck"][:6].index("recruiter"),
        }.items():
            seen.setdefault(name, set()).add(str(value))
    assert {name: len(values) for name, values in seen.items() if len(values) < 3} == {}


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    one, other = (keep_first_missions(GAME.new(seats=4, seed=21)) for _ in range(2))

    assert one.key() == other.key()
    assert one.key() != keep_first_missions(GAME.new(seats=4, seed=22)).key()
