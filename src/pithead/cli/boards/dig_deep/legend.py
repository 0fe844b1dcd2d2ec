"""The signs of Dig Deep's board in words, the faces of every die, and several dice rolled again at once."""

from __future__ import annotations

from rich.text import Text

from pithead.cli.boards import Shown, named
from pithead.cli.boards.dig_deep.drawing import GEM_LETTERS, LAMP, ROCK, die_sign, face_groups, gem_letter, word
from pithead.games.dig_deep.game import DigDeepGame
from pithead.games.dig_deep.scene_types import Scene
from pithead.games.dig_deep.verbs import ACTIONS
from pithead.locales import Texts

SIGNS = {"¢": "coin", "▪": "cube", "♛": "crown", "·": "free", "★": "wild", "↻": "marked"}


def legend(shown: Shown[Scene], texts: Texts) -> list[tuple[Text, str]]:
    """Seats, gems, tiles, signs; then each die with its faces."""
    seats = Text(" ").join([named(seat, name) for seat, name in enumerate(shown.names)])
    gems = Text(" ").join([Text.assemble(gem_letter(gem), f" {word(texts, 'gem', gem)}") for gem in GEM_LETTERS])
    out = [(seats, ""), (gems, "")]
    tiles = Text(" ").join([Text(f"L{level}", style=ROCK[level]) for level in ROCK])
    out.append((tiles, texts.msg("dig_deep-sign-tile")))
    out.append((Text("▼a▼", style=LAMP), texts.msg("dig_deep-sign-lit")))
    out += [(Text(sign, style="bold"), texts.msg(f"dig_deep-sign-{name}")) for sign, name in SIGNS.items()]
    assert isinstance(shown.game, DigDeepGame)
    t = shown.game.tables
    for i, die in enumerate(t.die_names):
        faces = [f"{ACTIONS[t.face_action[6 * i + n]]} {t.face_number[6 * i + n]}" for n in range(6)]
        out.append((die_sign(die, texts), texts.listed(face_groups(faces, texts, "action"))))
    return out


def reroll(typed: str, shown: Shown[Scene], texts: Texts) -> str:
    """`reroll 1 4` as marks and the roll. Of equal dice the first stands for all: so it is with the marks too."""
    words = typed.lower().split()
    verbs = [["roll"], ["mark"], *[texts.verb(shown.game, verb).lower().split() for verb in ("roll", "mark")]]
    for verb in verbs:
        rest = [part for word in words[len(verb) :] for part in word.split(",") if part]
        if words[: len(verb)] == verb and rest and all(part.isdigit() for part in rest):
            marks = _first_of_equal(rest, shown.scene)
            return " ".join(["mark", *marks, *(["roll"] if verb == verbs[0] or verb == verbs[2] else [])])
    return typed


def _first_of_equal(positions: list[str], scene: Scene) -> list[str]:
    """The same dice, by the first positions that show as much."""
    dice = scene["seats"][scene["turn"]]["dice"]
    known = {die["position"]: (die["die"], die["rolled"]) for die in dice if not die["marked"]}
    out: list[str] = []
    for position in dict.fromkeys(positions):
        equal = [p for p, shows in known.items() if p not in out and shows == known.get(position)]
        out.append(equal[0] if equal else position)
    return sorted(out)
