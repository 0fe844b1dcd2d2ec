"""Dig Deep, assembled: the Game that its kit hands out."""

from __future__ import annotations

from pathlib import Path

from pithead.core.api import Detail, Game, Options, State, check_options
from pithead.games.dig_deep import absurd, details, meta, scene, tables
from pithead.games.dig_deep.scene_types import Scene
from pithead.games.dig_deep.state import DigDeep, set_up
from pithead.games.dig_deep.verbs import REASONS, Phase, action_space, event_types, outcome_space


class DigDeepGame(Game):
    """Dig Deep with one content pack."""

    def __init__(self, pack: Path | None = None) -> None:
        self.pack_path = pack
        self.tables = tables.load(pack)
        self.info = meta.info(self.tables.info)
        kinds, dice = self.tables.kind_names, self.tables.die_names
        self.actions = action_space(kinds, dice)
        self.outcomes = outcome_space(kinds, dice)
        self.events = event_types(kinds, dice)
        self.reasons = REASONS
        self.absurd_moves = absurd.MOVES

    def new(self, seats: int, options: Options | None = None) -> DigDeep:
        values = check_options(self.info, seats, options)
        return set_up(self.tables, seats, int(values["turn_limit"]), int(values["stall_limit"]))

    def scene(self, view: State, seat: int) -> Scene:
        assert isinstance(view, DigDeep)
        return scene.scene(view, seat)

    def prompt(self, view: State, seat: int) -> str:
        assert isinstance(view, DigDeep)
        return scene.prompt(view, seat)

    def detail(self, view: State, seat: int, code: int) -> Detail:
        assert isinstance(view, DigDeep)
        return details.detail(self, view, seat, code)

    def closed(self, state: State) -> DigDeep:
        assert isinstance(state, DigDeep)
        out = state.clone()
        out.phase = Phase.OVER
        return out

    def absurd(self, view: State, seat: int, code: int) -> str:
        assert isinstance(view, DigDeep)
        return absurd.absurd(view, code)
