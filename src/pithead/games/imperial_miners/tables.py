"""Imperial Miners' content pack, checked and frozen into int tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pithead.core.api import PackInfo
from pithead.core.errors import PackError
from pithead.games.imperial_miners.effects import parser
from pithead.games.imperial_miners.effects.grammar import EventDeclaration, Item, Operation, Program, branches_of
from pithead.games.imperial_miners.effects.operations import OPERATIONS
from pithead.games.imperial_miners.effects.reader import LanguageError
from pithead.games.imperial_miners.effects.words import HALVES, ITEM, LETTERS, ROMAN, SCOTS, At, Need
from pithead.games.imperial_miners.verbs import BOARDS, MAX_CARDS, MAX_EVENTS, MAX_SPACES, ROUNDS, SIDES
from pithead.games.packs import Pack, Row, core_pack

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

LANGUAGES = ("en", "de", "fr")


class Tables:
    """The figures of one pack. Cards are numbered in pack order, level by level; card `cards + level` is an unknown
    one.

    A program is a run of branches, a branch a run of items, an item a run of words.ITEM ints.
    """

    info: PackInfo
    card_ids: list[str]
    card_names: list[list[str]]  # by LANGUAGES
    card_source: list[str]  # rulebook, or reconstructed
    cards: i64
    level: Ints  # of each card, the unknown ones included: 0 to 3
    level_start: Ints  # first card of each level, and the number of cards
    cost: Ints
    factions: Ints  # mask
    halves: Ints  # mask of the full ones, by words.HALVES
    count: Ints  # how many of each card there are
    four: i64  # the card of level IV
    card_program: i64  # number of the first card's program; the others follow
    event_ids: list[str]
    event_names: list[list[str]]
    event_source: list[str]
    event_declarations: list[EventDeclaration]
    events: i64
    rounds: i64
    when: Ints
    may: Ints
    event_program: Ints
    rule: Ints
    rule_number: Ints
    rule_item: Ints
    board_ids: list[str]
    board_names: list[list[str]]  # by board * 2 + side
    spaces: Ints  # of each side: board * 2 + side
    space_program: Ints  # (board * 2 + side) * MAX_SPACES + space - 1
    space_spends: Ints  # the same places: 1 if it asks for a payment, which can be declined (IM-F7b)
    surface: i64
    deal: Ints  # by level
    first_deal: Ints
    keep: i64
    hand_limit: i64
    machine_limit: i64
    grades: Ints
    program_ids: list[str]  # of each program: card-038, event-001, surface, space-alchemy-front-3
    branch_ids: list[str]  # of each branch: card-038.1, card-038.2
    programs: list[Program]
    program: Ints  # first branch of each program, and the number of branches
    need: Ints  # of each branch: kind, number, count, of
    effect: Ints  # of each branch: which effect it is a tier of
    first_item: Ints  # of each branch; its items end where `last_item` says
    last_item: Ints
    items: Ints
    operations: list[Operation]  # what items do, by their first int less 1


def load(folder: Path | None = None) -> Tables:
    """The tables of a pack folder (default: the core pack); PackError says which file, which row, why."""
    pack = Pack(folder or core_pack("imperial_miners"))
    t = Tables()
    t.program_ids, t.branch_ids, t.programs, t.operations = [], [], [], OPERATIONS
    t.program, t.need, t.effect, t.first_item, t.last_item, t.items = [0], [], [], [], [], []
    _start(t, pack)
    _cards(t, pack)
    _events(t, pack)
    _progress(t, pack)
    t.info = pack.info()
    return t


def _start(t: Tables, pack: Pack) -> None:
    row = pack.row("surface.toml", "start")
    t.deal = _ints(row.numbers("deal", 0, 9, 3))
    t.first_deal = _ints(row.numbers("first_deal", 0, 9, 3))
    t.hand_limit = row.number("hand_limit", 1, 20)
    t.machine_limit = row.number("machine_limit", 0, 9)
    t.keep = row.number("keep", 1, min(int(t.hand_limit), int(sum(t.deal))))
    row.done()
    row = pack.row("surface.toml", "solo")
    t.grades = _ints(row.numbers("grades", 0, 999, 5))
    row.done()
    if list(t.grades) != sorted(t.grades):
        raise row.refuse("the grades must ascend")
    row = pack.row("surface.toml", "surface")
    t.surface = _add(t, "surface", _effect(row, False, False))
    row.done()


def _program(row: Row, name: str, declared: str, card: bool, scots: bool) -> Program:
    """A declaration, parsed and checked; the row's label and the place in the text go into the refusal."""
    try:
        program = parser.parse(declared)
    except LanguageError as error:
        raise row.refuse(f"'{name}': {error}") from None
    wrong = parser.misplaced(program, card, scots)
    if wrong:
        raise row.refuse(f"'{name}': '{declared}': {wrong}")
    return program


