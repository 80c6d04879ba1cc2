"""On Mars: each term of the knowledge, in a position in which it decides."""

import pytest

import areopolis
from areopolis.core.state import State
from areopolis.games.on_mars.data.constants import GENERATOR
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.knowledge import knowledge_of
from areopolis.players.on_mars.alone import (
    chance_alone,
    his_points,
    his_rewards,
    in_hand,
    lack,
    turns_needed,
    worth_alone,
)
from areopolis.players.on_mars.clock import deeds_left, turns_left
from areopolis.players.on_mars.foresight import (
    WAYS_FOR_ANSWER,
    chance_at,
    foresee,
    play_alone,
    play_on,
)
from areopolis.players.on_mars.judging import Gauge
from areopolis.players.on_mars.lately import Lately
from areopolis.players.on_mars.science import delivery_chance
from areopolis.players.on_mars.sites import Sites, largest_sizes
from areopolis.players.on_mars.standing import expected
from areopolis.players.on_mars.styles import PLAIN
from kit.on_mars import BLUE, GREEN, LACERDA, Scene, number, scene


def weights(state: State, style: str = "") -> dict[str, float]:
    """Return the weight of each option by its text, for who must answer next."""
    seat = state.deciding[0]
    options = state.decision(seat).options
    found = knowledge_of("on-mars", style).weigh(state, seat, options)
    return {option.text: weight for option, weight in zip(options, found, strict=True)}


def best(state: State) -> str:
    """Return the option that looks best."""
    found = weights(state)
    return max(found, key=lambda text: found[text])


def worth(here: Scene, left: float = 6.0) -> float:
    """Return the points that Blue can expect with so many turns left."""
    return expected(here.turn(), BLUE, left, PLAIN)


# Turns left.


def test_the_game_lasts_until_the_nearest_missions_and_levels_are_done() -> None:
    early = scene().missions(MI2=10, MI4=4, MI6=11).turn()
    late = scene().missions(MI2=1, MI4=1, MI6=1).turn()

    assert deeds_left(late) < deeds_left(early)
    assert turns_left(late, BLUE) < turns_left(early, BLUE)


def test_after_the_turn_in_the_last_round_none_is_left() -> None:
    state = scene().missions(MI2=1).turn()
    state.is_last_round = 1

    assert turns_left(state, BLUE) == 0.0
    assert turns_left(state, GREEN) == 1.0


def test_a_limit_of_rounds_is_known() -> None:
    assert turns_left(scene(round_limit=6).missions(MI2=10, MI4=9, MI6=9).turn(), BLUE) == 5.0


# Stock.


def test_goods_are_worth_something_while_they_can_be_spent() -> None:
    assert worth(scene().stock(BLUE, water=2, plant=2)) > worth(scene()) + 1.0
    assert worth(scene().stock(BLUE, water=2, plant=2), 0.0) == worth(scene(), 0.0)
    assert worth(scene().crystals(BLUE, 4), 0.0) == worth(scene(), 0.0)


def test_different_goods_are_better_than_the_same() -> None:
    mixed = scene().shelter(BLUE, "2,2").stock(BLUE, water=1, plant=1)
    same = scene().shelter(BLUE, "2,2").stock(BLUE, water=2)

    assert worth(mixed) > worth(same)


def test_colonists_without_a_bed_are_worth_nothing_at_the_end() -> None:
    fits = worth(scene().colonists(BLUE, 2, 1), 0.0) - worth(scene().colonists(BLUE, 2), 0.0)
    over = worth(scene().colonists(BLUE, 4, 2), 0.0) - worth(scene().colonists(BLUE, 4), 0.0)

    assert fits > over == 0.0


# Blueprints.


def test_a_blueprint_that_fits_is_worth_more_than_one_that_does_not() -> None:
    near = scene().bot(BLUE, "0,0").blueprints(BLUE, "BP04").build("generator", "1,0")
    none = scene().bot(BLUE, "0,0").blueprints(BLUE, "BP04")

    assert worth(near) > worth(none) + 1.0


