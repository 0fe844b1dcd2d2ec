"""The names that a pack gives to its items, put beside their labels: "card 019 Supply Shed"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pithead.core.api import Game
from pithead.lab.balance.page.words import spoken
from pithead.lab.balance.result import Result, Tables

Titles = Mapping[str, str]  # by item, as the result calls it


def titles_of(result: Result, game: Game) -> Titles:
    """The names that the pack of a game has for the items of a report."""
    out = {}
    for name in dict.fromkeys(item.name for tables in result.tables for item in tables.items):
        kind, _, label = name.partition(" ")
        title = game.word("board" if kind == "track" else kind, label, "en")
        if title:
            out[name] = f"{name} {title}"
    return out


def named(result: Result, titles: Titles) -> Result:
    """The report as it is shown."""

    def show(name: str) -> str:
        return titles.get(name, spoken(name))

    def tables(one: Tables) -> Tables:
        return replace(one, items=[replace(item, name=show(item.name)) for item in one.items])

    def about(id: str, text: str) -> str:
        item = id.partition(" ")[2]
        return text.replace(item, show(item))

    return replace(
        result,
        findings=[
            replace(one, about=about(one.id, one.about)) if one.group == "item" else one for one in result.findings
        ],
        tables=[tables(one) for one in result.tables],
        trials=[replace(one, item=show(one.item)) for one in result.trials],
        trust=replace(result.trust, never={bot: [show(n) for n in names] for bot, names in result.trust.never.items()}),
    )
