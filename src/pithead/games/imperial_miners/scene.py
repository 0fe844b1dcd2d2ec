"""What an audience of Imperial Miners sees, by names: the scene, the prompt, and what stands beside each choice.

Seats are numbers from 0; cards, cells, junctions, decks, boards and factions have the labels of the verb table. Effects
are named by their ids (`card-038`, `event-001`, `surface`, `space-alchemy-front-3`), one branch of them with its number
(`card-038.2`); `Game.pack_words` has their words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pithead.core import frames
from pithead.core.api import CHANCE, OVER, Detail, Game, Json, seats_in
from pithead.games.imperial_miners import absurd, flow, mine, scoring
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.effects.words import FACTIONS, HALVES, ROMAN
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
)

if TYPE_CHECKING:
    from pithead.games.imperial_miners.state import ImperialMiners

PHASES = ("deal", "keep", "reveal", "event", "mine", "end", "over")
WHEN = ("immediate", "end", "special")
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


def scene(game: Game, view: ImperialMiners, seat: int) -> dict[str, Json]:
    """Everything that `seat` (or SPECTATOR, or TRUTH) may see; `view` must be that audience's view."""
    s = view
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": s.t.rounds,
        "events_left": s.t.rounds - s.round,
        "event": None if s.event < 0 else _event(s, s.event),
        "waiting": [*seats_in(int(s.waiting()))],
        "you": seat if seat >= 0 else None,
        "decks": {ROMAN[i]: s.left[i] for i in range(3)},
        "boards": [_board(s, i) for i in range(BOARDS)],
        "surface": s.t.program_ids[s.t.surface],
        "seats": [_seat(s, i) for i in range(s.seats)],
        "asked_by": _asked_by(s, seat) if seat >= 0 else None,
        "reason": REASONS[s.reason],
        "final": _final(s) if s.phase == Phase.OVER else [],
    }


def _event(s: ImperialMiners, event: int) -> dict[str, Json]:
    return {
        "event": s.t.event_ids[event],
        "when": WHEN[s.t.when[event]],
        "effect": s.t.program_ids[s.t.event_program[event]],
        "source": s.t.event_source[event],
    }


def _board(s: ImperialMiners, board: int) -> dict[str, Json]:
    side = interpreter.side_of(s, board)
    return {
        "board": s.t.board_ids[board],
        "side": SIDES[s.sides[board]],
        "spaces": [_space_effect(s, side, n + 1) for n in range(s.t.spaces[side])],
        "markers": [{"seat": i, "space": s.space[i]} for i in range(s.seats) if s.board[i] == board],
    }


def _space_effect(s: ImperialMiners, side: int, space: int) -> str:
    return s.t.program_ids[interpreter.space_program(s, side, space)]


def _card(s: ImperialMiners, card: int) -> dict[str, Json]:
    """One card: its level always, the rest if this audience knows it."""
    if card >= s.t.cards:
        return {"card": None, "level": ROMAN[s.t.level[card]]}
    return {
        "card": s.t.card_ids[card],
        "level": ROMAN[s.t.level[card]],
        "cost": s.t.cost[card],
        "factions": [FACTIONS[i] for i in range(6) if s.t.factions[card] >> i & 1],
        "halves": [HALVES[i] for i in range(6) if s.t.halves[card] >> i & 1],
        "effect": s.t.program_ids[s.t.card_program + card],
        "source": s.t.card_source[card],
    }


def _seat(s: ImperialMiners, seat: int) -> dict[str, Json]:
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
        "hand": [_card(s, card) for card in s.hand[seat]],
        "discards": [_card(s, card) for card in [*s.thrown[seat], *s.dropped[seat]]],
        "mine": [_laid(s, seat, i) for i in range(s.placed[seat])],
        "carts": [_junction(j) for j in s.carts[seat]],
        "tokens": [_junction(j) for j in tokens],
        "gaps": [_junction(j) for j in s.gaps[seat]],
        "machines": mine.machines(s, seat),
        "caveins": mine.bits(s.caved[seat]),
        "factions": {name: mine.cards_of(s, seat, i) for i, name in enumerate(FACTIONS)},
    }


def _laid(s: ImperialMiners, seat: int, slot: int) -> dict[str, Json]:
    cell = s.cells[seat * ROUNDS + slot]
    return {
        **_card(s, s.cards[seat * ROUNDS + slot]),
        "cell": cell_label(cell),
        "row": cell // WIDE,
        "x": 2 * (cell % WIDE) - CENTRE - cell // WIDE,
        "machines": s.machines[seat * ROUNDS + slot],
        "cavein": bool(s.caved[seat] >> slot & 1),
        "activated": bool(s.acted[seat] >> slot & 1),
    }


def _junction(j: int) -> str:
    return f"{cell_label(j // 3)}:{DIRECTIONS[j % 3]}"


def _is_full(s: ImperialMiners, seat: int, j: int) -> bool:
    """Whether a junction is complete by its halves, without a token."""
    cell, half = j // 3, (1, 4, 5)[j % 3]
    one = s.cards[seat * ROUNDS + mine.find(s, seat, cell)]
    two = s.cards[seat * ROUNDS + mine.find(s, seat, cell + mine.step(half))]
    return bool(s.t.halves[one] >> half & 1 and s.t.halves[two] >> mine.opposite(half) & 1)


