"""Beside a choice of Rockwell, and at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pithead.cli.boards import Shown, named
from pithead.cli.boards.rockwell.drawing import SYMBOLS, board_word, crew_sign, cube_counts, dollars, mark, resource
from pithead.games.rockwell.detail_types import (
    ActPreview,
    AdvantagePlace,
    BidPreview,
    CenterPreview,
    CrewPreview,
    DealPreview,
    DeliverPreview,
    DiscardPreview,
    DrillPreview,
    InsurePreview,
    PurchasePreview,
    SalePreview,
    SinkPreview,
    Strike,
    WorkPlace,
)
from pithead.games.rockwell.scene_types import Company, Scene
from pithead.games.rockwell.verbs import RESOURCES
from pithead.locales import Texts
from pithead.table.offer import Choice


def note(choice: Choice, shown: Shown[Scene], texts: Texts) -> Text:
    """What one choice costs and brings: power on the tile then, what it drills, who shares, who takes the rest."""
    out = Text(style="dim")
    money = choice.cost.get("money")
    if choice.verb not in ("bid_money", "cubes") and isinstance(money, int) and money:
        out.append_text(dollars(money, texts))
        out.append(" ")
    told = _NOTES.get(choice.verb)
    if told is not None:
        out.append_text(told(choice.preview, choice, shown.scene, texts))
    return out


def _note_act(act: ActPreview | CenterPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    if "reaches_center" in act:
        return Text(f"+{act['prestige']}★")
    if act["drills"]:
        return _strikes(act["drills"], texts)
    then = texts.listed([f"{tile['tile']} {tile['power']}/{tile['need']}" for tile in act["tiles"]])
    return Text(board_word(texts, "power-then", tiles=then) if then else "")


def _note_drill(drill: DrillPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    return _strikes(drill["drills"], texts)


def _strikes(strikes: list[Strike], texts: Texts) -> Text:
    return Text("  ").join([_strike(strike, texts) for strike in strikes])


def _strike(strike: Strike, texts: Texts) -> Text:
    """A tile that would be drilled: who shares, who takes the rest, how many of the cards left have Danger."""
    out = Text(board_word(texts, "drills", tile=strike["tile"]), style="bold")
    for name, companies in (("shares", strike["share"]), ("rest", [strike["left_over"]])):
        out.append(f" {board_word(texts, name)} ", style="dim")
        for company in companies:
            out.append_text(mark(company))
    if strike["danger_cards"]:
        risk = board_word(texts, "danger", cards=strike["danger_cards"], all=strike["cards_left"])
        out.append(f" {risk}", style="red")
    return out


def _note_bid(bid: BidPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    return Text(board_word(texts, "bid-so-far", value=bid["value"]))


def _note_insure(plan: InsurePreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    return Text(board_word(texts, "insurance-then", n=plan["insurance"]))


def _note_crew(crew: CrewPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    company: Company = "al" if choice.verb == "al_crew" else scene["you"] or 0
    sign = crew_sign(company, str(choice.args["crew"]), crew["power"], crew["die"])
    return Text.assemble(f"{crew['place']} ", sign)


def _note_deliver(tile: DeliverPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    paid = [Text.assemble(f"{choice.cost[name]} ", resource(name)) for name in RESOURCES if name in choice.cost]
    return Text.assemble(*paid, f" → {tile['prestige']}★")


def _note_place(place: AdvantagePlace | WorkPlace, choice: Choice, scene: Scene, texts: Texts) -> Text:
    return Text(board_word(texts, "uses", n=place["uses"]) if "uses" in place else "")


def _note_sink(shaft: SinkPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    if shaft["pays"] is not None:
        return Text(board_word(texts, "pays", what=shaft["pays"]))
    return Text(board_word(texts, "may-pay", what="/".join(shaft["may_pay"])))


def _note_discard(loss: DiscardPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    return Text.assemble(board_word(texts, "loses"), " ", cube_counts(loss["loses"], zeros=False))


def _note_deal(deal: DealPreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    return Text(board_word(texts, "each-at-most", price=deal["price"], most=deal["most"]))


def _note_cubes(deal: SalePreview | PurchasePreview, choice: Choice, scene: Scene, texts: Texts) -> Text:
    return Text(board_word(texts, "money-then", money=deal["money_then"]))


_NOTES: dict[str, Callable[[Any, Choice, Scene, Texts], Text]] = {
    "bid": _note_bid,
    "bid_money": _note_bid,
    "place": _note_place,
    "insure": _note_insure,
    "crew": _note_crew,
    "go": _note_act,
    "take": _note_act,
    "leave": _note_act,
    "drill": _note_drill,
    "discard": _note_discard,
    "bribe": _note_act,
    "hire": _note_act,
    "sell": _note_deal,
    "buy": _note_deal,
    "cubes": _note_cubes,
    "improve": _note_act,
    "sink": _note_sink,
    "deliver": _note_deliver,
    "al_crew": _note_crew,
    "al_go": _note_act,
    "al_raise": _note_act,
}


def final(shown: Shown[Scene], texts: Texts) -> RenderableType:
    """RW-Z3, RW-Z4: achievements, deliveries, the bonus of each resource and of money, the total, and what breaks
    ties.
    """
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column(board_word(texts, "player"))
    for name in ("achievements", "delivery-tiles"):
        table.add_column(board_word(texts, name), justify="right")
    for asset in SYMBOLS:
        table.add_column(resource(asset), justify="right")
    for name in ("total", "tiles", "stock"):
        table.add_column(board_word(texts, name), justify="right")
    for row in sorted(shown.scene["final"], key=lambda r: (r["place"], r["seat"])):
        bonuses = [row["bonuses"][asset] for asset in SYMBOLS]
        player = named(row["seat"], shown.names[row["seat"]])
        player.truncate(16, overflow="ellipsis")
        table.add_row(
            f"{row['place']}.",
            player,
            str(row["achievements"]),
            str(row["deliveries"]),
            *[f"+{bonus}" if bonus else "·" for bonus in bonuses],
            Text(str(row["total"]), style="bold"),
            str(row["tiles"]),
            str(row["cubes"]),
        )
    return table
