"""Effects of Imperial Miners in a few signs: ¢ is gold, ★ points, ▤ a card, » spaces, ↯ an activation, ⚙ a machine,
▓ a cave-in, ◉ a cart.
"""

from __future__ import annotations

from pithead.core.api import Game
from pithead.games.imperial_miners.effects import parser
from pithead.games.imperial_miners.effects.parser import Branch, Item, Program
from pithead.games.imperial_miners.effects.text import program_of
from pithead.games.imperial_miners.effects.words import LETTERS, Count, Drawn, Need, Op

CART = "◉"
SIGNS = {
    Count.FACTIONS: "⚑",
    Count.FACTIONS_NEAR: "⚑",
    Count.MACHINES: "⚙",
    Count.MACHINES_HERE: "⚙",
    Count.CARTS: CART,
    Count.CARTS_HERE: CART,
    Count.MACHINES_CARTS: "⚙" + CART,
    Count.CAVEINS: "▓",
    Count.SPACE: "»",
}


def effect_signs(game: Game, effect: str, between: str = "|") -> str:
    """An effect in a few signs, by its id."""
    return short(program_of(game, effect)[0], between)


def short(program: Program, between: str = "|") -> str:
    """A program in a few signs: `2¢`, `2★↯`, `3¢→3★`; a sign stands between its effects."""
    return between.join("/".join(_branch(branch) for branch in effect) for effect in program)


def _branch(branch: Branch) -> str:
    need, items = branch
    cost = (
        f"{need[1]}¢→"
        if need[0] in (Need.SPEND, Need.SCOTS)
        else f"{need[1]}▓→"
        if need[0] == Need.CAVEIN
        else "?"
        if need[0] == Need.IF
        else ""
    )
    return cost + "".join(_item(item) for item in items)


def _item(item: Item) -> str:
    op, a, b = item[:3]
    if op in (Op.GOLD, Op.VP):
        return _amount("¢" if op == Op.GOLD else "★", item[3:])
    if op == Op.DRAW:
        kind = "IV" if b == Drawn.FOUR else "⚑" if b == Drawn.ANY else LETTERS[b] if b >= 0 else ""
        return f"{a}▤{kind}"
    if op == Op.ADVANCE:
        return _amount("»", item[3:])
    if op == Op.IF:
        then, other = parser.branches_of(item)
        return f"{_item(then)}:{_item(other)}"
    signs = {
        Op.MACHINE: "⚙",
        Op.CAVEIN: "▓",
        Op.CART: CART,
        Op.CLEAR: "-▓",
        Op.SELL: "-▤",
        Op.ACTIVATE: "↯",
        Op.AGAIN: "↻",
    }
    return f"{a or ''}{signs[op]}" if op in (Op.MACHINE, Op.CAVEIN, Op.CART) else signs[op]


def _amount(sign: str, amount: Item) -> str:
    k, count, of, per = amount[:4]
    if count == Count.NONE:
        return f"{k}{sign}"
    counted = LETTERS[of] if count == Count.CARDS_OF else SIGNS.get(count, "▭")
    return f"{k if k > 1 else ''}{sign}/{per if per > 1 else ''}{counted}"
