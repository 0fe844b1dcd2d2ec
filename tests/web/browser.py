"""A person at the browser: opens pages, sees what glows, clicks it, and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Error, Page, ViewportSize

from pithead.games.registry import load_game
from pithead.table.record import Record
from pithead.table.table import Table
from tests.server.harness import Host

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]
WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=360, height=740)
CHOICES = "[data-commit], [data-glow]"
VISIBLE = """() => {
  const drawn = (e) => e.checkVisibility({visibilityProperty: true}) && e.getClientRects().length > 0;
  const seen = (wanted) => [...document.querySelectorAll(wanted)].filter(drawn);
  const commits = seen('[data-commit]');
  return commits.length > 0 ? commits : seen('[data-glow]');
}"""
Json = dict[str, Any]


class Person:
    """One browser profile with one page; every complaint of the console is kept."""

    def __init__(self, browser: Browser, url: str, lang: str = "en", theme: str = "light", phone: bool = False, seed: int = 1) -> None:
        self.url = url
        self.luck = random.Random(seed)
        self.phone = phone
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else WIDE, locale=lang, has_touch=phone, color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce", base_url=url, permissions=["clipboard-read", "clipboard-write"],
        )
        self.page: Page = self.context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("console", lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def close(self) -> None:
        self.context.close()

    # -- looking

    def open(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main")

    @property
    def table(self) -> str:
        return self.page.url.partition("/t/")[2].partition("?")[0].partition("#")[0]

    @property
    def token(self) -> str:
        held = "JSON.parse(localStorage.getItem('pithead.tables')).find(t => t.table === table).keys[0].token"
        return str(self.page.evaluate(f"table => sessionStorage.getItem('pithead.seat.' + table) ?? {held}", self.table))

    def glowing(self) -> list[str]:
        """What can be chosen, by its move: commits alone (with "!"), if something is being considered."""
        return [str(one) for one in self.page.evaluate(f"({VISIBLE})().map(e => e.dataset.commit ? '!' + e.dataset.commit : e.dataset.glow)")]

    def ready(self) -> bool:
        """Something can be chosen, and nothing chosen is still on its way."""
        return self.page.query_selector(".prompt__acts[aria-busy=true]") is None and bool(self.glowing())

    def over(self) -> bool:
        return self.page.query_selector(".reckoning li") is not None

    def wait(self, done: Callable[[], bool], seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, f"waited too long: {self.page.inner_text('#say') if self.page.query_selector('#say') else self.page.url}"
            self.page.wait_for_timeout(20)

    # -- playing

    def press(self, element: ElementHandle) -> None:
        if self.phone:
            element.tap(timeout=5000)
        else:
            element.click(timeout=5000)

    def choose(self) -> bool:
        """Press one thing that glows; on a phone look into the lit tabs too. False when the game is over."""
        self.wait(lambda: self.ready() or self.over() or self.page.query_selector(".curtain") is not None)
        if self.over() or self.page.query_selector(".curtain") is not None:
            return False
        if self.phone and self.luck.random() < 0.5:
            tabs = [tab for tab in self.page.query_selector_all(".tabs .has") if tab.is_visible()]
            if tabs:
                self.luck.choice(tabs).tap()
        before = self.signature()
        options = self.glowing()
        if not options:
            return True
        forward = [i for i, move in enumerate(options) if move in ("done", "end", "keep")]
        rest = [i for i in range(len(options)) if i not in forward]
        pick = self.luck.choice(rest if rest and (not forward or self.luck.random() < 0.8) else forward or rest)
        element = self.page.evaluate_handle(f"i => ({VISIBLE})()[i] ?? null", pick).as_element()
        if element is None:  # the table moved on while the hand was moving
            return True
        try:
            self.press(element)
        except Error as error:
            if "not attached" in str(error) or "detached" in str(error):
                return True
            raise
        self.wait(lambda: self.signature() != before or self.over(), 20)
        return True

    def signature(self) -> str:
        """What is offered, considered and shown just now."""
        moves = f"[...document.querySelectorAll('{CHOICES}')].map(e => e.dataset.commit ? '!' + e.dataset.commit : e.dataset.glow).join()"
        shown = "document.querySelector('.history output')?.textContent + document.querySelector('.app')?.dataset.tab"
        return str(self.page.evaluate(f"{moves} + {shown}"))

    def play_to_the_end(self, most: int = 3000) -> None:
        for _ in range(most):
            if not self.choose():
                return
        raise AssertionError("the game does not end")


def check_reckoning(person: Person, host: Host, token: str) -> None:
    """What the page shows is what the engine says when it replays the record."""
    record = Record.parse(host.get(f"/tables/{person.table}/export", token).json()["record"])
    table = Table.replay(load_game(str(record.header["game"])), record)
    standing = [table.state.standing(seat) for seat in range(len(table.players))]
    shown = {
        int(str(line.get_attribute("data-seat"))): (int(str(line.get_attribute("data-total"))), int(str(line.get_attribute("data-place"))))
        for line in person.page.query_selector_all(".reckoning li")
    }
    assert shown == {seat + 1: (one[0], 1 + sum(other > one for other in standing)) for seat, one in enumerate(standing)}


def axe(person: Person) -> list[str]:
    """Violations on the page as it stands: "rule: elements"."""
    person.page.evaluate(AXE.read_text() + "; undefined")
    short = "r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 4).join(', '))"
    found = person.page.evaluate(f"axe.run(document, {{resultTypes: ['violations']}}).then({short})")
    return [str(one) for one in found]
