"""A pack of the host's, as its guests meet it: chosen for a new table, named at it, in the gallery."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.attacks import Attack
from tests.packs import changed, copied, richer
from tests.server.harness import hosted
from tests.web.browser import Person, axe

SCRIPT = "<script>window.caught = 1</script><img src=x onerror='window.caught = 1'>"
FLUENT = '{ web-title } "x" \\\\ { $y'  # in TOML: a quote and a backslash


@pytest.mark.attack("Run a script in a visitor's page by a pack's names")
def test_a_table_with_another_pack_says_so_and_the_gallery_shows_its_cards(
    built: None, chromium: Browser, tmp_path: Path, attack: Attack
) -> None:
    path = changed(copied("imperial_miners", tmp_path), "cards.toml", 'en = "Supply Shed"', f'en = "{SCRIPT}"')
    changed(path, "cards.toml", "cost = 0", "cost = 2")
    changed(path, "cards.toml", 'en = "Gold Mill"', f"en = '{FLUENT}'")
    (path / "pack.toml").write_text("version = 2\n", encoding="utf-8")
    with hosted(str(tmp_path / "tables.sqlite"), packs=[path, richer(tmp_path, "rich")], transfer=True) as host:
        ann = Person(chromium, host.url)
        page = ann.page
        ann.open("/new/imperial_miners")
        page.click(".more summary")
        page.select_option("#pack", label="mine 2")
        expect(page.locator(".sumup")).to_contain_text("With the pack “mine 2”")
        page.click(".changes summary")
        expect(page.locator(".changes")).to_contain_text("changed: 2 cards")
        expect(page.locator(".changes li").first).to_contain_text(f"Card 019 {SCRIPT}: en “Supply Shed”")
        expect(page.locator(".changes li").first).to_contain_text("cost 0 → 2")
        easy = page.locator(".lvl button[data-level=easy]")
        expect(easy).to_contain_text("tuned for another pack")
        assert axe(ann) == []
        easy.click()
        page.click("button.play")
        ann.wait(ann.ready)
        expect(page.locator(".topbar [data-pack]")).to_contain_text("Pack “mine 2”")
        expect(page.locator(".seat--other").first).to_contain_text("tuned for another pack")
        assert ann.choose()
        page.click(".topbar [data-pack]")
        page.click(".panel .changes summary")
        expect(page.locator(".panel .changes li").first).to_contain_text("cost 0 → 2")
        expect(page.locator(".panel [data-transferred]")).to_contain_text("Dreamer")
        assert axe(ann) == []
        with page.context.expect_page() as opened:
            page.click(".panel a[href^='/cards/']")
        gallery = opened.value
        card = gallery.locator("[data-piece='019']")
        expect(card).to_contain_text(SCRIPT)
        expect(card.locator(".cost, [data-cost]").first).to_contain_text("2")
        expect(gallery.locator("[data-piece='020']")).to_contain_text('{ web-title } "x" \\\\ { $y')
        for one in (page, gallery):
            attack.tried(one.evaluate("window.caught !== undefined"), one.url)
        ann.open("/cards/imperial_miners")
        expect(page.locator("[data-piece='019']")).to_contain_text("Supply Shed")
        assert ann.complaints == []
        ann.close()
        bea = Person(chromium, host.url, lang="de", phone=True)
        bea.open("/new/imperial_miners")
        bea.page.click(".more summary")
        bea.page.select_option("#pack", label="mine 2")
        expect(bea.page.locator(".changes")).to_contain_text("geändert: 2 Karten")
        assert bea.spill() == []
        bea.close()
