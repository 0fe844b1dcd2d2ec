"""Actions: every code has one name and one text, in every game; what names no action is refused with what was
possible.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.core.actions import ActionSpace, Arg, Domain, EventType, Move, Verb, numbers
from pithead.core.errors import MoveError
from pithead.games.registry import GAMES, load_game

SPACES = {f"{game} {name}": getattr(load_game(game), name) for game in GAMES for name in ("actions", "outcomes")}


def small() -> ActionSpace:
    gem = Domain("gem", ["ruby", "emerald"])
    return ActionSpace(
        [
            Verb("pass", 0),
            Verb("sell", 1, [Arg("gem", gem), Arg("count", numbers("count", 1, 3))], "X-1", "card"),
            Verb("take_back", 7, [Arg("gem", gem)], "X-2", "place"),
        ]
    )


@st.composite
def codes(draw: st.DrawFn) -> tuple[ActionSpace, int]:
    """A code of any space; the first and last codes of its verbs are drawn often."""
    space: ActionSpace = SPACES[draw(st.sampled_from(sorted(SPACES)))]
    verb = draw(st.sampled_from(space.verbs))
    edge = st.sampled_from([verb.start, verb.start + verb.size - 1])
    return space, draw(edge | st.integers(verb.start, verb.start + verb.size - 1))


@given(codes())
@settings(max_examples=300)
def test_a_code_survives_every_form(drawn: tuple[ActionSpace, int]) -> None:
    space, code = drawn
    verb = space.verb_of(code)
    assert verb.start <= code < verb.start + verb.size
    assert space.encode(verb.name, *space.values(code)) == code
    assert space.code(space.decode(code)) == code
    assert space.parse(space.format(code)) == code
    assert space.parse("  " + space.format(code).upper().replace(" ", "   ")) == code
    assert space.from_json(space.to_json(code)) == code


@given(codes(), codes())
def test_two_codes_have_two_texts(one: tuple[ActionSpace, int], other: tuple[ActionSpace, int]) -> None:
    if one[0] is other[0] and one[1] != other[1]:
        assert one[0].format(one[1]) != one[0].format(other[1])
        assert one[0].decode(one[1]) != one[0].decode(other[1])


@pytest.mark.parametrize("name", sorted(SPACES))
def test_a_space_is_whole(name: str) -> None:
    space = SPACES[name]
    assert space.size == sum(verb.size for verb in space.verbs)
    assert [space.verb_of(verb.start).name for verb in space.verbs] == [verb.name for verb in space.verbs]
    for verb in space.verbs:
        assert len({arg.name for arg in verb.args}) == len(verb.args), f"{verb.name}: two arguments share a name"
        for arg in verb.args:
            assert all(len(label.split()) == 1 for label in arg.domain.labels), (
                f"{arg.domain.name}: a label must be one word"
            )


WORDS = st.sampled_from(
    ["mine", "sell", "ruby", "+1", "a", "L1-R", "roll", "", "  ", "no", "1", "buy-x", "take-back"]
) | st.text(max_size=12)


@given(st.sampled_from(sorted(SPACES)), st.lists(WORDS, max_size=5))
def test_any_text_is_a_move_or_a_move_error(name: str, words: list[str]) -> None:
    text = " ".join(words)
    try:
        code = SPACES[name].parse(text)
    except MoveError as error:
        assert error.possible
        assert str(error)
    else:
        assert SPACES[name].format(code).lower() == " ".join(text.split()).lower().replace(
            "-", "_", text.split()[0].count("-")
        )


JSON_VALUES = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.integers(), max_size=2)


@given(
    st.sampled_from(sorted(SPACES)),
    st.dictionaries(st.sampled_from(["verb", "column", "gem", "step", "x"]), JSON_VALUES),
)
def test_any_object_is_a_move_or_a_move_error(name: str, data: dict[str, bool | int | str | list[int] | None]) -> None:
    try:
        code = SPACES[name].from_json(data)
    except MoveError as error:
        assert error.possible
    else:
        assert SPACES[name].to_json(code)["verb"] == data["verb"]


def test_the_last_argument_runs_fastest() -> None:
    texts = [small().format(code) for code in range(small().size)]
    assert texts == [
        "pass",
        "sell ruby 1",
        "sell ruby 2",
        "sell ruby 3",
        "sell emerald 1",
        "sell emerald 2",
        "sell emerald 3",
        "take_back ruby",
        "take_back emerald",
    ]


def test_a_hyphen_may_stand_for_an_underscore_and_case_does_not_matter() -> None:
    assert small().parse("Take-Back RUBY") == 7


@pytest.mark.parametrize(
    ("text", "reason", "possible"),
    [
        ("", "an empty move", ("pass", "sell", "take_back")),
        ("   ", "an empty move", ("pass", "sell", "take_back")),
        ("sel ruby 1", "there is no move 'sel'; did you mean sell?", ("pass", "sell", "take_back")),
        ("xyzzy", "there is no move 'xyzzy'", ("pass", "sell", "take_back")),
        ("sell ruby", "should have the form: sell <gem> <count>", ("sell <gem> <count>",)),
        ("sell ruby 1 2", "should have the form: sell <gem> <count>", ("sell <gem> <count>",)),
        ("sell gold 1", "'gold' is no gem: use ruby, emerald", ("ruby", "emerald")),
        ("sell ruby 4", "'4' is no count: use 1, 2, 3", ("1", "2", "3")),
    ],
)
def test_a_wrong_move_says_what_is_wrong_and_what_was_possible(
    text: str, reason: str, possible: tuple[str, ...]
) -> None:
    with pytest.raises(MoveError) as error:
        small().parse(text)
    assert reason in str(error.value)
    assert error.value.move == text or not text.strip()
    assert error.value.possible == possible


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({}, "needs a 'verb'"),
        ({"verb": 3}, "needs a 'verb'"),
        ({"verb": "sel"}, "did you mean sell"),
        ({"verb": "sell", "gem": "ruby"}, "missing: ['count']"),
        ({"verb": "pass", "gem": "ruby"}, "unknown: ['gem']"),
        ({"verb": "take_back", "gem": None}, "'None' is no gem"),
    ],
)
def test_a_wrong_move_object_says_what_is_wrong(data: dict[str, int | str | None], reason: str) -> None:
    with pytest.raises(MoveError) as error:
        small().from_json(data)
    assert reason in str(error.value)


def test_numbers_and_labels_are_equal_in_an_object() -> None:
    assert small().from_json({"verb": "sell", "gem": "ruby", "count": 2}) == small().parse("sell ruby 2")


@pytest.mark.parametrize("code", [-1, 9, 1000])
def test_a_code_outside_the_space_is_refused(code: int) -> None:
    with pytest.raises(ValueError, match=r"outside 0\.\.8"):
        small().decode(code)


def test_wrong_values_are_refused() -> None:
    with pytest.raises(ValueError, match="takes 2 arguments, not 1"):
        small().encode("sell", 0)
    with pytest.raises(ValueError, match=r"count 3 is outside 0\.\.2"):
        small().encode("sell", 0, 3)


def test_a_wrong_verb_table_is_refused() -> None:
    with pytest.raises(ValueError, match="verb b starts at 2, the verbs before it end at 1"):
        ActionSpace([Verb("a", 0), Verb("b", 2)])
    with pytest.raises(ValueError, match="two verbs are called a"):
        ActionSpace([Verb("a", 0), Verb("a", 1)])
    with pytest.raises(ValueError, match="two labels are the same"):
        Domain("gem", ["ruby", "Ruby"])


def test_the_layout_hash_tells_tables_apart() -> None:
    gem = Domain("gem", ["ruby", "emerald"])
    layouts = {
        ActionSpace([Verb("a", 0, [Arg("gem", gem)])]).layout(),
        ActionSpace([Verb("b", 0, [Arg("gem", gem)])]).layout(),
        ActionSpace([Verb("a", 0, [Arg("kind", gem)])]).layout(),
        ActionSpace([Verb("a", 0, [Arg("gem", Domain("gem", ["emerald", "ruby"]))])]).layout(),
    }
    assert len(layouts) == 4
    assert ActionSpace([Verb("a", 0, [Arg("gem", gem)])]).layout() in layouts


def test_moves_are_equal_by_their_text() -> None:
    assert Move("sell", ["ruby", "2"]) == small().decode(2)
    assert len({Move("sell", ["ruby", "2"]), small().decode(2), Move("pass")}) == 2
    assert Move("pass") != "pass"


def test_an_event_names_its_numbers() -> None:
    gem = Domain("gem", ["ruby", "emerald"])
    kind = EventType("sold", [("seat", numbers("seat", 1, 4)), ("coins", None), ("gems", gem)])
    assert kind.name_values((0, 7, 1)) == {"seat": "1", "coins": 7, "gems": "emerald"}
    assert kind.name_values((0, 7, -1)) == {"seat": "1", "coins": 7, "gems": None}, "not known"
    assert kind.name_values((0, 7, 1, 0, -3)) == {"seat": "1", "coins": 7, "gems": ["emerald", "ruby", None]}
