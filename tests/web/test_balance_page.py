"""The page of a balance report in a real browser, opened from the disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pithead.lab.balance.page import write
from tests.lab.balance.example import example
from tests.web.browser import Person, axe

SMALL = """() => [...document.querySelectorAll('body *')].filter((e) =>
  [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) && e.getClientRects().length > 0
  && !e.closest('.hidden, script') && parseFloat(getComputedStyle(e).fontSize) < 12)
  .map((e) => e.outerHTML.slice(0, 80))"""
COLUMN = """([name, column]) => [...document.querySelectorAll(`#${name} tbody tr:not([hidden])`)].map((row) =>
  row.cells[column].dataset.v ?? row.cells[column].textContent)"""
RECORDS = {("main", 3, "b"): "records/longest-3.jsonl"}


@pytest.mark.parametrize(("phone", "theme"), [(True, "dark"), (False, "light")])
def test_the_page_opens_from_the_disk_and_can_be_used(
    chromium: Browser, tmp_path: Path, phone: bool, theme: str
) -> None:
    path = write(tmp_path, example(), RECORDS, {})
    person = Person(chromium, "", phone=phone, theme=theme)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.goto(path.as_uri())
    assert person.page.title() == "Rockwell: mine <b> against core"
    assert axe(person) == []
    assert person.spill() == []
    assert person.page.evaluate(SMALL) == []
    check_table(person)
    with person.page.expect_download() as loading:
        person.page.locator("#trust button.json").click()
    assert loading.value.suggested_filename == "trust.json"
    assert [url for url in asked if not url.startswith("blob:")] == [path.as_uri()]
    assert person.complaints == []
    person.close()


def check_table(person: Person) -> None:
    """Sorted by press and by key, filtered by kind, mark and name."""
    page = person.page
    everything = page.evaluate(COLUMN, ["all-items", 4])
    head = page.locator("#all-items th", has_text="Taken").first
    head.locator("button").click()
    assert head.get_attribute("aria-sort") == "descending"
    shown = [float(value) for value in page.evaluate(COLUMN, ["all-items", 4])]
    assert shown == sorted(shown, reverse=True) and len(shown) == len(everything)
    head.locator("button").press("Enter")
    assert head.get_attribute("aria-sort") == "ascending"
    assert [float(value) for value in page.evaluate(COLUMN, ["all-items", 4])] == shown[::-1]
    tools = page.locator(".tools[data-for=all-items]")
    tools.locator("select").select_option("achievement")
    assert set(page.evaluate(COLUMN, ["all-items", 1])) == {"achievement"}
    assert tools.locator("output").inner_text() == f"9 of {len(shown)}"
    tools.locator("select").select_option("")
    tools.locator("[type=checkbox]").check()
    assert set(page.evaluate(COLUMN, ["all-items", 2])) == {"dead", "must-have"}
    tools.locator("[type=checkbox]").uncheck()
    tools.locator("[type=search]").fill("script>")
    assert len(page.evaluate(COLUMN, ["all-items", 0])) == 1
