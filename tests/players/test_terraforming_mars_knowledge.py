"""Terraforming Mars: each term of the knowledge, in a position in which it decides."""

from areopolis.games.terraforming_mars.state import MarsState
from areopolis.players.knowledge import knowledge_of
from areopolis.players.terraforming_mars.hands import held_worth
from areopolis.players.terraforming_mars.outlook import generations_left
from kit.terraforming_mars import GAME, GREEN, RED, Scene, play, scene
from players.weighing import best, early, in_hand, late, look, weights

# How long the game will last.


def test_the_more_is_terraformed_the_fewer_generations_are_left() -> None:
    assert generations_left(early().build()) > 6
    assert generations_left(late().build()) < 1
    assert generations_left(scene(2).generation(1).build()) > generations_left(early().build())


def test_production_is_worth_generations_and_points_are_dear_at_the_end() -> None:
    first, last = look(early().build()), look(late().build())
    assert first.production[0] > 3.0 > last.production[0]
    assert last.point > 1.5 * first.point


def test_a_production_is_bought_early_and_points_late() -> None:
    # Acquired Company produces M€; Breathing Filters are two points.
    assert best(early().stock(RED, mc=15).hand(RED, "106", "114").build()) == "play 106"
    found = weights(late().stock(RED, mc=15).hand(RED, "106", "114").build())
    assert found["play 114"] > found["play 106"]


def test_money_is_spent_on_the_last_step() -> None:
    state = late(temperature=6, oxygen=14).stock(RED, mc=15).build()
    assert best(state) == "project asteroid"


def test_nobody_buys_dear_projects_in_the_first_generation() -> None:
    state = early().stock(RED, mc=40).hand(RED, "106").build()
    found = weights(state)
    assert found["play 106"] > 3 * max(found["project asteroid"], found["project aquifer"])


# Cards.


def test_a_card_whose_requirement_is_out_of_reach_is_worth_nothing() -> None:
    # Birds need thirteen per cent of oxygen, Colonizer Training Camp five at most.
    ripe = late(oxygen=13).production(GREEN, plants=2).build()
    assert in_hand(early().build(), "072") == 0.0 < in_hand(ripe, "072")
    assert in_hand(late(oxygen=12).build(), "001") == 0.0
    assert in_hand(early().build(), "001") > 3.0


def test_missing_tags_make_a_card_less_likely() -> None:
    # Gene Repair needs three science tags; Physics Complex has one.
    bare = in_hand(early().build(), "091")
    learned = in_hand(early().tableau(RED, "095", "090").build(), "091")
    assert learned > 1.5 * bare


def test_a_discount_makes_a_card_better() -> None:
    plain = in_hand(early().build(), "167")
    eased = in_hand(early().corporation(RED, "teractor").build(), "167")
    assert eased > plain


def test_counted_effects_are_counted() -> None:
    # Miranda Resort produces M€ for earth tags.
    alone = in_hand(early().build(), "051")
    with_earth = in_hand(early().tableau(RED, "106", "068", "109").build(), "051")
    assert with_earth > alone + 5.0


def test_an_action_that_cannot_be_paid_is_worth_little() -> None:
    # Steelworks need four energy.
    without = in_hand(early().build(), "103")
    powered = in_hand(early().production(RED, energy=4).build(), "103")
    assert powered > without + 5.0


def test_triggers_in_play_add_to_a_card() -> None:
    # Media Group pays for events.
    plain = early().hand(RED, "036").build()
    paid = early().hand(RED, "036").tableau(RED, "109").build()
    assert in_hand(paid, "036") > in_hand(plain, "036")


def test_good_cards_are_bought_and_bad_ones_are_not() -> None:
    here = early().stock(RED, mc=30).deck("106", "072")
    here.document["stack"] += [{"effect": "look-and-buy", "by": "red", "count": 2}]
    found = weights(here.prepared())
    assert found["pick 106"] > found["done"] > found["pick 072"]


def test_each_card_is_bought_on_its_own_merit() -> None:
    """The better card comes second; the first is not passed over for it."""
    here = early().stock(RED, mc=30).deck("068", "106")
    here.document["stack"] += [{"effect": "look-and-buy", "by": "red", "count": 2}]
    state = here.prepared()
    assert best(state) == "pick 068"
    assert best(play(state, "pick 068")) == "pick 106"


