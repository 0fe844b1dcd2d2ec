"""English, German and French always together, and a message for everything a game can say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tools.scene_types import Types, alternatives

from pithead.core.api import Game, Json
from pithead.core.chance import Rng, seed_from
from pithead.games.registry import GAMES, load_game
from pithead.locales import FOLDER, LANGUAGES, Texts
from pithead.table.offer import named
from pithead.table.record import Player
from pithead.table.table import Table

CATALOGUES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str, catalogue: str) -> dict[str, set[str]]:
    """Message ids with their variables; fails on a line that Fluent cannot read, or an id that stands twice."""
    resource = FluentParser().parse((FOLDER / lang / f"{catalogue}.ftl").read_text(encoding="utf-8"))
    out: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{catalogue}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in out, f"{lang}/{catalogue}.ftl: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = variables.names
    return out


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str, catalogue: str) -> None:
    assert messages(lang, catalogue) == messages("en", catalogue)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_has_a_catalogue_of_its_own(lang: str) -> None:
    assert sorted(path.stem for path in (FOLDER / lang).glob("*.ftl")) == CATALOGUES


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_ids_begin_with_the_name_of_their_catalogue(catalogue: str) -> None:
    assert [id for id in messages("en", catalogue) if not id.startswith(f"{catalogue}-")] == []


def literals(game: str) -> Iterator[str]:
    """Prompt and warning ids that stand in the source of a game: whole, or as the name given to `_warn`."""
    spec = find_spec(GAMES[game])
    assert spec is not None
    assert spec.origin is not None
    for path in Path(spec.origin).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and node.value.startswith((f"{game}-prompt-", f"{game}-warn-"))
            ):
                if not node.value.endswith("-"):
                    yield node.value
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("warn", "_warn"):
                yield from (
                    f"{game}-warn-{arg.value}"
                    for arg in node.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )


def said(game: Game, seats: int, seed: int) -> set[str]:
    """Prompts and warnings of a random game, for everybody at every decision."""
    table = Table(game, [Player(str(i)) for i in range(seats)], None, seed_from("said", seed))
    rng = Rng(seed)
    out: set[str] = set()
    for _ in range(1500):
        for seat in range(seats):
            offer = table.offer(seat)
            out.add(offer.prompt)
            out |= {choice.warning for choice in offer.choices if choice.warning}
        if table.over:
            break
        seat = table.waiting()[0]
        choices = table.offer(seat).choices
        table.play(seat, [choices[rng.below(len(choices))].move], table.offers[seat])
    return out


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_a_game_can_say_has_a_message(game_id: str) -> None:
    game = load_game(game_id)
    have = messages("en", game_id)
    need = {f"{game_id}-title"}
    for verb in game.actions.verbs:
        need |= {f"{game_id}-move-{verb.name}", f"{game_id}-help-{verb.name}"}
    need |= {f"{game_id}-event-{event.name}" for event in game.events}
    need |= {f"{game_id}-option-{option.name}" for option in game.info.options}
    need |= {f"{game_id}-reason-{reason}" for reason in game.reasons if reason}
    need |= set(literals(game_id))
    need |= said(game, game.info.min_seats, 1) | said(game, game.info.max_seats, 2)
    assert sorted(need - set(have)) == []


def shown_with(game_id: str, verb: str) -> set[str]:
    """What every preview of a verb may name, as the types are written: compiled ones have forgotten their bases."""
    types = Types(game_id)
    preview = types.previews.get(verb)
    names = [ast.unparse(one) for one in alternatives(preview)] if preview else []
    out: set[str] = set()
    while names:
        struct = types.structs[names.pop()]
        out |= set(struct.fields)
        names += struct.bases
    return out


@pytest.mark.parametrize("game_id", GAMES)
def test_messages_use_no_variable_that_their_verb_or_event_does_not_give(game_id: str) -> None:
    game = load_game(game_id)
    have = messages("en", game_id)
    for verb in game.actions.verbs:
        given = {arg.name for arg in verb.args} | shown_with(game_id, verb.name)
        assert have[f"{game_id}-move-{verb.name}"] <= given, verb.name
        assert have[f"{game_id}-help-{verb.name}"] == set(), verb.name
    for event in game.events:
        assert have[f"{game_id}-event-{event.name}"] <= {name for name, _ in event.args} | {"some", "pile"}, event.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_and_every_event_of_a_random_game_can_be_said(game_id: str, lang: str) -> None:
    game, texts = load_game(game_id), Texts(lang)
    table = Table(
        game,
        [Player("Ann"), Player("Bo")] + [Player(str(i)) for i in range(game.info.min_seats - 2)],
        None,
        seed_from(game_id),
    )
    rng = Rng(5)
    for _ in range(400):
        if table.over:
            break
        seat = table.waiting()[0]
        choices = table.offer(seat).choices
        for choice in choices:
            assert texts.move(game, named(choice), (), choice.preview)
        table.play(seat, [choices[rng.below(len(choices))].move], table.offers[seat])
    for event in table.events(-4):
        said = texts.event(game, event, ["Ann", "Bo", "0"])
        assert said
        assert "{" not in said


def test_a_seat_is_said_by_its_name_and_a_number_can_be_chosen_by() -> None:
    game = load_game("dig_deep")
    event: dict[str, Json] = {"n": 1, "event": "advertised", "seat": "2", "gem": "ruby", "step": "-1"}
    assert Texts("en").event(game, event, ["Ann", "Bo"]) == "Bo advertises against ruby"
    assert Texts("de").event(game, event, ["Ann", "Bo"]) == "Bo wirbt gegen Rubin"
    assert Texts("fr").event(game, {**event, "step": "+1"}, ["Ann", "Bo"]) == "Bo fait de la publicité\u202f: rubis"


@pytest.mark.parametrize(
    ("lang", "bid", "nothing"),
    [
        ("en", "Bo bids 2 Zn, 1 Au, $300: worth $1,800", "Bo loses nothing"),
        ("de", "Bo bietet 2 Zn, 1 Au, 300 $: Wert 1.800 $", "Bo verliert nichts"),
        ("fr", "Bo offre 2 Zn, 1 Au, 300 $\u202f: valeur 1\u202f800 $", "Bo ne perd rien"),
    ],
)
def test_of_a_pile_only_what_is_there_is_said(lang: str, bid: str, nothing: str) -> None:
    game, texts = load_game("rockwell"), Texts(lang)
    cubes: dict[str, Json] = {"seat": "2", "zinc": 2, "copper": 0, "silver": 0, "gold": 1}
    assert texts.event(game, {**cubes, "event": "bid", "money": 300, "value": 1800}, ["Ann", "Bo"]) == bid
    assert texts.event(game, {**cubes, "event": "lost", "zinc": 0, "gold": 0}, ["Ann", "Bo"]) == nothing


def test_what_a_table_itself_tells_has_a_message() -> None:
    game = load_game("dig_deep")
    table = Table(game, [Player("Ann"), Player("Bo")], None, seed_from("sit"))
    table.sit(1, Player("Cleo", "bot", "pebble"))
    assert Texts("en").event(game, table.events(0)[-1], ["Ann", "Bo"]) == "Cleo sits down at the table"


def test_a_message_missing_in_a_language_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pithead import locales

    for lang, text in (("en", "odd-one = One { $n }\nodd-two = Two\n"), ("de", "odd-two = Zwei\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "odd.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(locales, "FOLDER", tmp_path)
    texts = Texts("de")
    assert texts.msg("odd-two") == "Zwei"
    assert texts.msg("odd-one", n=3) == "One 3"
    with pytest.raises(LookupError, match="no message 'odd-three'"):
        texts.msg("odd-three")
    with pytest.raises(LookupError, match="odd-one"):
        texts.msg("odd-one")
    locales._catalogue.cache_clear()


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from pithead.locales import preferred_language

    for name in ("PITHEAD_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert preferred_language() == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert preferred_language() == "en"
    monkeypatch.setenv("PITHEAD_LANG", "fr")
    assert preferred_language() == "fr"


def test_no_message_of_the_terminal_is_left_over() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    built = ("cli-command-", "cli-help-")  # by the name of the command
    unused = [id for id in messages("en", "cli") if not id.startswith(built) and f'"{id}"' not in source]
    boards = [id for game in GAMES for id in messages("en", game) if id.startswith(f"{game}-board-")]
    unused += [id for id in boards if f'"{id}"' not in source and f'"{id.partition("-board-")[2]}"' not in source]
    assert unused == []
