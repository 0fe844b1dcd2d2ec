"""Imperial Miners' end (IM-Z1, IM-Z2), what a finished phase shows to the others, and the audit of the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core.api import PUBLIC, Event
from pithead.games.imperial_miners import mine
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.verbs import CENTRE, ROUNDS, SEARCHES, WIDE, Phase, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.games.imperial_miners.state import ImperialMiners


def standing(s: ImperialMiners, seat: i64) -> tuple[int, ...]:
    """IM-Z1: points and complete carts; then gold, then complete carts."""
    carts = len(s.carts[seat])
    return (s.points[seat] + carts, s.gold[seat], carts)


def grade(s: ImperialMiners, seat: i64) -> i64:
    """IM-Z2: the solo grade, 0 to 5."""
    points: i64 = standing(s, seat)[0]
    n: i64 = 0
    least: i64
    for least in s.t.grades:
        if points >= least:
            n += 1
    return n


# -- what is told


def tell_completed(s: ImperialMiners, seat: i64, cell: i64) -> None:
    """The carts that a card just placed has completed."""
    if s.log is None:
        return
    for half in range(6):
        j = mine.junction(cell, half)
        if j in s.carts[seat]:
            s.log.append(Event(Tell.COMPLETED, (seat, j, *mine.between(s, seat, j)), 1 << seat, False))


def tell_phase(s: ImperialMiners) -> None:
    """IM-S3: what each seat did in a phase, told to all the others when all have finished."""
    if s.log is None:
        return
    s.log.append(Event(Tell.DECKS, tuple(s.left), PUBLIC, True))
    for seat in range(s.seats):
        _tell_mine(s, seat)
        gold, points = s.gold[seat] - s.was_gold[seat], s.points[seat] - s.was_points[seat]
        if gold or points:
            _tell_others(s, Tell.RESULT, (seat, gold, points))
        if s.board[seat] != s.was_board[seat] or s.space[seat] != s.was_space[seat]:
            _tell_others(s, Tell.MOVED, (seat, s.board[seat], s.space[seat]))
        for search in s.searches[seat]:  # IM-F6: afterwards faction and deck are public
            if search < SEARCHES:
                _tell_others(s, Tell.SEARCHED, (seat, search // 3, search % 3))
        held = [sum([1 for card in s.hand[seat] if s.t.level[card] == level]) for level in range(4)]
        thrown = [sum([1 for card in s.thrown[seat] if s.t.level[card] == level]) for level in range(3)]
        _tell_others(s, Tell.HAND, (seat, *held, *thrown))


def _tell_others(s: ImperialMiners, kind: int, args: tuple[int, ...]) -> None:
    """To everybody but the seat that the event is about."""
    if s.log is not None:
        s.log.append(Event(kind, args, PUBLIC & ~(1 << args[0]), True))


def _tell_mine(s: ImperialMiners, seat: int) -> None:
    """What has changed in a mine: the card played, then the cards of its chain, each with its effect and what came to
    lie on it; then the effect of the Surface.
    """
    base = seat * ROUNDS
    resolved = _resolved(s, seat)
    for slot in _by_turn(s, seat):
        card, cell = s.cards[base + slot], s.cells[base + slot]
        here = (seat, card, cell, mine.place_of(s, seat, cell, s.placed[seat]))
        if slot >= s.was_placed[seat]:
            before = mine.place_of(s, seat, cell, s.was_placed[seat])
            _tell_others(s, Tell.PLAYED, (seat, card, cell, interpreter.price(s, card), before))
        effects = [branch for at, branch in resolved if at == slot]
        if effects:
            _tell_others(s, Tell.RESOLVED, (*here, effects[0]))
        elif _has_acted(s, seat, slot):
            _tell_others(s, Tell.ACTIVATED, here)
        for _ in range(s.machines[base + slot] - s.was_machines[base + slot]):
            _tell_others(s, Tell.MACHINE, here)
        caved = (s.caved[seat] >> slot & 1) - (s.was_caved[seat] >> slot & 1)
        if caved:
            _tell_others(s, Tell.CAVEIN if caved > 0 else Tell.CLEARED, here)
    for j in s.carts[seat]:
        if j not in s.was_carts[seat]:
            _tell_others(s, Tell.COMPLETED, (seat, j, *mine.between(s, seat, j)))
    for at, branch in resolved:
        if at == interpreter.NO_CARD:
            _tell_others(s, Tell.SURFACE, (seat, s.t.effect[branch], branch))


def _resolved(s: ImperialMiners, seat: int) -> list[tuple[int, int]]:
    """The effects that a seat has resolved in this phase: slot, or NO_CARD for the Surface, and branch."""
    found = [note - SEARCHES for note in s.searches[seat] if note >= SEARCHES]
    return [(note % (ROUNDS + 1) - 1, note // (ROUNDS + 1)) for note in found]


def _by_turn(s: ImperialMiners, seat: int) -> list[int]:
    """The slots of a mine: the new card, those that acted from the deepest row upwards (IM-M5), the others.

    Of two cards of a row that acted, the one that touches the chain comes first.
    """
    base = seat * ROUNDS
    slots = list(range(s.placed[seat]))
    chain = [slot for slot in slots if slot >= s.was_placed[seat]]
    rest = sorted([slot for slot in slots if slot not in chain], key=lambda slot: -s.cells[base + slot])
    acted = [slot for slot in rest if _has_acted(s, seat, slot)]
    for row in (2, 1, 0):
        above: list[int] = []
        if chain:
            mine.above(s, seat, s.cells[base + chain[-1]], above)
        here = [slot for slot in acted if s.cells[base + slot] // WIDE == row]
        chain += [slot for slot in here if s.cells[base + slot] in above][:1]
    return [*chain, *[slot for slot in acted if slot not in chain], *[slot for slot in rest if slot not in acted]]


def _has_acted(s: ImperialMiners, seat: int, slot: int) -> bool:
    """Whether a card was activated in this phase."""
    return bool(s.acted[seat] >> slot & ~(s.was_acted[seat] >> slot) & 1)


def tell_end(s: ImperialMiners) -> None:
    """The result, as events."""
    if s.log is None:
        return
    for seat in range(s.seats):
        s.log.append(Event(Tell.SCORE, (seat, standing(s, seat)[0], len(s.carts[seat]), s.gold[seat]), PUBLIC, False))
    s.log.append(Event(Tell.ENDED, (s.reason,), PUBLIC, False))


# -- the audit


def audit(s: ImperialMiners) -> None:
    """Every card of the box is somewhere, every mine stands, no number is out of its bounds."""
    _audit_cards(s)
    for seat in range(s.seats):
        _audit_mine(s, seat)
        assert s.gold[seat] >= 0 and s.points[seat] >= 0, f"seat {seat + 1}: below zero"
        assert list(s.hand[seat]) == sorted(s.hand[seat]), "a hand is not sorted"
        side = s.board[seat] * 2 + s.sides[s.board[seat]]
        assert s.space[seat] == 0 if s.board[seat] < 0 else 0 < s.space[seat] <= s.t.spaces[side], (
            "a marker off its board"
        )
        if s.phase != Phase.OVER and not s.open >> seat & 1:
            assert len(s.stack[seat]) == 0, "a finished seat has something pending"
    assert 0 <= s.round <= s.t.rounds
    assert s.round + sum(s.events) == s.t.events, "an event was lost"


def _audit_cards(s: ImperialMiners) -> None:
    for card in range(s.t.four):
        n = s.deck[card] + s.turned.count(card)
        for seat in range(s.seats):
            n += s.hand[seat].count(card) + s.thrown[seat].count(card) + s.dropped[seat].count(card)
            n += s.cards[seat * ROUNDS : (seat + 1) * ROUNDS].count(card)
        assert s.deck[card] >= 0 and n == s.t.count[card], f"card {s.t.card_ids[card]}: {n} of {s.t.count[card]}"
    assert s.deck[s.t.four] == 0, "level IV has no deck"
    for level in range(3):
        n = sum(s.deck[s.t.level_start[level] : s.t.level_start[level + 1]])
        n += sum([1 for card in s.turned if s.t.level[card] == level])
        assert s.left[level] == n, "a deck is miscounted"


def _audit_mine(s: ImperialMiners, seat: int) -> None:
    base = seat * ROUNDS
    n = s.placed[seat]
    cells = s.cells[base : base + n]
    assert n <= s.round and len(set(cells)) == n
    carts: list[int] = []
    gaps: list[int] = []
    for i in range(n):
        cell, card = cells[i], s.cards[base + i]
        assert cell // WIDE == s.t.level[card], "a card in another level's row"
        assert cell < WIDE or cell - WIDE in cells or cell - WIDE - 1 in cells, "a card that hangs in the air"
        assert 0 <= s.machines[base + i] <= s.t.machine_limit
        for half in (1, 4, 5):
            if cell + mine.step(half) in cells:
                other = s.cards[base + cells.index(cell + mine.step(half))]
                full = s.t.halves[card] >> half & 1 and s.t.halves[other] >> mine.opposite(half) & 1
                (carts if full else gaps).append(mine.junction(cell, half))
    row = sorted([cell for cell in cells if cell < WIDE])
    assert not row or (row[-1] - row[0] == len(row) - 1 and CENTRE // 2 in row), "a gap in row I"
    assert sorted([*s.carts[seat], *s.gaps[seat]]) == sorted([*carts, *gaps]), "junctions were lost"
    assert set(carts) <= set(s.carts[seat]), "a full junction is not counted"
    assert s.caved[seat] >> n == 0 and s.acted[seat] >> n == 0
