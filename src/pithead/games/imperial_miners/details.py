"""What stands beside each choice of Imperial Miners: clause, cost, preview and warning, from the seat's own view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pithead.core import frames
from pithead.core.api import Detail, Game
from pithead.games.imperial_miners import absurd, mine
from pithead.games.imperial_miners.brings import placed_brings
from pithead.games.imperial_miners.detail_types import (
    AdvancePreview,
    BoardPreview,
    CartPreview,
    DeclinePreview,
    DrawPreview,
    KeepPreview,
    PlacePreview,
    ResolvePreview,
)
from pithead.games.imperial_miners.effects import interpreter
from pithead.games.imperial_miners.scene import card_shown, laid_shown, place_shown, space_effect
from pithead.games.imperial_miners.verbs import Do, Frame, cell_label

if TYPE_CHECKING:
    from pithead.games.imperial_miners.state import ImperialMiners


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
    out.preview = card_shown(s, card)


def _hand_card(s: ImperialMiners, seat: int, card: int, out: Detail) -> None:
    out.preview = card_shown(s, card)


def _keep(s: ImperialMiners, seat: int, card: int, out: Detail) -> None:
    left = frames.get(s.stack[seat], 1)
    preview: KeepPreview = {**card_shown(s, card), "left": left, "begins": s.t.level[card] == 0}
    out.preview = preview
    if absurd.absurd(s, seat, Do.KEEP + card):
        _warn(out, "no_level_one")


def _place(s: ImperialMiners, seat: int, cell: int, out: Detail) -> None:
    """The carts that the card completes here, what the event gives for them, and where the chain can go on."""
    trial = s.clone()
    card = frames.get(s.stack[seat], 1)
    above: list[int] = []
    mine.above(trial, seat, cell, above)
    brings = placed_brings(trial, seat, card, cell)
    carts = len(trial.carts[seat]) - len(s.carts[seat])
    interpreter.complete(trial, seat, carts)
    out.cost = {"gold": interpreter.price(s, card)}
    preview: PlacePreview = {
        "card": s.t.card_ids[card],
        "place": place_shown(s, seat, cell),
        "carts": carts,
        "gold": trial.gold[seat] - s.gold[seat],
        "vp": trial.points[seat] - s.points[seat],
        "above": [cell_label(c) for c in above],
        "brings": brings,
    }
    out.preview = preview


def _target(s: ImperialMiners, seat: int, cell: int, out: Detail) -> None:
    slot = mine.find(s, seat, cell)
    out.preview = laid_shown(s, seat, slot)
    if s.acted[seat] >> slot & 1:
        _warn(out, "activated")
    elif s.caved[seat] >> slot & 1:
        _warn(out, "caved")


def _pick(s: ImperialMiners, seat: int, cell: int, out: Detail) -> None:
    out.preview = laid_shown(s, seat, mine.find(s, seat, cell))


def _cart(s: ImperialMiners, seat: int, junction: int, out: Detail) -> None:
    card, neighbour = mine.between(s, seat, junction)
    preview: CartPreview = {"card": s.t.card_ids[card], "neighbour": s.t.card_ids[neighbour]}
    out.preview = preview


def _advance(s: ImperialMiners, seat: int, spaces: int, out: Detail) -> None:
    """The space reached and its effect, where the board is known."""
    if s.space[seat] > 0 and spaces > 0:
        side = interpreter.side_of(s, s.board[seat])
        space = s.space[seat] + spaces
        preview: AdvancePreview = {
            "board": s.t.board_ids[s.board[seat]],
            "space": space,
            "effect": space_effect(s, side, space),
            "last": space == s.t.spaces[side],
        }
        out.preview = preview
    elif spaces == 0:
        _warn(out, "no_move")


def _choose_board(s: ImperialMiners, seat: int, board: int, out: Detail) -> None:
    side = interpreter.side_of(s, board)
    moves = frames.top(s.stack[seat]) == Frame.BOARD
    space = min(s.t.spaces[side], frames.get(s.stack[seat], 1)) if moves else 1
    effect = space_effect(s, side, space) if moves else ""
    preview: BoardPreview = {"board": s.t.board_ids[board], "space": space, "effect": effect}
    out.preview = preview


def _resolve(s: ImperialMiners, seat: int, number: int, out: Detail) -> None:
    """What the effect costs, its id, and the gold and points it gives at once."""
    stack = s.stack[seat]
    program = frames.get(stack, 1)
    branch = s.t.program[program] + number
    gold, points, more = absurd.gains(s, seat, branch, frames.get(stack, 2))
    cost = int(interpreter.cost(s, seat, branch))
    out.cost = {"gold": cost} if cost else {}
    preview: ResolvePreview = {"effect": f"{s.t.program_ids[program]}.{number + 1}", "gold": gold, "vp": points}
    out.preview = preview
    if not more and gold + points == 0:
        _warn(out, "nothing")


def _decline(s: ImperialMiners, seat: int, _: int, out: Detail) -> None:
    """What is given up: the most that an effect on offer would give for nothing."""
    vp, gold = absurd.gift(s, seat)
    preview: DeclinePreview = {"gold": gold, "vp": vp}
    out.preview = preview
    if gold + vp > 0:
        _warn(out, "declines_gift")


def _draw(s: ImperialMiners, seat: int, deck: int, out: Detail) -> None:
    preview: DrawPreview = {"cards": s.left[deck]}
    out.preview = preview
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
    "cart": _cart,
    "advance": _advance,
    "board": _choose_board,
    "resolve": _resolve,
    "decline": _decline,
    "draw": _draw,
    "search": _draw,
}
