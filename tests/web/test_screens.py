"""Every screen: the frame of a table from a phone to a desk, in three games; lettering, targets, nothing cut."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from pithead import locales
from pithead.locales.fluent import Catalogue
from tests.server.harness import Host
from tests.web.browser import Person, axe, check_reckoning
from tests.web.conftest import People
from tests.web.looks import cut, small_lettering, small_targets
from tests.web.moments import after, bring, in_round, offered

BOT = {"kind": "bot", "bot": "apprentice"}
GAMES = ("rockwell", "dig_deep", "imperial_miners")
TOUCHED = ((360, 780), (360, 640), (768, 1024), (1024, 768))
POINTED = ((1280, 720), (1440, 900), (1920, 1080))


def look(people: People, size: tuple[int, int], path: str, **wishes: object) -> Person:
    """Somebody with a screen of this size, at a page."""
    width, height = size
    person = people(phone=width < 600, tablet=600 <= width < 1200, **wishes)
    person.page.set_viewport_size({"width": width, "height": height})
    person.open(path)
    return person


def table(host: Host, game: str, decisions: int = 0, seats: int = 3) -> str:
    """The address of a seat at a table that was played for a while."""
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], game=game)
    if decisions > 0:
        bring(host, made["table"], made["seats"][0]["token"], after(decisions))
    return f"/t/{made['table']}#{made['seats'][0]['token']}"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(people: People, host: Host, game: str) -> None:
    path = table(host, game, 14)
    for size, lang in zip((*TOUCHED, *POINTED), ("de", "fr", "fr", "de", "de", "fr", "en"), strict=True):
        person = look(people, size, path, lang=lang)
        person.asked()
        assert (size, small_lettering(person)) == (size, [])
        assert (size, person.spill()) == (size, [])
        if size in TOUCHED:
            assert (size, small_targets(person)) == (size, [])
            assert (size, cut(person)) == (size, [])
        person.close()


@pytest.mark.parametrize("game", GAMES)
def test_ones_own_figures_never_leave_a_small_screen(people: People, host: Host, game: str) -> None:
    path = table(host, game, 6)
    for size in (TOUCHED[1], TOUCHED[3]):
        person = look(people, size, path)
        person.asked()
        shown = person.page.inner_text(".own__f")
        assert any(sign.isdigit() for sign in shown)
        for tab in person.page.query_selector_all(".tabs button"):
            tab.tap()
            box = person.page.locator(".own").bounding_box()
            assert box is not None and box["y"] + box["height"] <= size[1]
            assert person.page.inner_text(".own__f") == shown
        person.page.tap(".own")
        person.page.wait_for_selector(".ownsheet")
        assert (size, small_lettering(person)) == (size, [])
        person.page.tap(".own")
        person.page.wait_for_selector(".ownsheet", state="detached")
        person.close()


@pytest.mark.parametrize("path", ["/", "/new/rockwell", "/rules/dig_deep", "/learn/dig_deep", "/about"])
def test_no_page_is_lettered_too_small(people: People, path: str) -> None:
    for size in (*TOUCHED[1:], POINTED[0]):
        person = look(people, size, path)
        person.page.wait_for_load_state("networkidle")
        assert (size, small_lettering(person)) == (size, [])
        assert (size, person.spill()) == (size, [])
        person.close()


@pytest.mark.parametrize(
    ("game", "last", "options"),
    [("imperial_miners", 10, {}), ("dig_deep", 5, {"turn_limit": 5}), ("rockwell", 4, {"turn_limit": 4})],
)
@pytest.mark.parametrize("back", [1, pytest.param(99, marks=pytest.mark.deep)])
def test_a_tablet_plays_by_touch(
    people: People, host: Host, game: str, last: int, options: dict[str, int], back: int
) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game=game, options=options)
    token = made["seats"][0]["token"]
    bring(host, made["table"], token, in_round(last - back))
    person = people(tablet=True, seed=11)
    person.open(f"/t/{made['table']}#{token}")
    person.asked()
    assert axe(person) == []
    for _ in range(3000):
        if not person.choose():
            break
        assert person.spill() == []
    check_reckoning(person, host, token)
    assert axe(person) == [], "at the end"
    person.page.keyboard.press("ArrowLeft")
    person.page.wait_for_selector(".prompt--back")
    assert axe(person) == [], "looking back"
    person.page.click("[data-share] >> visible=true")
    person.page.wait_for_selector(".toast")
    assert axe(person) == [], "with a link to this moment"


def pull(person: Person, grip: str, far: int) -> None:
    """A finger pulls something so far down, or up where it is negative."""
    person.rest()
    box = person.page.locator(grip).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = person.context.new_cdp_session(person.page)
    steps = [y + far * k / 4 for k in range(5)]
    for kind, at in [("touchStart", y), *[("touchMove", one) for one in steps[1:]]]:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": at}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


@pytest.mark.parametrize("motion", [False, True])
def test_a_finger_pulls_sheets_up_and_down(people: People, host: Host, motion: bool) -> None:
    person = look(people, (360, 780), table(host, "imperial_miners", 6), motion=motion)
    person.asked()
    gone, there = "one => document.querySelector(one) === null", "one => document.querySelector(one) !== null"
    pull(person, ".own", -90)
    person.until(there, ".ownsheet")
    pull(person, ".own", -60)
    pull(person, ".ownsheet__grip", 12)
    assert person.page.query_selector(".ownsheet") is not None, "up once more, or a little down, changes nothing"
    pull(person, ".ownsheet__grip", 120)
    person.until(gone, ".ownsheet")
    pull(person, ".own", -90)
    person.until(there, ".ownsheet")
    pull(person, ".own", 60)
    person.until(gone, ".ownsheet")
    assert person.page.is_visible(".decide__b")
    pull(person, ".decide__grip", 80)
    person.until(there, ".decide--down")
    assert not person.page.is_visible(".decide__b")
    pull(person, ".decide__grip", -80)
    person.until(gone, ".decide--down")
    for says in ("false", "true"):  # the button stays
        person.page.focus(".decide__grip")
        person.page.keyboard.press("Enter")
        person.until("says => document.querySelector('.decide__grip').ariaExpanded === says", says)
    assert person.page.evaluate("document.querySelector('.decide').style.translate") == ""


# -- the prompt


class Samples(dict[str, str | int]):
    """Variables of a message, each with something that is as long as it gets."""

    LONG: ClassVar[dict[str, str | int]] = {
        "names": "Annabelle, Foreman",
        "board": "Diplomacy",
        "round": 4,
        "power": 2,
        "space": 9,
    }

    def __contains__(self, name: object) -> bool:
        return True

    def __getitem__(self, name: str) -> str | int:
        return self.LONG.get(name, "Clockwork Garden" if name in ("card", "cards", "event") else "B4")


def questions(lang: str) -> list[str]:
    """What a prompt may ask, in words, of all games."""
    folder = Path(locales.__file__).parent / lang
    asked = []
    for game in GAMES:
        for file, beginning in ((f"{game}.ftl", f"{game}-prompt-"), (f"web-{game}.ftl", f"web-{game}-say-")):
            catalogue = Catalogue(lang, (folder / file).read_text())
            asked += [catalogue.format(id, Samples()) for id in catalogue.messages if id.startswith(beginning)]
    return asked


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_question_takes_two_lines_of_a_phone(people: People, host: Host, lang: str) -> None:
    person = look(people, (360, 640), table(host, "dig_deep").replace("#", "?board=generic#"), lang=lang)
    person.asked()
    asked = questions(lang)
    assert len(asked) > 60
    cut_off = person.measured(
        """asked => {
          const say = document.getElementById('say');
          const whose = say.querySelector('b').outerHTML;
          return asked.filter((words) => {
            say.innerHTML = whose + ' ' + words;
            return say.scrollHeight > say.clientHeight + 1 || say.clientHeight > 44;
          });
        }""",
        asked,
    )
    assert cut_off == []
    assert person.page.locator(".prompt button, .prompt a").count() == 1, "no button but Why? in the prompt of a phone"


# -- a press shows, a second one plays


def chosen(person: Person) -> str:
    """What waits for the commit."""
    return str(person.page.evaluate("document.querySelector('[data-commit]')?.dataset.commit ?? ''"))


def test_a_tap_previews_and_a_second_one_plays(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game="dig_deep")
    bring(host, made["table"], made["seats"][0]["token"], offered("reserve"))
    person = look(people, (360, 780), f"/t/{made['table']}?board=generic#{made['seats'][0]['token']}")
    person.asked()
    page = person.page
    first, second = [move for move in person.glowing() if move.startswith("reserve")][:2]
    before = page.inner_text(".own")
    page.tap(f"[data-glow='{first}']")
    person.wait(lambda: chosen(person) == first)  # a first tap plays nothing
    page.tap(f"[data-glow='{second}']")
    person.wait(lambda: chosen(person) == second)  # another target is looked at instead
    page.tap(".thumb >> text=Cancel")
    person.wait(lambda: chosen(person) == "")
    assert page.inner_text(".own") == before, "Cancel closes the preview"
    page.tap(f"[data-glow='{first}']")
    page.tap(f"[data-glow='{first}']")
    page.wait_for_selector(".thumb [aria-label=Undo]")  # it was played: now it can be undone
    person.wait(lambda: first not in person.glowing())
    page.tap(".thumb [aria-label=Undo]")
    person.wait(lambda: first in person.glowing())
    page.tap(f"[data-glow='{second}']")
    page.tap(".thumb [data-commit]")
    person.wait(lambda: second not in person.glowing())


def test_confirming_is_a_switch_for_mouse_and_keys_too(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game="dig_deep")
    bring(host, made["table"], made["seats"][0]["token"], offered("reserve"))
    person = look(people, (1440, 900), f"/t/{made['table']}?board=generic#{made['seats'][0]['token']}")
    person.asked()
    page = person.page
    move = next(move for move in person.glowing() if move.startswith("reserve"))
    page.click(f"[data-glow='{move}']")
    person.wait(lambda: move not in person.glowing())  # off by default with a mouse
    page.click(".prompt >> text=Undo")
    person.wait(lambda: move in person.glowing())
    page.click(".menubox > button")
    page.click(".menu >> text=Confirm my moves")
    page.keyboard.press("Escape")
    page.reload()
    person.asked()
    page.focus(f"[data-glow='{move}']")
    page.keyboard.press("Enter")
    person.wait(lambda: chosen(person) == move)
    page.keyboard.press("Escape")
    person.wait(lambda: chosen(person) == "")
    page.focus(f"[data-glow='{move}']")
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    person.wait(lambda: move not in person.glowing())


# -- who watches, and what is new


def test_a_watcher_reads_so_and_begins_with_the_players(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT, BOT], game="dig_deep")
    path = f"/t/{made['table']}?board=generic#{made['spectator']['token']}"
    person = look(people, (360, 780), path)
    person.page.wait_for_selector(".own--watch >> text=You are watching")
    assert person.page.inner_text(".tabs [aria-selected=true]") == "Players"
    assert "Ann" in person.page.inner_text(".seats")
    assert axe(person) == []


def test_the_log_is_marked_when_something_was_said(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}], game="dig_deep")
    ann, ben = (f"/t/{made['table']}?board=generic#{seat['token']}" for seat in made["seats"])
    person, other = look(people, (360, 780), ann), look(people, (1440, 900), ben)
    person.page.wait_for_selector(".tabs")
    assert person.page.locator(".tabs .unread").count() == 0
    other.page.click("[data-log=chat]")
    other.page.fill(".chatform input", "Glück auf")
    other.page.press(".chatform input", "Enter")
    person.page.wait_for_selector(".tabs .unread >> text=1")
    person.page.tap(".tabs >> text=Log")
    person.page.tap("[data-log=chat]")
    person.page.wait_for_selector("text=Glück auf")
    person.page.wait_for_selector(".tabs .unread", state="detached")
