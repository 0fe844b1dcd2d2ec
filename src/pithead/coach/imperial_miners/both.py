"""Two choices of a seat side by side: where each leads, what each brings that the other does not, and the words for
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.rates import Rates
from pithead.coach.imperial_miners.line import Line, Pile, Turn, follow, rates
from pithead.coach.question import Comparison, Said
from pithead.core import frames
from pithead.core.api import Json
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import FACTIONS, ITEM, PLAIN, ROMAN, At, Drawn, Need, Op
from pithead.games.imperial_miners.state import NONE, ImperialMiners
from pithead.games.imperial_miners.tables import Tables
from pithead.games.imperial_miners.verbs import Do, Frame

CATALOGUE = "coach_imperial_miners"
SPACE = 0.3  # points that a space of the marker's position is worth while there are rounds to come
UNITS = ("points", "carts", "gold", "cards", "sought", "fours", "machines", "caves")


@dataclass(frozen=True)
class Both:
    """The choice that is advised and its rival.

    kind        the question (a kind of Frame)
    gains, less what the one and the other bring, without the turns that they have in common
    """

    comparison: Comparison
    view: ImperialMiners
    seat: int
    kind: int
    verbs: tuple[str, str]
    first: int
    second: int
    a: Line
    b: Line
    gains: Pile
    less: Pile

    @property
    def t(self) -> Tables:
        return self.view.t

    @property
    def seats(self) -> int:
        return int(self.view.seats)

    @property
    def rates(self) -> Rates:
        return rates(self.seats)

    @property
    def left(self) -> int:
        """Rounds to come after the one under way; in an event phase this round's card is still to be played."""
        return self.a.left

    @property
    def purse(self) -> int:
        """How much more gold the choice leaves than its rival."""
        return int(self.a.end.gold[0] - self.b.end.gold[0])

    @property
    def gold(self) -> float:
        """What a piece of gold is worth, in points."""
        return int(self.rates.gold[self.left]) / 100

    @property
    def lays(self) -> bool:
        """Whether both lay a card down."""
        return self.kind in (Frame.PLAY, Frame.PLACE) and self.a.card != NONE and self.b.card != NONE

    @property
    def other_card(self) -> bool:
        """Whether they lay different cards, which also have different names."""
        return self.a.card != self.b.card and self.t.card_names[self.a.card] != self.t.card_names[self.b.card]

    def value(self, pile: Pile) -> float:
        """A pile in points."""
        r, left = self.rates, self.left
        cards = int(r.card[left]) * (pile.cards + pile.sought * 4 / 3) + (int(r.four) // 2 * pile.fours if left else 0)
        tokens = int(r.machine[left]) * pile.machines - int(r.cave[left]) * pile.caves
        spaces = SPACE * pile.spaces if left else 0.0
        return pile.scored + self.gold * pile.gold + (cards + tokens) / 100 + spaces

    def card(self, card: int) -> str:
        """A card as an argument of a message."""
        return self.t.card_ids[card]

    def said(self, id: str, weight: float, about: str, **args: Json) -> Said | None:
        """A sentence; nothing where it counts for nothing."""
        return Said(f"{CATALOGUE}-{id}", args, round(weight, 3), about) if weight > 0 else None

    @property
    def otherwise(self) -> Json:
        """The rival inside a sentence: "with Forum", "through Forum", "at II-3"."""
        return _otherwise(self)


@lru_cache(maxsize=16)
def both(c: Comparison) -> Both:
    """The two lines of a comparison, held against each other."""
    view = c.view
    assert isinstance(view, ImperialMiners)
    a, b = follow(view, c.seat, c.chosen.codes), follow(view, c.seat, c.rival.codes)
    verbs = c.game.actions.verb_of(c.chosen.codes[0]).name, c.game.actions.verb_of(c.rival.codes[0]).name
    gains, less = _apart(a.turns, b.turns)
    kind = int(frames.top(view.stack[c.seat]))
    first, second = _differ(c.chosen.codes, c.rival.codes)
    return Both(c, view, c.seat, kind, verbs, first, second, a, b, gains, less)


def _differ(one: Sequence[int], other: Sequence[int]) -> tuple[int, int]:
    """The first move of each that the other has not; their last where there is none."""
    first = next((code for code in one if code not in other), one[-1])
    second = next((code for code in other if code not in one), other[-1])
    return first, second


def _apart(one: list[Turn], other: list[Turn]) -> tuple[Pile, Pile]:
    """What two lines bring beside the turns at their beginning and end that are alike."""
    a, b = [*one], [*other]
    while a and b and _same(a[0], b[0]):
        a, b = a[1:], b[1:]
    while a and b and _same(a[-1], b[-1]):
        a, b = a[:-1], b[:-1]
    piles = Pile(), Pile()
    for turns, pile in zip((a, b), piles, strict=True):
        for turn in turns:
            pile.add(turn.brings)
    return piles


def _same(one: Turn, other: Turn) -> bool:
    return (one.what, one.card, one.slot, one.dug) == (other.what, other.card, other.slot, other.dug) and astuple(
        one.brings
    ) == astuple(other.brings)


# -- words


def message(id: str, **args: Json) -> Json:
    """A message as an argument of another."""
    return {"id": f"{CATALOGUE}-{id}", "args": args}


def pile_words(pile: Pile) -> Json:
    """ "2 points, 1 gold"; "4 points for 8 gold"; "nothing"."""
    named = [(name, int(getattr(pile, name))) for name in UNITS]
    parts: list[Json] = [message(name, n=n) for name, n in named if n > 0]
    if not parts and pile.spaces > 0:
        parts = [message("spaces", n=pile.spaces)]
    if pile.gold >= 0:
        return parts or message("nothing")
    return message("for", pile=parts, gold=-pile.gold) if parts else message("loses", n=-pile.gold)


def is_nothing(pile: Pile) -> bool:
    """Whether there is nothing to say of a pile."""
    return not pile.gold and not pile.spaces and all(getattr(pile, name) <= 0 for name in UNITS)


def count_words(what: str, of: str, n: int) -> Json:
    """What an effect counts: "3 cards of the Scots"."""
    named = f"imperial_miners-faction-{of}" if of in FACTIONS else of
    return {"id": f"imperial_miners-counted-{what}", "args": {"n": n, "of": named}}


def _otherwise(x: Both) -> Json:
    code, t, s = x.second, x.t, x.b.start
    verb = x.comparison.game.actions.verb_of(code).name
    if verb == "keep":
        mine_only = set(x.comparison.chosen.codes)
        others = sorted(c - Do.KEEP for c in set(x.comparison.rival.codes) - mine_only) or [code - Do.KEEP]
        return message("with-card", card=[x.card(card) for card in others])
    if verb == "play" and (x.other_card or not x.b.place):
        return message("with-card", card=x.card(code - Do.PLAY))
    if verb in ("play", "place"):
        return message("with-place", place=x.b.place)
    if verb in ("climb", "activate", "machine", "cavein", "clear"):
        slot = mine.find(s, 0, code - x.comparison.game.actions.verb_of(code).start)
        return message(f"with-{verb}", card=x.card(int(s.cards[slot])))
    if verb == "cart":
        card, neighbour = mine.between(s, 0, code - Do.CART)
        return message("with-cart", card=x.card(int(card)), neighbour=x.card(int(neighbour)))
    if verb == "resolve":
        return _effect_words(x, code)
    if verb == "advance":
        return message("with-advance", n=code - Do.ADVANCE)
    if verb == "board":
        return message("with-board", board=t.board_ids[code - Do.BOARD])
    if verb in ("draw", "search"):
        return message("with-deck", deck=ROMAN[(code - Do.DRAW) % 3])
    if verb == "faction":
        return message("with-faction", faction=FACTIONS[code - Do.FACTION])
    if verb in ("sell", "discard"):
        return message(f"with-{verb}", card=x.card(code - x.comparison.game.actions.verb_of(code).start))
    return message(f"with-{verb}")


def _effect_words(x: Both, code: int) -> Json:
    """An effect of the Surface by its place, one that costs gold by its price, of two the other one."""
    s, t = x.b.start, x.t
    program = int(frames.get(s.stack[0], 1))
    first = int(t.program[program])
    other = first + code - Do.RESOLVE
    chosen = first + x.first - Do.RESOLVE
    if program == t.surface and (x.verbs[0] != "resolve" or t.effect[other] != t.effect[chosen]):
        return message("with-work", work=str(int(t.effect[other]) + 1))
    price = int(interpreter.cost(s, 0, other))
    if price and (program == t.surface or int(t.program[program + 1]) - first > 2):
        return message("with-pay", n=price)
    if int(t.program[program + 1]) - first == 2 and x.verbs[0] == "resolve":
        return message("with-effect")
    return message("with-branch", branch=f"{t.program_ids[program]}.{code - Do.RESOLVE + 1}")


# -- what effects are good for


def each_turn(x: Both, s: ImperialMiners, slot: int) -> Pile:
    """What a card of a mine brings when it acts: the best of its effects as things are."""
    return best_effect(x, s, s.t.card_program + int(s.cards[slot]), slot)


def best_effect(x: Both, s: ImperialMiners, program: int, slot: int) -> Pile:
    """The best effect of a program that the mine allows; the gold for it is taken to be there."""
    branches = range(s.t.program[program], s.t.program[program + 1])
    offered = [branch for branch in branches if s.t.need[branch * 4] == Need.SPEND or _allowed(s, branch, slot)]
    return max((effect_pile(s, branch, slot) for branch in offered), key=x.value, default=Pile())


def _allowed(s: ImperialMiners, branch: int, slot: int) -> bool:
    return s.t.need[branch * 4] == Need.SCOTS or bool(interpreter.offered(s, 0, branch, slot))


def effect_pile(s: ImperialMiners, branch: int, slot: int) -> Pile:
    """What one effect brings, as far as it says so by itself."""
    out = Pile(gold=-int(interpreter.cost(s, 0, branch)))
    for item in range(s.t.first_item[branch], s.t.last_item[branch], ITEM):
        out.add(item_pile(s, item, slot))
    return out


def item_pile(s: ImperialMiners, item: int, slot: int) -> Pile:
    """One item of an effect."""
    items = s.t.items
    op, a, drawn = (int(items[item + at]) for at in (At.OP, At.A, At.B))
    if op == Op.GOLD:
        return Pile(gold=int(interpreter.amount(s, 0, item, slot)))
    if op == Op.VP:
        return Pile(points=int(interpreter.amount(s, 0, item, slot)))
    if op == Op.ADVANCE:
        return Pile(spaces=int(interpreter.amount(s, 0, item, slot)))
    if op == Op.DRAW:
        return Pile(cards=a) if drawn == PLAIN else Pile(fours=a) if drawn == Drawn.FOUR else Pile(sought=a)
    if op == Op.MACHINE:
        return Pile(machines=max(a, 1))
    if op == Op.CAVEIN:
        return Pile(caves=max(a, 1))
    if op == Op.CART:
        return Pile(carts=min(a, len(s.gaps[0])))
    if op == Op.IF:
        holds = mine.tally(s, 0, items[item + At.COUNT], items[item + At.OF], slot) >= items[item + At.K]
        return item_pile(s, a if holds else drawn, slot)
    return Pile()


def space_pile(x: Both, side: int, space: int) -> Pile:
    """What a space of a side of a Progress board gives."""
    return best_effect(x, x.a.start, int(interpreter.space_program(x.a.start, side, space)), NONE)


def in_hand(x: Both, s: ImperialMiners, card: int) -> float:
    """What a card of the hand is worth once it is laid, in points, without what it costs."""
    return int(valuation.card_worth(s, x.rates, card, valuation.NOWHERE, x.left)) / 100
