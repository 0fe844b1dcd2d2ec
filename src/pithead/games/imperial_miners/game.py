"""Imperial Miners, assembled: the Game that its kit hands out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pithead.core.api import Detail, Game, Options, PackWords, State, check_options
from pithead.games.imperial_miners import absurd, details, meta, scene, tables
from pithead.games.imperial_miners.effects import signs, text
from pithead.games.imperial_miners.scene_types import Scene
from pithead.games.imperial_miners.state import ImperialMiners, set_up
from pithead.games.imperial_miners.tables import LANGUAGES
from pithead.games.imperial_miners.verbs import REASONS, Phase, action_space, event_types, outcome_space


class ImperialMinersGame(Game):
    """Imperial Miners with one content pack."""

    def __init__(self, pack: Path | None = None) -> None:
        self.pack_path = pack
        t = self.tables = tables.load(pack)
        self.info = meta.info(t.info)
        self.actions = action_space(t.card_ids, t.event_ids, t.board_ids)
        self.outcomes = outcome_space(t.card_ids, t.event_ids, t.board_ids)
        self.events = event_types(t.card_ids, t.event_ids, t.board_ids, t.branch_ids, len(t.programs[t.surface]))
        self.reasons = REASONS
        self.absurd_moves = absurd.MOVES

    def new(self, seats: int, options: Options | None = None) -> ImperialMiners:
        values = check_options(self.info, seats, options)
        return set_up(self.tables, seats, int(values["first_game"]))

    def word(self, domain: str, label: str, lang: str) -> str:
        """The pack's names of cards, events, Progress boards and places of the Surface; effects and places in words."""
        t = self.tables
        which = LANGUAGES.index(lang)
        if domain in ("card", "neighbour") and label in t.card_ids:
            return t.card_names[t.card_ids.index(label)][which]
        if domain == "event" and label in t.event_ids:
            return t.event_names[t.event_ids.index(label)][which]
        if domain == "board" and label in t.board_ids:
            return t.board_names[2 * t.board_ids.index(label)][which]
        if domain == "branch":
            return text.effect_phrase(self, label, lang)
        if domain == "work":
            return signs.places(t, lang)[int(label) - 1]
        return text.place_text(label, lang) if domain == "place" else ""

    def phrase(self, verb: str, preview: Mapping[str, object], lang: str) -> str:
        """An effect by its words: "draw 3 cards"."""
        return text.effect_phrase(self, str(preview["effect"]), lang) if verb == "resolve" else ""

    def pack_words(self, lang: str) -> PackWords:
        return signs.pack_words(self.tables, lang)

    def scene(self, view: State, seat: int) -> Scene:
        assert isinstance(view, ImperialMiners)
        return scene.scene(view, seat)

    def prompt(self, view: State, seat: int) -> str:
        assert isinstance(view, ImperialMiners)
        return scene.prompt(view, seat)

    def detail(self, view: State, seat: int, code: int) -> Detail:
        assert isinstance(view, ImperialMiners)
        return details.detail(self, view, seat, code)

    def closed(self, state: State) -> ImperialMiners:
        assert isinstance(state, ImperialMiners)
        out = state.clone()
        out.phase = Phase.OVER
        out.open = 0
        return out

    def absurd(self, view: State, seat: int, code: int) -> str:
        assert isinstance(view, ImperialMiners)
        return absurd.absurd(view, seat, code)
