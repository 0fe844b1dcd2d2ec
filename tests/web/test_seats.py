"""Seats by invitation, as people and those who would like their seats come to them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.attacks import Attack
from tests.web.browser import Person, axe
from tests.web.conftest import People

TOLD = "[data-devices]"


def refused(person: Person, page: Page) -> str:
    """What a page says that opens no table; the browser's own complaint about the refusal is expected."""
    page.wait_for_selector("main.notice:not([aria-busy=true])")
    assert all("status of 4" in complaint for complaint in person.complaints), person.complaints
    person.complaints.clear()
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
    assert ann.page.query_selector("[data-stand-in]") is None

    again = ann.context.new_page()
    ann.listen(again)
    again.goto(link)
    said = refused(ann, again)
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
    eve.open(own_link(ben))
    for page, words in ((ben.page, "2 devices sit on your seat"), (eve.page, "2 Geräte sitzen auf deinem Platz")):
        page.wait_for_selector(TOLD)
        attack.tried(succeeded=words not in page.inner_text(TOLD), how="a second device is not told of")
    assert axe(ben) == [] and axe(eve) == [] and eve.spill() == []
    ben.page.click(f"{TOLD} .chip--main")
    said = refused(eve, eve.page)
    attack.tried(succeeded="geht auf einem anderen Gerät weiter" not in said, how=said)
    eve.page.reload()
    attack.tried(succeeded="gilt nicht mehr" not in refused(eve, eve.page), how="the ended device comes back")
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
