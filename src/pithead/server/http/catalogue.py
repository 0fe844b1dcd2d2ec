"""What a client reads before it plays: games, bots, rules by clauses, texts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from pithead.bots.registry import levels, named_levels, styles
from pithead.core.api import Game
from pithead.games import clauses
from pithead.games.packs import Pack, core_pack
from pithead.games.registry import GAMES, load_game
from pithead.server import wire
from pithead.server.refusals import RefusalError
from pithead.table.lesson import lessons

PACKAGE = Path(__file__).parents[2]
_HEAD = re.compile(rf"^\*\*{clauses.ID.pattern}[^*]*\*\*\s*")  # a clause without its number
LANGUAGES = ("en", "de", "fr")


@cache
def games() -> wire.Games:
    """Every game with its bots."""
    return wire.Games([_game_info(load_game(game)) for game in GAMES])


@cache
def rules(game: str, lang: str) -> wire.Rules:
    """The rules of a game, in short and clause by clause; in English where they are not translated."""
    if game not in GAMES:
        raise RefusalError("not_found", f"there is no game '{game}'")
    sections = _sections(game, lang)
    found = clauses.clauses(game, lang)
    rows = [wire.Clause(id, sections[id], _HEAD.sub("", text)) for id, text in found.items()]
    return wire.Rules(game, lang, clauses.short_rules(game, lang), rows)


def _sections(game: str, lang: str) -> dict[str, str]:
    """The heading that each clause first stands under."""
    out: dict[str, str] = {}
    heading = ""
    for line in clauses.rules_file(game, lang).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ").replace("`", "").strip()
        for id in clauses.ID.findall(line):
            if line.startswith((f"- **{id}", f"| {id}", f"|{id}")):
                out.setdefault(id, heading)
    return out


@cache
def pack_rows(game: str) -> wire.PackRows:
    """All components of a game, as its core pack has them."""
    if game not in GAMES:
        raise RefusalError("not_found", f"there is no game '{game}'")
    pack = Pack(core_pack(game))
    return wire.PackRows(game, pack.name, pack.plain_rows())


@cache
def words(game: str, lang: str) -> wire.Words:
    """What the content pack of a game says in a language."""
    if game not in GAMES:
        raise RefusalError("not_found", f"there is no game '{game}'")
    found = load_game(game).pack_words(lang)
    effects = {
        id: [wire.EffectWords(one.effect, one.verbs, one.text, one.short, one.symbols, one.clauses) for one in branches]
        for id, branches in found.effects.items()
    }
    return wire.Words(game, lang, found.names, effects)


@cache
def texts(lang: str) -> wire.Texts:
    """The catalogues of a language."""
    if lang not in LANGUAGES:
        raise RefusalError("not_found", f"there is no language '{lang}': there is {', '.join(LANGUAGES)}")
    folder = PACKAGE / "locales" / lang
    return wire.Texts(lang, {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))})


def _game_info(game: Game) -> wire.GameInfo:
    """What the lobby shows of a game."""
    info = game.info
    options = [wire.OptionInfo(o.name, o.default, o.clause, list(o.choices), o.low, o.high) for o in info.options]
    verbs = [wire.Verb(v.name, [a.name for a in v.args], v.clause, v.kind) for v in game.actions.verbs]
    pack = wire.PackFigures(info.pack.name, info.pack.digest, info.pack.printed, info.pack.reconstructed)
    return wire.GameInfo(
        info.id,
        info.title,
        info.prefix,
        info.min_seats,
        info.max_seats,
        options,
        info.rules_version,
        pack,
        info.stage,
        levels(info.id),
        [wire.Level(level, bot) for level, bot in named_levels(info.id).items()],
        styles(info.id),
        lessons(info.id),
        verbs,
    )