def test_the_worst_card_is_given_up() -> None:
    here = early().hand(RED, "106", "072", "056")
    here.document["stack"] += [{"effect": "discard-cards", "by": "red", "count": 1}]
    assert best(here.prepared()) == "pick 072"


def test_the_best_of_several_cards_is_kept() -> None:
    here = early().deck("072", "106", "150")
    here.document["stack"] += [{"effect": "look-and-keep", "by": "red", "count": 3, "keep": 1}]
    assert best(here.prepared()) == "pick 106"


def test_a_draft_takes_the_better_card() -> None:
    state = GAME.new(seats=3, seed=4, options={"draft": True})
    assert isinstance(state, MarsState)
    while state.decision(state.deciding[0]).question != "draft-card":
        seat = state.deciding[0]
        state.apply(seat, state.decision(seat).options[-1])
    seat = state.deciding[0]
    worth = {
        f"card {state.cards[card].name}": held_worth(look(state, seat), card)
        for card in state.offered[seat]
    }
    assert best(state) == max(worth, key=lambda text: worth[text])


def test_the_government_raises_what_own_cards_wait_for() -> None:
    # Breathing Filters wait for oxygen.
    here = scene(2, world_government=True).hand(RED, "114")
    here.document["stack"] = [{"effect": "world-government"}]
    assert best(here.prepared()) == "raise oxygen"


# Payments.


def test_metals_pay_what_takes_them() -> None:
    state = early().stock(RED, mc=40, steel=3).hand(RED, "144").build()
    assert best(play(state, "play 144")) == "pick 3 steel"


def test_no_metal_is_wasted() -> None:
    # Nine M€ of due are four steel and one M€, not five steel.
    state = early().stock(RED, mc=40, steel=5).hand(RED, "067").build()
    assert best(play(state, "play 067")) == "pick 4 steel"


def test_heat_is_kept_for_the_temperature_and_spent_when_it_is_warm() -> None:
    cold = early().corporation(RED, "helion").stock(RED, mc=40, heat=5).hand(RED, "106")
    assert best(play(cold.build(), "play 106")) == "pick 0 heat"
    warm = late(oxygen=10).corporation(RED, "helion").stock(RED, mc=40, heat=5).hand(RED, "106")
    assert best(play(warm.build(), "play 106")) == "pick 5 heat"


# Terraforming.


def test_plants_and_heat_are_converted_when_there_are_enough() -> None:
    state = scene(4).stock(RED, mc=0, plants=8, heat=8).build()
    found = weights(state)
    assert min(found["convert plants"], found["convert heat"]) > 10 * found["pass"]


def test_heat_is_not_wasted_on_a_warm_planet() -> None:
    found = weights(late().stock(RED, mc=0, heat=16).build())
    assert found["convert heat"] < 0.1 * found["pass"]


def test_there_is_nothing_to_pass_for_while_an_action_gains() -> None:
    # Tardigrades take a microbe for nothing.
    found = weights(scene(4, mc=0).tableau(RED, "049").build())
    assert found["use 049 1"] > found["pass"]


def test_passing_is_better_than_a_bad_card() -> None:
    # Corporate Stronghold loses two points and a power production that pays nothing back now.
    state = late().stock(RED, mc=11).production(RED, energy=1).hand(RED, "045").build()
    found = weights(state)
    assert found["pass"] > found["play 045"]


# Milestones and awards.


def test_a_milestone_is_claimed_at_once() -> None:
    state = scene(4).rating(RED, 35).stock(RED, mc=20).hand(RED, "106").build()
    assert best(state) == "claim terraformer"


def test_an_award_is_funded_by_its_leader_only() -> None:
    here = late().stock(RED, mc=8).production(RED, mc=20).production(GREEN, mc=3)
    assert best(here.build()) == "fund banker"
    here = late().stock(RED, mc=8).production(RED, mc=3).production(GREEN, mc=20)
    found = weights(here.build())
    assert found["pass"] > found["fund banker"]


