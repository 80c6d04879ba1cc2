"""Production, solar phase and World Government (specification 3.4, 3.5)."""

from areopolis.core.state import State
from kit import options, question, reasons
from kit.terraforming_mars import GREEN, RED, Scene, changes, play, scene


def phases(made: Scene) -> tuple[State, State]:
    """Return the state before and after everybody passes."""
    before = made.build()
    after: State = before
    while not after.over and question(after)[1] == "take-action":
        after = play(after, "pass")
    return before, after


def test_production() -> None:
    made = scene(2, mc=3).rating(RED, 25).stock(RED, energy=4, heat=1, steel=1)
    made.production(RED, mc=-5, steel=2, titanium=1, plants=3, energy=6, heat=2)
    changed = changes(*phases(made))
    # All energy becomes heat before the new one comes.
    assert changed == {
        "generation": 1,
        "deck": -8,
        "red mc": 25 - 5,
        "red steel": 2,
        "red titanium": 1,
        "red plants": 3,
        "red energy": 6 - 4,
        "red heat": 4 + 2,
        "red offered": 4,
        "red passed": True,
        "green mc": 20,
        "green offered": 4,
        "green passed": True,
    }


def test_memories_of_the_generation_are_cleared() -> None:
    made = scene().tableau(RED, "006").used(RED, "006").rating(RED, 20, raised=True)
    _, after = phases(made.next_card(RED, discount=8, offset=2))
    player = after.to_dict()["players"][RED]
    assert (player["used"], player["rating_raised"]) == ([], False)
    assert (player["next_discount"], player["next_offset"]) == (0, 0)


def test_colony_industry() -> None:
    made = scene().colony("io", 0).colony("luna", 6, fleet=RED).colony("miranda", "asleep")
    changed = changes(*phases(made.colony("ceres", 2, [GREEN, RED], fleet=GREEN)))
    assert {key: value for key, value in changed.items() if " " in key and key[0] in "ilmc"} == {
        "io marker": 1,
        "luna fleet": "none",
        "ceres marker": 1,
        "ceres fleet": "none",
    }


def terraformed(**rules: bool) -> Scene:
    return scene(**rules).parameters(temperature=8, oxygen=14).oceans(9)


def test_the_game_ends_when_all_parameters_are_at_their_goal() -> None:
    before, after = phases(terraformed().production(RED, steel=1).colony("io", 1, fleet=RED))
    assert after.over
    changed = changes(before, after)
    # The production of the last generation happens; fleets and markers stay.
    assert (changed["red steel"], changed["red mc"]) == (1, 20)
    assert not [key for key in changed if key.startswith("io")]
    assert "generation" not in changed


def test_two_of_three_are_not_enough() -> None:
    for made in (
        terraformed().parameters(temperature=6),
        terraformed().parameters(oxygen=13),
        scene().parameters(temperature=8, oxygen=14).oceans(8),
    ):
        assert not phases(made)[1].over


def government(made: Scene) -> State:
    state = phases(made)[1]
    assert question(state)[1] == "world-government"
    return state


def test_without_the_option_there_is_no_government() -> None:
    assert question(phases(scene())[1])[1] == "buy-cards"


def test_the_current_first_player_acts_for_the_government() -> None:
    state = government(scene(3, world_government=True).turn(GREEN))
    assert question(state) == (GREEN, "world-government")
    assert options(state) == ["raise temperature", "raise oxygen", "raise oceans"]
    # The marker moves only afterwards.
    assert play(state, "raise oxygen").to_dict()["first"] == "yellow"


def test_nobody_gains_by_the_government() -> None:
    made = scene(world_government=True).corporation(RED, "mining-guild")
    state = government(made)
    research = {"generation": 1, "deck": -8, "red offered": 4, "green offered": 4}
    assert changes(state, play(state, "raise temperature")) == {**research, "temperature": 2}
    assert changes(state, play(state, "raise oxygen")) == {**research, "oxygen": 1}
    placing = play(state, "raise oceans")
    assert question(placing) == (RED, "place-ocean")
    # Neither steel, nor cards, nor the trigger of the Mining Guild.
    assert changes(state, play(placing, "place 1-2")) == {**research, "tile 1-2": "ocean"}
    assert changes(state, play(placing, "place 2-6")) == {**research, "tile 2-6": "ocean"}


def test_bonus_steps_happen_for_the_government_too() -> None:
    state = government(scene(world_government=True).parameters(oxygen=7, temperature=-2))
    research = {"generation": 1, "deck": -8, "red offered": 4, "green offered": 4}
    placing = play(state, "raise oxygen")
    assert question(placing) == (RED, "place-ocean")
    assert changes(state, play(placing, "place 1-5")) == {
        **research,
        "oxygen": 1,
        "temperature": 2,
        "tile 1-5": "ocean",
    }
    cold = government(scene(world_government=True).parameters(temperature=-26))
    assert changes(cold, play(cold, "raise temperature")) == {**research, "temperature": 2}


def test_what_waits_for_any_ocean_does_fire() -> None:
    # Arctic Algae of green.
    state = government(scene(world_government=True).tableau(GREEN, "023"))
    changed = changes(state, play(state, "raise oceans", "place 1-5"))
    assert changed["green plants"] == 2


def test_a_parameter_at_its_goal_is_not_offered() -> None:
    made = scene(world_government=True).parameters(temperature=-8, oxygen=3).oceans(9)
    state = government(made)
    assert options(state) == ["raise temperature", "raise oxygen"]
    assert reasons(state, "raise oceans") == ["parameter-at-goal"]


def test_if_the_government_completes_mars_one_more_generation_is_played() -> None:
    made = scene(world_government=True).parameters(temperature=8, oxygen=13).oceans(9)
    # Oxygen alone is left, so nobody is asked.
    state = phases(made)[1]
    assert question(state)[1] == "buy-cards"
    state = play(state, "buy nothing", "buy nothing", "pass", "pass")
    assert state.over


def test_a_complete_mars_has_no_government() -> None:
    assert phases(terraformed(world_government=True))[1].over
