"""Why something is not possible: every kind of action, with numbers (issue: "Why not?")."""

import pytest

from areopolis import UnknownNotation
from areopolis.core.state import State
from kit import options
from kit.terraforming_cards import why
from kit.terraforming_mars import GREEN, RED, Scene, play, scene


@pytest.mark.parametrize(
    ("before", "text", "told"),
    [
        (scene(mc=2).hand(RED, "056"), "play 056", ["needs-more-mc 2"]),
        (scene(), "play 056", ["card-not-in-hand"]),
        (scene().hand(RED, "087"), "play 087", ["needs-at-least temperature -16 -30"]),
        (
            scene().hand(RED, "001").parameters(oxygen=9),
            "play 001",
            ["needs-at-most oxygen 5 9"],
        ),
        (scene().hand(RED, "055").oceans(4), "play 055", ["needs-at-least oceans 6 4"]),
        (scene().hand(RED, "C06"), "play C06", ["needs-tags science 4 0"]),
        (scene().hand(RED, "C01"), "play C01", ["needs-floaters 3 0"]),
        (scene().hand(RED, "C24"), "play C24", ["needs-cities-in-play 2 0"]),
        (
            scene(mc=1).hand(RED, "C48"),
            "play C48",
            ["needs-more-mc 5", "needs-colonies 1 0", "needs-cities 1 0"],
        ),
        (scene().hand(RED, "165"), "play 165", ["production-too-low energy 4 0"]),
        (scene().hand(RED, "C02"), "play C02", ["no-such-resource floater"]),
        (scene().hand(RED, "C25"), "play C25", ["no-tile-for-colony"]),
        (
            scene().hand(RED, "C42").parameters(temperature=-6),
            "play C42",
            ["nobody-can-lose plants"],
        ),
        (scene(mc=3), "project asteroid", ["needs-more-mc 11"]),
        (scene(), "project sell-patents", ["no-cards-in-hand"]),
        (scene(mc=0), "project build-colony", ["needs-more-mc 17", "no-tile-for-colony"]),
        (scene(), "project buffer-gas", ["not-in-this-game"]),
        (scene(mc=5), "claim terraformer", ["goal-not-reached 35 20", "needs-more-mc 3"]),
        (scene().milestone("mayor", GREEN), "claim mayor", ["already-claimed"]),
        (scene(mc=5), "fund miner", ["needs-more-mc 3"]),
        (scene(mc=13).award("banker", RED), "fund miner", ["needs-more-mc 1"]),
        (scene().award("miner", GREEN), "fund miner", ["already-funded"]),
        (scene(), "use C42 1", ["card-not-in-play"]),
        (scene().tableau(RED, "C42").used(RED, "C42"), "use C42 1", ["action-used"]),
        (scene().tableau(RED, "C43"), "use C43 1", ["needs-more-here 2"]),
        (scene().tableau(RED, "C43"), "use C43 2", ["needs-more titanium 1"]),
        (scene(mc=7).tableau(RED, "187"), "use 187 1", ["needs-more-mc 1"]),
        (scene().tableau(RED, "101"), "use 101 1", ["needs-more energy 4"]),
        (scene().stock(RED, plants=3), "convert plants", ["needs-more plants 5"]),
        (scene().stock(RED, heat=7), "convert heat", ["needs-more heat 1"]),
        (scene(mc=4).colony("io", 1), "trade io mc", ["needs-more-mc 5"]),
        (scene().colony("io", 1), "trade io energy", ["needs-more energy 3"]),
        (
            scene().colony("io", 1, fleet=GREEN),
            "trade io titanium",
            ["fleet-is-there", "needs-more titanium 3"],
        ),
        (scene().colony("io", 1), "trade io steel", ["payment-not-accepted"]),
        (scene(), "end", ["has-not-acted"]),
        (scene(), "place 3-3", ["not-asked"]),
        (scene(), "first action", ["not-asked"]),
    ],
)
def test_the_reasons_with_their_numbers(before: Scene, text: str, told: list[str]) -> None:
    state = before.build()
    assert why(state, text) == told
    assert (text in options(state)) == (not told)


def test_of_placements() -> None:
    made = scene().tile("3-3", "city", GREEN).claim(GREEN, "7-3")
    state = play(made.build(), "project city")
    assert why(state, "place 3-3") == ["area-occupied"]
    assert why(state, "place 3-4") == ["area-next-to-city"]
    assert why(state, "place 7-3") == ["area-claimed green"]
    assert why(state, "place 1-2") == ["area-reserved"]
    assert why(state, "place 5-3") == ["area-reserved"]
    assert why(state, "place 9-1") == []
    greenery = play(scene().tile("3-3", "city", RED).build(), "project greenery")
    assert why(greenery, "place 9-1") == ["area-not-allowed"]


def first_action(**stock: int) -> State:
    made = scene().corporation(RED, "inventrix", owes_first_action=True).stock(RED, **stock)
    return made.hand(RED, "056").prepared()


def test_while_the_first_action_is_due_only_real_reasons_are_told() -> None:
    """What would be possible otherwise is just not asked, and lacks nothing."""
    state = first_action(heat=10, plants=9)
    for text in ("convert heat", "convert plants", "project asteroid", "play 056", "fund miner"):
        assert why(state, text) == ["not-asked"], text
    assert why(first_action(heat=6), "convert heat") == ["needs-more heat 2"]


def test_of_other_questions() -> None:
    made = scene().colony("io", 1, [RED]).colony("titan", "asleep").colony("luna", 1)
    state = made.colony("triton", 1).build()
    building = play(state, "project build-colony")
    assert why(building, "colony io") == ["has-colony-there"]
    assert why(building, "colony titan") == ["tile-asleep"]
    assert why(building, "colony ceres") == ["tile-not-in-play"]
    robbing = play(scene().hand(RED, "009").stock(GREEN, plants=1).build(), "play 009")
    assert why(robbing, "take 3 from green") == ["cannot-lose-so-much"]
    floating = play(scene().tableau(RED, "C12", "C03", "C18", "024").build(), "use C12 1")
    assert why(floating, "card 024") == ["card-cannot-hold"]


def test_of_somebody_who_is_not_asked() -> None:
    state = scene().build()
    assert [reason.key for reason in state.why_not(GREEN, "pass")] == ["not-deciding"]


def test_what_is_no_action_of_the_game() -> None:
    with pytest.raises(UnknownNotation):
        scene().build().why_not(RED, "play 999")
