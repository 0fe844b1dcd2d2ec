"""The page of a balance report: one HTML file that opens without a network, with the whole result in it."""

from __future__ import annotations

from dataclasses import fields
from html import escape
from pathlib import Path

from pithead.lab.arena.words import bot_title, bots_text, seats_text
from pithead.lab.balance.outliers import Records
from pithead.lab.balance.page import words
from pithead.lab.balance.page.bots import loopholes, outliers, skill, trust
from pithead.lab.balance.page.games import games
from pithead.lab.balance.page.items import items, trials
from pithead.lab.balance.page.markup import Section, document
from pithead.lab.balance.page.names import Titles, named
from pithead.lab.balance.page.verdicts import against, verdicts
from pithead.lab.balance.result import Result

FILE = "report.html"


def write(folder: Path, result: Result, records: Records, titles: Titles) -> Path:
    """The page, put in place whole; `records` are the files of single games, relative to the folder."""
    part = folder / f"{FILE}.part"
    part.write_text(page(result, records, titles), encoding="utf-8")
    return part.replace(folder / FILE)


def page(whole: Result, records: Records, titles: Titles) -> str:
    """The whole page: verdicts first."""
    result = named(whole, titles)
    found = [
        verdicts(result),
        against(result),
        games(result),
        items(result),
        trials(result),
        skill(result),
        trust(result),
        loopholes(result, records),
        outliers(result, records),
        made(result),
    ]
    return document(title(result), _head(result), [one for one in found if one is not None], whole)


def title(result: Result) -> str:
    """What was looked at."""
    packs = result.pack.name if result.against is None else f"{result.pack.name} against {result.against.name}"
    return f"{result.title}: {packs}"


def _head(result: Result) -> str:
    played = sum(stage.played for stage in result.stages)
    names = ""
    if result.against is not None:
        names = f"<p>B is <b>{escape(result.pack.name)}</b>, A is <b>{escape(result.against.name)}</b>.</p>"
    return (
        f'<p class="soft">Balance report</p><h1>{escape(title(result))}</h1><p>{escape(seats_text(result.seats))}, '
        f"{escape(bots_text(result.bot))}, {words.games(played)}.</p>{names}"
    )


def made(result: Result) -> Section:
    """What the figures depend on."""
    stages = "; ".join(
        f"{one.name} {one.played:,}" + (f" of {one.planned:,}" if one.played < one.planned else "")
        for one in result.stages
    )
    packs = [("Pack B" if result.against else "Pack", result.pack)]
    if result.against:
        packs.append(("Pack A", result.against))
    facts = [
        ("Game", f"{result.title}, rules version {result.rules_version}, Pithead {result.pithead}"),
        *[
            (name, f"{one.name}, {one.digest}, {one.rows} rows, {one.reconstructed} reconstructed")
            for name, one in packs
        ],
        ("Bots", ", ".join(f"{bot_title(name)} ({version})" for name, version in result.versions.items())),
        ("Options", ", ".join(f"{name} = {value}" for name, value in result.options.items()) or "none"),
        ("Seed", str(result.seed)),
        ("Games", stages),
        ("Plan", result.plan),
        ("Time", words.duration(result.seconds)),
    ]
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts)
    return Section("made", "How it was made", f'<dl class="facts">{rows}</dl>', [one.name for one in fields(Result)])
