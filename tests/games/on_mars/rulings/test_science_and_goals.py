"""Rulings: Scientists, executive actions, goals, contracts (specification 6.9)."""

from areopolis.core.cause import TABLE
from areopolis.games.on_mars.data.constants import CRYSTAL, PLANT
from areopolis.games.on_mars.rules.ending import FINAL_SCORING
from areopolis.games.on_mars.rules.gaining import Gain
from areopolis.games.on_mars.rules.hiring import Hire
from areopolis.games.on_mars.rules.missions import is_contract_done
from areopolis.games.on_mars.rules.radar import UseRadar
from areopolis.games.on_mars.rules.scoring import breakdown, contract_points
from areopolis.games.on_mars.rules.trading import TradeResources
from areopolis.games.on_mars.state import OnMarsState
from kit import drive, listen, options, question, reasons, refuses
from kit.on_mars import BLUE, GREEN, PURPLE, Scene, number, scene, stored


def private_ship() -> Scene:
    """Green's Private Ship is built; blue has the Hydrologist."""
    return (
        scene()
        .build("water-extractor", "2,0")
        .advanced(GREEN, "BP05", "2,0")
        .scientist(BLUE, "hydrologist")
        .stock(BLUE, plant=1, water=1)
        .stock(GREEN, plant=1, water=1)
        .stock(PURPLE, plant=1, water=1)
    )


def test_t52_r200_r203_a_scientist_opens_a_foreign_building() -> None:
    state = private_ship().turn(BLUE)

    drive(state, "send hydrologist BP05", "ship 1", "crew colonists")
    assert state.depot[BLUE] == 0
    assert state.hangar[BLUE] == 1
    assert state.works_at[number("scientist", "hydrologist")] == number("card", "BP05")

    green = private_ship().scientist(BLUE, "hydrologist", works="BP05").turn(GREEN)
    assert "work BP05" in options(green)


def test_t52_r202_a_third_player_may_not_use_it() -> None:
    state = private_ship().scientist(BLUE, "hydrologist", works="BP05").turn(PURPLE)

    assert reasons(state, "work BP05") == ["no-scientist-there"]
    assert reasons(state, "use BP05") == ["not-your-building"]


def test_r201_who_works_there_already_is_used_again_free() -> None:
    state = private_ship().scientist(BLUE, "hydrologist", works="BP05").turn(BLUE)

    assert "work BP05" in options(state)
    assert reasons(state, "send hydrologist BP05") == ["works-there-already"]


def test_r204_nobody_works_on_a_blueprint_that_is_not_built() -> None:
    state = scene().blueprints(BLUE, "BP05").scientist(BLUE, "hydrologist").turn(BLUE)

    assert reasons(state, "send hydrologist BP05") == ["not-built"]


def test_r205_the_last_space_of_the_depot_is_never_covered() -> None:
    state = scene().turn(BLUE)

    assert [space for space in range(8) if not state.ships[BLUE] >> space & 1] == [5, 6, 7]


def test_t51_after_one_ship_four_executive_actions_are_open() -> None:
    state = scene().ships(BLUE, 1, 2, 4, 5, hangar=1).turn(BLUE)

    assert 8 - state.ships[BLUE].bit_count() == 4
    assert reasons(state, "executive EX3") == ["needs-crystals"]
    assert reasons(state, "executive EX4") == ["covered-by-ship"]


def test_r206_the_executive_action_takes_resources_only() -> None:
    state = scene().warehouse(2).crystals(BLUE, 2).turn(BLUE)

    drive(state, "executive EX7")

    assert "pick crystal" not in options(state)


def test_r207_no_executive_action_in_the_middle_of_a_main_action() -> None:
    state = scene().bot(BLUE, "0,-1").crystals(BLUE, 2).warehouse(2).turn(BLUE)

    drive(state, "act control-center")

    assert "executive EX7" not in options(state)


def colonial_spirit() -> Scene:
    return scene().level(3).goals(BLUE, "PG08", "PG05")


def test_r208_one_goal_in_a_game() -> None:
    state = colonial_spirit().turn(BLUE)

    drive(state, "complete PG08 other", "stop")

    assert state.goal_done[BLUE] == number("goal", "PG08")
    assert reasons(state, "complete PG05 other") == ["goal-completed-already"]


