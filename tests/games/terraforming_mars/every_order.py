"""Every order of the pending effects, forced, beside what the table lets players reach.

`truth` plays an action by the letter of the rules: whatever is pending may come next if it can be
carried out, also where nothing would be asked, and what leaves a compulsory effect behind does not
count. `reached` answers the questions of the table in every way. Both end in the same positions.

`python tests/games/terraforming_mars/every_order.py [SCENES] [FIRST]` looks at many crowded scenes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from areopolis.core.action import DONE, Action, Pick
from areopolis.core.cause import Cause
from areopolis.core.decision import Decision
from areopolis.core.effect import Effect
from areopolis.core.space import Space
from areopolis.core.together import ALWAYS, Together
from areopolis.games.terraforming_mars.answers import EndTurn, Pass, PlayCard
from areopolis.games.terraforming_mars.cards.model import NO_HELP, MarsEffect
from areopolis.games.terraforming_mars.rules.choosing import ChooseOne, ProduceMetal
from areopolis.games.terraforming_mars.rules.playing import hindrances
from areopolis.games.terraforming_mars.rules.trading import PlaceColony
from areopolis.games.terraforming_mars.rules.turns import AfterAction
from areopolis.games.terraforming_mars.state import MarsState
from games.terraforming_mars.crowded_scenes import Case, case
from kit.terraforming_mars import Scene

# A scene with more moments than this is left out: it would take minutes.
MOMENTS_MOST: Final = 6_000

Ends = dict[Any, MarsState]


class TooMany(Exception):
    """A scene has too many moments."""


def moment(state: MarsState) -> Any:
    """Return everything of *state* that an action can change, to compare it."""
    return (
        tuple(state.stock),
        tuple(state.production),
        tuple(state.rating),
        tuple(state.tags),
        tuple(state.hands),
        tuple(state.offered),
        tuple(state.tableau),
        tuple(state.events),
        tuple(state.on_card),
        tuple(state.deck),
        tuple(sorted(state.discard)),
        tuple(state.tiles),
        tuple(state.own),
        tuple(state.claimed),
        tuple(state.off_planet),
        tuple(state.position),
        tuple(state.colonies),
        tuple(state.visitor),
        tuple(state.fleets),
        tuple(state.next_discount),
        tuple(state.next_offset),
        (state.temperature, state.oxygen, state.playing),
    )


def answers_in(space: Space, picked: tuple[Pick, ...] = ()) -> Iterator[Action]:
    """Yield every whole answer of a composite question."""
    for option in space.picks(picked):
        if not isinstance(option, Pick):
            whole = space.whole(picked, True) if option is DONE else option
            assert whole is not None, "an ended answer is whole"
            yield whole
            continue
        more = (*picked, option)
        whole = space.whole(more, False)
        if whole is not None:
            yield whole
        else:
            yield from answers_in(space, more)


def answers_to(decision: Decision) -> list[Action]:
    """Return every whole answer."""
    return list(decision.options if decision.space is None else answers_in(decision.space))


class Walk:
    """A walk through all moments of one action; each is entered once."""

    def __init__(self) -> None:
        self.ends: Ends = {}
        self.seen: set[Any] = set()

    def is_new(self, state: MarsState) -> bool:
        """Whether no way has led here before."""
        here = (moment(state), state.stack)
        if here in self.seen:
            return False
        if len(self.seen) >= MOMENTS_MOST:
            raise TooMany
        self.seen.add(here)
        return True


# By the letter of the rules.


def truth(state: MarsState, action: Action) -> Ends:
    """Return where *action* of the seat at turn can lead; a state that asks for every order."""
    walk = Walk()
    twin = state.clone()
    step = twin.next_step()
    twin.top = step.below
    twin.asked = None
    step.effect.answer(twin, step.by, action)
    force(twin, walk)
    return walk.ends


def force(state: MarsState, walk: Walk) -> None:
    """Carry the stack out in every order and with every answer, until the action is over."""
    while True:
        step = state.next_step()
        effect, by = step.effect, step.by
        if isinstance(effect, AfterAction):
            walk.ends.setdefault(moment(state), state)
            return
        if isinstance(effect, Together):
            break
        state.top = step.below
        choices = free_choices(state, effect, by)
        if choices is None:
            asked = effect.resolve(state, by)
            if asked is None:
                continue
            assert isinstance(asked, Decision), "an action asks one seat after another"
            choices = answers_to(asked)
        if not walk.is_new(pushed(state, effect, by)):
            return
        for choice in choices:
            twin = state.clone()
            effect.answer(twin, by, choice)
            force(twin, walk)
        return
    if not effect.items:
        state.top = step.below
        force(state, walk)
        return
    if not walk.is_new(state):
        return
    tried: list[Any] = []
    for number, (pending, cause) in enumerate(effect.items):
        if (pending, cause) not in tried and can_happen(state, pending, cause):
            tried.append((pending, cause))
            twin = state.clone()
            rest = effect.items[:number] + effect.items[number + 1 :]
            twin.top = step.below
            twin.push_one(by, Together(rest, ALWAYS))
            twin.push_one(cause, pending)
            force(twin, walk)


def pushed(state: MarsState, effect: Effect[Any, Any], by: Cause) -> MarsState:
    """Return a copy that stands before *effect*."""
    twin = state.clone()
    twin.push_one(by, effect)
    return twin


def can_happen(state: MarsState, effect: Effect[Any, Any], by: Cause) -> bool:
    """Whether a pending effect may come next: nothing compulsory of it would be left out."""
    if isinstance(effect, ProduceMetal):
        return effect.is_ready(state, by)
    return not isinstance(effect, MarsEffect) or effect.hinders(state, by) is None


def free_choices(state: MarsState, effect: Effect[Any, Any], by: Cause) -> list[Action] | None:
    """Return all answers, also those that leave a loss behind, where the table looks ahead."""
    lexicon = state.rules.lexicon
    if isinstance(effect, PlaceColony):
        return [lexicon.colony[tile] for tile in effect.tiles(state, by)]
    if isinstance(effect, ChooseOne):
        return [lexicon.option[number] for number in effect.possible(state, by, NO_HELP)]
    return None


# At the table.


def reached(state: MarsState, action: Action) -> Ends:
    """Return where *action* can lead by answering what the table asks."""
    walk = Walk()
    twin = state.clone()
    twin.apply(twin.current, action)
    answer_all(twin, walk)
    return walk.ends


def answer_all(state: MarsState, walk: Walk) -> None:
    """Answer every question in every way, until the next action is asked for."""
    seat = state.deciding[0]
    decision = state.decision(seat)
    if decision.question == "take-action":
        walk.ends.setdefault(moment(state), state)
        return
    if not walk.is_new(state):
        return
    for choice in answers_to(decision):
        twin = state.clone()
        twin.apply(seat, choice)
        answer_all(twin, walk)


def action_of(one: Case, state: MarsState) -> Action | None:
    """Return what is done in a scene, None where nothing but cards can be played."""
    if not one.others:
        return state.vocabulary.action(f"play {one.card}")
    left_out = (PlayCard, Pass, EndTurn)
    options = [a for a in state.decision(state.current).options if not isinstance(a, left_out)]
    return options[one.number % len(options)] if options else None


def compare(one: Case) -> str:
    """Return what the table takes away or gives too much in a scene; empty where nothing is."""
    made = deepcopy(one.scene)
    asking, always, by_default = [state_of(made, how) for how in ("ask", "always", "default")]
    action = action_of(one, asking)
    if action is None:
        return ""
    right = truth(always, action)
    if isinstance(action, PlayCard):
        is_playable = not hindrances(asking, Cause(asking.current, action.card))
        if is_playable != bool(right):
            return f"{action}: playable {is_playable}, ends by some order {len(right)}"
        if not right:
            return ""
    for how, state in (("ask", asking), ("always", always), ("default", by_default)):
        ends = reached(state, action)
        missing, wrong = set(right) - set(ends), set(ends) - set(right)
        if wrong or (missing and how != "default") or not ends:
            return (
                f"{action} ({how}): of {len(right)} ends {len(missing)} missing, {len(wrong)} wrong"
            )
    return ""


def state_of(made: Scene, how: str) -> MarsState:
    """Return the state of a scene with this order of effects."""
    made.document["options"]["effect_order"] = how
    return made.prepared()


def main() -> int:
    """Look at many scenes; say each that differs, and how many were too large."""
    scenes = int(sys.argv[1]) if len(sys.argv) > 1 else 257
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    different = too_large = 0
    for number in range(first, first + scenes):
        try:
            said = compare(case(number))
        except TooMany:
            too_large += 1
            continue
        if said:
            different += 1
            print(f"scene {number}, {said}", flush=True)
    print(f"{scenes} scenes, {different} different, {too_large} too large")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
