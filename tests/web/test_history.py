"""Looking back at a table, following it, and its end, as a person meets them."""

from __future__ import annotations

import pytest

from pithead.games.registry import GAMES
from pithead.table.events import public_part
from tests.server.harness import Host, Json
from tests.web.browser import Person, axe, check_reckoning
from tests.web.conftest import People
from tests.web.moments import Wanted, after, at_the_end, bring, in_round

BOT = {"kind": "bot", "bot": "apprentice"}
AT = "document.querySelector('.history').dataset.at ?? ''"
IN_VIEW = """(() => {
  const line = document.querySelector('.log__list [aria-current]'), list = document.querySelector('.log__list');
  if (!line) return false;
  const [a, b] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  return a.top >= b.top && a.bottom <= b.bottom;
})()"""


def sit(people: People, host: Host, game: str, wanted: Wanted, **wishes: object) -> Person:
    """A person of a game that has been played so far."""
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game=game, options={})
    table, token = made["table"], made["seats"][0]["token"]
    bring(host, table, token, wanted)
    person = people(**wishes)
    person.open(f"/t/{table}#{token}")
    person.page.wait_for_selector(".history")
    return person


def sockets_of(person: Person) -> list[str]:
    """The sockets that the page opens from now on."""
    opened: list[str] = []
    person.page.on("websocket", lambda socket: opened.append(socket.url))
    return opened


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_plays_on_and_steps_exactly(people: People, host: Host, game: str) -> None:
    """Five seconds of playing; forty presses end forty stops on; nothing is connected anew; the log follows."""
    person = sit(people, host, game, after(70))
    page = person.page
    opened = sockets_of(person)
    page.evaluate("document.querySelector('.rail').scrollTop = 40")
    scrolled = person.measured("document.querySelector('.rail').scrollTop")
    page.click(".history button >> nth=0")
    page.wait_for_selector(".history--back")
    person.until("() => document.querySelector('.prompt__say').textContent.includes(' of ')")
    stops = [page.evaluate(AT)]
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        stops.append(page.evaluate(f"new Promise((done) => requestAnimationFrame(() => done({AT})))"))
    assert len(set(stops)) == 41, "each press is one stop"
    page.keyboard.press("Home")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
    person.until(f"wanted => ({AT}) === wanted && {IN_VIEW}", stops[-1])
    person.until("wanted => new URLSearchParams(location.search).get('at') === wanted", stops[-1])
    assert page.locator(".log__line.is-later").count() > 0
    said = page.inner_text(".prompt__say")
    assert said.startswith(f"{public_part(stops[-1])} of ") and len(said) > len("100 of 200. ."), said
    page.click(".speed >> text=2")
    page.click(".history button >> nth=2")
    assert page.get_attribute(".history", "data-playing") == "true"
    page.wait_for_timeout(5000)
    assert page.get_attribute(".history", "data-playing") == "true"
    person.until(f"stops => !stops.split(' ').includes({AT})", " ".join(stops))  # it goes on by several stops
    assert opened == [], "the connection stays"
    assert page.evaluate("document.querySelector('.rail').scrollTop") == scrolled
    page.click(".history button >> nth=2")
    page.keyboard.press("Escape")
    person.asked()