def _effect(row: Row, card: bool, scots: bool) -> Program:
    """The effect of a row; its spelling is free."""
    program = _program(row, "effect", row.text("effect"), card, scots)
    row.means("effect", parser.unparse(program))
    return program


def _ints(values: Sequence[int]) -> Ints:
    """The same numbers as a list of machine integers."""
    return [value for value in values]  # noqa: C416  list() keeps the type of its elements


def _names(row: Row) -> list[str]:
    return [row.words(name) for name in LANGUAGES]


def _cards(t: Tables, pack: Pack) -> None:
    t.card_ids, t.card_names, t.card_source = [], [], []
    t.level, t.cost, t.factions, t.halves, t.count = [], [], [], [], []
    t.card_program = len(t.program) - 1
    file = str(pack.path / "cards.toml")
    for row in pack.rows("cards.toml", "card"):
        _card(t, row)
    t.cards = len(t.card_ids)
    if t.cards > MAX_CARDS:
        raise PackError(file, "card", f"there are {t.cards} cards; at most {MAX_CARDS} different ones are possible")
    if list(t.level) != sorted(t.level):
        raise PackError(file, "card", "the rows must stand in the order of their levels")
    t.level_start = [sum(1 for level in t.level if level < wanted) for wanted in range(5)]
    if t.level_start[4] - t.level_start[3] != 1:
        raise PackError(file, "card", "there must be exactly one card of level IV: all of them are alike")
    t.four = t.level_start[3]
    for level in range(3):
        have = sum(n for n, found in zip(t.count, t.level, strict=True) if found == level)
        wanted = 5 * max(t.deal[level], t.first_deal[level])
        if have < wanted:
            raise PackError(
                file, "card", f"five players are dealt {wanted} cards of level {ROMAN[level]}, the pack has {have}"
            )
    t.level += [0, 1, 2]


def _card(t: Tables, row: Row) -> None:
    """IM-C2, IM-C3, IM-C4."""
    t.card_ids.append(_id(row, "id", "card", t.card_ids))
    t.card_names.append(_names(row))
    t.card_source.append(row.source)
    t.level.append(row.number("level", 1, 4) - 1)
    t.cost.append(row.number("cost", 0, 20))
    t.factions.append(_mask(row, "factions", LETTERS))
    if len(row.text("factions").split()) > 2:
        raise row.refuse("a card has at most two factions")
    t.halves.append(_mask(row, "halves", HALVES))
    t.count.append(row.number("count", 1, 99, default=1))
    _add(t, f"card-{t.card_ids[-1]}", _effect(row, True, bool(t.factions[-1] >> SCOTS & 1)))
    _notes(row)


def _id(row: Row, name: str, kind: str, others: Sequence[str]) -> str:
    """An id of the pack; a dot would end it, where one branch of an effect is named."""
    id = row.text(name)
    if not id or id in others or " " in id or "." in id or id.startswith(f"{kind}-"):
        raise row.refuse(f"the {name} '{id}' must be one word without a dot, once")
    return id


def _notes(row: Row) -> None:
    """IM-C6: what a rulebook row leaves open and what a reconstructed row has right."""
    for name in ("reconstructed", "attested"):
        if row.has(name):
            row.remarks(name)
    row.done()


def _mask(row: Row, name: str, words: tuple[str, ...]) -> int:
    mask = 0
    for word in row.text(name).split():
        if word not in words or mask >> words.index(word) & 1:
            raise row.refuse(f"'{name}' must be some of {' '.join(words)}, each once, not '{word}'")
        mask |= 1 << words.index(word)
    return mask


