"""The solo game (specification 12)."""

from typing import Any

import pytest

from areopolis.core.state import State
from kit import options, question, reasons
from kit.terraforming_mars import GAME, OCEAN_AREAS, RED, Scene, changes, outcome_of, play, scene

LAND = [
    area
    for area in [f"{row}-{n}" for row in range(1, 10) for n in range(1, 10 - abs(row - 5))]
    if area not in (*OCEAN_AREAS, "5-3")
]


def new(seed: int = 1, **rules: Any) -> State:
    return GAME.new(seats=1, seed=seed, options=rules)


def around(area: str) -> list[str]:
    """Return the places around an area, clockwise from the top left, on the board or not."""
    row, column = [int(part) for part in area.split("-")]
    above = 0 if row > 5 else -1
    below = -1 if row >= 5 else 0
    return [
        f"{row - 1}-{column + above}",
        f"{row - 1}-{column + above + 1}",
        f"{row}-{column + 1}",
        f"{row + 1}-{column + below + 1}",
        f"{row + 1}-{column + below}",
        f"{row}-{column - 1}",
    ]


def cost(card: str) -> int:
    """Return the printed cost of a card."""
    state = scene().build()
    return next(one.cost for one in state.cards if one.name == card)


def nth(candidates: list[str], card: str) -> str:
    """Count as many candidates as the card costs, at least one, round and round."""
    return candidates[(max(cost(card), 1) - 1) % len(candidates)]


@pytest.mark.parametrize("seed", range(12))
def test_neutral_tiles_lie_where_the_revealed_cards_say(seed: int) -> None:
    document = new(seed).to_dict()
    shown = [entry["card"] for entry in document["discard"]]
    assert len(shown) == 4
    assert [entry["seen_by"] for entry in document["discard"]] == [[0]] * 4
    taken: dict[str, str] = {}
    for turn, order in enumerate((LAND, LAND[::-1])):
        near = [place for area, tile in taken.items() if tile == "city" for place in around(area)]
        cities = [area for area in order if area not in taken and area not in near]
        cities = [
            area
            for area in cities
            if [place for place in around(area) if place in LAND and place not in taken]
        ]
        city = nth(cities, shown[2 * turn])
        taken[city] = "city"
        beside = [place for place in around(city) if place in LAND and place not in taken]
        taken[nth(beside, shown[2 * turn + 1])] = "greenery"
    assert document["tiles"] == {
        area: {"tile": tile, "owner": "none"}
        for area, tile in sorted(taken.items(), key=lambda item: LAND.index(item[0]))
    }


def test_the_setup_is_reproducible() -> None:
    assert new(5).to_dict() == new(5).to_dict()
    assert new(5).to_dict()["tiles"] != new(6).to_dict()["tiles"]


def test_the_neutral_tiles_bring_nothing() -> None:
    document = new().to_dict()
    assert (document["oxygen"], document["players"][RED]["rating"]) == (0, 14)
    assert set(document["players"][RED]["stock"].values()) == {0}


def test_production_with_and_without_colonies() -> None:
    assert new().to_dict()["players"][RED]["production"]["mc"] == -2
    without = new(colonies=False).to_dict()
    assert set(without["players"][RED]["production"].values()) == {0}
    # Corporate Era is always in.
    era = new(corporate_era=False, colonies=False).to_dict()
    assert len(era["deck"]) == 208 - 10 - 4
    assert set(era["players"][RED]["production"].values()) == {0}


def test_four_colony_tiles_of_which_three_are_chosen() -> None:
    state = new()
    tiles = list(state.to_dict()["colonies"])
    assert len(tiles) == 4
    state = play(state, options(state)[0], "buy nothing")
    assert question(state) == (RED, "keep-colony-tiles")
    kept = play(state, f"tiles {tiles[0]} {tiles[1]} {tiles[3]}")
    assert list(kept.to_dict()["colonies"]) == [tiles[0], tiles[1], tiles[3]]
    assert reasons(state, f"tiles {tiles[0]} {tiles[1]}") == ["out-of-range"]


