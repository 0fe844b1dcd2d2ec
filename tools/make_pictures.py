"""Write docs/pictures: the home page; the page of a balance report; a puzzle of each game; each board in mid-game, wide
and on a phone; and for each game a sheet with all screens, light and dark, in mid-game and at the end:
`python -m tools.make_pictures [--games …] [--out FOLDER]`.

The luck and the players are fixed, so that the same source gives the same pictures. They are drawn with a palette of
256 colours.
"""

from __future__ import annotations

import argparse
import sys
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize
from tests.server.harness import Host
from tests.web.browser import Person, chromium

from pithead.coach.shipped import shipped_briefs
from pithead.lab.balance.page import page
from pithead.lab.balance.result import read
from tools.midgame import Json, advance, lucky_host, set_luck
from tools.palette import shrink

ROOT = Path(__file__).parent.parent
NAMES = ("Ada", "Bruno", "Chen", "Dora")
SIZES = ((360, 780), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
THEMES = ("light", "dark")
SHARP = {"wide": (1440, 900), "narrow": (360, 780)}  # pictures of their own, beside the sheet
PUZZLES = {"dig_deep": "buy", "rockwell": "crew", "imperial_miners": "play"}  # the kind of decision that is shown
HIGH = 330  # px of each picture of a sheet
TRIES = 8  # words of luck in which a moment is looked for


def verbs(state: Json) -> set[str]:
    return {choice["verb"] for choice in state["offer"]["choices"]}


def selling(state: Json) -> bool:
    """Dig Deep: half of the ground is gone; something can be mined, and something sold."""
    scene, choices = state["scene"], state["offer"]["choices"]
    left = sum(len(column["tiles"]) for column in scene["columns"])
    several = any(c["verb"] == "sell" and len(c["preview"]["sale"]) > 1 for c in choices)
    return bool(left < 0.5 * len(scene["columns"]) * scene["rows"] and "mine" in verbs(state) and several)


def drilling(state: Json) -> bool:
    """Rockwell: a crew can go where it drills."""
    drills = any(c["preview"].get("drills") for c in state["offer"]["choices"])
    return bool(state["scene"]["turn"] >= 4 and state["scene"]["phase"] == "move" and drills)


def climbing(state: Json) -> bool:
    """Imperial Miners: a chain on its way up, with a choice."""
    asked = state["offer"]["prompt"].rpartition("-")[2]
    several = len(state["offer"]["choices"]) > 1
    return bool(state["scene"]["round"] >= 6 and asked in ("climb", "card", "surface") and several)


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


class Table:
    """A table that is played to its moment, and then to its end."""

    def __init__(self, host: Host, game: str, word: str) -> None:
        count, wanted = MOMENTS[game]
        bots = [{"kind": "bot", "bot": "apprentice", "name": name} for name in NAMES[1:count]]
        self.host, self.game = host, game
        for number in range(TRIES):
            set_luck(f"{word} {number}")
            made = host.create([{"kind": "me", "name": NAMES[0]}, *bots], game=game)
            self.table, self.token = made["table"], made["seats"][0]["token"]
            self.state = advance(host, self.table, self.token, wanted)
            if self.state["offer"] is not None:
                return
        raise AssertionError(f"{game}: the moment never came; try another --word")

    def finish(self) -> None:
        self.state = advance(self.host, self.table, self.token, lambda state: False)

    def photograph(self, browser: Browser, size: tuple[int, int], **wishes: Any) -> bytes:
        """How it looks now on a screen of this size."""
        width, height = size
        person = Person(browser, self.host.url, phone=width < 600, tablet=600 <= width < 1200, **wishes)
        person.page.set_viewport_size({"width": width, "height": height})
        person.open(f"/t/{self.table}#{self.token}")
        if self.state["offer"] is not None:
            person.asked()
            consider(person, self.game, self.state)
        else:
            person.page.wait_for_selector("[data-sources]")
        person.page.evaluate("document.fonts.ready.then(() => undefined)")
        person.page.wait_for_timeout(400)
        taken = person.page.screenshot()
        person.close()
        return taken


def draw(browser: Browser, table: Table, out: Path, lang: str, shots: Path | None) -> None:
    """The pictures of one game."""
    name = table.game.replace("_", "-")
    for view, size in SHARP.items():
        save(out / f"{name}-{view}.png", table.photograph(browser, size, lang=lang, sharp=2 if size[0] < 600 else 1))
    rows: list[list[bytes]] = []
    for moment in ("play", "end"):
        if moment == "end":
            table.finish()
        for theme in THEMES:
            rows.append([table.photograph(browser, size, lang=lang, theme=theme) for size in SIZES])
            for (width, height), taken in zip(SIZES, rows[-1], strict=True):
                if shots is not None:
                    (shots / f"{name}-{moment}-{theme}-{width}x{height}.png").write_bytes(taken)
    save(out / f"{name}-sheet.png", sheet(browser, rows))


def sheet(browser: Browser, rows: list[list[bytes]]) -> bytes:
    """Pictures side by side, row by row."""
    shown = "".join(
        "<p>" + "".join(f"<img src='data:image/png;base64,{b64encode(one).decode()}'>" for one in row) + "</p>"
        for row in rows
    )
    style = f"""body {{margin: 0; padding: 6px; width: max-content; background: #777}}
      p {{display: flex; gap: 6px; margin: 6px}}
      img {{height: {HIGH}px}}"""
    tab = browser.new_page(viewport={"width": 3200, "height": 1600})
    tab.set_content(f"<!doctype html><style>{style}</style><body>{shown}</body>")
    tab.evaluate("Promise.all([...document.images].map((one) => one.decode()))")
    taken = tab.locator("body").screenshot()
    tab.close()
    return taken


def draw_report(browser: Browser, out: Path) -> None:
    """The page of the balance report that the tests read."""
    result = read((ROOT / "tests/lab/balance/example.json").read_bytes())
    person = Person(browser, "")
    person.page.set_content(page(result, {}, {}))
    save(out / "balance-report.png", person.page.screenshot())
    person.close()


def draw_puzzle(browser: Browser, host: Host, game: str, out: Path, lang: str) -> None:
    """A sheet: asked and answered, wide and on a phone, light and dark."""
    number = next(n for n, one in enumerate(shipped_briefs(game), 1) if one.themes[0] == PUZZLES[game])
    rows: list[list[bytes]] = [[], []]
    for theme in THEMES:
        for width, height in SHARP.values():
            person = Person(browser, host.url, lang=lang, theme=theme, phone=width < 600)
            person.page.set_viewport_size(ViewportSize(width=width, height=height))
            person.open(f"/puzzles/{game}/{number}")
            person.page.wait_for_selector(".app--puzzle")
            person.rest()
            rows[0].append(person.page.screenshot())
            if not person.page.is_visible("[data-show]"):
                person.page.click(".tabs [role=tab] >> nth=0")
            person.page.click("[data-show]")
            person.page.wait_for_selector("[data-ended]")
            person.rest()
            rows[1].append(person.page.screenshot())
            person.close()
    save(out / f"puzzle-{game.replace('_', '-')}.png", sheet(browser, rows))


def save(path: Path, taken: bytes) -> None:
    path.write_bytes(shrink(taken))
    print(f"{path.name}: {path.stat().st_size // 1024} KB", flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(MOMENTS))
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--shots", type=Path, help="a folder for each picture of the sheets in its own size")
    parser.add_argument("--word", default="pictures", help="decides the luck")
    parser.add_argument("--lang", default="en")
    wish = parser.parse_args(arguments)
    if wish.shots is not None:
        wish.shots.mkdir(parents=True, exist_ok=True)
    with lucky_host(wish.word) as host, chromium() as browser:
        for game in wish.games:
            draw(browser, Table(host, game, wish.word), wish.out, wish.lang, wish.shots)
        person = Person(browser, host.url, lang=wish.lang)
        person.open("/")
        person.page.wait_for_load_state("networkidle")
        save(wish.out / "home.png", person.page.screenshot())
        person.close()
        draw_report(browser, wish.out)
        for game in PUZZLES:
            draw_puzzle(browser, host, game, wish.out, wish.lang)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
