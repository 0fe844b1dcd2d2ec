"""A bot of one's own at a table of a server, over the socket, against one of Pithead's.

python examples/bot.py http://127.0.0.1:8000 dig_deep foreman

It makes a table with an invitation for itself and plays as any other client (`client.py`): it is told what its seat may
know, and a choice that is not legal is refused. `choose` is what to change.
"""

import json
import sys
from urllib.request import Request, urlopen

from client import play

LIKED = ("sell", "mine", "deliver", "drill", "play", "build")  # verbs, the best first


def choose(state: dict, choices: list[dict]) -> dict:
    """The bot: of what may be chosen, what it likes best. `state["scene"]` is the table as this seat sees it; a choice
    has its `move` in words, and a `warning` where it is absurd.
    """

    def rank(choice: dict) -> tuple[bool, int]:
        verb = choice["move"].split()[0]
        return bool(choice["warning"]), LIKED.index(verb) if verb in LIKED else len(LIKED)

    return min(choices, key=rank)


def main(server: str, game: str, opponent: str) -> float:
    """Play a game; the place of the bot, from 1."""
    seats = [{"kind": "invite", "name": "Mine"}, {"kind": "bot", "bot": opponent}]
    limits = {"turn_limit": 12} if game != "imperial_miners" else {}
    order = {"game": game, "pace": "instant", "seats": seats, "options": limits}
    asked = Request(f"{server}/api/v1/tables", json.dumps(order).encode(), {"content-type": "application/json"})
    end = play(server + json.load(urlopen(asked))["seats"][0]["link"], choose)
    for player, standing in zip(end["players"], end["result"]["standing"], strict=True):
        print(f"{player['name']}: {standing[0]}")
    return end["result"]["places"][0]


if __name__ == "__main__":
    main(*sys.argv[1:4])
