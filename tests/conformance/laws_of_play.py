"""What holds for every decision and answer (ARCHITECTURE, sections 2, 3 and 7)."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from areopolis.core.action import DONE, Action, Pick
from areopolis.core.decision import Decision, Joint
from areopolis.core.errors import IllegalAction, RulesError, UnknownNotation
from areopolis.core.reason import Reason
from areopolis.core.state import State
from areopolis.core.timeline import Timeline
from conformance.invariants import Invariants
from conformance.walks import Moment, Walk, play_out

NONSENSE = ("", " ", "xyzzy", "pick xyzzy", "done done", "0", "\N{GREEK SMALL LETTER ALPHA}")


def some(options: list[Action], most: int, chance: random.Random) -> list[Action]:
    return options if len(options) <= most else chance.sample(options, most)


def asking_twice_asks_the_same(walk: Walk) -> None:
    for moment in walk.looked_at():
        state = moment.state.clone()
        first = {seat: state.decision(seat) for seat in state.deciding}
        state.ask_again()

        assert tuple(first) == state.deciding
        for seat, decision in first.items():
            again = state.decision(seat)
            assert again.seat == decision.seat == seat
            assert again.question == decision.question
            assert list(again.options) == list(decision.options)
        assert state.key() == moment.key


def options_are_few_distinct_and_read_back(walk: Walk) -> None:
    for moment in walk.looked_at():
        for seat in moment.state.deciding:
            options = moment.state.decision(seat).options
            texts = [str(option) for option in options]

            assert texts, "somebody who is asked can answer"
            assert len({text.lower() for text in texts}) == len(texts)
            for option, text in zip(options, texts, strict=True):
                assert text == " ".join(text.split())
                assert walk.game.parse(moment.state, seat, text) == option
                assert walk.game.parse(moment.state, seat, text.lower()) == option


def every_option_applies(walk: Walk) -> None:
    chance = walk.chance()
    for moment in walk.looked_at():
        seat = chance.choice(moment.state.deciding)
        options = list(moment.state.decision(seat).options)
        for option in some(options, walk.knobs.options, chance):
            played, applied = moment.state.clone(), moment.state.clone()
            played.play(seat, option)
            applied.apply(seat, option)

            assert played.key() != moment.key, f"{option} changes nothing"
            assert applied.key() == played.key()
            assert played.over or played.deciding


def a_clone_is_independent(walk: Walk) -> None:
    chance = walk.chance()
    for moment in walk.looked_at():
        assert moment.state.key() == moment.key, "the game went on and changed its clone"
        twin = moment.state.clone()
        assert twin.key() == moment.key
        assert twin.listener is None
        play_out(twin, chance, walk.knobs.horizon)
        assert moment.state.key() == moment.key, "a clone went on and changed its original"


def what_is_no_option_is_refused(walk: Walk) -> None:
    chance = walk.chance()
    pool: list[Action] = list(walk.game.vocabulary.actions.values())
    pool += [moment.answer for moment in walk.moments]
    pool += [Action("no action at all"), Pick("pick xyzzy", 0, 1), DONE]
    for moment in walk.looked_at():
        state = moment.state
        decision = state.decision(moment.seat)
        verb = decision.space.verb if decision.space is not None else "\0"
        wrong = [
            action
            for action in some(pool, walk.knobs.options, chance)
            if action not in decision.options and not action.text.startswith(f"{verb} ")
        ]
        for action in wrong:
            with pytest.raises(IllegalAction):
                state.play(moment.seat, action)
        for text in NONSENSE:
            with pytest.raises(RulesError) as caught:
                state.play(moment.seat, text)
            assert isinstance(caught.value, UnknownNotation | IllegalAction)
        assert unchanged(state, moment)


def only_deciding_seats_answer(walk: Walk) -> None:
    for moment in walk.looked_at():
        state = moment.state
        for seat in {*range(-1, state.seats + 1)} - set(state.deciding):
            with pytest.raises(IllegalAction):
                state.decision(seat)
            with pytest.raises(IllegalAction):
                state.play(seat, moment.answer)
            with pytest.raises(IllegalAction):
                walk.game.parse(state, seat, str(moment.answer))
        assert unchanged(state, moment)
    with pytest.raises(IllegalAction):
        walk.end.play(0, walk.moments[-1].answer)


def unchanged(state: State, moment: Moment) -> bool:
    """Whether nothing happened to the state of *moment*, its history included."""
    return state.key() == moment.key and state.moves == len(state.made())


def why_not_gives_a_reason(walk: Walk) -> None:
    chance = walk.chance()
    known = list(walk.game.vocabulary.actions.values())
    for moment in walk.looked_at():
        state, seat = moment.state, moment.seat
        options = list(state.decision(seat).options)
        for option in some(options, 3, chance):
            assert state.why_not(seat, str(option)) == []
        for action in some(known, 6, chance):
            if action not in options:
                reasons = state.why_not(seat, str(action))
                assert reasons, f"{action} is refused without a reason"
                assert all(reason.key for reason in reasons), f"{action}: an empty reason"
                json.dumps([reason.written(state.vocabulary) for reason in reasons])
                with pytest.raises(IllegalAction) as caught:
                    state.play(seat, str(action))
                # One call is enough: the error gives the same reasons.
                assert written(state, caught.value.reasons) == written(state, reasons)
        with pytest.raises(UnknownNotation):
            state.why_not(seat, "xyzzy")


def written(state: State, reasons: Sequence[Reason]) -> list[tuple[str, dict[str, Any]]]:
    return [(reason.key, reason.written(state.vocabulary)) for reason in reasons]


def picks_and_whole_answers_agree(walk: Walk) -> None:
    """Every way through the picks gives a whole answer, which said at once does the same."""
    chance = walk.chance()
    for moment in walk.composites():
        seat = moment.seat
        for _ in range(3):
            picked, whole = moment.state.clone(), moment.state.clone()
            made = picked.moves
            while picked.moves == made:
                picked.play(seat, chance.choice(picked.decision(seat).options))
            mover, answer = picked.made()[made]

            assert mover == seat
            whole.play(seat, str(answer))
            assert whole.key() == picked.key()
            said = moment.state.clone()
            said.play(seat, answer)
            assert said.key() == picked.key()


def a_sealed_answer_can_be_taken_back(walk: Walk) -> None:
    for moment in walk.looked_at():
        state, after = moment.state, walk.after(moment)
        if isinstance(state.asked, Joint) and after.asked is state.asked:
            sealed = [seat for seat in range(state.seats) if after.sealed[seat] is not None]
            if moment.seat not in sealed:
                continue
            twin = after.clone()
            twin.retract(moment.seat)
            assert twin.key() == unpicked(state, moment.seat).key()
            twin.play(moment.seat, after.made()[-1][1])
            assert twin.key() == after.key()
        elif isinstance(after.asked, Decision):
            with pytest.raises(IllegalAction):
                after.clone().retract(moment.seat)


def unpicked(state: State, seat: int) -> State:
    """Return *state* without the picks of *seat*."""
    twin = state.clone()
    twin.picked[seat] = ()
    return twin


def undo_restores_what_was(walk: Walk) -> None:
    line = Timeline(walk.moments[0].state.clone())
    looked_at = {moment.number for moment in walk.looked_at()}
    for moment in walk.moments:
        line.play(moment.seat, moment.answer)
        if moment.number not in looked_at:
            continue
        others = [seat for seat in range(line.state.seats) if seat != moment.seat]
        assert not any(line.can_undo(seat) for seat in others)
        if line.can_undo(moment.seat):
            line.undo(moment.seat)
            assert line.state.key() == moment.key
            line.play(moment.seat, moment.answer)
        else:
            with pytest.raises(IllegalAction):
                line.undo(moment.seat)
        assert line.state.key() == walk.key_after(moment)


def undo_unsees_nothing(walk: Walk) -> None:
    """What can be taken back has told its seat nothing that this could not have known before."""
    chance = walk.chance()
    for moment in walk.looked_at():
        line = Timeline(moment.state.clone())
        line.play(moment.seat, moment.answer)
        if not line.can_undo(moment.seat):
            continue
        shown = line.state.view(moment.seat)
        for _ in range(2):
            twin = moment.state.determinize(moment.seat, chance.getrandbits(60))
            twin.play(moment.seat, moment.answer)
            assert twin.view(moment.seat) == shown


def everything_is_declared(walk: Walk) -> None:
    """Catalogues, clients and learners rely on the lists of what can happen."""
    game = walk.game
    events, effects, kinds = game.events(), game.effects(), game.action_kinds()
    questions = game.questions()
    for moment in walk.moments:
        for event in moment.events:
            assert events[type(event).KEY] is type(event)
        for effect, _ in moment.state.stack:
            assert effects[type(effect).KEY] is type(effect)
        for seat in moment.state.deciding:
            decision = moment.state.decision(seat)
            assert decision.question in questions
            for option in decision.options:
                assert kinds[type(option).KEY] is type(option)


def components_are_conserved(walk: Walk) -> None:
    """Nothing is made or lost, also not in imagined games; each game says what that means."""
    invariants = Invariants(walk.game.id)
    chance = walk.chance()
    for moment in walk.moments:
        invariants.holds(moment.state)
        invariants.stays(moment.state, walk.after(moment))
    invariants.holds(walk.end)
    for moment in walk.looked_at():
        seat = chance.randrange(moment.state.seats)
        invariants.holds(moment.state.determinize(seat, chance.getrandbits(60)))


LAWS = (
    asking_twice_asks_the_same,
    options_are_few_distinct_and_read_back,
    every_option_applies,
    a_clone_is_independent,
    what_is_no_option_is_refused,
    only_deciding_seats_answer,
    why_not_gives_a_reason,
    picks_and_whole_answers_agree,
    a_sealed_answer_can_be_taken_back,
    undo_restores_what_was,
    undo_unsees_nothing,
    everything_is_declared,
    components_are_conserved,
)
