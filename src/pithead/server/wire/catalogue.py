"""What a client reads before it plays: games, their rules, words and texts."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from pithead.server.wire.values import Object, OptionValue


class OptionInfo(Struct, frozen=True):
    """A table option. A switch has a bool default; a choice has `choices`; else a whole number from low to high."""

    name: str
    default: OptionValue
    clause: str
    choices: list[str]
    low: int
    high: int


class PackFigures(Struct, frozen=True):
    """A content pack: how many of its rows are printed in a rulebook, how many reconstructed."""

    name: str
    version: int
    digest: str
    printed: int
    reconstructed: int


class Verb(Struct, frozen=True):
    """One verb of the game's moves: its arguments' names, the rule behind it, the input that draws it."""

    name: str
    args: list[str]
    clause: str
    kind: str


class Level(Struct, frozen=True):
    """A level of play (easy, medium, hard, hardest) and the bot that plays it."""

    level: str
    bot: str


class PackOffer(Struct, frozen=True):
    """A content pack that a new table of a game can have.

    changed      how many rows are otherwise than in the game's own pack, by the name of their table
    bots         those of the ladder that can play it; `levels` and `scale` as in GameInfo
    transferred  those bots and levels whose weights were tuned on another pack
    """

    pack: PackFigures
    changed: dict[str, int]
    bots: list[str]
    levels: list[Level]
    scale: list[str]
    transferred: list[str]


class GameInfo(Struct, frozen=True):
    """What a lobby shows of a game.

    `bots` are those of the ladder from the weakest, which plays at random, to the strongest; `levels` names those that
    a person chooses from, easiest first; `scale` are all opponents between which a level that adapts moves, the weakest
    first; `styles` are bots of a character of their own; `lessons`
    are the names of its guided games, the first one first; `prefix` begins its clauses ("DD"); `packs` are all that a
    table can have, its own `pack` first.
    """

    id: str
    title: str
    prefix: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    rules: int
    pack: PackFigures
    packs: list[PackOffer]
    stage: str
    bots: list[str]
    levels: list[Level]
    scale: list[str]
    styles: list[str]
    lessons: list[str]
    verbs: list[Verb]


class Games(Struct, frozen=True):
    """Every game of this server."""

    games: list[GameInfo]


class Clause(Struct, frozen=True):
    """One rule: its number ("DD-A3"), the section it stands in, and its text (Markdown)."""

    id: str
    section: str
    text: str


class Rules(Struct, frozen=True):
    """The rules of a game: in two pages to read (Markdown with figures, docs/web.md; "" where it has none), and by
    clauses, for "why?".
    """

    game: str
    lang: str
    short: str
    clauses: list[Clause]


class PackRows(Struct, frozen=True):
    """A content pack of a game, row by row, by the name of their table. Each row says where its figures come from:
    `source` is "rulebook" or "reconstructed".
    """

    game: str
    pack: str
    version: int
    tables: dict[str, list[Object]]


class FieldChange(Struct, frozen=True):
    """A value of a row, as it was and as it is; null where it is not there."""

    name: str
    before: Any
    now: Any


class PackChange(Struct, frozen=True):
    """A row that is new, gone or changed: where it stands and what it is called there ("card 019"), its name, the
    values that differ, and what a card says before and now, where that differs.
    """

    table: str
    row: str
    name: str
    kind: Literal["new", "gone", "changed"]
    fields: list[FieldChange]
    before: str
    now: str


class PackChanges(Struct, frozen=True):
    """In what a content pack differs from the one that its game comes with."""

    game: str
    pack: str
    version: int
    changes: list[PackChange]


class Texts(Struct, frozen=True):
    """The Fluent catalogues of one language, by file name without its ending."""

    lang: str
    catalogues: dict[str, str]


class EffectWords(Struct, frozen=True):
    """One branch of a declared effect: the number of its effect, its verbs, three forms in which signs stand in
    brackets: a sentence, short words, symbols; and the clauses that are good to know, the first most of all.
    """

    effect: int
    verbs: list[str]
    text: str
    short: str
    symbols: str
    clauses: list[str]


class Words(Struct, frozen=True):
    """What a game's content pack says in one language: names by "domain-label", the branches of effects by the id that
    scenes have.
    """

    game: str
    lang: str
    names: dict[str, str]
    effects: dict[str, list[EffectWords]]
