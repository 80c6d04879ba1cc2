"""On Mars: each term of the knowledge, in a position in which it decides."""

from areopolis.core.state import State
from areopolis.games.on_mars.data.constants import GENERATOR
from areopolis.games.on_mars.state import OnMarsState
from areopolis.players.knowledge import knowledge_of
from areopolis.players.on_mars.alone import lines_reached
from areopolis.players.on_mars.clock import deeds_left, turns_left
from areopolis.players.on_mars.science import delivery_chance
from areopolis.players.on_mars.sites import Sites
from areopolis.players.on_mars.standing import expected
from areopolis.players.on_mars.styles import PLAIN
from kit.on_mars import BLUE, GREEN, Scene, number, scene


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
    return Sites(here.turn(), BLUE).worths[kind]


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


def test_alone_the_lines_of_the_goal_count() -> None:
    def reached(here: Scene) -> float:
        state = here.turn()
        assert isinstance(state, OnMarsState)
        return lines_reached(state, 5.0)

    plain = reached(scene(1))
    assert reached(scene(1).tech(BLUE, "mine", "L6")) > plain + 0.5
    assert reached(scene(1).level(3)) > plain + 0.5
    assert reached(scene(1).contract(BLUE, "EC07")) > plain
    assert reached(scene(1).goals(BLUE, "PG12")) > reached(scene(1).goals(BLUE)) + 0.2
