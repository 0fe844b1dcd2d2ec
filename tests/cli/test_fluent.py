"""Messages are put into words as Mozilla's formatter would put them, in every language and with every form."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pithead.locales import FOLDER, LANGUAGES
from pithead.locales.fluent import Catalogue, elided, french_spacing

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
VALUES: tuple[str | int, ...] = (0, 1, 2, -1, -12, 21, 1234, -1234567, "card", "yes", "Ann")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_mozillas_formatter_puts_it(lang: str, file: str) -> None:
    text = (FOLDER / lang / file).read_text(encoding="utf-8")
    ours, theirs = Catalogue(lang, text), FluentBundle([lang], use_isolating=False)
    theirs.add_resource(FluentResource(french_spacing(text) if lang == "fr" else text))
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ftl.Message):
            continue
        variables = Variables()
        variables.visit(entry)
        pattern = theirs.get_message(entry.id.name).value
        assert pattern is not None
        for value in VALUES:
            args = dict.fromkeys(variables.names, value)
            said, errors = theirs.format_pattern(pattern, args)
            assert not errors
            shown = elided(str(said)) if lang == "fr" else said
            assert ours.format(entry.id.name, args) == shown, (entry.id.name, value)


def test_french_elides_before_names_and_sets_its_narrow_spaces() -> None:
    text = "x = Part de { $who } : que { $who } en prenne la moitié ! « { $who } »\n"
    french = Catalogue("fr", text)
    assert french.format("x", {"who": "Ann"}) == (
        "Part d’Ann\u202f: qu’Ann en prenne la moitié\u202f! «\u202fAnn\u202f»"
    )
    assert french.format("x", {"who": "Bo"}).startswith("Part de Bo\u202f: que Bo")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(LookupError, match="'who'"):
        Catalogue("en", "x = Hello { $who }\n").format("x", {})


def test_what_is_not_understood_is_said_when_the_catalogue_is_read() -> None:
    with pytest.raises(ValueError, match="x: FunctionReference is not understood"):
        Catalogue("en", "x = { NUMBER($n) }\n")