def test_a_hand_full_of_blueprints_is_not_built_in_time() -> None:
    one = scene().blueprints(BLUE, "BP03")
    few = scene().blueprints(BLUE, "BP03", "BP04")
    many = scene().blueprints(BLUE, "BP03", "BP04", "BP05", "BP06", "BP07", "BP08")

    assert worth(many, 4.0) < worth(few, 4.0) < worth(one, 4.0)
    assert worth(many, 4.0) - worth(few, 4.0) < 4.0 * (worth(few, 4.0) - worth(one, 4.0))


def test_in_the_last_turn_a_blueprint_is_built_rather_than_a_building() -> None:
    here = scene().level(1).build("generator", "1,0").bot(BLUE, "1,-1")
    here.blueprints(BLUE, "BP04", "BP03").stock(BLUE, mineral=1, water=1)
    state = here.turn()
    state.is_last_round = 1

    assert best(state) == "act upgrade"


def test_no_blueprint_is_taken_in_the_last_turn() -> None:
    here = scene().in_orbit(BLUE).display("BP01", "BP04").colonists(BLUE, 3)
    state = here.warehouse(2).turn()
    state.is_last_round = 1

    assert weights(state)["act obtain-blueprint"] < 0.1


# Science.


def test_a_contract_is_the_more_likely_the_more_is_there() -> None:
    items = (2, 3, 0, 0, 0, 0)
    contract = number("contract", "EC08")
    none = scene().contract(BLUE, "EC08").turn()
    some = scene().contract(BLUE, "EC08").shelter(BLUE, "2,2").stock(BLUE, battery=3).turn()

    assert delivery_chance(some, BLUE, contract, items) > delivery_chance(
        none, BLUE, contract, items
    )


def test_a_developed_tech_is_worth_more_than_its_points_while_turns_are_left() -> None:
    low, high = scene().tech(BLUE, "mine", "L1a"), scene().tech(BLUE, "mine", "L4a")

    assert worth(high, 0.0) - worth(low, 0.0) == 3.0
    assert worth(high, 8.0) - worth(low, 8.0) > 3.5


def test_a_goal_counts_the_more_the_nearer_it_is() -> None:
    near = scene().goals(BLUE, "PG07").shelter(BLUE, "2,2")
    far = scene().goals(BLUE, "PG12").shelter(BLUE, "2,2")

    assert worth(near) > worth(far)


def test_progress_cubes_count_again_before_the_next_levels() -> None:
    kinds = ("mine", "generator", "greenhouse")
    early = worth(scene().level(1).cubes(BLUE, *kinds)) - worth(scene().level(1))
    late = worth(scene().level(3).cubes(BLUE, *kinds)) - worth(scene().level(3))

    assert early > late == 4.0


# The map.


def test_the_rover_is_better_beside_a_tile() -> None:
    near = scene().rover(BLUE, "0,1").ground(DT07="1,1")
    far = scene().rover(BLUE, "0,1").ground(DT07="5,0")

    assert worth(near) > worth(far)


def test_what_produces_is_worth_more_the_more_turns_are_left() -> None:
    mine = scene().build("mine", "1,1").miner(BLUE, "1,1")

    assert worth(mine, 20.0) - worth(scene(), 20.0) > worth(mine, 5.0) - worth(scene(), 5.0) > 0.0


def test_an_unbuilt_blueprint_promises_more_the_more_turns_are_left() -> None:
    card = scene().blueprints(BLUE, "BP04").build("generator", "1,0")
    none = scene().build("generator", "1,0")

    assert worth(card, 12.0) - worth(none, 12.0) > worth(card, 2.0) - worth(none, 2.0)


# Sites.


def site(here: Scene, kind: int) -> float:
    """Return what Blue's best site for a kind of building promises."""
    state = here.turn()
    return Sites(state, BLUE, largest_sizes(state, BLUE)).worths[kind]


def test_a_site_counts_in_the_zone_of_a_bot() -> None:
    near = scene().build("generator", "2,0").bot(BLUE, "0,1")
    far = scene().build("generator", "2,0").bot(BLUE, "-4,3")

    assert site(near, GENERATOR) > site(far, GENERATOR) == 0.0


def test_a_site_promises_more_when_the_building_can_be_paid() -> None:
    poor = scene().build("generator", "2,0").bot(BLUE, "0,1")
    rich = scene().build("generator", "2,0").bot(BLUE, "0,1").stock(BLUE, mineral=1)

    assert site(rich, GENERATOR) > site(poor, GENERATOR) > 0.0


