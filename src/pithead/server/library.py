"""What a client reads before it plays: games, bots, rules by clauses, texts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from pithead.games.registry import GAMES, load_game
from pithead.server import views, wire
from pithead.server.orders import bots_of
from pithead.server.refusal import Refuse

PACKAGE = Path(__file__).parent.parent
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+\d+)[^*]*\*\*\s*(.*)")
LANGUAGES = ("en", "de", "fr")


@cache
def games() -> wire.Games:
    """Every game with its bots."""
    return wire.Games([views.game_info(load_game(game), bots_of(game)) for game in GAMES])


def _rules_file(game: str, lang: str) -> Path:
    """The rules in a language where there are any, else in English; beside the game's code or in the repository's docs."""
    stem = game.replace("_", "-")
    for name, doc in ((f"rules.{lang}.md", f"{stem}.{lang}.md"), ("rules.md", f"{stem}.md")):
        for path in (PACKAGE / "games" / game / name, PACKAGE.parent.parent / "docs" / "rules" / doc):
            if path.is_file():
                return path
    raise Refuse("not_found", f"there are no rules of '{game}' here")


@cache
def rules(game: str, lang: str) -> wire.Rules:
    """The rules of a game, clause by clause; a clause's tables and examples belong to it."""
    if game not in GAMES:
        raise Refuse("not_found", f"there is no game '{game}'")
    clauses: list[wire.Clause] = []
    section, id, rows = "", "", list[str]()

    def close() -> None:
        if id:
            clauses.append(wire.Clause(id, section, "\n".join(rows).strip()))

    for line in _rules_file(game, lang).read_text(encoding="utf-8").splitlines():
        found = CLAUSE.match(line)
        if found or line.startswith("#"):
            close()
            id, rows = (found.group(1), [found.group(2)]) if found else ("", [])
            section = section if found else line.lstrip("# ").strip()
        else:
            rows.append(line)
    close()
    return wire.Rules(game, lang, clauses)


@cache
def words(game: str, lang: str) -> wire.Words:
    """What the content pack of a game says in a language."""
    if game not in GAMES:
        raise Refuse("not_found", f"there is no game '{game}'")
    found = load_game(game).pack_words(lang)
    effects = {key: [wire.EffectWords(one.effect, one.text, one.short) for one in many] for key, many in found.effects.items()}
    return wire.Words(game, lang, found.names, effects)


@cache
def texts(lang: str) -> wire.Texts:
    """The catalogues of a language."""
    if lang not in LANGUAGES:
        raise Refuse("not_found", f"there is no language '{lang}': there is {', '.join(LANGUAGES)}")
    folder = PACKAGE / "locales" / lang
    return wire.Texts(lang, {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))})
