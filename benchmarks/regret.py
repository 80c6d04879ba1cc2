"""How much do players give away with one answer?

Positions are taken from games between players who draw their moves by promise. What an answer is
worth there is found out by many whole games, in which everybody goes on as greedy players do: the
same imagined worlds for every answer. The regret of a player is what its answer is worth less than
the best one, in thousandths of a victory. It shows differences between players that games show only
by the hundred.
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

import areopolis
from areopolis import build
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.greedy import most_promising
from areopolis.players.knowledge import Knowledge, knowledge_of
from areopolis.players.race import Race
from areopolis.players.search import Search
from timing import table

POSITIONS = 40
WORLDS = 120
# Only so many answers are looked at, and none that is less promising than this part of the best.
ANSWERS = 6
PROMISING = 0.02
# So many points ahead make a victory e times as likely: near results count as near.
SWING = 5.0
# Choices of a seat in a game, about.
CHOICES = {"mission-red-planet": 40, "terraforming-mars": 90}
OF_GAME = 8

Answer = Callable[[Seen], str]


class Position(NamedTuple):
    """A state, who decides, and what each answer is worth."""

    state: State
    seat: int
    worths: dict[str, float]


def worth(state: State, seat: int, knowledge: Knowledge) -> float:
    """Play *state* to its end as greedy players do, and return what it is worth to *seat*."""
    while not state.over:
        deciding = state.deciding[0]
        options = state.decision(deciding).options
        place = 0
        if len(options) > 1:
            weights = knowledge.weigh(state, deciding, options)
            place = weights.index(max(weights))
        state.apply(deciding, options[place])
    outcome = state.outcome
    assert outcome is not None, "the game was played to its end"
    best = max(outcome.scores)
    shares = [math.exp((score - best) / SWING) for score in outcome.scores]
    return shares[seat] / sum(shares)


def positions(game: str, seats: int, count: int, worlds: int) -> list[Position]:
    """Return positions with more than one promising answer, and what these are worth."""
    knowledge = knowledge_of(game)
    rng = random.Random(seats)
    found: list[Position] = []
    number = 0
    while len(found) < count:
        number += 1
        state = areopolis.game(game).new(seats, 7000 + number)
        wanted = set(rng.sample(range(4, CHOICES[game] * seats), OF_GAME))
        choices = 0
        while not state.over and len(found) < count:
            seat = state.deciding[0]
            options = state.decision(seat).options
            weights = knowledge.weigh(state, seat, options) if len(options) > 1 else [1.0]
            choices += len(options) > 1
            ranked = sorted(range(len(options)), key=lambda place: -weights[place])[:ANSWERS]
            asked = [place for place in ranked if weights[place] >= PROMISING * max(weights)]
            if choices in wanted and len(asked) > 1:
                wanted.discard(choices)
                worths = {}
                for place in asked:
                    total = 0.0
                    for world in range(worlds):
                        imagined = state.determinize(seat, world)
                        imagined.apply(seat, options[place])
                        total += worth(imagined, seat, knowledge)
                    worths[options[place].text] = total / worlds
                found.append(Position(state.clone(), seat, worths))
            squared = [weight * weight for weight in weights]
            state.apply(seat, rng.choices(options, squared)[0])
    return found


def answers(game: str) -> dict[str, Answer]:
    """Return who answers, by name."""
    knowledge = knowledge_of(game)

    def greedy(seen: Seen) -> str:
        return most_promising(knowledge, seen, Dice(7)).text

    def searching(iterations: int, horizon: int) -> Answer:
        def answer(seen: Seen) -> str:
            search = Search(seen.world, seen.seat, 7, knowledge, horizon)
            search.run(iterations, 0.0)
            return search.best(seen.decision.options).text

        return answer

    def racing(iterations: int, horizon: int) -> Answer:
        def answer(seen: Seen) -> str:
            options = seen.decision.options
            race = Race(seen.world, seen.seat, 7, knowledge, horizon, options)
            race.run(iterations, 0.0)
            return race.best(options).text

        return answer

    return {
        "greedy": greedy,
        "tree of 500, 24 choices": searching(500, 24),
        "tree of 500, 60 choices": searching(500, 60),
        "race of 300, 24 choices": racing(300, 24),
        "race of 300, 60 choices": racing(300, 60),
    }


def main() -> None:
    """Print what each player gives away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="terraforming-mars", choices=CHOICES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    asked = parser.parse_args()
    if not build.is_compiled():
        print("whole games by the thousand need compiled rules")
        return
    known = positions(asked.game, asked.seats, asked.positions, asked.worlds)
    rows = []
    for name, answer in answers(asked.game).items():
        regrets = []
        begun = time.process_time()
        for state, seat, worths in known:
            chosen = worths.get(answer(Seen(state, seat)))
            # An answer that nobody has looked at is taken for the worst.
            least = min(worths.values())
            regrets.append(1000 * (max(worths.values()) - (least if chosen is None else chosen)))
        spent = 1000 * (time.process_time() - begun) / len(known)
        error = statistics.stdev(regrets) / math.sqrt(len(regrets))
        rows.append([name, f"{statistics.mean(regrets):.1f}", f"{error:.1f}", f"{spent:.0f}"])
    print(f"{asked.game}, {asked.seats} seats, {asked.positions} positions\n")
    print(table(["player", "regret", "±", "ms"], rows))


if __name__ == "__main__":
    main()
