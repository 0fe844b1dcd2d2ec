"""What docs/hosting.md tells a host to write down works as it stands there: systemd's unit, and nginx with TLS and
WebSockets.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests import keeper
from tests.cli.drive import ROOT
from tests.server.harness import Seat, environment, free_port, play_to_the_end, tokens, wait_for

PROGRAM = "/opt/pithead/bin/pithead"
NAME = "tables.example.org"
FIGURES = "what-opens-the-figures"


def block(language: str) -> str:
    """The one code block of that language."""
    found = re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def replaced(text: str, **words: str) -> str:
    """Ports, files and programs of the page exchanged for the test's; each must be there."""
    for old, new in words.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def exec_start() -> list[str]:
    line = next(line for line in block("ini").splitlines() if line.startswith("ExecStart="))
    return shlex.split(line.removeprefix("ExecStart="))


def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "pithead.service"
    unit.write_text(replaced(block("ini"), **{PROGRAM: sys.executable}))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (0, "")


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate of our own for the page's host and this machine, and its key."""
    cert, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key)]
    subprocess.run([*command, "-out", str(cert), *subject], check=True, capture_output=True)
    return cert, key


@pytest.fixture
def server(tmp_path: Path) -> Iterator[int]:
    """The server as the unit starts it, its database and port apart; two new tables for an address, then it is slow."""
    port = free_port()
    arguments = exec_start()
    assert arguments[0] == PROGRAM
    wish = [str(port) if word == "8000" else word for word in arguments[1:]]
    wish[wish.index("--db") + 1] = str(tmp_path / "tables.sqlite")
    command = [sys.executable, "-m", "pithead.cli", *wish, "--pause", "0", "--limits", json.dumps({"creations": 2})]
    known = {**environment(), "PITHEAD_METRICS_TOKEN": FIGURES}
    with subprocess.Popen(command, env=known, stdout=subprocess.PIPE, text=True) as process:
        keeper.stop_at_end(process.pid)
        assert process.stdout is not None
        assert "serves tables at" in process.stdout.readline()
        yield port
        process.terminate()
    keeper.release(process.pid)
    assert process.returncode == 0


@pytest.fixture
def proxy(tmp_path: Path, certificate: tuple[Path, Path], server: int) -> Iterator[tuple[int, int]]:
    """nginx with the page's site; its ports for HTTP and HTTPS."""
    plain, secure = free_port(), free_port()
    site = replaced(
        block("nginx"),
        **{
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
            "/etc/ssl/pithead/fullchain.pem": str(certificate[0]),
            "/etc/ssl/pithead/privkey.pem": str(certificate[1]),
            "127.0.0.1:8000;": f"127.0.0.1:{server};",
        },
    )
    (tmp_path / "site").write_text(site)
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}}\n"
        f"http {{ access_log off; include {tmp_path}/site; client_body_temp_path {tmp_path}/body;"
        f" proxy_temp_path {tmp_path}/proxied; fastcgi_temp_path {tmp_path}/1; uwsgi_temp_path {tmp_path}/2;"
        f" scgi_temp_path {tmp_path}/3; }}\n"
    )
    nginx = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    subprocess.run([*nginx, "-t"], check=True, capture_output=True)
    with subprocess.Popen(nginx, stderr=subprocess.DEVNULL) as process:
        keeper.stop_at_end(process.pid)
        yield plain, secure
        process.terminate()
    keeper.release(process.pid)


def test_a_game_is_played_through_nginx_with_tls_and_websockets(
    proxy: tuple[int, int], certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, secure = proxy
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    place = f"https://127.0.0.1:{secure}"

    def client(address: str) -> httpx.Client:
        return httpx.Client(base_url=place, timeout=30, transport=httpx.HTTPTransport(local_address=address))

    def up() -> bool:
        try:
            return client("127.0.0.1").get("/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    wait_for(up, 20, "nginx does not answer")
    moved = httpx.get(f"http://127.0.0.1:{plain}/rules/dig_deep")
    assert moved.status_code == 301 and moved.headers["location"].endswith("/rules/dig_deep")
    assert client("127.0.0.1").get("/metrics").status_code == 403
    figures = client("127.0.0.1").get("/metrics", headers={"authorization": f"Bearer {FIGURES}"})
    assert figures.status_code == 200 and "pithead_commands_total" in figures.text

    order = {
        "game": "dig_deep",
        "pace": "instant",
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}],
        "options": {"turn_limit": 2},
    }
    made = client("127.0.0.2").post("/api/v1/tables", json=order)
    assert made.status_code == 200, made.text
    seat = Seat(place, made.json()["table"], tuple(tokens(made.json())))
    play_to_the_end(seat)
    assert seat.states[seat.seats[0]]["status"] == "over"
    seat.close()

    # limits count the address that nginx sees, whatever the client says it is
    lie = {"x-forwarded-for": "127.0.0.9"}
    answers = [client("127.0.0.2").post("/api/v1/tables", json=order, headers=lie).status_code for _ in range(3)]
    assert answers[-1] == 429
    assert client("127.0.0.3").post("/api/v1/tables", json=order).status_code == 200
