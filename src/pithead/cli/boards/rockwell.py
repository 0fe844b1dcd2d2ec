"""Rockwell in a terminal: the four strata as a table that closes into rings, three boards, companies, achievements.

Letters stand beside colours everywhere: Zn Cu Ag Au, a shape for each company. A crew is its company's shape, its
number
as a small digit, and its power: ●₂3+1 is crew 2 with power 3 and a subcontractor of 1. 80 columns hold all below each
other; from 130 on the boards stand beside the strata, and the piles below them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pithead.cli.boards import SEAT_COLOURS, SEAT_MARKS, Scene, named
from pithead.locales import Texts
from pithead.table.offer import Choice

HEADING = "turn"
FOLLOW = frozenset({"card", "joined", "left_over", "lost", "die_taken", "die_left"})

WIDE = 130
CELL = 9
EDGE = 3  # the letter of a stratum on its left
RINGS = EDGE + 8 * CELL + 2
SYMBOLS = {"zinc": "Zn", "copper": "Cu", "silver": "Ag", "gold": "Au", "money": "$"}
COLOURS = {"zinc": "#9db4c0", "copper": "#d9773b", "silver": "#e6e6e6", "gold": "#f2c200", "money": "#7bc96f"}
LETTERS = {"Z": "zinc", "C": "copper", "S": "silver", "G": "gold"}
ROCK = {"A": "on #4a3a28", "B": "on #3f3130", "C": "on #322a3a", "D": "on #2a1f2e"}
SMALL = "₀₁₂₃₄"
AL_MARK, AL_COLOUR = "✚", "#b0b0b0"
SHAFT = "⌂"
LEVELS = {
    "safety": "safety",
    "mobility": "mobility",
    "mineshaft": "mineshafts",
}  # heading: where the scene has the level
SEALED = {"bid": "sealed-bid", "insure": "sealed-insure"}  # phase: heading


def draw(scene: Scene, texts: Texts, width: int) -> RenderableType:
    """The whole table as one audience sees it."""
    rings = _rings(scene, texts)
    if width >= WIDE:
        room = width - RINGS - 3
        side = [
            *_boards(scene, texts, room),
            Text(),
            *_companies(scene, texts, room),
            Text(),
            *_goals(scene, texts, room),
        ]
        left = [*rings, Text(), *_piles(scene, texts, RINGS)]
        return Group(*_headline(scene, texts, width), *_beside(left, side, RINGS + 2), *_now(scene, texts, width))
    lines = [*rings, *_boards(scene, texts, width), *_companies(scene, texts, width), *_goals(scene, texts, width)]
    return Group(*_headline(scene, texts, width), *lines, *_now(scene, texts, width))


def _beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks of lines next to each other, the left one padded."""
    out = []
    for i in range(max(len(left), len(right))):
        line = Text(no_wrap=True, overflow="ellipsis")
        part = left[i] if i < len(left) else Text()
        line.append_text(part)
        line.append(" " * (width - part.cell_len))
        if i < len(right):
            line.append_text(right[i])
        out.append(line)
    return out