def test_r209_goals_are_completed_on_the_own_turn() -> None:
    state = colonial_spirit().turn(GREEN)

    assert not [text for text in options(state) if text.startswith("complete")]


def test_r210_r320_the_requirement_must_hold_now() -> None:
    state = scene().level(2).goals(BLUE, "PG08").turn(BLUE)

    assert reasons(state, "complete PG08 other") == ["goal-not-met"]


def test_de14_of_three_crystals_one_takes_as_many_as_one_likes() -> None:
    here = scene().goals(BLUE, "PG14").tech(BLUE, "mine", "L4a").tech(BLUE, "rover", "L4b")
    state = here.tech(BLUE, "ship", "L4c").turn(BLUE)

    drive(state, "complete PG14 other")
    assert question(state) == (BLUE, "gain-crystals")
    assert refuses(state, "gain crystal crystal crystal crystal")
    drive(state, "gain crystal crystal")

    assert state.pending[BLUE] == 2


def test_r211_resources_on_contracts_are_not_in_storage() -> None:
    made = (
        scene()
        .shelter(BLUE, "0,-3", "0,3")
        .contract(BLUE, "EC11")
        .stock(BLUE, plant=3)
        .goals(BLUE, "PG06")
    )
    state = made.turn(BLUE)
    state.delivered[number("contract", "EC11") * 6 + PLANT] = 1
    assert reasons(state, "complete PG06 other") == ["goal-not-met"]

    assert "complete PG06 other" in options(made.stock(BLUE, plant=4).turn(BLUE))


def test_r212_a_contract_may_be_complete_before_the_end() -> None:
    state = (
        scene()
        .contract(BLUE, "EC07")
        .scientist(BLUE, "geologist")
        .stock(BLUE, mineral=1)
        .goals(BLUE, "PG13")
        .turn(BLUE)
    )
    state.delivered[number("contract", "EC07") * 6] = 3
    assert reasons(state, "complete PG13 other") == ["goal-not-met"]

    drive(state, "put mineral EC07")

    assert "complete PG13 develop" in options(state)


def test_r214_the_developments_of_a_goal_cost_nothing() -> None:
    state = colonial_spirit().turn(BLUE)

    drive(state, "complete PG08 develop", "develop shelter L3a", "develop shelter L4a")

    assert state.tech_level(BLUE, number("tech", "shelter")) == 4


def test_r215_with_an_empty_deck_the_space_stays_empty() -> None:
    state = scene().science("geologist").doing(Hire(scientists=1, contracts=0, free=1))

    drive(state, "hire geologist", "act control-center", "stop", "end")

    assert state.science[0] == -1
    assert state.refills == ()


def test_r216_r289_r290_r291_every_card_taken_is_replaced_by_choice() -> None:
    state = (
        scene()
        .science("geologist", "EC07")
        .contracts_left("EC01", "EC02", "EC03")
        .doing(Hire(1, 0, free=1), Hire(0, 1, free=1))
    )

    drive(state, "hire geologist", "sign EC07", "act control-center", "stop", "end")
    assert question(state) == (BLUE, "refill-display")
    drive(state, "refill EC03", "refill EC01")

    names = state.vocabulary.names["science"]
    assert [names[card] for card in state.science[:2]] == ["EC03", "EC01"]


def delivering(name: str, *items: int) -> OnMarsState:
    state = scene().contract(BLUE, name).turn(BLUE)
    start = number("contract", name) * 6
    state.delivered[start : start + 6] = list(items)
    return state


def test_t54_r217_an_unfinished_delivery_fails() -> None:
    state = delivering("EC09", 2, 0, 2, 0, 0, 0)

    assert contract_points(state, BLUE) == -4


def test_t55_a_gain_goes_directly_onto_a_contract() -> None:
    state = scene().contract(BLUE, "EC11").doing(Gain(PLANT, 2))
    start = number("contract", "EC11") * 6
    state.delivered[start : start + 6] = [2, 0, 0, 2, 0, 0]
    state.ask_again()

    drive(state, "deliver EC11")

    assert is_contract_done(state, number("contract", "EC11"))
    assert stored(state, BLUE, "plant") == 1


