"""Rockwell, assembled: the Game that its kit hands out."""

from __future__ import annotations

from pathlib import Path

from pithead.core.api import Detail, Game, Options, State, check_options
from pithead.games.rockwell import absurd, details, meta, scene, tables
from pithead.games.rockwell.scene_types import Scene
from pithead.games.rockwell.state import Rockwell, set_up
from pithead.games.rockwell.verbs import REASONS, Phase, action_space, event_types, outcome_space
from pithead.games.rockwell.view import uncounted


class RockwellGame(Game):
    """Rockwell with one content pack."""

    def __init__(self, pack: Path | None = None) -> None:
        self.pack_path = pack
        self.tables = tables.load(pack)
        self.info = meta.info(self.tables.info)
        self.actions = action_space()
        self.outcomes = outcome_space(self.tables.back_names, self.tables.card_names)
        self.events = event_types(self.tables.back_names, self.tables.card_names, self.tables.goal_names)
        self.reasons = REASONS
        self.absurd_moves = absurd.MOVES

    def new(self, seats: int, options: Options | None = None) -> Rockwell:
        values = check_options(self.info, seats, options)
        return set_up(
            self.tables,
            seats,
            int(values["turn_limit"]),
            int(values["one_crew_per_border"]),
            int(values["open_stocks"]),
            int(values["tile_powers"] == "low"),
        )

    def scene(self, view: State, seat: int) -> Scene:
        assert isinstance(view, Rockwell)
        return scene.scene(view, seat)

    def prompt(self, view: State, seat: int) -> str:
        assert isinstance(view, Rockwell)
        return scene.prompt(view, seat)

    def detail(self, view: State, seat: int, code: int) -> Detail:
        assert isinstance(view, Rockwell)
        return details.detail(self, view, seat, code)

    def uncounted(self, view: State, seat: int) -> Rockwell:
        assert isinstance(view, Rockwell)
        return uncounted(view, seat)

    def closed(self, state: State) -> Rockwell:
        assert isinstance(state, Rockwell)
        out = state.clone()
        out.phase = Phase.OVER
        return out

    def absurd(self, view: State, seat: int, code: int) -> str:
        assert isinstance(view, Rockwell)
        return absurd.absurd(view, seat, code)
