"""Trading with colony tiles (specification 8.3, example of section 14)."""

from typing import Any

import pytest

from kit import options, question, reasons, refuses
from kit.terraforming_mars import GREEN, RED, YELLOW, Scene, changes, outcome_of, play, scene

INCOME: dict[str, tuple[str, list[int]]] = {
    "callisto": ("red energy", [0, 2, 3, 5, 7, 10, 13]),
    "ceres": ("red steel", [1, 2, 3, 4, 6, 8, 10]),
    "enceladus": ("red on 035", [0, 1, 2, 3, 4, 4, 5]),
    "ganymede": ("red plants", [0, 1, 2, 3, 4, 5, 6]),
    "io": ("red heat", [2, 3, 4, 6, 8, 10, 13]),
    "luna": ("red mc", [1, 2, 4, 7, 10, 13, 17]),
    "miranda": ("red on 024", [0, 1, 1, 2, 2, 3, 3]),
    "pluto": ("red hand", [0, 1, 2, 2, 3, 3, 4]),
    "titan": ("red on C03", [0, 1, 1, 2, 3, 3, 4]),
    "triton": ("red titanium", [0, 1, 1, 2, 3, 4, 5]),
}


def trader() -> Scene:
    """Return a scene in which red has cards for all resources and 3 energy to trade."""
    return scene().tableau(RED, "024", "035", "C03").stock(RED, energy=3)


@pytest.mark.parametrize("name", INCOME)
def test_the_income_under_the_marker(name: str) -> None:
    kind, track = INCOME[name]
    for marker, count in enumerate(track):
        expected: dict[str, Any] = {"red energy": -3, f"{name} fleet": "red"}
        expected[kind] = expected.get(kind, 0) + count
        if marker:
            expected[f"{name} marker"] = -marker
        if name == "pluto":
            expected["deck"] = -count
        state = trader().colony(name, marker).build()
        changed = outcome_of(state, f"trade {name} energy")
        assert changed == {key: value for key, value in expected.items() if value}


@pytest.mark.parametrize(
    ("marker", "kind"),
    [
        (0, "mc"),
        (1, "mc"),
        (2, "energy"),
        (3, "energy"),
        (4, "plants"),
        (5, "plants"),
        (6, "plants"),
    ],
)
def test_europa_gives_the_kind_under_the_marker_only(marker: int, kind: str) -> None:
    state = trader().colony("europa", marker).build()
    changed = outcome_of(state, "trade europa energy")
    productions = {key: value for key, value in changed.items() if "production" in key}
    assert productions == {f"red production {kind}": 1}


BONUS: dict[str, dict[str, int]] = {
    "callisto": {"green energy": 3},
    "ceres": {"green steel": 2},
    "enceladus": {"green on 049": 1},
    "europa": {"green mc": 1},
    "ganymede": {"green plants": 1},
    "io": {"green heat": 2},
    "luna": {"green mc": 2},
    "miranda": {"green hand": 1, "deck": -1},
    "titan": {"green on C43": 1},
    "triton": {"green titanium": 1},
}


@pytest.mark.parametrize("name", BONUS)
def test_every_colony_gives_its_owner_the_bonus(name: str) -> None:
    made = scene().stock(RED, energy=3).tableau(GREEN, "049", "C43", "184")
    state = made.colony(name, 3, [GREEN, GREEN]).build()
    after = play(state, f"trade {name} energy")
    while question(after)[1] == "order-effects":
        after = play(after, "first 1")
    changed = changes(state, after)
    for key, value in BONUS[name].items():
        assert changed[key] == 2 * value
    # The marker goes back to the colonies: from 3 to 2.
    assert changed[f"{name} marker"] == -1


def test_the_example_of_callisto() -> None:
    made = scene().stock(RED, titanium=3).colony("callisto", 5, [GREEN])
    assert outcome_of(made.build(), "trade callisto titanium") == {
        "red titanium": -3,
        "red energy": 10,
        "green energy": 3,
        "callisto marker": -4,
        "callisto fleet": "red",
    }


def test_the_trader_gets_own_bonuses_too() -> None:
    made = scene().stock(RED, energy=3).colony("io", 3, [RED, GREEN, RED])
    assert outcome_of(made.build(), "trade io energy") == {
        "red energy": -3,
        "red heat": 6 + 2 + 2,
        "green heat": 2,
        "io fleet": "red",
    }


@pytest.mark.parametrize(("payment", "price"), [("mc", 9), ("energy", 3), ("titanium", 3)])
def test_a_trade_is_paid_in_one_kind(payment: str, price: int) -> None:
    rich = scene(mc=9).stock(RED, energy=3, titanium=3).colony("io", 1).build()
    assert outcome_of(rich, f"trade io {payment}")[f"red {payment}"] == -price
    poor = scene(mc=8).stock(RED, energy=2, titanium=2).colony("io", 1).build()
    found = poor.why_not(RED, f"trade io {payment}")
    assert [reason.values[-1][1] for reason in found] == [1]


