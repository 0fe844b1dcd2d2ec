"""Write docs/pictures: the home page, and each board in mid-game, wide, narrow and dark: `python -m tools.make_pictures
[--games …] [--out FOLDER]`.

The luck and the players are fixed, so that the same source gives the same pictures. They are drawn with a palette of
256 colours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser
from tests.server.harness import Host
from tests.web.browser import Person, chromium

from tools.midgame import Json, advance, lucky_host
from tools.palette import shrink

ROOT = Path(__file__).parent.parent
NAMES = ("Ada", "Bruno", "Chen", "Dora")
VIEWS: dict[str, Json] = {"wide": {}, "narrow": {"phone": True, "sharp": 2}, "dark": {"theme": "dark"}}


def verbs(state: Json) -> set[str]:
    return {choice["verb"] for choice in state["offer"]["choices"]}


def selling(state: Json) -> bool:
    """Dig Deep: something can be mined, and something sold."""
    choices = state["offer"]["choices"]
    several = any(c["verb"] == "sell" and len(c["preview"]["sale"]) > 1 for c in choices)
    return bool(state["scene"]["round"] >= 8 and "mine" in verbs(state) and several)


def drilling(state: Json) -> bool:
    """Rockwell: a crew can go where it drills."""
    drills = any(c["preview"].get("drills") for c in state["offer"]["choices"])
    return bool(state["scene"]["turn"] >= 4 and state["scene"]["phase"] == "move" and drills)


def climbing(state: Json) -> bool:
    """Imperial Miners: a chain on its way up."""
    return bool(
        state["scene"]["round"] >= 7
        and state["offer"]["prompt"].endswith("-climb")
        and len(state["offer"]["choices"]) > 1
    )


MOMENTS: dict[str, tuple[int, Callable[[Json], bool]]] = {
    "dig_deep": (4, selling),
    "rockwell": (4, drilling),
    "imperial_miners": (3, climbing),
}


def consider(person: Person, game: str, state: Json) -> None:
    """Point at what makes the moment worth a picture."""
    choices = state["offer"]["choices"]
    if game == "dig_deep":
        best = max((c for c in choices if c["verb"] == "sell"), key=lambda c: len(c["preview"]["sale"]))
    elif game == "rockwell":
        best = max(
            (c for c in choices if c["preview"].get("drills")), key=lambda c: len(c["preview"]["drills"][0]["share"])
        )
    else:
        return
    element = person.page.query_selector(f"[data-glow='{best['move']}']")
    if element is not None:
        person.press(element)
        person.page.mouse.move(2, 2)
        person.page.evaluate("document.activeElement?.blur()")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(MOMENTS))
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--word", default="pictures", help="decides the luck")
    parser.add_argument("--lang", default="en")
    wish = parser.parse_args(arguments)
    with lucky_host(wish.word) as host, chromium() as browser:
        for game in wish.games:
            draw(browser, host, game, wish.out, wish.lang)
        person = Person(browser, host.url, lang=wish.lang)
        person.open("/")
        person.page.wait_for_load_state("networkidle")
        save(person, wish.out / "home.png")
    return 0


def draw(browser: Browser, host: Host, game: str, out: Path, lang: str) -> None:
    count, wanted = MOMENTS[game]
    bots = [{"kind": "bot", "bot": "apprentice", "name": name} for name in NAMES[1:count]]
    made = host.create([{"kind": "me", "name": NAMES[0]}, *bots], game=game)
    table, token = made["table"], made["seats"][0]["token"]
    state = advance(host, table, token, wanted)
    assert state["offer"] is not None, f"{game}: the game ended before the moment came; try another --word"
    for view, wishes in VIEWS.items():
        person = Person(browser, host.url, lang=lang, **wishes)
        person.open(f"/t/{table}#{token}")
        person.asked()
        person.page.evaluate("document.fonts.ready.then(() => undefined)")
        consider(person, game, state)
        person.page.wait_for_timeout(400)
        save(person, out / f"{game.replace('_', '-')}-{view}.png")


def save(person: Person, path: Path) -> None:
    path.write_bytes(shrink(person.page.screenshot()))
    print(f"{path.name}: {path.stat().st_size // 1024} KB", flush=True)
    person.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
