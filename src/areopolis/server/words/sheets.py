"""Sheets: a state put into words for one seat. Pure: no store, no network, no clock."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

from msgspec import json, to_builtins

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.outcome import Outcome
from areopolis.core.reason import Reason
from areopolis.core.space import Choose, Pay
from areopolis.core.speech import Speaker
from areopolis.core.state import State
from areopolis.core.value import Field
from areopolis.core.view import decision_view
from areopolis.server.gate import wire

CARD: Final = "card"
SOURCE: Final = "source"
# Sentences that are the same at every table, kept ready.
SAID_MOST: Final = 20_000
# More reasons than these would hide the one that matters.
REASONS_MOST: Final = 6


def question(state: State, seat: int, number: int, speaker: Speaker) -> wire.Question | None:
    """Return what *seat* must answer now; *number* is what its answer has to name."""
    shown = decision_view(state, seat)
    if shown is None or seat not in state.deciding:
        return None
    decision = state.decision(seat)
    return wire.Question(
        id=number,
        key=decision.question,
        effect=shown["effect"],
        text=speaker.asked(shown, seat),
        # The items of a composite answer stand in its space.
        answers=()
        if decision.space is not None
        else tuple([answer(state, option, speaker) for option in decision.options]),
        space=space(state, decision, speaker),
        by=shown.get("by"),
        card=shown.get("card"),
    )


def answer(state: State, action: Action, speaker: Speaker) -> wire.Answer:
    """Return a legal answer with its sentence and the things in it."""
    label, found, card = spoken(action, speaker)
    hint = speaker.meaning(state, action)
    if not hint and card:
        hint = card_text(card, tuple(state.options.items()), speaker)
    return wire.Answer(action.text, type(action).KEY, label, hint, found)


@lru_cache(SAID_MOST)
def spoken(action: Action, speaker: Speaker) -> tuple[str, tuple[wire.Thing, ...], str]:
    """Return the sentence of an answer, the things in it, and the one card among them, if any.

    They are the same at every table.
    """
    found = things(type(action).FIELDS, speaker.vocabulary.args(action), speaker)
    cards = [thing.name for thing in found if thing.kind == CARD]
    return speaker.action(action), found, cards[0] if len(cards) == 1 else ""


@lru_cache(SAID_MOST)
def card_text(card: str, options: tuple[tuple[str, Any], ...], speaker: Speaker) -> str:
    """Return what a card does under these rules."""
    return speaker.describe(CARD, card, dict(options))


@lru_cache(SAID_MOST)
def seat_names(speaker: Speaker, seat: int) -> tuple[str, str]:
    """Return the id of a seat at the table, and what it is called."""
    return str(speaker.vocabulary.name("seat", seat)), speaker.seat(seat)


def space(state: State, decision: Decision, speaker: Speaker) -> wire.Space | None:
    """Return a composite answer as a dialog needs it."""
    asked = decision.space
    if isinstance(asked, Choose):
        return wire.Space(
            "choose", asked.verb, choices(state, asked, speaker), asked.least, asked.most
        )
    if isinstance(asked, Pay):
        return wire.Space(
            "pay", asked.verb, sources(asked, speaker), due=asked.due, proposal=proposal(asked)
        )
    return None


def choices(state: State, asked: Choose, speaker: Speaker) -> tuple[wire.Item, ...]:
    """Return what can be chosen; a card says what it does."""
    items: list[wire.Item] = []
    for name, cap in zip(asked.names, asked.caps, strict=True):
        hint = ""
        if asked.kind == CARD:
            hint = card_text(name, tuple(state.options.items()), speaker)
        items.append(wire.Item(name, asked.kind, speaker.name(asked.kind, name), hint, cap))
    return tuple(items)


def sources(asked: Pay, speaker: Speaker) -> tuple[wire.Item, ...]:
    """Return what can be paid with: how much there is of it, and what a unit is worth."""
    return tuple(
        [
            wire.Item(name, SOURCE, speaker.name(SOURCE, name), "", owned, worth)
            for name, owned, worth in zip(asked.names, asked.owned, asked.worth, strict=True)
        ]
    )


def proposal(asked: Pay) -> tuple[int, ...]:
    """Return a payment that wastes nothing where it can, and then keeps money: it buys anything."""
    # What the sources from each one on can be worth together; money comes last and fills the rest.
    sums: list[set[int]] = [{0}]
    for owned, worth in zip(asked.owned[:0:-1], asked.worth[:0:-1], strict=True):
        sums.append({rest + n * worth for rest in sums[-1] for n in range(owned + 1)})
    reached = sums[::-1]
    # The smallest sum that is enough has no unit that could be left out.
    left, money = min(
        [
            (max(asked.due, rest), max(asked.due - rest, 0))
            for rest in reached[0]
            if rest + asked.owned[0] >= asked.due
        ]
    )
    amounts = [money]
    left -= money
    for source in range(1, len(asked.names)):
        worth = asked.worth[source]
        fits = [n for n in range(asked.owned[source] + 1) if left - n * worth in reached[source]]
        amounts.append(fits[-1])
        left -= fits[-1] * worth
    return tuple(amounts)


def outlook(state: State, seat: int | None, speaker: Speaker) -> dict[str, Any]:
    """Return what follows from the view of *seat* by the rules, its reasons said."""
    found: dict[str, Any] = to_builtins(
        speaker.game.outlook(state, seat), enc_hook=partial(reason_said, speaker)
    )
    return found


def reason_said(speaker: Speaker, reason: Any) -> dict[str, Any]:
    """Return *reason* as a key, its values and a sentence."""
    assert isinstance(reason, Reason), "nothing else in an outlook is an object"
    written = {field: speaker.vocabulary.name(kind, one) for (field, kind), one in reason.values}
    return {"reason": reason.key, "text": speaker.reason(reason), "values": written}


def told_entry(
    told: dict[str, Any], number: int, version: int, speaker: Speaker, by: int | None = None
) -> wire.Entry:
    """Return the line of the log of what somebody was told of an event."""
    text, found = told_words(json.encode(told), speaker)
    answered = None if by is None else speaker.vocabulary.name("seat", by)
    return wire.Entry(number, version, text, told, found, answered)


@lru_cache(SAID_MOST)
def told_words(packed: bytes, speaker: Speaker) -> tuple[str, tuple[wire.Thing, ...]]:
    """Return the sentence of what somebody was told, and the things in it.

    They are the same at every table.
    """
    told: dict[str, Any] = json.decode(packed)
    kind = speaker.events[str(told["event"]).removesuffix("-hidden")]
    return speaker.told(told), things(kind.FIELDS, told, speaker)


def things(
    fields: tuple[Field, ...], written: dict[str, Any], speaker: Speaker
) -> tuple[wire.Thing, ...]:
    """Return the things with a name among the *written* fields."""
    found: list[wire.Thing] = []
    for field, kind in named_fields(fields, speaker):
        value = written.get(field)
        if isinstance(value, str):
            found.append(wire.Thing(field, kind, value))
        elif isinstance(value, list):
            found += [wire.Thing(field, kind, name) for name in value if isinstance(name, str)]
    return tuple(found)


@lru_cache(SAID_MOST)
def named_fields(fields: tuple[Field, ...], speaker: Speaker) -> tuple[Field, ...]:
    """Return those of *fields* that hold things with a name, and the kind of those things."""
    return tuple(
        [
            (field, one)
            for field, kind in fields
            for one in [kind.removesuffix("*")]
            if one in speaker.vocabulary.names
        ]
    )


def ending(outcome: Outcome, speaker: Speaker) -> wire.Ending:
    """Return how the game ended, with the points by source."""
    sources = dict.fromkeys([source for row in outcome.breakdown for source in row])
    lines = [
        wire.ScoreLine(
            source,
            speaker.words.name("score", source),
            tuple([row.get(source, 0) for row in outcome.breakdown]),
        )
        for source in sources
    ]
    return wire.Ending(
        speaker.outcome(outcome),
        outcome.ranks,
        outcome.winners,
        outcome.scores,
        tuple(lines),
        outcome.shared,
        outcome.goal,
    )


def why(state: State, seat: int, kind: str, name: str, speaker: Speaker) -> wire.Why:
    """Return what *seat* can and cannot do now with a thing, and why not.

    Only answers of the kinds that the question is about are tried, unless none of those has to do
    with the thing.
    """
    decision = state.decision(seat)
    offered = {option.text for option in decision.options}
    concerned = about(kind, name, speaker)
    keys = {type(option).KEY for option in decision.options}
    asked_for = [action for action in concerned if type(action).KEY in keys] or concerned
    possible: list[wire.Answer] = []
    impossible: dict[tuple[str, ...], wire.Reasons] = {}
    for action in asked_for:
        if action.text in offered:
            possible.append(answer(state, action, speaker))
            continue
        said = tuple([speaker.reason(one) for one in state.why_not(seat, action.text)])
        # One example is enough for each reason.
        if said and said not in impossible and len(impossible) < REASONS_MOST:
            impossible[said] = wire.Reasons(action.text, speaker.action(action), said)
    return wire.Why(tuple(possible), tuple(impossible.values()))


def about(kind: str, name: str, speaker: Speaker) -> list[Action]:
    """Return all answers of the game, legal or not, that speak of a thing."""
    vocabulary = speaker.vocabulary
    found: list[Action] = []
    for action in vocabulary.actions.values():
        for (_, field_kind), value in zip(type(action).FIELDS, action.values(), strict=True):
            if field_kind == kind and vocabulary.name(kind, value) == name:
                found.append(action)
                break
    return found
