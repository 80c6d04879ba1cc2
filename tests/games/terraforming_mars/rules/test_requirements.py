"""Requirements and their offsets (specification 5.4)."""

from areopolis.core.reason import Reason
from areopolis.core.state import State
from kit import options, reasons
from kit.terraforming_mars import GREEN, RED, Scene, outcome_of, play, scene


def told(state: State, text: str) -> list[tuple[str, list[object]]]:
    """Return the reasons against *text* with their numbers."""
    found: list[Reason] = state.why_not(RED, text)
    return [(reason.key, [value for _, value in reason.values]) for reason in found]


def test_at_least_means_this_value_or_more() -> None:
    # Kelp Farming needs 6 oceans; Grass -16 °C; Birds 13 % oxygen.
    assert reasons(scene().hand(RED, "055").oceans(5).build(), "play 055") == ["needs-at-least"]
    assert reasons(scene().hand(RED, "055").oceans(6).build(), "play 055") == []
    grass = scene().hand(RED, "087")
    assert told(grass.parameters(temperature=-18).build(), "play 087") == [
        ("needs-at-least", [0, -16, -18])
    ]
    assert reasons(grass.parameters(temperature=-16).build(), "play 087") == []


def test_at_most_means_this_value_or_less() -> None:
    # Colonizer Training Camp: at most 5 % oxygen; ArchaeBacteria: at most -18 °C.
    assert reasons(scene().hand(RED, "001").parameters(oxygen=5).build(), "play 001") == []
    assert told(scene().hand(RED, "001").parameters(oxygen=6).build(), "play 001") == [
        ("needs-at-most", [1, 5, 6])
    ]
    assert reasons(scene().hand(RED, "042").parameters(temperature=-18).build(), "play 042") == []
    warm = scene().hand(RED, "042").parameters(temperature=-16).build()
    assert reasons(warm, "play 042") == ["needs-at-most"]


def test_own_tags_of_the_card_do_not_help() -> None:
    # Luna Governor: three earth tags, and has two.
    assert reasons(scene().hand(RED, "C20").tableau(RED, "106").build(), "play C20") == [
        "needs-tags"
    ]


def test_events_and_others_have_no_tags_for_requirements() -> None:
    made = scene().hand(RED, "C05").tableau(RED, "106").events(RED, "162").tableau(GREEN, "107")
    assert told(made.build(), "play C05") == [("needs-tags", [4, 2, 1])]


def test_production_must_be_at_least_one() -> None:
    # Asteroid Mining Consortium needs titanium production.
    made = scene().hand(RED, "002").production(GREEN, titanium=1)
    assert reasons(made.build(), "play 002") == ["needs-production"]
    assert reasons(made.production(RED, titanium=1).build(), "play 002") == []


def grass_at(made: Scene, temperature: int) -> list[str]:
    return reasons(made.hand(RED, "087").parameters(temperature=temperature).build(), "play 087")


def test_an_offset_is_two_steps_or_four_degrees() -> None:
    assert grass_at(scene().corporation(RED, "inventrix"), -20) == []
    assert grass_at(scene().corporation(RED, "inventrix"), -22) == ["needs-at-least"]
    assert grass_at(scene().tableau(RED, "153"), -20) == []


def test_offsets_add_up() -> None:
    both = scene().corporation(RED, "inventrix").tableau(RED, "153")
    assert grass_at(both, -24) == []
    three = scene().corporation(RED, "inventrix").tableau(RED, "153").next_card(RED, offset=2)
    assert grass_at(three, -28) == []


def test_offsets_work_for_oceans_and_for_both_sides() -> None:
    made = scene().corporation(RED, "inventrix").hand(RED, "055", "001")
    state = made.oceans(4).parameters(oxygen=7).build()
    assert {"play 055", "play 001"} <= set(options(state))


def test_offsets_never_help_with_tags_or_tiles() -> None:
    made = scene().corporation(RED, "inventrix").hand(RED, "C06", "C24").tableau(RED, "090")
    state = made.build()
    assert reasons(state, "play C06") == ["needs-tags"]
    assert reasons(state, "play C24") == ["needs-cities-in-play"]


def test_special_design_eases_the_next_card_whatever_it_is() -> None:
    state = scene().hand(RED, "206", "087", "056").parameters(temperature=-20).build()
    assert reasons(state, "play 087") == ["needs-at-least"]
    eased = play(state, "play 206")
    assert "play 087" in options(eased)
    # Another action may come between, even a turn of somebody else.
    later = play(eased, "project power-plant", "pass")
    assert "play 087" in options(later)
    # The next card uses it up, even one that needs nothing.
    spent = play(eased, "play 056", "pass")
    assert reasons(spent, "play 087") == ["needs-at-least"]


def test_next_card_effects_lapse_with_the_generation() -> None:
    state = scene().hand(RED, "206", "195").build()
    eased = play(state, "play 206", "play 195")
    assert outcome_of(state, "play 195")["red next discount"] == 8
    lapsed = outcome_of(eased, "pass", "pass")
    assert lapsed["red next discount"] == -8


def test_of_two_such_cards_in_a_row_the_second_uses_the_first() -> None:
    made = scene().hand(RED, "195", "C05", "C08").tableau(RED, "106", "107")
    state = play(made.build(), "play 195")
    # Conscription is free instead of 5, and only its own 16 count for the next.
    changed = outcome_of(state, "play C05")
    assert "red mc" not in changed
    assert changed["red next discount"] == 16 - 8


def test_requirements_are_checked_when_played_only() -> None:
    # Grass stays in play, whatever the temperature is.
    made = scene().tableau(RED, "087").parameters(temperature=-30)
    assert play(made.build(), "pass").to_dict()["players"][RED]["tableau"] == ["087"]
