"""Docs of events and positions: every event and effect of every game, with its fields."""

import re

import pytest

from conformance.cases import every_game, game
from docs.pages import coded, named, section

# As the games are called in headings.
TITLES = {
    "mission-red-planet": "Mission: Red Planet",
    "terraforming-mars": "Terraforming Mars",
    "on-mars": "On Mars",
    "martians": "Martians",
}


@pytest.mark.parametrize("name", every_game())
def test_the_positions_page_has_every_effect(name: str) -> None:
    listed = named(section("docs/positions.md", f"Effects of {TITLES[name]}"))
    effects = game(name).effects()

    assert set(effects) <= set(listed)
    assert set(listed) - set(effects) <= set(game(name).values())
    for key, effect in effects.items():
        assert coded(listed[key][0]) == [field for field, _ in effect.FIELDS], key


@pytest.mark.parametrize("name", every_game())
def test_the_events_page_has_every_event_with_its_fields(name: str) -> None:
    listed = named(section("docs/events.md", TITLES[name]))
    events = game(name).events()

    assert list(listed) == list(events)
    for key, event in events.items():
        assert coded(listed[key][0]) == [field for field, _ in event.FIELDS], key
        assert tuple(re.findall(r"\*`(\w+)`\*", listed[key][0])) == event.SECRET, key