def _events(t: Tables, pack: Pack) -> None:
    t.event_ids, t.event_names, t.event_source, t.event_declarations = [], [], [], []
    t.when, t.may, t.event_program, t.rule, t.rule_number, t.rule_item = [], [], [], [], [], []
    row = pack.row("events.toml", "deck")
    t.rounds = row.number("used", 1, ROUNDS)
    row.done()
    for row in pack.rows("events.toml", "event"):
        t.event_ids.append(_id(row, "id", "event", t.event_ids))
        t.event_names.append(_names(row))
        t.event_source.append(row.source)
        try:
            event = parser.parse_event(row.text("effect"))
        except LanguageError as error:
            raise row.refuse(f"'effect': {error}") from None
        wrong = parser.misplaced_event(event)
        if wrong:
            raise row.refuse(f"'effect': {wrong}")
        row.means("effect", parser.unparse_event(event))
        _add_event(t, event)
        _notes(row)
    t.events = len(t.event_ids)
    file = str(pack.path / "events.toml")
    if not t.rounds <= t.events <= MAX_EVENTS:
        raise PackError(file, "event", f"there are {t.events} events; {t.rounds} to {MAX_EVENTS} are possible")


def _add_event(t: Tables, event: EventDeclaration) -> None:
    t.event_declarations.append(event)
    t.when.append(event.when)
    t.may.append(event.may)
    t.rule.append(event.rule)
    t.rule_number.append(event.number)
    t.event_program.append(_add(t, f"event-{t.event_ids[-1]}", event.program))
    t.rule_item.append(0 if event.item is None else _add_items(t, [event.item])[0])


def _progress(t: Tables, pack: Pack) -> None:
    t.board_ids, t.board_names, t.spaces = [], [], []
    t.space_program = [0] * (2 * BOARDS * MAX_SPACES)
    t.space_spends = [0] * (2 * BOARDS * MAX_SPACES)
    rows = pack.rows("progress.toml", "side")
    if len(rows) != 2 * BOARDS:
        raise PackError(str(pack.path / "progress.toml"), "side", f"there must be {2 * BOARDS} sides, not {len(rows)}")
    for i, row in enumerate(rows):
        side = row.text("side", [SIDES[i % 2]])
        if i % 2 == 0:
            t.board_ids.append(_id(row, "board", "board", t.board_ids))
        elif row.text("board") != t.board_ids[-1]:
            raise row.refuse(f"this must be the back of '{t.board_ids[-1]}'")
        t.board_names.append(_names(row))
        texts = row.texts("spaces")
        if not 2 <= len(texts) <= MAX_SPACES:
            raise row.refuse(f"a board has 2 to {MAX_SPACES} spaces, not {len(texts)}")
        t.spaces.append(len(texts))
        programs = [_program(row, f"spaces {n + 1}", text, False, False) for n, text in enumerate(texts)]
        row.means("spaces", [parser.unparse(program) for program in programs])
        for n, program in enumerate(programs):
            t.space_program[i * MAX_SPACES + n] = _add(t, f"space-{t.board_ids[-1]}-{side}-{n + 1}", program)
            t.space_spends[i * MAX_SPACES + n] = int(
                any(branch.need[0] in (Need.SPEND, Need.CAVEIN) for branch in branches_of(program))
            )
        row.done()


# -- programs to flat tables


def _add(t: Tables, id: str, program: Program) -> i64:
    """The number of a program, its branches and items appended to the tables."""
    t.program_ids.append(id)
    t.programs.append(program)
    for number, effect in enumerate(program):
        for need, items in effect:
            t.need += _ints(need)
            t.effect.append(number)
            t.branch_ids.append(f"{id}.{len(t.effect) - t.program[-1]}")
            first, last = _add_items(t, list(items))
            t.first_item.append(first)
            t.last_item.append(last)
    t.program.append(len(t.effect))
    return len(t.program) - 2


def _add_items(t: Tables, items: list[Item]) -> tuple[int, int]:
    """Where a run of items begins and ends. The items inside one stand behind the run; it holds their places."""
    first = len(t.items)
    t.items += [0] * (ITEM * len(items))
    last = len(t.items)
    for i, item in enumerate(items):
        for n, value in enumerate(item.numbers):
            t.items[first + i * ITEM + n] = value
        for n, inner in enumerate(item.inner):
            t.items[first + i * ITEM + At.A + n] = _add_items(t, [inner])[0]
    return first, last
