"""Imperial Miners in a terminal: the mine as bricks with their half-carts, the hand in words, Progress tracks,
everybody's mine.

Shapes and letters stand beside colours everywhere. A half-cart is ● full or ○ empty; two full ones that meet are ◉, a
junction completed by a token is ◆. ⚙ counts machines, ▓ is a cave-in, ✓ a card that had its turn this round. In short
effects ¢ is gold, ★ points, ▤ a card, » spaces, ↯ an activation. 80 columns hold all below each other; from 120 on the
other mines stand beside one's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.console import Group, RenderableType
from rich.text import Text

from pithead.cli.boards import Shown, mark, named
from pithead.cli.boards.imperial_miners.signs import CART, effect_signs
from pithead.cli.boards.layout import Section, beside, fitted
from pithead.core.api import Game
from pithead.games.imperial_miners.effects.text import effect_text
from pithead.games.imperial_miners.effects.words import FACTIONS, LETTERS, ROMAN, Faction, Half
from pithead.games.imperial_miners.scene_types import Card, LaidCard, Scene, SeatScene
from pithead.locales import Texts

WIDE = 120
MARGIN = 4  # the row's level, left of its bricks
BRICKS = (20, 16, 12)  # how wide a brick may be, and narrower where a mine needs it: then ² is two machines
SMALL = 8  # a brick of another seat's mine, at most
COLOURS: dict[Faction, str] = {
    "scots": "#4f9d5b",
    "barbarians": "#d2603a",
    "egyptians": "#d6a800",
    "japanese": "#d85a8a",
    "atlanteans": "#3d9be0",
    "romans": "#a86fd0",
}
FACTION_LETTERS = dict(zip(COLOURS, LETTERS, strict=True))
PLAIN = "#a09a90"
FULL, EMPTY, TOKEN = "●", "○", "◆"
HALVES: tuple[Half, ...] = ("TL", "TR", "L", "R", "BL", "BR")
# A half of a card: the card that names its junction, from this one, in rows and half-columns, and the junction's
# direction.
JUNCTION: dict[Half, tuple[int, int, str]] = {
    "R": (0, 0, "r"),
    "BL": (0, 0, "bl"),
    "BR": (0, 0, "br"),
    "L": (0, -2, "r"),
    "TR": (-1, 1, "bl"),
    "TL": (-1, -1, "br"),
}


# What each question is about, the parts that matter most first; of other questions it is the first row.
ABOUT: dict[str, tuple[str, ...]] = {
    "": ("mine", "hand", "tracks", "others"),
    "keep": ("hand", "tracks", "mine", "others"),
    "play": ("hand", "mine", "tracks", "others"),
    "sell": ("hand", "mine", "tracks", "others"),
    "limit": ("hand", "mine", "tracks", "others"),
    "surface": ("tracks", "hand", "mine", "others"),
    "space": ("tracks", "hand", "mine", "others"),
    "advance": ("tracks", "hand", "mine", "others"),
    "board": ("tracks", "hand", "mine", "others"),
    "change": ("tracks", "hand", "mine", "others"),
    "draw": ("hand", "mine", "tracks", "others"),
    "search": ("hand", "mine", "tracks", "others"),
    "faction": ("hand", "mine", "tracks", "others"),
}


def draw(shown: Shown[Scene], texts: Texts, width: int, room: int | None = None) -> RenderableType:
    """The whole table as one audience sees it, in `room` lines where that is asked."""
    scene = shown.scene
    others = [seat for seat in scene["seats"] if seat["seat"] != scene["you"]]
    you = None if scene["you"] is None else scene["seats"][scene["you"]]
    own = [] if you is None else [_seat_line(shown, you, texts), *_mine(shown, you, texts, width)]
    free = width - max((line.cell_len for line in own), default=0) - 3
    beside_own = width >= WIDE and bool(own) and bool(others) and free >= 36
    if beside_own:
        mines = beside([own, _others(shown, others, texts, free)], [width - free - 2])
        hand = [] if you is None else _hand(shown.game, you, texts, width)
        lines = [*_heading(shown, texts, width), *_tracks(shown, texts, width), *mines, *hand]
        beside_own = room is None or len(lines) <= room
    if not beside_own:
        lines = fitted(_sections(shown, others, you, own, texts, width), room)
    for line in lines:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def _sections(
    shown: Shown[Scene], others: list[SeatScene], you: SeatScene | None, own: list[Text], texts: Texts, width: int
) -> list[Section]:
    """The parts below each other, ranked by the question. The last thing to go of a mine is the line of its seat."""
    about = ABOUT.get(shown.asked.rpartition("-")[2], ABOUT[""])
    rank = {name: i + 1 for i, name in enumerate(about)}
    heading, tracks = _heading(shown, texts, width), _tracks(shown, texts, width)
    rivals = _others(shown, others, texts, width)
    mines: list[list[Text]] = [own] if rank["mine"] == 1 else [own, [*own[:2], *_small_mine(you, width)] if you else []]
    if you is not None and rank["mine"] > 1:
        mines.append(own[:2])
    hands: list[list[Text]] = [[]]
    if you is not None:
        hands = [_hand(shown.game, you, texts, width), _hand(shown.game, you, texts, width, brief=True)]
        hands += [] if rank["hand"] == 1 else [[]]
    return [
        Section(0, [heading, heading[:2], heading[:1]]),
        Section(rank["tracks"], [tracks] if rank["tracks"] == 1 else [tracks, []]),
        Section(rank["mine"], mines),
        Section(rank["others"], [rivals, [_seat_line(shown, seat, texts) for seat in others], []]),
        Section(rank["hand"], hands),
    ]


def board_word(texts: Texts, name: str, **args: str | int) -> str:
    """What only this board says."""
    return texts.msg(f"imperial_miners-board-{name}", **args)


def _heading(shown: Shown[Scene], texts: Texts, width: int) -> list[Text]:
    """Round, phase and decks; this round's event in words."""
    scene = shown.scene
    dot = ("  ·  ", "dim")
    head = Text.assemble(
        ("Imperial Miners", "bold"), dot, board_word(texts, "round", round=scene["round"], rounds=scene["rounds"]), dot
    )
    head.append(texts.msg(f"imperial_miners-phase-{scene['phase']}"))
    head.append("  ·  ", style="dim")
    head.append(board_word(texts, "decks") + " " + " ".join(f"{level}:{n}" for level, n in scene["decks"].items()))
    event = scene["event"]
    if event is None:
        return [head]
    title = Text.assemble((texts.label(shown.game, "event", event["event"]), "bold #ffc46b"))
    title.append(f" ({texts.msg('imperial_miners-when-' + event['when'])}) ", style="dim")
    return [head, *_flow(title, effect_text(shown.game, event["effect"], texts.lang), width, 2)]


