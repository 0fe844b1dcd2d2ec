"""Nuggets, assembled: the Game that its kit hands out."""

from __future__ import annotations

from pathlib import Path

from pithead.core.api import Detail, Game, Options, State, check_options
from pithead.games._template import absurd, details, meta, scene, tables
from pithead.games._template.scene_types import Scene
from pithead.games._template.state import Nuggets, set_up
from pithead.games._template.verbs import REASONS, Phase, action_space, event_types, outcome_space


class NuggetsGame(Game):
    """Nuggets with one content pack."""

    def __init__(self, pack: Path | None = None) -> None:
        self.pack_path = pack
        self.tables = tables.load(pack)
        self.info = meta.info(self.tables.info)
        cards, nuggets = self.tables.card_names, self.tables.nugget_names
        self.actions = action_space(cards)
        self.outcomes = outcome_space(cards, nuggets)
        self.events = event_types(cards, nuggets)
        self.reasons = REASONS
        self.absurd_moves = absurd.MOVES

    def new(self, seats: int, options: Options | None = None) -> Nuggets:
        values = check_options(self.info, seats, options)
        return set_up(self.tables, seats, int(values["rounds"]))

    def scene(self, view: State, seat: int) -> Scene:
        assert isinstance(view, Nuggets)
        return scene.scene(self, view, seat)

    def prompt(self, view: State, seat: int) -> str:
        assert isinstance(view, Nuggets)
        return scene.prompt(view)

    def detail(self, view: State, seat: int, code: int) -> Detail:
        assert isinstance(view, Nuggets)
        return details.detail(self, view, seat, code)

    def closed(self, state: State) -> Nuggets:
        assert isinstance(state, Nuggets)
        out = state.clone()
        out.phase = Phase.OVER
        return out

    def absurd(self, view: State, seat: int, code: int) -> str:
        assert isinstance(view, Nuggets)
        return absurd.absurd(view, seat, code)
