"""What does one call cost, and how big are states, saves and views?

`make bench` runs it interpreted and compiled. Calls are timed over positions spread through random
games; a peer's figure is its nearest counterpart over positions of its own games, and the ratio is
how many times as long it takes: above 1, ours is the faster.
"""

import copy
import gc
import json
import random
import statistics
import tracemalloc
from collections.abc import Callable, Iterable
from typing import Any

import areopolis
from areopolis import build
from areopolis.core.game import Game
from areopolis.core.state import State
from peers import CPP, PETTINGZOO, PYTHON, backgammon, connect_four, dominoes, openspiel_step
from timing import RUNS, Call, measure_calls, table

GAMES = 8
EVERY = 9  # decisions from one sampled position to the next
COPIES = 2000


def positions(game: Game, seats: int) -> tuple[list[State], list[State]]:
    """Return positions on the way of random games, and their ends."""
    rng = random.Random(7)
    met: list[State] = []
    ends: list[State] = []
    for _ in range(GAMES):
        state = game.new(seats, rng.getrandbits(32))
        while not state.over:
            if state.moves % EVERY == 0:
                met.append(state.clone())
            seat = state.deciding[0]
            state.apply(seat, rng.choice(state.decision(seat).options))
        ends.append(state)
    return met, ends


def peer_positions(game: Any) -> list[Any]:
    """Return positions on the way of random games of OpenSpiel, all of them decisions."""
    rng = random.Random(7)
    met: list[Any] = []
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                met.append(state.clone())
            openspiel_step(state, rng)
    return met


def one_each(states: Iterable[Any], call: Callable[[Any], object]) -> list[Call]:
    """Return *call* of every state."""

    def of(state: Any) -> Call:
        return lambda: call(state)

    return [of(state) for state in states]


def ask(state: State) -> object:
    """Work out the open question and its options again, as after every answer."""
    state.ask_again()
    return state.decision(state.deciding[0]).options


def our_calls(game: Game, states: list[State], ends: list[State]) -> dict[str, list[Call]]:
    """Return the calls of our states by name."""
    documents = [state.to_dict() for state in states]
    return {
        "clone()": one_each(states, lambda state: state.clone()),
        "legal options": one_each(states, ask),
        "view(seat)": one_each(states, lambda state: state.view(state.deciding[0])),
        "determinize(seat)": one_each(states, lambda s: s.determinize(s.deciding[0], 7)),
        "key()": one_each(states, lambda state: state.key()),
        "to_dict()": one_each(states, lambda state: state.to_dict()),
        "from_dict()": one_each(documents, game.from_dict),
        "record(), whole game": one_each(ends, lambda state: state.record()),
    }


def peer_calls() -> dict[str, dict[str, list[Call]]]:
    """Return the nearest counterparts of the peers by our names."""
    python, native = peer_positions(dominoes()), peer_positions(backgammon())
    env = connect_four()
    env.reset(seed=7)
    return {
        PYTHON: {
            "clone()": one_each(python, lambda state: state.clone()),
            "legal options": one_each(python, lambda state: state.legal_actions()),
            "key()": one_each(python, str),
        },
        CPP: {
            "clone()": one_each(native, lambda state: state.clone()),
            "legal options": one_each(native, lambda state: state.legal_actions()),
            "view(seat)": one_each(native, lambda s: s.observation_string(s.current_player())),
            "key()": one_each(native, lambda state: state.serialize()),
        },
        PETTINGZOO: {
            "clone()": [lambda: copy.deepcopy(env.unwrapped)],
            "view(seat)": [lambda: env.observe(env.agent_selection)],
        },
    }


def bytes_each(states: list[Any]) -> int:
    """Return the memory that one more state takes, the shared parts left out."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [states[number % len(states)].clone() for number in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)


def size(document: object) -> int:
    """Return the bytes of *document* as compact JSON."""
    return len(json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode())


def sizes(states: list[State], ends: list[State]) -> dict[str, list[int]]:
    """Return the sizes of every kind of document in bytes."""
    return {
        "save of a whole game": [size(state.record()) for state in ends],
        "save with a snapshot": [size(state.record(snapshot=True)) for state in ends],
        "position": [size(state.to_dict()) for state in states],
        "view": [size(state.view(state.deciding[0])) for state in states],
    }


def report_costs(name: str, game: Game, seats: int) -> None:
    """Print what the calls and documents of *game* cost."""
    states, ends = positions(game, seats)
    columns = {name: our_calls(game, states, ends), **peer_calls()}
    flat = {f"{of}|{call}": made for of, calls in columns.items() for call, made in calls.items()}
    found = measure_calls(flat)
    rows = []
    for call in columns[name]:
        ours = found[f"{name}|{call}"]
        row = [call, f"{ours:.2f}"]
        for peer in list(columns)[1:]:
            theirs = found.get(f"{peer}|{call}")
            row += ["", ""] if theirs is None else [f"{theirs:.2f}", f"{theirs / ours:.1f}"]
        rows.append(row)
    head = ["call", "µs"]
    for peer in list(columns)[1:]:
        head += [f"{peer} µs", "ratio"]
    print(f"\n{name}, {seats} seats: {len(states)} positions of {GAMES} games\n")
    print(table(head, rows))
    theirs_each = bytes_each(peer_positions(dominoes()))
    ours_each = bytes_each(states)
    beside = f"{PYTHON} team_dominoes: {theirs_each:,}"
    print(f"\nmemory of one more state: {ours_each:,} bytes ({beside})\n")
    kinds = sizes(states, ends).items()
    print(
        table(
            ["document, compact JSON", "median bytes", "largest"],
            [[kind, f"{statistics.median(n):,.0f}", f"{max(n):,}"] for kind, n in kinds],
        )
    )


def main() -> None:
    """Measure and print every game with four seats, or as many as it has."""
    print(f"{build.description()}; medians of {RUNS} runs after a warm-up")
    for name in areopolis.game_ids():
        game = areopolis.game(name)
        report_costs(name, game, min(4, game.seats[-1]))


if __name__ == "__main__":
    main()
