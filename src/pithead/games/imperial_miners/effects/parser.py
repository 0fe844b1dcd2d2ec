"""The effect language: declarations of a pack to programs and back.

    options = effect { "|" effect } ;
    effect  = branch { "/" branch } ;
    branch  = [ need ":" ] item { "," item } ;
    need    = "spend" ["scots"] INT | "pay" "cavein" INT | "if" condition ;
    item    = an operation's word and its arguments, as its row in operations.py says ;
    count   = "cards" (FAC|LEVEL) | "factions" ["near"] | "machines" ["here"] | "carts" ["here"]
            | "machines+carts" | "caveins" | "space" | "near" | "beside" | "above" | "below" ;
    event   = ("now" | "end" ["may"]) ":" options | "special" ":" rule ;
    rule    = "oncart" item | "discount" INT | "surface" INT | "further" INT ;

The arguments stand in shapes.py. `parse` and `unparse` are inverse to each other up to spaces; docs/effect-language.md
teaches the language.
"""

from __future__ import annotations

from pithead.games.imperial_miners.effects.grammar import (
    NO_NEED,
    NOTHING,
    Branch,
    Effect,
    EventDeclaration,
    Item,
    Program,
    branches_of,
    flatten,
    items_of,
)
from pithead.games.imperial_miners.effects.operations import OPERATIONS
from pithead.games.imperial_miners.effects.reader import Reader
from pithead.games.imperial_miners.effects.shapes import NO_CARD_AROUND, read_count, write_count
from pithead.games.imperial_miners.effects.words import COUNTS, NEEDS, NO_CAP, RULES, WHENS, At, Count, Need, Rule, When

CHOICES = 8  # at most, in one declaration


def parse(text: str) -> Program:
    """The options of a card, a Surface board or a Progress space; LanguageError says what is wrong."""
    r = Reader(text)
    program = _options(r)
    r.end()
    return program


def parse_event(text: str) -> EventDeclaration:
    """The declaration of an event."""
    r = Reader(text)
    when = WHENS.index(r.need(*WHENS))
    may = 1 if when == When.END and r.take("may") else 0
    r.need(":")
    if when != When.SPECIAL:
        event = EventDeclaration(when, may, _options(r))
    else:
        rule = RULES.index(r.need(*RULES))
        if rule == Rule.ONCART:
            event = EventDeclaration(when, rule=rule, item=_item(r))
        else:
            event = EventDeclaration(when, rule=rule, number=r.number())
    r.end()
    return event


def _options(r: Reader) -> Program:
    effects = [_effect(r)]
    while r.take("|"):
        effects.append(_effect(r))
    return tuple(effects)


def _effect(r: Reader) -> Effect:
    branches = [_branch(r)]
    while r.take("/"):
        branches.append(_branch(r))
    return tuple(branches)


def _branch(r: Reader) -> Branch:
    need = _need(r)
    items = [_item(r)]
    while r.take(","):
        items.append(_item(r))
    return Branch(need, tuple(items))


def _need(r: Reader) -> tuple[int, ...]:
    """What a branch needs; an "if" without a colon is left to be read as an item."""
    start = r.at
    for kind, row in enumerate(NEEDS, 1):
        if r.take_all(row.words):
            count, of = Count.NONE, 0
            if kind == Need.IF:
                count, of = read_count(r)
                r.need(">=")
            n = r.take_number()
            if n and r.take(":"):
                return (kind, n, count, of)
        r.at = start
    return NO_NEED


def _item(r: Reader) -> Item:
    word = r.need(*[row.word for row in OPERATIONS])
    op = 1 + next(i for i, row in enumerate(OPERATIONS) if row.word == word)
    operation = OPERATIONS[op - 1]
    numbers = [op, 0, 0, 0, Count.NONE, 0, 1, 0, 0, NO_CAP]
    for shape in operation.shapes:
        shape.read(r, numbers)
    inner: list[Item] = []
    for before in operation.inner:
        r.need(before)
        inner.append(_item(r))
    return Item(operation, tuple(numbers), tuple(inner))


# -- and back


def unparse(program: Program) -> str:
    """The declaration of a program, in its one canonical form."""
    return " | ".join([" / ".join([_branch_text(branch) for branch in effect]) for effect in program])


def unparse_event(event: EventDeclaration) -> str:
    """The declaration of an event, in its one canonical form."""
    if event.when == When.SPECIAL:
        return f"special: {RULES[event.rule]} {event.number if event.item is None else unparse_item(event.item)}"
    return f"{WHENS[event.when]}{' may' if event.may else ''}: {unparse(event.program)}"


def _branch_text(branch: Branch) -> str:
    kind, n, count, of = branch.need
    need = ""
    if kind != Need.NONE:
        figure = f"{write_count(count, of)}>={n}" if kind == Need.IF else str(n)
        need = f"{NEEDS[kind - 1].words} {figure}: "
    return need + ", ".join([unparse_item(item) for item in branch.items])


def unparse_item(item: Item) -> str:
    """One item as it is written."""
    parts = [item.operation.word, *[shape.write(item.numbers) for shape in item.operation.shapes]]
    for word, inner in zip(item.operation.inner, item.inner, strict=True):
        parts += [word, unparse_item(inner)]
    return " ".join([part for part in parts if part])


# -- what a pack check refuses, beyond the grammar


def misplaced(program: Program, card: bool, scots: bool) -> str:
    """Why a well-formed program cannot stand where it stands, or an empty string."""
    needs = [branch.need for branch in branches_of(program)]
    items = list(items_of(program))
    counts = [need[2] for need in needs] + [item.numbers[At.COUNT] for item in items]
    if not card and any(count != Count.NONE and COUNTS[count - 1].here for count in counts):
        return NO_CARD_AROUND
    for item in items:
        for shape in item.operation.shapes:
            wrong = shape.misplaced(item.numbers, card)
            if wrong:
                return wrong
    if not scots and any(need[0] == Need.SCOTS for need in needs):
        return "'spend scots' belongs on Scots cards (IM-F8)"
    return "more than eight choices" if len(needs) > CHOICES else ""


def misplaced_event(event: EventDeclaration) -> str:
    """The same for an event."""
    if event.item is None:
        return misplaced(event.program, False, False)
    if any(item.operation.asks != NOTHING for item in flatten(event.item)):
        silent = ", ".join([row.word for row in OPERATIONS if row.asks == NOTHING])
        return f"'oncart {unparse_item(event.item)}' asks for a choice; only {silent} do not"
    return misplaced(((Branch(NO_NEED, (event.item,)),),), False, False)
