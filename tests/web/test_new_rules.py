"""The server was renewed and has other rules: whoever has a table there is told what became of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import admin, hosted, tokens
from tests.web.browser import Person

NEWER = "tests.server.other_rules"
WORDS = {
    "en": ("it waits for the older version", "Waits: other rules here now", "takes no new tables"),
    "de": ("er wartet auf die ältere Fassung", "Wartet: andere Regeln hier", "keine neuen Tische"),
    "fr": ("elle attend l’ancienne version", "En attente : autres règles ici", "pas de nouvelles tables"),
}


def test_a_table_that_waits_and_a_server_that_drains_say_so(
    built: None, chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = str(tmp_path / "tables.sqlite")
    with hosted(db) as host:
        table = host.create([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "pebble"}])
        readers = {lang: Person(chromium, host.url, lang=lang) for lang in WORDS}
        for reader in readers.values():
            reader.open(f"/t/{table['table']}#{tokens(table)[0]}")
            reader.page.wait_for_selector(".thumb, .board, [data-glow]", state="attached")
    monkeypatch.setenv("PITHEAD_TEST_RULES", "changed")
    with hosted(db, program=NEWER, port=host.port) as host:
        assert admin(db, "drain").exit_code == 0
        for lang, (waits, listed, drains) in WORDS.items():
            page = readers[lang].page
            expect(page.locator("main")).to_contain_text(waits)  # the page has come back by itself
            readers[lang].open("/")
            expect(page.locator(".tables")).to_contain_text(listed)
            readers[lang].open("/new/dig_deep")
            page.locator("button.play").click()
            expect(page.locator("[role=alert]")).to_contain_text(drains)
    for reader in readers.values():
        reader.close()