def test_nothing_else_is_accepted() -> None:
    state = scene().stock(RED, steel=9, plants=9, heat=9).colony("io", 1).build()
    for resource in ("steel", "plants", "heat"):
        assert reasons(state, f"trade io {resource}") == ["payment-not-accepted"]
        assert refuses(state, f"trade io {resource}")


def test_a_tile_with_a_fleet_is_closed_and_so_is_an_empty_harbour() -> None:
    taken = scene().colony("io", 1, fleet=GREEN).colony("luna", 1).build()
    assert reasons(taken, "trade io mc") == ["fleet-is-there"]
    assert "trade luna mc" in options(taken)
    away = scene().colony("io", 1, fleet=RED).colony("luna", 1).build()
    assert reasons(away, "trade luna mc") == ["no-fleet-left"]
    assert reasons(away, "trade triton mc") == ["tile-not-in-play"]


def test_trades_are_as_many_as_fleets() -> None:
    made = scene(mc=100).fleets(RED, 2).passed(GREEN)
    made.colony("io", 1).colony("luna", 1).colony("ceres", 1)
    state = play(made.build(), "trade io mc", "trade luna mc")
    assert reasons(state, "trade ceres mc") == ["no-fleet-left"]


def test_a_new_fleet_is_usable_at_once() -> None:
    made = scene().hand(RED, "C36").tableau(RED, "106", "107")
    state = made.colony("io", 1, fleet=RED).colony("luna", 1).build()
    assert "trade luna mc" in options(play(state, "play C36"))


def test_an_income_of_nothing_is_legal() -> None:
    state = scene().colony("triton", 0).build()
    assert outcome_of(state, "trade triton mc") == {"red mc": -9, "triton fleet": "red"}
    # Floaters without a card are lost.
    lost = scene().tableau(GREEN, "C03").colony("titan", 4).build()
    assert outcome_of(lost, "trade titan mc") == {
        "red mc": -9,
        "titan fleet": "red",
        "titan marker": -4,
    }


def test_the_offset_is_optional_and_stops_at_the_end() -> None:
    made = scene(mc=100).tableau(RED, "C46", "C47").fleets(RED, 4).passed(GREEN)
    made.colony("io", 6).colony("luna", 5).colony("ceres", 0, []).colony("europa", 1)
    state = made.build()
    assert outcome_of(state, "trade io mc")["red heat"] == 13
    assert options(play(state, "trade luna mc")) == ["advance 1", "advance 0"]
    assert options(play(state, "trade ceres mc")) == ["advance 2", "advance 1", "advance 0"]
    # Europa: which kind of production.
    europa = play(state, "trade europa mc")
    assert "red production mc" in changes(state, play(europa, "advance 0"))
    assert "red production energy" in changes(state, play(europa, "advance 2"))


def test_pluto_owners_draw_and_discard() -> None:
    made = scene().stock(RED, energy=3).hand(GREEN, "001").deck("056", "057", "058", "059")
    state = made.colony("pluto", 2, [GREEN, GREEN]).build()
    after = play(state, "trade pluto energy")
    while question(after)[1] == "order-effects":
        after = play(after, "first 1")
    # Red has drawn two; green draws one and discards any card of the hand, twice.
    assert question(after) == (GREEN, "discard-cards")
    assert options(after) == ["pick 001", "pick 058"]
    after = play(after, "discard 001")
    assert question(after) == (GREEN, "discard-cards")
    assert options(after) == ["pick 058", "pick 059"]
    assert changes(state, play(after, "discard 058")) == {
        "red energy": -3,
        "red hand": 2,
        "deck": -4,
        "discard": 2,
        "pluto fleet": "red",
    }


def test_owners_choose_the_cards_for_their_bonus() -> None:
    made = scene(3).stock(RED, energy=3).tableau(YELLOW, "C03", "C43").tableau(GREEN, "C18")
    state = made.colony("titan", 2, [YELLOW, GREEN]).build()
    after = play(state, "trade titan energy")
    while question(after)[1] == "order-effects":
        after = play(after, "first 1")
    assert question(after) == (YELLOW, "add-to-card")
    assert changes(state, play(after, "card C43")) == {
        "red energy": -3,
        "yellow on C43": 1,
        "green on C18": 1,
        "titan fleet": "red",
    }


def test_a_trade_needs_no_colony_and_no_standard_project() -> None:
    state = scene().tableau(RED, "156").colony("io", 1).build()
    assert outcome_of(state, "trade io mc")["red mc"] == -9


def test_without_colonies_there_is_no_trade() -> None:
    state = scene(colonies=False).build()
    assert reasons(state, "trade io mc") == ["not-in-this-game"]
    assert not [text for text in options(state) if text.startswith("trade")]