def test_r218_crystals_on_a_contract_break_no_tie() -> None:
    """Blue has three Crystals on a contract that fails, green one in the Depot."""
    made = scene(seats=2).contract(BLUE, "EC12").crystals(GREEN, 1)
    state = made.turn(BLUE)
    start = number("contract", "EC12") * 6
    state.delivered[start : start + 6] = [0, 0, 0, 0, 0, 3]
    state.points[BLUE * 4] = 4
    state.top = None
    state.push(TABLE, FINAL_SCORING)
    state.advance()

    assert state.outcome is not None
    assert sum(breakdown(state, BLUE).values()) == sum(breakdown(state, GREEN).values())
    assert state.outcome.winners == (GREEN,)


def test_r219_anybody_may_have_many_scientists() -> None:
    state = (
        scene()
        .science("geologist")
        .scientist(BLUE, "hydrologist")
        .scientist(BLUE, "biochemist")
        .doing(Hire(1, 0, free=1))
    )

    drive(state, "hire geologist")

    assert state.scientist_owner.count(BLUE) == 3


def test_t87_r221_r294_the_market_takes_any_resource() -> None:
    state = scene().stock(BLUE, plant=1, mineral=1).doing(TradeResources(2))

    drive(state, "pay plant", "gain water water water")

    assert stored(state, BLUE, "water") == 2
    assert state.working[BLUE] == 1
    assert options(scene().stock(BLUE, plant=1, mineral=1).doing(TradeResources(2))) == [
        "pay mineral",
        "pay plant",
    ]


def radar(*tiles: str) -> Scene:
    return (
        scene()
        .build("generator", "2,0")
        .advanced(BLUE, "BP15", "2,0")
        .exploration(tiles[0], tiles[1], *tiles[2:])
    )


def test_r222_a_tile_with_a_cost_is_paid_each_time() -> None:
    state = radar("DT08", "DT07").grid(M1="mine").crystals(BLUE, 2).turn(BLUE)
    state.card_tile[number("card", "BP15")] = number("ground", "DT08")
    state.ask_again()

    assert reasons(state, "use BP15") == ["needs-resources"]


def test_r223_the_radar_is_replaced_from_the_stack() -> None:
    state = radar("DT07", "DT01", "DT19").doing(UseRadar(), card="BP15")

    drive(state, "explore left")

    assert state.exploration[0] == number("ground", "DT19")


def test_the_tile_that_a_radar_keeps_is_told() -> None:
    state = radar("DT07", "DT01", "DT19").doing(UseRadar(), card="BP15")
    log = listen(state)

    drive(state, "explore left")

    assert log.names()[:2] == ["tile-bound", "tile-revealed"]


def test_r223_without_a_tile_there_is_no_first_use() -> None:
    state = scene().build("generator", "2,0").advanced(BLUE, "BP15", "2,0").crystals(BLUE, 2)

    assert reasons(state.turn(BLUE), "use BP15") == ["no-tile-to-use"]


def test_r308_your_on_a_card_is_whoever_uses_it() -> None:
    state = private_ship().turn(BLUE)

    drive(state, "send hydrologist BP05", "ship 1", "crew colonists")

    assert stored(state, BLUE, "plant") == 0
    assert stored(state, GREEN, "plant") == 1
    assert state.quarters[BLUE] > 3


def test_r309_the_tile_of_a_radar_serves_both() -> None:
    made = radar("DT07", "DT01", "DT19").scientist(GREEN, "rnd-engineer")
    state = made.turn(GREEN)
    drive(state, "send rnd-engineer BP15", "explore left")
    assert state.pending[GREEN] == 3
    assert state.card_tile[number("card", "BP15")] == number("ground", "DT07")

    drive(state, "act control-center", "stop", "end")
    state = made.turn(BLUE)
    state.executive_done = 0
    state.ask_again()
    drive(state, "work BP15")

    assert state.pending[BLUE] == 3


def test_t53_r281_the_casino_is_boosted_by_colonists() -> None:
    state = (
        scene().shelter(BLUE, "0,-3").advanced(BLUE, "BP11", "0,-3").crystals(BLUE, 2).turn(BLUE)
    )

    drive(state, "use BP11", "boost 2")

    assert (state.depot[BLUE], state.pending[BLUE]) == (0, 4)
    assert CRYSTAL == 5


def test_r313_without_a_marker_there_is_no_blueprint() -> None:
    cards = [f"BP{n:02}" for n in range(1, 9)]
    state = scene().in_orbit(BLUE).blueprints(BLUE, *cards).display("BP09").turn(BLUE)

    assert reasons(state, "act obtain-blueprint") == ["no-marker-left"]
