"""What an audience of Imperial Miners sees, by names: the scene and the prompt.

Seats are numbers from 0; cards, cells, junctions, decks, boards and factions have the labels of the verb table. Effects
are named by their ids (`card-038`, `event-001`, `surface`, `space-alchemy-front-3`), one branch of them with its number
(`card-038.2`); `Game.pack_words` has their words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.core import frames
from pithead.core.api import CHANCE, OVER, seats_in
from pithead.games.imperial_miners import flow, mine, scoring
from pithead.games.imperial_miners.brings import hand_brings, program_brings
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import FACTIONS, HALVES, ROMAN, Need
from pithead.games.imperial_miners.scene_types import (
    PHASES,
    WHEN,
    AnyCard,
    AnyHandCard,
    AskedBy,
    Board,
    ByFaction,
    Card,
    LaidCard,
    Reckoning,
    RoundEvent,
    Scene,
    SeatScene,
)
from pithead.games.imperial_miners.verbs import (
    BOARDS,
    CENTRE,
    DIRECTIONS,
    REASONS,
    ROUNDS,
    SIDES,
    WIDE,
    Do,
    Frame,
    Phase,
    cell_label,
    place_label,
)

if TYPE_CHECKING:
    from pithead.core.api import Ints
    from pithead.games.imperial_miners.state import ImperialMiners

PROMPTS = {
    Frame.KEEP: "keep",
    Frame.PLAY: "play",
    Frame.DRAW: "draw",
    Frame.FACTION: "faction",
    Frame.SELL: "sell",
    Frame.CLEAR: "clear",
    Frame.LIMIT: "limit",
    Frame.CHAIN: "climb",
    Frame.PLACE: "place",
    Frame.CART: "cart",
    Frame.TARGET: "activate",
    Frame.STEPS: "advance",
    Frame.BOARD: "board",
    Frame.CHANGE: "change",
}


def scene(view: ImperialMiners, seat: int) -> Scene:
    """Everything that `seat` (or SPECTATOR, or TRUTH) may see; `view` must be that audience's view."""
    s = view
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": s.t.rounds,
        "events_left": s.t.rounds - s.round,
        "event": None if s.event < 0 else _event(s, s.event, seat),
        "waiting": seats_in(int(s.waiting())),
        "you": seat if seat >= 0 else None,
        "decks": {ROMAN[i]: s.left[i] for i in range(3)},
        "boards": [_board(s, i) for i in range(BOARDS)],
        "surface": s.t.program_ids[s.t.surface],
        "seats": [_seat(s, i, i == seat) for i in range(s.seats)],
        "asked_by": _asked_by(s, seat) if seat >= 0 else None,
        "reason": REASONS[s.reason],
        "final": _final(s) if s.phase == Phase.OVER else [],
    }


def _event(s: ImperialMiners, event: int, seat: int) -> RoundEvent:
    program = s.t.event_program[event]
    return {
        "event": s.t.event_ids[event],
        "when": WHEN[s.t.when[event]],
        "effect": s.t.program_ids[program],
        "source": s.t.event_source[event],
        "brings": program_brings(s, seat, program, interpreter.NO_CARD) if 0 <= seat < s.seats else [],
    }


def _prices(s: ImperialMiners, seat: int) -> dict[str, int]:
    """IM-F8: what the effects that are cheaper with Scots cost now; a card of the hand will be one of them itself."""
    base = seat * ROUNDS
    laid = s.cards[base : base + s.placed[seat]]
    out: dict[str, int] = {}
    for card in {*laid, *[card for card in s.hand[seat] if card < s.t.cards]}:
        program = s.t.card_program + card
        first = s.t.program[program]
        for branch in range(first, s.t.program[program + 1]):
            if s.t.need[branch * 4] == Need.SCOTS:
                price = int(interpreter.cost(s, seat, branch)) - (card not in laid)
                out[f"{s.t.program_ids[program]}.{branch - first + 1}"] = max(0, price)
    return out


def _board(s: ImperialMiners, board: int) -> Board:
    side = interpreter.side_of(s, board)
    return {
        "board": s.t.board_ids[board],
        "side": SIDES[s.sides[board]],
        "spaces": [space_effect(s, side, n + 1) for n in range(s.t.spaces[side])],
        "markers": [{"seat": i, "space": s.space[i]} for i in range(s.seats) if s.board[i] == board],
    }


def space_effect(s: ImperialMiners, side: int, space: int) -> str:
    """The id of a space's effect; spaces count from 1."""
    return s.t.program_ids[interpreter.space_program(s, side, space)]


def _held(s: ImperialMiners, seat: int, card: int, own: bool) -> AnyHandCard:
    """One card of a hand; its owner knows what it would bring now."""
    if card >= s.t.cards:
        return {"card": None, "level": ROMAN[s.t.level[card]]}
    return {**card_shown(s, card), "now": hand_brings(s, seat, card) if own else []}


def _seen(s: ImperialMiners, card: int) -> AnyCard:
    """One card: its level always, the rest if this audience knows it."""
    if card >= s.t.cards:
        return {"card": None, "level": ROMAN[s.t.level[card]]}
    return card_shown(s, card)


def card_shown(s: ImperialMiners, card: int) -> Card:
    """A card that this audience knows."""
    return {
        "card": s.t.card_ids[card],
        "level": ROMAN[s.t.level[card]],
        "cost": s.t.cost[card],
        "factions": [FACTIONS[i] for i in range(6) if s.t.factions[card] >> i & 1],
        "halves": [HALVES[i] for i in range(6) if s.t.halves[card] >> i & 1],
        "effect": s.t.program_ids[s.t.card_program + card],
        "source": s.t.card_source[card],
    }


