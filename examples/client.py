"""A whole client: takes a seat by its invitation and plays on until the game is over, choosing at random.

python examples/client.py 'http://127.0.0.1:8000/join/1f0c…#invitation'
"""

import json
import random
import secrets
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def at_random(state: dict, choices: list[dict]) -> dict:  # what comes without a warning is better
    return random.choice([c for c in choices if not c["warning"]] or choices)


def play(link: str, choose=at_random) -> dict:
    """Take the seat, answer every offer, come back after a broken connection; the last state of the game."""
    parts = urlsplit(link)
    table = f"{parts.netloc}/api/v1/tables/{parts.path.rpartition('/')[2]}"
    take = Request(f"http://{table}/join", b"{}", {"authorization": f"Bearer {parts.fragment}"})
    token = json.load(urlopen(take))["token"]  # an invitation is good for one person, once
    after = "0"  # the last event we were told: a reconnect asks for those behind it
    while True:
        try:
            with connect(f"ws://{table}/socket", max_size=None) as socket:
                socket.send(json.dumps({"type": "hello", "seats": [{"token": token, "after": after}]}))
                for message in map(json.loads, socket):
                    if message["type"] == "closing" and message["code"] == "bad_token":
                        sys.exit(message["message"])
                    if message["type"] == "refused" and message["code"] != "stale_offer":
                        print("refused:", message["message"])
                    if message["type"] != "state":
                        continue
                    state, after = message["state"], message["state"]["event"]
                    print(*message["events"], sep="\n")
                    if state["status"] == "over":
                        return state
                    if state["seat"] in state["adds"]:
                        send(socket, "add_luck", state["seat"], nonce=secrets.token_hex(32))  # our part
                    if offer := state["offer"]:
                        chosen = choose(state, offer["choices"])["move"]
                        send(socket, "play", offer["seat"], offer=offer["number"], moves=[chosen])
        except (ConnectionClosed, OSError):
            print("the connection broke; again")


def send(socket, type: str, seat: int, **fields) -> None:
    """A command; the server does what has the same id once."""
    socket.send(json.dumps({"type": type, "id": secrets.token_hex(8), "seat": seat, **fields}))


if __name__ == "__main__":
    end = play(sys.argv[1])
    for player, standing in zip(end["players"], end["result"]["standing"], strict=True):
        print(f"{player['name']}: {standing[0]}")
