"""Dig Deep in a terminal: the mine as a section, prices, dice, hands.

Letters stand beside colours everywhere: R E A S D for the gems, a shape for each seat. 80 columns hold the mine and
the prices side by side; from 120 on the dice market stands beside them, and on less than 80 all goes below each other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pithead.cli.boards import SEAT_COLOURS, SEAT_MARKS, Scene, mark, named
from pithead.locales import Texts
from pithead.table.offer import Choice

HEADING = "turn"
FOLLOW = frozenset({"price", "saw", "paid", "returned", "filled"})

WIDE = 120
CELL = 5
SIDE = 36
NARROW = 29  # what prices and seats need beside the mine
GEM_COLOURS = {
    "ruby": "#d81b4a",
    "emerald": "#1d8a4e",
    "amethyst": "#8e4ec6",
    "sapphire": "#2563d9",
    "diamond": "#9fdcec",
}
GEM_LETTERS = {"ruby": "R", "emerald": "E", "amethyst": "A", "sapphire": "S", "diamond": "D"}
BY_LETTER = {letter: gem for gem, letter in GEM_LETTERS.items()}
ROCK = {1: "#1c1408 on #c9a36b", 2: "#fff4e6 on #9a5f3c", 3: "#f3dccb on #5d3833"}
DIE_COLOURS = {
    "basic": "black on #d9cdb0",
    "red": "white on #c62828",
    "white": "black on #f5f5f5",
    "yellow": "black on #f2c200",
    "blue": "white on #1f5fbf",
    "black": "white on #222222",
    "pink": "black on #f29ec4",
    "green": "white on #1b7f47",
}
LAMP = "bold black on #ffc46b"


def draw(scene: Scene, texts: Texts, width: int) -> RenderableType:
    """The whole table as one audience sees it."""
    mine = _mine(scene, texts)
    if width >= WIDE:
        room = width - len(mine[1]) - SIDE - 4
        side = [*_prices(scene, texts, SIDE), Text(), *_seats(scene, texts, SIDE)]
        shop = [*_market_tall(scene, texts, room), Text(), *_unseen(scene, texts, room)]
        lines = _beside([mine, side, shop], [len(mine[1]), SIDE + 1])
        return Group(_headline(scene, texts), *lines, *_own(scene, texts, width))
    room = width - len(mine[1]) - 1
    if room >= NARROW:
        lines = _beside([mine, [*_prices(scene, texts, room), *_seats(scene, texts, room)]], [len(mine[1])])
    else:
        lines = [*mine, *_prices(scene, texts, width), *_seats(scene, texts, width)]
    return Group(_headline(scene, texts), *lines, *_own(scene, texts, width), *_market_flat(scene, texts, width))


def _beside(blocks: Sequence[Sequence[Text]], widths: Sequence[int]) -> list[Text]:
    """Blocks of lines next to each other; each but the last is padded to its width."""
    out = []
    for i in range(max(len(block) for block in blocks)):
        line = Text(no_wrap=True, overflow="ellipsis")
        for j, block in enumerate(blocks):
            part = block[i] if i < len(block) else Text()
            line.append_text(part)
            if j < len(widths):
                line.append(" " * (widths[j] - part.cell_len + 1))
        out.append(line)
    return out


def _fit(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    return text


def _word(texts: Texts, domain: str, label: str) -> str:
    id = f"dig_deep-{domain}-{label}"
    return texts.msg(id) if texts.has(id) else label


def _heading(text: str) -> Text:
    return Text(text, style="bold underline")


# -- what is seen


def gem_letter(gem: str) -> Text:
    """R E A S D on the gem's colour."""
    return Text(GEM_LETTERS[gem], style=f"bold {'black' if gem == 'diamond' else 'white'} on {GEM_COLOURS[gem]}")


def _tile(tile: dict[str, Any]) -> Text:
    """A tile in a list: its level, and its gems if known."""
    out = Text(f"L{tile['level']}", style=ROCK[int(tile["level"])])
    out.append("-" if tile["gems"] else "", style=ROCK[int(tile["level"])])
    for gem in tile["gems"]:
        out.append_text(gem_letter(gem))
    count = tile.get("count", 1)
    if count > 1:
        out.append(f"×{count}")
    return out


