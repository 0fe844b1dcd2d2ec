"""Effects in words: card text in English, German and French, generated from the declarations alone.

An effect has three forms: sentences (here), short words and symbols (signs.py). In the first two the words of a
message may carry signs in brackets (`gain 2[gold] gold`); who reads words alone gets them without.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pithead.core.api import Game
from pithead.core.errors import OptionError
from pithead.games.imperial_miners.effects.grammar import (
    Args,
    EventDeclaration,
    Operation,
    Program,
    Voice,
    branches_of,
)
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
from pithead.games.imperial_miners.tables import Tables
from pithead.locales import Texts


class Speaker(Voice):
    """The words of one language for programs of the effect language; with `signs`, gold and points carry theirs."""

    def __init__(self, lang: str, card: bool = True, signs: bool = False) -> None:
        super().__init__(card)
        self.texts = Texts(lang)
        self.signs = signs

    def say(self, name: str, args: Args | None = None) -> str:
        text = self.texts.msg(f"imperial_miners-{name}", **(args or {}))
        return text if self.signs else re.sub(r"\[\w+\]", "", text)

    def program(self, program: Program) -> list[str]:
        """One sentence for each effect; tiers of one effect share it."""
        return [sentence(tiers) for tiers in self._effects(program)]

    def event(self, event: EventDeclaration) -> list[str]:
        """The sentences of an event."""
        if event.when == When.SPECIAL:
            item = "" if event.item is None else self.item(event.item)
            return [sentence(self.say(f"rule-{RULES[event.rule]}", {"n": event.number, "item": item}))]
        if not event.may:
            return self.program(event.program)
        return [sentence(self.say("effect-may", {"effect": tiers})) for tiers in self._effects(event.program)]

    def _effects(self, program: Program) -> list[str]:
        return [self.say("effect-tier").join([self.branch(branch) for branch in effect]) for effect in program]

    def phrase(self, operation: Operation, variant: str, args: Args) -> str:
        return self.say(f"effect-{operation.word}{variant}", args)

    def together(self, need: int, args: Args, items: Sequence[str]) -> str:
        *first, last = items
        text = self.say("effect-and").join([self.texts.listed(first), last]) if first else last
        return text if need == Need.NONE else self.say(f"need-{NEEDS[need - 1].name}", {**args, "items": text})

    def each(self, phrase: str, numbers: Sequence[int]) -> str:
        _, count, of, per, up, plus, cap = numbers[At.K :]
        rounds, capped = up and per > 1, cap != NO_CAP
        args: Args = {
            "what": phrase,
            "each": self.say(f"each-{COUNTS[count - 1].name}", {"per": per, "of": self._of(count, of)}),
            "round": self.say("effect-round") if rounds and not capped else "",
            "plus": self.say("effect-plus" if plus > 0 else "effect-minus", {"n": abs(plus)}) if plus else "",
            "max": self.say("effect-round-max" if rounds else "effect-max", {"n": cap}) if capped else "",
        }
        return self.say("effect-each", args)

    def condition(self, count: int, of: int, least: int) -> str:
        return self.say(f"cond-{COUNTS[count - 1].name}", {"n": least, "of": self._of(count, of)})

    def _of(self, count: int, of: int) -> str:
        if count == Count.CARDS_OF:
            return self.faction(of)
        return ROMAN[of] if count == Count.CARDS_LEVEL else ""

    def gain(self, word: str, n: int) -> str:
        return self.say(f"effect-{word}", {"n": n})

    def faction(self, faction: int) -> str:
        return self.say(f"faction-{FACTIONS[faction]}")


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return capital(text) + "."


def capital(text: str) -> str:
    """With a capital letter, where it begins with a letter."""
    return text[:1].upper() + text[1:]


def joined(sentences: Sequence[str], lang: str) -> str:
    """The sentences of effects to choose from, in one line."""
    return Texts(lang).msg("imperial_miners-effect-or").join(sentences)


# -- the effects of a game's pack, by the ids that scenes have


def program_of(game: Game, effect: str) -> tuple[Program, EventDeclaration | None]:
    """The program that an id names, or one branch of it; and the event that declares all of it, if one does."""
    t = getattr(game, "tables", None)
    if not isinstance(t, Tables):
        raise OptionError(f"{game.info.title} has no effect language")
    id, _, branch = effect.partition(".")
    if id not in t.program_ids:
        raise OptionError(f"there is no effect '{id}': there is {', '.join(t.program_ids)}")
    number = t.program_ids.index(id)
    program = t.programs[number]
    if not branch:
        return program, t.event_declarations[t.event_program.index(number)] if number in t.event_program else None
    branches = branches_of(program)
    if not branch.isdecimal() or not 1 <= int(branch) <= len(branches):
        raise OptionError(f"the effect '{id}' has branches 1 to {len(branches)}, not '{branch}'")
    return ((branches[int(branch) - 1],),), None


def effect_text(game: Game, effect: str, lang: str) -> str:
    """The text of an effect or of one branch of it."""
    program, event = program_of(game, effect)
    speaker = Speaker(lang, effect.startswith("card-"))
    return joined(speaker.program(program) if event is None else speaker.event(event), lang)


def place_text(place: str, lang: str) -> str:
    """Where a place of a mine is, by its label: "at II-3", "left of II-1"."""
    texts = Texts(lang)
    level, _, number = place.partition("-")
    if not number.startswith("L"):
        return texts.msg("imperial_miners-at", spot=place)
    return texts.msg("imperial_miners-left-of", n=int(number[1:]), spot=f"{level}-1")


def effect_phrase(game: Game, effect: str, lang: str) -> str:
    """One branch as a phrase inside a sentence: "draw 3 cards"."""
    text = effect_text(game, effect, lang).rstrip(".")
    return text[:1].lower() + text[1:]
