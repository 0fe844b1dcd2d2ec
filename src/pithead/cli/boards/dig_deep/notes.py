"""Beside a choice of Dig Deep, and at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pithead.cli.boards import Shown, mark, named
from pithead.cli.boards.dig_deep.drawing import GEM_LETTERS, die_sign, face_text, gem_letter, tile_sign
from pithead.games.dig_deep.detail_types import (
    BuyPreview,
    DiscardPreview,
    InvestPreview,
    LeaveColumn,
    LeaveGem,
    MarkPreview,
    PriceStep,
    ReservePreview,
    SalePreview,
    SmeltPreview,
)
from pithead.games.dig_deep.scene_types import Scene, Tile
from pithead.locales import Texts
from pithead.table.offer import Choice


def note(choice: Choice, shown: Shown[Scene], texts: Texts) -> Text:
    """What one choice costs and brings, in a few signs."""
    out = Text(style="dim")
    told = _NOTES.get(choice.verb)
    if told is not None:
        out.append_text(told(choice.preview, shown.scene, texts))
    if choice.verb in ("buy", "roll"):
        out.append(f"{' ' if out else ''}−{choice.cost['coins']}¢")
    return out


def _note_price(step: PriceStep, scene: Scene, texts: Texts) -> Text:
    return Text(texts.msg("dig_deep-board-price", was=step["price"], now=step["becomes"]))


def _note_mark(marked: MarkPreview, scene: Scene, texts: Texts) -> Text:
    return Text.assemble(die_sign(marked["die"], texts, short=True), f" {face_text(marked['rolled'], texts)}")


def _note_control(change: ReservePreview | LeaveColumn | LeaveGem, scene: Scene, texts: Texts) -> Text:
    """Who controls the column then."""
    if "becomes" not in change:
        return Text()
    then = texts.msg("dig_deep-board-then")
    if len(change["becomes"]) == len(scene["seats"]):
        return Text(f"{then} ♛ {texts.msg('dig_deep-board-all')}")
    return Text.assemble(f"{then} ♛ ", *[mark(seat) for seat in change["becomes"]])


def _note_tile(tile: Tile, scene: Scene, texts: Texts) -> Text:
    return tile_sign(tile["level"], tile["gems"])


def _note_share(share: InvestPreview, scene: Scene, texts: Texts) -> Text:
    return Text(texts.msg("dig_deep-board-share", value=share["share_value"], shares=share["shares"]))


def _note_worth(smelted: SmeltPreview, scene: Scene, texts: Texts) -> Text:
    return Text(texts.msg("dig_deep-board-worth", coins=smelted["worth_now"]))


def _note_sale(sale: SalePreview, scene: Scene, texts: Texts) -> Text:
    """Who gets what."""
    paid = [(seat, coins) for seat, coins in enumerate(sale["paid"]) if coins or seat == scene["you"]]
    return Text(" ").join([Text.assemble(mark(seat), f"+{coins}¢") for seat, coins in paid])


def _note_die(die: BuyPreview | DiscardPreview, scene: Scene, texts: Texts) -> Text:
    return die_sign(die["die"], texts)


_NOTES: dict[str, Callable[[Any, Scene, Texts], Text]] = {
    "wild": _note_price,
    "advertise": _note_price,
    "mark": _note_mark,
    "reserve": _note_control,
    "take_back": _note_control,
    "mine": _note_tile,
    "dig": _note_tile,
    "invest": _note_share,
    "smelt": _note_worth,
    "sell": _note_sale,
    "buy": _note_die,
    "discard": _note_die,
}


def final(shown: Shown[Scene], texts: Texts) -> RenderableType:
    """DD-Z2, DD-Z3: coins, the bonus of each gem, the total, and what breaks ties."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(texts.msg("dig_deep-board-player"))
    table.add_column(texts.msg("dig_deep-board-coins"), justify="right")
    for gem in GEM_LETTERS:
        table.add_column(gem_letter(gem), justify="right")
    for name in ("total", "sold", "face-up", "hand"):
        table.add_column(texts.msg(f"dig_deep-board-{name}"), justify="right")
    for row in sorted(shown.scene["final"], key=lambda r: (r["place"], r["seat"])):
        bonuses = [f"+{row['bonuses'][gem]}" if gem in row["bonuses"] else "·" for gem in GEM_LETTERS]
        table.add_row(
            f"{row['place']}.",
            named(row["seat"], shown.names[row["seat"]]),
            str(row["coins"]),
            *bonuses,
            Text(str(row["total"]), style="bold"),
            str(row["tiles_sold"]),
            str(row["face_up"]),
            str(row["hand"]),
        )
    return table
