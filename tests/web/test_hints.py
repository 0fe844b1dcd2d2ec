"""Hints, as a person meets them: a whole choice, its gain and its reasons, "why not this?"; the board stays clear."""

from __future__ import annotations

from pathlib import Path

import pytest

from pithead.games.registry import GAMES
from tests.server.harness import Host
from tests.web.browser import Person, axe
from tests.web.conftest import People

BOT = {"kind": "bot", "bot": "apprentice"}
MISSING = r"document.body.innerText.match(/\b(web|hint|coach_\w+|common)-[a-z_]+(-[a-z_]+)*|\{ ?\$/g)"
SHOWN = "() => document.querySelector('.hints[aria-busy=false] .hints__f') !== null"
# The choice on the board has its number, and neither it nor its number is under the panel.
CLEAR = """() => {
  const panel = document.querySelector('.hints').getBoundingClientRect();
  const apart = (box) => box.right <= panel.left || box.left >= panel.right || box.bottom <= panel.top ||
    box.top >= panel.bottom;
  const seen = (e) => {
    const [box, frame] = [e, e.closest('.a-hinted') ?? document.body].map((one) => one.getBoundingClientRect());
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return { left: box.left, right: box.right, top, bottom: Math.max(top, bottom) };
  };
  const marked = [...document.querySelectorAll('[data-advised]')].filter((e) => e.getClientRects().length > 0);
  const numbers = [...document.querySelectorAll('.hintmark')];
  const numbered = marked.length === 0 || numbers.length > 0;
  return numbered && [...marked, ...numbers].every((e) => apart(seen(e)));
}"""
# The end of what is answered is to be seen.
IN_SIGHT = """() => {
  const [answer, body] = ['.hints__answer', '.hints__b'].map((e) => document.querySelector(e).getBoundingClientRect());
  return answer.bottom <= body.bottom + 1;
}"""
BOARD = "() => JSON.stringify(document.querySelector('.stage').getBoundingClientRect())"


def sit(people: People, host: Host, game: str, phone: bool = False, **wishes: object) -> Person:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game=game)
    person = people(seed=2, phone=phone, **wishes)
    person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    person.asked()
    return person


def other_column(person: Person) -> str:
    """The move of a column that can be chosen and is not advised; "" where there is none."""
    found = person.page.query_selector("[data-column][data-glow]:not([data-advised])")
    return str(found.get_attribute("data-glow")) if found else ""


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_stands_beside_the_board_and_says_what_it_gains_and_why(people: People, host: Host, game: str) -> None:
    person = sit(people, host, game)
    page = person.page
    before = person.measured(BOARD)
    page.keyboard.press("h")
    person.until(SHOWN)
    assert person.measured(BOARD) == before, "the board stays where it is"
    assert person.measured(CLEAR)
    assert page.evaluate("document.activeElement.hasAttribute('data-hint')"), "Enter does it"
    assert len(page.inner_text(".hints__why")) > 10
    assert len(page.query_selector_all(".hints__chip")) >= 1
    assert page.query_selector(".hints__gain, .hints__rows") is not None
    assert len(str(page.text_content(".hints [aria-live]"))) > 20, "it is read out"
    assert page.evaluate(MISSING) is None
    assert axe(person) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".hints", state="detached")
    assert page.query_selector("[data-advised], [data-asked], .hintmark") is None
    page.click("[data-ask-hint]")
    person.until(SHOWN)
    seen = person.signature()
    page.click(".hints__f [data-hint]")
    page.wait_for_selector(".hints", state="detached")
    person.changed(seen)


@pytest.mark.parametrize("by", ["click", "keys"])
def test_another_choice_is_asked_about_and_can_still_be_played(people: People, host: Host, by: str) -> None:
    person = sit(people, host, "dig_deep")
    page = person.page
    while not page.query_selector("[data-column][data-glow]"):
        person.choose()
        person.asked()
    page.keyboard.press("h")
    person.until(SHOWN)
    event = page.get_attribute(".app", "data-last")
    wanted = other_column(person)
    assert wanted, "the test needs a moment with another choice"
    if by == "click":
        page.click(f"[data-glow='{wanted}']")
    else:
        for _ in range(60):
            page.keyboard.press("n")
            if page.evaluate("document.activeElement.dataset.glow") == wanted:
                break
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-why][aria-expanded=true]")
    assert page.get_attribute("[data-why][aria-expanded=true]", "data-why") == wanted
    assert page.get_attribute(".app", "data-last") == event, "it was asked, not played"
    page.wait_for_selector(f"[data-asked][data-glow='{wanted}']")
    page.wait_for_selector(".hintmark--asked")
    assert len(page.inner_text(".hints__answer p")) > 10
    person.until(IN_SIGHT)
    assert axe(person) == []
    if by == "keys":
        page.focus("[data-why][aria-expanded=true]")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    else:
        page.click(".hints__answer [data-hint]")
    page.wait_for_selector(".hints", state="detached")
    person.until("before => document.querySelector('.app').dataset.last !== before", str(event))


