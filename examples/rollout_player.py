"""A player in a page: imagine what cannot be seen, try every answer, play the rest at random.

It gets a `Seen` and so knows what its seat may know and nothing else: what it imagines looks the
same to the seat as the table does, and everything hidden is dealt anew. A package that names it as
an entry point, rollout = "rollout_player:RolloutPlayer", can seat it wherever players are named.

python examples/rollout_player.py [SEATS] [SEED]
"""

import random
import sys

import areopolis
from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.protocol import Player, Seen
from areopolis.players.random import RandomPlayer

GAME = "mission-red-planet"
# So many worlds are imagined for each decision.
WORLDS = 3


class RolloutPlayer:
    """Answers with the option that does best in random games from imagined positions."""

    def __init__(self, game: str, seed: int) -> None:
        """Play *game*, any that there is; the generator is the player's own."""
        self.rng = random.Random(seed)

    def choose(self, seen: Seen) -> Action:
        """Return the option that promises most."""
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        worth = [0.0] * len(options)
        for _ in range(WORLDS):
            world = seen.imagine(self.rng.getrandbits(60))
            for number, option in enumerate(options):
                trial = world.clone()
                trial.apply(seen.seat, option)
                worth[number] += self.value(trial, seen.seat)
        return options[max(range(len(options)), key=worth.__getitem__)]

    def value(self, state: State, seat: int) -> float:
        """Play *state* to its end at random and return how much better than the best rival."""
        pick = self.rng.random
        while not state.over:
            for other in state.deciding:
                options = state.decision(other).options
                state.apply(other, options[int(pick() * len(options))])
        outcome = state.outcome
        assert outcome is not None
        rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
        return outcome.scores[seat] - max(rivals)


def play(players: list[Player], seed: int) -> State:
    """Return the end of a game between *players*."""
    state = areopolis.game(GAME).new(len(players), seed)
    while not state.over:
        seat = state.deciding[0]
        state.play(seat, players[seat].choose(Seen(state, seat)))
    return state


def main(seats: str = "3", seed: str = "7") -> None:
    """Let the player sit on seat 0 against random players."""
    players: list[Player] = [RolloutPlayer(GAME, int(seed))]
    players += [RandomPlayer(int(seed) + seat) for seat in range(1, int(seats))]
    outcome = play(players, int(seed)).outcome
    assert outcome is not None
    print(f"scores {list(outcome.scores)}, won by {list(outcome.winners)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
