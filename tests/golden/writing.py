"""A playthrough as a text that a person reads: who was asked what, said what, what came of it."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.event import Event
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.core.vocabulary import Vocabulary
from conformance.cases import game
from conformance.knobs import knobs_of
from golden.shelf import Playthrough
from kit import short_options

# Longer than this nobody reads; decisions in the middle are then written in one line each.
BYTES_MOST: Final = 60_000
DETAILED_BYTES: Final = 45_000
KEY_EVERY: Final = 25


def written(playthrough: Playthrough) -> str:
    """Play the game and write it down.

    Answers come from a generator of our own, so the text is the same with every Python.
    """
    made = game(playthrough.name)
    heard: list[Event] = []
    seed = playthrough.seed
    options = {**short_options(playthrough.name), **playthrough.options}
    state = made.new(playthrough.seats, seed, options, heard.append)
    say = state.vocabulary
    lines = [header(playthrough), "", "setup", *happened(heard, say), ""]
    choices = Rng(seed)
    detailed: list[str] = []
    short: list[str] = []
    while not state.over and len(short) < knobs_of(playthrough.name).decisions:
        heard.clear()
        seat = state.deciding[choices.below(len(state.deciding))]
        decision = state.decision(seat)
        answer = decision.options[choices.below(len(decision.options))]
        who = f"{len(short) + 1}. {say.name('seat', seat)}"
        asked = f"{who} {decision.question}: {compact(list(decision.options))}"
        state.play(seat, answer)
        came = happened(heard, say)
        if len(short) % KEY_EVERY == KEY_EVERY - 1:
            came.append(f"    key {state.key()}")
        detailed.append("\n".join([asked, f"  > {answer}", *came]))
        short.append(f"{who} > {answer}")
    lines += fitting(detailed, short)
    lines += ["", *ending(state)]
    return "\n".join(lines) + "\n"


def header(playthrough: Playthrough) -> str:
    """Return what was played."""
    made = game(playthrough.name)
    options = ", ".join(f"{option} = {value}" for option, value in playthrough.options.items())
    return "\n".join(
        [
            f"game {made.id}",
            f"rules version {made.rules_version}",
            f"seats {playthrough.seats}",
            f"seed {playthrough.seed}",
            f"options {options or 'default'}",
        ]
    )


def happened(events: list[Event], say: Vocabulary) -> list[str]:
    """Return the events by their keys; what is secret is marked, and told all the same."""
    lines = []
    for event in events:
        kind = type(event)
        parts = []
        for (field, field_kind), value in zip(kind.FIELDS, event.values(), strict=True):
            mark = "?" if field in kind.SECRET and not event.is_known_to(None) else ""
            parts.append(f"{field}{mark}={plain(say.name(field_kind, value))}")
        lines.append(" ".join([f"    {kind.KEY}", *parts]))
    return lines


def plain(value: Any) -> str:
    """Return a name, a number or a list of them without quotes."""
    return ",".join(map(plain, value)) if isinstance(value, list) else str(value)


def compact(options: list[Action]) -> str:
    """Return the options with their last words gathered: "place dock 1/2/4, stop"."""
    gathered: list[tuple[str, list[str]]] = []
    for option in options:
        first, _, last = str(option).rpartition(" ")
        if not gathered or gathered[-1][0] != first:
            gathered.append((first, []))
        gathered[-1][1].append(last)
    return ", ".join(" ".join(filter(None, [first, "/".join(last)])) for first, last in gathered)


def fitting(detailed: list[str], short: list[str]) -> list[str]:
    """Return all decisions, those in the middle in short where the whole would be too long."""
    lines = detailed[:]
    size = sum(len(line.encode()) + 1 for line in lines)
    # From the middle outwards, so that the beginning and the end are there to be read.
    middle = len(lines) // 2
    for place in sorted(range(len(lines)), key=lambda place: abs(place - middle)):
        if size <= DETAILED_BYTES:
            break
        size -= len(lines[place].encode()) - len(short[place].encode())
        lines[place] = short[place]
    return lines


def ending(state: State) -> list[str]:
    """Return the final result."""
    outcome = state.outcome
    if outcome is None:
        return ["not over", f"key {state.key()}"]
    lines = [f"end {outcome.reason}"]
    for seat in range(state.seats):
        points = ", ".join(f"{source} {count}" for source, count in outcome.breakdown[seat].items())
        name = state.vocabulary.name("seat", seat)
        rank, score = outcome.ranks[seat], outcome.scores[seat]
        lines.append(f"  {name}: rank {rank}, {score} points ({points})")
    return [*lines, f"key {state.key()}"]
