"""The effect language: declarations of a pack to int tuples and back.

    options = effect { "|" effect } ;
    effect  = branch { "/" branch } ;
    branch  = [ need ":" ] item { "," item } ;
    need    = "spend" ["scots"] INT | "pay" "cavein" INT | "if" cond ;
    item    = ("gold"|"vp") amount | "draw" INT [ FAC | "any" | "IV" ] | "advance" ["upto"] amount
            | "machine" ("here"|INT) | "cavein" ("here"|INT) | "cart" INT
            | "clear" (INT|"all") ("gold"|"vp") INT | "sell" INT ("gold"|"vp") INT
            | "activate" [ LEVEL | FAC | "faction" | "machine" ] | "again"
            | "if" cond "then" item "else" item ;
    amount  = INT | [INT] "per" [INT ["up"]] count [("+"|"-") INT] ["max" INT] ;
    cond    = count ">=" INT ;
    count   = "cards" (FAC|LEVEL) | "factions" ["near"] | "machines" ["here"] | "carts" ["here"]
            | "machines+carts" | "caveins" | "space" | "near" | "beside" | "above" | "below" ;
    event   = ("now" | "end" ["may"]) ":" options | "special" ":" rule ;
    rule    = "oncart" item | "discount" INT | "surface" INT | "further" INT ;

`parse` and `unparse` are inverse to each other up to spaces; docs/effect-language.md teaches the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pithead.core.errors import PitheadError
from pithead.games.imperial_miners.effects.words import (
    ALL,
    ITEM,
    LETTERS,
    NO_CAP,
    PLAIN,
    ROMAN,
    Count,
    Drawn,
    Need,
    Only,
    Op,
    Rule,
    When,
)

Item: TypeAlias = tuple[int, ...]  # ITEM ints; an "if" is (IF, count, of, least) followed by its two items
Branch: TypeAlias = tuple[tuple[int, ...], tuple[Item, ...]]  # the need (kind, number, count, of) and the items
Effect: TypeAlias = tuple[Branch, ...]
Program: TypeAlias = tuple[Effect, ...]
Event: TypeAlias = tuple[int, int, tuple[int, ...], Program]  # when, may, (rule, number, *item) or (), options

NO_NEED = (Need.NONE, 0, 0, 0)
MOST = 99  # the largest number that can be written
WORDS = {
    "factions": Count.FACTIONS,
    "machines": Count.MACHINES,
    "carts": Count.CARTS,
    "machines+carts": Count.MACHINES_CARTS,
    "caveins": Count.CAVEINS,
    "space": Count.SPACE,
    "near": Count.NEAR,
    "beside": Count.BESIDE,
    "above": Count.ABOVE,
    "below": Count.BELOW,
}
NARROW = {
    Count.FACTIONS: ("near", Count.FACTIONS_NEAR),
    Count.MACHINES: ("here", Count.MACHINES_HERE),
    Count.CARTS: ("here", Count.CARTS_HERE),
}
HERE = (Count.FACTIONS_NEAR, Count.MACHINES_HERE, Count.CARTS_HERE, Count.NEAR, Count.BESIDE, Count.ABOVE, Count.BELOW)
COUNTS = ("cards", *WORDS)
ITEMS = ("gold", "vp", "draw", "advance", "machine", "cavein", "cart", "clear", "sell", "activate", "again", "if")
TOKEN = re.compile(r"\s*(machines\+carts(?![A-Za-z])|[A-Za-z]+|\d+|>=|[|/:,+\-]|\S)")


class LanguageError(PitheadError):
    """A declaration that cannot be read: where, what was expected, what was found."""

    def __init__(self, text: str, position: int, expected: Sequence[str], found: str) -> None:
        wanted = " or ".join(expected) if len(expected) < 3 else ", ".join(expected[:-1]) + " or " + expected[-1]
        super().__init__(f"position {position + 1} of '{text}': expected {wanted}, found {found or 'the end'}")
        self.text = text
        self.position = position
        self.expected = tuple(expected)
        self.found = found


class _Reader:
    """The words of one declaration, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[tuple[str, int]] = [(m.group(1), m.start(1)) for m in TOKEN.finditer(text)]
        self.at = 0

    def word(self) -> str:
        return self.words[self.at][0] if self.at < len(self.words) else ""

    def refuse(self, *expected: str) -> LanguageError:
        position = self.words[self.at][1] if self.at < len(self.words) else len(self.text)
        return LanguageError(
            self.text,
            position,
            [e if e in KINDS else f"'{e}'" for e in expected],
            f"'{self.word()}'" if self.word() else "",
        )

    def take(self, *choices: str) -> str:
        """The next word if it is one of the choices, else an empty string."""
        word = self.word()
        if word and word in choices:
            self.at += 1
            return word
        return ""

    def need(self, *choices: str) -> str:
        word = self.take(*choices)
        if not word:
            raise self.refuse(*choices)
        return word

    def is_number(self) -> bool:
        return self.word().isdecimal() and self.word().isascii()

    def number(self, low: int = 0, *other: str) -> int:
        if not self.is_number() or not low <= int(self.word()) <= MOST:
            raise self.refuse(f"a number from {low} to {MOST}", *other)
        value = int(self.word())
        self.at += 1
        return value

    def end(self, *more: str) -> None:
        if self.at < len(self.words):
            raise self.refuse(*more, "the end")


