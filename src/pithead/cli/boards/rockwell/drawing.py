"""Rockwell in a terminal: the four strata as a table that closes into rings, three boards, companies, achievements.

Letters stand beside colours everywhere: Zn Cu Ag Au, a shape for each company. A crew is its company's shape, its
number as a small digit, and its power: ●₂3+1 is crew 2 with power 3 and a subcontractor of 1. 80 columns hold all below
each other; from 130 on the boards stand beside the strata, and the piles below them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from pithead.cli.boards import SEAT_COLOURS, SEAT_MARKS, Shown, named
from pithead.cli.boards.layout import Section, beside, fitted, wrapped
from pithead.games.rockwell.scene_types import Company, Crew, Cubes, Scene, Screen, Slot, Tile, WorkSlot
from pithead.games.rockwell.verbs import RESOURCES, Asset, Resource
from pithead.locales import Texts

WIDE = 130
CELL = 9
EDGE = 3  # the letter of a stratum on its left
RINGS = EDGE + 8 * CELL + 2
SYMBOLS: dict[Asset, str] = {"zinc": "Zn", "copper": "Cu", "silver": "Ag", "gold": "Au", "money": "$"}
COLOURS: dict[Asset, str] = {
    "zinc": "#9db4c0",
    "copper": "#d9773b",
    "silver": "#e6e6e6",
    "gold": "#f2c200",
    "money": "#7bc96f",
}
LETTERS: dict[str, Resource] = {"Z": "zinc", "C": "copper", "S": "silver", "G": "gold"}
ROCK = {"A": "on #4a3a28", "B": "on #3f3130", "C": "on #322a3a", "D": "on #2a1f2e"}
SMALL = "₀₁₂₃₄"
AL_MARK, AL_COLOUR = "✚", "#b0b0b0"
SHAFT = "⌂"


# What each question is about, the parts that matter most first; of other questions it is the first row.
ABOUT: dict[str, tuple[str, ...]] = {
    "": ("rings", "companies", "boards", "goals"),
    "bid": ("companies", "boards", "goals", "rings"),
    "insure": ("companies", "rings", "goals", "boards"),
    "place": ("boards", "companies", "rings", "goals"),
    "market": ("companies", "boards", "goals", "rings"),
    "amount": ("companies", "boards", "goals", "rings"),
    "workshop": ("boards", "companies", "goals", "rings"),
    "discard": ("companies", "goals", "rings", "boards"),
}


def draw(shown: Shown[Scene], texts: Texts, width: int, room: int | None = None) -> RenderableType:
    """The whole table as one audience sees it, in `room` lines where that is asked."""
    scene = shown.scene
    rings = _rings(scene, texts)
    if width >= WIDE:
        free = width - RINGS - 3
        side = [
            *_boards(scene, texts, free),
            Text(),
            *_companies(shown, texts, free),
            Text(),
            *_goals(scene, texts, free),
        ]
        left = [*rings, Text(), *_piles(scene, texts, RINGS)]
        lines = [*_headline(scene, texts, width), *beside([left, side], [RINGS + 2]), *_now(scene, texts, width)]
        if room is None or len(lines) <= room:
            return Group(*lines)
    rank = {name: i for i, name in enumerate(ABOUT.get(scene["phase"], ABOUT[""]))}
    boards, companies = _boards(scene, texts, width), _companies(shown, texts, width)
    own = [_companies(shown, texts, width, only=scene["you"])] if scene["you"] is not None else []
    parts: dict[str, list[list[Text]]] = {
        "rings": [rings] if rank["rings"] == 0 else [rings, []],
        "boards": [boards] if rank["boards"] == 0 else [boards, []],
        "companies": [companies, *own] if rank["companies"] < 2 else [companies, *own, []],
        "goals": [_goals(scene, texts, width), []],
    }
    sections = [Section(rank[name], forms) for name, forms in parts.items()]
    ends = [Section(0, [lines]) for lines in (_headline(scene, texts, width), _now(scene, texts, width))]
    return Group(*fitted([ends[0], *sections, ends[1]], room))


def board_word(texts: Texts, name: str, **args: str | int) -> str:
    """What only this board says."""
    return texts.msg(f"rockwell-board-{name}", **args)


# -- what is seen


def mark(company: Company) -> Text:
    """The shape of a company in its colour; Al has one of his own."""
    return (
        Text(AL_MARK, style=f"bold {AL_COLOUR}")
        if company == "al"
        else Text(SEAT_MARKS[company], style=f"bold {SEAT_COLOURS[company]}")
    )


def resource(name: Asset) -> Text:
    """Zn Cu Ag Au in their colours."""
    return Text(SYMBOLS[name], style=f"bold {COLOURS[name]}")


def cube_counts(cubes: Cubes, sign: str = "", zeros: bool = True) -> Text:
    """3 Zn 2 Cu 1 Ag 0 Au."""
    parts = [Text.assemble(f"{sign}{cubes[name]} ", resource(name)) for name in RESOURCES if cubes[name] or zeros]
    return Text(" ").join(parts) if parts else Text("–", style="dim")


def dollars(amount: int, texts: Texts) -> Text:
    """$1,200, as the language writes it."""
    return Text(texts.msg("rockwell-pile-money", n=amount), style=COLOURS["money"])


def crew_sign(company: Company, crew: str, power: int, die: int) -> Text:
    """●₂3+1: company, number, power, subcontractor."""
    out = mark(company)
    out.append(SMALL[int(crew)] + str(power), style=out.style)
    if die:
        out.append(f"+{die}", style="bold")
    return out


def _crew(crew: Crew, active: Crew | None) -> Text:
    """A crew; the one that acts is set off."""
    out = crew_sign(crew["company"], crew["crew"], crew["power"], crew["die"])
    if active is not None and (crew["company"], crew["crew"]) == (active["company"], active["crew"]):
        out.stylize("reverse")
    return out


def _headline(scene: Scene, texts: Texts, width: int) -> list[Text]:
    limit = scene["turn_limit"]
    parts = [
        Text(
            board_word(texts, "turn-of", turn=scene["turn"], limit=limit)
            if limit
            else board_word(texts, "turn", turn=scene["turn"])
        )
    ]
    if scene["drilling_round"]:
        parts.append(Text(board_word(texts, "drilling", round=scene["drilling_round"])))
    for name, order in (("management", scene["management"]), ("control", scene["control"])):
        parts.append(Text.assemble(board_word(texts, name), " ", *[mark(seat) for seat in order]))
    return wrapped(Text("Rockwell  ", style="bold"), parts, width, " · ")


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
    center = Text(f"   {board_word(texts, 'center')}  ", style="bold")
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
        boxes.append(wrapped(Text(f"E{i} ", style="bold"), places.get(f"E{i}", []), 2 * CELL - 1, " "))
    out = []
    for row in range(max(len(box) for box in boxes)):
        line = Text(" " * EDGE)
        for box in boxes:
            part = box[row].copy() if row < len(box) else Text()
            part.append(" " * (2 * CELL - part.cell_len))
            line.append_text(part)
        out.append(line)
    return out


def _cell(tile: Tile, places: Mapping[str, list[Text]]) -> list[Text]:
    """A tile: its name, power present and needed or what its back pays; then whose mineshaft, and the crews,
    wrapped.
    """
    head = Text(tile["tile"], style="bold" if not tile["drilled"] else "dim")
    if tile["drilled"]:
        head.append(" ")
        for letter in tile["back"] or "":
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
            Text.assemble((f"{slot['slot'][-1]} ", "bold"), board_word(texts, slot["advantage"]), " ", _president(slot))
        )
    left = Text(board_word(texts, "supply", tiles=one["bribery_tiles"], dice=one["dice"]), style="dim")
    out = wrapped(Text("I   ", style="bold"), [*advantages, left], width)
    market = Text(" ").join(
        [Text.assemble(resource(name), " ", dollars(two["prices"][name], texts)) for name in RESOURCES]
    )
    out += wrapped(Text("II  ", style="bold"), [*_uses(two["slots"]), market], width)
    deliveries = Text(f"{board_word(texts, 'deliveries')} ")
    for tile in three["deliveries"]:
        if tile["cost"]:
            left_of = (f"·{tile['left']} ", "dim")
            deliveries.append_text(
                Text.assemble(f"{tile['cost']} ", resource(tile["resource"]), f"={tile['prestige']}", left_of)
            )
    out += wrapped(Text("III ", style="bold"), [*_uses(three["slots"]), deliveries], width)
    table = scene["prices"]
    costs = [
        Text(f"{board_word(texts, name)} " + "/".join(str(n // 100) for n in prices), style="dim")
        for name, prices in (
            ("power", table["power"]),
            ("subcontractor", table["subcontractor"]),
            ("safety", table["safety"]),
            ("mobility", table["mobility"]),
            ("mineshaft", table["mineshaft"]),
        )
    ]
    return out + wrapped(Text("$00 ", style="dim"), costs, width)


def _president(slot: Slot) -> Text:
    return Text("·", style="dim") if slot["seat"] is None else mark(slot["seat"])


def _uses(slots: Sequence[WorkSlot]) -> list[Text]:
    """×4● while it waits; 2 of 4 left while it works."""
    out = []
    for slot in slots:
        if slot["uses"]:
            left = f"{slot['left']}/" if slot["left"] and slot["left"] < slot["uses"] else "×"
            out.append(Text.assemble((f"{left}{slot['uses']}", "bold"), _president(slot)))
    return out


# -- companies


def _companies(shown: Shown[Scene], texts: Texts, width: int, only: int | None = None) -> list[Text]:
    """Each company board, and what is known of the stock behind its screen; or that of one seat."""
    out = []
    for seat in shown.scene["seats"]:
        i = seat["seat"]
        if only not in (None, i):
            continue
        name = named(i, shown.names[i])
        name.truncate(20, overflow="ellipsis")
        if i in shown.scene["waiting"]:
            name.stylize("reverse")
        figures = [
            Text(board_word(texts, "prestige", n=seat["prestige"]), style="bold"),
            Text(f"{board_word(texts, 'safety')} {seat['safety']}"),
            Text(f"{board_word(texts, 'mobility')} {seat['mobility']}"),
            Text(f"{board_word(texts, 'mineshaft')} {seat['mineshafts']}"),
            Text(board_word(texts, "cards", n=seat["cards"])),
        ]
        out += wrapped(Text.assemble(name, "  "), figures, width)
        if seat["screen"] is not None:
            out += _screen(seat["screen"], texts, width)
    return out


def _screen(screen: Screen, texts: Texts, width: int) -> list[Text]:
    """Cubes, money, insurance and delivery tiles; with ≤ where cubes may have become insurance."""
    parts = [cube_counts(screen["cubes"], "" if screen["exact"] else "≤"), dollars(screen["money"], texts)]
    if screen["insurance"] is not None:
        parts.append(Text(board_word(texts, "insurance", n=screen["insurance"])))
    if screen["delivery_prestige"]:
        parts.append(
            Text.assemble(
                f"{board_word(texts, 'delivered', n=screen['delivery_prestige'])} ",
                cube_counts(screen["deliveries"], zeros=False),
            )
        )
    return wrapped(Text("    "), parts, width)


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
        out += wrapped(Text(f"★{tier}  ", style="bold"), parts, width, "   ")
    return out


def _piles(scene: Scene, texts: Texts, width: int) -> list[Text]:
    """The extraction cards that are still in each pile, and the backs that nobody has seen."""
    out = [Text(board_word(texts, "piles"), style="bold underline")]
    for pile in scene["piles"]:
        cards = [Text(card, style="bold red" if card.endswith("!") else "") for card in pile["left"]]
        out += wrapped(Text(f"{pile['pile']:>2} ", style="bold"), cards, width)
    backs = []
    unseen = scene["backs"]
    for letter, kinds in (("A", unseen["A"]), ("B", unseen["B"]), ("C", unseen["C"]), ("D", unseen["D"])):
        if kinds:
            part = Text(f"{letter} ", style="bold")
            part.append(" ".join(f"{n}×{kind}" for kind, n in kinds.items()))
            backs.append(part)
    return out + wrapped(Text(f"{board_word(texts, 'backs')} ", style="bold"), backs, width)


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
                cube_counts(share["booty"], zeros=False),
                (f" !{share['at_risk']}" if share["at_risk"] else "", "bold red"),
            )
            for share in dig["shares"]
        ]
        head = Text(f"{board_word(texts, 'extraction', tile=dig['tile'])}  ", style="bold")
        if dig["card"] is not None:
            head.append(f"{dig['card']}  ", style="bold red" if dig["danger"] else "bold")
        out += wrapped(head, parts, width)
    sealed = scene["sealed"]
    if sealed is not None and sealed["decided"]:
        bids = scene["phase"] == "bid"
        title = board_word(texts, "sealed-bid" if bids else "sealed-insure")
        money = [dollars(sealed["money"], texts)] if bids else []
        out += wrapped(Text(f"{title}  ", style="bold"), [cube_counts(sealed["cubes"]), *money], width)
    if scene["target"] is not None and scene["active"] is not None:
        out.append(Text.assemble(_crew(scene["active"], None), f" → {scene['target']}"))
    if scene["mineshaft"] is not None:
        level, source = scene["mineshaft"]["level"], scene["mineshaft"]["from"]
        out.append(
            Text.assemble(
                (f"{SHAFT} ", "bold"), f"{board_word(texts, 'mineshaft')} {level}", f"  ← {source}" if source else ""
            )
        )
    return out
