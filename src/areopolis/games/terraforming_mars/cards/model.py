"""What cards are made of: typed data, shared by all states and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from areopolis.core.action import Action
from areopolis.core.effect import BY_SEAT, BY_TABLE, NOTHING, TURN, WITHIN, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.core.together import Together
from areopolis.core.value import Value
from areopolis.games.terraforming_mars.data.constants import (
    ACTIVE,
    ANY_KIND,
    AUTOMATED,
    BASE,
    BUILDING,
    COLOURS,
    CORPORATION,
    EVENT,
    KINDS,
    NO_METAL,
    NONE,
    SPACE,
    TAKE_DEALT,
    TAKE_OFFERED,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.rules.ranks import GAINS

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState

A = TypeVar("A", bound=Action)

# What an effect touches that another pending effect may also touch; then their order matters.
BOARD: Final = 1
HAND: Final = 2
TRACKS: Final = 8
# Resources on cards: one bit for each kind from here on.
ON_CARDS: Final = 32
# Stocks: one bit for each seat and resource from here on, in the order of the state.
STOCKS: Final = ON_CARDS << ANY_KIND
PLACES: Final = len(COLOURS) * KINDS
ANY_STOCK: Final = STOCKS * ((1 << PLACES) - 1)


class Help:
    """The most that pending effects can still add, seat by seat as in the state itself."""

    def __init__(self) -> None:
        self.stock = [0] * PLACES
        self.production = [0] * PLACES

    def add(self, other: Help) -> None:
        """Add what *other* can add."""
        for place, count in enumerate(other.stock):
            if count:
                self.stock[place] += count
        for place, count in enumerate(other.production):
            if count:
                self.production[place] += count

    def allow(self, other: Help) -> None:
        """Count *other* as something that can be chosen instead."""
        for place, count in enumerate(other.stock):
            if count > self.stock[place]:
                self.stock[place] = count
        for place, count in enumerate(other.production):
            if count > self.production[place]:
                self.production[place] = count


NO_HELP: Final = Help()


# The steps that take up what lies open.
TAKES: Final = (*TAKE_OFFERED, *TAKE_DEALT)


class MarsEffect(Effect["MarsState", A]):
    """An effect of a card, a colony tile or a standard project."""

    BY = BY_SEAT
    AFTER: ClassVar[tuple[str, ...] | None] = WITHIN
    RANK: ClassVar[int] = GAINS
    # Whether it follows from another effect and stands on no card itself.
    FOLLOWS: ClassVar[bool] = False
    # Whether it is carried out in full: nobody begins what he could not finish.
    IN_FULL: ClassVar[bool] = False

    def rank(self) -> int:
        """Return its place in the default order."""
        return type(self).RANK

    def touches(self) -> int:
        """Return what it touches; an effect that touches nothing can happen at once."""
        return 0

    def adds_to(self, seat: int) -> int:
        """Return the stocks that it adds to where *seat* acts, as bits."""
        return 0

    def note(self, card: Card) -> None:
        """Tell the card that this is one of its effects what the card must know about it."""

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        """Return why it cannot be carried out in full; what may be ignored never hinders.

        *helped* is what other effects can add before it happens.
        """
        return None

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        """Whether it would change nothing now."""
        return False

    def is_ready(self, state: MarsState, by: Cause) -> bool:
        """Whether it can happen now and changes something; otherwise it waits for the others."""
        return self.hinders(state, by) is None and not self.is_idle(state, by)

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        """Add to *helped* the most that it can bring to each stock and production."""

    def is_in_full(self) -> bool:
        """Whether nobody begins it who could not finish it."""
        return self.IN_FULL

    def misfit(self, state: MarsState, by: Cause, before: Before) -> str:
        """Return the field that cannot be so: the effect of a card stands on it."""
        if by.card != NOTHING and not self.FOLLOWS:
            if by.seat == NOTHING:
                return "by"
            if by.card not in state.tableau[by.seat] and by.card not in state.events[by.seat]:
                return "card"
            is_printed = self in state.cards[by.card].effects()
            if not is_printed and self not in state.rules.board_effects:
                return "effect"
        if self.LEVEL >= TURN and self.KEY not in TAKES and lies_open(state, before):
            return "effect"
        if self.is_in_full():
            # What is paid or lost in full happens once: the other time there may be nothing left.
            if (self, by) in one_by_one(before):
                return "effect"
            if self.hinders(state, by, help_before(state, before)) is not None:
                return "effect"
        return self.clash(state, by, before)

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        """Return the field that contradicts the rest of a position, or an empty text."""
        return ""


def lies_open(state: MarsState, before: Before) -> bool:
    """Whether cards on offer or dealt corporations would still wait for somebody's choice."""
    keys = [effect.KEY for effect, _ in before]
    if any(state.dealt) and not [key for key in TAKE_DEALT if key in keys]:
        return True
    return any(state.offered) and not [key for key in TAKE_OFFERED if key in keys]


def help_before(state: MarsState, before: Before) -> Help:
    """Return the most that the steps *before* another can bring."""
    helped = Help()
    for effect, cause in one_by_one(before):
        if isinstance(effect, MarsEffect):
            effect.promises(state, cause, helped)
    return helped


