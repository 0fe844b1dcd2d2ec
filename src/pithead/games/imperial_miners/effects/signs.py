"""Effects in signs: the short form of a declaration for boards that can draw, and all words of a pack for them.

A sign stands in brackets: `+2[gold]`, `[machine] here`. What few words are left come from the catalogues.
"""

from __future__ import annotations

from collections.abc import Sequence

from pithead.core.api import PackEffect, PackWords
from pithead.games.imperial_miners.effects import parser
from pithead.games.imperial_miners.effects.parser import Branch, Event, Item, Program
from pithead.games.imperial_miners.effects.text import COUNTS, ONLY, RULES, Speaker, sentence
from pithead.games.imperial_miners.effects.words import (
    ALL,
    FACTIONS,
    NO_CAP,
    PLAIN,
    ROMAN,
    Count,
    Drawn,
    Need,
    Only,
    Op,
    When,
)
from pithead.games.imperial_miners.tables import LANGUAGES, Tables

SIGNS = {Op.GOLD: "[gold]", Op.VP: "[vp]"}


class Signs(Speaker):
    """The short form of programs in one language."""

    def branch(self, branch: Branch) -> str:
        (kind, n, count, of), items = branch
        text = ", ".join(self.item(item) for item in items)
        if kind == Need.SPEND:
            return f"{n}[gold] → {text}"
        if kind == Need.SCOTS:
            return f"{n}[gold] ({self.say('short-per', what='−1', each='[scots]')}) → {text}"
        if kind == Need.CAVEIN:
            return f"{n}[cavein] → {text}"
        return f"{self.condition(count, of, n)}: {text}" if kind == Need.IF else text

    def item(self, item: Item) -> str:
        op, a, b = item[:3]
        if op == Op.IF:
            then, other = parser.branches_of(item)
            return self.say(
                "short-if", cond=self.condition(a, b, item[3]), then=self.item(then), other=self.item(other)
            )
        if op in SIGNS:
            return self.amount("+", item[3:], SIGNS[op])
        if op == Op.DRAW:
            kind = (
                ""
                if b == PLAIN
                else " IV"
                if b == Drawn.FOUR
                else "[faction]"
                if b == Drawn.ANY
                else f"[{FACTIONS[b]}]"
            )
            return f"+{a}[card]{kind}"
        if op == Op.ADVANCE:
            far = self.amount("", item[3:], "[advance]")
            return self.say("short-upto", n=far) if a else far
        if op in (Op.MACHINE, Op.CAVEIN):
            sign = "[machine]" if op == Op.MACHINE else "[cavein]"
            return f"{a}{sign}" if a else self.say("short-here", what=sign)
        return self._rest(op, a, b, item)

    def _rest(self, op: int, a: int, b: int, item: Item) -> str:
        if op == Op.CART:
            return f"{a}[cart]"
        if op in (Op.CLEAR, Op.SELL):
            gone = "[cavein]" if op == Op.CLEAR else "[card]"
            most = gone if op == Op.CLEAR and a == ALL else self.say("short-upto", n=f"{a}{gone}")
            return self.say("short-each", gone=most, gain=f"+{item[3]}{SIGNS[b]}")
        if op == Op.ACTIVATE:
            which = ROMAN[b] if a == Only.LEVEL else f"[{FACTIONS[b]}]" if a == Only.FACTION else ""
            return self.say(
                f"short-activate{ONLY[a] if a in (Only.SOME_FACTION, Only.MACHINE) else ''}", which=which
            ).rstrip()
        return self.say("short-again")

    def amount(self, name: str, amount: Item, sign: str = "") -> str:
        """IM-F12 in signs; `name` is what stands before the figure."""
        k, count, of, per, up, plus, cap = amount
        text = f"{name}{k}{sign}"
        if count == Count.NONE:
            return text
        each = self.counted(count, of)
        text = self.say("short-per", what=text, each=f"{per} {each}" if per > 1 else each)
        if up and per > 1:
            text += "↑"
        if plus:
            text += f" {'+' if plus > 0 else '−'}{abs(plus)}"
        return text if cap == NO_CAP else self.say("short-max", what=text, n=cap)

    def condition(self, count: int, of: int, least: int) -> str:
        return f"{self.counted(count, of)} ≥ {least}"

    def counted(self, count: int, of: int) -> str:
        """What is counted."""
        if count == Count.CARDS_OF:
            return f"[{FACTIONS[of]}]"
        return self.say(f"short-{COUNTS[count]}", of=ROMAN[of] if count == Count.CARDS_LEVEL else "")


def pack_words(t: Tables, lang: str) -> PackWords:
    """The names of cards, events and boards; and every effect by its id, in words and in signs."""
    which = LANGUAGES.index(lang)
    names = {f"card-{id}": names[which] for id, names in zip(t.card_ids, t.card_names, strict=True)}
    names |= {f"event-{id}": names[which] for id, names in zip(t.event_ids, t.event_names, strict=True)}
    names |= {f"board-{id}": t.board_names[2 * i][which] for i, id in enumerate(t.board_ids)}
    effects = {
        id: _effects(program, lang, id.startswith("card-"))
        for id, program in zip(t.program_ids, t.programs, strict=True)
    }
    for id, event in zip(t.event_ids, t.event_declarations, strict=True):
        if event[0] == When.SPECIAL:
            effects[f"event-{id}"] = [_special(event, lang)]
    return PackWords(names, effects)


def _effects(program: Program, lang: str, card: bool) -> list[PackEffect]:
    """Every branch, in the order of `resolve`."""
    words, signs = Speaker(lang, card), Signs(lang, card)
    return [
        PackEffect(number + 1, _verbs(branch[1]), sentence(words.branch(branch)), signs.branch(branch))
        for number, effect in enumerate(program)
        for branch in effect
    ]


def _special(event: Event, lang: str) -> PackEffect:
    """What a special event changes, which has no signs."""
    text = Speaker(lang, False).event(event)[0]
    return PackEffect(1, [RULES[event[2][0]]], text, text)


def _verbs(items: Sequence[Item]) -> list[str]:
    """The verbs of the items and of what is inside them, each once."""
    return list(dict.fromkeys([parser.ITEMS[part[0] - 1] for item in items for part in parser.flatten(item)]))