KINDS = ("the end", f"a number from 0 to {MOST}", f"a number from 1 to {MOST}")


def parse(text: str) -> Program:
    """The options of a card, a Surface board or a Progress space; LanguageError says what is wrong."""
    reader = _Reader(text)
    program = _options(reader)
    reader.end("|", "/", ",")
    return program


def parse_event(text: str) -> Event:
    """The declaration of an event."""
    r = _Reader(text)
    when = r.need("now", "end", "special")
    may = 1 if when == "end" and r.take("may") else 0
    r.need(":")
    if when != "special":
        program = _options(r)
        r.end("|", "/", ",")
        return (When.NOW if when == "now" else When.END, may, (), program)
    rule = r.need("oncart", "discount", "surface", "further")
    if rule == "oncart":
        found: tuple[int, ...] = (Rule.ONCART, 0, *_item(r))
    else:
        found = ({"discount": Rule.DISCOUNT, "surface": Rule.SURFACE, "further": Rule.FURTHER}[rule], r.number(1))
    r.end()
    return (When.SPECIAL, 0, found, ())


def _options(r: _Reader) -> Program:
    effects = [_effect(r)]
    while r.take("|"):
        effects.append(_effect(r))
    return tuple(effects)


def _effect(r: _Reader) -> Effect:
    branches = [_branch(r)]
    while r.take("/"):
        branches.append(_branch(r))
    return tuple(branches)


def _branch(r: _Reader) -> Branch:
    need: tuple[int, ...] = NO_NEED
    items: list[Item] = []
    if r.take("spend"):
        need = (Need.SCOTS if r.take("scots") else Need.SPEND, r.number(1), 0, 0)
        r.need(":")
    elif r.take("pay"):
        r.need("cavein")
        need = (Need.CAVEIN, r.number(1), 0, 0)
        r.need(":")
    elif r.take("if"):
        count, of, least = _cond(r)
        if r.need(":", "then") == ":":
            need = (Need.IF, least, count, of)
        else:
            items.append(_if(r, count, of, least))
    if not items:
        items.append(_item(r, () if need != NO_NEED else ("spend", "pay")))
    while r.take(","):
        items.append(_item(r))
    return (need, tuple(items))


def _item(r: _Reader, also: tuple[str, ...] = ()) -> Item:
    word = r.take(*ITEMS)
    if word in ("gold", "vp"):
        return _simple(Op.GOLD if word == "gold" else Op.VP, 0, 0, _amount(r))
    if word == "draw":
        n = r.number(1)
        kind = r.take(*LETTERS, "any", "IV")
        drawn = (
            PLAIN if not kind else Drawn.ANY if kind == "any" else Drawn.FOUR if kind == "IV" else LETTERS.index(kind)
        )
        return _simple(Op.DRAW, n, drawn)
    if word == "advance":
        upto = 1 if r.take("upto") else 0
        return _simple(Op.ADVANCE, upto, 0, _amount(r, () if upto else ("upto",)))
    if word in ("machine", "cavein"):
        return _simple(Op.MACHINE if word == "machine" else Op.CAVEIN, 0 if r.take("here") else r.number(1, "here"), 0)
    if word == "cart":
        return _simple(Op.CART, r.number(1), 0)
    if word in ("clear", "sell"):
        n = ALL if word == "clear" and r.take("all") else r.number(1, *(("all",) if word == "clear" else ()))
        gain = Op.GOLD if r.need("gold", "vp") == "gold" else Op.VP
        return _simple(Op.CLEAR if word == "clear" else Op.SELL, n, gain, _plain(r.number(1)))
    if word == "activate":
        return _simple(Op.ACTIVATE, *_only(r))
    if word == "again":
        return _simple(Op.AGAIN, 0, 0)
    if word == "if":
        cond = _cond(r)
        r.need("then")
        return _if(r, *cond)
    raise r.refuse(*also, *ITEMS)