def _tiles(tiles: Sequence[dict[str, Any]]) -> Text:
    if not tiles:
        return Text("–", style="dim")
    return Text(" ").join([_tile(t) for t in tiles])


def _wrapped(items: Sequence[Text], width: int, indent: int = 2) -> list[Text]:
    """Items side by side, on as many lines as they need."""
    out = [Text(" " * indent)]
    for item in items:
        if out[-1].cell_len + 1 + item.cell_len > width and out[-1].cell_len > indent:
            out.append(Text(" " * indent))
        out[-1].append(" " if out[-1].cell_len > indent else "")
        out[-1].append_text(item)
    return out


def _headline(scene: Scene, texts: Texts) -> Text:
    left = sum(len(c["tiles"]) for c in scene["columns"])
    if scene["turn_limit"]:
        when = texts.msg("dig_deep-board-round-of", round=scene["round"], limit=scene["turn_limit"])
    else:
        when = texts.msg("dig_deep-board-round", round=scene["round"])
    out = Text.assemble(("Dig Deep", "bold"), ("  ·  ", "dim"), when, ("  ·  ", "dim"))
    out.append(texts.msg("dig_deep-board-left", left=left, all=scene["rows"] * len(scene["columns"])))
    if scene["finishing"]:
        out.append("  ·  ", style="dim")
        out.append(texts.msg("dig_deep-board-last-round"), style="bold red")
    return out


def _lit(scene: Scene, column: dict[str, Any]) -> bool:
    """Whether the audience itself can mine here now."""
    you = scene["you"]
    if you is None or scene["actor"] != you or scene["phase"] not in ("resolve", "mining") or not column["tiles"]:
        return False
    return you in column["control"] and column["tiles"][0]["level"] <= scene["uses"].get("mine", 0)


def _mine(scene: Scene, texts: Texts) -> list[Text]:
    """The section through the mine; below it, row by row, each seat's cubes and who controls."""
    rows = scene["rows"]
    head = Text("    ")
    for column in scene["columns"]:
        head.append(
            f" {column['column']}  " if not _lit(scene, column) else f"▼{column['column']}▼ ",
            style=LAMP if _lit(scene, column) else "bold",
        )
        head.append(" ")
    out = [head]
    for row in range(rows):
        line = Text(f"{row + 1:>3} ", style="dim")
        for column in scene["columns"]:
            i = row - (rows - len(column["tiles"]))
            line.append_text(_rock(scene, column["tiles"][i], i == 0) if i >= 0 else Text(" ·   ", style="dim"))
        out.append(line)
    for seat in range(len(scene["seats"])):
        line = Text.assemble("  ", mark(seat), " ")
        for column in scene["columns"]:
            n = column["cubes"][seat]
            line.append(
                (SEAT_MARKS[seat] * n if n <= CELL - 1 else f"{n}{SEAT_MARKS[seat]}").ljust(CELL),
                style=SEAT_COLOURS[seat],
            )
        out.append(line)
    return [*out, _control(scene, texts)]


def _rock(scene: Scene, tile: dict[str, Any], top: bool) -> Text:
    """One face-down tile: its level, or its gems if the audience knows them; a digger's mark if only others do."""
    style = ROCK[int(tile["level"])]
    out = Text()
    if tile["gems"]:
        for gem in tile["gems"]:
            out.append_text(gem_letter(gem))
        out.append(str(tile["level"]).rjust(CELL - 1 - len(tile["gems"])), style=style)
    else:
        out.append(f" L{tile['level']}", style=f"bold {style}" if top else style)
        others = tile["known_by"]
        out.append(SEAT_MARKS[others[0]] if others else " ", style=style)
    out.append(" ")
    return out


def _control(scene: Scene, texts: Texts) -> Text:
    line = Text("  ♛ ", style="dim")
    for column in scene["columns"]:
        leaders = column["control"]
        if len(leaders) == len(scene["seats"]):
            line.append(texts.msg("dig_deep-board-all")[: CELL - 1].ljust(CELL), style="dim")
            continue
        for seat in leaders:
            line.append_text(mark(seat))
        line.append(" " * (CELL - len(leaders)))
    return line