def test_tech_makes_a_site_for_a_larger_complex() -> None:
    lone = scene().build("generator", "2,0").bot(BLUE, "1,0")
    known = scene().build("generator", "2,0").bot(BLUE, "1,0").tech(BLUE, "generator", "L1a")

    assert site(known, GENERATOR) > site(lone, GENERATOR)


def test_a_site_of_life_support_promises_its_reward_tile() -> None:
    few = scene().reward("generator", "LR7").build("generator", "2,0").bot(BLUE, "0,1")
    many = scene().reward("generator", "LR7").build("generator", "2,0").bot(BLUE, "0,1")
    many.shelter(BLUE, "4,-4", "5,-5")

    assert site(many, GENERATOR) > site(few, GENERATOR)


def test_reward_tiles_count_what_a_place_has_while_turns_are_left() -> None:
    counted = worth(scene().reward("generator", "LR2").ships(BLUE, 1, 2, 3, hangar=2), 9.0)
    other = worth(scene().reward("generator", "LR6").ships(BLUE, 1, 2, 3, hangar=2), 9.0)

    assert counted > other


# Which side.


def test_orbit_is_the_place_to_be_where_nothing_can_be_done_in_the_colony() -> None:
    poor = scene().colonists(BLUE, 0)
    rich = scene().shelter(BLUE, "2,2").colonists(BLUE, 5).build("generator", "0,2")
    rich.bot(BLUE, "0,0").blueprints(BLUE, "BP01").build("mine", "1,-1")
    for kind in ("mineral", "battery", "water", "plant", "oxygen"):
        rich.stock(BLUE, **{kind: 2})
    orbit = scene().colonists(BLUE, 0).in_orbit(BLUE)

    assert worth(orbit) > worth(poor)
    here = worth(rich)
    assert here > worth(rich.in_orbit(BLUE))


# The chance to win.


def test_many_turns_make_a_lead_uncertain() -> None:
    shares = []
    for left in (10, 1):
        state = scene(2).missions(MI2=left, MI4=left, MI6=left).turn()
        state.points[0] = 12
        shares.append(knowledge_of("on-mars").evaluate(state)[BLUE])

    assert 0.5 < shares[0] < shares[1]


# Foresight.


def test_foresight_lasts_until_everybody_and_whoever_looks_had_a_turn() -> None:
    state = scene(2).turn()
    first = state.current
    begun = state.round

    play_on(state, 3)

    # The turn itself, that of the other and the next own one are over.
    assert state.deciding == (1 - first,)
    assert state.decision(1 - first).question == "take-turn"
    assert state.round > begun


def first_turn(seats: int = 2) -> OnMarsState:
    """Return a dealt game when the first turn begins."""
    state = areopolis.game("on-mars").new(seats, 11)
    while state.decision(state.deciding[0]).question != "take-turn":
        seat = state.deciding[0]
        state.apply(seat, state.decision(seat).options[0])
    assert isinstance(state, OnMarsState), "a state of this game"
    return state


def test_what_is_foreseen_replaces_the_chances_of_the_most_promising_answers_alone() -> None:
    state = first_turn()
    seat = state.current
    options = state.decision(seat).options
    assert len(options) > 3
    looked = [0.2 + 0.01 * place for place in range(len(options))]
    found = looked.copy()

    foresee(state, seat, options, found, 3 * WAYS_FOR_ANSWER, Gauge(0.0, 0.5, 9.0))

    assert all(0.0 < chance < 1.0 for chance in found)
    assert [chance not in looked for chance in found[-3:]] == [True] * 3
    parts = [new / old for new, old in zip(found[:-3], looked[:-3], strict=True)]
    assert parts == [pytest.approx(parts[0])] * len(parts)
    assert max(found[:-3]) <= max(found[-3:])


def test_without_patience_nothing_is_foreseen() -> None:
    state = first_turn()
    options = state.decision(state.current).options
    found = [0.5] * len(options)

    foresee(state, state.current, options, found, WAYS_FOR_ANSWER - 1, Gauge(0.0, 0.5, 9.0))

    assert found == [0.5] * len(options)


