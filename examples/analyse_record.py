"""Read a save and tell what happened in it: who said what how often, and every event's count.

python examples/analyse_record.py GAME.json
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import areopolis
from areopolis.core.event import Event
from areopolis.core.record import begin, make_move


def analyse(record: dict[str, Any]) -> tuple[list[Counter[str]], Counter[str]]:
    """Return for each seat the first words of its answers, and the events of the whole record."""
    game = areopolis.game(record["game"])
    game.replay(record)  # raises BadRecord unless the moves lead where the save says
    events: Counter[str] = Counter()

    def listen(event: Event) -> None:
        events[type(event).KEY] += 1

    state, moves = begin(game, record)
    state.listener = listen
    words: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    for number, move in enumerate(moves):
        seat, word = move.split()[:2]
        words[int(seat)][word] += 1
        make_move(state, number, move)
    return words, events


def main(path: str) -> None:
    """Print both tables."""
    words, events = analyse(json.loads(Path(path).read_text("utf-8")))
    for seat, said in enumerate(words):
        print(f"seat {seat}: " + ", ".join(f"{word} {count}" for word, count in said.most_common()))
    for event, count in events.most_common():
        print(f"{count:5} {event}")


if __name__ == "__main__":
    main(*sys.argv[1:])
