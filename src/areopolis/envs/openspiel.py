"""OpenSpiel: every game as one of its Python games.

import pyspiel
from areopolis.envs import openspiel
game = pyspiel.load_game("python_<name>(players=4)")

One chance node deals the whole game: it picks the seed, and all later chance follows from it,
hidden from everybody. Options of the rules are parameters of the game.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from areopolis.core.document import canonical
from areopolis.core.game import Game
from areopolis.core.state import State
from areopolis.envs.run import SEEDS, Run
from areopolis.library import game as find_game
from areopolis.library import game_ids

# How many deals the chance node has, unless the parameter says otherwise.
DEALS: Final = 1000
# How the signs of OpenSpiel's own notation are written in the values of options.
SIGNS: Final = str.maketrans({"=": ":", ",": ";", "(": "[", ")": "]"})


@cache
def shared_game(game_id: str) -> Game:
    """Return the game *game_id*, made once."""
    return find_game(game_id)


def put_down(game_id: str, position: dict[str, Any]) -> Held:
    """Return what holds the state of a position document."""
    return Held(shared_game(game_id).from_dict(position))


class Held:
    """A state of ours within one of OpenSpiel's, which copies and saves by Python's own means."""

    def __init__(self, state: State | None) -> None:
        """Hold *state*; None before the deal."""
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.state is None:
            return Held, (None,)
        return put_down, (self.state.game.id, self.state.to_dict())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One state of a game; before the deal it is a chance node."""

    def __init__(self, game: Any) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self.held = Held(None)

    # OpenSpiel copies the fields of a state with it; the game and its encoding are shared.

    @property
    def run(self) -> Run:
        """The game and its encoding."""
        run: Run = self.get_game().run
        return run

    @property
    def state(self) -> State | None:
        """Our state; None before the deal."""
        return self.held.state

    def current_player(self) -> int:
        """Return who acts next: chance, a seat, or nobody any more."""
        state = self.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.deciding[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each with the same chance."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state
        assert state is not None, "chance deals first"
        return sorted(self.run.codes.legal(state.decision(player)))

    def _apply_action(self, action: int) -> None:
        state = self.state
        run = self.run
        if state is None:
            self.held = Held(run.game.new(run.seats, action, run.options))
            return
        player = state.deciding[0]
        state.apply(player, run.codes.option(state.decision(player), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.run.codes.names[action]

    def returns(self) -> list[float]:
        """Return what each seat has got."""
        return self.run.rewards_in(self.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state that looks the same to *player*; the rest is dealt anew."""
        twin: SpielState = self.clone()
        state = self.state
        if state is not None:
            twin.held = Held(state.determinize(player, int(sampler() * SEEDS)))
        return twin

    def __str__(self) -> str:
        state = self.state
        return "before the deal" if state is None else canonical(state.view(None))


class SpielObserver:
    """What a seat sees: the encoding's numbers, whole and by piece, and the view as a string."""

    def __init__(self, run: Run, params: dict[str, Any] | None) -> None:
        """Prepare the tensor and its pieces."""
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        self.run = run
        self.tensor = np.zeros(run.size, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.start : piece.start + piece.size].reshape(piece.shape)
            for piece in run.encoding.layout.pieces
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what *player* sees in *state*."""
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.run.observe_in(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what *player* sees in *state*."""
        return "" if state.state is None else canonical(state.state.view(player))


def short_name(game_id: str) -> str:
    """Return what OpenSpiel calls the game."""
    return f"python_{game_id.replace('-', '_')}"


def spoken(value: Any) -> Any:
    """Return the value of an option without the signs that OpenSpiel reads as its own."""
    return value.translate(SIGNS) if isinstance(value, str) else value


def meant(game: Game, name: str, value: Any) -> Any:
    """Return the value of the option *name* that is spoken as *value*."""
    for one in game.option_values().get(name, ()):
        if spoken(one) == value and type(one) is type(value):
            return one
    return value


def utility_of(run: Run) -> Any:
    """Return what the utilities of the seats have to do with each other.

    Even rivals can all lose in some games, so that nothing is told of their sum.
    """
    kinds = pyspiel.GameType.Utility
    return kinds.IDENTICAL if run.is_shared() else kinds.GENERAL_SUM


def game_type(game: Game, utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    """Return OpenSpiel's description of *game*; options and seats may settle its *utility*."""
    least = game.seats[0]
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.id),
        long_name=game.id,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, least),
            "deals": DEALS,
            **{name: spoken(allowed[0]) for name, allowed in game.option_values().items()},
        },
    )


def register(game_id: str) -> None:
    """Make *game_id* known to OpenSpiel."""
    kind = game_type(shared_game(game_id))

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """The game, with its seats, deals and options as parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = dict(params or {})
            self.deals = chosen.get("deals", DEALS)
            if self.deals < 1:
                raise ValueError(f"deals must be at least 1, not {self.deals}")
            options = {
                name: meant(shared_game(game_id), name, value)
                for name, value in chosen.items()
                if name not in ("players", "deals")
            }
            self.run = Run(game_id, chosen.get("players"), options)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.run.actions,
                max_chance_outcomes=self.deals,
                num_players=self.run.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=self.run.encoding.longest,
            )
            super().__init__(game_type(self.run.game, utility_of(self.run)), info, chosen)

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            if iig_obs_type is not None and iig_obs_type.perfect_recall:
                raise ValueError("there is no information state, only observations")
            return SpielObserver(self.run, params)

    pyspiel.register_game(kind, SpielGame)


for _name in game_ids():
    if short_name(_name) not in pyspiel.registered_names():
        register(_name)
