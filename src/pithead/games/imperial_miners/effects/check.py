"""The check of a pack folder: all that is wrong with it, or every card and event in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pithead.core.api import Json
from pithead.core.errors import PackError
from pithead.games.imperial_miners import tables
from pithead.games.imperial_miners.effects import parser
from pithead.games.imperial_miners.effects.reader import LanguageError
from pithead.games.imperial_miners.effects.text import Speaker, joined
from pithead.games.imperial_miners.effects.words import LETTERS, ROMAN
from pithead.games.imperial_miners.tables import LANGUAGES, Tables
from pithead.games.kit import PackReport
from pithead.games.packs import Pack, Row


def check_pack(path: Path) -> PackReport:
    """Read a pack folder. Every declaration that cannot be read is reported at once, with row, position and what was
    expected.
    """
    report = PackReport()
    try:
        report.problems += _declarations(Pack(path))
        if not report.problems:
            _fill(report, tables.load(path))
    except PackError as error:
        report.problems.append(str(error))
    return report


def _declarations(pack: Pack) -> list[str]:
    """What is wrong with the declarations of a pack."""
    found: list[tuple[Row, str, str]] = []
    for file, table in (("cards.toml", "card"), ("events.toml", "event"), ("surface.toml", "surface")):
        found += [(row, "effect", row.text("effect")) for row in pack.rows(file, table)]
    for row in pack.rows("progress.toml", "side"):
        found += [(row, f"spaces {i + 1}", text) for i, text in enumerate(row.texts("spaces"))]
    out: list[str] = []
    for row, name, text in found:
        try:
            if row.label.startswith("event "):
                parser.parse_event(text)
            else:
                parser.parse(text)
        except LanguageError as error:
            out.append(str(row.refuse(f"'{name}': {error}")))
    return out


def _fill(report: PackReport, t: Tables) -> None:
    report.info = t.info
    cards: list[dict[str, Json]] = []
    events: list[dict[str, Json]] = []
    for i, id in enumerate(t.card_ids):
        factions = "+".join(letter for f, letter in enumerate(LETTERS) if t.factions[i] >> f & 1)
        texts = {lang: joined(Speaker(lang).program(t.programs[t.card_program + i]), lang) for lang in LANGUAGES}
        cards.append(
            {
                "id": id,
                "names": _by_language(t.card_names[i]),
                "level": ROMAN[t.level[i]],
                "factions": factions,
                "cost": int(t.cost[i]),
                "texts": dict(texts),
            }
        )
    for i, id in enumerate(t.event_ids):
        texts = {lang: joined(Speaker(lang, False).event(t.event_declarations[i]), lang) for lang in LANGUAGES}
        events.append({"id": id, "names": _by_language(t.event_names[i]), "texts": dict(texts)})
    report.rows = {"cards": cards, "events": events}


def _by_language(names: Sequence[str]) -> dict[str, Json]:
    return dict(zip(LANGUAGES, names, strict=True))
