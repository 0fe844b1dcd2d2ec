"""The games for OpenSpiel (extra `spiel`): importing this registers `pithead_rockwell`, `pithead_dig_deep` and
`pithead_imperial_miners` with pyspiel, and `…_small`, the small variant of each.

    game = pyspiel.load_game("pithead_dig_deep(players=2)")
    game = pyspiel.load_game("pithead_dig_deep_small")

Chance is explicit; a throw is one die after the other. Seats that choose at once come in seat order, and none sees what
the others have chosen until all have. Returns are win shares; alone they are points. The parameters of a game are

players  how many
pack     a content pack: the name of one that comes with the game, or a path; "" is the game's own
settled  luck that is drawn before the game and known to all, the same in every game: streams joined by +
         (`layout+first control`), see throws.Luck
and its table options; 0 or 1 for a switch
"""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

from pithead.extras import need

need("spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from pithead.bots.registry import encoded_games, load_encoder  # noqa: E402
from pithead.core.api import CHANCE, OVER, Event, Game, State, sees  # noqa: E402
from pithead.envs.rewards import reward_for  # noqa: E402
from pithead.envs.text import position_text  # noqa: E402
from pithead.envs.throws import LISTED, Luck, Odds, Throw  # noqa: E402
from pithead.envs.variants import SMALL, VARIANTS, Variant  # noqa: E402
from pithead.games.packs import shipped_pack  # noqa: E402
from pithead.games.registry import load_game, load_kit  # noqa: E402

RECALLED = 256  # own choices in an information state's tensor, the last one first
TOLD = 512  # numbers of what was told in an information state's tensor, the last one first
AMOUNT = 100  # what divides them
LONGEST = 10_000  # choices and draws of a game: the longest of 45 random ones with the usual limits had 2,491
POINTS = 1_000.0  # no score is beyond that, below or above


def _type(game_id: str, name: str, players: int, defaults: dict[str, int | str]) -> Any:
    kind, info = pyspiel.GameType, load_game(game_id).info
    return kind(
        short_name=name,
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
        parameter_specification=defaults,
    )


def _defaults(game_id: str, variant: Variant | None = None) -> dict[str, int | str]:
    """The parameters as they are where nothing is said; pyspiel's know no switches in their text form."""
    info = load_game(game_id).info
    values = {**{one.name: one.default for one in info.options}, **load_kit(game_id).simulation}
    out: dict[str, int | bool | str] = {"players": info.max_seats, "pack": "", "settled": "", **values}
    if variant is not None:
        out |= {"players": variant.seats, "pack": SMALL, "settled": "+".join(variant.settled), **variant.options}
    return {name: int(value) if isinstance(value, bool) else value for name, value in out.items()}


def _options(game: Game, given: dict[str, Any]) -> dict[str, int | bool | str]:
    """Those of the table among the parameters."""
    return {
        one.name: bool(given[one.name]) if isinstance(one.default, bool) else given[one.name]
        for one in game.info.options
    }


def _pack(game_id: str, name: str) -> Path | None:
    """A pack by the name it has beside the game's own, or by its path."""
    if not name:
        return None
    return shipped_pack(game_id, name) if "/" not in name and not Path(name).exists() else Path(name)


class Setting:
    """What all positions of a game share; copies of a position share it too. Saved, it is what it was made from."""

    def __init__(self, game_id: str, given: dict[str, Any]) -> None:
        self.made_from = (game_id, given)
        self.game = load_game(game_id, _pack(game_id, str(given["pack"])))
        self.encoder = load_encoder(game_id)
        self.players = int(given["players"])
        self.fresh = self.game.new(self.players, _options(self.game, given))
        self.luck = Luck(self.game, [name for name in str(given["settled"]).split("+") if name])
        self.reward = reward_for("", self.players)
        self.scales = np.array(self.encoder.layout.scales(), np.float32)

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        return self

    def __reduce__(self) -> tuple[type[Setting], tuple[str, dict[str, Any]]]:
        return Setting, self.made_from


class SpielGame(pyspiel.Game):
    """A game as pyspiel knows it; the rest is set by `_register`."""

    ID = ""
    NAME = ""
    DEFAULTS: dict[str, int | str] = {}

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = setting = Setting(self.ID, {**self.DEFAULTS, **(params or {})})
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
        super().__init__(_type(self.ID, self.NAME, setting.players, self.DEFAULTS), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """None for what there is not, as pyspiel has it: what all see alone, or what a player alone sees."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.setting, bool(kind.perfect_recall), params)


class SpielState(pyspiel.State):
    """A position with what has been told and chosen on the way to it.

    throw   under way, or None; parts: what the dice before show
    known   by player: all that it has chosen and been told, a line each, in order
    chosen  by player: the codes of its choices
    told    by player: its events as numbers, each with its kind, how many numbers follow, and these
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.position: State = self.setting.fresh.clone()
        self.throw: Throw | None = None
        self.parts: list[int] = []
        self.known = [""] * self.setting.players
        self.chosen = [array("i") for _ in range(self.setting.players)]
        self.told = [array("i") for _ in range(self.setting.players)]

    # -- who must do what

    def current_player(self) -> int:
        actor = int(self.position.actor())
        return int({CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(actor, actor))

    def is_terminal(self) -> bool:
        return bool(self.position.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal(player)) if player == self.position.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self._listed()
        if found:
            return [(number, p) for number, (_, p) in enumerate(found)]
        return self._thrown().odds[len(self.parts)]

    def _listed(self) -> Odds:
        """All outcomes, as codes of the rules; none in a throw."""
        return [] if self.throw is not None else self.setting.luck.listed(self.position)

    def _thrown(self) -> Throw:
        if self.throw is None:
            self.throw = Throw(self.setting.game, self.position)
        return self.throw

    def _apply_action(self, action: int) -> None:
        actor = int(self.position.actor())
        if actor != CHANCE:
            self.chosen[actor].append(action)
            self.known[actor] += f"{self.setting.game.actions.format(action)}\n"
            self._apply(actor, action)
            return
        found = self._listed()
        if found:
            self._apply(CHANCE, found[action][0])
            return
        throw = self._thrown()
        self.parts.append(action)
        if len(self.parts) == len(throw.odds):
            self._apply(CHANCE, throw.outcome(self.parts))
            self.throw, self.parts = None, []

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
                    self.told[player].extend((event.kind, len(event.args), *event.args))

    def returns(self) -> list[float]:
        return self.setting.reward.of(self.position) if self.is_terminal() else [0.0] * self.setting.players

    # -- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.setting.game.actions.format(action))
        found = self._listed()
        return str(self.setting.game.outcomes.format(found[action][0])) if found else f"die {action + 1}"

    def __str__(self) -> str:
        return f"{self.setting.game.info.id} {self.position.key().hex()} {self.parts}"


class Observer:
    """What a player sees, as pyspiel's observers have it: a tensor with named parts, or a string.

    `view` is the encoder's row, scaled. With perfect recall the tensor has besides which player it is, that player's
    own last choices and what it was told last; the string has all of both.
    """

    def __init__(self, setting: Setting, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, it was given {params}")
        self.setting = setting
        self.recall = recall
        size, players = setting.encoder.layout.size, setting.players
        self.row = np.zeros(size, np.int16)
        parts = {"view": size, **({"player": players, "choices": RECALLED, "told": TOLD} if recall else {})}
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict = dict(zip(parts, np.split(self.tensor, np.cumsum(list(parts.values()))[:-1]), strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        self.setting.encoder.encode(state.position.view(player), player, self.row.data)
        np.divide(self.row, self.setting.scales, out=self.dict["view"])
        if self.recall:
            self.dict["player"][:] = 0
            self.dict["player"][player] = 1
            _last_first(state.chosen[player], self.setting.game.actions.size, self.dict["choices"])
            _last_first(state.told[player], AMOUNT, self.dict["told"])

    def string_from(self, state: SpielState, player: int) -> str:
        text = position_text(self.setting.game, state.position.view(player), player)
        dice = "".join(f" {part + 1}" for part in state.parts)
        return f"{text}{dice}\n{state.known[player]}" if self.recall else text + dice


def _last_first(numbers: array[int], scale: int, out: NDArray[np.float32]) -> None:
    """As many of the last numbers as there is room for; each one more than it is, so that nothing is 0."""
    last = numbers[: -len(out) - 1 : -1]
    out[:] = 0
    out[: len(last)] = (np.array(last, np.float32) + 1) / scale


def _register(game_id: str, variant: Variant | None = None) -> None:
    """Makes the class of one game, which pickles name by its place in this module, and tells pyspiel of it."""
    own = game_id if variant is None else f"{game_id}_{SMALL}"
    name, defaults = f"pithead_{own}", _defaults(game_id, variant)
    inside = {"ID": game_id, "NAME": name, "DEFAULTS": defaults, "__module__": __name__}
    kind = type(f"Spiel{own.title().replace('_', '')}", (SpielGame,), inside)
    globals()[kind.__name__] = kind
    pyspiel.register_game(_type(game_id, name, int(defaults["players"]), defaults), kind)


for _game in encoded_games():
    _register(_game)
for _game, _variant in VARIANTS.items():
    _register(_game, _variant)