def test_alone_foresight_lasts_until_the_next_turn_begins() -> None:
    state = first_turn(1)
    begun = state.round

    play_alone(state, begun + 1)

    assert state.round == begun + 1
    assert not state.main_done
    assert state.decision(BLUE).question == "take-turn"


def test_alone_what_is_foreseen_is_read_off_the_worth_of_the_next_turn() -> None:
    state = first_turn(1)
    options = state.decision(BLUE).options
    found = [0.5] * len(options)
    gauge = Gauge(0.0, 0.3, 9.0)
    twin = state.clone()
    twin.apply(BLUE, options[0])
    play_alone(twin, state.round + 1)
    value = worth_alone(twin, 8.0, PLAIN, Lately(0))

    foresee(state, BLUE, options, found, WAYS_FOR_ANSWER, gauge)

    assert found[0] == pytest.approx(gauge.chance_with(value))


def test_alone_a_longer_game_is_no_better_in_foresight() -> None:
    soon = alone(scene(1).missions(MI2=2, MI4=3, MI6=7))
    late = alone(scene(1).missions(MI2=9, MI4=3, MI6=7))
    gauge = Gauge(0.0, 0.3, 6.0)

    assert turns_left(soon, BLUE) < turns_left(late, BLUE)
    assert chance_at(soon, BLUE, gauge) >= chance_at(late, BLUE, gauge)


def ended_alone(points: int) -> OnMarsState:
    """Return the end of a game that was lost with so many points more."""
    state = first_turn(1)
    play_alone(state, 99)
    assert state.outcome is not None
    assert not state.outcome.winners
    state.points[0] += points
    return state


def test_alone_the_least_defeat_is_the_best_of_them() -> None:
    gauge = Gauge(40.0, 0.3, 1.0)

    much, little = chance_at(ended_alone(0), BLUE, gauge), chance_at(ended_alone(6), BLUE, gauge)

    assert 0.0 < much < little <= 0.5


def test_the_chance_stays_as_it_is_with_what_there_is_and_grows_with_more() -> None:
    gauge = Gauge(40.0, 0.3, 6.0)

    assert gauge.chance_with(40.0) == pytest.approx(0.3)
    assert gauge.chance_with(30.0) < 0.3 < gauge.chance_with(41.0) < gauge.chance_with(60.0) < 1.0


# Alone against Lacerda.


def alone(here: Scene | None = None) -> OnMarsState:
    """Return the turn of Blue, who plays alone."""
    return (here or scene(1)).turn()


def needed(here: Scene) -> float:
    """Return the turns that the lines of the goal still take."""
    return turns_needed(alone(here), Lately(0))


def test_lacerdas_cards_bring_the_end_nearer_from_the_second_pass_on() -> None:
    first = alone(scene(1).missions(MI2=10, MI4=3, MI6=7))
    second = alone(scene(1).missions(MI2=10, MI4=3, MI6=7))
    first.solo_deck = list(range(12))
    second.solo_deck = list(range(12))
    second.reshuffles = 1

    assert deeds_left(first) == deeds_left(second)
    assert turns_left(second, BLUE) < turns_left(first, BLUE) - 3.0


def test_alone_every_line_of_the_goal_takes_turns() -> None:
    nothing = needed(scene(1))

    assert needed(scene(1).level(3)) < nothing - 1.0
    assert needed(scene(1).tech(BLUE, "mine", "L6")) < nothing - 1.0
    assert needed(scene(1).goals(BLUE, "PG12")) < needed(scene(1).goals(BLUE)) - 1.0
    assert needed(scene(1).contract(BLUE, "EC07")) < nothing - 1.0


def test_alone_a_contract_takes_fewer_turns_the_more_of_it_is_in_stock() -> None:
    empty = scene(1).contract(BLUE, "EC08").shelter(BLUE, "2,2").stock(BLUE)
    stocked = scene(1).contract(BLUE, "EC08").shelter(BLUE, "2,2").stock(BLUE, battery=3)

    assert needed(stocked) < needed(empty) - 1.0


def test_alone_a_choice_of_goals_is_better_than_the_only_one() -> None:
    assert needed(scene(1).goals(BLUE, "PG12", "PG11")) < needed(scene(1).goals(BLUE, "PG12"))