def test_a_plan_is_numbered_on_the_board_and_goes_on_with_what_was_drawn(people: People, host: Host) -> None:
    """Dig Deep's pickaxes: all their columns at once; done move by move, looked at again after each tile."""
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game="dig_deep")
    address = f"/t/{made['table']}#{made['seats'][0]['token']}"
    person = people(seed=2)
    person.open(address)
    person.asked()
    page = person.page
    for _ in range(60):
        if len(page.query_selector_all("[data-column][data-glow^='mine']")) > 1:
            page.click("[data-ask-hint]")
            person.until(SHOWN)
            if "2" in [one.inner_text() for one in page.query_selector_all(".hints__n")]:
                break
            page.keyboard.press("Escape")
            page.wait_for_selector(".hints", state="detached")
        person.choose()
        person.asked()
    check_plan(person)
    for lang in ("de", "fr"):
        small = people(phone=True, lang=lang, theme="dark")
        small.open(address)
        small.asked()
        small.page.tap("[data-ask-hint]")
        small.until(SHOWN)
        check_plan(small)
        small.page.close()
    said = str(page.text_content(".hints [aria-live]"))
    event = page.get_attribute(".app", "data-last")
    page.click(".hints__f [data-hint]")
    person.until("before => document.querySelector('.app').dataset.last !== before", str(event))
    person.until(SHOWN)
    assert str(page.text_content(".hints [aria-live]")) != said, "what is best now"


def check_plan(person: Person) -> None:
    """Every move has its number, and every number on the board is one of them."""
    page = person.page
    page.wait_for_selector(".hintmark")
    chips = [one.inner_text() for one in page.query_selector_all(".hints__n")]
    numbers = [one.inner_text() for one in page.query_selector_all(".hintmark")]
    assert chips == [str(i + 1) for i in range(len(chips))] and len(chips) > 1
    assert {one for text in numbers for one in text.split("·")} <= set(chips)
    assert person.measured(CLEAR)
    assert page.evaluate(MISSING) is None
    assert person.spill() == [] and axe(person) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_hint_is_the_first_tab_below_what_it_speaks_about(people: People, host: Host, game: str) -> None:
    person = sit(people, host, game, phone=True, theme="dark")
    page = person.page
    page.click("[data-ask-hint]")
    person.until(SHOWN)
    first = page.query_selector_all("[role=tab]")[0]
    assert first.get_attribute("aria-selected") == "true" and first.inner_text() == "Hint"
    assert person.measured(CLEAR)
    assert person.measured("() => document.documentElement.scrollWidth <= innerWidth")
    assert person.spill() == []
    assert axe(person) == []
    page.tap("[role=tab] >> nth=1")
    page.wait_for_selector(".hints", state="detached")
    page.tap("[role=tab] >> nth=0")
    page.wait_for_selector(".hints__f [data-hint]")
    seen = person.signature()
    page.tap(".hints__f [data-hint]")
    page.wait_for_selector(".hints", state="detached")
    person.changed(seen)


@pytest.mark.parametrize(("lang", "does"), [("en", "Seal"), ("de", "bieten"), ("fr", "Offrir")])
def test_a_hint_for_a_sealed_bid_is_the_whole_bid_and_laid_out(
    people: People, host: Host, word: Path, lang: str, does: str
) -> None:
    word.write_text("cubes and money")
    made = host.create([{"kind": "me", "name": "Ann"}, BOT, BOT, BOT], game="rockwell")
    person = people(lang=lang)
    person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    person.asked()
    page = person.page
    page.click("[data-ask-hint]")
    person.until(SHOWN)
    assert does.lower() in page.inner_text(".chip--seal").lower()
    assert page.evaluate(MISSING) is None
    advised = str(page.get_attribute(".chip--seal[data-advised='1']", "data-glow"))
    more = page.query_selector(".sealed .stepper button:not([disabled]), .sealed .bid button:not([disabled])")
    assert more is not None
    more.click()
    page.wait_for_selector(".chip--seal:not([data-advised])")
    mine = str(page.get_attribute(".chip--seal", "data-glow"))
    before = str(page.text_content(".hints [aria-live]"))
    page.click(".chip--seal")
    person.until("before => document.querySelector('.hints [aria-live]').textContent !== before", before)
    assert mine != advised and page.get_attribute(".chip--seal", "data-glow") is not None, "it was asked, not sealed"
    advised = str(page.get_attribute(".chip--seal", "data-glow"))
    page.click(".hints__f [data-hint]")
    page.wait_for_selector(".hints", state="detached")
    person.asked()  # all bids are open, and Ann is asked for a place
    told = host.get(f"/tables/{made['table']}/events", made["seats"][0]["token"]).json()["events"]
    bid = next(one for one in told if one["event"] == "bid" and one["seat"] == "1")
    assert [bid[what] for what in ("zinc", "copper", "silver", "gold", "money")] == [
        int(move.split()[-1]) for move in advised.split(", ")
    ]


def test_a_table_without_hints_has_no_hint_button(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], hints=False)
    person = people()
    person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    person.wait(person.ready)
    assert person.page.query_selector("[data-ask-hint]") is None
    person.page.keyboard.press("h")
    person.page.wait_for_timeout(300)
    assert person.page.query_selector(".hints") is None