def _asked_by(s: ImperialMiners, seat: int) -> Json:
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
        }
    if program == s.t.surface:
        return {"kind": "surface"}
    if s.event >= 0 and program == s.t.event_program[s.event]:
        return {"kind": "event", "event": s.t.event_ids[s.event]}
    return {"kind": "space", "board": s.t.board_ids[s.board[seat]], "space": s.space[seat]}


def _final(s: ImperialMiners) -> list[Json]:
    """IM-Z1, IM-Z2: the last reckoning, by seat; equal places share them. A solo game has a grade."""
    standings = [scoring.standing(s, seat) for seat in range(s.seats)]
    out: list[Json] = []
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
        assert isinstance(asked_by, dict)
        return str(asked_by["kind"])
    if kind == Frame.PICK:
        return "machine" if frames.get(stack, 1) == Do.MACHINE else "cavein"
    if kind == Frame.DRAW and frames.get(stack, 2) >= 0:
        return "search"
    return PROMPTS[kind]


# -- Beside one choice


def detail(game: Game, view: ImperialMiners, seat: int, code: int) -> Detail:
    """Clause, cost, preview and warning of one legal choice of `seat`."""
    verb = game.actions.verb_of(code)
    out = Detail(verb.clause)
    explain = _EXPLAIN.get(verb.name)
    if explain is not None:
        explain(view, seat, code - verb.start, out)
    return out


def _warn(out: Detail, name: str) -> None:
    out.warning = f"imperial_miners-warn-{name}"


def _play(s: ImperialMiners, seat: int, card: int, out: Detail) -> None:
    out.cost = {"gold": interpreter.price(s, card)}
    out.preview = _card(s, card)


def _hand_card(s: ImperialMiners, seat: int, card: int, out: Detail) -> None:
    out.preview = _card(s, card)


def _keep(s: ImperialMiners, seat: int, card: int, out: Detail) -> None:
    out.preview = _card(s, card)
    if absurd.absurd(s, seat, Do.KEEP + card):
        _warn(out, "no_level_one")


def _place(s: ImperialMiners, seat: int, cell: int, out: Detail) -> None:
    """How many carts the card completes here, and which cards the chain can go through next."""
    trial = s.clone()
    card = frames.get(s.stack[seat], 1)
    above: list[int] = []
    mine.above(trial, seat, cell, above)
    out.cost = {"gold": interpreter.price(s, card)}
    out.preview = {
        "card": s.t.card_ids[card],
        "carts": int(mine.put(trial, seat, card, cell)),
        "above": [cell_label(c) for c in above],
    }


def _target(s: ImperialMiners, seat: int, cell: int, out: Detail) -> None:
    slot = mine.find(s, seat, cell)
    out.preview = _laid(s, seat, slot)
    if s.acted[seat] >> slot & 1:
        _warn(out, "activated")
    elif s.caved[seat] >> slot & 1:
        _warn(out, "caved")


def _pick(s: ImperialMiners, seat: int, cell: int, out: Detail) -> None:
    out.preview = _laid(s, seat, mine.find(s, seat, cell))


def _advance(s: ImperialMiners, seat: int, spaces: int, out: Detail) -> None:
    """The space reached and its effect, where the board is known."""
    if s.space[seat] > 0 and spaces > 0:
        side = interpreter.side_of(s, s.board[seat])
        space = s.space[seat] + spaces
        last = space == s.t.spaces[side]
        effect = _space_effect(s, side, space)
        out.preview = {"board": s.t.board_ids[s.board[seat]], "space": space, "effect": effect, "last": last}
    elif spaces == 0:
        _warn(out, "no_move")


def _choose_board(s: ImperialMiners, seat: int, board: int, out: Detail) -> None:
    side = interpreter.side_of(s, board)
    moves = frames.top(s.stack[seat]) == Frame.BOARD
    space = min(s.t.spaces[side], frames.get(s.stack[seat], 1)) if moves else 1
    effect = _space_effect(s, side, space) if moves else ""
    out.preview = {"board": s.t.board_ids[board], "space": space, "effect": effect}


def _resolve(s: ImperialMiners, seat: int, number: int, out: Detail) -> None:
    """What the effect costs, its id, and the gold and points it gives at once."""
    stack = s.stack[seat]
    program = frames.get(stack, 1)
    branch = s.t.program[program] + number
    gold, points, more = absurd.gains(s, seat, branch, frames.get(stack, 2))
    cost = int(interpreter.cost(s, seat, branch))
    out.cost = {"gold": cost} if cost else {}
    out.preview = {"effect": f"{s.t.program_ids[program]}.{number + 1}", "gold": gold, "vp": points}
    if not more and gold + points == 0:
        _warn(out, "nothing")


def _decline(s: ImperialMiners, seat: int, value: int, out: Detail) -> None:
    if absurd.absurd(s, seat, Do.DECLINE):
        _warn(out, "declines_gift")


def _draw(s: ImperialMiners, seat: int, deck: int, out: Detail) -> None:
    out.preview = {"cards": s.left[deck]}
    if len(s.hand[seat]) >= s.t.hand_limit:
        _warn(out, "hand_full")


_EXPLAIN: dict[str, Callable[[ImperialMiners, int, int, Detail], None]] = {
    "keep": _keep,
    "play": _play,
    "sell": _hand_card,
    "discard": _hand_card,
    "place": _place,
    "climb": _target,
    "activate": _target,
    "machine": _pick,
    "cavein": _pick,
    "clear": _pick,
    "advance": _advance,
    "board": _choose_board,
    "resolve": _resolve,
    "decline": _decline,
    "draw": _draw,
    "search": _draw,
}
