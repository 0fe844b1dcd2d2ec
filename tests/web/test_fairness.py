"""A suspicious player at the browser: the table waits for everybody, the page adds to the luck and proves it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Host, Json, hosted, quick_folder
from tests.web.browser import Person, axe

KEPT = "table => JSON.parse(localStorage.getItem(`pithead.luck.${table}`))"
LIE = """table => {
  const place = `pithead.luck.${table}`;
  const kept = JSON.parse(localStorage.getItem(place));
  localStorage.setItem(place, JSON.stringify({...kept, nonces: {1: 'ab'.repeat(32)}}));
}"""


@pytest.fixture(scope="module")
def real(built: None) -> Iterator[Host]:
    """A server as people run it: the luck of its tables is made of what their pages add."""
    with hosted(str(quick_folder("pithead-fair-") / "tables.sqlite")) as host:
        yield host


def missing(person: Person) -> list[str]:
    return (person.page.get_attribute(".gathering", "data-missing") or "").split()


def secret_and_nonces(record: str) -> list[str]:
    """What the seed of the draws is made of, as docs/fairness.md has it."""
    lines: list[Json] = [json.loads(line) for line in record.splitlines()]
    return [lines[-1]["seed"], *next(line["nonces"] for line in lines[1:] if "nonces" in line)]


def test_a_game_begins_when_all_sit_and_each_page_proves_its_luck(real: Host, chromium: Browser) -> None:
    order = {"game": "rockwell", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "invite"}], "pace": "instant"}
    made: Json = real.post("/tables", order).json()
    ann, ben = Person(chromium, real.url), Person(chromium, real.url, lang="de", phone=True, device="ben" * 8)
    ann.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    ann.page.wait_for_selector(".gathering")
    ann.page.wait_for_function("() => document.querySelector('.gathering').dataset.missing === '2'")
    assert missing(ann) == ["2"] and ann.page.query_selector(".app") is None
    assert "Player 2" in ann.page.inner_text(".gathering [role=status]")
    promise = str(ann.page.text_content("[data-promise]"))
    found = [*axe(ann), *ann.spill()]
    ben.open(made["seats"][1]["link"])
    ben.page.click(".joinform .play")
    for person in (ann, ben):
        person.page.wait_for_selector(".app")
    kept = [person.page.evaluate(KEPT, made["table"]) for person in (ann, ben)]
    assert kept[0]["commitment"] == kept[1]["commitment"] == promise and len(promise) == 64
    token = ben.page.evaluate(f"() => sessionStorage.getItem('pithead.seat.{made['table']}')")
    seats = real.seat(made["table"], made["seats"][0]["token"], token)
    while not seats.states[1]["seals"]:  # somebody's bid is in, and the pages have seen its hash
        seats.play(seats.turn() or 0)
    hashed = seats.states[1]["seals"][0]["hash"]
    for person in (ann, ben):
        person.page.wait_for_function(
            f"() => localStorage.getItem('pithead.luck.{made['table']}').includes('{hashed}')"
        )
    assert seats.command("ask_end", 1)["type"] == seats.command("answer_end", 2, agree=True)["type"] == "ack"
    record = real.get(f"/tables/{made['table']}/export", token).json()["record"]
    assert kept[0]["nonces"]["1"] in record and kept[1]["nonces"]["2"] in record
    for person in (ann, ben):
        person.page.wait_for_selector("[data-verify]", state="attached")
        person.page.eval_on_selector("[data-verify]", "e => e.click()")
        person.page.wait_for_selector(".proof", state="attached")
        assert person.page.get_attribute(".proof", "data-fair") == "yes", person.page.inner_text(".proof")
    assert "2 players’ browsers added to the luck after that promise, yours among them" in ann.page.inner_text(".proof")
    assert "The server kept the promise that it gave before the first draw" in ann.page.inner_text(".proof")
    by_hand = hashlib.sha256(b"".join(f"{one}\n".encode() for one in secret_and_nonces(record))).hexdigest()
    assert ann.page.locator(".proof__figures code").all_text_contents() == [
        promise,
        secret_and_nonces(record)[0],
        kept[0]["nonces"]["1"],
        by_hand,
    ]
    late = Person(chromium, real.url)
    late.open(f"/t/{made['table']}#{made['spectator']['token']}")
    late.page.click("[data-verify]")
    late.page.wait_for_selector(".proof[data-fair=yes]")
    assert "This browser did not see the promise before the game" in late.page.inner_text(".proof")
    ann.page.evaluate(LIE, made["table"])
    ann.page.click("[data-verify]")
    ann.page.wait_for_selector(".proof[data-fair=no]")
    assert "What your browser added" in ann.page.inner_text(".proof")
    found += axe(ann)
    seats.close()
    for person in (ann, ben, late):
        person.close()
        found += person.complaints
    assert found == []
