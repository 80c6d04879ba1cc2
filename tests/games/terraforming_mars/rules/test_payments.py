"""Paying: metals, heat, floaters, and what is refused (specification 5.3)."""

from typing import Any

import pytest

from areopolis import IllegalAction
from areopolis.core.state import State
from kit import options, question, reasons
from kit.terraforming_mars import RED, outcome_of, play, scene


def bill(card: str, mc: int = 100, **stock: int) -> State:
    """Return what red must pay for a card."""
    state = play(scene(mc=mc).hand(RED, card).stock(RED, **stock).build(), f"play {card}")
    assert question(state) == (RED, "pay")
    return state


def paid(state: State, *texts: str) -> dict[str, Any]:
    """Return the stock that a payment takes."""
    changed = outcome_of(state, *texts)
    kinds = ("mc", "steel", "titanium", "heat")
    return {kind: -changed[f"red {kind}"] for kind in kinds if f"red {kind}" in changed}


def refused(state: State, text: str) -> IllegalAction:
    """Return the error of a payment; nothing has changed."""
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.play(RED, text)
    assert state.key() == before
    return caught.value


def test_steel_pays_for_buildings() -> None:
    # Physics Complex: 12 M€.
    state = bill("095", steel=10)
    assert paid(state, "pay 12 mc") == {"mc": 12}
    assert paid(state, "pay 2 mc 5 steel") == {"mc": 2, "steel": 5}
    assert paid(state, "pay 6 steel") == {"steel": 6}


def test_titanium_pays_for_space_cards() -> None:
    state = bill("C38", titanium=10)
    assert paid(state, "pay 2 mc 7 titanium") == {"mc": 2, "titanium": 7}
    assert paid(state, "pay 23 mc") == {"mc": 23}


def test_both_metals_pay_for_a_card_with_both_tags() -> None:
    # Space Elevator: 27 M€, building and space.
    state = bill("013", steel=10, titanium=10)
    assert paid(state, "pay 4 mc 4 steel 5 titanium") == {"mc": 4, "steel": 4, "titanium": 5}
    assert paid(state, "pay 9 titanium") == {"titanium": 9}
    assert paid(state, "pay 6 steel 5 titanium") == {"steel": 6, "titanium": 5}


def test_without_metals_nothing_is_asked() -> None:
    state = scene().hand(RED, "095").stock(RED, titanium=9).build()
    assert outcome_of(state, "play 095")["red mc"] == -12


def test_metals_alone_can_make_a_card_affordable() -> None:
    poor = scene(mc=1).hand(RED, "095").stock(RED, steel=5, titanium=9).build()
    assert reasons(poor, "play 095") == ["needs-more-mc"]
    assert [reason.values[0][1] for reason in poor.why_not(RED, "play 095")] == [1]
    # There is one way to pay it, so nobody is asked.
    only = scene(mc=2).hand(RED, "095").stock(RED, steel=5).build()
    assert paid(only, "play 095") == {"mc": 2, "steel": 5}


def test_values_rise_by_cards_and_add_up() -> None:
    # Advanced Alloys: steel 3, titanium 4; with PhoboLog titanium is 5.
    made = scene().hand(RED, "013").tableau(RED, "071").stock(RED, steel=9, titanium=9)
    state = play(made.build(), "play 013")
    assert paid(state, "pay 9 steel") == {"steel": 9}
    assert paid(state, "pay 3 mc 6 titanium") == {"mc": 3, "titanium": 6}
    rich = play(made.corporation(RED, "phobolog").build(), "play 013")
    assert paid(rich, "pay 2 mc 5 titanium") == {"mc": 2, "titanium": 5}


def test_overpaying_gives_no_change() -> None:
    state = bill("C38", titanium=8)
    assert paid(state, "pay 8 titanium") == {"titanium": 8}
    odd = scene(mc=0).hand(RED, "056").stock(RED, steel=2).build()
    assert paid(odd, "play 056") == {"steel": 2}
    # Deep Well Heating for 13 M€: seven steel are 14.
    assert paid(bill("003", steel=7), "pay 7 steel") == {"steel": 7}


def test_a_payment_that_is_too_small() -> None:
    error = refused(bill("C38", titanium=8), "pay 1 mc 7 titanium")
    assert error.key == "too-small"
    assert (error.values["paid"], error.values["due"]) == (22, 23)


def test_a_wasteful_payment() -> None:
    state = bill("C38", titanium=10)
    for text in ("pay 9 titanium", "pay 1 mc 8 titanium", "pay 24 mc"):
        assert refused(state, text).key == "wasteful"


def test_a_resource_that_is_not_accepted() -> None:
    state = bill("C38", titanium=8, steel=9, heat=9)
    error = refused(state, "pay 20 mc 2 steel")
    assert (error.key, error.values["source"]) == ("not-accepted", "steel")
    assert refused(state, "pay 20 mc 3 heat").key == "not-accepted"
    assert refused(bill("095", titanium=8, steel=9), "pay 4 titanium").key == "not-accepted"


