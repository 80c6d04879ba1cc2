"""Final greeneries, scores, ties (specification 10)."""

from typing import Any

from areopolis.core.outcome import Outcome
from areopolis.core.state import State
from kit import options, question
from kit.terraforming_mars import GREEN, RED, YELLOW, Scene, changes, play, scene


def ending(seats: int = 2, mc: int = 0, **rules: Any) -> Scene:
    """Return a scene in whose solar phase the game ends."""
    return scene(seats, mc, **rules).parameters(temperature=8, oxygen=14).oceans(9)


def passed(made: Scene) -> State:
    """Let everybody pass."""
    state: State = made.build()
    while not state.over and question(state)[1] == "take-action":
        state = play(state, "pass")
    return state


def outcome(state: State) -> Outcome:
    found = state.outcome
    assert found is not None
    return found


def test_final_greeneries_in_player_order() -> None:
    made = ending(3).turn(GREEN).stock(RED, plants=8).stock(GREEN, plants=17)
    state = passed(made)
    assert question(state) == (GREEN, "final-greenery")
    assert options(state) == ["convert plants", "decline"]
    once = play(state, "convert plants", "place 3-3")
    # Bonus and money for oceans, but neither oxygen nor rating.
    assert changes(state, once) == {"green plants": -8, "tile 3-3": "greenery green"}
    assert question(once) == (GREEN, "final-greenery")
    twice = play(once, "convert plants", "place 4-4")
    assert changes(once, twice)["green plants"] == -8 + 1
    # Yellow has no plants and is not asked.
    assert question(twice) == (RED, "final-greenery")
    assert play(twice, "decline").over


def test_a_placement_bonus_may_pay_for_another_greenery() -> None:
    state = passed(ending().stock(RED, plants=14))
    after = play(state, "convert plants", "place 5-9")
    assert question(after) == (RED, "final-greenery"), "6 and 2 plants of the area"


def test_ecoline_needs_seven() -> None:
    state = passed(ending().corporation(RED, "ecoline").stock(RED, plants=7))
    assert question(state) == (RED, "final-greenery")


def test_triggers_apply() -> None:
    # Herbivores get an animal.
    state = passed(ending().tableau(RED, "147").stock(RED, plants=8))
    assert changes(state, play(state, "convert plants", "place 3-3"))["red on 147"] == 1


def test_the_parts_of_a_score() -> None:
    made = ending().rating(RED, 30).rating(GREEN, 25)
    made.milestone("mayor", RED).milestone("planner", RED).award("miner", GREEN)
    made.stock(GREEN, steel=3)
    # Red's city has two greeneries next to it, one of them of green; green's capital has one.
    made.tile("3-3", "city", RED).tile("3-4", "greenery", RED).tile("3-2", "greenery", GREEN)
    made.tile("2-1", "capital", GREEN).tile("8-1", "greenery", GREEN)
    made.off_planet("phobos-space-haven", RED)
    # Colonizer Training Camp 2, Hackers -1; an event of 4; Bribed Committee -2.
    made.tableau(RED, "001", "125").events(RED, "027").events(GREEN, "112")
    found = outcome(passed(made))
    assert found.breakdown[RED] == {
        "rating": 30,
        "milestones": 10,
        "awards": 0,
        "greeneries": 1,
        "cities": 2,
        "cards": 2 - 1 + 4,
    }
    assert found.breakdown[GREEN] == {
        "rating": 25,
        "milestones": 0,
        "awards": 5,
        "greeneries": 2,
        "cities": 1,
        "cards": -2,
    }
    assert found.scores == (48, 31)
    assert (found.winners, found.ranks, found.reason) == ((RED,), (1, 2), "most-points")


def test_points_of_cards_use_the_final_state() -> None:
    # Capital: a point for each ocean next to it. Immigration Shuttles: for each third city.
    made = ending().tableau(RED, "008", "198", "092", "C40").colony("io", 2, [GREEN, GREEN])
    made.tile("1-3", "capital", RED).tile("3-3", "city", GREEN).tile("8-1", "city", GREEN)
    found = outcome(passed(made.colony("luna", 3, [GREEN])))
    # Next to 1-3 lie the oceans 1-2 and 1-4; three cities; one jovian tag; three colonies.
    assert found.breakdown[RED]["cards"] == 2 + 1 + 1 + 1


def test_of_equal_points_more_money_wins_and_heat_does_not_count() -> None:
    made = ending().stock(RED, mc=5).stock(GREEN, mc=4, heat=50)
    found = outcome(passed(made.corporation(GREEN, "helion")))
    assert found.scores == (20, 20)
    assert (found.winners, found.ranks) == ((RED,), (1, 2))


def test_still_equal_is_a_shared_victory() -> None:
    made = ending(3).rating(YELLOW, 19)
    found = outcome(passed(made))
    assert (found.winners, found.ranks, found.reason) == ((RED, GREEN), (1, 1, 3), "shared-victory")


def test_awards_are_measured_after_the_last_production() -> None:
    made = ending().award("thermalist", RED).stock(RED, heat=1).stock(GREEN, energy=2)
    found = outcome(passed(made))
    assert [points["awards"] for points in found.breakdown] == [0, 5]


def test_a_greenery_of_the_end_counts() -> None:
    state = passed(ending().stock(RED, plants=8).tile("3-3", "city", GREEN))
    done = outcome(play(state, "convert plants", "place 3-4"))
    assert done.breakdown[RED]["greeneries"] == 1
    assert done.breakdown[GREEN]["cities"] == 1
