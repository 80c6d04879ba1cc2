"""Random games over all modes, scenarios, numbers of players and switches, each counted twice.

    python tests/games/martians/random_games.py 20000

Components are counted after every so many decisions and at the end, and the second scorer must find
the same reputation, ending and winners as the rules.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from areopolis.core.event import Event
from areopolis.games.martians.game import Martians
from areopolis.games.martians.state import ColonyState
from games.martians import second_scorer
from games.martians.invariants import holds

GAME: Final = Martians()
DATA: Final = GAME.pack_template()
# Components are counted after so many decisions.
EVERY: Final = 50


def options_for(seats: int, chance: random.Random) -> dict[str, Any]:
    """Return a random value of every option, of those that so many can play with."""
    allowed = GAME.option_values_for(seats)
    return {name: chance.choice(values) for name, values in allowed.items()}


def play(seats: int, seed: int, options: dict[str, Any]) -> tuple[ColonyState, int]:
    """Play a random game and count it twice; return its end and the number of decisions."""
    chance = random.Random(seed)
    heard: list[Event] = []
    state = GAME.new(seats, seed, options, heard.append)
    assert isinstance(state, ColonyState)
    heard.clear()
    ledger = second_scorer.Ledger(state.to_dict(), DATA)
    decisions = 0
    while not state.over:
        seat = state.deciding[0]
        chosen = chance.choice(state.decision(seat).options)
        player = state.active if state.active >= 0 else seat
        state.apply(seat, chosen)
        ledger.said(ledger.colours[player], chosen.text)
        for event in heard:
            ledger.told(type(event).KEY, named(state, event))
        heard.clear()
        decisions += 1
        if decisions % EVERY == 0:
            holds(state)
    holds(state)
    check(state, ledger)
    return state, decisions


def named(state: ColonyState, event: Event) -> dict[str, Any]:
    """Return the fields of an event by name."""
    name = state.vocabulary.name
    fields = zip(type(event).FIELDS, event.values(), strict=True)
    return {field: name(kind, value) for (field, kind), value in fields}


def check(state: ColonyState, ledger: second_scorer.Ledger) -> None:
    """Check that both scorers agree."""
    outcome, document = state.outcome, state.to_dict()
    assert outcome is not None
    for seat in range(state.seats):
        points = {source: count for source, count in outcome.breakdown[seat].items() if count}
        assert points == second_scorer.breakdown(document, ledger, seat), document["options"]
    assert [dict(points) for points in outcome.breakdown] == second_scorer.scores(document)
    found = second_scorer.winners(document, ledger, DATA)
    assert (outcome.reason, list(outcome.winners)) == found, document["options"]


def main(count: int) -> None:
    """Play *count* games and say what was played."""
    played: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    total, began = 0, time.process_time()
    for number in range(count):
        seats = GAME.seats[number % len(GAME.seats)]
        options = options_for(seats, random.Random(f"martians {number}"))
        state, decisions = play(seats, number, options)
        assert state.outcome is not None
        total += decisions
        scenario = "" if state.rules.is_competitive else f" {options['scenario']}"
        played[f"{state.rules.mode} {seats}{scenario}"] += 1
        endings[f"{state.rules.mode}: {state.outcome.reason}"] += 1
    used = time.process_time() - began
    print(f"{count} games, {total} decisions, no error; {used:.0f} s of one processor")
    least = min(played.values())
    print(f"{len(played)} combinations of mode, seats and scenario, each {least} times or more")
    for ending, times in sorted(endings.items()):
        print(f"  {ending}: {times}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
