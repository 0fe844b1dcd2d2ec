"""A person at the browser: opens pages, sees what glows, clicks it, and nothing else."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ElementHandle,
    Error,
    Page,
    Position,
    Route,
    ViewportSize,
    expect,
    sync_playwright,
)

from pithead.games.registry import load_game
from pithead.table.record import Record
from pithead.table.table import Table
from tests.server.harness import DEVICE, Host

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=360, height=740)
TABLET = ViewportSize(width=768, height=1024)
CHOICES = "[data-commit], [data-glow]"
PATIENCE = 60.0  # seconds: two cores may be busy with something else
expect.set_options(timeout=PATIENCE * 1000)
SLOWED = float(os.environ.get("PITHEAD_TEST_SLOWED", "1"))  # how many times slower the page's processor is made
VISIBLE = """() => {
  const drawn = (e) => e.checkVisibility({visibilityProperty: true}) && e.getClientRects().length > 0;
  const seen = (wanted) => [...document.querySelectorAll(wanted)].filter(drawn);
  const commits = seen('[data-commit]');
  return commits.length > 0 ? commits : seen('[data-glow]');
}"""
MOVES = "es => es.map((e) => e.dataset.commit ? '!' + e.dataset.commit : e.dataset.glow)"
SIGNATURE = f"""() => ({MOVES})([...document.querySelectorAll('{CHOICES}')]).join()
  + document.querySelector('.app')?.dataset.last + document.querySelector('.app')?.dataset.tab"""
OVER = "() => document.querySelector('.reckoning li') !== null"
CURTAIN = "() => document.querySelector('.curtain') !== null"
SETTLED = (
    f"() => document.querySelector(':is(.prompt__acts, .thumb)[aria-busy=true]') === null && ({VISIBLE})().length > 0"
)
# A place of an element that a hand would reach: not covered, in the window. [x, y] from its corner, or null.
REACH = """e => {
  const reached = () => {
    const box = e.getBoundingClientRect();
    for (const y of [0.5, 0.3, 0.7, 0.12, 0.88]) {
      for (const x of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        if (hit !== null && e.contains(hit)) return [x * box.width, y * box.height];
      }
    }
    return null;
  };
  let here = reached();
  if (e.closest('.planet')) return here;
  for (const block of ['nearest', 'end', 'center', 'start']) {
    if (here !== null) break;
    e.scrollIntoView({block, inline: 'nearest', behavior: 'instant'});
    here = reached();
  }
  return here;
}"""
SPILL = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.tagName + '.' +
  e.getAttribute('class')).slice(0, 8)
  """