def test_the_end_names_the_winner_and_leads_on(people: People, host: Host) -> None:
    """The sheet stands beside the board; its charts lead to a round; once more is one click for everybody."""
    seats: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "invite", "name": "Ben"}, BOT]
    made = host.create(seats, game="dig_deep", options={"turn_limit": 2}, pace="instant")
    table, ann_token = made["table"], made["seats"][0]["token"]
    ann, ben = people(seed=1), people(seed=2)
    ben.open(made["seats"][1]["link"])
    ben.page.fill("#join-name", "Ben")
    ben.page.click(".joinform button")
    ben.page.wait_for_url(f"/t/{table}")
    ben_token = ben.token
    both = host.seat(table, ann_token, ben_token)
    while (own := both.turn()) is not None or both.states[1]["status"] == "running":
        if own is None:
            both.receive(60)
        else:
            both.play(own, 3)
    both.close()
    ann.open(f"/t/{table}#{ann_token}")
    ann.page.wait_for_selector("[data-sources]")
    check_reckoning(ann, host, ann_token)
    result = host.get(f"/tables/{table}", ann_token).json()["result"]
    best = max(one[0] for one in result["standing"])
    said = ann.page.inner_text(".prompt__say")
    assert str(best) in said and "\n" in said, said
    assert [tab.inner_text() for tab in ann.page.query_selector_all(".endtabs button")] == [
        "Final score",
        "Players",
        "Log",
        "Chat",
    ]
    sizes = "[...document.querySelectorAll('.chart text')].map((e) => parseFloat(getComputedStyle(e).fontSize))"
    assert min(ann.measured(sizes)) >= 12
    assert axe(ann) == []
    ann.page.click(".chart__j[data-round='1'] >> nth=0")
    ann.page.wait_for_selector("[data-branch]")
    assert " of " in ann.page.inner_text(".prompt__say") and "goes on" not in ann.page.inner_text(".prompt__say")
    ann.page.keyboard.press("End")
    ann.page.click("[data-pane=log]")
    ann.page.wait_for_selector(".log__line")
    ann.page.click("[data-rematch]")
    ann.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ben.page.wait_for_selector("[data-rematch].is-lit")
    ben.page.click("[data-rematch]")
    ben.page.wait_for_url(lambda url: ann.table in url)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        person.page.wait_for_selector(".seats")
        assert person.page.inner_text(".seat--mine .seat__name").startswith(name)
    assert ben.page.inner_text(".seat--mine") != ann.page.inner_text(".seat--mine")
    state = host.get(f"/tables/{ann.table}", ann_token).json()
    assert [one["name"] for one in state["players"]] == ["Ben", "", "Ann"] and all(
        one["joined"] for one in state["players"]
    )


def test_another_level_and_a_branch_that_is_marked(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], game="dig_deep", options={"turn_limit": 2})
    table, token = made["table"], made["seats"][0]["token"]
    bring(host, table, token, at_the_end)
    person = people(seed=3)
    page = person.page
    person.open(f"/t/{table}#{token}")
    page.click("[data-levels]")
    level = page.locator(".menu [data-level]").first.get_attribute("data-level")
    assert level is not None
    page.click(f".menu [data-level={level}]")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    person.asked()
    bots = [one["bot"] for one in host.get(f"/tables/{person.table}", token).json()["players"] if one["kind"] == "bot"]
    assert bots != ["apprentice"]
    phone = people(phone=True)
    phone.open(f"/t/{table}#{token}")
    phone.page.wait_for_selector(".reckoning li")
    assert phone.page.locator("[data-rematch]").first.is_visible() and phone.spill() == []
    person.open(f"/t/{table}?at=20")
    page.click("[data-share]")
    page.wait_for_selector(".toast")
    shared = str(page.evaluate("navigator.clipboard.readText()"))
    viewer = people()
    viewer.page.goto(shared)
    viewer.page.wait_for_selector(".prompt--back")
    assert viewer.page.inner_text(".prompt__say").startswith("20 of ")
    page.click("[data-branch]")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    person.asked()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".history--back")
    assert "branched at" in page.inner_text(".history__w") and page.query_selector(".history__b") is not None


