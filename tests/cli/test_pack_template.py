"""The built-in components written as a pack: read back, they make the same game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

import areopolis
from areopolis.core.rng import Rng
from areopolis.games.mission_red_planet.data import pack as packs
from areopolis.games.mission_red_planet.game import MissionRedPlanet


def template() -> dict[str, Any]:
    return MissionRedPlanet().pack_template()


def test_the_template_survives_toml() -> None:
    assert tomllib.loads(tomli_w.dumps(template())) == template()


def test_the_template_read_back_has_the_same_components() -> None:
    ours, theirs = packs.built_in(), packs.read(template())

    assert [(zone.name, zone.kind) for zone in theirs.zones] == [
        (zone.name, zone.kind) for zone in ours.zones
    ]
    assert theirs.edges == ours.edges
    assert [(ship.name, ship.to, ship.capacity) for ship in theirs.ships] == [
        (ship.name, ship.to, ship.capacity) for ship in ours.ships
    ]
    assert [(card.name, card.rule) for card in theirs.missions] == [
        (card.name, card.rule) for card in ours.missions
    ]
    assert [(card.name, card.phase, card.rule) for card in theirs.discoveries] == [
        (card.name, card.phase, card.rule) for card in ours.discoveries
    ]
    assert [(card.name, card.trigger, card.moment, card.rule) for card in theirs.actions] == [
        (card.name, card.trigger, card.moment, card.rule) for card in ours.actions
    ]
    assert theirs.placing == ours.placing


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_template_as_a_pack_gives_an_equal_game(tmp_path: Path, seats: int) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(tomli_w.dumps(template()), "utf-8")
    ours = areopolis.game("mission-red-planet").new(seats=seats, seed=5)
    theirs = areopolis.game("mission-red-planet", pack=path).new(seats=seats, seed=5)
    rng = Rng(6)

    while not ours.over:
        seat = ours.deciding[0]
        assert theirs.view(seat) == ours.view(seat)
        options = ours.decision(seat).options
        text = options[rng.below(len(options))].text
        ours.play(seat, text)
        theirs.play(seat, text)

    assert {**theirs.to_dict(), "pack": None} == ours.to_dict()


def test_an_owners_labels_are_written_too() -> None:
    edited = template()
    edited["missions"][0]["name"] = "Orient"
    edited["zones"][0]["name"] = "Norden"

    assert packs.write(packs.read(edited)) == edited