def one_by_one(before: Before) -> Before:
    """Return the steps *before* another, those that happen together each by itself."""
    found: Before = []
    for effect, cause in before:
        if isinstance(effect, Together):
            found += effect.items
        else:
            found.append((effect, cause))
    return found


class MarsStep(MarsEffect[A]):
    """A step that the table itself takes: a phase, a turn."""

    BY = BY_TABLE
    AFTER: ClassVar[tuple[str, ...] | None] = None


Effects = tuple[MarsEffect[Any], ...]


class Requirement(Value):
    """A condition that must hold before a card is played."""

    def is_met(self, state: MarsState, seat: int) -> bool:
        """Whether *seat* meets it."""
        raise NotImplementedError

    def lack(self, state: MarsState, seat: int) -> Reason:
        """Return what is missing where *seat* does not meet it."""
        raise NotImplementedError

    def unmet(self, state: MarsState, seat: int) -> Reason | None:
        """Return why *seat* does not meet it, or None."""
        return None if self.is_met(state, seat) else self.lack(state, seat)


class Count(Value):
    """A number that is counted when an effect happens."""

    def of(self, state: MarsState, by: Cause) -> int:
        """Return the number for the acting seat."""
        raise NotImplementedError


class Lasting(Value):
    """What a card in play changes for its owner as long as it lies there."""

    def enter(self, state: MarsState, seat: int, card: int) -> None:
        """Begin to act for *seat*, who has just played *card*."""


class Points(Value):
    """The points of a card at the end of the game."""

    def of(self, state: MarsState, seat: int, card: int) -> int:
        """Return what *card* is worth to *seat*."""
        raise NotImplementedError


class Trigger(Value):
    """What happens each time something else does; *then* happens for the owner of the card."""

    then: Effects


class CardAction:
    """One alternative of a card's action: pay the cost, then gain."""

    def __init__(self, gain: Effects, cost: Effects = (), needs: Requirement | None = None) -> None:
        """*needs* must hold for the alternative to be used."""
        self.gain = gain
        self.cost = cost
        self.needs = needs


class Card:
    """A project or a corporation; effects stand in their printed order."""

    def __init__(
        self,
        name: str,
        title: str,
        cost: int,
        tags: tuple[int, ...] = (),
        kind: int = AUTOMATED,
        origin: int = BASE,
        needs: tuple[Requirement, ...] = (),
        play: Effects = (),
        lasting: tuple[Lasting, ...] = (),
        triggers: tuple[Trigger, ...] = (),
        actions: tuple[CardAction, ...] = (),
        holds: int = NONE,
        points: int = 0,
        points_for: Points | None = None,
        first: Effects = (),
        card_price: int = 0,
        is_beginner: bool = False,
    ) -> None:
        """*cost* of a corporation is its starting money."""
        self.name = name
        self.title = title
        self.cost = cost
        self.tags = tags
        self.kind = kind
        self.origin = origin
        self.needs = needs
        self.play = play
        self.lasting = lasting
        self.triggers = triggers
        self.actions = actions
        self.holds = holds
        self.points = points
        self.points_for = points_for
        self.first = first
        self.card_price = card_price
        self.is_beginner = is_beginner
        self.is_event = kind == EVENT
        # The metals that may pay for it.
        self.metals = NO_METAL
        if BUILDING in tags:
            self.metals |= WITH_STEEL
        if SPACE in tags:
            self.metals |= WITH_TITANIUM
        # The heat that it will spend.
        self.kept_heat = 0
        for effect in play:
            effect.note(self)
        self.is_corporation = kind == CORPORATION

    def effects(self) -> list[MarsEffect[Any]]:
        """Return everything that stands on the card, parts of others included."""
        printed: list[Any] = [*self.play, *self.first]
        printed += [trigger.then for trigger in self.triggers]
        printed += [(*action.cost, *action.gain) for action in self.actions]
        return effects_within(tuple(printed))


def effects_within(value: Any) -> list[MarsEffect[Any]]:
    """Return the effects in *value*, parts of others included."""
    found: list[MarsEffect[Any]] = []
    if isinstance(value, MarsEffect):
        found.append(value)
    inner: Any = value.values() if isinstance(value, Value) else value
    if isinstance(inner, tuple):
        for one in inner:
            found += effects_within(one)
    return found


def automated(name: str, title: str, cost: int, **fields: Any) -> Card:
    """Return a green card."""
    return Card(name, title, cost, kind=AUTOMATED, **fields)


def active(name: str, title: str, cost: int, **fields: Any) -> Card:
    """Return a blue card."""
    return Card(name, title, cost, kind=ACTIVE, **fields)


def event(name: str, title: str, cost: int, **fields: Any) -> Card:
    """Return a red card."""
    return Card(name, title, cost, kind=EVENT, **fields)


def corporation(name: str, title: str, money: int, **fields: Any) -> Card:
    """Return a corporation that starts with *money*."""
    return Card(name, title, money, kind=CORPORATION, **fields)
