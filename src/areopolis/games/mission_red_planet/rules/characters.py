"""The nine characters: their parts from top to bottom (specification 5)."""

from __future__ import annotations

from typing import Any

from areopolis.core.effect import Effect
from areopolis.games.mission_red_planet.rules.boarding import (
    PlaceApart,
    PlaceAstronauts,
    PlaceTogether,
)
from areopolis.games.mission_red_planet.rules.exploring import MakeMoves
from areopolis.games.mission_red_planet.rules.science import DrawOrLook
from areopolis.games.mission_red_planet.rules.steering import (
    ForceLaunch,
    RedirectShip,
    TakeCharactersBack,
)
from areopolis.games.mission_red_planet.rules.violence import (
    DestroyShip,
    KillAstronaut,
    ReplaceAstronaut,
    TransferFromMoon,
)

Parts = tuple[Effect[Any, Any], ...]


def characters(
    soldier_place: int, soldier_kill: int, soldier_transfer: int, pilot_place: int
) -> tuple[Parts, ...]:
    """Return the parts of each character by its number in the countdown; number 0 is nobody."""
    first_of_soldier: Effect[Any, Any] = (
        PlaceAstronauts(1) if soldier_place == 1 else PlaceTogether(soldier_place, 1)
    )
    kills: tuple[Effect[Any, Any], ...] = (KillAstronaut(),) * soldier_kill
    return (
        (),
        (PlaceAstronauts(pilot_place), RedirectShip()),
        (first_of_soldier, *kills, TransferFromMoon(soldier_transfer)),
        (PlaceTogether(3, 3),),
        (PlaceAstronauts(1), ReplaceAstronaut()),
        (PlaceAstronauts(1), DestroyShip()),
        (PlaceApart(2), ForceLaunch()),
        (PlaceAstronauts(2), DrawOrLook()),
        (PlaceAstronauts(1), MakeMoves(3)),
        (PlaceAstronauts(1), TakeCharactersBack()),
    )
