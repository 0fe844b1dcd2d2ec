"""The signs of Rockwell's board in words."""

from __future__ import annotations

from rich.text import Text

from pithead.cli.boards import Shown, named
from pithead.cli.boards.rockwell.drawing import AL_MARK, SHAFT, crew_sign, mark, resource
from pithead.games.rockwell.scene_types import Scene
from pithead.games.rockwell.verbs import RESOURCES
from pithead.locales import Texts

SIGNS = {
    "A1 2/4": "tile",
    "A1 ZZC": "drilled",
    "→ ←": "straddling",
    "↻": "ring",
    "◎": "center",
    "★": "prestige",
    "I II III": "boards",
    "×4 2/4": "uses",
    "6 Zn=2·7": "delivery",
    "$00": "prices",
    "4·2": "goal",
    "!": "danger",
}


def legend(shown: Shown[Scene], texts: Texts) -> list[tuple[Text, str]]:
    """Companies, resources, crews, then the other signs."""
    companies = [named(seat, name) for seat, name in enumerate(shown.names)]
    if any(crew["company"] == "al" for crew in shown.scene["crews"]):
        companies.append(Text(f"{AL_MARK} Al"))
    cubes = [Text.assemble(resource(name), f" {texts.msg(f'rockwell-resource-{name}')}") for name in RESOURCES]
    out = [(Text(" ").join(companies), ""), (Text(" ").join(cubes), "")]
    out.append((crew_sign(0, "2", 3, 1), texts.msg("rockwell-sign-crew")))
    out.append((Text.assemble(SHAFT, mark(0)), texts.msg("rockwell-sign-mineshaft")))
    return out + [(Text(sign, style="bold"), texts.msg(f"rockwell-sign-{name}")) for sign, name in SIGNS.items()]
