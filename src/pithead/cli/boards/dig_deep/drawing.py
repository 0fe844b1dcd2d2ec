"""Dig Deep in a terminal: the mine as a section, prices, dice, hands.

Letters stand beside colours everywhere: R E A S D for the gems, a shape for each seat. 80 columns hold the mine and
the prices side by side; from 120 on the dice market stands beside them, and on less than 80 all goes below each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from pithead.cli.boards import SEAT_COLOURS, SEAT_MARKS, Shown, mark, named
from pithead.cli.boards.layout import Section, beside, fit, fitted, wrapped
from pithead.games.dig_deep.scene_types import Column, Die, GroundTile, Pile, Scene, SeatScene
from pithead.games.dig_deep.verbs import Gem
from pithead.locales import Texts

WIDE = 120
CELL = 5
SIDE = 36
NARROW = 29  # what prices and seats need beside the mine
GEM_COLOURS: dict[Gem, str] = {
    "ruby": "#d81b4a",
    "emerald": "#1d8a4e",
    "amethyst": "#8e4ec6",
    "sapphire": "#2563d9",
    "diamond": "#9fdcec",
}
GEM_LETTERS: dict[Gem, str] = {"ruby": "R", "emerald": "E", "amethyst": "A", "sapphire": "S", "diamond": "D"}
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


def draw(shown: Shown[Scene], texts: Texts, width: int, room: int | None = None) -> RenderableType:
    """The whole table as one audience sees it, in `room` lines where that is asked."""
    scene = shown.scene
    mine = _mine(scene, texts)
    if width >= WIDE:
        free = width - len(mine[1]) - SIDE - 4
        side = [*_prices(scene, texts, SIDE), Text(), *_seats(shown, texts, SIDE)]
        shop = [*_market_tall(scene, texts, free), Text(), *_unseen(scene, texts, free)]
        lines = beside([mine, side, shop], [len(mine[1]) + 1, SIDE + 2])
        lines = [_headline(scene, texts), *lines, *_own(scene, texts, width)]
        if room is None or len(lines) <= room:
            return Group(*lines)
    return Group(*fitted(_sections(shown, texts, width, mine), room))


def _sections(shown: Shown[Scene], texts: Texts, width: int, mine: list[Text]) -> list[Section]:
    """The parts below each other: ground and prices, one's own things, the dice market. Buying is about the market,
    a throw about prices and dice, all else about the ground.
    """
    scene = shown.scene
    buying, throwing = scene["phase"] in ("buy", "discard"), scene["phase"] in ("wild", "reroll")
    free = width - len(mine[1]) - 1
    side = free if free >= NARROW else width
    prices = _prices(scene, texts, side)
    bare = [*mine[: -len(scene["seats"]) - 1], mine[-1]]  # without the cubes below it
    own = [_seats(shown, texts, side, "own")[0]] if scene["you"] is not None else []
    parts = [
        (mine, [*prices, *_seats(shown, texts, side)]),
        (mine, [*prices, *_seats(shown, texts, side, "coins")]),
        (bare, [*prices, *own]),
    ]
    ground = [beside([a, b], [len(mine[1]) + 1]) if free >= NARROW else [*a, *b] for a, b in parts]
    flat = [*_prices(scene, texts, width), *_seats(shown, texts, width, "coins")]
    least = _seats(shown, texts, width, "coins") if buying else flat
    return [
        Section(0, [[_headline(scene, texts)]]),
        Section(2 if buying else 1, [*ground, flat, least] if buying or throwing else ground),
        Section(0, [_own(scene, texts, width)]),
        Section(0 if buying else 3, [_market_flat(scene, texts, width), *([] if buying else [[]])]),
    ]


def word(texts: Texts, domain: str, label: str) -> str:
    """A label of the game in the reader's words."""
    id = f"dig_deep-{domain}-{label}"
    return texts.msg(id) if texts.has(id) else label


def _heading(text: str) -> Text:
    return Text(text, style="bold underline")


# -- what is seen


def gem_letter(gem: Gem) -> Text:
    """R E A S D on the gem's colour."""
    return Text(GEM_LETTERS[gem], style=f"bold {'black' if gem == 'diamond' else 'white'} on {GEM_COLOURS[gem]}")


def tile_sign(level: int, gems: Sequence[Gem], count: int = 1) -> Text:
    """A tile in a list: its level, and its gems if known."""
    out = Text(f"L{level}", style=ROCK[level])
    out.append("-" if gems else "", style=ROCK[level])
    for gem in gems:
        out.append_text(gem_letter(gem))
    if count > 1:
        out.append(f"×{count}")
    return out


def _piles(piles: Sequence[Pile]) -> list[Text]:
    if not piles:
        return [Text("–", style="dim")]
    return [tile_sign(pile["level"], pile["gems"], pile["count"]) for pile in piles]


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


def _lit(scene: Scene, column: Column) -> bool:
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