def test_alone_a_goal_that_is_begun_takes_fewer_turns() -> None:
    begun = scene(1).goals(BLUE, "PG07").shelter(BLUE, "2,2")

    assert needed(begun) < needed(scene(1).goals(BLUE, "PG07")) - 0.5


def test_alone_a_goal_that_is_completed_takes_no_turn() -> None:
    kept = alone(scene(1).goals(BLUE, "PG12"))
    done = alone(scene(1).goals(BLUE, "PG12"))
    done.goal_done[BLUE] = number("goal", "PG12")

    assert turns_needed(done, Lately(0)) < turns_needed(kept, Lately(0)) - 1.0


def test_alone_what_the_goal_lacks_counts_more_the_fewer_turns_are_left() -> None:
    assert lack(4.0, 3.0) - lack(2.0, 3.0) > lack(4.0, 12.0) - lack(2.0, 12.0) > 0.0
    assert lack(0.0, 0.0) == 0.0


def test_alone_what_the_goal_lacks_is_part_of_the_worth() -> None:
    top, nearly = scene(1).tech(BLUE, "mine", "L6"), scene(1).tech(BLUE, "mine", "L5a")
    gained = worth_alone(alone(top), 3.0, PLAIN, Lately(0)) - worth_alone(
        alone(nearly), 3.0, PLAIN, Lately(0)
    )

    # The four points of the space, in hand; the rest is the line of the goal.
    assert gained > 8.0


def test_alone_points_in_hand_are_not_those_that_are_promised() -> None:
    here = scene(1).bot(BLUE, "0,0").build("generator", "1,0")
    assert in_hand(alone(here.blueprints(BLUE, "BP04"))) == in_hand(alone())

    state = alone()
    state.points[0] = 7
    assert in_hand(state) == in_hand(alone()) + 7.0


def test_alone_lacerdas_points_do_not_depend_on_who_has_moved() -> None:
    before, after = alone(), alone()
    after.laid |= 1 << LACERDA
    after.points[len(after.points) // 2] += 4

    assert abs(his_points(after) - his_points(before)) < 1.0
    assert (
        worth_alone(after, 5.0, PLAIN, Lately(0)) < worth_alone(before, 5.0, PLAIN, Lately(0)) + 1.0
    )


def test_alone_life_support_that_is_open_to_lacerda_costs() -> None:
    opened = alone(scene(1).level(1, 1, 2, 2, 2))
    closed = alone(scene(1).level(1, 2, 2, 2, 2))

    assert his_rewards(opened) >= 2.0 > his_rewards(closed) == 0.0


def test_alone_a_point_scored_counts_more_than_a_point_and_his_count_against_it() -> None:
    plain, mine, his = alone(), alone(), alone()
    mine.points[0] += 4
    his.points[len(his.points) // 2] += 4
    worth_now = worth_alone(plain, 5.0, PLAIN, Lately(0))

    assert worth_alone(mine, 5.0, PLAIN, Lately(0)) > worth_now + 6.0
    assert worth_alone(his, 5.0, PLAIN, Lately(0)) < worth_now - 1.5


def test_alone_a_reward_that_only_lacerda_would_score_counts_against() -> None:
    # Nobody has a Ship; Lacerda's quarters count as full, Blue's are empty.
    ships = alone(scene(1).colonists(BLUE, 0).reward("generator", "LR2"))
    colonists = alone(scene(1).colonists(BLUE, 0).reward("generator", "LR8"))

    assert his_rewards(colonists) == his_rewards(ships) + 12.0
    assert (
        worth_alone(colonists, 5.0, PLAIN, Lately(0))
        < worth_alone(ships, 5.0, PLAIN, Lately(0)) - 2.0
    )


def test_alone_the_chance_grows_with_the_lead_and_with_the_lines() -> None:
    behind, ahead = alone(), alone()
    ahead.points[0] = 40
    top = alone(scene(1).tech(BLUE, "mine", "L6"))

    assert chance_alone(behind, 5.0) < chance_alone(ahead, 5.0)
    assert chance_alone(behind, 5.0) < chance_alone(top, 5.0)
    assert 0.0 < chance_alone(behind, 0.0) < 0.01