def _simple(op: int, a: int, b: int, amount: Item = (0, 0, 0, 1, 0, 0, NO_CAP)) -> Item:
    return (op, a, b, *amount)


def _plain(n: int) -> Item:
    return (n, Count.NONE, 0, 1, 0, 0, NO_CAP)


def _only(r: _Reader) -> tuple[int, int]:
    word = r.take(*ROMAN, *LETTERS, "faction", "machine")
    if word in ROMAN:
        return (Only.LEVEL, ROMAN.index(word))
    if word == "faction":
        return (Only.SOME_FACTION, 0)
    if word == "machine":
        return (Only.MACHINE, 0)
    return (Only.FACTION, LETTERS.index(word)) if word else (Only.ANY, 0)


def _if(r: _Reader, count: int, of: int, least: int) -> Item:
    then = _item(r)
    r.need("else")
    return (Op.IF, count, of, least, *then, *_item(r))


def _amount(r: _Reader, also: tuple[str, ...] = ()) -> Item:
    """(k, count, of, per, up, plus, cap): IM-F12."""
    k = 1
    if r.is_number():
        k = r.number(1)
        if not r.take("per"):
            return _plain(k)
    elif not r.take("per"):
        raise r.refuse(f"a number from 1 to {MOST}", "per", *also)
    per, up = 1, 0
    if r.is_number():
        per = r.number(1)
        up = 1 if r.take("up") else 0
    count, of = _count(r)
    plus = 0
    sign = r.take("+", "-")
    if sign:
        plus = r.number(1) * (1 if sign == "+" else -1)
    cap = r.number(1) if r.take("max") else NO_CAP
    return (k, count, of, per, up, plus, cap)


def _count(r: _Reader) -> tuple[int, int]:
    word = r.need(*COUNTS)
    if word == "cards":
        of = r.need(*LETTERS, *ROMAN)
        return (Count.CARDS_OF, LETTERS.index(of)) if of in LETTERS else (Count.CARDS_LEVEL, ROMAN.index(of))
    count = WORDS[word]
    if count in NARROW and r.take(NARROW[count][0]):
        return (NARROW[count][1], 0)
    return (count, 0)


def _cond(r: _Reader) -> tuple[int, int, int]:
    count, of = _count(r)
    r.need(">=")
    return (count, of, r.number(1))


# -- and back


def unparse(program: Program) -> str:
    """The declaration of a program, in its one canonical form."""
    return " | ".join([" / ".join([_branch_text(branch) for branch in effect]) for effect in program])


def unparse_event(event: Event) -> str:
    """The declaration of an event, in its one canonical form."""
    when, may, rule, program = event
    if when == When.SPECIAL:
        if rule[0] == Rule.ONCART:
            return f"special: oncart {item_text(rule[2:])}"
        return f"special: {('oncart', 'discount', 'surface', 'further')[rule[0]]} {rule[1]}"
    return f"{('now', 'end')[when]}{' may' if may else ''}: {unparse(program)}"


def _branch_text(branch: Branch) -> str:
    (kind, n, count, of), items = branch
    if kind == Need.IF:
        need = f"if {_count_text(count, of)}>={n}: "
    else:
        need = ("", f"spend {n}: ", f"spend scots {n}: ", f"pay cavein {n}: ")[kind]
    return need + ", ".join([item_text(item) for item in items])


