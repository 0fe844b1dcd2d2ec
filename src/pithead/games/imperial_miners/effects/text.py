"""Effects in words: card text in English, German and French, generated from the declarations alone.

`effect_text` serves displays; `check_pack` reads a pack folder and reports all that is wrong with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pithead.core.api import Game, Json
from pithead.core.errors import OptionError, PackError
from pithead.games.imperial_miners import tables
from pithead.games.imperial_miners.effects import parser
from pithead.games.imperial_miners.effects.parser import Branch, Event, Item, LanguageError, Program
from pithead.games.imperial_miners.effects.words import (
    ALL,
    FACTIONS,
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
from pithead.games.imperial_miners.tables import LANGUAGES, Tables
from pithead.games.kit import PackReport
from pithead.games.packs import Pack, Row
from pithead.locales import Texts

COUNTS = {
    Count.CARDS_OF: "cards_of",
    Count.CARDS_LEVEL: "cards_level",
    Count.FACTIONS: "factions",
    Count.FACTIONS_NEAR: "factions_near",
    Count.MACHINES: "machines",
    Count.MACHINES_HERE: "machines_here",
    Count.CARTS: "carts",
    Count.CARTS_HERE: "carts_here",
    Count.MACHINES_CARTS: "machines_carts",
    Count.CAVEINS: "caveins",
    Count.SPACE: "space",
    Count.NEAR: "near",
    Count.BESIDE: "beside",
    Count.ABOVE: "above",
    Count.BELOW: "below",
}
ONLY = {
    Only.ANY: "",
    Only.LEVEL: "-level",
    Only.FACTION: "-faction",
    Only.SOME_FACTION: "-some",
    Only.MACHINE: "-machine",
}
RULES = {Rule.ONCART: "oncart", Rule.DISCOUNT: "discount", Rule.SURFACE: "surface", Rule.FURTHER: "further"}


class Speaker:
    """The words of one language for programs of the effect language."""

    def __init__(self, lang: str, card: bool = True) -> None:
        self.texts = Texts(lang)
        self.where = "card" if card else "other"

    def say(self, name: str, **args: str | int) -> str:
        return self.texts.msg(f"imperial_miners-{name}", **args)

    def program(self, program: Program) -> list[str]:
        """One sentence for each effect; tiers of one effect share it."""
        return [
            sentence(self.say("effect-tier").join([self.branch(branch) for branch in effect])) for effect in program
        ]

    def event(self, event: Event) -> list[str]:
        """The sentences of an event."""
        when, may, rule, program = event
        if when == When.SPECIAL:
            item = self.item(rule[2:]) if rule[0] == Rule.ONCART else ""
            return [
                sentence(
                    self.say(f"rule-{RULES[rule[0]]}", item=item)
                    if item
                    else self.say(f"rule-{RULES[rule[0]]}", n=rule[1])
                )
            ]
        if not may:
            return self.program(program)
        tiers = [self.say("effect-tier").join([self.branch(branch) for branch in effect]) for effect in program]
        return [sentence(self.say("effect-may", effect=text)) for text in tiers]

    def branch(self, branch: Branch) -> str:
        """A need and its items, from left to right."""
        (kind, n, count, of), items = branch
        text = self.texts.listed([self.item(item) for item in items])
        if kind == Need.SPEND:
            return self.say("need-spend", n=n, items=text)
        if kind == Need.SCOTS:
            return self.say("need-scots", n=n, items=text)
        if kind == Need.CAVEIN:
            return self.say("need-cavein", n=n, items=text)
        if kind == Need.IF:
            return self.say("need-if", cond=self.condition(count, of, n), items=text)
        return text

    def item(self, item: Item) -> str:
        """One item as a phrase."""
        op, a, b = item[:3]
        if op == Op.IF:
            then, other = parser.branches_of(item)
            return self.say(
                "effect-if", cond=self.condition(a, b, item[3]), then=self.item(then), other=self.item(other)
            )
        if op in (Op.GOLD, Op.VP):
            return self.amount("effect-gold" if op == Op.GOLD else "effect-vp", item[3:])
        if op == Op.DRAW:
            if b == PLAIN:
                return self.say("effect-draw", n=a)
            if b in (Drawn.ANY, Drawn.FOUR):
                return self.say("effect-draw-any" if b == Drawn.ANY else "effect-draw-four", n=a)
            return self.say("effect-draw-faction", n=a, faction=self.faction(b))
        if op == Op.ADVANCE:
            return self.amount("effect-advance-upto" if a else "effect-advance", item[3:])
        if op in (Op.MACHINE, Op.CAVEIN):
            name = "effect-machine" if op == Op.MACHINE else "effect-cavein"
            return self.say(name, n=a) if a else self.say(f"{name}-here")
        return self._rest(op, a, b, item)

    def _rest(self, op: int, a: int, b: int, item: Item) -> str:
        if op == Op.CART:
            return self.say("effect-cart", n=a)
        if op in (Op.CLEAR, Op.SELL):
            gain = self.say("effect-gold" if b == Op.GOLD else "effect-vp", n=item[3])
            if op == Op.CLEAR and a == ALL:
                return self.say("effect-clear-all", gain=gain)
            return self.say("effect-clear" if op == Op.CLEAR else "effect-sell", n=a, gain=gain)
        if op == Op.ACTIVATE:
            faction = self.faction(b) if a == Only.FACTION else ""
            return self.say(
                f"effect-activate{ONLY[a]}",
                where=self.where,
                level=ROMAN[b] if a == Only.LEVEL else "",
                faction=faction,
            )
        return self.say("effect-again")

    def amount(self, name: str, amount: Item) -> str:
        """IM-F12 in words."""
        k, count, of, per, up, plus, cap = amount
        if count == Count.NONE:
            return self.say(name, n=k)
        return self.say(
            "effect-each",
            what=self.say(name, n=k),
            each=self.say(f"each-{COUNTS[count]}", per=per, of=self.of(count, of)),
            round=self.say("effect-round") if up and per > 1 else "",
            plus=self.say("effect-plus" if plus > 0 else "effect-minus", n=abs(plus)) if plus else "",
            max=self.say("effect-max", n=cap) if cap != NO_CAP else "",
        )

    def condition(self, count: int, of: int, least: int) -> str:
        """ "if your mine has 4 or more different factions"."""
        return self.say(f"cond-{COUNTS[count]}", n=least, of=self.of(count, of))

    def of(self, count: int, of: int) -> str:
        if count == Count.CARDS_OF:
            return self.faction(of)
        return ROMAN[of] if count == Count.CARDS_LEVEL else ""

    def faction(self, faction: int) -> str:
        return self.say(f"faction-{FACTIONS[faction]}")


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + "."


def joined(sentences: Sequence[str], lang: str) -> str:
    """The sentences of effects to choose from, in one line."""
    return Texts(lang).msg("imperial_miners-effect-or").join(sentences)


# -- the texts of a game's pack


def program_of(game: Game, effect: str) -> tuple[Program, Event | None]:
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
    branches = [one for tiers in program for one in tiers]
    if not branch.isdecimal() or not 1 <= int(branch) <= len(branches):
        raise OptionError(f"the effect '{id}' has branches 1 to {len(branches)}, not '{branch}'")
    return ((branches[int(branch) - 1],),), None


def effect_text(game: Game, effect: str, lang: str) -> str:
    """The text of an effect or of one branch of it, by the id that scenes have."""
    program, event = program_of(game, effect)
    speaker = Speaker(lang, effect.startswith("card-"))
    return joined(speaker.program(program) if event is None else speaker.event(event), lang)


# -- checking a pack


def check_pack(path: Path) -> PackReport:
    """Read a pack folder. Every declaration that cannot be read is reported at once, with row, position and what was
    expected.
    """
    report = PackReport()
    try:
        report.problems += _declarations(Pack(path))
        if not report.problems:
            _fill(report, tables.load(path))
    except PackError as error:
        report.problems.append(str(error))
    return report


def _declarations(pack: Pack) -> list[str]:
    """What is wrong with the declarations of a pack."""
    found: list[tuple[Row, str, str]] = []
    for file, table in (("cards.toml", "card"), ("events.toml", "event"), ("surface.toml", "surface")):
        found += [(row, "effect", row.text("effect")) for row in pack.rows(file, table)]
    for row in pack.rows("progress.toml", "side"):
        found += [(row, f"spaces {i + 1}", text) for i, text in enumerate(row.texts("spaces"))]
    out: list[str] = []
    for row, name, text in found:
        try:
            if row.label.startswith("event "):
                parser.parse_event(text)
            else:
                parser.parse(text)
        except LanguageError as error:
            out.append(str(row.refuse(f"'{name}': {error}")))
    return out


def _fill(report: PackReport, t: Tables) -> None:
    report.info = t.info
    cards: list[dict[str, Json]] = []
    events: list[dict[str, Json]] = []
    for i, id in enumerate(t.card_ids):
        factions = "+".join(letter for f, letter in enumerate(LETTERS) if t.factions[i] >> f & 1)
        texts = {lang: joined(Speaker(lang).program(t.programs[t.card_program + i]), lang) for lang in LANGUAGES}
        cards.append(
            {
                "id": id,
                "names": _by_language(t.card_names[i]),
                "level": ROMAN[t.level[i]],
                "factions": factions,
                "cost": int(t.cost[i]),
                "texts": dict(texts),
            }
        )
    for i, id in enumerate(t.event_ids):
        texts = {lang: joined(Speaker(lang, False).event(t.event_declarations[i]), lang) for lang in LANGUAGES}
        events.append({"id": id, "names": _by_language(t.event_names[i]), "texts": dict(texts)})
    report.rows = {"cards": cards, "events": events}


def _by_language(names: Sequence[str]) -> dict[str, Json]:
    return dict(zip(LANGUAGES, names, strict=True))
