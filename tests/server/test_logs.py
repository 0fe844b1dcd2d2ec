"""What the server writes about itself."""

from __future__ import annotations

import io
import json

import pytest

from pithead.server.logs import Log


def test_an_error_is_logged_by_kind_and_place_but_not_by_what_it_says() -> None:
    stream = io.StringIO()
    try:
        raise ValueError("Key (token)=(s3cret) already exists")
    except ValueError as error:
        Log(stream).fault("request_failed", error, method="GET", path="/healthz")
    line = json.loads(stream.getvalue())
    assert line["error"].startswith("ValueError at test_logs.py:")
    assert "s3cret" not in stream.getvalue()


def test_an_error_that_was_never_raised_has_no_place() -> None:
    stream = io.StringIO()
    Log(stream).fault("task_failed", KeyError("s3cret"))
    assert json.loads(stream.getvalue())["error"] == "KeyError"


def test_a_field_outside_the_list_is_refused() -> None:
    with pytest.raises(ValueError, match="not a field of the log: token"):
        Log(io.StringIO()).write("started", token="s3cret")
