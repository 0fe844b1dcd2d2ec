"""The signs of Imperial Miners' board in words, and a round without a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from pithead.cli.boards import Shown, named
from pithead.cli.boards.imperial_miners.drawing import COLOURS, EMPTY, FACTION_LETTERS, FULL, TOKEN, board_word
from pithead.cli.boards.imperial_miners.signs import CART, GLYPHS
from pithead.core.api import Json
from pithead.games.imperial_miners.scene_types import Scene
from pithead.locales import Texts

SIGNS = {
    **{GLYPHS[name]: name for name in ("gold", "vp", "card", "advance", "activate", "again", "machine", "cavein")},
    GLYPHS["faction"]: "faction",
    f"{FULL} {EMPTY}": "half",
    f"{CART} {TOKEN}": "cart",
    "✓": "acted",
    "→": "pay",
    "|": "or",
    "′": "back",
    "019": "number",
    "I-2 II-1": "cell",
}


def legend(shown: Shown[Scene], texts: Texts) -> list[tuple[Text, str]]:
    """Seats and factions, then the other signs."""
    seats = Text(" ").join([named(seat, name) for seat, name in enumerate(shown.names)])
    factions = [
        Text.assemble((letter, f"bold {COLOURS[name]}"), f" {texts.msg(f'imperial_miners-faction-{name}')}")
        for name, letter in FACTION_LETTERS.items()
    ]
    out = [(seats, ""), (Text(" ").join(factions), "")]
    return out + [(Text(sign, style="bold"), texts.msg(f"imperial_miners-sign-{name}")) for sign, name in SIGNS.items()]


def no_card(shown: Shown[Scene], events: Sequence[Mapping[str, Json]], texts: Texts) -> str:
    """IM-M8: why only the Surface is asked about, where no card of the hand can be paid and placed."""
    if shown.asked != "imperial_miners-prompt-surface" or shown.scene["phase"] != "mine":
        return ""
    seat = str((shown.scene["you"] or 0) + 1)
    for event in reversed(events):
        if event["event"] == "played" and event["seat"] == seat:
            return ""
        if event["event"] == "round":
            break
    return board_word(texts, "no-card")