def item_text(item: Item) -> str:
    """One item as it is written."""
    op, a, b = item[:3]
    if op == Op.IF:
        then, other = branches_of(item)
        return f"if {_count_text(a, b)}>={item[3]} then {item_text(then)} else {item_text(other)}"
    if op in (Op.GOLD, Op.VP):
        return f"{_gain(op)} {_amount_text(item[3:])}"
    if op == Op.DRAW:
        return f"draw {a}" + (
            "" if b == PLAIN else " any" if b == Drawn.ANY else " IV" if b == Drawn.FOUR else f" {LETTERS[b]}"
        )
    if op == Op.ADVANCE:
        return f"advance {'upto ' if a else ''}{_amount_text(item[3:])}"
    if op in (Op.MACHINE, Op.CAVEIN):
        return f"{'machine' if op == Op.MACHINE else 'cavein'} {a or 'here'}"
    if op == Op.CART:
        return f"cart {a}"
    if op in (Op.CLEAR, Op.SELL):
        return f"{'clear' if op == Op.CLEAR else 'sell'} {'all' if a == ALL else a} {_gain(b)} {item[3]}"
    if op == Op.ACTIVATE:
        word = {
            Only.ANY: "",
            Only.LEVEL: ROMAN[b] if a == Only.LEVEL else "",
            Only.SOME_FACTION: "faction",
            Only.MACHINE: "machine",
        }
        return f"activate {word.get(a, LETTERS[b])}".rstrip()
    return "again"


def _gain(op: int) -> str:
    return "gold" if op == Op.GOLD else "vp"


def _amount_text(amount: Item) -> str:
    k, count, of, per, up, plus, cap = amount
    if count == Count.NONE:
        return str(k)
    text = ("" if k == 1 else f"{k} ") + "per "
    if per > 1 or up:
        text += f"{per} {'up ' if up else ''}"
    text += _count_text(count, of)
    text += f" {plus:+d}" if plus else ""
    return text + (f" max {cap}" if cap != NO_CAP else "")


def _count_text(count: int, of: int) -> str:
    if count in (Count.CARDS_OF, Count.CARDS_LEVEL):
        return f"cards {LETTERS[of] if count == Count.CARDS_OF else ROMAN[of]}"
    for wide, (word, narrow) in NARROW.items():
        if narrow == count:
            return f"{_count_text(wide, 0)} {word}"
    return next(word for word, value in WORDS.items() if value == count)


# -- looking into a program


def length(item: Item, start: int = 0) -> int:
    """How many ints the item that begins at `start` takes."""
    if item[start] != Op.IF:
        return ITEM
    then = length(item, start + 4)
    return 4 + then + length(item, start + 4 + then)


def branches_of(item: Item) -> tuple[Item, Item]:
    """The two items of an "if"."""
    cut = 4 + length(item, 4)
    return item[4:cut], item[cut:]


def items_of(program: Program) -> Iterator[Item]:
    """Every item, those inside an "if" included."""
    for effect in program:
        for _, items in effect:
            for item in items:
                yield from flatten(item)


def flatten(item: Item) -> Iterator[Item]:
    """An item and, for an "if", the items inside it."""
    yield item
    if item[0] == Op.IF:
        for inner in branches_of(item):
            yield from flatten(inner)


def needs_of(program: Program) -> list[tuple[int, ...]]:
    """The need of every branch."""
    return [branch[0] for effect in program for branch in effect]


def counts_of(program: Program) -> set[int]:
    """Every kind of count that a program takes."""
    found = {need[2] for need in needs_of(program) if need[0] == Need.IF}
    for item in items_of(program):
        found.add(item[1] if item[0] == Op.IF else item[4])
    return found - {Count.NONE}


# -- what a pack check refuses, beyond the grammar


def misplaced(program: Program, card: bool, scots: bool) -> str:
    """Why a well-formed program cannot stand where it stands, or an empty string."""
    items = list(items_of(program))
    here = any(item[0] in (Op.MACHINE, Op.CAVEIN) and item[1] == 0 for item in items)
    if not card and (here or counts_of(program) & set(HERE)):
        return "here, near, beside, above and below need a card around them (IM-F10)"
    if card and any(item[0] == Op.DRAW and item[2] == Drawn.FOUR for item in items):
        return "level IV is drawn by Progress spaces and events only (IM-F5)"
    if not scots and any(need[0] == Need.SCOTS for need in needs_of(program)):
        return "'spend scots' belongs on Scots cards (IM-F8)"
    if sum(len(effect) for effect in program) > 8:
        return "more than eight choices"
    return ""


def misplaced_event(event: Event) -> str:
    """The same for an event."""
    rule = event[2]
    if rule and rule[0] == Rule.ONCART:
        for item in flatten(rule[2:]):
            if item[0] not in (Op.GOLD, Op.VP, Op.IF):
                return f"'oncart {item_text(rule[2:])}' asks for a choice; only gold and vp do not"
        return misplaced((((NO_NEED, (rule[2:],)),),), False, False)
    return misplaced(event[3], False, False)
