"""What a card does by lying where it lies: carts, chains, neighbours, room and factions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pithead.bots.imperial_miners import valuation
from pithead.bots.imperial_miners.projection import joined, open_halves
from pithead.coach.imperial_miners.both import (
    Both,
    both,
    count_words,
    each_turn,
    effect_pile,
    in_hand,
    item_pile,
    pile_words,
)
from pithead.coach.imperial_miners.line import Line, Pile, Turn
from pithead.coach.question import Comparison, Said
from pithead.core.api import Json
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects.words import COUNTS, FACTIONS, ITEM, ROMAN, SCOTS, At, Count, Need, Op, Rule
from pithead.games.imperial_miners.state import NONE, ImperialMiners
from pithead.games.imperial_miners.tables import Tables
from pithead.games.imperial_miners.verbs import WIDE

HERE = ("near", "carts_here", "factions_near", "beside", "above", "below")
AROUND = {Count.BESIDE: "beside", Count.ABOVE: "above", Count.BELOW: "below"}
COMES = 0.5  # of what a card will bring counts while it is not woken in this round
LATER = "later"
YIELD = "yield"


def carts(c: Comparison) -> Said | None:
    """The card completes carts by lying there."""
    x = both(c)
    if not x.lays or x.a.joins <= x.b.joins:
        return None
    return x.said(
        "laid-carts", x.a.joins - x.b.joins, YIELD, n=x.a.joins, place=x.a.place, less=x.b.joins, otherwise=x.otherwise
    )


def cart_event(c: Comparison) -> Said | None:
    """The event of this round pays for each cart that is completed."""
    x = both(c)
    more = x.a.total().carts - x.b.total().carts
    if x.t.rule[x.view.event] != Rule.ONCART or more <= 0:
        return None
    n = x.a.total().carts
    return x.said("cart-event", more + 0.1, "carts", event=x.t.event_ids[x.view.event], n=n, less=n - more)


def chain(c: Comparison) -> Said | None:
    """The chain above the card brings more."""
    x = both(c)
    if not x.lays:
        return None
    one, other = _above(x, x.a), _above(x, x.b)
    gains, less = _sum(one), _sum(other)
    woken: list[Json] = [x.card(turn.card) for turn in one if turn.brings != Pile()]
    weight = x.value(gains) - x.value(less)
    if (
        not woken
        or pile_words(gains) == pile_words(Pile())
        or {turn.slot for turn in one} == {turn.slot for turn in other}
    ):
        return None
    return x.said(
        "chain", weight, YIELD, card=woken, pile=pile_words(gains), otherwise=x.otherwise, less=pile_words(less)
    )


def _above(x: Both, line: Line) -> list[Turn]:
    """The cards that the new one wakes."""
    return [turn for turn in line.chain if turn.slot != x.a.start.placed[0]]


def _sum(turns: list[Turn]) -> Pile:
    out = Pile()
    for turn in turns:
        out.add(turn.brings)
    return out


# -- what is counted


def _items(t: Tables, card: int) -> Iterator[int]:
    """The items of all effects of a card."""
    program = t.card_program + card
    for branch in range(t.program[program], t.program[program + 1]):
        yield from range(t.first_item[branch], t.last_item[branch], ITEM)


def counts(t: Tables, card: int, count: int, of: int = 0) -> bool:
    """Whether an effect of a card looks at a count; of the Scots also by its price (IM-F8)."""
    program = t.card_program + card
    for branch in range(t.program[program], t.program[program + 1]):
        kind, _, needed, needed_of = t.need[branch * 4 : branch * 4 + 4]
        if kind == Need.IF and needed == count and needed_of == of:
            return True
        if kind == Need.SCOTS and count == Count.CARDS_OF and of == SCOTS:
            return True
    return any(t.items[item + At.COUNT] == count and t.items[item + At.OF] == of for item in _items(t, card))


def sides(c: Comparison) -> Said | None:
    """A card has the neighbours that its effect asks for."""
    x = both(c)
    found = [] if not x.lays else [one for slot in range(x.a.end.placed[0]) if (one := _side(x, slot)) is not None]
    return max(found, key=lambda said: said.weight, default=None)


def _side(x: Both, slot: int) -> Said | None:
    s, t, items = x.a.end, x.t, x.t.items
    card = int(s.cards[slot])
    for item in _items(t, card):
        where = AROUND.get(int(items[item + At.COUNT]))
        if items[item] != Op.IF or where is None or not _newly(x, slot, item):
            continue
        then, otherwise = item_pile(s, int(items[item + At.A]), slot), item_pile(s, int(items[item + At.B]), slot)
        woken = any(turn.slot == slot and not turn.dug for turn in x.a.chain)
        share = 1.0 if woken else COMES if x.left else 0.0
        weight = share * (x.value(then) - x.value(otherwise))
        return x.said(
            "sides", weight, YIELD, where=where, card=x.card(card), pile=pile_words(then), less=pile_words(otherwise)
        )
    return None


def _newly(x: Both, slot: int, item: int) -> bool:
    """Whether a condition holds by the card just laid, and would not with the rival."""
    count, of, least = (int(x.t.items[item + at]) for at in (At.COUNT, At.OF, At.K))

    def holds(s: ImperialMiners) -> bool:
        return slot < s.placed[0] and bool(mine.tally(s, 0, count, of, slot) >= least)

    same = x.a.end.cards[slot] == x.b.end.cards[slot] if slot < x.b.end.placed[0] else False
    return holds(x.a.end) and not holds(x.a.start) and not (same and holds(x.b.end))


def condition(c: Comparison) -> Said | None:
    """A condition of the whole mine is met for a card: four factions, the fifth space."""
    x = both(c)
    s, t = x.a.end, x.t
    for slot in range(s.placed[0] if x.left or x.lays else 0):
        program = t.card_program + int(s.cards[slot])
        for branch in range(t.program[program], t.program[program + 1]):
            kind, least, count, of = (int(n) for n in t.need[branch * 4 : branch * 4 + 4])
            if kind != Need.IF or slot >= x.a.start.placed[0]:
                continue
            before, after = (int(mine.tally(one, 0, count, of, slot)) for one in (x.a.start, s))
            if before >= least or after < least or mine.tally(x.b.end, 0, count, of, slot) >= least:
                continue
            pile = effect_pile(s, branch, slot)
            words = count_words(COUNTS[count - 1].name, FACTIONS[of] if count == Count.CARDS_OF else "", after)
            card = x.card(int(s.cards[slot]))
            return x.said("condition", COMES * x.value(pile), LATER, card=card, counted=words, pile=pile_words(pile))
    return None


def counted(c: Comparison) -> Said | None:
    """An effect that counts much of something."""
    x = both(c)
    taken = {(turn.card, turn.branch) for turn in x.b.turns}
    for turn in x.a.chain:
        found = [one for one in turn.counts if one.n > 1 and 1 < one.points <= turn.brings.points]
        if not found or (turn.card, turn.branch) in taken:
            continue
        return x.said(
            "counted",
            0.6 * found[0].points,
            "counted",
            card=x.card(turn.card),
            counted=count_words(found[0].what, found[0].of, found[0].n),
            n=found[0].points,
        )
    return None


def touches(c: Comparison) -> Said | None:
    """The same card counts more at this place than at the other."""
    x = both(c)
    if not x.lays or x.a.card != x.b.card:
        return None
    one, other = _own(x.a), _own(x.b)
    if one is None or other is None or one.branch != other.branch:
        return None
    here, there = ([found for found in turn.counts if found.what in HERE] for turn in (one, other))
    if not here or not there or here[0].n <= there[0].n:
        return None
    weight = x.value(one.brings) - x.value(other.brings) + 0.1
    return x.said(
        "touches",
        weight,
        YIELD,
        card=x.card(x.a.card),
        place=x.a.place,
        counted=count_words(here[0].what, "", here[0].n),
        otherwise=x.otherwise,
        less=there[0].n,
    )


def _own(line: Line) -> Turn | None:
    """The turn of the card that was laid down."""
    return next((turn for turn in line.chain if turn.card == line.card and turn.branch != NONE), None)


# -- what it sets up


def room(c: Comparison) -> Said | None:
    """A card of the hand has a place below the new one, and had none."""
    x = both(c)
    if not x.lays or x.left == 0:
        return None
    found = [
        card
        for card in x.a.end.hand[0]
        if mine.can_place(x.a.end, 0, x.t.level[card])
        and not mine.can_place(x.a.start, 0, x.t.level[card])
        and not mine.can_place(x.b.end, 0, x.t.level[card])
    ]
    best = max(found, key=lambda card: in_hand(x, x.a.end, int(card)), default=NONE)
    if best == NONE:
        return None
    weight = min(2.0, in_hand(x, x.a.end, int(best)) / 2)
    return x.said("room", weight, LATER, card=x.card(int(best)), otherwise=x.otherwise)


def new_faction(c: Comparison) -> Said | None:
    """A faction that the mine has not got, and cards that count factions."""
    x = both(c)
    if not x.lays:
        return None
    had = _factions(x.a.start)
    new = int(x.t.factions[x.a.card]) & ~had
    if not new or int(x.t.factions[x.b.card]) & ~had:
        return None
    who = _counters(x, Count.FACTIONS, 0)
    n = int(mine.bits(_factions(x.a.end)))
    return x.said(
        "new-faction", 0.5 * len(who), LATER, factions=count_words("factions", "", n), card=who[:3], many=len(who)
    )


def more_faction(c: Comparison) -> Said | None:
    """One more card of a faction that others count."""
    x = both(c)
    if not x.lays:
        return None
    for faction in range(len(FACTIONS)):
        if x.t.factions[x.a.card] >> faction & 1 and not x.t.factions[x.b.card] >> faction & 1:
            who = [one for one in _counters(x, Count.CARDS_OF, faction) if one != x.card(x.a.card)]
            if who:
                n = int(mine.cards_of(x.a.end, 0, faction))
                weight = 0.4 * len(who)
                return x.said(
                    "more-faction", weight, LATER, n=n, faction=FACTIONS[faction], card=who[:3], many=len(who)
                )
    return None


def _factions(s: ImperialMiners) -> int:
    mask = 0
    for slot in range(s.placed[0]):
        mask |= int(s.t.factions[s.cards[slot]])
    return mask


def _counters(x: Both, count: int, of: int) -> list[Json]:
    """Cards that look at a count in this round, or can do so in a later one."""
    found = [turn.card for turn in x.a.chain if counts(x.t, turn.card, count, of)]
    return labels(x, [*found, *(counting(x.a.end, count, of) if x.left else [])])


def counting(s: ImperialMiners, count: int, of: int = 0) -> list[int]:
    """Cards of the mine and the hand that look at a count."""
    cards = [*(int(s.cards[slot]) for slot in range(s.placed[0])), *(int(card) for card in s.hand[0])]
    return [card for card in cards if counts(s.t, card, count, of)]


def labels(x: Both, cards: Sequence[int]) -> list[Json]:
    """Cards as an argument of a message, each name once."""
    names: dict[str, Json] = {}
    for card in cards:
        names.setdefault(x.t.card_names[card][0], x.card(card))
    return list(names.values())


def passed_later(c: Comparison) -> Said | None:
    """Deeper cards of the hand will wake it, and all above it, again."""
    x = both(c)
    deeper = [card for card in x.a.end.hand[0] if x.t.level[card] > x.t.level[x.a.card]] if x.lays else []
    if not deeper or x.left == 0:
        return None
    gains, less = _way_up(x, x.a), _way_up(x, x.b)
    weight = 0.35 * min(x.left, 3) * (x.value(gains) - x.value(less))
    return x.said(
        "passed-later",
        weight,
        LATER,
        card=x.card(x.a.card),
        pile=pile_words(gains),
        otherwise=x.otherwise,
        less=pile_words(less),
    )


def _way_up(x: Both, line: Line) -> Pile:
    """What the best way from the new card to the Surface will bring when it is woken again."""
    s = line.end
    out = Pile()
    if s.t.level[line.card] == 3:
        return out
    reach = valuation.reaches(s, x.rates, x.left)
    cell = line.cell
    while True:
        slot = int(mine.find(s, 0, cell))
        if not s.caved[0] >> slot & 1:
            out.add(each_turn(x, s, slot))
        above: list[int] = []
        mine.above(s, 0, cell, above)
        if cell < WIDE or not above:
            return out
        cell = max(above, key=lambda one: int(reach[mine.find(s, 0, one)]))


def next_carts(c: Comparison) -> Said | None:
    """A card of the hand will complete carts at a place that is left for it."""
    x = both(c)
    if not x.lays or x.left == 0:
        return None
    found = []
    for card in x.a.end.hand[0]:
        if card in x.b.end.hand[0] and x.t.cost[card] <= x.a.end.gold[0]:
            n, less = (_most_carts(s, int(card)) for s in (x.a.end, x.b.end))
            found.append((n - less, n, less, int(card)))
    more, n, less, card = max(found, default=(0, 0, 0, NONE))
    return x.said("next-carts", 0.5 * more, "carts", card=x.card(card), n=n, less=less, otherwise=x.otherwise)


def _most_carts(s: ImperialMiners, card: int) -> int:
    cells: list[int] = []
    mine.places(s, 0, s.t.level[card], cells)
    return max((int(joined(s, card, cell)) for cell in cells), default=0)


def free_places(c: Comparison) -> Said | None:
    """More places for the cards of the hand."""
    x = both(c)
    if not x.lays or x.left == 0:
        return None
    found = [(0, 0, 0, 0)]
    for level in range(1, 4):
        held = sum(1 for card in x.a.end.hand[0] if x.t.level[card] == level)
        n, less = (_places(s, level) for s in (x.a.end, x.b.end))
        found.append((min(held, n) - min(held, less), n, less, level))
    more, n, less, level = max(found)
    return x.said("free-places", 0.4 * more, LATER, deck=ROMAN[level], n=n, less=less, otherwise=x.otherwise)


def _places(s: ImperialMiners, level: int) -> int:
    cells: list[int] = []
    mine.places(s, 0, level, cells)
    return len(cells)


def halves(c: Comparison) -> Said | None:
    """Full half-carts that still wait for a neighbour."""
    x = both(c)
    if not x.lays or x.left == 0:
        return None
    more, less = int(open_halves(x.a.end)), int(open_halves(x.b.end))
    weight = 0.2 * (more - less) if x.a.joins >= x.b.joins else 0.0
    return x.said("halves", weight, "carts", n=more, less=less, otherwise=x.otherwise)


FACTS = (
    carts,
    cart_event,
    chain,
    sides,
    condition,
    counted,
    touches,
    room,
    new_faction,
    more_faction,
    passed_later,
    next_carts,
    free_places,
    halves,
)
