"""Seats by invitation, as people and those who would like their seats come to them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.attacks import Attack
from tests.server.harness import quick_folder
from tests.server.inside import Clock, Inside, fixed_sources, inside
from tests.web.browser import WIDE, Person, axe
from tests.web.conftest import People

TOLD = "[data-devices]"


REFUSED = ("status of 4",)  # the browser's own complaint about a refusal


def refused(page: Page) -> str:
    """What a page says that opens no table."""
    page.wait_for_selector("main.notice:not([aria-busy=true])")
    return page.inner_text("main.notice")


def own_link(person: Person) -> str:
    """The link by which a person's seat goes on at another device."""
    person.page.click(".menubox > button")
    links = person.page.locator(".menu .invite", has_text="My seat on another device")
    link = str(links.locator("input").evaluate("e => e.value"))
    person.page.keyboard.press("Escape")
    return link


@pytest.mark.attack("Have a seat that was handed out: see it, play it, or lock its person out")
def test_a_guest_has_the_seat_alone_and_ends_a_second_device(people: People, attack: Attack) -> None:
    ann, ben = people(seed=1, device=""), people(seed=2, device="")
    ann.open("/new/dig_deep")
    ann.page.click("[data-preset=link]")
    ann.page.click("[data-seats='2']")
    ann.page.click("form .play")
    link = str(ann.page.input_value(".invite[open] input"))
    ann.page.click("a.play")
    ann.page.wait_for_selector("[data-stand-in='2']")
    ben.page.goto(link)
    ben.page.fill("#join-name", "Ben")
    assert axe(ben) == []
    ben.page.click(".joinform button")
    ben.page.wait_for_selector(".seat--mine")
    ann.page.wait_for_selector("text=Ben")
    ann.page.wait_for_selector("[data-stand-in]", state="detached")

    again = ann.context.new_page()
    ann.listen(again)
    ann.expected = REFUSED
    again.goto(link)
    said = refused(again)
    attack.tried(succeeded="This seat is taken" not in said or "ask whoever invited you" not in said, how=said)
    ann.page.click(".menubox > button")
    attack.tried(succeeded=link in ann.page.content(), how="the menu still shows the link")
    ann.page.keyboard.press("Escape")
    again.close()

    ben.page.reload()
    ben.page.wait_for_selector(".seat--mine")
    ben.page.goto(link)  # the invitation is used up, and by this browser: it leads to the seat
    ben.page.wait_for_selector(".seat--mine")
    beside = ben.context.new_page()
    ben.listen(beside)
    beside.goto(ben.page.url)
    beside.wait_for_selector(".seat--mine")
    assert ben.page.query_selector(TOLD) is None, "another tab is no other device"

    eve = people(device="", lang="de", phone=True)
    eve.expected = REFUSED
    eve.open(own_link(ben))
    for page, words in ((ben.page, "2 devices sit on your seat"), (eve.page, "2 Geräte sitzen auf deinem Platz")):
        page.wait_for_selector(TOLD)
        attack.tried(succeeded=words not in page.inner_text(TOLD), how="a second device is not told of")
    assert axe(ben) == [] and axe(eve) == [] and eve.spill() == []
    ben.page.click(f"{TOLD} .chip--main")
    said = refused(eve.page)
    attack.tried(succeeded="geht auf einem anderen Gerät weiter" not in said, how=said)
    eve.page.reload()
    attack.tried(succeeded="gilt nicht mehr" not in refused(eve.page), how="the ended device comes back")
    for page in (ben.page, beside):
        page.wait_for_selector(".seat--mine")
        page.wait_for_selector(TOLD, state="detached")
    ben.page.reload()
    ben.page.wait_for_selector(".seat--mine")

    for _ in range(4):
        for person in (ann, ben):
            if person.ready():
                person.choose()
    assert "Ben" in ann.page.inner_text(".seats")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def near(built: None, clock: Clock) -> Iterator[Inside]:
    """A server whose time the test sets."""
    with inside(quick_folder("pithead-seats-"), fixed_sources(clock)) as host:
        yield host