def _wrap(head: Text, parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts in a row after a heading, on as many lines as they need."""
    out = [Text.assemble(head)]
    for part in parts:
        if out[-1].cell_len + len(gap) + part.cell_len > width and out[-1].cell_len > head.cell_len:
            out.append(Text(" " * head.cell_len))
        out[-1].append(gap if out[-1].cell_len > head.cell_len else "")
        out[-1].append_text(part)
    return out


def _word(texts: Texts, name: str, **args: str | int) -> str:
    return texts.msg(f"rockwell-board-{name}", **args)


# -- what is seen


def mark(company: int | str) -> Text:
    """The shape of a company in its colour; Al has one of his own."""
    return (
        Text(AL_MARK, style=f"bold {AL_COLOUR}")
        if company == "al"
        else Text(SEAT_MARKS[int(company)], style=f"bold {SEAT_COLOURS[int(company)]}")
    )


def resource(name: str) -> Text:
    """Zn Cu Ag Au in their colours."""
    return Text(SYMBOLS[name], style=f"bold {COLOURS[name]}")


def _cubes(cubes: Mapping[str, int], sign: str = "", zeros: bool = True) -> Text:
    """3 Zn 2 Cu 1 Ag 0 Au."""
    parts = [Text.assemble(f"{sign}{n} ", resource(name)) for name, n in cubes.items() if n or zeros]
    return Text(" ").join(parts) if parts else Text("–", style="dim")


def _money(dollars: int) -> Text:
    return Text(f"${dollars:,}", style=COLOURS["money"])


def _crew(crew: Mapping[str, Any], active: Mapping[str, Any] | None) -> Text:
    """●₂3+1: company, number, power, subcontractor."""
    out = mark(crew["company"])
    out.append(SMALL[int(crew["crew"])] + str(crew["power"]), style=out.style)
    if crew["die"]:
        out.append(f"+{crew['die']}", style="bold")
    if active is not None and (crew["company"], crew["crew"]) == (active["company"], active["crew"]):
        out.stylize("reverse")
    return out


def _headline(scene: Scene, texts: Texts, width: int) -> list[Text]:
    limit = scene["turn_limit"]
    parts = [
        Text(
            _word(texts, "turn-of", turn=scene["turn"], limit=limit)
            if limit
            else _word(texts, "turn", turn=scene["turn"])
        )
    ]
    if scene["drilling_round"]:
        parts.append(Text(_word(texts, "drilling", round=scene["drilling_round"])))
    for name in ("management", "control"):
        parts.append(Text.assemble(_word(texts, name), " ", *[mark(seat) for seat in scene[name]]))
    return _wrap(Text("Rockwell  ", style="bold"), parts, width, " · ")


# -- the strata


def _rings(scene: Scene, texts: Texts) -> list[Text]:
    """Entrances, four strata, the center. ↻: column 8 adjoins column 1."""
    out = _entrances(scene)
    places = _by_place(scene)
    for ring, letter in enumerate("ABCD"):
        tiles = scene["tiles"][8 * ring : 8 * ring + 8]
        cells = [_cell(tile, places) for tile in tiles]
        for row in range(max(len(cell) for cell in cells)):
            line = Text("  " if row else f"{letter} ", style="bold")
            line.append("│", style="dim")
            for tile, cell in zip(tiles, cells, strict=True):
                part = cell[row].copy() if row < len(cell) else Text()
                part.append(" " * (CELL - 1 - part.cell_len))
                if not tile["drilled"]:
                    part.stylize(ROCK[letter])
                line.append_text(part)
                line.append("│", style="dim")
            line.append("" if row else "↻", style="dim")
            out.append(line)
    center = Text(f"   {_word(texts, 'center')}  ", style="bold")
    for crew in places.get("center", []):
        center.append_text(crew)
        center.append(" ")
    return [*out, center]


def _by_place(scene: Scene) -> dict[str, list[Text]]:
    """The crews of each tile, entrance and the center; a straddling one stands on both its tiles, with an arrow to the
    other.
    """
    out: dict[str, list[Text]] = {}
    for crew in scene["crews"]:
        drawn = _crew(crew, scene["active"])
        if "/" in crew["place"]:
            left, right = crew["place"].split("/")
            out.setdefault(left, []).append(Text.assemble(drawn, ("→", "bold")))
            out.setdefault(right, []).append(Text.assemble(("←", "bold"), drawn))
        else:
            out.setdefault(crew["place"], []).append(drawn)
    return out


def _entrances(scene: Scene) -> list[Text]:
    """Each entrance above the two tiles it touches."""
    places = _by_place(scene)
    boxes = []
    for i in range(1, 5):
        boxes.append(_wrap(Text(f"E{i} ", style="bold"), places.get(f"E{i}", []), 2 * CELL - 1, " "))
    out = []
    for row in range(max(len(box) for box in boxes)):
        line = Text(" " * EDGE)
        for box in boxes:
            part = box[row].copy() if row < len(box) else Text()
            part.append(" " * (2 * CELL - part.cell_len))
            line.append_text(part)
        out.append(line)
    return out


def _cell(tile: Mapping[str, Any], places: Mapping[str, list[Text]]) -> list[Text]:
    """A tile: its name, power present and needed or what its back pays; then whose mineshaft, and the crews,
    wrapped.
    """
    head = Text(tile["tile"], style="bold" if not tile["drilled"] else "dim")
    if tile["drilled"]:
        head.append(" ")
        for letter in tile["back"]:
            head.append(letter, style=f"bold {COLOURS[LETTERS[letter]]}")
    else:
        missing = tile["need"] - tile["power"]
        head.append(f" {tile['power']}/{tile['need']}", style="bold" if missing <= 2 else "")
    shaft = [] if tile["mineshaft"] is None else [Text.assemble((SHAFT, "bold"), mark(tile["mineshaft"]), " ")]
    rows = [head]
    for crew in [*shaft, *places.get(tile["tile"], [])]:
        if len(rows) == 1 or rows[-1].cell_len + crew.cell_len > CELL - 1:
            rows.append(Text())
        rows[-1].append_text(crew)
    return rows


# -- boards


def _boards(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """The slots of the three boards with their Vice Presidents, and what each board offers."""
    one, two, three = scene["board_1"], scene["board_2"], scene["board_3"]
    advantages = []
    for slot in one["slots"]:
        advantages.append(
            Text.assemble((f"{slot['slot'][-1]} ", "bold"), _word(texts, slot["advantage"]), " ", _president(slot))
        )
    left = Text(_word(texts, "supply", tiles=one["bribery_tiles"], dice=one["dice"]), style="dim")
    out = _wrap(Text("I   ", style="bold"), [*advantages, left], width)
    prices = Text(" ").join([Text.assemble(resource(name), f" ${price:,}") for name, price in two["prices"].items()])
    out += _wrap(Text("II  ", style="bold"), [*_uses(two["slots"]), prices], width)
    deliveries = Text(f"{_word(texts, 'deliveries')} ")
    for tile in three["deliveries"]:
        if tile["cost"]:
            left_of = (f"·{tile['left']} ", "dim")
            deliveries.append_text(
                Text.assemble(f"{tile['cost']} ", resource(tile["resource"]), f"={tile['prestige']}", left_of)
            )
    out += _wrap(Text("III ", style="bold"), [*_uses(three["slots"]), deliveries], width)
    costs = []
    for name in ("power", "subcontractor", "safety", "mobility", "mineshaft"):
        costs.append(
            Text(f"{_word(texts, name)} " + "/".join(str(n // 100) for n in scene["prices"][name]), style="dim")
        )
    return out + _wrap(Text("$00 ", style="dim"), costs, width)


def _president(slot: Mapping[str, Any]) -> Text:
    return Text("·", style="dim") if slot["seat"] is None else mark(slot["seat"])


def _uses(slots: Sequence[Mapping[str, Any]]) -> list[Text]:
    """×4● while it waits; 2 of 4 left while it works."""
    out = []
    for slot in slots:
        if slot["uses"]:
            left = f"{slot['left']}/" if slot["left"] and slot["left"] < slot["uses"] else "×"
            out.append(Text.assemble((f"{left}{slot['uses']}", "bold"), _president(slot)))
    return out


# -- companies


def _companies(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """Each company board, and what is known of the stock behind its screen."""
    out = []
    for seat in scene["seats"]:
        i = seat["seat"]
        name = named(i, scene["names"][i])
        name.truncate(20, overflow="ellipsis")
        if i in scene["waiting"]:
            name.stylize("reverse")
        figures = [
            Text(_word(texts, "prestige", n=seat["prestige"]), style="bold"),
            *[Text(f"{_word(texts, level)} {seat[key]}") for level, key in LEVELS.items()],
            Text(_word(texts, "cards", n=seat["cards"])),
        ]
        out += _wrap(Text.assemble(name, "  "), figures, width)
        if seat["screen"] is not None:
            out += _screen(seat["screen"], texts, width)
    return out


def _screen(screen: Mapping[str, Any], texts: Texts, width: int) -> list[Text]:
    """Cubes, money, insurance and delivery tiles; with ≤ where cubes may have become insurance."""
    parts = [_cubes(screen["cubes"], "" if screen["exact"] else "≤"), _money(screen["money"])]
    if screen["insurance"] is not None:
        parts.append(Text(_word(texts, "insurance", n=screen["insurance"])))
    if screen["delivery_prestige"]:
        parts.append(
            Text.assemble(
                f"{_word(texts, 'delivered', n=screen['delivery_prestige'])} ",
                _cubes(screen["deliveries"], zeros=False),
            )
        )
    return _wrap(Text("    "), parts, width)


# -- achievements and piles


def _goals(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """A line for each tier: what is asked, the values left, and who has one."""
    out = []
    for tier in (1, 2, 3):
        parts = []
        for goal in scene["achievements"]:
            if goal["tier"] != tier:
                continue
            part = Text.assemble(
                texts.msg(f"rockwell-goal-{goal['achievement']}"),
                " ",
                ("·".join(str(n) for n in goal["left"]) or "–", "bold"),
            )
            for taken in goal["taken"]:
                part.append_text(mark(taken["seat"]))
            parts.append(part)
        out += _wrap(Text(f"★{tier}  ", style="bold"), parts, width, "   ")
    return out


def _piles(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """The extraction cards that are still in each pile, and the backs that nobody has seen."""
    out = [Text(_word(texts, "piles"), style="bold underline")]
    for pile in scene["piles"]:
        cards = [Text(card, style="bold red" if card.endswith("!") else "") for card in pile["left"]]
        out += _wrap(Text(f"{pile['pile']:>2} ", style="bold"), cards, width)
    backs = []
    for letter, kinds in scene["backs"].items():
        if not kinds:
            continue
        part = Text(f"{letter} ", style="bold")
        part.append(" ".join(f"{n}×{kind}" for kind, n in kinds.items()))
        backs.append(part)
    return out + _wrap(Text(f"{_word(texts, 'backs')} ", style="bold"), backs, width)


# -- what goes on now


def _now(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """The extraction under way, the reader's own sealed choice, a deal or a mineshaft in hand."""
    out: list[Text] = []
    dig = scene["extraction"]
    if dig is not None:
        parts = [
            Text.assemble(
                mark(share["company"]),
                " ",
                _cubes(share["booty"], zeros=False),
                (f" !{share['at_risk']}" if share["at_risk"] else "", "bold red"),
            )
            for share in dig["shares"]
        ]
        head = Text(f"{_word(texts, 'extraction', tile=dig['tile'])}  ", style="bold")
        if dig["card"] is not None:
            head.append(f"{dig['card']}  ", style="bold red" if dig["danger"] else "bold")
        out += _wrap(head, parts, width)
    sealed = scene["sealed"]
    if sealed is not None and sealed["decided"]:
        head = Text(f"{_word(texts, SEALED[scene['phase']])}  ", style="bold")
        out += _wrap(
            head, [_cubes(sealed["cubes"]), *([_money(sealed["money"])] if scene["phase"] == "bid" else [])], width
        )
    if scene["target"] is not None and scene["active"] is not None:
        out.append(Text.assemble(_crew(scene["active"], None), f" → {scene['target']}"))
    if scene["mineshaft"] is not None:
        level, source = scene["mineshaft"]["level"], scene["mineshaft"]["from"]
        out.append(
            Text.assemble(
                (f"{SHAFT} ", "bold"), f"{_word(texts, 'mineshaft')} {level}", f"  ← {source}" if source else ""
            )
        )
    return out


# -- beside a choice, in the log, at the end


def note(choice: Choice, scene: Scene, texts: Texts) -> Text:
    """What one choice costs and brings, in a few signs: power on the tile, what it drills, who shares, who takes the
    rest.
    """
    p: dict[str, Any] = dict(choice.preview)
    out = Text(style="dim")
    money = choice.cost.get("money")
    if choice.move.verb not in ("bid_money", "cubes") and isinstance(money, int) and money:
        out.append_text(_money(money))
        out.append(" ")
    for strike in p.get("drills", ()):
        out.append_text(_strike(strike))
    if not p.get("drills"):
        out.append(" ".join(f"{tile['power']}/{tile['need']}" for tile in p.get("tiles", ())))
    if choice.move.verb in ("bid", "bid_money"):
        out.append(f"= ${p['value']:,}")
    elif choice.move.verb in ("crew", "al_crew"):
        company = "al" if choice.move.verb == "al_crew" else scene["you"]
        out.append(f"{p['place']} ")
        out.append_text(
            _crew({"company": company, "crew": choice.args["crew"], "power": p["power"], "die": p["die"]}, None)
        )
    elif choice.move.verb == "deliver":
        out.append_text(_cubes({name: int(str(n)) for name, n in choice.cost.items()}))
        out.append(f" → {p['prestige']}★")
    elif choice.move.verb == "place" and "uses" in p:
        out.append(f"×{p['uses']}")
    elif choice.move.verb == "sink":
        out.append(p["pays"] or "/".join(p["may_pay"]) + "?")
    elif choice.move.verb == "discard":
        out.append("−")
        out.append_text(_cubes(p["loses"], zeros=False))
    elif choice.move.verb in ("sell", "buy"):
        out.append(f"${p['price']:,} ≤{p['most']}")
    elif choice.move.verb == "cubes":
        out.append(f"${p['money_then']:,}")
    elif p.get("reaches_center"):
        out.append(f"{p['prestige']}★")
    return out


def _strike(strike: Mapping[str, Any]) -> Text:
    """A tile that would be drilled: ⛏B3 ●▲ +▲ !2/6, the last for Danger cards among those left."""
    out = Text(f"⛏{strike['tile']} ", style="bold")
    for company in strike["share"]:
        out.append_text(mark(company))
    out.append(" +")
    out.append_text(mark(strike["left_over"]))
    if strike["danger_cards"]:
        out.append(f" !{strike['danger_cards']}/{strike['cards_left']}", style="red")
    out.append(" ")
    return out


def final(scene: Scene, texts: Texts, width: int) -> RenderableType:
    """RW-Z3, RW-Z4: achievements, deliveries, the bonus of each resource and of money, the total, and what breaks
    ties.
    """
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column(_word(texts, "player"))
    for name in ("achievements", "delivery-tiles"):
        table.add_column(_word(texts, name), justify="right")
    for name in SYMBOLS:
        table.add_column(resource(name), justify="right")
    for name in ("total", "tiles", "stock"):
        table.add_column(_word(texts, name), justify="right")
    for row in sorted(scene["final"], key=lambda r: (r["place"], r["seat"])):
        bonuses = [f"+{row['bonuses'][name]}" if row["bonuses"][name] else "·" for name in SYMBOLS]
        player = named(row["seat"], scene["names"][row["seat"]])
        player.truncate(16, overflow="ellipsis")
        table.add_row(
            f"{row['place']}.",
            player,
            str(row["achievements"]),
            str(row["deliveries"]),
            *bonuses,
            Text(str(row["total"]), style="bold"),
            str(row["tiles"]),
            str(row["cubes"]),
        )
    return table
