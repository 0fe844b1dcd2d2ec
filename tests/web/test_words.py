"""Words on what is pressed are whole, in the longest language too."""

from __future__ import annotations

import pytest

from tests.server.harness import Host
from tests.web.conftest import People
from tests.web.moments import Wanted, asked, bring, offered

# The words of these that stand out of their own box, or out of what clips it.
CUT = """where => [...document.querySelectorAll(where)].filter((e) => e.checkVisibility()).flatMap((e) => {
  const words = [...e.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  const box = e.getBoundingClientRect();
  return words.filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const place = range.getBoundingClientRect();
    return place.width === 0 || place.left < box.left || place.right > box.right || e.scrollWidth > e.clientWidth + 1;
  }).map((one) => one.data);
})"""


@pytest.mark.parametrize(
    ("game", "moment", "size", "where"),
    [
        ("rockwell", offered("sell", "buy"), (1280, 720), ".prices__b"),
        ("dig_deep", asked("dig_deep-prompt-resolve"), (768, 1024), ".pool__h .wide-text"),
    ],
)
def test_no_word_of_an_action_is_cut_off(
    people: People, host: Host, game: str, moment: Wanted, size: tuple[int, int], where: str
) -> None:
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "apprentice"}] * 2]
    made = host.create(seats, game=game)
    table, token = made["table"], made["seats"][0]["token"]
    bring(host, table, token, moment)
    for lang in ("de", "fr"):
        person = people(lang=lang, tablet=size[0] < 1200)
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.open(f"/t/{table}#{token}")
        person.asked()
        assert person.page.query_selector(where) is not None
        assert person.measured(CUT, where) == []
