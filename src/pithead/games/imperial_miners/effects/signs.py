"""Effects in short words and in symbols, and all words of a pack for boards that can draw.

A sign is a name in brackets: `+2[gold]`, `1 machine here, +1[gold]`. Short words come from the catalogues; symbols have
none: `+1[gold], [machine][here]`; the brief form, for places of a few columns, leaves out what can be: `2[gold]`,
`3[gold]→3[vp]`. `[price:4]` is a price in gold that is less for whoever has Scots cards (IM-F8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.core.api import PackEffect, PackWords
from pithead.games.imperial_miners.effects.grammar import (
    Args,
    Branch,
    EventDeclaration,
    Operation,
    Program,
    Voice,
    flatten,
)
from pithead.games.imperial_miners.effects.rulings import rulings
from pithead.games.imperial_miners.effects.text import Speaker, capital, sentence
from pithead.games.imperial_miners.effects.words import (
    COUNTS,
    FACTIONS,
    NEEDS,
    NO_CAP,
    ROMAN,
    RULES,
    At,
    Count,
    Need,
    Op,
    When,
)
from pithead.games.imperial_miners.tables import LANGUAGES, Tables
from pithead.locales import Texts


class Short(Voice):
    """Short words of one language: only gold and points are signs, and rounding is left to the sentence."""

    def __init__(self, lang: str, card: bool = True) -> None:
        super().__init__(card)
        self.texts = Texts(lang)

    def say(self, name: str, args: Args) -> str:
        return self.texts.msg(f"imperial_miners-short-{name}", **args)

    def phrase(self, operation: Operation, variant: str, args: Args) -> str:
        return self.say(f"effect-{operation.word}{variant}", args)

    def together(self, need: int, args: Args, items: Sequence[str]) -> str:
        text = ", ".join(items)
        return text if need == Need.NONE else self.say(f"need-{NEEDS[need - 1].name}", {**args, "items": text})

    def each(self, phrase: str, numbers: Sequence[int]) -> str:
        _, count, of, per, _, plus, cap = numbers[At.K :]
        counted = self.say(f"each-{COUNTS[count - 1].name}", {"per": per, "of": self._of(count, of)})
        text = self.say("per", {"what": phrase, "each": counted})
        if plus:
            text = self.say("plus" if plus > 0 else "minus", {"what": text, "n": abs(plus)})
        return text if cap == NO_CAP else self.say("max", {"what": text, "n": cap})

    def condition(self, count: int, of: int, least: int) -> str:
        return self.say(f"cond-{COUNTS[count - 1].name}", {"n": least, "of": self._of(count, of)})

    def _of(self, count: int, of: int) -> str:
        if count == Count.CARDS_OF:
            return self.faction(of)
        return ROMAN[of] if count == Count.CARDS_LEVEL else ""

    def gain(self, word: str, n: int) -> str:
        return self.say(f"effect-{word}", {"n": n})

    def faction(self, faction: int) -> str:
        return self.say(f"faction-{FACTIONS[faction]}", {})


class Brief(Voice):
    """Programs in few signs and no words, for places of a few columns."""

    def program(self, program: Program, between: str = "|") -> str:
        """All effects, tiers behind strokes."""
        return between.join(["/".join([self.branch(branch) for branch in effect]) for effect in program])

    def phrase(self, operation: Operation, variant: str, args: Args) -> str:
        return operation.brief.format(**args)

    def together(self, need: int, args: Args, items: Sequence[str]) -> str:
        return ("" if need == Need.NONE else NEEDS[need - 1].brief.format(**args)) + "".join(items)

    def each(self, phrase: str, numbers: Sequence[int]) -> str:
        _, count, of, per = numbers[At.K : At.UP]
        counted = self.faction(of) if count == Count.CARDS_OF else COUNTS[count - 1].brief
        return f"{phrase}/{per if per > 1 else ''}{counted}"

    def condition(self, count: int, of: int, least: int) -> str:
        return ""

    def figure(self, numbers: Sequence[int]) -> str | int:
        return "" if numbers[At.K] == 1 and numbers[At.COUNT] != Count.NONE else numbers[At.K]

    def gain(self, word: str, n: int) -> str:
        return ""

    def faction(self, faction: int) -> str:
        return f"[{FACTIONS[faction]}]"


class Symbols(Brief):
    """Programs in symbols: `/` is for each, `≤` at most or up to, `−4[gold]:` pay, `[here]` on this card."""

    def phrase(self, operation: Operation, variant: str, args: Args) -> str:
        text = operation.brief.format(**args)
        if operation.word in GAINS:
            return f"+{text}"
        if "-upto" in variant:
            return f"≤{text}"
        if operation.inner:
            return f"{args['cond']} {args['then']}, [else] {args['else']}"
        which = ACTIVATED.get(variant, f" {args['which']}" if args.get("which") else "")
        if which.strip() not in text:
            text += which
        return f"{text}{args['gain']}" if "gain" in args else f"{text}[here]" if "-here" in variant else text

    def together(self, need: int, args: Args, items: Sequence[str]) -> str:
        text = ", ".join(items)
        if need == Need.NONE:
            return text
        if need == Need.IF:
            return f"{args['cond']} {text}"
        return f"−[price:{args['n']}]: {text}" if need == Need.SCOTS else f"{self._price(need, args)}: {text}"

    def _price(self, need: int, args: Args) -> str:
        return f"−{args['n']}[gold]" if need == Need.SPEND else f"{args['n']}[cavein]"

    def each(self, phrase: str, numbers: Sequence[int]) -> str:
        _, count, of, per, _, plus, cap = numbers[At.K :]
        text = f"{phrase}/{per if per > 1 else ''}{self._counted(count, of)}"
        if plus:
            text += f" {'+' if plus > 0 else '−'}{abs(plus)}"
        return text if cap == NO_CAP else f"{text} ≤{cap}"

    def condition(self, count: int, of: int, least: int) -> str:
        return f"{self._counted(count, of)}≥{least}:"

    def _counted(self, count: int, of: int) -> str:
        if count == Count.CARDS_OF:
            return self.faction(of)
        return COUNTS[count - 1].brief + (f" {ROMAN[of]}" if count == Count.CARDS_LEVEL else WHERE.get(count, ""))

    def figure(self, numbers: Sequence[int]) -> str | int:
        if numbers[At.OP] == Op.ADVANCE and numbers[At.COUNT] != Count.NONE and numbers[At.K] == 1:
            return ""
        return numbers[At.K]

    def gain(self, word: str, n: int) -> str:
        return f": +{n}[{word}]"


GAINS: Final = ("gold", "vp")
ACTIVATED: Final = {"-some": "[faction]", "-machine": "[machine]"}
WHERE: Final = {  # behind the sign of what is counted around a card
    Count.FACTIONS_NEAR: "[near]",
    Count.MACHINES_HERE: "[here]",
    Count.CARTS_HERE: "[here]",
    Count.NEAR: "[near]",
    Count.BESIDE: "[beside]",
    Count.ABOVE: "[above]",
    Count.BELOW: "[below]",
}


def pack_words(t: Tables, lang: str) -> PackWords:
    """The names of cards, events, boards and places of the Surface; and every effect by its id, in its three forms."""
    which = LANGUAGES.index(lang)
    names = {f"card-{id}": names[which] for id, names in zip(t.card_ids, t.card_names, strict=True)}
    names |= {f"event-{id}": names[which] for id, names in zip(t.event_ids, t.event_names, strict=True)}
    names |= {f"board-{id}": t.board_names[2 * i][which] for i, id in enumerate(t.board_ids)}
    names |= {f"place-{i + 1}": place for i, place in enumerate(places(t, lang))}
    effects = {
        id: _effects(program, lang, id.startswith("card-"))
        for id, program in zip(t.program_ids, t.programs, strict=True)
    }
    for id, event in zip(t.event_ids, t.event_declarations, strict=True):
        if event.when == When.SPECIAL:
            effects[f"event-{id}"] = [_special(event, lang)]
    return PackWords(names, effects)


def places(t: Tables, lang: str) -> list[str]:
    """The places of the Surface, one for each of its effects, named by what is done there."""
    texts = Texts(lang)
    found = [_verbs(effect[0])[0] for effect in t.programs[t.surface]]
    return [texts.msg(f"imperial_miners-place-{verb if verb in PLACES else 'other'}") for verb in found]


PLACES: Final = ("gold", "advance", "draw")


def _effects(program: Program, lang: str, card: bool) -> list[PackEffect]:
    """Every branch, in the order of `resolve`."""
    words, short, symbols = Speaker(lang, card, signs=True), Short(lang, card), Symbols(card)
    return [
        PackEffect(
            number + 1,
            _verbs(branch),
            sentence(words.branch(branch)),
            capital(short.branch(branch)),
            symbols.branch(branch),
            rulings(branch),
        )
        for number, effect in enumerate(program)
        for branch in effect
    ]


def _special(event: EventDeclaration, lang: str) -> PackEffect:
    """What a special event changes, which is said in words in every form."""
    text = Speaker(lang, False, signs=True).event(event)[0]
    return PackEffect(1, [RULES[event.rule]], text, text, text, [])


def _verbs(branch: Branch) -> list[str]:
    """The words of its operations, each once."""
    return list(dict.fromkeys([part.operation.word for item in branch.items for part in flatten(item)]))
