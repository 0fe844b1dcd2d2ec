"""What a client reads before it plays: games, bots, rules by clauses, texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from pithead.bots.registry import able_levels, level_scale, levels, named_levels, styles
from pithead.core.api import Game, PackInfo
from pithead.core.errors import OptionError
from pithead.games import clauses
from pithead.games.packs import Pack, core_pack
from pithead.games.registry import GAMES
from pithead.lab.pack_check import check_pack, row_texts
from pithead.lab.pack_diff import Change
from pithead.server import wire
from pithead.server.packs import Packs, changed_rows, changes, foreign_bots
from pithead.server.refusals import RefusalError
from pithead.table.lesson import lessons

PACKAGE = Path(__file__).parents[2]
_HEAD = re.compile(rf"^\*\*{clauses.ID.pattern}[^*]*\*\*\s*")  # a clause without its number
LANGUAGES = ("en", "de", "fr")


@lru_cache(maxsize=4)
def games(packs: Packs) -> wire.Games:
    """Every game with its bots and the packs of a host."""
    return wire.Games([_game_info(packs, game) for game in GAMES])


def game_with(packs: Packs, game: str, wanted: str) -> Game:
    """A game with the pack that is asked for, also one that is only there for older records."""
    if game not in GAMES:
        raise RefusalError("not_found", f"there is no game '{game}'")
    try:
        return packs.find(game, wanted) or packs.chosen(game, wanted)
    except OptionError as error:
        raise RefusalError("not_found", str(error)) from None


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


@lru_cache(maxsize=16)
def pack_rows(game: Game) -> wire.PackRows:
    """All components of a game, as its pack has them."""
    pack = Pack(game.pack_path or core_pack(game.info.id))
    return wire.PackRows(game.info.id, pack.name, pack.version, pack.plain_rows())


@lru_cache(maxsize=32)
def pack_changes(game: Game, lang: str) -> wire.PackChanges:
    """What is otherwise in a game's pack than in its own, with names and texts of a language."""
    id, info = game.info.id, game.info.pack
    found = changes(game, lang)
    paths = (core_pack(id), game.pack_path) if found and game.pack_path else ()
    texts = [row_texts(check_pack(path, id), lang) for path in paths]
    return wire.PackChanges(id, info.name, info.version, [_change(one, *texts) for one in found])


def _change(one: Change, before: Mapping[str, str], now: Mapping[str, str]) -> wire.PackChange:
    fields = [wire.FieldChange(name, was, new) for name, (was, new) in one.fields.items()]
    known = one.row.rpartition(" ")[2]
    said = [texts.get(known, "") for texts in (before, now)]
    was, new = said if said[0] != said[1] else ("", "")
    return wire.PackChange(one.table, one.row, one.name, one.kind, fields, was, new)


@lru_cache(maxsize=64)
def words(game: Game, lang: str) -> wire.Words:
    """What the content pack of a game says in a language."""
    found = game.pack_words(lang)
    effects = {
        id: [wire.EffectWords(one.effect, one.verbs, one.text, one.short, one.symbols, one.clauses) for one in branches]
        for id, branches in found.effects.items()
    }
    return wire.Words(game.info.id, lang, found.names, effects)


@cache
def texts(lang: str) -> wire.Texts:
    """The catalogues of a language."""
    if lang not in LANGUAGES:
        raise RefusalError("not_found", f"there is no language '{lang}': there is {', '.join(LANGUAGES)}")
    folder = PACKAGE / "locales" / lang
    return wire.Texts(lang, {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))})


def _figures(pack: PackInfo) -> wire.PackFigures:
    return wire.PackFigures(pack.name, pack.version, pack.digest, pack.printed, pack.reconstructed)


def _offer(game: Game, transfer: bool) -> wire.PackOffer:
    able = able_levels(game, transfer)
    named = [wire.Level(level, bot) for level, bot in named_levels(game.info.id, able).items()]
    scale = level_scale(game.info.id, able)
    foreign = foreign_bots([*able, *scale], game)
    return wire.PackOffer(_figures(game.info.pack), changed_rows(game), list(able), named, scale, foreign)


def _game_info(packs: Packs, id: str) -> wire.GameInfo:
    """What the lobby shows of a game."""
    offered = packs.offered(id)
    game = offered[0]
    info = game.info
    options = [wire.OptionInfo(o.name, o.default, o.clause, list(o.choices), o.low, o.high) for o in info.options]
    verbs = [wire.Verb(v.name, [a.name for a in v.args], v.clause, v.kind) for v in game.actions.verbs]
    return wire.GameInfo(
        info.id,
        info.title,
        info.prefix,
        info.min_seats,
        info.max_seats,
        options,
        info.rules_version,
        _figures(info.pack),
        [_offer(one, packs.transfer) for one in offered],
        info.stage,
        levels(info.id),
        [wire.Level(level, bot) for level, bot in named_levels(info.id).items()],
        level_scale(info.id),
        styles(info.id),
        lessons(info.id),
        verbs,
    )
