"""The arguments of a reason: labels, messages with arguments of their own, lists of these, seats by name."""

import pytest

from pithead.core.api import Json
from pithead.games.registry import load_game
from pithead.locales import Texts

GAME = load_game("imperial_miners")


def pile(name: str, n: int) -> dict[str, Json]:
    return {"id": f"imperial_miners-pile-{name}", "args": {"n": n, "sign": ""}}


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Ann: 2 points and 1 gold"), ("de", "Ann: 2 Punkte und 1 Gold"), ("fr", "Ann : 2 points et 1 or")],
)
def test_messages_with_arguments_of_their_own_are_listed(lang: str, said: str) -> None:
    args: dict[str, Json] = {"seat": "1", "pile": [pile("vp", 2), pile("gold", 1)]}
    words = Texts(lang).because(GAME, "imperial_miners-event-result", args, ["Ann"])
    assert words.replace("\u202f", " ") == said


def test_labels_are_worded_by_the_domain_they_are_named_after() -> None:
    args: dict[str, Json] = {"card": ["029", "028"]}
    assert Texts("en").because(GAME, "imperial_miners-move-play", args) == "play Battering Ram and War Drums"
    assert Texts("en").because(GAME, "imperial_miners-move-faction", {"faction": "scots"}) == "name the Scots"