def _seat(s: ImperialMiners, seat: int, own: bool) -> SeatScene:
    tokens = [j for j in s.carts[seat] if not _is_full(s, seat, j)]
    board = s.board[seat]
    return {
        "seat": seat,
        "finished": not s.open >> seat & 1,
        "gold": s.gold[seat],
        "points": s.points[seat],
        "score": scoring.standing(s, seat)[0],
        "board": None if board < 0 else s.t.board_ids[board],
        "space": s.space[seat],
        "hand": [_held(s, seat, card, own) for card in s.hand[seat]],
        "discards": [_seen(s, card) for card in [*s.thrown[seat], *s.dropped[seat]]],
        "prices": _prices(s, seat),
        "mine": [laid_shown(s, seat, i) for i in range(s.placed[seat])],
        "carts": [_junction(j) for j in s.carts[seat]],
        "tokens": [_junction(j) for j in tokens],
        "gaps": [_junction(j) for j in s.gaps[seat]],
        "machines": mine.machines(s, seat),
        "caveins": mine.bits(s.caved[seat]),
        "factions": _by_faction([mine.cards_of(s, seat, i) for i in range(6)]),
    }


def _by_faction(values: Ints) -> ByFaction:
    return {
        "scots": values[0],
        "barbarians": values[1],
        "egyptians": values[2],
        "japanese": values[3],
        "atlanteans": values[4],
        "romans": values[5],
    }


def laid_shown(s: ImperialMiners, seat: int, slot: int) -> LaidCard:
    """A card of a mine."""
    cell, card = s.cells[seat * ROUNDS + slot], s.cards[seat * ROUNDS + slot]
    return {
        **card_shown(s, card),
        "cell": cell_label(cell),
        "spot": place_shown(s, seat, cell),
        "row": cell // WIDE,
        "x": 2 * (cell % WIDE) - CENTRE - cell // WIDE,
        "machines": s.machines[seat * ROUNDS + slot],
        "cavein": bool(s.caved[seat] >> slot & 1),
        "activated": bool(s.acted[seat] >> slot & 1),
        "brings": program_brings(s, seat, s.t.card_program + card, slot),
    }


def place_shown(s: ImperialMiners, seat: int, cell: int) -> str:
    """A cell as players count it, with the cards that lie now."""
    return place_label(mine.place_of(s, seat, cell, s.placed[seat]))


def _junction(j: int) -> str:
    return f"{cell_label(j // 3)}:{DIRECTIONS[j % 3]}"


def _is_full(s: ImperialMiners, seat: int, j: int) -> bool:
    """Whether a junction is complete by its halves, without a token."""
    cell, half = j // 3, (1, 4, 5)[j % 3]
    one = s.cards[seat * ROUNDS + mine.find(s, seat, cell)]
    two = s.cards[seat * ROUNDS + mine.find(s, seat, cell + mine.step(half))]
    return bool(s.t.halves[one] >> half & 1 and s.t.halves[two] >> mine.opposite(half) & 1)


def _asked_by(s: ImperialMiners, seat: int) -> AskedBy | None:
    """Whose effects a seat chooses from: a card at its cell, the Surface, the event or the Progress space."""
    stack = s.stack[seat]
    if frames.top(stack) != Frame.CHOOSE or not s.waiting() >> seat & 1:
        return None
    program, slot = frames.get(stack, 1), frames.get(stack, 2)
    if slot >= 0:
        return {
            "kind": "card",
            "card": s.t.card_ids[s.cards[seat * ROUNDS + slot]],
            "cell": cell_label(s.cells[seat * ROUNDS + slot]),
            "spot": place_shown(s, seat, s.cells[seat * ROUNDS + slot]),
        }
    if program == s.t.surface:
        return {"kind": "surface"}
    if s.event >= 0 and program == s.t.event_program[s.event]:
        return {"kind": "event", "event": s.t.event_ids[s.event]}
    return {"kind": "space", "board": s.t.board_ids[s.board[seat]], "space": s.space[seat]}


def _final(s: ImperialMiners) -> list[Reckoning]:
    """IM-Z1, IM-Z2: the last reckoning, by seat; equal places share them. A solo game has a grade."""
    standings = [scoring.standing(s, seat) for seat in range(s.seats)]
    out: list[Reckoning] = []
    for seat, (total, gold, carts) in enumerate(standings):
        out.append(
            {
                "seat": seat,
                "place": 1 + sum(1 for other in standings if other > standings[seat]),
                "total": total,
                "points": s.points[seat],
                "carts": carts,
                "gold": gold,
                "grade": int(scoring.grade(s, seat)) if s.seats == 1 else None,
            }
        )
    return out


def prompt(view: ImperialMiners, seat: int) -> str:
    """Message id of what `seat` is asked for now; also while it waits, and at the end."""
    if flow.actor(view) == OVER:
        name = "over"
    elif flow.actor(view) == CHANCE:
        name = "chance"
    elif seat < 0 or not view.open >> seat & 1:
        name = "waiting"
    else:
        name = _asked(view, seat)
    return f"imperial_miners-prompt-{name}"


def _asked(s: ImperialMiners, seat: int) -> str:
    stack = s.stack[seat]
    kind = frames.top(stack)
    if kind == Frame.CHOOSE:
        asked_by = _asked_by(s, seat)
        assert asked_by is not None
        return asked_by["kind"]
    if kind == Frame.PICK:
        return "machine" if frames.get(stack, 1) == Do.MACHINE else "cavein"
    if kind == Frame.DRAW and frames.get(stack, 2) >= 0:
        return "search"
    return PROMPTS[kind]
