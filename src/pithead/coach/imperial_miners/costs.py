"""What a choice costs, and what the gold that is left can pay."""

from __future__ import annotations

from dataclasses import replace

from pithead.coach.imperial_miners.both import Both, both, in_hand, pile_words
from pithead.coach.imperial_miners.line import Line
from pithead.coach.imperial_miners.yields import at_surface
from pithead.coach.question import Comparison, Said
from pithead.core import frames
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects.words import SCOTS, Need, Rule
from pithead.games.imperial_miners.state import NONE
from pithead.games.imperial_miners.verbs import Frame

GOLD = "gold"
MOST = 1.5  # points that a card which can then be paid counts at most


def price(c: Comparison) -> Said | None:
    """The cheaper card leaves more gold."""
    x = both(c)
    if not x.lays or not x.other_card or x.a.price >= x.b.price or x.purse <= 0 or x.left == 0:
        return None
    return x.said(
        "price",
        x.gold * min(x.purse, x.b.price - x.a.price),
        GOLD,
        card=x.card(x.a.card),
        neighbour=x.card(x.b.card),
        price=x.a.price,
        other=x.b.price,
        gold=int(x.a.end.gold[0]),
    )


def affords(c: Comparison) -> Said | None:
    """What is left pays for a card of the hand in the next round; the rival leaves too little."""
    x = both(c)
    have, rest = int(x.a.end.gold[0]), int(x.b.end.gold[0])
    if x.left == 0 or x.kind == Frame.KEEP or have <= rest:
        return None
    found = [
        card
        for card in x.a.end.hand[0]
        if rest < x.t.cost[card] <= have and card in x.b.end.hand[0] and mine.can_place(x.a.end, 0, x.t.level[card])
    ]
    best = max(found, key=lambda card: in_hand(x, x.a.end, int(card)), default=NONE)
    if best == NONE:
        return None
    weight = min(MOST, in_hand(x, x.a.end, int(best)) / 3)
    return x.said(
        "affords",
        weight,
        GOLD,
        card=x.card(int(best)),
        price=int(x.t.cost[best]),
        gold=have,
        less=rest,
        otherwise=x.otherwise,
    )


def discount(c: Comparison) -> Said | None:
    """The event of this round makes the card cheaper."""
    x = both(c)
    if not x.lays or x.t.rule[x.view.event] != Rule.DISCOUNT:
        return None
    saved = int(x.t.cost[x.a.card]) - x.a.price
    weight = (saved - int(x.t.cost[x.b.card]) + x.b.price) * max(x.gold, 0.3)
    return x.said(
        "discount",
        weight,
        GOLD,
        event=x.t.event_ids[x.view.event],
        saved=saved,
        card=x.card(x.a.card),
        price=x.a.price,
    )


def scots(c: Comparison) -> Said | None:
    """Cards of the Scots bring the price of an effect down."""
    x = both(c)
    taken = {(turn.card, turn.branch) for turn in x.b.turns}
    for turn in x.a.turns:
        if turn.branch == NONE or turn.card == NONE or (turn.card, turn.branch) in taken:
            continue
        kind, printed = x.t.need[turn.branch * 4 : turn.branch * 4 + 2]
        if kind == Need.SCOTS and printed > turn.paid:
            weight = x.gold * int(printed - turn.paid) + 0.4 * turn.brings.scored
            return x.said(
                "scots",
                weight,
                GOLD,
                scots=int(mine.cards_of(x.a.end, 0, SCOTS)),
                card=x.card(turn.card),
                price=int(printed),
                paid=turn.paid,
                pile=pile_words(replace(turn.brings, gold=turn.brings.gold + turn.paid)),
            )
    return None


def last_gold(c: Comparison) -> Said | None:
    """After the last round gold is worth nothing: it is turned into points."""
    x = both(c)
    more = x.gains.scored - x.less.scored
    spent = _spent(x.a) - _spent(x.b)
    if x.left > 0 or more <= 0 or spent <= 0 or x.purse >= 0:
        return None
    return x.said("last-gold", more + 0.2, GOLD, gold=spent, more=more)


def _spent(line: Line) -> int:
    """Gold that a card and its effects cost."""
    return line.price + sum(turn.paid for turn in line.turns)


def keeps_gold(c: Comparison) -> Said | None:
    """The rival pays gold for little."""
    x = both(c)
    if x.kind != Frame.CHOOSE or _spent(x.a) or not _spent(x.b) or x.purse <= 0 or x.left == 0:
        return None
    if _trades(x) or at_surface(x):
        return None
    weight = x.value(x.gains) - x.value(x.less)
    return x.said(
        "keeps-gold", weight, GOLD, gold=x.purse, otherwise=x.otherwise, less=pile_words(replace(x.less, gold=0))
    )


def last_point(c: Comparison) -> Said | None:
    """An event sells points, each dearer than the one before: the last of them cost too much."""
    x = both(c)
    more = x.less.scored - x.gains.scored
    if not _trades(x) or more <= 0 or x.left == 0:
        return None
    weight = x.gold * x.purse - more
    return x.said("last-point", weight, GOLD, event=x.t.event_ids[x.view.event], more=more, gold=x.purse)


def _trades(x: Both) -> bool:
    """Whether the event of the round is asked about, and sells something in several steps."""
    first, last = (int(x.t.program[x.t.event_program[x.view.event] + i]) for i in (0, 1))
    asked = frames.get(x.a.start.stack[0], 1) == x.t.event_program[x.view.event]
    sells = all(x.t.need[branch * 4] == Need.SPEND for branch in range(first, last))
    return x.kind == Frame.CHOOSE and asked and sells and last - first > 1


FACTS = (price, affords, discount, scots, last_gold, keeps_gold, last_point)
