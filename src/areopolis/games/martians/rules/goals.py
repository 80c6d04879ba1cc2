"""What scenarios change, and what must hold at their end (specification 4.12 and 9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.martians.data.constants import (
    C_TOKEN,
    DEMANDS,
    ENERGY,
    ENERGY_EACH,
    FREE,
    GREENHOUSES,
    INSTALLATIONS,
    LAID_OUT,
    MARKERS_IN_BOX,
    OWN_TECHNOLOGIES,
    SLOTS,
    SOLAR,
    U_TOKEN,
    WIND,
)
from areopolis.games.martians.data.kinds import EndCondition, Modifier, Scale, for_players

if TYPE_CHECKING:
    from areopolis.games.martians.rulebook import Rulebook
    from areopolis.games.martians.state import ColonyState


class GrowthStart(Modifier):
    """Each quarters in play starts with growth tokens."""

    KEY = "growth_start"
    FIELDS = (("amount", "scale"),)

    def __init__(self, amount: Scale) -> None:
        self.amount = amount

    def apply(self, rules: Rulebook) -> None:
        rules.growth_start += for_players(self.amount, rules.players)


class MoreDemand(Modifier):
    """From some round on the supply phase brings more tokens of a kind."""

    KEY = "demand"
    FIELDS = (("token", "demand"), ("amount", "scale"), ("from_round", "scale"))

    def __init__(self, token: int, amount: Scale, from_round: Scale) -> None:
        self.token = token
        self.amount = amount
        self.from_round = from_round

    def apply(self, rules: Rulebook) -> None:
        assert self.token < len(DEMANDS), "a kind of demand token"
        amount = for_players(self.amount, rules.players)
        rules.more_demand.append((self.token, amount, for_players(self.from_round, rules.players)))


class ChangeOutput(Modifier):
    """Each installation of a type makes more or less energy."""

    KEY = "production"
    FIELDS = (("type", "installation"), ("amount", "change"))

    def __init__(self, type_: int, amount: Scale) -> None:
        self.type = type_
        self.amount = amount

    def apply(self, rules: Rulebook) -> None:
        rules.output_change[self.type] += for_players(self.amount, rules.players)


class ChangeRtg(Modifier):
    """The generator starts with more or less energy."""

    KEY = "rtg_start"
    FIELDS = (("amount", "change"),)

    def __init__(self, amount: Scale) -> None:
        self.amount = amount

    def apply(self, rules: Rulebook) -> None:
        rules.rtg_less -= for_players(self.amount, rules.players)


class Site(Modifier):
    """A field of the mining area is a site that the machine can reach."""

    KEY = "site"
    FIELDS = (("field", "spot"),)

    def __init__(self, field: int) -> None:
        self.field = field

    def apply(self, rules: Rulebook) -> None:
        rules.site = self.field


class Installations(EndCondition):
    """So many installations of all players; of both types, if asked."""

    KEY = "installations"
    FIELDS = (("amount", "scale"), ("both_types", "flag"))

    def __init__(self, amount: Scale, both_types: bool) -> None:
        self.amount = amount
        self.both_types = both_types

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        solar, wind = sum(state.installations[SOLAR::2]), sum(state.installations[WIND::2])
        found = [(solar + wind, for_players(self.amount, state.rules.players))]
        if self.both_types:
            found.append((int(solar > 0) + int(wind > 0), len(INSTALLATIONS)))
        return found


class TokensRemoved(EndCondition):
    """So many construction and under-construction tokens are off the board (Q-U11).

    All of them are enough where a switch lets fewer lie there at set-up.
    """

    KEY = "tokens_removed"
    FIELDS = (("C", "scale"), ("U", "scale"))

    def __init__(self, construction: Scale, under_construction: Scale) -> None:
        self.C = construction
        self.U = under_construction

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        players, placed = state.rules.players, placed_at_setup(state.rules)
        return [
            (removed(state, token), min(for_players(amount, players), placed.count(token)))
            for token, amount in ((C_TOKEN, self.C), (U_TOKEN, self.U))
        ]


def removed(state: ColonyState, token: int) -> int:
    """Return how many tokens of a kind fewer lie on the board than at set-up."""
    return placed_at_setup(state.rules).count(token) - state.field_tokens.count(token)


def placed_at_setup(rules: Rulebook) -> list[int]:
    """Return the token of each field at set-up; `greenhouse_open_fields` leaves some out."""
    tokens = list(rules.components.field_start)
    greenhouses = rules.components.fields_of[GREENHOUSES]
    for field in greenhouses[: rules.greenhouse_open_fields]:
        tokens[field] = FREE
    return tokens


def rtg_at_setup(rules: Rulebook) -> int:
    """Return the energy of the generator at set-up; limited markers go to the players first."""
    energy = max(0, for_players(LAID_OUT, rules.players) - rules.rtg_less)
    if rules.is_finite:
        return min(energy, MARKERS_IN_BOX[ENERGY] - ENERGY_EACH * rules.players)
    return energy


class ColonyTechnologies(EndCondition):
    """So many technologies of the board are developed."""

    KEY = "colony_technologies"
    FIELDS = (("amount", "scale"),)

    def __init__(self, amount: Scale) -> None:
        self.amount = amount

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        needed = for_players(self.amount, state.rules.players)
        return [(state.colony[0].bit_count(), needed)]


class CorporationTechnologies(EndCondition):
    """So many technologies of all corporation cards together are developed."""

    KEY = "corporation_technologies"
    FIELDS = (("amount", "scale"),)

    def __init__(self, amount: Scale) -> None:
        self.amount = amount

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        developed = sum([bits.bit_count() for bits in state.technologies])
        return [(developed, for_players(self.amount, state.rules.players))]


class TechnologyDeveloped(EndCondition):
    """A technology of the board is developed, or one of the cards by anybody."""

    KEY = "technology"
    FIELDS = (("id", "technology"),)

    def __init__(self, technology: int) -> None:
        self.id = technology

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        boards = state.colony[:1] if self.id >= OWN_TECHNOLOGIES else state.technologies
        return [(max([bits >> self.id & 1 for bits in boards]), 1)]


class ExtraColonists(EndCondition):
    """The additional colonists are unlocked."""

    KEY = "extra_colonists"

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        return [(int(not state.is_locked(0)), 1)]


class NoDeaths(EndCondition):
    """No colonist token shows its skull side."""

    KEY = "no_deaths"

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        colonists = SLOTS * state.rules.players
        dead = sum([state.dead(player) for player in range(state.rules.players)])
        return [(colonists - dead, colonists)]


MODIFIERS: Final[tuple[type[Modifier], ...]] = (
    GrowthStart,
    MoreDemand,
    ChangeOutput,
    ChangeRtg,
    Site,
)
END_CONDITIONS: Final[tuple[type[EndCondition], ...]] = (
    Installations,
    TokensRemoved,
    ColonyTechnologies,
    CorporationTechnologies,
    TechnologyDeveloped,
    ExtraColonists,
    NoDeaths,
)