def test_a_step_to_a_milestone_counts() -> None:
    near = scene(4).tile("3-3", "city", RED).tile("7-5", "city", RED).build()
    gone = scene(4).tile("3-3", "city", RED).tile("7-5", "city", RED).milestone("mayor", GREEN)
    assert look(near).city_step > 5.0
    assert look(gone.build()).city_step == 0.0


# Others.


def test_losses_are_for_the_leader_and_never_for_oneself() -> None:
    here = scene(3).production(RED, titanium=1).production(GREEN, titanium=1).rating(GREEN, 30)
    here.production(2, titanium=1).hand(RED, "002")
    found = weights(play(here.build(), "play 002"))
    assert found["target green"] > found["target yellow"] > found["target red"]


def test_an_attack_takes_as_much_as_it_can() -> None:
    here = scene(3).stock(GREEN, plants=5).hand(RED, "009")
    assert best(play(here.build(), "play 009")) == "take 3 from green"


def test_a_resource_goes_where_it_gives_points() -> None:
    # Fish give a point each, Small Animals one for two.
    here = scene(2).tableau(RED, "052", "054")
    here.document["stack"] += [
        {"effect": "add-to-card", "by": "red", "kind": "animal", "count": 1, "tag": "none"}
        | {"least": 0}
    ]
    assert best(here.prepared()) == "card 052"


def test_final_plants_become_greeneries() -> None:
    here = late(oxygen=14).stock(RED, plants=9)
    here.document["stack"] = [{"effect": "final-greenery", "by": "red"}]
    assert best(here.prepared()) == "convert plants"


def test_a_corporation_with_more_money_and_production_is_kept() -> None:
    here = early()
    for seat, pair in enumerate(
        (
            ["beginner-corporation", "polyphemos"],
            ["ecoline", "helion"],
            ["credicor", "thorgate"],
            ["teractor", "phobolog"],
        )
    ):
        here.document["players"][seat]["dealt"] = pair
    here.document["stack"] = [{"effect": "keep-corporations"}]
    assert best(here.prepared()) == "corporation polyphemos"


# Judging.


def chance_of_red(here: Scene) -> float:
    """Return red's chance to win."""
    return knowledge_of("terraforming-mars").evaluate(here.build())[RED]


def test_points_engine_and_stock_are_chances() -> None:
    even = chance_of_red(scene(4))
    assert abs(even - 0.25) < 1e-9
    assert chance_of_red(scene(4).rating(RED, 26)) > even
    assert chance_of_red(scene(4).production(RED, mc=6)) > even
    assert chance_of_red(scene(4).stock(RED, mc=140)) > even
    assert chance_of_red(scene(4).milestone("mayor", RED)) > even
    assert chance_of_red(scene(4).hand(RED, "106", "068", "056")) > even


def test_the_same_lead_is_surer_at_the_end() -> None:
    assert chance_of_red(late().rating(RED, 30)) > chance_of_red(early().rating(RED, 30))


def test_alone_a_step_is_better_than_points() -> None:
    # Breathing Filters are two points.
    here = scene(1).generation(12).stock(RED, mc=14).hand(RED, "114")
    here.document.update(temperature=0, oxygen=9)
    assert best(here.build()) == "project asteroid"


def test_alone_a_rating_without_a_parameter_counts_only_for_the_goal_of_a_rating() -> None:
    # Release of Inert Gases raises the rating by two.
    shares = []
    for goal in ("parameters", "rating"):
        state = scene(1, solo_goal=goal).generation(12).stock(RED, mc=14).hand(RED, "036").build()
        found = weights(state)
        shares.append(found["play 036"] / found["pass"])
    assert shares[0] < 1.0 < shares[1]


def test_alone_the_goal_counts() -> None:
    near = scene(1).generation(13)
    near.document.update(temperature=8, oxygen=14)
    far = scene(1).generation(13)
    assert chance_of_red(near.oceans(8)) > 0.5 > chance_of_red(far)


def test_styles_lean_their_way() -> None:
    here = scene(4).stock(RED, mc=17).colony("luna", 4).hand(RED, "106").build()
    trader, builder = weights(here, "trader"), weights(here, "builder")
    assert trader["trade luna mc"] / trader["play 106"] > (
        builder["trade luna mc"] / builder["play 106"]
    )