def _prices(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """Each gem: price, a bar, who has invested, and who leads in selling it."""
    out = [_heading(texts.msg("dig_deep-board-prices"))]
    bar = 10 if width >= SIDE else 5
    for row in scene["gems"]:
        gem = row["gem"]
        full, half = divmod(row["price"] * bar * 2 // row["top_price"], 2)
        line = Text.assemble(gem_letter(gem), " ", _word(texts, "gem", gem).ljust(9), f"{row['price']:>3} ")
        line.append(("━" * full + "╸" * half), style=GEM_COLOURS[gem])
        line.append("─" * (bar - full - half) + " ", style="dim")
        for seat, n in enumerate(row["invested"]):
            line.append(SEAT_MARKS[seat] * n, style=SEAT_COLOURS[seat])
        line.append("·" * row["room"], style="dim")
        if row["leaders"]:
            line.append(" ♛", style="dim")
            for seat in row["leaders"]:
                line.append_text(mark(seat))
        out.append(_fit(line, width))
    return out


def _seats(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """Everybody's coins, cubes and dice; hands as far as they are known, tiles face up."""
    out = []
    for seat in scene["seats"]:
        i = seat["seat"]
        name = named(i, scene["names"][i])
        figures = f" {seat['coins']:>3}¢ {seat['stock']:>2}▪"
        _fit(name, width - len(figures) - 1)
        name.append(" " * (width - 1 - name.cell_len - len(figures)))
        name.append(figures, style="bold")
        if scene["turn"] == i and scene["phase"] != "over":
            name.stylize("reverse")
        out.append(name)
        if i == scene["you"]:
            continue
        if not seat["hand"] and not seat["face_up"]:
            out.append(_fit(Text.assemble("  ", _dice_names(seat["dice"], texts)), width))
            continue
        hand = [_tile(t) for t in seat["hand"]] or [Text("–", style="dim")]
        face_up = [_tile(t) for t in seat["face_up"]] or [Text("–", style="dim")]
        out += _wrapped([*hand, Text("▏", style="dim"), *face_up], width)
        out.append(_fit(Text.assemble("  ", _dice_names(seat["dice"], texts)), width))
    return out


def _dice_names(dice: Sequence[dict[str, Any]], texts: Texts) -> Text:
    """Dice without their faces: bas×3 red."""
    counts: dict[str, int] = {}
    for die in dice:
        counts[die["die"]] = counts.get(die["die"], 0) + 1
    return Text(" ").join([_die(die, texts, short=True, count=n) for die, n in counts.items()])


def _die(die: str, texts: Texts, short: bool = False, count: int = 1) -> Text:
    word = _word(texts, "die", die)
    shown = word.removeprefix("de ")[:3] if short else word
    return Text(f"{shown}×{count}" if count > 1 else shown, style=DIE_COLOURS.get(die, "reverse"))


# -- one's own things


def _own(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """The throw on the table, what is left of it, and the audience's own tiles."""
    out = []
    turn = scene["seats"][scene["turn"]]
    if scene["uses"]:
        out += _throw(scene, turn, texts, width)
    you = scene["you"]
    if you is not None:
        seat = scene["seats"][you]
        if not scene["uses"] or scene["turn"] != you:
            out.append(_fit(_line(texts, "dice", _dice_names(seat["dice"], texts)), width))
        hand = _line(texts, "hand", _tiles(seat["hand"]))
        face_up = _line(texts, "face-up", _tiles(seat["face_up"]))
        if hand.cell_len + face_up.cell_len + 3 <= width:
            out.append(Text("   ").join([hand, face_up]))
        else:
            out += [hand, face_up]
    if scene["held"] is not None:
        held = _line(texts, "held", _tile(scene["held"]))
        held.append(f"  ← {scene['held']['from']}")
        out.append(held)
    if scene["new_die"] is not None:
        out.append(_line(texts, "new-die", _die(scene["new_die"], texts)))
    return out


def _line(texts: Texts, name: str, content: Text) -> Text:
    return Text.assemble((texts.msg(f"dig_deep-board-{name}"), "bold"), "  ", content)


def _throw(scene: Scene, turn: dict[str, Any], texts: Texts, width: int) -> list[Text]:
    """The dice as they lie, market dice first; then what may still be done."""
    dice = Text()
    for gem in scene["market_dice"]:
        dice.append_text(
            Text(" ★ ", style="bold black on #ffc46b")
            if gem == "wild"
            else Text.assemble(("[", "dim"), gem_letter(gem), ("]", "dim"))
        )
    lines = [_line(texts, "dice", dice)]
    for die in turn["dice"]:
        action, number = die["rolled"].split()
        face = f" {_word(texts, 'action', action)} {number}"
        part = Text.assemble("  ", (f"{die['position']} ", "bold"), _die(die["die"], texts, short=True), face)
        if die["marked"]:
            part.append(" ↻", style="bold #ffc46b")
        if lines[-1].cell_len + part.cell_len > width:
            lines.append(Text("     "))
        lines[-1].append_text(part)
    if scene["phase"] in ("wild", "reroll"):
        return lines
    left = []
    for action, n in scene["uses"].items():
        if n and action == "mine":
            left.append(texts.msg("dig_deep-board-pickaxes", n=n))
        elif n:
            left.append(f"{_word(texts, 'action', action)} ×{n}")
    if left:
        lines.append(_fit(_line(texts, "left-to-do", Text(" · ".join(left))), width))
    return lines


# -- the dice market


def _faces(faces: Sequence[str], texts: Texts, domain: str) -> list[str]:
    """Faces by action: Mine 2 3 3 4, Smelt 1 2."""
    groups: dict[str, list[str]] = {}
    for face in faces:
        action, number = face.split()
        groups.setdefault(action, []).append(number)
    if domain == "short":
        return [_word(texts, domain, action) + "".join(sorted(numbers)) for action, numbers in groups.items()]
    return [f"{_word(texts, domain, action)} {' '.join(sorted(numbers))}" for action, numbers in groups.items()]


def _market_flat(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """Spaces side by side; the faces below them while somebody buys."""
    title = texts.msg("dig_deep-board-market")
    room = (width - 9) // 6
    lines = [Text(f"{title[:8]:<9}", style="bold"), Text(" " * 9), Text(" " * 9)]
    for space in scene["dice_market"]:
        price = f"{space['price']:>2}¢ "
        cell = (
            Text(price + "–", style="dim") if space["die"] is None else Text.assemble(price, _die(space["die"], texts))
        )
        lines[0].append_text(cell)
        lines[0].append(" " * max(1, room - cell.cell_len))
        faces = _faces(space["faces"], texts, "short")
        half = (len(faces) + 1) // 2
        for line, part in ((lines[1], faces[:half]), (lines[2], faces[half:])):
            line.append(" ".join(part)[: room - 1].ljust(room), style="dim")
    return lines if scene["phase"] in ("buy", "discard") else lines[:1]


def _market_tall(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """One space a line, with all faces."""
    bag = texts.msg("dig_deep-board-bag", n=sum(scene["bag"].values()))
    out = [Text.assemble((texts.msg("dig_deep-board-market"), "bold underline"), (f"  {bag}", "dim"))]
    for space in scene["dice_market"]:
        line = Text(f"{space['price']:>2}¢ ")
        if space["die"] is not None:
            die = _die(space["die"], texts)
            line.append_text(die)
            line.append(" " * (7 - die.cell_len))
        out.append(line)
        for face in _faces(space["faces"], texts, "action"):
            if out[-1].cell_len + 3 + len(face) > width:
                out.append(Text(" " * 11))
            out[-1].append(f"   {face}")
    return out


def _unseen(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """What may still lie in the mine or in other hands, as far as this audience knows."""
    out = [_heading(texts.msg("dig_deep-board-unseen"))]
    for level in (1, 2, 3):
        out.append(Text.assemble((f"L{level}", ROCK[level])))
        for tile in scene["unseen"]:
            if tile["level"] != level:
                continue
            item = Text()
            for gem in tile["gems"]:
                item.append_text(gem_letter(gem))
            item.append(f"×{tile['count']}")
            if out[-1].cell_len + 1 + item.cell_len > width:
                out.append(Text("  "))
            out[-1].append(" ")
            out[-1].append_text(item)
    return out


# -- beside a choice, in the log, at the end


def note(choice: Choice, scene: Scene, texts: Texts) -> Text:
    """What one choice costs and brings, in a few signs."""
    p: dict[str, Any] = dict(choice.preview)
    verb = choice.move.verb
    out = Text(style="dim")
    if verb in ("wild", "advertise"):
        out.append(f"{p['price']}→{p['becomes']}")
    elif verb == "mark":
        action, number = p["rolled"].split()
        out.append_text(_die(p["die"], texts, short=True))
        out.append(f" {_word(texts, 'action', action)} {number}")
    elif verb in ("reserve", "take_back") and "becomes" in p:
        for seat in p["becomes"] if len(p["becomes"]) < len(scene["seats"]) else ():
            out.append_text(mark(seat))
        out.append("" if len(p["becomes"]) < len(scene["seats"]) else texts.msg("dig_deep-board-all"))
    elif verb in ("mine", "dig", "put"):
        out.append_text(_tile({"level": p["level"], "gems": p["gems"]}) if verb != "put" else Text())
    elif verb == "invest":
        out.append(f"{p['share_value']}¢/{p['shares']}")
    elif verb == "smelt":
        out.append(f"{p['worth_now']}¢")
    elif verb == "sell":
        out.append_text(_sale(p, scene))
    elif verb in ("buy", "discard"):
        out.append_text(_die(p["die"], texts))
        if verb == "buy":
            out.append(f" {choice.cost['coins']}¢")
    elif verb == "roll":
        out.append(f"{choice.cost['coins']}¢")
    return out


def _sale(preview: dict[str, Any], scene: Scene) -> Text:
    """Who gets what, and where the prices go."""
    out = Text()
    you = scene["you"]
    for seat, coins in enumerate(preview["paid"]):
        if coins or seat == you:
            out.append_text(mark(seat))
            out.append(f"+{coins}")
    return out


def keep(event: Mapping[str, Any], scene: Scene) -> list[tuple[str, str]] | None:
    """The dice as they lie after a throw."""
    if event["event"] not in ("rolled", "rerolled") or scene["turn"] != int(event["seat"]) - 1:
        return None
    return [(die["die"], die["rolled"]) for die in scene["seats"][scene["turn"]]["dice"] if die["rolled"] is not None]


def aside(kept: list[tuple[str, str]], texts: Texts) -> Text:
    """Faces by action: Mine 2+1, Smelt 2."""
    sums: dict[str, list[str]] = {}
    for _, face in kept:
        action, number = face.split()
        sums.setdefault(action, []).append(number)
    return Text(
        texts.listed([f"{_word(texts, 'action', action)} {'+'.join(numbers)}" for action, numbers in sums.items()])
    )


def paint(text: str) -> Text:
    """Tiles such as L2-AS with their gems' colours."""
    out = Text()
    for part in re.split(r"(L[123]-[REASD]+)", text):
        if re.fullmatch(r"L[123]-[REASD]+", part):
            out.append_text(_tile({"level": int(part[1]), "gems": [BY_LETTER[c] for c in part[3:]]}))
        else:
            out.append(part)
    return out


def final(scene: Scene, texts: Texts, width: int) -> RenderableType:
    """DD-Z2, DD-Z3: coins, the bonus of each gem, the total, and what breaks ties."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(texts.msg("dig_deep-board-player"))
    table.add_column(texts.msg("dig_deep-board-coins"), justify="right")
    for gem in GEM_LETTERS:
        table.add_column(gem_letter(gem), justify="right")
    for name in ("total", "sold", "face-up", "hand"):
        table.add_column(texts.msg(f"dig_deep-board-{name}"), justify="right")
    for row in sorted(scene["final"], key=lambda r: (r["place"], r["seat"])):
        bonuses = [f"+{row['bonuses'][gem]}" if gem in row["bonuses"] else "·" for gem in GEM_LETTERS]
        table.add_row(
            f"{row['place']}.",
            named(row["seat"], scene["names"][row["seat"]]),
            str(row["coins"]),
            *bonuses,
            Text(str(row["total"]), style="bold"),
            str(row["tiles_sold"]),
            str(row["face_up"]),
            str(row["hand"]),
        )
    return table