def _flow(head: Text, words: str, width: int, indent: int) -> list[Text]:
    """Words behind a heading, wrapped; the further lines are indented."""
    room = max(10, width - head.cell_len)
    first = wrap(words, room)[:1] or [""]
    rest = words[len(first[0]) :].strip()
    return [Text.assemble(head, first[0]), *[Text(" " * indent + line) for line in wrap(rest, max(20, width - indent))]]


# -- Progress


def _tracks(shown: Shown[Scene], texts: Texts, width: int) -> list[Text]:
    """Each board with its spaces in short; the markers stand before the space they are on."""
    scene = shown.scene
    names = [
        texts.label(shown.game, "board", board["board"]) + ("′" if board["side"] == "back" else "")
        for board in scene["boards"]
    ]
    wide = min(max(len(name) for name in names), 14) + 1
    below = [seat["seat"] for seat in scene["seats"] if seat["board"] is None]
    out = []
    for name, board in zip(names, scene["boards"], strict=True):
        room = max(5, (width - wide) // max(1, len(board["spaces"])))
        line = Text(name[: wide - 1].ljust(wide), style="bold")
        for i, effect in enumerate(board["spaces"]):
            cell = Text()
            for marker in board["markers"]:
                if marker["space"] == i + 1:
                    cell.append_text(mark(marker["seat"]))
            signs = ("▸" if cell.plain else "") + effect_signs(shown.game, effect)
            cell.append(signs, style="reverse" if cell.plain else "")
            cell.truncate(room - 1)
            line.append_text(cell)
            line.append(" " * (room - cell.cell_len))
        out.append(line)
    if below and scene["phase"] != "over":
        line = Text(board_word(texts, "below") + " ", style="dim")
        for seat in below:
            line.append_text(mark(seat))
        out.append(line)
    return out


# -- seats and mines


def _seat_line(shown: Shown[Scene], seat: SeatScene, texts: Texts) -> Text:
    """Name, gold, points, carts, hand, marker, factions; whether the seat has finished its phase."""
    line = named(seat["seat"], shown.names[seat["seat"]])
    line.append(f"  {seat['gold']}¢  {seat['points']}★ + {len(seat['carts'])}{CART} = {seat['score']}", style="bold")
    if seat["hand"]:
        levels = [card["level"] for card in seat["hand"]]
        line.append("  ▤ " + " ".join(f"{level}×{levels.count(level)}" for level in ROMAN if level in levels))
    if seat["machines"]:
        line.append(f"  ⚙{seat['machines']}")
    if seat["caveins"]:
        line.append(f"  ▓{seat['caveins']}")
    for faction in FACTIONS:
        if seat["factions"][faction]:
            line.append(" ")
            line.append(f"{FACTION_LETTERS[faction]}{seat['factions'][faction]}", style=COLOURS[faction])
    if seat["seat"] in shown.ready and shown.scene["phase"] != "over":
        line.append("  ✓ " + board_word(texts, "ready"), style="dim")
    return line


def _others(shown: Shown[Scene], seats: Sequence[SeatScene], texts: Texts, width: int) -> list[Text]:
    """The other seats, each with a line of figures and a small mine."""
    out: list[Text] = []
    for seat in seats:
        out += [_seat_line(shown, seat, texts), *_small_mine(seat, width)]
    return out


def _small_mine(seat: SeatScene, width: int) -> list[Text]:
    """A row a line, a brick a card: number, faction, machines, cave-in."""
    if not seat["mine"]:
        return []
    low, high = _span(seat["mine"])
    brick = min(SMALL, 2 * ((width - MARGIN) // (high - low + 2)))
    out = []
    for row in range(max(card["row"] for card in seat["mine"]) + 1):
        line = Text(f"{ROMAN[row]:>3} ", style="dim")
        for card in sorted((c for c in seat["mine"] if c["row"] == row), key=lambda c: c["x"]):
            at = MARGIN + (card["x"] - low) * brick // 2
            line.append(" " * max(0, at - line.cell_len))
            inside = (
                card["card"]
                + _letters(card)
                + ("▓" if card["cavein"] else f"⚙{card['machines']}" if card["machines"] else "")
            )
            line.append(f"[{inside[: brick - 2]:<{brick - 2}}]", style=_colour(card))
        out.append(line)
    return out


def _span(cards: Sequence[LaidCard]) -> tuple[int, int]:
    """The leftmost and the rightmost half-column of a mine."""
    places = [card["x"] for card in cards]
    return min(places), max(places)


def _letters(card: Card) -> str:
    return "".join(FACTION_LETTERS[faction] for faction in card["factions"])


def _colour(card: Card) -> str:
    return COLOURS[card["factions"][0]] if card["factions"] else PLAIN


def _mine(shown: Shown[Scene], seat: SeatScene, texts: Texts, width: int) -> list[Text]:
    """Row by row, three lines a brick: its upper halves, its name between the side halves, marks between its lower
    halves.
    """
    surface = f" {board_word(texts, 'surface')}: {effect_signs(shown.game, shown.scene['surface'], ' | ')} "
    if not seat["mine"]:
        return [Text("═" * MARGIN + surface + "═" * max(0, 48 - len(surface)), style="#c9a36b")]
    low, high = _span(seat["mine"])
    halves = high - low + 2  # half-bricks side by side
    brick = next((b for b in BRICKS if MARGIN + halves * b // 2 <= width), 2 * ((width - MARGIN) // halves))
    wide = MARGIN + halves * brick // 2
    out = [Text(("═" * MARGIN + surface).ljust(wide, "═")[: max(wide, MARGIN + len(surface))], style="#c9a36b")]
    carts = _complete(seat)
    for row in range(max(card["row"] for card in seat["mine"]) + 1):
        lines = [Text(" " * MARGIN), Text(f"{ROMAN[row]:>3} ", style="bold"), Text(" " * MARGIN)]
        for card in sorted((c for c in seat["mine"] if c["row"] == row), key=lambda c: c["x"]):
            at = MARGIN + (card["x"] - low) * brick // 2
            for line, part in zip(lines, _brick(shown.game, card, carts, texts, brick), strict=True):
                line.append(" " * (at - line.cell_len))
                line.append_text(part)
        out += lines
    return out


def _complete(seat: SeatScene) -> dict[str, str]:
    """The complete junctions by name, with the sign of each."""
    out = dict.fromkeys(seat["carts"], CART)
    out.update(dict.fromkeys(seat["tokens"], TOKEN))
    return out


def _half(card: LaidCard, half: Half, carts: Mapping[str, str]) -> tuple[str, str]:
    """One half-cart: its sign and style."""
    rows, halves, direction = JUNCTION[half]
    if card["row"] + rows >= 0:
        x = card["x"] + halves
        sign = carts.get(f"{ROMAN[card['row'] + rows]}{f'{x:+d}' if x else '0'}:{direction}")
        if sign:
            return sign, "bold #ffc46b"
    return (FULL, "") if half in card["halves"] else (EMPTY, "dim")


def _brick(game: Game, card: LaidCard, carts: Mapping[str, str], texts: Texts, width: int) -> list[Text]:
    colour = _colour(card)
    inner = width - 2
    quarter = max(1, width // 4) - 1  # of the inner columns: where the upper and lower halves stand
    place = card["spot"].partition("-")[2]  # with the row, the name of its place
    title = f"{_letters(card)} {place}".strip() if width > BRICKS[-1] else _letters(card) + place
    top = _edge(card, carts, ("TL", "TR"), title, inner, quarter, colour)
    roomy = width >= BRICKS[-1]
    machines = f"⚙{card['machines']}" if roomy else "⁰¹²³⁴⁵⁶⁷⁸⁹"[card["machines"]]
    marks = (
        ("▓" if card["cavein"] else "")
        + (machines if card["machines"] else "")
        + ("✓" if card["activated"] and roomy else "")
    )
    bottom = _edge(card, carts, ("BL", "BR"), marks, inner, quarter, colour)
    name = Text(texts.label(game, "card", card["card"]), style=f"bold {colour}" + (" strike" if card["cavein"] else ""))
    name.truncate(inner, overflow="ellipsis")
    name.align("center", inner)
    return [
        Text.assemble(("╭", colour), top, ("╮", colour)),
        Text.assemble(_half(card, "L", carts), name, _half(card, "R", carts)),
        Text.assemble(("╰", colour), bottom, ("╯", colour)),
    ]


def _edge(
    card: LaidCard,
    carts: Mapping[str, str],
    halves: tuple[Half, Half],
    inside: str,
    width: int,
    at: int,
    colour: str,
) -> Text:
    """The upper or lower edge of a brick: two halves, and between them some letters."""
    between = width - 2 * at - 2
    out = Text("─" * at, style=colour)
    out.append(*_half(card, halves[0], carts))
    out.append(inside[:between].center(between, "─"), style=colour)
    out.append(*_half(card, halves[1], carts))
    out.append("─" * (width - at - 2 - between), style=colour)
    return out


# -- the hand


def _hand(game: Game, seat: SeatScene, texts: Texts, width: int, brief: bool = False) -> list[Text]:
    """Each card: number, level, cost, factions, halves, name, and its text made from its effect; `brief`: in signs."""
    out = [Text(board_word(texts, "hand", n=len(seat["hand"])), style="bold underline")] if seat["hand"] else []
    for card in [card for card in seat["hand"] if card["card"] is not None]:
        head = Text.assemble((card["card"], "bold cyan"), f" {card['level']:<3} {card['cost']:>2}¢ ")
        head.append(f"{_letters(card) or '–':<3}", style=_colour(card))
        head.append_text(_halves(card))
        head.append(
            f" {texts.label(game, 'card', card['card'])}{texts.msg('common-colon')}",
            style=f"bold {_colour(card)}",
        )
        if brief:
            out.append(Text.assemble(head, effect_signs(game, card["effect"])))
        else:
            out += _flow(head, effect_text(game, card["effect"], texts.lang), width, 12)
    return out


def _halves(card: Card) -> Text:
    """The six halves in pairs from top to bottom: upper, side, lower."""
    signs = [FULL if half in card["halves"] else EMPTY for half in HALVES]
    return Text(f"{signs[0]}{signs[1]}/{signs[2]}{signs[3]}/{signs[4]}{signs[5]}", style="dim")
