"""Effects in signs, and all words of a pack for boards that can draw.

A sign is a name in brackets: `+2[gold]`, `[machine] here`. The short form has a few words of a language, from the
catalogues; the brief form has none: `2[gold]`, `3[gold]→3[vp]`.
"""

from __future__ import annotations

from collections.abc import Sequence

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
from pithead.games.imperial_miners.effects.text import Speaker, sentence
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
    When,
)
from pithead.games.imperial_miners.tables import LANGUAGES, Tables
from pithead.locales import Texts


class Signs(Voice):
    """The short form of programs in one language."""

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
        _, count, of, per, up, plus, cap = numbers[At.K :]
        text = self.say("per", {"what": phrase, "each": self._counted(count, of, per)})
        if up and per > 1:
            text += "↑"
        if plus:
            text += f" {'+' if plus > 0 else '−'}{abs(plus)}"
        return text if cap == NO_CAP else self.say("max", {"what": text, "n": cap})

    def condition(self, count: int, of: int, least: int) -> str:
        counted = self._counted(count, of, least)
        return f"≥ 1 {counted}" if least == 1 else f"≥ {counted}"

    def _counted(self, count: int, of: int, n: int) -> str:
        """So many of what is counted; of one alone the number is not said."""
        if count == Count.CARDS_OF:
            return f"{n} {self.faction(of)}" if n > 1 else self.faction(of)
        level = ROMAN[of] if count == Count.CARDS_LEVEL else ""
        return self.say(f"each-{COUNTS[count - 1].name}", {"of": level, "n": n})

    def gain(self, word: str, n: int) -> str:
        return self.say(f"effect-{word}", {"n": n})

    def faction(self, faction: int) -> str:
        return f"[{FACTIONS[faction]}]"


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
        if event.when == When.SPECIAL:
            effects[f"event-{id}"] = [_special(event, lang)]
    return PackWords(names, effects)


def _effects(program: Program, lang: str, card: bool) -> list[PackEffect]:
    """Every branch, in the order of `resolve`."""
    words, signs = Speaker(lang, card), Signs(lang, card)
    return [
        PackEffect(number + 1, _verbs(branch), sentence(words.branch(branch)), signs.branch(branch))
        for number, effect in enumerate(program)
        for branch in effect
    ]


def _special(event: EventDeclaration, lang: str) -> PackEffect:
    """What a special event changes, which has no signs."""
    text = Speaker(lang, False).event(event)[0]
    return PackEffect(1, [RULES[event.rule]], text, text)


def _verbs(branch: Branch) -> list[str]:
    """The words of its operations, each once."""
    return list(dict.fromkeys([part.operation.word for item in branch.items for part in flatten(item)]))
