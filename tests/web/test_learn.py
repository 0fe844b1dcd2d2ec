"""The guided first games, as a person meets them."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest

from pithead.core.api import OVER as OVER_ACTOR
from pithead.locales import Texts
from pithead.table.lesson import load_lesson
from tests.parts import LESSONS, WITH_LESSON
from tests.server.harness import Host
from tests.web.browser import OVER, PATIENCE, SIGNATURE, Person, axe, check_reckoning
from tests.web.conftest import People
from tests.web.moments import at_the_end, bring

BOT = {"kind": "bot", "bot": "apprentice"}
MISSING = (
    r"document.body.innerText.match(/\b(web|lesson|common|dig_deep|rockwell|imperial_miners)-[a-z_]+(-[a-z_]+)*/g)"
)

INSIDE = """e => {
  const box = e.getBoundingClientRect();
  const under = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return under !== null && e.contains(under);
}"""


# How far the script is, while it asks for something; "" while it does not.
STEP = "(document.querySelector('[data-coach]') ? (document.querySelector('.coach__n')?.textContent ?? '') : '')"
DONE = "document.querySelector('.coach[data-done=true]') !== null"
# What the guide says is shown whole: inside its frame, inside the window, under nothing else.
CUT = """[...document.querySelectorAll('.coach__say p')].filter((p) => {
  const box = p.getBoundingClientRect();
  const end = document.elementFromPoint(box.left + 3, box.bottom - 3);
  const begin = document.elementFromPoint(box.left + 3, box.top + 3);
  return box.bottom > innerHeight || !p.contains(end) || !p.contains(begin);
}).map((p) => p.textContent)"""
SHOWING = f"({SIGNATURE})() + {STEP}"
IDLE = "document.querySelector('.prompt__acts[aria-busy=true]') === null"
# Some part of what is advised can be reached where it is.
SHOWN = """[...document.querySelectorAll("[data-advised='1']")].some((e) => {
  const box = e.getBoundingClientRect();
  return [0.5, 0.3, 0.7, 0.12, 0.88].some((y) => [0.5, 0.3, 0.7, 0.12, 0.88].some((x) => {
    const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return hit !== null && e.contains(hit);
  }));
})"""


def begin(person: Person, game: str, name: str = "first") -> None:
    person.open(f"/learn/{game}")
    person.page.click(f"[data-learn='{name}']")
    person.page.wait_for_selector(".coach")


def guided(person: Person) -> str:
    return str(person.page.get_attribute(".coach", "data-guide") or "")


def follow(person: Person) -> str:
    """Do what the guide says, until it says something else: press what glows for it, or the guide's own button where
    nothing on the board stands for it.
    """
    step = asked(person)
    if not step:
        return ""
    way, end = "board", time.monotonic() + PATIENCE
    while asked(person) == step:
        assert time.monotonic() < end, f"the guide does not go on: {person.said()}"
        if not press_advised(person) and press_first(person, "[data-coach]"):
            way = "guide"
    return way


def asked(person: Person) -> str:
    """The step of the script that asks for something; "" when it has ended."""
    person.until(f"() => ({OVER})() || {DONE} || ({STEP} !== '' && {IDLE})")
    return "" if finished(person) else str(person.page.evaluate(STEP))


def finished(person: Person) -> bool:
    """Whether the script has ended, with the game or before it."""
    return person.over() or bool(person.page.evaluate(DONE))


def press_advised(person: Person) -> bool:
    """Press what is marked as the advised move; a commit before anything else."""
    return any(press_first(person, f"[{mark}][data-advised='1']") for mark in ("data-commit", "data-glow"))


def press_first(person: Person, wanted: str) -> bool:
    """Press the first of these that a hand reaches; whether anything came of it. While a move is on its way
    nothing else is pressed: it could be one too many.
    """
    for one in person.page.query_selector_all(wanted):
        before = str(person.page.evaluate(SHOWING))
        if one.is_visible() and one.evaluate(INSIDE) and person.press(one, 30):
            with suppress(AssertionError):
                person.until(f"before => {SHOWING} !== before", before, seconds=15)
            person.until(f"() => {IDLE}")
            return str(person.page.evaluate(SHOWING)) != before
    return False


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_leads_to_its_end(people: People, host: Host, game: str, name: str) -> None:
    person = people(seed=1)
    begin(person, game, name)
    lesson = load_lesson(game, name)
    ways = []
    while way := follow(person):
        ways.append(way)
        assert person.page.query_selector(".coach:is([data-on=true], [data-done=true])") is not None
        if not finished(person):
            assert person.page.query_selector("[data-ask-hint]") is None, "a hint would contradict the guide"
    assert len(ways) == lesson.moves_of(0)
    assert ways.count("board") > 0.75 * len(ways), "nearly every move is made on the board itself"
    person.page.wait_for_selector(".coach [data-thing=first]")
    assert Texts("en").msg(f"coach_{game}-first-try") in person.page.inner_text("[data-thing]")
    assert person.page.locator("[data-thing]").count() == 1, "one thing, never two"
    assert person.page.evaluate(f"localStorage.getItem('pithead.habits.{game}')") is None, "the script has no habits"
    if lesson.end.actor() == OVER_ACTOR:
        check_reckoning(person, host, person.token)
        total = person.page.get_attribute(".reckoning li[data-seat='1']", "data-total")
        assert total == str(lesson.end.standing(0)[0])
        person.page.wait_for_selector("[data-sources]")
        assert person.page.locator("[data-let-puzzles]").count() == 0, "a lesson becomes no puzzle"
        table = person.page.url
        person.page.click("[data-play-easy]")
        person.wait(lambda: person.page.url != table and person.ready())
        assert person.page.query_selector(".coach") is None, "a game of one's own"
        return
    said = person.page.inner_text(".coach__say")
    person.wait(person.ready)
    assert person.page.query_selector("[data-ask-hint]") is not None, "whoever plays on freely may ask"
    person.choose()
    person.page.wait_for_selector(".coach[data-on=false][data-done=true]")
    assert person.page.inner_text(".coach__say") == said


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_on_a_phone_every_move_of_a_lesson_is_in_sight(people: People, game: str, name: str) -> None:
    """Whatever the guide names is shown by itself: no scrolling, no other tab, nothing that lies on it; and of what it
    says no sentence is cut.
    """
    person = people(lang="de", phone=True)
    begin(person, game, name)
    page, hidden, steps = person.page, [], 0
    step = ""
    while True:
        person.until(f"before => ({OVER})() || {DONE} || (!['', before].includes({STEP}) && {IDLE})", step)
        if finished(person):
            break
        step = str(page.evaluate(STEP))
        try:
            person.until(f"() => {SHOWN}", seconds=20)
        except AssertionError:
            hidden.append(f"{step} {guided(person)}")
        hidden += person.measured(CUT)
        page.evaluate("document.querySelector('[data-coach]').click()")
        steps += 1
    assert steps == load_lesson(game, name).moves_of(0) and hidden == []


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_speaks_the_language_on_a_phone(people: People, game: str, lang: str, tmp_path: Path) -> None:
    person = people(lang=lang, phone=True, theme="dark" if lang == "fr" else "light")
    begin(person, game)
    for _ in range(12):
        follow(person)
        assert person.measured("document.documentElement.scrollWidth") <= 360
        assert person.page.evaluate(MISSING) is None
    assert axe(person) == []


def test_who_leaves_the_script_is_told_so_and_undo_brings_it_back(people: People) -> None:
    person = people()
    begin(person, "dig_deep")
    for _ in range(8):
        follow(person)
    assert guided(person) == "done"
    for _ in range(7):
        follow(person)
    move = guided(person)
    assert move.startswith("mine")
    person.page.click("[data-glow='advertise diamond -1']")
    person.page.wait_for_selector(".coach[data-on=false]")
    assert person.page.query_selector("[data-advised]") is None
    person.page.click(".prompt >> text=Undo")
    person.page.wait_for_selector(".coach[data-on=true]")
    person.wait(lambda: guided(person) == move)


def test_the_reckoning_is_told_line_by_line_and_sums_up(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], options={"turn_limit": 2})
    bring(host, made["table"], made["seats"][0]["token"], at_the_end)
    person = people(seed=4)
    person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    person.page.wait_for_selector("[data-sources]")
    rows = person.page.query_selector_all("[data-sources] tbody tr")
    sums = [0, 0]
    for row in rows:
        values = [int(cell.inner_text()) for cell in row.query_selector_all("td")]
        sums = [a + b for a, b in zip(sums, values, strict=True)]
    totals = [int(cell.inner_text()) for cell in person.page.query_selector_all("[data-sources] tfoot td")]
    result = host.get(f"/tables/{made['table']}", made["seats"][0]["token"]).json()["result"]
    assert sums == totals == sorted((one[0] for one in result["standing"]), reverse=True), "by place"
    assert len(person.page.query_selector_all(".chart")) == 2
    assert axe(person) == []
