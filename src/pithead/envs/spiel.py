"""The games for OpenSpiel (extra `spiel`): importing this registers `pithead_rockwell`, `pithead_dig_deep` and
`pithead_imperial_miners` with pyspiel.

    game = pyspiel.load_game("pithead_dig_deep(players=2)")

Chance is explicit; a throw is one die after the other. Seats that choose at once come in seat order, and none sees what
the others have chosen until all have. Returns are win shares; alone they are points. The parameters of a game are
`players` and its table options; 0 or 1 for a switch.
"""

from __future__ import annotations

from array import array
from typing import Any

from pithead.extras import need

need("spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from pithead.bots.registry import encoded_games, load_encoder  # noqa: E402
from pithead.core.api import CHANCE, OVER, Event, Game, State, sees  # noqa: E402
from pithead.envs.rewards import reward_for  # noqa: E402
from pithead.envs.text import position_text  # noqa: E402
from pithead.envs.throws import LISTED, Throw, listed  # noqa: E402
from pithead.games.registry import load_game, load_kit  # noqa: E402

RECALLED = 256  # own choices in an information state's tensor, the last one first
LONGEST = 10_000  # choices and draws of a game: the longest of 45 random ones with the usual limits had 2,491
POINTS = 1_000.0  # no score is beyond that, below or above


def _type(game: Game, players: int) -> Any:
    kind, info = pyspiel.GameType, game.info
    return kind(
        short_name=f"pithead_{info.id}",
        long_name=info.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM if players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=info.max_seats,
        min_num_players=info.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": info.max_seats, **_defaults(game)},
    )


def _defaults(game: Game) -> dict[str, int | str]:
    """The options of simulated games; pyspiel's parameters know no switches in their text form."""
    values = {**{one.name: one.default for one in game.info.options}, **load_kit(game.info.id).simulation}
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}


def _options(game: Game, given: dict[str, Any]) -> dict[str, int | bool | str]:
    switches = {one.name for one in game.info.options if isinstance(one.default, bool)}
    return {name: bool(given[name]) if name in switches else given[name] for name in _defaults(game) if name in given}


class Setting:
    """What all positions of a game share; copies of a position share it too."""

    def __init__(self, game_id: str, given: dict[str, Any]) -> None:
        self.game = load_game(game_id)
        self.encoder = load_encoder(game_id)
        self.players = int(given.get("players", self.game.info.max_seats))
        self.fresh = self.game.new(self.players, _options(self.game, {**_defaults(self.game), **given}))
        self.reward = reward_for("", self.players)
        self.scales = np.array(self.encoder.layout.scales(), np.float32)

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        return self


class SpielGame(pyspiel.Game):
    """A game as pyspiel knows it; `ID` is set by `_registered`."""

    ID = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = setting = Setting(self.ID, params or {})
        alone = setting.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=int(setting.game.actions.size),
            max_chance_outcomes=LISTED,
            num_players=setting.players,
            min_utility=-POINTS if alone else 0.0,
            max_utility=POINTS if alone else 1.0,
            utility_sum=None if alone else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(setting.game, setting.players), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A position with what has been told and chosen on the way to it.

    parts   of a throw under way: what the dice before show
    known   by player: all that it has chosen and been told, a line each, in order
    chosen  by player: the codes of its choices
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.position: State = self.setting.fresh.clone()
        self.parts: list[int] = []
        self.known = [""] * self.setting.players
        self.chosen = [array("i") for _ in range(self.setting.players)]

    # -- who must do what

    def current_player(self) -> int:
        actor = int(self.position.actor())
        return int({CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(actor, actor))

    def is_terminal(self) -> bool:
        return bool(self.position.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal(player)) if player == self.position.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = listed(self.position)
        if found:
            return [(number, p) for number, (_, p) in enumerate(found)]
        faces = Throw(self.setting.game, self.position).faces[len(self.parts)]
        return [(face, 1 / faces) for face in range(faces)]

    def _apply_action(self, action: int) -> None:
        actor = int(self.position.actor())
        if actor != CHANCE:
            self.chosen[actor].append(action)
            self.known[actor] += f"{self.setting.game.actions.format(action)}\n"
            self._apply(actor, action)
            return
        found = listed(self.position)
        if found:
            self._apply(CHANCE, found[action][0])
            return
        throw = Throw(self.setting.game, self.position)
        self.parts.append(action)
        if len(self.parts) == len(throw.faces):
            self._apply(CHANCE, throw.outcome(self.parts))
            self.parts = []

    def _apply(self, actor: int, code: int) -> None:
        events: list[Event] = []
        self.position.log = events
        self.position.apply(actor, code)
        self.position.log = None
        for event in events:
            line = f"{self.setting.game.events[event.kind].name}{list(event.args)}\n"
            for player in range(self.setting.players):
                if sees(player, event.seen_by):
                    self.known[player] += line

    def returns(self) -> list[float]:
        return self.setting.reward.of(self.position) if self.is_terminal() else [0.0] * self.setting.players

    # -- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.setting.game.actions.format(action))
        found = listed(self.position)
        return str(self.setting.game.outcomes.format(found[action][0])) if found else f"die {action + 1}"

    def __str__(self) -> str:
        return f"{self.setting.game.info.id} {self.position.key().hex()} {self.parts}"


class Observer:
    """What a player sees, as pyspiel's observers have it: a tensor with named parts, or a string.

    `view` is the encoder's row, scaled. With perfect recall the tensor has the player's own last choices besides, and
    the string everything that it was told.
    """

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, it was given {params}")
        self.setting = setting
        self.recall = bool(kind.perfect_recall)
        size = setting.encoder.layout.size
        self.row = np.zeros(size, np.int16)
        self.tensor = np.zeros(size + (RECALLED if self.recall else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self.recall:
            self.dict["choices"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        self.setting.encoder.encode(state.position.view(player), player, self.row.data)
        np.divide(self.row, self.setting.scales, out=self.dict["view"])
        if self.recall:
            last = state.chosen[player][: -RECALLED - 1 : -1]
            self.dict["choices"][:] = 0
            self.dict["choices"][: len(last)] = (np.array(last, np.float32) + 1) / self.setting.game.actions.size

    def string_from(self, state: SpielState, player: int) -> str:
        text = position_text(self.setting.game, state.position.view(player), player)
        dice = "".join(f" {part + 1}" for part in state.parts)
        return f"{text}{dice}\n{state.known[player]}" if self.recall else text + dice


def _registered(game_id: str) -> type[SpielGame]:
    """The class of one game, which pickles name by its place in this module."""
    name = f"Spiel{game_id.title().replace('_', '')}"
    kind = type(name, (SpielGame,), {"ID": game_id, "__module__": __name__})
    globals()[name] = kind
    game = load_game(game_id)
    pyspiel.register_game(_type(game, game.info.max_seats), kind)
    return kind


GAMES = {game_id: _registered(game_id) for game_id in encoded_games()}