def test_more_than_there_is() -> None:
    error = refused(bill("C38", titanium=3), "pay 4 titanium 11 mc")
    assert (error.key, error.values["source"]) == ("not-owned", "titanium")
    assert refused(bill("C38", mc=22, titanium=3), "pay 23 mc").key == "not-owned"


def test_small_picks_lead_to_the_same_state() -> None:
    state = bill("013", steel=10, titanium=10)
    assert options(state)[:2] == ["pick 0 steel", "pick 1 steel"]
    picked = play(state, "pick 4 steel", "pick 5 titanium")
    assert picked.key() == play(state, "pay 4 mc 4 steel 5 titanium").key()


def test_metals_never_pay_for_standard_projects() -> None:
    state = scene(mc=10).stock(RED, steel=50, titanium=50).build()
    assert reasons(state, "project power-plant") == ["needs-more-mc"]


def test_discounts_come_first_and_stop_at_zero() -> None:
    # Solar Reflectors 23: Earth Catapult 2, Anti-Gravity 2, Space Station 2, Warp Drive 4.
    made = scene().hand(RED, "C38", "056").tableau(RED, "070", "150", "025", "C49")
    state = made.stock(RED, titanium=9).build()
    due = play(state, "play C38").view(RED)["decision"]["space"]["due"]
    assert due == 23 - 2 - 2 - 2 - 4
    assert outcome_of(state, "play 056").get("red mc", 0) == 0


def test_a_discount_for_a_tag_counts_each_tag() -> None:
    # Earth Office: 3 M€ for each earth tag; Luna Governor has two and costs 4.
    made = scene().hand(RED, "C20", "C08").tableau(RED, "105", "106", "107")
    state = made.build()
    assert "red mc" not in outcome_of(state, "play C20")
    assert outcome_of(state, "play C08")["red mc"] == -40


def test_prices_of_actions_are_not_reduced() -> None:
    # Inventors' Guild: the card still costs 3 M€ with Earth Catapult and Sky Docks.
    state = scene().tableau(RED, "006", "070", "C36").deck("056").build()
    assert outcome_of(state, "use 006 1", "buy 056")["red mc"] == -3


def test_an_action_takes_metals_only_where_it_says_so() -> None:
    # Aquifer Pumping: 8 M€, steel accepted; Water Import From Europa: 12 M€, titanium accepted.
    made = scene().tableau(RED, "187", "012").stock(RED, steel=4, titanium=4)
    state = made.build()
    assert paid(play(state, "use 187 1"), "pay 4 steel") == {"steel": 4}
    assert refused(play(state, "use 187 1"), "pay 5 mc 1 titanium").key == "not-accepted"
    assert paid(play(state, "use 012 1"), "pay 4 titanium") == {"titanium": 4}


def test_helion_pays_anything_with_heat() -> None:
    made = scene(mc=3).corporation(RED, "helion").stock(RED, heat=30).hand(RED, "C38")
    state = made.stock(RED, titanium=1).colony("io", 1).build()
    assert paid(play(state, "play C38"), "pay 1 mc 1 titanium 19 heat") == {
        "mc": 1,
        "titanium": 1,
        "heat": 19,
    }
    assert paid(play(state, "project city"), "pay 25 heat") == {"heat": 25}
    assert refused(play(state, "project city"), "pay 26 heat").key == "wasteful"
    claimed = scene(mc=0).corporation(RED, "helion").stock(RED, heat=8).rating(RED, 35).build()
    assert paid(claimed, "claim terraformer") == {"heat": 8}
    # Without the corporation heat is no money.
    assert reasons(scene(mc=0).stock(RED, heat=30).build(), "fund miner") == ["needs-more-mc"]


def test_stormcraft_spends_floaters_as_heat_without_change() -> None:
    name = "stormcraft-incorporated"
    made = scene().corporation(RED, name).stock(RED, heat=7)
    made.document["players"][RED]["resources"][name] = 5
    state = play(made.build(), "convert heat")
    assert question(state) == (RED, "pay-heat")
    for text, heat, floaters in (
        ("pay 2 heat 3 floaters", -2, -3),
        ("pay 6 heat 1 floaters", -6, -1),
        ("pay 4 floaters", 0, -4),
    ):
        changed = outcome_of(state, text)
        assert changed.get("red heat", 0) == heat
        assert changed[f"red on {name}"] == floaters
    assert refused(state, "pay 5 floaters").key == "wasteful"
    assert refused(state, "pay 7 heat 1 floaters").key == "wasteful"
    assert refused(state, "pay 7 heat").key == "too-small"
    assert refused(state, "pay 8 mc").key == "not-accepted"


def test_stormcraft_pays_heat_of_cards_with_floaters() -> None:
    # Local Heat Trapping spends 5 heat: three floaters are six, and no change.
    name = "stormcraft-incorporated"
    made = scene().corporation(RED, name).hand(RED, "190")
    made.document["players"][RED]["resources"][name] = 3
    assert outcome_of(made.build(), "play 190", "option 1")[f"red on {name}"] == -3