UNTIL = """([arg, seconds, pause]) => new Promise((resolve) => {
  const end = performance.now() + seconds * 1000;
  const look = () => ((DONE)(arg) ? resolve(true) : performance.now() > end ? resolve(false) : setTimeout(look, pause));
  look();
})"""
# Until the letters are there and nothing has moved for three frames: what is measured now stays so. What never rests.
RESTS = """seconds => new Promise((resolve) => {
  const end = performance.now() + seconds * 1000;
  let [last, same, frames] = [[], 0, 0];
  const look = () => {
    const all = [...document.querySelectorAll('body *')];
    const now = all.map((e) => {
      const box = e.getBoundingClientRect();
      return `${e.tagName}.${e.getAttribute('class')} at ${box.x} ${box.y}, ${box.width} by ${box.height}`;
    });
    const moved = now.filter((one, i) => one !== last[i]).concat(last.slice(now.length));
    const letters = document.fonts.status === 'loaded';
    same = moved.length === 0 && letters ? same + 1 : 0;
    last = now;
    frames += 1;
    if (same >= 3) resolve(null);
    else if (performance.now() > end)
      resolve(`${frames} frames; letters ${letters ? 'there' : 'missing'}; moved: ${moved.slice(0, 6).join('; ')}`);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
Json = dict[str, Any]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for a while. Its driver ends it when this process is gone, whatever ended that."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
        yield browser
        browser.close()


class Person:
    """One browser profile with one page; every complaint of the console is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        theme: str = "light",
        phone: bool = False,
        tablet: bool = False,
        seed: int = 1,
        motion: bool = False,
        sharp: int = 1,
        device: str = DEVICE,
    ) -> None:
        self.url = url
        self.luck = random.Random(seed)
        self.touch = phone or tablet
        self.pressed = ""
        self.pause = 15  # ms between two looks at the page
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()  # complaints with these words are part of the test, whenever they come
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else TABLET if tablet else WIDE,
            device_scale_factor=sharp,
            locale=lang,
            has_touch=phone or tablet,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            base_url=url,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if device:  # else it makes a name for itself, as any browser does
            kept = f"localStorage.setItem('pithead.device', {json.dumps(device)})"
            self.context.add_init_script(f"if (location.protocol.startsWith('http')) {kept}")
        self.page: Page = self.context.new_page()
        if SLOWED > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            self.context.route("**/*.woff2", self.late)
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on(
            "console",
            lambda message: self.complain(message.text) if message.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda error: self.complain(str(error)))

    def complain(self, words: str) -> None:
        if not any(one in words for one in self.expected):
            self.complaints.append(words)

    def late(self, route: Route) -> None:
        """Letters that come when the rest is there."""
        time.sleep(SLOWED / 50)
        route.continue_()

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
        return str(
            self.page.evaluate(f"table => sessionStorage.getItem('pithead.seat.' + table) ?? {held}", self.table)
        )

    def glowing(self) -> list[str]:
        """What can be chosen, by its move: commits alone (with "!"), if something is being considered."""
        return [str(one) for one in self.page.evaluate(f"({MOVES})(({VISIBLE})())")]

    def ready(self) -> bool:
        """Something can be chosen, and nothing chosen is still on its way."""
        return bool(self.page.evaluate(SETTLED))

    def over(self) -> bool:
        return bool(self.page.evaluate(OVER))

    def covered(self) -> bool:
        """The curtain between two people at one device is drawn."""
        return bool(self.page.evaluate(CURTAIN))

    def signature(self) -> str:
        """What is offered, considered and shown just now."""
        return str(self.page.evaluate(SIGNATURE))

    def wait(self, done: Callable[[], bool], seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, f"waited too long: {self.said()}"
            self.page.wait_for_timeout(20)

    def until(self, done: str, arg: str = "", seconds: float = PATIENCE) -> None:
        """Wait in the page until a function of it says so."""
        assert self.page.evaluate(UNTIL.replace("DONE", done), [arg, seconds, self.pause]), (
            f"waited too long: {self.said()}"
        )

    def asked(self) -> None:
        """Until something is asked of this person, and the page is as it will stay until then."""
        self.until(SETTLED)
        self.rest()

    def rest(self) -> None:
        """Until the page has its letters and nothing moves: before anything is measured."""
        moving = self.page.evaluate(RESTS, PATIENCE)
        assert moving is None, f"the page never rests: {moving}; {self.said()}"

    def measured(self, question: str, arg: object = None) -> Any:
        """What a function of the page finds, once the page rests."""
        self.rest()
        return self.page.evaluate(question, arg)

    def settle(self) -> None:
        """Until something is asked of this person, or nothing more will be."""
        self.until(f"() => ({OVER})() || ({CURTAIN})() || ({SETTLED})()")

    def changed(self, before: str, seconds: float = PATIENCE) -> None:
        """Until something else is offered, considered or shown than before."""
        self.until(f"before => ({OVER})() || ({SIGNATURE})() !== before", before, seconds)

    def said(self) -> str:
        """What the page says and what was pressed last, for whoever must find out why nothing happened."""
        words = [one.inner_text() for one in self.page.query_selector_all("#say, .toast")]
        return f"{' / '.join(words) or self.page.url}; pressed {self.pressed}; glowing {self.glowing()[:12]}"

    def spill(self) -> list[str]:
        """What makes the page scroll sideways."""
        return [str(one) for one in self.measured(SPILL)]

    # -- playing

    def press(self, element: ElementHandle, seconds: float = 3) -> bool:
        """Click or tap it where it can be reached; False if it went away or something lies on it for so long."""
        try:
            place = element.evaluate(REACH)
            if place is None:
                return False
            at = Position(x=place[0], y=place[1])
            self.pressed = str(element.evaluate("e => e.outerHTML.slice(0, 160)"))
            if self.touch:
                element.tap(timeout=seconds * 1000, position=at)
            else:
                element.click(timeout=seconds * 1000, position=at)
        except Error as error:
            if not any(word in str(error) for word in ("attached", "Timeout", "intercepts", "not visible", "stable")):
                raise
            return False
        return True

    def choose(self) -> bool:
        """Press one thing that glows; by touch look into the lit tabs too. False when the game is over."""
        self.settle()
        if self.over() or self.covered():
            return False
        if self.touch and self.luck.random() < 0.5:
            tabs = [tab for tab in self.page.query_selector_all(".tabs .has") if tab.is_visible()]
            if tabs:
                self.press(self.luck.choice(tabs))
        end = time.monotonic() + PATIENCE
        before = self.signature()
        while not self.press_some():  # the table moved on while the hand was moving, or something lies on it
            assert time.monotonic() < end, f"nothing that glows can be pressed: {self.glowing()}"
            self.page.wait_for_timeout(20)
        self.changed(before)
        return True

    def press_some(self) -> bool:
        options = self.glowing()
        forward = [i for i, move in enumerate(options) if move in ("done", "end", "keep")]
        rest = [i for i in range(len(options)) if i not in forward]
        if not options:
            return self.over() or self.covered()
        pick = self.luck.choice(rest if rest and (not forward or self.luck.random() < 0.8) else forward or rest)
        element = self.page.evaluate_handle(f"i => ({VISIBLE})()[i] ?? null", pick).as_element()
        return element is not None and self.press(element)

    def choose_by_keys(self) -> bool:
        """The same with keys alone: n walks through what glows, Enter takes it, c commits. Focus is never lost. False
        when the game is over.
        """
        self.settle()
        if self.over():
            return False
        before = self.signature()
        options = self.glowing()
        if options[0].startswith("!"):
            self.page.keyboard.press("c")
        else:
            for _ in range(self.luck.randint(1, min(12, len(options)))):
                self.page.keyboard.press("n")
            if not self.page.evaluate("document.activeElement.matches('[data-glow], [data-commit]')"):
                self.page.keyboard.press("n")  # the table was drawn anew meanwhile: what had the focus may be gone
            assert self.page.evaluate("document.activeElement.matches('[data-glow], [data-commit]')"), (
                f"nothing that glows has the focus: {options}"
            )
            self.page.keyboard.press("Enter")
        self.changed(before)
        self.settle()
        self.until(f"() => ({OVER})() || document.activeElement !== document.body")  # focus is not lost
        return True

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
        int(str(line.get_attribute("data-seat"))): (
            int(str(line.get_attribute("data-total"))),
            int(str(line.get_attribute("data-place"))),
        )
        for line in person.page.query_selector_all(".reckoning li")
    }
    assert shown == {
        seat + 1: (one[0], 1 + sum(other > one for other in standing)) for seat, one in enumerate(standing)
    }


def axe(person: Person) -> list[str]:
    """Violations on the page once it rests: "rule: elements"."""
    person.rest()
    person.page.evaluate(AXE.read_text() + "; undefined")
    short = "r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 4).join(', '))"
    found = person.page.evaluate(f"axe.run(document, {{resultTypes: ['violations']}}).then({short})")
    return [str(one) for one in found]
