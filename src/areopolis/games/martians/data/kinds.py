"""What cards, tiles and tokens are: typed definitions that never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areopolis.core.value import Value
from areopolis.games.martians.data.constants import INSTANT, PLAYERS_LEAST
from areopolis.games.martians.data.costs import Cost

if TYPE_CHECKING:
    from areopolis.games.martians.rulebook import Rulebook
    from areopolis.games.martians.state import ColonyState

# A number for two, three and four players.
Scale = tuple[int, int, int]

# Provenance of an entry: found in the rulebook, or ours.
PRINTED: Final = "printed"
DESIGNED: Final = "designed"
MIXED: Final = "mixed"


def for_players(scale: Scale, players: int) -> int:
    """Return the number of *scale* for so many players."""
    return scale[players - PLAYERS_LEAST]


class Building:
    """A building with its action fields and the tokens that lie on them at set-up."""

    def __init__(self, name: str, tokens: tuple[int, ...], ours: tuple[str, ...] = ()) -> None:
        """*tokens* has one entry for each field, from the left."""
        self.name = name
        self.tokens = tokens
        self.ours = ours


class Weather:
    """A weather card: what it changes in the output of each installation."""

    def __init__(
        self,
        name: str,
        output: tuple[int, int],
        is_start: bool = False,
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """*output* is the change for solar and wind installations."""
        self.name = name
        self.output = output
        self.is_start = is_start
        self.ours = ours
        self.label = label


class EventRule(Value):
    """What one line of an event card does; a rule fills in what fits its duration."""

    DURATIONS: ClassVar[tuple[str, ...]] = (INSTANT,)

    def happen(self, state: ColonyState, event: int) -> None:
        """Do at once what the card says, or push what must be asked."""

    def last(self, state: ColonyState) -> None:
        """Note what holds while the effect lasts."""


class EventEffect:
    """A line of an event card, and how long it holds."""

    def __init__(self, rule: EventRule, duration: str = INSTANT) -> None:
        """Let *rule* hold for *duration*."""
        self.rule = rule
        self.duration = duration


class EventCard:
    """An event of the stack of one round."""

    def __init__(
        self,
        name: str,
        round_: int,
        effects: tuple[EventEffect, ...],
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """*effects* are in the order of the card."""
        self.name = name
        self.round = round_
        self.effects = effects
        self.ours = ours
        self.label = label


class RegolithCard:
    """A kind of regolith card: a mineral, or nothing."""

    def __init__(self, name: str, mineral: int, copies: int, ours: tuple[str, ...] = ()) -> None:
        """*mineral* is BARREN where the sample holds none."""
        self.name = name
        self.mineral = mineral
        self.copies = copies
        self.ours = ours


class CropYield:
    """What a harvest costs, beside time, and gives."""

    def __init__(self, cost: Cost, food: int, medicine: int) -> None:
        """Pay *cost* for *food* and *medicine*."""
        self.cost = cost
        self.food = food
        self.medicine = medicine


class Corporation:
    """A corporation card: the time that each technology takes, and the crop printed on it."""

    def __init__(
        self,
        name: str,
        colour: str,
        technology_time: tuple[int, ...],
        basic_crop: CropYield,
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """*technology_time* has one entry for each technology of the card."""
        self.name = name
        self.colour = colour
        self.technology_time = technology_time
        self.basic_crop = basic_crop
        self.ours = ours
        self.label = label


class Order:
    """An order card of the competitive mode."""

    def __init__(
        self, name: str, cost: Cost, reputation: int, ours: tuple[str, ...] = (), label: str = ""
    ) -> None:
        """Deliver *cost* for *reputation*."""
        self.name = name
        self.cost = cost
        self.reputation = reputation
        self.ours = ours
        self.label = label


class ResearchTile:
    """A research tile at the lander."""

    def __init__(
        self,
        name: str,
        time: int,
        cost: Cost,
        money: int,
        symbol: bool = True,
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """*symbol* tells that a Scientist makes it quicker."""
        self.name = name
        self.time = time
        self.cost = cost
        self.money = money
        self.symbol = symbol
        self.ours = ours
        self.label = label


class Crop:
    """A kind of crop tile."""

    def __init__(
        self,
        name: str,
        harvest: CropYield,
        copies: int,
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """There are *copies* of it at the greenhouses."""
        self.name = name
        self.harvest = harvest
        self.copies = copies
        self.ours = ours
        self.label = label


class MiningToken:
    """A kind of mining token: the goods that it shows."""

    def __init__(
        self, name: str, regolith: int, ice: int, copies: int, ours: tuple[str, ...] = ()
    ) -> None:
        """It shows *regolith* and *ice*."""
        self.name = name
        self.regolith = regolith
        self.ice = ice
        self.copies = copies
        self.ours = ours


class MiningMap:
    """The fields of the mining area, which of them touch, and the three specially coloured."""

    def __init__(
        self, fields: tuple[str, ...], edges: tuple[tuple[int, int], ...], start: tuple[int, ...]
    ) -> None:
        """*start* begins with the topmost field, on which the machine stands at set-up."""
        self.fields = fields
        self.edges = edges
        self.start = start


class Modifier(Value):
    """What a scenario changes at set-up or during the game."""

    def apply(self, rules: Rulebook) -> None:
        """Write the change into the rules of one game."""
        raise NotImplementedError


class EndCondition(Value):
    """What must hold at the end for a scenario to be fulfilled."""

    def progress(self, state: ColonyState) -> list[tuple[int, int]]:
        """Return how much there is of each thing that it counts, and how much there must be."""
        raise NotImplementedError

    def holds(self, state: ColonyState) -> bool:
        """Whether it holds now."""
        for now, needed in self.progress(state):
            if now < needed:
                return False
        return True


class Requirement:
    """What a scenario asks for, by one Mission action each time."""

    def __init__(
        self,
        name: str,
        cost: tuple[Cost, Cost, Cost],
        reputation: Scale,
        times: Scale = (1, 1, 1),
        after: str = "",
        label: str = "",
    ) -> None:
        """*after* is "site", the name of another requirement, or nothing."""
        self.name = name
        self.cost = cost
        self.reputation = reputation
        self.times = times
        self.after = after
        self.label = label


class Scenario:
    """A scenario card."""

    def __init__(
        self,
        name: str,
        level: str,
        requirements: tuple[Requirement, ...],
        modifiers: tuple[Modifier, ...] = (),
        end_conditions: tuple[EndCondition, ...] = (),
        rounds: Scale = (4, 4, 4),
        ours: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        """It lasts *rounds*."""
        self.name = name
        self.level = level
        self.requirements = requirements
        self.modifiers = modifiers
        self.end_conditions = end_conditions
        self.rounds = rounds
        self.ours = ours
        self.label = label


class DeliveryTable:
    """The reputation for delivered products, printed under the round track."""

    def __init__(self, food: int, medicine: int, pairs: tuple[int, int, int] | None = None) -> None:
        """*pairs* replaces the sums for two food, one of each, two medicine."""
        self.food = food
        self.medicine = medicine
        self.pairs = (2 * food, food + medicine, 2 * medicine) if pairs is None else pairs

    def points(self, food: int, medicine: int) -> int:
        """Return the reputation for at most two products."""
        if food + medicine == 2:
            return self.pairs[medicine]
        return food * self.food + medicine * self.medicine