def test_what_happened_since_stands_in_the_logs_place(people: People, host: Host) -> None:
    """Three lines and the rest behind a button; board and log keep their size; nothing in the first round."""
    made = host.create([{"kind": "me", "name": "Ann"}, BOT, BOT], game="dig_deep", pace="instant")
    table, token = made["table"], made["seats"][0]["token"]
    person = people(seed=3)
    page = person.page
    sizes = (
        "['.board', '.log'].map((one) => JSON.stringify(document.querySelector(one).getBoundingClientRect())).join()"
    )
    person.open(f"/t/{table}#{token}")
    person.asked()
    assert page.query_selector(".since") is None
    before = person.measured(sizes)
    bring(host, table, token, in_round(2))
    page.wait_for_selector(".since")
    person.asked()
    assert person.measured(sizes) == before
    assert page.locator(".since li").count() == 3
    said = page.inner_text(".since")
    assert axe(person) == []
    page.set_viewport_size({"width": 1440, "height": 760})
    person.until(
        """() => [...document.querySelectorAll('.since__acts button')].every((e) => {
          const box = e.getBoundingClientRect();
          return e.contains(document.elementFromPoint((box.left + box.right) / 2, box.bottom - 3));
        })"""
    )  # the way on stays in sight however long the lines are
    page.set_viewport_size({"width": 1440, "height": 900})
    page.reload()
    page.wait_for_selector(".since")
    assert page.inner_text(".since") == said
    page.click(".since__acts button >> nth=0")
    person.until("() => document.querySelectorAll('.since li').length > 3")
    page.focus(".since .tool")
    page.keyboard.press("Enter")
    page.wait_for_selector(".since", state="detached")
    assert page.query_selector(".log__line") is not None


def test_bots_are_told_one_after_another_at_the_readers_pace(people: People, host: Host) -> None:
    """Told, paused, gone back, skipped; one's own figures stay; the pace is chosen during play and kept."""
    made = host.create([{"kind": "me", "name": "Ann"}, BOT, BOT], game="dig_deep", pace="human")
    person = people(seed=3)
    page = person.page
    person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    page.click(".menubox .tool")
    page.click("[data-pace=slow]")
    page.keyboard.press("Escape")
    person.until("() => document.querySelector('[data-skip], [data-glow]') !== null")
    while page.query_selector("[data-skip]") is None:
        if person.ready():
            person.choose()
        person.until("() => document.querySelector('[data-skip], [data-glow]') !== null")
    said = page.inner_text(".prompt__say")
    assert "Apprentice" in said, said
    assert person.glowing() == [] and page.locator(".seat--mine").is_visible()
    page.click(".prompt__acts button >> nth=1")
    held = page.inner_text(".prompt__say")
    page.wait_for_timeout(2500)
    assert page.inner_text(".prompt__say") == held, "a pause holds"
    assert axe(person) == []
    page.click(".prompt__acts button >> nth=0")
    person.until("held => document.querySelector('.prompt__say').innerText !== held", held)
    page.click("[data-skip]")
    page.wait_for_selector("[data-skip]", state="detached")
    page.click(".menubox .tool")
    page.click("[data-pace=once]")
    person.asked()
    person.wait(lambda: host.get(f"/tables/{person.table}", person.token).json()["pace"] == "instant")
    page.reload()
    person.asked()
    page.click(".menubox .tool")
    assert page.get_attribute("[data-pace=once]", "aria-pressed") == "true"


def test_the_last_moves_are_told_before_the_end(people: People, host: Host) -> None:
    seats: list[Json] = [{"kind": "me", "name": "Ann"}, BOT, BOT]
    made = host.create(seats, game="dig_deep", options={"turn_limit": 1}, pace="human")
    table, token = made["table"], made["seats"][0]["token"]
    person = people(seed=3)
    page = person.page
    person.open(f"/t/{table}#{token}")
    page.click(".menubox .tool")
    page.click("[data-pace=slow]")
    page.keyboard.press("Escape")
    bring(host, table, token, at_the_end)
    page.wait_for_selector("[data-skip]")
    assert page.locator(".reckoning, [data-rematch]").count() == 0, "nobody knows yet who won"
    page.click("[data-skip]")
    page.wait_for_selector(".reckoning li")
    assert page.locator("[data-rematch]").is_visible()