def _rock(scene: Scene, tile: GroundTile, top: bool) -> Text:
    """One face-down tile: its level, or its gems if the audience knows them; a digger's mark if only others do."""
    style = ROCK[tile["level"]]
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
        line = Text.assemble(gem_letter(gem), " ", word(texts, "gem", gem).ljust(9), f"{row['price']:>3} ")
        line.append(("━" * full + "╸" * half), style=GEM_COLOURS[gem])
        line.append("─" * (bar - full - half) + " ", style="dim")
        for seat, n in enumerate(row["invested"]):
            line.append(SEAT_MARKS[seat] * n, style=SEAT_COLOURS[seat])
        line.append("·" * row["room"], style="dim")
        if row["leaders"]:
            line.append(" ♛", style="dim")
            for seat in row["leaders"]:
                line.append_text(mark(seat))
        out.append(fit(line, width))
    return out


def _seats(shown: Shown[Scene], texts: Texts, width: int, only: str = "") -> list[Text]:
    """Everybody's coins, cubes and dice; hands as far as they are known, tiles face up. `only` the coins and cubes of
    all, or one's own.
    """
    scene, out = shown.scene, []
    for seat in scene["seats"]:
        i = seat["seat"]
        if only == "own" and i != scene["you"]:
            continue
        name = named(i, shown.names[i])
        figures = f" {seat['coins']:>3}¢ {seat['stock']:>2}▪"
        fit(name, width - len(figures) - 1)
        name.append(" " * (width - 1 - name.cell_len - len(figures)))
        name.append(figures, style="bold")
        if scene["turn"] == i and scene["phase"] != "over":
            name.stylize("reverse")
        out.append(name)
        if i == scene["you"] or only:
            continue
        if seat["hand"] or seat["face_up"]:
            tiles = [*_piles(seat["hand"]), Text("▏", style="dim"), *_piles(seat["face_up"])]
            out += wrapped(Text("  "), tiles, width, " ")
        out.append(fit(Text.assemble("  ", _dice_names(seat["dice"], texts)), width))
    return out


def _dice_names(dice: Sequence[Die], texts: Texts) -> Text:
    """Dice without their faces: bas×3 red."""
    counts: dict[str, int] = {}
    for die in dice:
        counts[die["die"]] = counts.get(die["die"], 0) + 1
    return Text(" ").join([die_sign(die, texts, short=True, count=n) for die, n in counts.items()])


def die_sign(die: str, texts: Texts, short: bool = False, count: int = 1) -> Text:
    """A die by its name or the beginning of it, in its colour."""
    name = word(texts, "die", die)
    shown = name.removeprefix("de ")[:3] if short else name
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
            out.append(fit(_line(texts, "dice", _dice_names(seat["dice"], texts)), width))
        hand = _line(texts, "hand", Text(" ").join(_piles(seat["hand"])))
        face_up = _line(texts, "face-up", Text(" ").join(_piles(seat["face_up"])))
        if hand.cell_len + face_up.cell_len + 3 <= width:
            out.append(Text("   ").join([hand, face_up]))
        else:
            out += [hand, face_up]
    held = scene["held"]
    if held is not None:
        line = _line(texts, "held", tile_sign(held["level"], held["gems"]))
        line.append(f"  ← {held['from']}")
        out.append(line)
    if scene["new_die"] is not None:
        out.append(_line(texts, "new-die", die_sign(scene["new_die"], texts)))
    return out


def face_text(face: str, texts: Texts) -> str:
    """The action and the number of a face in words."""
    action, number = face.split()
    return f"{word(texts, 'action', action)} {number}"


def _line(texts: Texts, name: str, content: Text) -> Text:
    return Text.assemble((texts.msg(f"dig_deep-board-{name}"), "bold"), "  ", content)


def _throw(scene: Scene, turn: SeatScene, texts: Texts, width: int) -> list[Text]:
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
        face = f" {face_text(die['rolled'] or '', texts)}"
        part = Text.assemble("  ", (f"{die['position']} ", "bold"), die_sign(die["die"], texts, short=True), face)
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
            left.append(f"{word(texts, 'action', action)} ×{n}")
    if left:
        lines.append(fit(_line(texts, "left-to-do", Text(" · ".join(left))), width))
    return lines


# -- the dice market


def face_groups(faces: Sequence[str], texts: Texts, domain: str) -> list[str]:
    """Faces by action: Mine 2 3 3 4, Smelt 1 2."""
    groups: dict[str, list[str]] = {}
    for face in faces:
        action, number = face.split()
        groups.setdefault(action, []).append(number)
    if domain == "short":
        return [word(texts, domain, action) + "".join(sorted(numbers)) for action, numbers in groups.items()]
    return [f"{word(texts, domain, action)} {' '.join(sorted(numbers))}" for action, numbers in groups.items()]


def _market_flat(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """Spaces side by side; the faces below them while somebody buys."""
    title = texts.msg("dig_deep-board-market")
    room = (width - 9) // 6
    lines = [Text(f"{title[:8]:<9}", style="bold"), Text(" " * 9), Text(" " * 9)]
    for space in scene["dice_market"]:
        price = f"{space['price']:>2}¢ "
        die = None if space["die"] is None else die_sign(space["die"], texts)
        cell = Text(price + "–", style="dim") if die is None else Text.assemble(price, die)
        lines[0].append_text(cell)
        lines[0].append(" " * max(1, room - cell.cell_len))
        faces = face_groups(space["faces"], texts, "short")
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
            die = die_sign(space["die"], texts)
            line.append_text(die)
            line.append(" " * (7 - die.cell_len))
        out.append(line)
        for face in face_groups(space["faces"], texts, "action"):
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