def test_aridor_may_fetch_the_rejected_tile() -> None:
    document = new().to_dict()
    document["players"][RED]["dealt"] = ["aridor"]
    tiles = list(document["colonies"])
    texts = ("corporation aridor", "buy nothing", f"tiles {' '.join(tiles[:3])}", "first action")
    state = play(GAME.from_dict(document), *texts)
    assert f"lay {tiles[3]}" in options(state)


def test_neutral_cities_count_as_cities_in_play() -> None:
    made = scene(1).tile("3-3", "city").tile("3-4", "greenery").tile("7-3", "city")
    state = made.hand(RED, "C24", "198").build()
    assert "play C24" in options(state)
    # Not next to them, and they are no own tiles.
    assert reasons(play(state, "project city"), "place 7-4") == ["area-next-to-city"]
    assert len(options(play(state, "project greenery"))) == len(LAND) - 3


def test_the_neutral_opponent_always_has_it() -> None:
    # Hackers take M€ production, Sabotage is without effect, Hired Raiders steal from the supply.
    made = scene(1).hand(RED, "125", "124", "121").production(RED, energy=1)
    state = made.build()
    assert "target neutral" in options(play(state, "play 125"))
    hacked = play(state, "play 125")
    assert changes(state, hacked)["red production mc"] == 2
    raid = play(state, "play 124")
    assert question(raid) == (RED, "choose-one")
    assert changes(state, play(raid, "option 1"))["red steel"] == 2
    assert changes(state, play(raid, "option 2"))["red mc"] == -1 + 3
    # Predators eat an animal of nobody.
    hunting = scene(1).tableau(RED, "024").build()
    assert outcome_of(hunting, "use 024 1") == {
        "red used": ("024",),
        "red on 024": 1,
    }


def last(made: Scene) -> State:
    """Return what follows generation 14."""
    return play(made.generation(14).build(), "pass")


def test_fourteen_generations_even_if_mars_is_ready() -> None:
    ready = scene(1).parameters(temperature=8, oxygen=14).oceans(9)
    earlier = play(ready.generation(13).build(), "pass")
    assert not earlier.over
    assert earlier.to_dict()["generation"] == 14
    assert last(ready).over


def result(state: State) -> tuple[tuple[int, ...], str]:
    outcome = state.outcome
    assert outcome is not None
    return outcome.winners, outcome.reason


def test_won_or_lost() -> None:
    won = last(scene(1).parameters(temperature=8, oxygen=14).oceans(9))
    assert result(won) == ((RED,), "goal-reached")
    lost = last(scene(1).parameters(temperature=8, oxygen=13).oceans(9).rating(RED, 90))
    assert result(lost) == ((), "goal-missed")


def test_final_greeneries_come_too_late_for_the_goal() -> None:
    made = scene(1).parameters(temperature=8, oxygen=13).oceans(9).stock(RED, plants=8)
    state = last(made)
    assert question(state) == (RED, "final-greenery")
    done = play(state, "convert plants", "place 3-3")
    assert result(done) == ((), "goal-missed")
    assert done.outcome is not None
    assert done.outcome.breakdown[RED]["greeneries"] == 1
    assert done.to_dict()["oxygen"] == 13


def test_a_rating_of_63() -> None:
    assert result(last(scene(1, solo_goal="rating").rating(RED, 63))) == ((RED,), "goal-reached")
    assert result(last(scene(1, solo_goal="rating").rating(RED, 62))) == ((), "goal-missed")
    ready = scene(1, solo_goal="rating").parameters(temperature=8, oxygen=14).oceans(9)
    assert result(last(ready)) == ((), "goal-missed")


def test_buffer_gas_raises_the_rating() -> None:
    state = scene(1, solo_goal="rating").rating(RED, 62).generation(14).build()
    won = play(state, "project buffer-gas", "end", "pass")
    assert result(won) == ((RED,), "goal-reached")


def test_neutral_tiles_belong_to_nobody_in_the_score() -> None:
    made = scene(1).tile("3-3", "city").tile("3-4", "greenery").tile("4-4", "city", RED)
    state = last(made)
    assert state.outcome is not None
    points = state.outcome.breakdown[RED]
    # The own city counts the neutral greenery next to it.
    assert (points["greeneries"], points["cities"]) == (0, 1)
