"""Positions of Terraforming Mars that cannot be, each with the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from areopolis import BadPosition
from kit import question
from kit.terraforming_mars import GAME, GREEN, RED, play, scene

Document = dict[str, Any]
Edit = Callable[[Document], object]


def position(seats: int = 3) -> Document:
    """Return a position with some of everything in it."""
    made = scene(seats).hand(RED, "001").tableau(RED, "C03", "006", resources=0)
    made.corporation(RED, "helion").events(GREEN, "009").fleets(RED, 2).deck("056")
    made.tile("3-3", "city", RED).tile("3-4", "greenery", GREEN).oceans(2).claim(RED, "7-3")
    made.colony("io", 2, [RED, GREEN]).colony("luna", 1, fleet=RED).colony("miranda", "asleep")
    made.colony("titan", 1).milestone("mayor", RED).award("miner", GREEN)
    document: Document = made.build().to_dict()
    return document


def rejected(edit: Edit, seats: int = 3) -> str:
    document = position(seats)
    edit(document)
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    assert str(caught.value)
    return caught.value.field


def lay(area: str, tile: str, owner: str = "none") -> Edit:
    def edit(document: Document) -> None:
        document["tiles"][area] = {"tile": tile, "owner": owner}

    return edit


def player(seat: int, **fields: Any) -> Edit:
    return lambda document: document["players"][seat].update(fields)


def within(seat: int, part: str, **fields: Any) -> Edit:
    return lambda document: document["players"][seat][part].update(fields)


def colony(name: str, **fields: Any) -> Edit:
    return lambda document: document["colonies"][name].update(fields)


def test_the_position_itself_is_fine() -> None:
    document = position()
    assert GAME.from_dict(document).to_dict() == document


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lay("9-9", "city", "red"), "tiles.9-9"),
        (lay("2-2", "volcano", "red"), "tiles.2-2.tile"),
        (lay("2-2", "city"), "tiles.2-2.owner"),
        (lay("2-2", "greenery", "blue"), "tiles.2-2.owner"),
        (lay("1-2", "ocean", "red"), "tiles.1-2.owner"),
        (lay("1-5", "city", "red"), "tiles.1-5.tile"),
        (lay("1-5", "capital", "red"), "tiles.1-5.tile"),
        (lay("5-3", "greenery", "red"), "tiles.5-3.tile"),
        (lay("5-3", "capital", "red"), "tiles.5-3.tile"),
        (lay("5-3", "ocean"), "tiles.5-3.tile"),
        (lay("2-3", "mohole-area", "red"), "tiles.2-3.tile"),
        (lay("2-3", "lava-flows", "red"), "tiles.2-3.tile"),
        (lay("2-3", "mining-area", "red"), "tiles.2-3.tile"),
        (lay("2-3", "mining-rights", "red"), "tiles.2-3.tile"),
        (lay("7-3", "greenery", "green"), "players[0].claims"),
    ],
)
def test_impossible_tiles(edit: Edit, field: str) -> None:
    assert rejected(edit) == field


def test_special_tiles_are_there_once() -> None:
    def twice(document: Document) -> None:
        lay("2-3", "capital", "red")(document)
        lay("7-6", "capital", "red")(document)

    assert rejected(twice) == "tiles.7-6.tile"


def test_at_most_nine_oceans_one_of_them_on_land() -> None:
    def ten(document: Document) -> None:
        for area in ("1-5", "2-6", "4-8", "5-4", "5-5", "5-6", "6-6", "6-7"):
            lay(area, "ocean")(document)

    assert rejected(ten) == "tiles"
    document = position()
    lay("2-3", "ocean")(document)
    assert GAME.from_dict(document).to_dict() == document

    def lakes(document: Document) -> None:
        lay("2-3", "ocean")(document)
        lay("7-6", "ocean")(document)

    assert rejected(lakes) == "tiles"


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (within(RED, "stock", mc=-1), "players[0].stock.mc"),
        (within(GREEN, "stock", heat=-3), "players[1].stock.heat"),
        (within(RED, "production", mc=-6), "players[0].production.mc"),
        (within(RED, "production", steel=-1), "players[0].production.steel"),
        (within(RED, "resources", C03=-1), "players[0].resources.C03"),
        (within(RED, "resources", C03=0), "players[0].resources.C03"),
        (within(RED, "resources", **{"006": 1}), "players[0].resources.006"),
        (within(RED, "resources", C18=1), "players[0].resources.C18"),
        (player(RED, rating=-1), "players[0].rating"),
        (player(RED, next_discount=-1), "players[0].next_discount"),
        (lambda d: d.update(temperature=10), "temperature"),
        (lambda d: d.update(temperature=-29), "temperature"),
        (lambda d: d.update(oxygen=15), "oxygen"),
        (lambda d: d.update(oxygen=-1), "oxygen"),
        (lambda d: d.update(generation=-1), "generation"),
        (lambda d: d.update(taken=3), "taken"),
    ],
)
def test_impossible_numbers(edit: Edit, field: str) -> None:
    assert rejected(edit) == field


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (player(GREEN, hand=["001"]), "players[1].hand[0]"),
        (player(RED, hand=["056"]), "deck[252]"),
        (player(GREEN, tableau=["helion"], corporation="helion"), "players[1].tableau[0]"),
        (player(RED, hand=["X99"]), "players[0].hand"),
        (player(RED, hand=[]), "deck"),
        (player(RED, hand=["helion"]), "players[0].hand"),
        (player(GREEN, tableau=["009"], events=[]), "players[1].tableau"),
        (player(RED, tableau=["helion", "C03"], events=["006"]), "players[0].events"),
        (player(RED, corporation="001"), "players[0].corporation"),
        (player(RED, corporation="thorgate"), "players[0].tableau"),
        (player(RED, corporation="none"), "players[0].tableau"),
        (player(GREEN, corporation="thorgate"), "players[1].corporation"),
        (player(RED, used=["C03", "C03"]), "players[0].used"),
        (player(RED, used=["helion"]), "players[0].used"),
        (player(GREEN, used=["C03"]), "players[1].used"),
        (player(RED, owes_first_action=True), "players[0].owes_first_action"),
        (player(GREEN, owes_first_action=True), "players[1].owes_first_action"),
        (lambda d: d["deck"].pop(), "deck"),
        (lambda d: d["deck"].append("001"), "deck[253]"),
        (lambda d: d["deck"].append("helion"), "deck"),
        (lambda d: d["players"].pop(), "players"),
        (player(RED, colour="green"), "players[0].colour"),
    ],
)
def test_impossible_cards(edit: Edit, field: str) -> None:
    assert rejected(edit).startswith(field)


def test_a_card_of_a_set_that_is_not_played() -> None:
    document = scene(colonies=False).build().to_dict()
    document["players"][RED]["hand"] = ["C08"]
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    assert caught.value.field == "players[0].hand[0]"


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda d: d["colonies"].update(phobos=d["colonies"]["io"]), "colonies.phobos"),
        (colony("io", marker=1), "colonies.io.marker"),
        (colony("io", marker=7), "colonies.io.marker"),
        (colony("io", marker="asleep"), "colonies.io.marker"),
        (colony("luna", marker="asleep"), "colonies.luna.marker"),
        (colony("titan", marker="asleep"), "colonies.titan.marker"),
        (colony("io", owners=["red"] * 4, marker=4), "colonies.io.owners"),
        (colony("io", owners=["none"]), "colonies.io.owners"),
        (colony("io", owners=["blue"]), "colonies.io.owners"),
        (colony("io", fleet="blue"), "colonies.io.fleet"),
        # Red has two fleets, and they would be on three tiles; green's one on two.
        (
            lambda d: [d["colonies"][name].update(fleet="red") for name in ("io", "titan")],
            "colonies.titan.fleet",
        ),
        (
            lambda d: [d["colonies"][name].update(fleet="green") for name in ("io", "titan")],
            "colonies.titan.fleet",
        ),
        (colony("miranda", fleet="green"), "colonies.miranda.fleet"),
        (player(RED, fleets=5), "players[0].fleets"),
        (player(RED, fleets=-1), "players[0].fleets"),
        (player(RED, fleets=0), "colonies.luna.fleet"),
    ],
)
def test_impossible_colonies(edit: Edit, field: str) -> None:
    assert rejected(edit).startswith(field)


def test_without_colonies_there_are_no_tiles() -> None:
    document = scene(colonies=False).build().to_dict()
    document["colonies"] = {"io": {"marker": 1, "owners": [], "fleet": "none"}}
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    assert caught.value.field == "colonies.io"


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda d: d["milestones"].update(hoverlord="red"), "milestones.hoverlord"),
        (lambda d: d["milestones"].update(builder="blue"), "milestones.builder"),
        (lambda d: d["milestones"].update(builder="none"), "milestones.builder"),
        (
            lambda d: d["milestones"].update(builder="red", planner="red", gardener="red"),
            "milestones",
        ),
        (lambda d: d["awards"].update(benefactor="red"), "awards.benefactor"),
        (
            lambda d: d["awards"].update(banker="red", landlord="red", scientist="red"),
            "awards",
        ),
        (lambda d: d.update(off_planet=["none", "red"]), "off_planet"),
        (lambda d: d["off_planet"].update({"phobos": "red"}), "off_planet.phobos"),
        (
            lambda d: d["off_planet"].update({"ganymede-colony": "blue"}),
            "off_planet.ganymede-colony",
        ),
        (lambda d: d.update(first="blue"), "first"),
        (lambda d: d.update(current="none"), "current"),
        (player(GREEN, claims=["7-3"]), "players[1].claims"),
        (player(RED, claims=["1-2"]), "players[0].claims"),
        (player(RED, claims=["5-3"]), "players[0].claims"),
        (lambda d: d["stack"].append({"effect": "fly"}), "stack[3].effect"),
    ],
)
def test_impossible_things_on_the_table(edit: Edit, field: str) -> None:
    assert rejected(edit).startswith(field)


def test_solo_has_neither_milestones_nor_awards() -> None:
    for goals, name in (("milestones", "mayor"), ("awards", "miner")):
        document = scene(1).build().to_dict()
        document[goals] = {name: "red"}
        with pytest.raises(BadPosition) as caught:
            GAME.from_dict(document)
        assert caught.value.field == goals


# The stack, down to its bottom.


def played(seats: int = 2, **options: Any) -> dict[str, Any]:
    """Return the position in which everybody chooses a corporation."""
    document: dict[str, Any] = GAME.new(seats=seats, seed=4, options=options).to_dict()
    return document


def paying() -> dict[str, Any]:
    """Return the position in which red pays for a building with steel or money."""
    return play(scene().hand(RED, "113").stock(RED, steel=3).build(), "play 113").to_dict()


def named(document: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(document)
    return caught.value.field


def with_step(place: int, **step: Any) -> dict[str, Any]:
    document = scene().build().to_dict()
    document["stack"].insert(place, step)
    return document


def test_what_is_paid_or_lost_in_full_happens_once() -> None:
    state = scene().stock(RED, heat=10).build()
    document = state.to_dict()
    pay = {"effect": "pay-heat", "by": "red", "due": 8}
    document["stack"] += [pay, pay]

    assert named(document) == f"stack[{len(document['stack']) - 2}].effect"


def test_what_is_only_gained_may_happen_twice() -> None:
    """Aridor: a card with two kinds of tags that are new raises the production twice."""
    made = scene(effect_order="always").corporation(RED, "aridor").hand(RED, "051")
    asked = play(made.build(), "play 051")

    assert question(asked) == (RED, "order-effects")
    assert GAME.from_dict(asked.to_dict()).key() == asked.key()


def test_starting_projects_are_drafted_while_corporations_are_dealt() -> None:
    document = scene().build().to_dict()
    top = len(document["stack"])
    document["stack"][-1] = {"effect": "draft-half", "direction": -1}

    assert named(document) == f"stack[{top - 1}].effect"


@pytest.mark.parametrize("effect", ["keep-corporations", "keep-projects", "reveal-corporations"])
def test_a_step_of_the_setup_happens_once(effect: str) -> None:
    """A second time, low in the stack, nobody would have anything to keep or reveal."""
    for place in range(len(played()["stack"]) + 1):
        document = played()
        document["stack"].insert(place, {"effect": effect})
        assert named(document).startswith("stack[")
    assert named(with_step(2, effect=effect)) == "stack[2].effect"


def test_what_goes_on_to_the_end_lies_at_the_bottom() -> None:
    for effect in ("generation", "solar-phase", "final-greeneries"):
        assert named(with_step(2, effect=effect)) == "stack[2].effect"


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"effect": "draw", "count": 1}, "by"),
        ({"effect": "draw", "count": 1, "by": "none"}, "by"),
        ({"effect": "draw", "count": 1, "by": "neutral"}, "by"),
        ({"effect": "draw", "count": 1, "by": "blue"}, "by"),
        ({"effect": "draw", "count": -1, "by": "red"}, "count"),
        ({"effect": "production-phase", "by": "red"}, "by"),
        ({"effect": "production-phase", "card": "024"}, "card"),
        ({"effect": "add-here", "by": "red", "count": 1}, "card"),
        ({"effect": "add-here", "by": "red", "card": "024", "count": 1}, "card"),
        ({"effect": "place-tile", "by": "red", "tile": "city", "on": "isle"}, "on"),
        ({"effect": "place-tile", "by": "red", "tile": "none", "on": "city"}, "tile"),
        ({"effect": "place-tile", "by": "red", "tile": "city", "on": "volcanic"}, "on"),
        ({"effect": "lose", "by": "red", "resource": "plants", "count": 1}, "effect"),
        ({"effect": "pay-bill", "by": "red", "due": 101, "metals": 0, "kept_heat": 0}, "effect"),
        ({"effect": "pay-bill", "by": "red", "due": 1, "metals": 4, "kept_heat": 0}, "metals"),
        ({"effect": "put-in-play", "by": "red", "card": "024"}, "card"),
        ({"effect": "finish-card", "by": "red", "card": "024"}, "card"),
        ({"effect": "send-fleet", "by": "red", "colony": "luna"}, "colony"),
        ({"effect": "reset-marker", "by": "red", "colony": "luna"}, "colony"),
        ({"effect": "reveal-corporation", "by": "red"}, "by"),
        ({"effect": "use-standard-project", "by": "red", "project": "buffer-gas"}, "project"),
        ({"effect": "sell-patents", "by": "red"}, "effect"),
        ({"effect": "move-marker-down", "by": "red", "moved": "luna"}, "effect"),
        ({"effect": "take-off", "by": "red", "card": "024", "count": 1}, "card"),
        ({"effect": "draft-cards", "direction": 0}, "direction"),
        ({"effect": "place-ocean", "by": "red", "on_land": 0}, "on_land"),
        ({"effect": "place-colony", "by": "red", "duplicate": 1}, "duplicate"),
    ],
    ids=str,
)
def test_every_step_is_checked(step: dict[str, Any], field: str) -> None:
    assert named(with_step(3, **step)) == f"stack[3].{field}"


def test_what_a_card_has_begun_comes_before_the_next_turn() -> None:
    step = {"effect": "draw", "by": "red", "count": 1}

    assert named(with_step(2, **step)) == "stack[2].effect"


def test_a_tile_of_which_there_is_one_is_placed_once() -> None:
    """Also where both placements wait among other effects."""
    document = scene().tableau(RED, "142").build().to_dict()
    by = {"by": "red", "card": "142"}
    tile = {"effect": "place-tile", **by, "tile": "mohole-area", "on": "ocean-reserved"}
    both = {"effect": "together", **by, "items": [tile], "asks": 1}
    document["stack"] += [both, both]
    assert named(document).endswith("items[0].tile")


def test_a_card_does_what_stands_on_it() -> None:
    """Regolith Eaters add one microbe to themselves."""
    document = scene().tableau(RED, "033").build().to_dict()
    step = {"effect": "add-here", "by": "red", "card": "033", "count": 1}
    document["stack"].append(step)
    assert GAME.from_dict(document).to_dict()["players"][0]["resources"] == {"033": 1}

    step["count"] = 2
    assert named(document) == "stack[3].effect"


def test_a_card_is_paid_and_played_once() -> None:
    document = paying()
    assert [step["effect"] for step in document["stack"][-2:]] == ["put-in-play", "pay-bill"]

    document["stack"].insert(-1, document["stack"][-2])
    assert named(document).startswith("stack[")


def test_a_bill_can_be_paid() -> None:
    document = paying()
    document["players"][0]["stock"].update(mc=0, steel=5)

    assert named(document) == f"stack[{len(document['stack']) - 1}].effect"


def test_a_card_that_is_being_played_is_finished() -> None:
    document = scene().tableau(RED, "033").build().to_dict()
    document["playing"] = "033"

    assert named(document) == "playing"


def test_cards_on_offer_are_taken_up() -> None:
    document = scene().build().to_dict()
    document["players"][0]["offered"] = [document["deck"].pop()]

    assert named(document).startswith("stack[")
    document["stack"].append({"effect": "buy-offered", "by": "red"})
    assert GAME.from_dict(document).decision(RED).question == "buy-cards"


def test_pending_effects_are_checked_one_by_one() -> None:
    item = {"effect": "draw", "by": "red", "count": 1}
    for change, field in (
        ({"by": "blue"}, "by"),
        ({"count": -1}, "count"),
        ({"effect": "generation"}, "by"),
        ({"effect": "dance"}, "effect"),
    ):
        step = {"effect": "together", "by": "red", "items": [item, {**item, **change}]}
        document = with_step(3, **step, asks=1)
        assert named(document) == f"stack[3].items[1].{field}"


def test_a_secret_corporation_has_paid_the_cards_in_hand() -> None:
    document = played()
    red = document["players"][0]
    red["dealt"] = red["dealt"][:1]
    red["hand"], red["offered"] = red["offered"], []

    assert named(document) == "players[0].hand"


@pytest.mark.parametrize("left", range(1, 5))
def test_a_setup_leaves_no_step_out(left: int) -> None:
    """Without one of them what was dealt would never be kept, or never be revealed."""
    document = played()
    assert len(document["stack"]) == 5
    del document["stack"][left]

    assert named(document).startswith("stack")


def test_cards_that_are_still_to_be_dealt_will_be_kept() -> None:
    document = played(beginner_corporations=True)
    steps = [step["effect"] for step in document["stack"]]
    assert steps[-2:] == ["deal-cards", "declare-beginners"]
    del document["stack"][steps.index("keep-projects")]

    assert named(document) == "stack"


def test_a_solo_game_with_colonies_has_tiles_to_keep() -> None:
    document = played(seats=1)
    document["colonies"] = {}

    assert named(document) == "stack[2].effect"
