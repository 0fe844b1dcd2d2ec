"""A plain install says what it leaves out, what that is for and how to get it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from pithead.extras import EXTRAS, MissingExtra, need
from tests.cli.drive import ROOT, run

TOOLS = {"bench", "compile", "dev"}  # for those who work on Pithead


def test_every_extra_of_the_package_has_its_purpose_told() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == set(EXTRAS) | TOOLS
    for extra, (module, _) in EXTRAS.items():
        assert any(line.startswith(module) for line in project["optional-dependencies"][extra])


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_extra_is_one_line_with_the_command(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, purpose = EXTRAS[extra]
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra) as missing:
        need(extra)
    assert str(missing.value) == f"{purpose}: this needs the extra '{extra}': pip install 'pithead[{extra}]'"


def test_a_fault_inside_an_extra_is_not_called_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "psycopg.py").write_text("import pithead_has_no_such_module\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "psycopg", raising=False)
    with pytest.raises(ModuleNotFoundError, match="pithead_has_no_such_module"):
        need("postgres")


def test_serving_from_postgresql_without_its_driver_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for command in (["serve", "--port", "0"], ["admin", "list"]):
        result = run(*command, "--db", "postgresql://nobody@127.0.0.1:9/none")
        assert result.exit_code == 2
        assert "pip install 'pithead[postgres]'" in result.output
        assert "Traceback" not in result.output


def test_an_arena_on_a_cluster_without_ray_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", "dig_deep", "--bots", "pebble,apprentice", "--deals", "2", "--ray", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "pip install 'pithead[ray]'" in result.output
