"""Outlook: prices, what stands against what, and everybody's numbers, as the rules say them."""

from typing import Any

from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.games.terraforming_mars.answers import ClaimMilestone, FundAward, PlayCard, Trade
from kit.terraforming_mars import GREEN, RED, scene


def own(state: State, seat: int = RED) -> Any:
    return state.game.outlook(state, seat)["own"]


def test_a_card_shows_its_price_after_discounts() -> None:
    state = scene().corporation(RED, "teractor").hand(RED, "C24", "056").build()
    plain = scene().hand(RED, "056").build()

    earth = own(state)["cards"]["056"]
    printed = state.game.faces()["card"]["056"]["cost"]
    assert own(plain)["cards"]["056"]["price"] == printed
    tags = state.game.faces()["card"]["056"]["tags"]
    assert earth["price"] == printed - 3 * tags.count("earth")


def test_a_requirement_says_whether_it_is_met_and_by_how_much_not() -> None:
    state = scene(mc=5).hand(RED, "C24").build()

    card = own(state)["cards"]["C24"]

    (unmet,) = card["needs"]
    assert (unmet.key, [value for _, value in unmet.values]) == ("needs-cities-in-play", [2, 0])
    assert (card["short"].key, card["against"]) == ("needs-more-mc", [])


def test_everybody_sees_the_numbers_of_milestones_and_awards() -> None:
    state = scene(3).stock(GREEN, heat=7).hand(RED, "C24").build()

    seen = state.game.outlook(state, None)

    assert seen["milestones"]["planner"] == {"red": 1, "green": 0, "yellow": 0}
    assert seen["awards"]["thermalist"]["green"] == 7
    assert seen["award_price"] == 8
    assert "own" not in seen


def test_who_plays_alone_sees_when_the_game_ends_and_what_wins_it() -> None:
    alone = scene(1).build()

    assert alone.game.outlook(alone, 0)["solo"] == {"generations": 14, "goal": "parameters"}
    assert "solo" not in scene(2).build().game.outlook(scene(2).build(), 0)


def test_prices_of_awards_rise_until_three_are_funded() -> None:
    state = scene().build()
    prices: list[int | None] = []
    for award in ("landlord", "banker", "scientist", "end"):
        prices.append(state.game.outlook(state, None)["award_price"])
        if award != "end":
            state.play(state.current, f"fund {award}")

    assert prices == [8, 14, 20, None]


def test_the_outlook_is_what_can_be_done() -> None:
    """What stands against nothing is offered, and the other way round."""
    game = scene().build().game
    for seed in range(3):
        state = game.new(3, seed)
        rng = Rng(seed)
        while not state.over:
            seat = state.deciding[0]
            decision = state.decision(seat)
            if decision.question == "take-action":
                offered = {
                    option.text
                    for option in decision.options
                    if isinstance(option, PlayCard | ClaimMilestone | FundAward)
                }
                trades = {o.colony for o in decision.options if isinstance(o, Trade)}
                seen = own(state, seat)
                assert offered == open_to(seen, state.view(seat)["players"][seat]["cards"])
                names = game.vocabulary.names["colony"]
                free = {name for name, against in seen["trades"].items() if not against}
                assert {names[colony] for colony in trades} <= free
            state.apply(seat, decision.options[rng.below(len(decision.options))])


def open_to(seen: Any, hand: list[str]) -> set[str]:
    """Return the answers against which nothing stands."""
    found = set()
    for name in hand:
        card = seen["cards"][name]
        if card["short"] is None and not any(card["needs"]) and not card["against"]:
            found.add(f"play {name}")
    found |= {f"claim {name}" for name, against in seen["milestones"].items() if not against}
    return found | {f"fund {name}" for name, against in seen["awards"].items() if not against}
