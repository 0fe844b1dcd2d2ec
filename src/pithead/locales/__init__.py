"""Every word a person reads: Fluent catalogues in English, German and French, one set for terminal, server and browser.

The first part of a message id names its catalogue: `dig_deep-move-mine` is in `locales/<lang>/dig_deep.ftl`.
What a language lacks is said in English.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path

from pithead.core.actions import Domain, Move
from pithead.core.api import Game, Json
from pithead.locales.fluent import Catalogue

LANGUAGES = ("en", "de", "fr")
FOLDER = Path(__file__).parent
NOTHING: Mapping[str, object] = {}


@cache
def _catalogue(lang: str, name: str) -> Catalogue | None:
    path = FOLDER / lang / f"{name}.ftl"
    return Catalogue(lang, path.read_text(encoding="utf-8")) if path.is_file() else None


def preferred_language() -> str:
    """The language of the environment (PITHEAD_LANG, then the locale), else English."""
    for name in ("PITHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


class Texts:
    """The words of one language."""

    def __init__(self, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"there is no language '{lang}': there is {', '.join(LANGUAGES)}")
        self.lang = lang

    def _find(self, id: str) -> Catalogue | None:
        name = id.partition("-")[0]
        for lang in (self.lang, "en"):
            catalogue = _catalogue(lang, name)
            if catalogue is not None and id in catalogue:
                return catalogue
        return None

    def has(self, id: str) -> bool:
        """Whether there is such a message, if only in English."""
        return self._find(id) is not None

    def msg(self, id: str, /, **args: str | int) -> str:
        """The message with its variables filled in; LookupError where there is none or a variable is missing."""
        catalogue = self._find(id)
        if catalogue is None:
            raise LookupError(f"there is no message '{id}'")
        try:
            return catalogue.format(id, args)
        except LookupError as error:
            raise LookupError(f"{id}: {error}") from None

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one sentence."""
        return self.msg("common-comma").join(items)

    # -- the names of a game

    def title(self, game: Game) -> str:
        return self.msg(f"{game.info.id}-title")

    def label(self, game: Game, domain: str, label: str) -> str:
        """The word for one label of a domain, from the content pack or the catalogue; the label itself where it needs
        none.
        """
        named = game.word(domain, label, self.lang)
        if named:
            return named
        id = f"{game.info.id}-{domain}-{label}"
        return self.msg(id) if self.has(id) else label

    def verb(self, game: Game, verb: str) -> str:
        """A verb as a heading; the word one types where there is no other."""
        return self.label(game, "verb", verb)

    def move(self, game: Game, move: Move, names: Sequence[str] = (), preview: Mapping[str, object] = NOTHING) -> str:
        """A move as a phrase: `Mine column c`. The words may also use what its preview names (where a crew is); or a
        game says by it what the move does.
        """
        said = game.phrase(move.verb, preview, self.lang) if preview else ""
        if said:
            return said
        shown = {
            name: self.label(game, name, value) if isinstance(value, str) else value
            for name, value in preview.items()
            if isinstance(value, str | int)
        }
        return self.msg(f"{game.info.id}-move-{move.verb}", **{**shown, **self._args(game, move, names)})

    def run(
        self,
        game: Game,
        moves: Sequence[Move],
        names: Sequence[str] = (),
        previews: Sequence[Mapping[str, object]] = (),
    ) -> str:
        """Moves that make one choice, as one phrase: `Bid 2 zinc, 1 copper`. What is nothing of it is not said, nor
        what only ends it. `previews` are those of the moves.
        """
        id = f"{game.info.id}-run-{moves[0].verb}"
        if len(moves) == 1 or not self.has(id):
            shown = previews or [NOTHING] * len(moves)
            return self.listed([self.move(game, move, names, one) for move, one in zip(moves, shown, strict=True)])
        args: dict[str, str | int] = {}
        parts = []
        for move in moves:
            own = self._args(game, move, names)
            args.update(own)
            if own and 0 not in own.values():
                part = f"{game.info.id}-part-{move.verb}"
                parts.append(self.msg(part, **own) if self.has(part) else self.move(game, move, names))
        return self.msg(id, **{**args, "some": len(parts), "parts": self.listed(self._folded(parts))})

    def _folded(self, parts: Sequence[str]) -> list[str]:
        """What comes several times running is said once: `b twice`."""
        runs = [(part, len(list(alike))) for part, alike in groupby(parts)]
        return [self.msg("common-repeated", part=part, n=n) if n > 1 else part for part, n in runs]

    def _args(self, game: Game, move: Move, names: Sequence[str]) -> dict[str, str | int]:
        verb = game.actions.by_name[move.verb]
        return {a.name: self.value(game, a.domain, label, names) for a, label in zip(verb.args, move.args, strict=True)}

    def explain(self, game: Game, verb: str) -> str:
        """One sentence on what a verb does."""
        return self.msg(f"{game.info.id}-help-{verb}")

    def because(self, game: Game, reason: str, args: Mapping[str, Json], names: Sequence[str] = ()) -> str:
        """Why a choice is advised: a message with its arguments. Each is a number, a label of the domain it is named
        after, a message of its own (its id, or `{"id", "args"}`), or a list of these; `names` are the seats' names.
        """
        return self.msg(reason, **{name: self._argument(game, name, value, names) for name, value in args.items()})

    def _argument(self, game: Game, name: str, value: Json, names: Sequence[str]) -> str | int:
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            *first, last = [str(self._argument(game, name, one, names)) for one in value] or [self.msg("common-none")]
            return self.msg("common-and").join([self.listed(first), last]) if first else last
        if isinstance(value, dict):
            own = value["args"]
            assert isinstance(own, dict)
            return self.because(game, str(value["id"]), own, names)
        label = str(value)
        if name == "seat" and label.isdigit() and int(label) <= len(names):
            return names[int(label) - 1]
        return self.msg(label) if self.has(label) else self.label(game, name, label)

    def event(self, game: Game, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """A named event (see `Table.events`) as a sentence; `names` are the seats' names."""
        kind = str(event["event"])
        row = next((e for e in game.events if e.name == kind), None)
        if row is None:  # of the table itself: somebody sat down, something was taken back
            seat = str(event["seat"])
            who = names[int(seat) - 1]
            bot = self.bot_name(str(event.get("bot", "")))
            return self.msg(f"common-event-{kind}", seat=who, name=str(event.get("name") or who), bot=bot)
        args = {name: self.value(game, domain, event.get(name), names) for name, domain in row.args}
        return self.msg(f"{game.info.id}-event-{kind}", **args, **self._pile(game, args))

    def _pile(self, game: Game, args: Mapping[str, str | int]) -> dict[str, str | int]:
        """What there is of the things that make up a pile (`<game>-pile-<name>`), in one list; `some` counts its
        parts. A part has its number without its sign, and the sign for piles that are differences.
        """
        named = [(f"{game.info.id}-pile-{name}", n) for name, n in args.items() if isinstance(n, int) and n]
        parts = [self.msg(id, n=abs(n), sign="+" if n > 0 else "−") for id, n in named if self.has(id)]
        return {"some": len(parts), "pile": self.listed(parts)}

    def bot_name(self, bot: str) -> str:
        """A bot's level or style in words; its bare name, made readable, where there are none. One that is weaker on
        purpose, `surveyor@40`, is called by how much.
        """
        _, weaker, heat = bot.partition("@")
        id = f"common-bot-at-{heat}" if weaker else f"common-bot-{bot}"
        return self.msg(id) if self.has(id) else bot.replace("-", " ").replace("_", " ").capitalize()

    def reason(self, game: Game, reason: str) -> str:
        """Why a game ended: by one of its own reasons, or by agreement."""
        own = f"{game.info.id}-reason-{reason}"
        return self.msg(own if self.has(own) else f"common-end-{reason}")

    def value(self, game: Game, domain: Domain | None, value: Json, names: Sequence[str]) -> str | int:
        """One argument in words: a seat by its name, a number as a number, a label by its word."""
        if isinstance(value, list):
            return self.listed([str(self.value(game, domain, v, names)) for v in value if v is not None])
        if value is None:
            return self.msg("common-none")
        if domain is None:
            return value if isinstance(value, int) else str(value)
        label = str(value)
        if domain.name == "seat" and label.isdigit() and int(label) <= len(names):
            return names[int(label) - 1]
        word = self.label(game, domain.name, label)
        return int(word) if word.lstrip("+-").isdigit() else word
