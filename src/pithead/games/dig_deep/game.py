"""Dig Deep, assembled: the Game that its kit hands out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pithead.core.api import Detail, Game, Json, Options, State, check_options
from pithead.games.dig_deep import absurd, details, meta, scene, tables
from pithead.games.dig_deep.scene_types import Scene
from pithead.games.dig_deep.state import DigDeep, set_up
from pithead.games.dig_deep.verbs import REASONS, action_space, event_types, outcome_space


class DigDeepGame(Game):
    """Dig Deep with one content pack."""

    def __init__(self, pack: Path | None = None) -> None:
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

    def load(self, data: Mapping[str, Json]) -> DigDeep:
        seats = data.get("seats")
        if not isinstance(seats, int) or not self.info.min_seats <= seats <= self.info.max_seats:
            raise ValueError(f"the field 'seats' must be {self.info.min_seats} to {self.info.max_seats}, not {seats!r}")
        state = self.new(seats)
        for name, want in state.to_json().items():
            have = data.get(name)
            if isinstance(want, list) != isinstance(have, list) and have is not None:
                raise ValueError(
                    f"the field '{name}' must be a {'list' if isinstance(want, list) else 'whole number'}, not {have!r}"
                )
            if isinstance(want, list) and isinstance(have, list) and len(have) != len(want) and name != "notes":
                raise ValueError(f"the field '{name}' must hold {len(want)} numbers, not {len(have)}")
        state.read_json(data)
        return state

    def scene(self, view: State, seat: int) -> Scene:
        assert isinstance(view, DigDeep)
        return scene.scene(view, seat)

    def prompt(self, view: State, seat: int) -> str:
        assert isinstance(view, DigDeep)
        return scene.prompt(view, seat)

    def detail(self, view: State, seat: int, code: int) -> Detail:
        assert isinstance(view, DigDeep)
        return details.detail(self, view, seat, code)

    def absurd(self, view: State, seat: int, code: int) -> str:
        assert isinstance(view, DigDeep)
        return absurd.absurd(view, code)