def invited(person: Person, seat: int) -> str:
    """The link to a free seat that a host's page shows."""
    shown = person.page.locator(".invite", has=person.page.locator(f"[data-renew='{seat}']"))
    shown.locator("summary").click()
    return str(shown.locator("input").input_value())


@pytest.mark.attack("Have a seat that was handed out: see it, play it, or lock its person out")
def test_the_host_invites_anew_frees_a_seat_and_lets_a_bot_play_for_who_is_away(
    near: Inside, clock: Clock, chromium: Browser, attack: Attack
) -> None:
    table = near.create([{"kind": "me", "name": "Ann"}, {"kind": "invite"}, {"kind": "invite"}], away=600)
    name, own = table["table"], table["seats"][0]["token"]
    ann = Person(chromium, near.url, phone=True)
    ann.open(f"/t/{name}#{own}")
    ann.page.wait_for_selector("[data-stand-in='3']")
    ann.rest()
    heights = "es => es.map((e) => e.getBoundingClientRect().height)"
    assert max(ann.page.eval_on_selector_all(".door__name", heights)) < 30, "a name stands letter under letter"
    ann.page.click("[data-renew='2']")  # this device did not make the table: it knows no link
    first = invited(ann, 2)
    ann.page.click("[data-renew='2']")
    ann.until("link => document.querySelector('.invite[open] input').value !== link", first)
    second = ann.page.input_value(".invite[open] input")
    for link in (first, table["seats"][1]["invitation"]):
        answer = near.post(f"/tables/{name}/join", {"name": "Eve"}, link.rpartition("#")[2])
        attack.tried(succeeded=answer.status_code != 401, how=f"a void invitation: {answer.text}")
    assert axe(ann) == [] and ann.spill() == []
    ann.page.click("[data-stand-in='3']")  # who never came
    ann.page.wait_for_selector("[data-stand-in='3']", state="detached")
    late = near.post(f"/tables/{name}/join", {"name": "Eve"}, table["seats"][2]["invitation"])
    attack.tried(succeeded=late.status_code != 409 or late.json()["code"] != "taken", how=late.text)

    joined = near.post(f"/tables/{name}/join", {"name": "Ben"}, second.rpartition("#")[2]).json()
    ann.page.wait_for_selector(".app")
    mine, ben = near.seat(name, own), near.seat(name, joined["token"])
    mine.until(lambda message: message["type"] == "presence" and message["seats"][1]["here"])
    while mine.states[1]["waiting"] != [2]:
        if mine.turn():
            mine.play(1)
        else:
            mine.receive()
    stand_in = "[data-stand-in='2']"
    ann.page.set_viewport_size(WIDE)
    ann.page.reload()
    ann.page.wait_for_selector(".seat--active.seat--other")
    clock.now += 700
    attack.tried(succeeded=mine.command("stand_in", whom=2)["type"] == "ack", how="over somebody who is here")
    ben.close()
    ann.page.wait_for_selector(".seat--away")
    attack.tried(succeeded=ann.page.query_selector(stand_in) is not None, how="the button is there at once")
    clock.now += 601
    ann.page.reload()  # it looks at the clock now and then
    ann.page.click(stand_in)
    ann.page.wait_for_selector("text=a bot plays")
    ann.page.wait_for_selector(stand_in, state="detached")
    assert axe(ann) == []

    back = Person(chromium, near.url, lang="fr")
    back.open(f"/t/{name}#{joined['token']}")
    back.page.click("[data-replaced] .chip--main")
    back.page.wait_for_selector("[data-replaced]", state="detached")
    ann.page.wait_for_selector("text=a bot plays", state="detached")
    mine.close()
    assert ann.complaints == back.complaints == []
    ann.close()
    back.close()
